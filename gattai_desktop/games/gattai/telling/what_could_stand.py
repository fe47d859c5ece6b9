"""What could stand at the caret of a line of triggers, each with what it would do at this table (RULES 2.6, MICRO-7).

The table may be one that is played on, seen from a seat, or one that was laid from a pack to look at. Whatever is
offered makes a trigger that can be read, and taking what is offered again and again comes to a whole one.
"""

from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.editions import speak
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.amounts import base_amount
from gattai_desktop.games.gattai.events.event_table import EVENT_OF, EVENTS, class_of, targets_of
from gattai_desktop.games.gattai.events.lines import numbers_of, read_line
from gattai_desktop.games.gattai.events.recipients import in_play, kind_of, kinds_hit, valid
from gattai_desktop.games.gattai.events.targets_of_events import AS_ONE, Aim, EventAmount, TargetNames, aim
from gattai_desktop.games.gattai.events.trigger_line import TARGETS, VARIABLES
from gattai_desktop.games.gattai.events.written_so_far import WrittenSoFar, written_so_far
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.telling.effect_on import effect_on, why_not
from gattai_desktop.games.gattai.telling.what_it_does import in_a_sentence, what_it_does
from gattai_desktop.games.notation import NotationFault

_NUMBERS: Final = ("1", "2", "3")
_LIKELY: Final = ("Choice", "Opponent", "Each", "Team", "Self")
_THINGS: Final = frozenset({"Faction", "Location", "Resource"})
_PICKED: Final = {
    "Pilot": "a Pilot that {who} picks then",
    "Threat": "a Threat that {who} picks then",
    "Faction": "a Faction that {who} picks then",
    "Location": "a Location that {who} picks then",
    "Resource": "a Resource that {who} picks then",
    "": "somebody whom {who} picks then",
}


@frozen
class CouldStand:
    """One way in which a half-written trigger could go on.

    `line` is the whole text once it is taken, with the caret at `caret`; `shown` the trigger as far as it is then
    written, `rest` what of it lies behind the caret now. `about` is the recipient that it names, if any. What is
    `refused` has no target here, and `does` says why; `price`: it would end something for good.
    """

    line: str
    caret: int
    shown: str
    rest: str
    does: Words
    about: str = ""
    refused: bool = False
    price: bool = False


def what_could_stand(
    table: Table, text: str, caret: int, instigator: str = COACH_SEAT, shown: Callable[[str], str] = str
) -> tuple[CouldStand, ...]:
    """Return what could stand where the caret is, best first, and last what has no target.

    `instigator` is who would fire the line. `shown` says how the windows call what the table calls so; names are
    written like that.
    """
    so_far = written_so_far(text, caret)
    if so_far is None:
        return ()
    writer = _Writer(table, text, so_far, instigator, TargetNames(table, shown))
    found = [one for one in writer.offers() if writer.can_be_read(one)]
    return (*(one for one in found if not one.refused), *(one for one in found if one.refused))


class _Writer:
    """Works out what could go on a trigger."""

    def __init__(self, table: Table, text: str, so_far: WrittenSoFar, instigator: str, names: TargetNames) -> None:
        self.table, self.text, self.at, self.names = table, text, so_far, names
        self.instigator = instigator
        self.rulings = rulings_of(table)
        self.tail = text[so_far.end :]
        self.prefix = speak("prefix", self.rulings.edition)

    def can_be_read(self, one: CouldStand) -> bool:
        """Whether the offered trigger is one; text that is there already may make it too long."""
        try:
            read_line(self.table, self.names.stored(one.shown))
        except NotationFault:
            return False
        return True

    def offers(self) -> Iterator[CouldStand]:
        match self.at.part:
            case "begin" | "name":
                return self._events()
            case "target":
                return self._aimed()
            case "value":
                return self._values()
            case _:
                return self._joined()

    # ------------------------------------------------------------------ names
    def _events(self) -> Iterator[CouldStand]:
        begun = self.at.begun.casefold()
        exact = EVENT_OF.get(begun)
        fitting = [
            name
            for name, event in EVENTS.items()
            if name.casefold().startswith(begun) and class_of(event, self.rulings) != "none"
        ]
        if exact is not None and class_of(EVENTS[exact], self.rulings) != "none":
            fitting = [exact, *(name for name in fitting if name != exact)]
        aimed_on = self.tail.lstrip()[:1] in {":", "("}
        if fitting and (exact == fitting[0] or len(fitting) == 1) and begun and not aimed_on:
            yield from self._named_and_aimed(fitting[0], written=exact is not None)
            fitting = fitting[1:]
        for name in fitting:
            lead = ":" if self._takes_targets(name) and not aimed_on else ""
            word = f"{self._sign()}{name}"
            one = self._offer(f"{word}{lead}", f"{self._sign_shown()}{name}", Words(EVENTS[name].effect))
            yield one if self._can_happen(name) else evolve(one, does=say("no target: nobody to hit"), refused=True)

    def _can_happen(self, event: str) -> bool:
        """Whether it could hit anybody here."""
        if EVENTS[event].base == "chosen" or event in AS_ONE:
            return True
        return bool(valid(self.table, event))

    def _named_and_aimed(self, event: str, *, written: bool) -> Iterator[CouldStand]:
        """Yield the one event that can be meant with each of its targets."""
        alone = f"{self._sign()}{event}"
        if not self._takes_targets(event):
            if not written:
                yield self._offer(alone, f"{self._sign_shown()}{event}", self._words(f"{self.prefix}{event}"))
            return
        for target, about in self._targets(event):
            yield self._target(event, target, about, f"{alone}:{target}", f"{self._sign_shown()}{event}:{target}")

    def _sign(self) -> str:
        return self.prefix if self.at.part == "begin" else ""

    def _sign_shown(self) -> str:
        return self.prefix if self.at.part == "begin" else self.text[self.at.start : self.at.word]

    def _takes_targets(self, event: str) -> bool:
        no_target = event in AS_ONE and not (event == "Tarry" and self.rulings.tarry_target == "as_written")
        return not no_target and bool(targets_of(EVENTS[event], self.rulings) or kinds_hit(self.table, event))

    # ------------------------------------------------------------------ targets
    def _aimed(self) -> Iterator[CouldStand]:
        event = EVENT_OF.get(self.at.name.casefold())
        if event is None:
            return
        begun, lead = self.at.begun.casefold(), self.text[self.at.start : self.at.word]
        whole = any(begun == target.casefold() for target, _ in self._targets(event))
        for target, about in self._targets(event):
            if target.casefold().startswith(begun) and target.casefold() != begun:
                yield self._target(event, target, about, target, f"{lead}{target}")
        if whole and not self.tail.lstrip().startswith("("):
            yield from self._counted(event, f"{lead}{self.at.begun}", "(")

    def _targets(self, event: str) -> Iterator[tuple[str, str]]:
        """Yield each target that could stand there, with the recipient that it names: what is likely first."""
        hit = kinds_hit(self.table, event)
        begun = self.at.begun if self.at.part == "target" else ""
        words = TARGETS if begun else tuple(self._words_that_differ(event))
        names = [(self.names.name(one), one) for one in self.names.recipients if self.names.name(one)]
        things = [one for one in names if kind_of(self.table, one[1]) in hit and kind_of(self.table, one[1]) in _THINGS]
        people = [one for one in names if kind_of(self.table, one[1]) in hit and one not in things]
        yield from things
        yield from ((word, "") for word in words)
        yield from people
        if EVENTS[event].base != "chosen":
            yield from (one for one in names if one not in things and one not in people)

    def _words_that_differ(self, event: str) -> Iterator[str]:
        """Yield the words that reach somebody here, one of those that mean the same."""
        if EVENTS[event].base == "chosen":
            yield from ("Choice", "Opponent", "Each", "Team", "Self")
            return
        meant: list[Aim] = []
        for word in dict.fromkeys((*_LIKELY, *TARGETS)):
            found = aim(self.table, event, word, self._base(event), self.instigator)
            if (found.hits or found.choice) and found not in meant:
                meant.append(found)
                yield word

    def _target(self, event: str, target: str, about: str, word: str, shown: str) -> CouldStand:
        """Return the offer of a target, with what the event would do to it."""
        if EVENTS[event].base == "chosen":
            return self._offer(word, shown, say("which of them is picked then"), about=about)
        amount = self._base(event)
        found = aim(self.table, event, about or target, amount, self.instigator)
        if found.choice:
            kinds = {kind_of(self.table, one) for one in found.choice}
            kind = next(iter(kinds)) if len(kinds) == 1 else ""
            who = named(self.table, found.chooser)
            return self._offer(word, shown, say(_PICKED.get(str(kind), _PICKED[""]), who=who))
        if not found.hits:
            why = why_not(self.table, event, about) if about else self._nobody(target)
            return evolve(self._offer(word, shown, why, about=about), refused=True)
        if len(found.hits) > 1 or kind_of(self.table, found.hits[0][0]) is None:
            return self._offer(word, shown, self._words(f"{self.prefix}{event}:{target}"))
        one, much = found.hits[0]
        effect = effect_on(self.table, event, one, much, self.instigator)
        words = effect.words if about else say("{name}: {what}", name=named(self.table, one), what=effect.words)
        return evolve(self._offer(word, shown, words, about=about), price=effect.price)

    def _nobody(self, target: str) -> Words:
        kinds = {"Faction": "Faction", "Location": "Location", "Threat": "Threat", "Pilot": "Pilot"}
        if target in kinds and not in_play(self.table, target):  # type: ignore[arg-type]
            return say("no target: none is in play")
        return say("no target: it hits nobody like that")

    def _base(self, event: str) -> EventAmount:
        return base_amount(self.table, event)

    # ------------------------------------------------------------------ values
    def _counted(self, event: str, lead: str, opens: str) -> Iterator[CouldStand]:
        """Yield the values that the trigger could have: numbers, the whole, and what is counted at this moment."""
        if isinstance(EVENTS[event].base, int) or EVENTS[event].base in {"schism", "chosen"}:
            known = numbers_of(self.table, self.instigator)
            for value in (*_NUMBERS, *(name for name in VARIABLES if name in known), "Full"):
                yield self._value(lead, f"{opens}{value}", opens)

    def _values(self) -> Iterator[CouldStand]:
        lead = self.text[self.at.start : self.at.word]
        value, begun = self.at.value or "", self.at.begun
        before = value[: len(value) - len(begun)].rstrip()
        event = EVENT_OF.get(self.at.name.casefold())
        if event is None:
            return
        if begun:
            yield self._value(lead, begun, "")
        if not before and not begun:
            yield from self._counted(event, lead, "")
            return
        if before and before[-1] not in "+-*×−":
            return
        words = VARIABLES if before else ("Full", "All", *VARIABLES)
        for word in words:
            if word.casefold().startswith(begun.casefold()) and word.casefold() != begun.casefold():
                yield self._value(lead, word, "")

    def _value(self, lead: str, value: str, opens: str) -> CouldStand:
        word = f"{self.at.begun}{value})" if opens else f"{value})"
        tail = self.tail if opens else self.tail.lstrip().removeprefix(")")
        shown = f"{lead}{value})"
        return evolve(self._offer(word, shown, self._words(shown)), line=f"{self.text[: self.at.word]}{word}{tail}")

    # ------------------------------------------------------------------ what follows
    def _joined(self) -> Iterator[CouldStand]:
        lead = self.text[self.at.start : self.at.word].rstrip()
        gap = "" if self.text[: self.at.word][-1:].isspace() else " "
        for word, does in (("and", say("and then this")), ("or", say("or this: who fires it picks"))):
            if word.startswith(self.at.begun.casefold()):
                yield self._offer(f"{gap}{word} {self.prefix}", lead, does)

    # ------------------------------------------------------------------ an offer
    def _offer(self, word: str, shown: str, does: Words, about: str = "") -> CouldStand:
        at = self.at
        line = f"{self.text[: at.word]}{word}{self.tail}"
        begun = word[: len(at.begun)]
        rest = word[len(at.begun) :] if begun.casefold() == at.begun.casefold() else ""
        return CouldStand(line, at.word + len(word), shown, rest, does, about)

    def _words(self, trigger: str) -> Words:
        return in_a_sentence(what_it_does(self.table, self.names.stored(trigger), self.instigator))

"""Sentences about values that changed: what the rows of `values.py` are told by.

Each takes the table at that moment, the fact, and the value that changed, and yields what is to be said of it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value, as_list
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_book
from gattai_desktop.games.gattai.names import HARMONY_NAMES
from gattai_desktop.games.gattai.telling.sentence import Now, Sentence
from gattai_desktop.games.told import Preset, Strong
from gattai_desktop.games.value_table import TableValue


def unsaid(_now: Now, _fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """What people notice although it has no sentence of its own."""
    return iter(())


# ---------------------------------------------------------------------- gauges


def gauge(now: Now, fact: ValueChanged, value: TableValue, preset: Preset = "moves") -> Iterator[Sentence]:
    """From what to what, "Ren: Charges 3 → 4"; what is the table's has no name before it."""
    short = _from_to(value.name, fact)
    if not value.owner:
        yield Sentence(short, preset)
        return
    words = say("{who}: {change}", who=now.name(value.owner), change=short)
    yield Sentence(words, preset, subject=value.owner, short=short)


quiet_gauge: Final = partial(gauge, preset="everything")


def _from_to(name: Words | str, fact: ValueChanged) -> Words:
    template = "{name} {after}" if fact.before in (None, "") else "{name} {before} → {after}"
    return say(template, name=name, before=_shown(fact.before), after=Strong(_shown(fact.after)))


def _shown(value: Value) -> int | str:
    if value is None or value == ():
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)
    return value


def harmony(_now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """From what to what, and its colour: "Harmony 4 → 5, Blue"."""
    after = fact.after if isinstance(fact.after, int) and 0 < fact.after < len(HARMONY_NAMES) else 0
    yield Sentence(
        say(
            "Harmony {before} → {after}, {colour}",
            before=_shown(fact.before),
            after=Strong(_shown(fact.after)),
            colour=Words(HARMONY_NAMES[after] or "none"),
        ),
        "story",
    )


def score(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """Only what a side loses; what it gains is announced."""
    side = now.side(value.key)
    if isinstance(fact.before, int | None) and isinstance(fact.after, int):
        points = fact.after - (fact.before or 0)
        if points < 0:
            yield Sentence(say("{side} lose {points}" if side == "Pilots" else "{side} loses {points}",
                               side=side, points=Strong(-points)))  # fmt: skip


def endurance(now: Now, fact: ValueChanged, value: TableValue, *, most: bool = False) -> Iterator[Sentence]:
    """From what to what, as the edition calls it: "Ren's Robo: Grit 6 → 5". most: it is how much it can have."""
    name = now.rulings.speak("endurance")
    change = _from_to(say("{name} at most", name=name) if most else name, fact)
    words = say("{who}'s Robo: {change}", who=now.name(value.owner), change=change)
    yield Sentence(words, subject=value.owner, short=change)


most_endurance: Final = partial(endurance, most=True)


def form_gauge(_now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """What it begins with is in the full log alone; only what is spent and regained is told."""
    spent = fact.before is not None and fact.after is not None
    yield Sentence(_from_to(value.name, fact), "moves" if spent else "everything")


def strike(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """A Strike as it begins is in the full log alone."""
    if isinstance(fact.after, int):
        if isinstance(fact.before, int):
            yield from gauge(now, fact, value)
        else:
            words = say("{who}: Strike {strike}", who=now.name(value.key), strike=Strong(fact.after))
            yield Sentence(words, "everything")


def lasting(now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """By how much a Strike is raised or lowered for a while, and for how long; other numbers show it themselves."""
    before, after = as_list(fact.before), as_list(fact.after)
    for one in (Counter(after) - Counter(before)).elements():
        what, owner, amount, until = one[:4] if isinstance(one, tuple) and len(one) > 3 else ("", "", 0, "")
        if what != "strike" or not isinstance(amount, int):
            continue
        change = Strong(f"{'+' if amount > 0 else '−'}{abs(amount)}")
        words = say("{who}: Strike {change}", who=now.name(str(owner)), change=change)
        if until == "throwdown":
            words = say("{who}: Strike {change} in this Throwdown", who=now.name(str(owner)), change=change)
        elif until == "turn":
            words = say("{who}: Strike {change} this turn", who=now.name(str(owner)), change=change)
        yield Sentence(words, "moves", subject=str(owner))


# ---------------------------------------------------------------------- words


_PHASES: Final = {
    "set-up": say("Set-up: a new session is prepared"),
    "salute": say("Salute: the players greet each other"),
    "briefing": say("Briefing: what has happened, and what is to be done"),
    "play": say("Play: the story begins"),
    "debriefing": say("Debriefing: what was learned tonight"),
    "breakdown": say("Breakdown: time to pack up"),
}
"""Each phase by the book's word, and what is done in it (RULES SESSION-1)."""


def phase(_now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """Which phase of the session begins, in words for those who have never heard its name."""
    named = str(fact.after)
    yield Sentence(_PHASES.get(named) or say("Now: {after}", after=Strong(_word(named))), "story")


@frozen
class Became:
    """Tells with a template what words a value has now: {who} it is of, {before} and {after}.

    `at_first` is whether it is told, too, of a value that was not there before.
    """

    template: str
    preset: Preset = "moves"
    at_first: bool = True

    @property
    def templates(self) -> tuple[str, ...]:
        """What it says, for translation."""
        return (self.template,)

    def __call__(self, now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
        if fact.before is None and not self.at_first:
            return
        who = now.name(value.owner) if value.owner else ""
        words = say(self.template, who=who, before=_shown(fact.before), after=Strong(_word(fact.after)))
        yield Sentence(words, self.preset, subject=value.owner)


@frozen
class EitherWay:
    """Tells with one of two templates whether a value is true. Each has its sign; `missing` is what no value means."""

    true: str
    false: str
    preset: Preset
    signs: tuple[str, str] = ("", "")
    missing: bool = False

    @property
    def templates(self) -> tuple[str, ...]:
        """What it says, for translation."""
        return self.true, self.false

    def __call__(self, now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
        """Fill the template that fits."""
        is_so = self.missing if fact.after is None else bool(fact.after)
        words = say(self.true if is_so else self.false, who=now.name(value.owner) if value.owner else "")
        yield Sentence(words, self.preset, self.signs[not is_so])


def _word(value: Value) -> int | str:
    shown = _shown(value)
    return shown.replace("_", " ").replace("-", " ") if isinstance(shown, str) else shown


renamed: Final = Became("{before} is now called {after}", at_first=False)  # who is new, other sentences say
present: Final = EitherWay("{who} is here", "{who} is away", "everything", missing=True)  # the move says it
revealed: Final = EitherWay("{who} is revealed", "{who} is hidden", "story", ("eye", "closed"))
monster: Final = EitherWay(
    "From now on the Big Giant Monster attacks", "The Big Giant Monster waits", "story", ("monster", "monster")
)
monster_size: Final = EitherWay("{who} stands at full size", "{who} is small again", "everything")  # announced
guide: Final = EitherWay(
    "The rules are on", "The rules are off: nothing is judged", "story", signs=(COACH_SEAT, COACH_SEAT)
)

STATUS: Final[Mapping[str, str]] = {
    "active": "{who} is back",
    "out": "{who} is out of this conflict",
    "dead": "{who} is dead",
    "departed": "{who} departs",
    "graduated": "{who} graduates",
    "defeated": "{who} is beaten",
    "beaten": "{who} is beaten",
    "gone": "{who} leaves",
    "out_for_scene": "{who} is out for this scene",
    "removed": "{who} is gone",
}


def status(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """What became of a Pilot, a Threat or a Faction; of one that has just come something else tells."""
    if (fact.before is None and fact.after == "active") or "masked" in (fact.before, fact.after):
        return iter(())
    return Became(STATUS.get(str(fact.after), "{who}: {after}"), "story")(now, fact, value)


def rewritten(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """That a text is another one, not what it says."""
    if fact.before is not None:
        words = say("{who}: {what} is written anew", who=now.name(value.owner), what=value.name)
        yield Sentence(words, "everything")


def scene_title(_now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """What the scene is called, once it is called anything."""
    if fact.after:
        yield Sentence(say("Scene: {after}", after=Strong(_shown(fact.after))), "story")


def scene_text(_now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """What the Coach reads aloud, as it is read."""
    if fact.after:
        yield Sentence(say("{text}", text=_shown(fact.after)), "story")


def scene_here(now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """Who is in the scene, once somebody is."""
    if isinstance(fact.after, tuple) and fact.after:
        who = tuple(now.name(str(one)) for one in fact.after)
        yield Sentence(say("Here: {who}", who=who), "story")


def current(now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """The Location at which a Rumble is fought."""
    if fact.after:
        yield Sentence(say("Now at {place}", place=now.name(f"location.{fact.after}")), "story")


STATES: Final[Mapping[str, str]] = {"standing": "Standing", "damaged": "Damaged", "razed": "Razed"}


def location(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """What state it is in: "Old Harbour Razed"."""
    state = Strong(STATES.get(str(fact.after), str(fact.after)))
    yield Sentence(say("{place} {state}", place=now.name(value.owner), state=state), "story")


KNOWN: Final[Mapping[str, str]] = {
    "tr": "TR", "buffers": "Buffers", "strike": "Strike", "note": "agenda", "wave": "Wave", "storm": "Storm",
    "defeat": "Defeat Conditions", "met": "conditions met", "bgm": "true size",
    "base_tr": "full TR", "max_buffers": "Buffers at most",
}  # fmt: skip
"""What can be known of a Threat, in the words of the table."""


def pilots_know(now: Now, fact: ValueChanged, value: TableValue) -> Iterator[Sentence]:
    """Each part of a Threat that is revealed now, or hidden again."""
    before, after = as_list(fact.before), as_list(fact.after)
    who = now.name(value.owner)
    for part in after:
        if part not in before:
            yield Sentence(say("{who}: {part} is revealed", who=who, part=KNOWN.get(str(part), part)), "story", "eye")
    for part in before:
        if part not in after:
            yield Sentence(say("{who}: {part} is hidden", who=who, part=KNOWN.get(str(part), part)), "moves", "closed")


def ruling(_now: Now, fact: ValueChanged, _value: TableValue) -> Iterator[Sentence]:
    """Which option a ruling has from now on."""
    name = fact.path.partition(".")[2]
    row = rulings_book().get(name)
    options: Mapping[str, str] = row.options if row else {}
    after = str(fact.after) if fact.after is not None else ""
    if row is None or not after:
        yield Sentence(say("{row}: as the edition has it", row=row.id if row else name), "story", COACH_SEAT)
        return
    yield Sentence(say("{row}: {option}", row=row.id, option=Strong(options.get(after, after))), "story", COACH_SEAT)

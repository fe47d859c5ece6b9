"""Lines of the +Trigger notation at this table: read, chosen from, counted and fired (RULES 2.6, MICRO-1, MICRO-5).

The agenda item `("fire_line", text, instigator, why)` fires a line; a line with "or" is asked of the instigator first,
and a letter that has no number here is asked of the Coach.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, cached
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events import payload
from gattai_desktop.games.gattai.events.event_table import EVENTS, Recipient, class_of
from gattai_desktop.games.gattai.events.recipients import NAMES, RESOURCES, name_of, seat_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount, aim
from gattai_desktop.games.gattai.events.trigger_line import Trigger, TriggerLine, TriggerValue
from gattai_desktop.games.gattai.events.triggers import parse, spell
from gattai_desktop.games.gattai.outcome import spoil_table
from gattai_desktop.games.gattai.zones import omens, pilot_seats
from gattai_desktop.games.move import Answer, Quoted, wish
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

_MOST: Final = 10
"""The largest number that is offered where people have to count what the program cannot."""
_NAMED: Final[tuple[Recipient, ...]] = ("Pilot", "Threat", "Faction", "Location")


def read_line(table: Table, text: str) -> TriggerLine:
    """Read a line with the names of this table. Raises NotationFault."""
    return _read(text, _every_name(table), _every_key(table))


@lru_cache(maxsize=1024)
def _read(text: str, names: tuple[str, ...], keys: tuple[str, ...]) -> TriggerLine:
    return parse(text, names, keys)


@cached(depends_on=NAMES)
def _every_name(table: Table) -> tuple[str, ...]:
    return (*RESOURCES.values(), *(name_of(table, one) for one in _every_one(table)))


@cached(depends_on=NAMES)
def _every_key(table: Table) -> tuple[str, ...]:
    return tuple(one.rpartition(".")[2] for one in _every_one(table))


def _every_one(table: Table) -> Iterator[str]:
    # A Pilot or Threat that has left play keeps its name: the event itself finds that it cannot hit it.
    for kind in _NAMED:
        if kind == "Pilot":
            yield from pilot_seats(table)
        else:
            yield from (f"{kind.lower()}.{key}" for key in table.listed(f"{kind.lower()}s"))


def fire_line(ledger: Ledger, text: str, instigator: str = COACH_SEAT, why: str = "", *numbers: int) -> None:
    """Fire a line of the notation from left to right; a line with "or" is asked first (RULES 2.6).

    A line that cannot be read is said aloud for the table to play. `numbers` are answers to what X and the like are.
    """
    try:
        line = read_line(ledger.table, text)
    except NotationFault:
        ledger.announce("line", rule="MICRO-1", text=text, who=instigator)
        return
    if len(line.alternatives) > 1:
        ledger.next(("choose_line", text, instigator, why))
        return
    known = numbers_of(ledger.table, instigator)
    unknown = [name for name in _counted(line) if name not in known]
    if len(unknown) > len(numbers):
        ledger.next(("count", text, instigator, why, *numbers))
        return
    known.update(zip(unknown, numbers, strict=False))
    triggers = line.alternatives[0].triggers
    aimed = spoil_table.target if why == spoil_table.SPOIL else _at_nobody
    ledger.next(
        *(
            (
                "fire",
                one.event,
                one.target or aimed(ledger.table, one.event),
                _worth(one.value, known),
                instigator,
                why,
            )
            for one in triggers
        ),
        *payload.marker(ledger, triggers),
    )


def _at_nobody(_table: Table, _event: str) -> None:
    """Return None: a line without a name leaves the target to the event."""


def numbers_of(table: Table, instigator: str) -> dict[str, int]:
    """What the letters of a value stand for at this moment (RULES 2.6)."""
    found: dict[str, int] = {"Ω": omens(table)}
    for name, path in (
        ("Tier", "crisis.tier"),
        ("Harmony", "team.harmony"),
        ("Stage", "throwdown.stage"),
        ("TR", f"{instigator}.tr"),
    ):
        number = table.values.get(path)
        if isinstance(number, int):
            found[name] = number
    # Outside a Throwdown everything counts as its first stage.
    found.setdefault("Stage", 1)
    return found


def _counted(line: TriggerLine) -> tuple[str, ...]:
    names: dict[str, None] = {}
    for alternative in line.alternatives:
        for trigger in alternative.triggers:
            if trigger.value is not None and not isinstance(trigger.value, str):
                names.update(dict.fromkeys(sorted(trigger.value.variables)))
    return tuple(names)


def _worth(value: TriggerValue | None, numbers: Mapping[str, int]) -> EventAmount | None:
    if value is None:
        return None
    return "Full" if isinstance(value, str) else value.worth(numbers)


@wish("chooses {alternative}")
class Choose(Answer):
    """Wish: of a line with "or", fire this part."""

    alternative: Quoted
    shown = Shown("{alternative}")
    told = LogWords("{seat} chooses which of them happens")  # what it does follows, in words
    answers = "choose_line"

    def judge(self, state: State) -> Iterator[Reason]:
        item = open_item(state, "choose_line")
        if self.alternative not in _alternatives(state, str(item[1])):
            yield refusal("MICRO-6", "{part} is not on offer: {line}.", part=self.alternative, line=item[1])

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, _, instigator, why = item
        ledger.next(("fire_line", self.alternative, instigator, why))


def _alternatives(table: Table, text: str) -> tuple[str, ...]:
    return tuple(spell(part, rulings_of(table).edition) for part in read_line(table, text).alternatives)


def _ask_line(state: State, item: Item) -> Ask | None:
    _, text, instigator, why = item
    seat = seat_of(str(instigator))
    try:
        parts = _alternatives(state, str(text))
    except NotationFault:  # a target in the line was given another name meanwhile
        return None
    return Ask(
        "choose_line",
        seat,
        say("Which of these happens?"),
        tuple(Choose(seat, Quoted(one)) for one in parts),
        say("{why}", why=str(why)),
        by_outcome=True,
    )


@wish("counts {number}")
class Count(Answer):
    """Wish: say how much X (or another letter of a value) is here."""

    number: int
    shown = Shown("{number}")
    answers = "count"

    def judge(self, state: State) -> Iterator[Reason]:
        if not 0 <= self.number <= _MOST:
            yield refusal("MICRO-5", "Say a number from 0 to {most}.", most=_MOST)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(("fire_line", *item[1:], self.number))


def _ask_count(state: State, item: Item) -> Ask | None:
    _, text, _instigator, why, *numbers = item
    known = numbers_of(state, str(item[2]))
    try:
        unknown = [name for name in _counted(read_line(state, str(text))) if name not in known]
    except NotationFault:
        return None
    if len(unknown) <= len(numbers):
        return None
    return Ask(
        "count",
        COACH_SEAT,
        say("How much is {letter} in {line}?", letter=unknown[len(numbers)], line=text),
        tuple(Count(COACH_SEAT, number) for number in range(_MOST + 1)),
        say("{why}", why=str(why)),
    )


def refusals(table: Table, text: str, instigator: str) -> Iterator[Reason]:
    """Yield what is wrong with a line before it is fired: it cannot be read, or its target cannot be hit (MICRO-7)."""
    try:
        line = read_line(table, text)
    except NotationFault as fault:
        yield refusal("MICRO-1", "{fault}", fault=fault)
        return
    for alternative in line.alternatives:
        for trigger in alternative.triggers:
            yield from unfit(table, trigger, instigator)


def unfit(table: Table, trigger: Trigger, instigator: str) -> Iterator[Reason]:
    """Yield why a trigger cannot be fired here: the edition has no such event, or nobody can be hit (MICRO-7)."""
    if class_of(EVENTS[trigger.event], rulings_of(table)) == "none":
        yield refusal("MICRO-1", "This edition has no {event}.", event=trigger.event)
    elif EVENTS[trigger.event].base != "chosen":
        found = aim(table, trigger.event, trigger.target, 1, instigator)
        if not found.hits and not found.choice:
            yield refusal(
                "MICRO-7",
                "{event} has nobody to hit: {target}.",
                event=trigger.event,
                target=trigger.target or "no target is in play",
            )


MOVES = (Choose, Count)
# What need not be asked any more, because the table changed meanwhile, goes the way of every line.
DOINGS = {"fire_line": fire_line, "choose_line": fire_line, "count": fire_line}
ASKINGS = {"choose_line": _ask_line, "count": _ask_count}

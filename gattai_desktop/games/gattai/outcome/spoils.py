"""Taking Spoils: chosen by the Commander, given to those who fought, applied when all are chosen (OUT-7, OUT-11)."""

from functools import lru_cache, partial
from typing import Final, cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, path_to, paths
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, put
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import PRESENCE
from gattai_desktop.games.gattai.outcome import outcome, spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import (
    BASIC_FOR_ULTIMATE,
    LEVELS,
    STORY,
    Spoil,
    SpoilLevel,
    spoils_of,
)
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.zones import MOST_PATHS, pilot_seats
from gattai_desktop.games.move import Impossible
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

Taken = tuple[tuple[str, Seat], ...]

_AS_ONE = frozenset({"Rally"})
_FITTING = paths(*PRESENCE, "scene", "spoil", "spoils")
_CHOICE = paths(*_FITTING, "throwdown")


taken_path: Final = path_to("outcome.spoils.{}")
"""Where the Spoils are kept that a side has chosen."""


def taken(table: Table, side: Seat) -> Taken:
    """The Spoils that a side has chosen, each with its receiver."""
    return table.listed(taken_path(side))  # type: ignore[return-value]


def left(table: Table, side: Seat, level: SpoilLevel) -> int:
    """How many Spoils of a level a side may still choose."""
    return _left(table, side)[level]


def _left(table: Table, side: Seat) -> dict[SpoilLevel, int]:
    values = table.values
    count: dict[SpoilLevel, int] = {
        "basic": cast("int", values.get(outcome.basic_path(side)) or 0),
        "ultimate": cast("int", values.get(outcome.ultimate_path(side)) or 0),
    }
    chosen = taken(table, side)
    if chosen:
        spoils = spoils_of(table)
        for key, _ in chosen:
            count[spoils[key].level] -= 1
            if spoils[key].several:
                count["basic"] += BASIC_FOR_ULTIMATE[max(stages.entered(table), default=1)]
    return count


def takes_as(table: Table, side: Seat) -> str:
    """In which column of the table a side stands."""
    if side == COACH_SEAT:
        return "coach"
    return "rivals" if throwdown.pilots_only(table) else "pilots"


def fitting(table: Table, side: Seat) -> tuple[Spoil, ...]:
    """The Spoils that have a place here: on this table's list, and with a receiver (OUT-7)."""
    column, fighting = takes_as(table, side), throwdown.threats(table)
    question = partial(_fitting, table, column, fighting)
    return table.cached(("spoils", column, fighting), question, depends_on=_FITTING)


def _fitting(table: Table, column: str, fighting: tuple[str, ...]) -> tuple[Spoil, ...]:
    final = rulings_of(table).spoils_list == "final"
    # Several Spoils fire the same events.
    finds: dict[tuple[str, str | None], bool] = {}
    found: list[Spoil] = []
    for spoil in spoils_of(table).values():
        if spoil.final_only and not final:
            continue
        fits = spoil.told or spoil.several or spoil.key == STORY
        for trigger in () if fits else spoil_table.triggers_of(spoil.line(column)):
            hit = trigger.event, trigger.target
            if hit not in finds:
                finds[hit] = trigger.event in _AS_ONE or spoil_table.finds_somebody(table, trigger, fighting)
            if finds[hit]:
                fits = True
                break
        if fits:
            found.append(spoil)
    return tuple(found)


def fits(table: Table, side: Seat, spoil: Spoil) -> bool:
    """Whether a Spoil has a place here."""
    return spoil in fitting(table, side)


def receivers(table: Table, side: Seat, spoil: Spoil) -> tuple[Seat, ...]:
    """Who may receive a Spoil: everybody who fought on the side, or its Commander where it is nobody's own (OUT-11)."""
    if side == COACH_SEAT or not spoil.personal:
        return (outcome.speaker(table, side),)
    return throwdown.in_seat_order(table, throwdown.involved(table, side))


def _offered(table: Table, side: Seat, room: tuple[SpoilLevel, ...]) -> tuple["TakeSpoil", ...]:
    """Every Spoil of the levels in which a side may still choose, with each receiver."""
    return table.cached(("spoils", side, room), partial(_choices_among, table, side, room), depends_on=_CHOICE)


def _choices_among(table: Table, side: Seat, room: tuple[SpoilLevel, ...]) -> tuple["TakeSpoil", ...]:
    spoils = [(one.key, receivers(table, side, one)) for one in fitting(table, side) if one.level in room]
    return _choices(outcome.speaker(table, side), tuple(spoils))


@lru_cache(maxsize=MOST_PATHS)
def _choices(seat: Seat, spoils: tuple[tuple[str, tuple[Seat, ...]], ...]) -> tuple["TakeSpoil", ...]:
    """The choices of a seat among Spoils, each for one of its receivers; the same ones come up all evening."""
    return tuple([TakeSpoil.made(seat, key, one) for key, receivers_of_it in spoils for one in receivers_of_it])


# ---------------------------------------------------------------------- choosing


def _ask_spoils(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    if not (state.values.get(outcome.basic_path(side)) or state.values.get(outcome.ultimate_path(side))):
        return None
    seat = outcome.speaker(state, side)
    owed = _left(state, side)
    return put(
        "spoils",
        seat,
        _question(owed["basic"], owed["ultimate"]),
        (
            *_offered(state, side, tuple([level for level in LEVELS if owed[level] > 0])),
            *[
                PutBack.made(seat, key, receiver)
                for key, receiver in dict.fromkeys(taken(state, side))
                if _may_go_back(state, side, key)
            ],
            TakeNoMore.made(seat),
        ),
        say("Nothing happens before all are chosen."),
    )


def _question(basic: int, ultimate: int) -> Words:
    """Ask for what is left to choose, and for nothing else."""
    if basic and ultimate:
        return say("Choose Spoils: {basic} Basic, {ultimate} Ultimate.", basic=basic, ultimate=ultimate)
    if basic:
        return say("Choose Spoils: {basic} Basic.", basic=basic)
    if ultimate:
        return say("Choose Spoils: {ultimate} Ultimate.", ultimate=ultimate)
    return say("All Spoils are chosen. Do they happen now?")


def _may_go_back(table: Table, side: Seat, key: str) -> bool:
    """Basic Spoils that stand for an Ultimate one go back first."""
    if not spoils_of(table)[key].several:
        return True
    stage = max(stages.entered(table), default=1)
    return left(table, side, "basic") >= BASIC_FOR_ULTIMATE[stage]


@answers("spoils", "takes {spoil} for {receiver}", rule="OUT-7")
class TakeSpoil(Choice):
    """Wish: choose a Spoil and who receives it."""

    spoil: str
    receiver: Seat = field(converter=seat_named)
    told = LogWords("{seat} takes a Spoil for {receiver}: {spoil}")

    def told_now(self) -> LogWords:
        """Name no receiver where it would be the taker, who reads as the one who is hit."""
        if self.spoil in spoil_table.AGAINST:
            return LogWords("{seat} takes a Spoil against the other side: {spoil}")
        return LogWords("{seat} takes a Spoil: {spoil}") if self.receiver == self.seat else self.told

    def against(self, state: State, item: Item) -> Reason:
        side = str(item[1])
        found = spoils_of(state).get(self.spoil)
        if found is None:
            return refusal("OUT-8", "No Spoil is called {spoil}.", spoil=self.spoil)
        if left(state, side, found.level) <= 0:
            if found.level == "basic":
                return refusal("OUT-2", "No Basic Spoil is left to choose.")
            return refusal("OUT-2", "No Ultimate Spoil is left to choose.")
        if not fits(state, side, found):
            return spoil_table.does_not_fit(state, takes_as(state, side), found)
        return refusal("OUT-11", "{name} cannot receive it.", name=throwdown.name_of(state, self.receiver))

    def answer(self, ledger: Ledger, item: Item) -> None:
        side = str(item[1])
        if self.spoil not in spoils_of(ledger.table) or self.receiver not in (COACH_SEAT, *pilot_seats(ledger.table)):
            raise Impossible(say("There is no such Spoil, or nobody to take it."))
        ledger.set(taken_path(side), (*taken(ledger.table, side), (self.spoil, self.receiver)), rule="OUT-7")
        ledger.next(item)


@answers("spoils", "puts back {spoil} for {receiver}", rule="OUT-7")
class PutBack(Choice):
    """Wish: take a Spoil off the list again."""

    spoil: str
    receiver: Seat = field(converter=seat_named)
    told = LogWords("{seat} puts a Spoil back: {spoil}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        side = str(item[1])
        chosen = list(taken(ledger.table, side))
        if (self.spoil, self.receiver) not in chosen:
            raise Impossible(say("{spoil} was not taken for {name}.", spoil=self.spoil, name=self.receiver))
        chosen.remove((self.spoil, self.receiver))
        ledger.set(taken_path(side), tuple(chosen) or None, rule="OUT-7")
        ledger.next(item)


@answers("spoils", "takes no more Spoils", rule="OUT-7")
class TakeNoMore(Choice):
    """Wish: that is all; what is left over is given up."""


# ---------------------------------------------------------------------- applying


def apply(ledger: Ledger) -> None:
    """Fire every Spoil that was chosen, the winner's first (STEP-5)."""
    items: list[Item] = []
    for side in (outcome.winner(ledger.table), outcome.loser(ledger.table)):
        column = takes_as(ledger.table, side)
        for key, receiver in taken(ledger.table, side):
            if key == STORY or spoils_of(ledger.table)[key].told:
                items.append(("story_spoil", side))
            elif not spoils_of(ledger.table)[key].several:
                items.append(("spoil", key, spoils_of(ledger.table)[key].line(column), receiver))
    ledger.next(*items, ("enter_outcome", "story"))


def fire(ledger: Ledger, key: str, line: str, receiver: Seat) -> None:
    """Fire one Spoil for its receiver."""
    cause = ledger.announce("spoil", rule="OUT-7", spoil=key, line=line, seat=receiver)
    with ledger.because(cause):
        ledger.next(("fire_line", line, receiver, spoil_table.SPOIL))


def tell(ledger: Ledger, side: Seat) -> None:
    """A Spoil that is told in the story (OUT-10)."""
    ledger.announce("spoil", rule="OUT-10", spoil=STORY, seat=outcome.speaker(ledger.table, side))


MOVES = (TakeSpoil, PutBack, TakeNoMore)
DOINGS = {"apply_spoils": apply, "spoil": fire, "story_spoil": tell}
ASKINGS = {"spoils": _ask_spoils}

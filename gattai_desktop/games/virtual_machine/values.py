"""Every value of a fight, one in a row, and what is read most often of them.

Of the table: `mcs`, `cpu`: the processes of each side; `map`, `fight`, `areas`; `round`, from 1; `count`: how far the
count has come, 1 the low Ace to 14 the high one and 15 for turns without a card; `count.order`: the MCs that share a
count, as they said; `count.first`: which of its cards an MC lets act first; `count.empty`: the MCs that have a turn
without a card; `count.gone`: the turns that the count has passed in this round; `taker.<card>`: for which process the
CPU has picked a card, where it says so; `called.<card>`: the card that a Joker was named as; `high.<card>`: an Ace
waits for the high end; `turn.*`: whose turn it is, its card and what was done in it; `boot.<side>`: the Boot that
waits and who won it; `row.<side>`: the row that a Team Hand reached, and `given.<side>`: who gave each of its cards.
Of a process: HP, Move Points, bits and the rest of a sheet.
"""

from collections.abc import Callable, Iterator
from typing import Final, cast

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.deck54 import card as card_named
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table, cached, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Seat
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.kinds import Gauge, Number, Text
from gattai_desktop.games.seat_names import seat_called
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.value_table import RecordGauge, TableValue, ValueRow, ValueTable, Whose
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

START: Final = "start"
PLACING: Final = "placing"
SELECT: Final = "select"
COUNT: Final = "count"
GIVE: Final = "give"
TURN: Final = "turn"
OVER: Final = "over"
"""Where a fight is: before it, while mobs are placed, while all pick, while the
count goes on, when the CPU gives a card to a mob, in a turn,
and after it."""

LOW_ACE: Final = 1
HIGH_ACE: Final = ACE
WITHOUT_CARD: Final = 15
"""Where on the count an Ace is played low, where high, and where those without a card have their turns."""
GUIDED: Final = "guided"
"""The value that says that a guide leads through this fight; its decks are stacked."""
MOST_CHARGES: Final = 10
"""Charges of a full Interrupt meter (RULES VM-54)."""


def of(who: str, what: str) -> str:
    """The path of a value of a process."""
    return f"process.{who}.{what}"


def is_able(table: Table, who: str) -> bool:
    """Whether a process is neither downed nor off the map (RULES VM-W7, VM-H43)."""
    return table.number(of(who, "hp")) > 0 and not table.values.get(of(who, "away"))


@cached(depends_on=paths(MCS, CPU, "process.*.hp", "process.*.away"))
def able(table: Table, side: str) -> tuple[str, ...]:
    """The processes of a side that can fight."""
    return tuple(who for who in table.listed(side) if is_able(table, who))


def actor(table: Table) -> str:
    """Whose turn it is; "" between turns."""
    return table.text("turn.process")


def seat_of(table: Table, who: str) -> Seat:
    """Who decides for a process: an MC's player, or the CPU."""
    return who if who in table.listed(MCS) else CPU


def played_as(table: Table, card: Card) -> Card:
    """The card that a card counts as: a Joker is the one that it was named as (RULES VM-15, VM-H8)."""
    called = table.text(f"called.{card.key}")
    return card_named(called, card.deck) if called else card


def rank_of(table: Table, card: Card) -> int:
    """The rank that a card is played with, 2 to 14; an Ace is 14, and a Joker that has no name yet 0."""
    return played_as(table, card).rank


@frozen
class PassedTurn:
    """A turn that the count of this round has passed, or a card that nobody could take.

    at: where on the count. who: the process that had the turn, or the CPU. card: as it was played, "7♣"; "" for none.
    """

    at: int
    who: str
    card: str = ""
    was_joker: bool = False


def gone(table: Table) -> tuple[PassedTurn, ...]:
    """What the count has passed this round, the first first."""
    kept = cast("tuple[tuple[int, str, str, bool], ...]", table.values.get("count.gone") or ())
    return tuple(PassedTurn(*one) for one in kept)


def note_gone(ledger: Ledger, who: str, card: Card | None) -> None:
    """Keep for this round that the count has passed somebody's card."""
    table, played = ledger.table, ("", False)
    if card is not None:
        played = (played_as(table, card).name, card.is_joker)
    kept = cast("tuple[Value, ...]", table.values.get("count.gone") or ())
    ledger.set("count.gone", (*kept, (table.number("count"), who, *played)), rule="VM-12")


def named_values(table: Table, begun: str) -> tuple[tuple[str, Value], ...]:
    """Every value whose path begins so."""
    return tuple((path, table.values[path]) for path in table.values if path.startswith(begun))


def put(ledger: Ledger, who: str, what: str, value: Value, *, rule: str) -> int:
    """Set a value of a process, and return the number of the fact."""
    return ledger.set(of(who, what), value, rule=rule)


def name_of(table: Table, who: str) -> str:
    """What people call a seat, a side or a process."""
    typed = table.text(f"name.{who}")
    return _SIDES[who] if who in _SIDES and typed.casefold() in ("", who) else seat_called(who, typed)


def _secret(_state: State, seat: Seat, value: TableValue) -> bool:
    return seat not in (value.key, ALL)


def _processes(table: Table) -> Iterator[str]:
    yield from table.listed(MCS)
    yield from table.listed(CPU)


def _of(kind: Gauge, *, mobs: bool) -> Callable[[Table, TableValue], Gauge | None]:
    """Let a value be set by hand of mobs alone, or of MCs and bosses: a mob, such as "m02.1", is one of several."""
    return lambda _table, value: kind if ("." in value.key) == mobs else None


_WHOSE: Final = {
    "process": Whose(_processes),
    "seat": Whose(lambda table: table.listed("seats")),
    "side": Whose(lambda _table: (MCS, CPU)),
}
_SIDES: Final = {MCS: "MCs", CPU: "CPU"}
_HP: Final = Number(-9_999, 9_999)

VALUES: Final = ValueTable(
    _WHOSE,
    ValueRow("game"), ValueRow("name"), ValueRow("scenario"), ValueRow("seats"),
    ValueRow("name.{seat}", "Name", Text()),
    ValueRow("person.{seat}", "Player", Text()), ValueRow("program.{seat}"),
    ValueRow("step", record="step"), ValueRow(GUIDED),
    ValueRow("mcs"), ValueRow("cpu"), ValueRow("map"), ValueRow("areas"), ValueRow("fight"),
    ValueRow("round", "Round", record="round"),
    ValueRow("count", "Count", record=RecordGauge("count", absent=0)),
    ValueRow("count.order"), ValueRow("count.first"), ValueRow("count.empty"), ValueRow("count.gone"),
    ValueRow("called.*"), ValueRow("high.*"), ValueRow("at.*"), ValueRow("laid.*"), ValueRow("kept.*"),
    ValueRow("taker.*"),
    ValueRow("turn.process", record="turn"), ValueRow("turn.*"),
    ValueRow("boot.{side}"), ValueRow("row.{side}", record=RecordGauge("row", path="row.{key}")),
    ValueRow("uptimes.{side}"), ValueRow("given.{side}"),
    ValueRow("draw.cpu", "Draw", Number(0, 54)),
    ValueRow("winner", record="winner"), ValueRow("collector"),
    ValueRow("mixed"), ValueRow("grown"), ValueRow("modifiers.*"), ValueRow("fewer.{side}"), ValueRow("order.*"),
    ValueRow("paused"), ValueRow("window"), ValueRow("window.*"), ValueRow("lucky"), ValueRow("charge"),
    ValueRow("yielding"), ValueRow("yields.{side}"),
    ValueRow("secret.{seat}.*", hidden_from=_secret),
    ValueRow("unseen.*", hidden_from=lambda _state, seat, _value: seat not in (CPU, ALL)),
    ValueRow("process.{process}.hp", "HP", _HP, record="hp"),
    ValueRow("process.{process}.max_hp", "MaxHP", _HP, record="max hp"),
    ValueRow("process.{process}.move", "Move", _of(Number(0, 99), mobs=False), record=RecordGauge("move", absent=0)),
    ValueRow("process.{process}.auto", "Auto", _of(Number(0, 9), mobs=True), record=RecordGauge("auto", absent=0)),
    ValueRow("process.{process}.meter", "Meter", _of(Number(0, MOST_CHARGES), mobs=False), ends=(0, MOST_CHARGES),
             record=RecordGauge("meter", absent=0)),
    ValueRow("process.{process}.shield", "Shield", _of(Number(0, 9_999), mobs=False),
             record=RecordGauge("shield", absent=0)),
    ValueRow("process.{process}.*"),
    ValueRow("rulings.*"), ValueRow(SEATING), ValueRow(HINTS), ValueRow("agenda"),
)  # fmt: skip

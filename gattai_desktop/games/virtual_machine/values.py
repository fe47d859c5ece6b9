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

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.card import card as card_named
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table, cached, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import ALL, Seat
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.kinds import Gauge, Number, Text
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.seat_names import seat_called
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.value_kinds import (
    AGENDA,
    ANYTHING,
    CONTENT,
    FLAG,
    LISTS,
    NUMBER,
    NUMBERS,
    SEATS,
    TEXT,
    TEXTS,
    ValueKind,
    each,
    each_once,
    either,
    named_in,
    row,
    word,
)
from gattai_desktop.games.value_table import TableValue, ValueRow, ValueTable, While, Whose, kept
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS
from gattai_desktop.games.virtual_machine.world import KEY
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

NOBODY: Final = "nobody"
"""Who has won where both sides are out at once; "" where the fight was broken off."""
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


def _of(kind: Gauge, *, mobs: bool) -> While:
    """Let a value be set by hand of mobs alone, or of MCs and bosses: a mob, such as "m02.1", is one of several."""
    return While(kind, lambda _table, value: ("." in value.key) == mobs)


_WHOSE: Final = {
    "process": Whose(_processes),
    "seat": Whose(lambda table: table.listed("seats")),
    "side": Whose(lambda _table: (MCS, CPU)),
}
_SIDES: Final = {MCS: "MCs", CPU: "CPU"}
_HP: Final = Number(-9_999, 9_999)
PROCESS: Final = named_in(lambda table: (*_processes(table), CPU), wording("a process of this fight"))
PROCESSES: Final = each_once(PROCESS)
UNSEEN: Final = either(TEXTS, row(NUMBER, each(row(TEXT, ANYTHING))))
"""What the CPU hides: areas, or what is known of a process, with the round."""
BITS: Final = each(word(*BIT_CARDS))


def _of_process(holds: ValueKind, *names: str) -> Iterator[ValueRow]:
    return kept(holds, *(f"process.{{process}}.{name}" for name in names))


VALUES: Final = ValueTable(
    _WHOSE,
    ValueRow("game", holds=word(KEY)),
    ValueRow("step", record="step", holds=word(START, PLACING, SELECT, COUNT, GIVE, TURN, OVER)),
    ValueRow("name.{seat}", "Name", Text()), *kept(TEXT, "name.*"),
    ValueRow("person.{seat}", "Player", Text()),
    *kept(TEXT, "name", "scenario", "map", "fight", "grown", "collector", "lucky", "charge", "program.{seat}"),
    *kept(FLAG, GUIDED, "mixed", "yields.{side}", "high.{card}"),
    *kept(SEATS, "seats"), *kept(each_once(TEXT), MCS, CPU), *kept(TEXTS, "areas", "yielding", "window"),
    ValueRow("round", "Round", record="round", ends=(0, 9_999)),
    ValueRow("count", "Count", record=RecordGauge("count", absent=0), ends=(0, WITHOUT_CARD)),
    *kept(PROCESSES, "count.order", "count.empty"), *kept(TEXT, "count.first"),
    *kept(each(row(NUMBER, TEXT, TEXT, FLAG)), "count.gone"),
    *kept(TEXT, "called.{card}", "laid.{card}", "taker.{card}"), *kept(NUMBER, "at.{card}", "kept.{card}", "window.*"),
    ValueRow("turn.process", record="turn", holds=PROCESS),
    *kept(FLAG, *(f"turn.{done}" for done in ("attacked", "hacked", "healed", "hit", "lone", "probed", "used"))),
    *kept(NUMBER, "turn.boot", "turn.steps"),
    *kept(TEXT, *(f"turn.{what}" for what in ("card", "element", "from", "mirrored", "stopped"))), ValueRow("turn.*"),
    *kept(row(NUMBER, PROCESS), "boot.{side}"),
    ValueRow("row.{side}", record=RecordGauge("row", path="row.{key}"), holds=NUMBER),
    *kept(NUMBERS, "uptimes.{side}"), *kept(NUMBER, "fewer.{side}"),
    *kept(each(row(TEXT, TEXT, NUMBER)), "given.{side}"),
    ValueRow("draw.cpu", "Draw", Number(0, 54)),
    ValueRow("winner", record="winner", holds=word("", MCS, CPU, NOBODY)),
    *kept(each(row(TEXT, NUMBER, TEXT, TEXT, NUMBER)), "modifiers.*"), *kept(PROCESS, "order.*"),
    *kept(ANYTHING, "paused"),
    ValueRow("secret.{seat}.*", hidden_from=_secret, holds=either(CONTENT, LISTS)),
    ValueRow("unseen.*", hidden_from=lambda _state, seat, _value: seat not in (CPU, ALL), holds=UNSEEN),
    ValueRow("process.{process}.hp", "HP", _HP, record="hp"),
    ValueRow("process.{process}.max_hp", "MaxHP", _HP, record="max hp"),
    ValueRow("process.{process}.move", "Move", _of(Number(0, 99), mobs=False), record=RecordGauge("move", absent=0)),
    ValueRow("process.{process}.auto", "Auto", _of(Number(0, 9), mobs=True), record=RecordGauge("auto", absent=0)),
    ValueRow("process.{process}.meter", "Meter", _of(Number(0, MOST_CHARGES), mobs=False), ends=(0, MOST_CHARGES),
             record=RecordGauge("meter", absent=0)),
    ValueRow("process.{process}.shield", "Shield", _of(Number(0, 9_999), mobs=False),
             record=RecordGauge("shield", absent=0)),
    *_of_process(BITS, "bits"), *_of_process(TEXTS, "attacked", "bonus", "carried", "deeds", "worn"),
    *_of_process(FLAG, "burned", "firm", "gave", "halved", "locked", "reloads"),
    *kept(NUMBER, "process.cpu.turns"), *_of_process(NUMBER, "aimed", "confused", "faces", "owed", "turns"),
    *_of_process(TEXT, "area", "away", "from", "interrupt"), ValueRow("process.{process}.*"),
    *kept(TEXT, "rulings.*", SEATING, HINTS), *kept(AGENDA, "agenda"),
)  # fmt: skip

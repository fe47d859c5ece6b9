"""Every value of a showdown, one in a row, and what is read most often of them.

Life, damage and power are whole numbers of halves: 15 stands for 7.5. Of the table: `turn`, from 1, both players'
turns counted; `active`: whose turn it is; `turn.*`: what was done in it; `attack.*`: the attack that is open
(`attacks.py`); `queue` and `window.*`: what waits and who may answer (`queue.py`). Of a player: `armor` (Tasuo Armor),
`bodies` (Body Count), `gauge` (Clash Gauge); `since.red`: the turn in which each card of the Legend Zones was laid, in
their order, which tells nothing of a card that lies face-down. Of a warrior, by the card on top: its damage,
Battle Conditions and what it did.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Seat
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.kinds import Number, Text
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.seat_names import apart_from_seats, seat_called
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS, KEY
from gattai_desktop.games.tasuo.zones import CHARGED, SEATS
from gattai_desktop.games.uses import USED
from gattai_desktop.games.value_kinds import (
    AGENDA,
    ANYTHING,
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    TEXT,
    TEXTS,
    each,
    each_once,
    either,
    row,
    word,
)
from gattai_desktop.games.value_table import TableValue, ValueRow, ValueTable, Whose, kept

START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
CHARGE: Final = "charge"
CLASH: Final = "clash"
END: Final = "end"
OVER: Final = "over"
"""Where a showdown is: before it; in one of the five phases of a turn (RULES TS-10 to TS-15); after it."""
PHASES: Final = (DRAW, PLAY, CHARGE, CLASH, END)

LESSON: Final = "lesson"
"""Which lesson a showdown is, so that a guide leads through it and its stacked decks are not mixed."""

MODE_COST: Final = 3
"""Clash Gauge of Tasuo Mode (RULES TS-48)."""
MOST: Final = 9_999
"""Most that a number of the table can be."""


def listed(table: Table, path: str) -> tuple[Value, ...]:
    """A list among the values; empty where it is not there."""
    return cast("tuple[Value, ...]", table.values.get(path) or ())


def active(table: Table) -> Seat:
    """Whose turn it is; "" before the first."""
    return table.text("active")


def of(card: str, what: str) -> str:
    """The path of a value of a warrior, by the key of its card."""
    return f"warrior.{card}.{what}"


def armor(table: Table, seat: Seat) -> int:
    """The Tasuo Armor of a player (TA)."""
    return table.number(f"armor.{seat}")


def bodies(table: Table, seat: Seat) -> int:
    """The Body Count of a player (BC)."""
    return table.number(f"bodies.{seat}")


def gauge(table: Table, seat: Seat) -> int:
    """The Clash Gauge of a player (CG)."""
    return table.number(f"gauge.{seat}")


def is_first_turn(table: Table) -> bool:
    """Whether the active player has the first turn of her own (RULES TS-12)."""
    return table.number("turn") <= len(SEATS)


USES: Final = "uses"
"""The mark of the turn that counts what was used of one's own will: abilities, cards of hand, cards that were shown."""
TURN: Final = "turn"
"""The moment that ends with any turn."""


def turns_of(seat: Seat) -> str:
    """Return the moment that ends as a turn of a player begins."""
    return f"{TURN}.{seat}"


def turn_mark(table: Table, what: str) -> int:
    """How often something was done in this turn that has a limit."""
    return table.number(f"turn.{what}")


def mark_turn(ledger: Ledger, what: str, *, rule: str) -> None:
    """Note that something with a limit was done in this turn."""
    ledger.set(f"turn.{what}", turn_mark(ledger.table, what) + 1, rule=rule)


def halves(amount: int) -> str:
    """Write a number of halves as people read it: 15 as "7.5"."""
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 2}{'.5' if amount % 2 else ''}"


def plain_name(table: Table, seat: Seat) -> str:
    """What a player is called, also where another has that name too."""
    return seat_called(seat, table.values.get(f"name.{seat}"))


def name_of(table: Table, seat: Seat) -> str:
    """What people call a player; of two with one name each is told by her colour too."""
    return apart_from_seats(table, seat, partial(plain_name, table))


def _secret(_state: object, seat: Seat, value: TableValue) -> bool:
    return seat not in (value.key, ALL)


def _stacked(_state: object, seat: Seat, _value: TableValue) -> bool:
    return seat != ALL


def _warriors(table: Table) -> Iterator[str]:
    """The keys of the warriors of which something is kept."""
    seen = (path.split(".")[1] for path in table.values if path.startswith("warrior."))
    yield from dict.fromkeys(seen)


_WHOSE: Final = {
    "seat": Whose(lambda _table: SEATS),
    "warrior": Whose(_warriors),
    "place": Whose(lambda _table: CHARGED),
}
_COUNT: Final = Number(0, MOST)
QUEUED: Final = row(NUMBER, TEXT, TEXT, TEXT, NUMBER, TEXTS, NUMBER, FLAG)
"""One effect or attack that waits on the Queue."""

VALUES: Final = ValueTable(
    _WHOSE,
    ValueRow("game", holds=word(KEY)), *kept(TEXT, "name", "scenario"), ValueRow("seats", holds=each_once(SEAT)),
    ValueRow("name.{seat}", "name", Text()),
    ValueRow("decklist.{seat}", holds=TEXT),
    ValueRow(LESSON, holds=ANYTHING), ValueRow("step", record="phase", holds=word(START, *PHASES, OVER)),
    ValueRow("turn", "Turn", record="turn", ends=(0, MOST)),
    ValueRow("active", record="active", holds=SEAT), ValueRow("first", record="first", holds=SEAT),
    ValueRow("turn.calls", record=RecordGauge("calls", absent=0), holds=NUMBER),
    ValueRow("turn.*", holds=NUMBER),
    ValueRow("winner", record="winner", holds=SEAT), ValueRow("won.*", holds=TEXT),
    ValueRow("armor.{seat}", "Tasuo Armor", _COUNT, ends=(0, MOST), record="armor"),
    ValueRow("bodies.{seat}", "Body Count", _COUNT, ends=(0, MOST), record="bodies"),
    ValueRow("gauge.{seat}", "Clash Gauge", _COUNT, ends=(0, MOST), record="gauge"),
    ValueRow("kio.{seat}", "Kio charges", _COUNT, ends=(0, MOST), record=RecordGauge("charges kio", absent=0)),
    *kept(NUMBER, "kao.{seat}", "gravity.{seat}", "alone.{seat}", "match.{seat}"),
    ValueRow("since.{seat}", holds=NUMBERS),
    ValueRow("mulligan.{seat}", holds=ANYTHING),
    ValueRow("policy.{seat}", hidden_from=_secret, holds=TEXT),
    ValueRow("until.{seat}", hidden_from=_secret, holds=TEXT),
    ValueRow("program.{seat}", holds=TEXT),
    ValueRow("pause", "Equal pause in tenths of a second", Number(5, 40)),
    ValueRow(USED, holds=each(row(TEXT, TEXT, NUMBER))),
    # The attack that is open, and what waits on the Queue.
    *kept(TEXT, *(f"attack.{name}" for name in ("attacker", "by", "seat", "way")),
          *(f"combo.{name}" for name in ("attacker", "by", "stage", "type", "way")), "window.asked", "window.kind"),
    *kept(TEXTS, *(f"attack.{name}" for name in ("bars", "defended", "drives", "hit", "paid", "rest", "stopped",
                                                 "targets")), "window.fallen", "waiting.fallen"),
    *kept(NUMBER, "attack.depth", "attack.last", "attack.need", "attack.power", "combo.depth", "combo.need",
          "queue.number", "window.passes"),
    *kept(FLAG, "attack.unchained", "combo.tagged", "queue.aiming", "queue.resolving"),
    *kept(each(row(TEXT, TEXT, NUMBER)), "attack.added"), *kept(row(TEXT, NUMBER, TEXT, FLAG, FLAG), "attack.form"),
    *kept(each(QUEUED), "queue", "waiting.entries"),
    *map(ValueRow, ("attack.*", "combo.*", "queue.*", "window.*", "waiting.*")),
    ValueRow("dice", hidden_from=_stacked, holds=NUMBERS),
    # A warrior, by the card on top.
    ValueRow("warrior.{warrior}.damage", "Damage", Number(0, MOST), ends=(0, MOST),
             record=RecordGauge("damage", absent=0, halved=True)),
    ValueRow("warrior.{warrior}.boost", record=RecordGauge("boost", absent=0, halved=True), holds=NUMBER),
    ValueRow("warrior.{warrior}.burnt", record=RecordGauge("burnt", absent=0), holds=NUMBER),
    ValueRow("warrior.{warrior}.attacked", record=RecordGauge("attacked", absent=0), holds=NUMBER),
    ValueRow("warrior.{warrior}.conditions", holds=each(word(*BATTLE_CONDITIONS))),
    *kept(NUMBER, "warrior.{warrior}.called", "warrior.{warrior}.lost"), *kept(FLAG, "warrior.{warrior}.emergency"),
    *kept(each(either(TEXT, NUMBER)), "warrior.{warrior}.stops"), ValueRow("warrior.{warrior}.*"),
    ValueRow("secret.{seat}.*", hidden_from=_secret, holds=ANYTHING),
    *kept(TEXT, "rulings.*", SEATING, HINTS), *kept(AGENDA, "agenda"),
)  # fmt: skip

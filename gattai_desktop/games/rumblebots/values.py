"""Every value of a bot battle, one in a row, and what a battle keeps beside its cards. None is secret: cards are.

`champion`, `challenger`, `token`: seats; `battle`: from 1; `battles`: how many a match has; `clash`: from 1;
`direction`: 1 clockwise, -1 the other way; `surrendered`: seats in their order; `clash.bonus`: what counts in this
clash only, as (what, amount, whose); `kept`: the keys of the Bots that stay; `faction.<seat>`: for which faction they
were kept; `once.<card>`: the Bot has brought a card back in this battle; `once.left.<card>`: the Contraption is left
out of it; `crystals.storage.red` and so on: crystals.
"""

from collections.abc import Iterator
from functools import partial
from operator import attrgetter
from typing import Any, Final, cast

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.kinds import Gauge, Number, Text
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.rulings import rulings_book, rulings_of
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.games.seat_names import apart_from_seats, seat_called
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.told import Strong
from gattai_desktop.games.told_beneath import ToldWords
from gattai_desktop.games.value_kinds import AGENDA, FLAG, NUMBER, SEAT, SEATS, TEXT, TEXTS, each, row, word
from gattai_desktop.games.value_table import TableValue, ValueRow, ValueTable, Whose

READY: Final = "ready"
DRAFT: Final = "draft"
CLASH: Final = "clash"
RESULT: Final = "result"
OVER: Final = "over"
"""Where a table is: before a battle, in a Draft, in a battle, after one, after the match."""

STORAGE: Final = "storage"
REACTOR: Final = "reactor"
CRYO: Final = "cryo"

SPACE: Final = 3
"""Most crystals of a round's space."""
MOST_CLASHES: Final = 60
"""Clashes after which the reigning Champion wins (RULES RB-H10)."""

Bonus = tuple[str, int, str]
"""What it changes (attack, criticals, defence, barriers), by how much, and the name of what brought it."""


def champion(table: Table) -> Seat:
    """Who is Champion."""
    return cast("Seat", table.values["champion"])


def challenger(table: Table) -> Seat:
    """Who challenges."""
    return cast("Seat", table.values["challenger"])


def surrendered(table: Table) -> tuple[Seat, ...]:
    """Who has surrendered in this battle, the first first."""
    return table.listed("surrendered")


def is_decided(table: Table) -> bool:
    """Whether all but one have surrendered, so that nothing more can change the battle (RULES RB-29)."""
    return len(surrendered(table)) + 1 >= len(players(table))


def bonuses(table: Table) -> tuple[Bonus, ...]:
    """What counts in this clash only."""
    return cast("tuple[Bonus, ...]", table.values.get("clash.bonus") or ())


def add_bonus(ledger: Ledger, what: str, amount: int, whose: str, *, rule: str) -> None:
    """Add a bonus to this clash."""
    ledger.set("clash.bonus", (*bonuses(ledger.table), (what, amount, whose)), rule=rule)


def after(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Every other player in the direction of play, beginning with the one after `seat` (RULES RB-10)."""
    ring = players(table)[:: table.number("direction") or 1]
    at = ring.index(seat)
    return (*ring[at + 1 :], *ring[:at])


def crystals(table: Table, place: str, seat: Seat) -> int:
    """How many crystals a player has in Storage, Reactor or Cryo-cell."""
    return table.number(f"crystals.{place}.{seat}")


def all_crystals(table: Table, seat: Seat) -> int:
    """How many crystals a player has in all three places: the score."""
    return sum(crystals(table, place, seat) for place in (STORAGE, REACTOR, CRYO))


def plain_name(table: Table, seat: Seat) -> str:
    """What a player is called, also where another has that name too."""
    return seat_called(seat, table.values.get(f"player.{seat}.name"))


def name(table: Table, seat: Seat) -> str:
    """What the table calls a player; of two with one name each is told by her colour too."""
    return apart_from_seats(table, seat, partial(plain_name, table))


def _most_crystals(table: Table, _value: TableValue) -> Gauge:
    """Three crystals a round are the most that can come into a match."""
    return Number(0, SPACE * table.number("battles"))


def _round(table: Table, _value: TableValue) -> Gauge | None:
    step, rounds = table.values.get("step"), table.number("battles")
    if step == OVER:
        return None
    return Number(1, rounds) if step == CLASH else Number(0, rounds - 1)


def _clash(table: Table, _value: TableValue) -> Gauge | None:
    fought = table.number("clash")
    if table.values.get("step") != CLASH or not fought:
        return None
    return Number(fought, max(MOST_CLASHES, fought))


def _last_clash(table: Table, _key: str) -> int | None:
    return MOST_CLASHES if rulings_of(table).endless == "once_and_sixty" else None


def _rounds(table: Table, _key: str) -> int:
    return table.number("battles")


def _held(table: Table, _key: str) -> int:
    """As many crystals as come into a match may be laid in each place by hand."""
    return 4 * SPACE * table.number("battles")


def _first_step(setup: Any) -> str:  # noqa: ANN401 - the Setup, which reads its values from here
    return DRAFT if setup.rulings.get("way") in ("draft", "free") else READY


# ---------------------------------------------------------------------- what the log tells


def _storage(table: Table, fact: ValueChanged, value: TableValue) -> Iterator[ToldWords]:
    more = cast("int", fact.after or 0) - cast("int", fact.before or 0)
    if more > 0:
        words = "{seat}: {more} crystal to Storage" if more == 1 else "{seat}: {more} crystals to Storage"
        yield say(words, seat=name(table, value.key), more=Strong(more)), "story"


def _reactor(_table: Table, fact: ValueChanged, _value: TableValue) -> Iterator[ToldWords]:
    if fact.after:
        yield say("a crystal goes to the Reactor"), "moves"


def _ruling(_table: Table, fact: ValueChanged, _value: TableValue) -> Iterator[ToldWords]:
    row = rulings_book()[fact.path.partition(".")[2]]
    option = str(fact.after) if fact.after is not None else row.default
    yield say("{row}: {option}", row=row.id, option=Strong(row.options[option])), "story"


# ---------------------------------------------------------------------- the table

_PLAYERS: Final = {"player": Whose(zones.players)}
_WRITTEN: Final = Text()

VALUES: Final = ValueTable(
    _PLAYERS,
    ValueRow("game", starts=attrgetter("game"), holds=word("rumblebots")),
    ValueRow("name", starts=attrgetter("name"), holds=TEXT),
    ValueRow("scenario", starts=attrgetter("scenario"), holds=TEXT),
    ValueRow("seats", starts=lambda setup: tuple(one.seat for one in setup.players), holds=SEATS),
    ValueRow("step", starts=_first_step, record="step", holds=word(READY, DRAFT, CLASH, RESULT, OVER)),
    ValueRow("battles", starts=attrgetter("battles"), holds=NUMBER),
    ValueRow("direction", starts=1, holds=NUMBER),
    # Crystals, and who they are.
    ValueRow("crystals.storage.{player}", "Storage", _most_crystals, ends=(0, _held), told=_storage,
             record=RecordGauge("storage", absent=0), holds=NUMBER),
    ValueRow("crystals.reactor.{player}", "Reactor", _most_crystals, ends=(0, _held), told=_reactor,
             record=RecordGauge("reactor", absent=0), holds=NUMBER),
    ValueRow("crystals.cryo.{player}", "Cryo-cell", _most_crystals, ends=(0, _held),
             record=RecordGauge("cryo-cell", absent=0), holds=NUMBER),
    ValueRow("player.{player}.name", "name", _WRITTEN, starts=lambda one: one.name or one.seat.capitalize()),
    ValueRow("player.{player}.deck", holds=TEXT),
    # The course of a match: the round and its space, the clash, who defends and who comes next.
    ValueRow("space", "Round space", Number(0, SPACE), ends=(0, SPACE), record=RecordGauge("round space", absent=0)),
    ValueRow("battle", "Battle", _round, starts=0, ends=(0, _rounds), record="battle", holds=NUMBER),
    ValueRow("clash", "Clash", _clash, ends=(1, _last_clash), record=RecordGauge("clash", absent=0), holds=NUMBER),
    ValueRow("champion", "Champion", record="champion", holds=SEAT),
    ValueRow("token", "Champion token", holds=SEAT),
    ValueRow("challenger", "Challenger", record="challenger", holds=SEAT),
    ValueRow("winner", record="winner", holds=SEAT),
    ValueRow("surrendered", holds=SEATS),
    # Book-keeping: what counts in this clash, what stays, what was done once, what was counted.
    ValueRow("clash.bonus", holds=each(row(TEXT, NUMBER, TEXT))),
    ValueRow("kept", holds=TEXTS),
    ValueRow("faction.*", holds=TEXT),
    ValueRow("charged.*", holds=FLAG),
    ValueRow("once.*", holds=FLAG),
    ValueRow("strip.*", holds=row(TEXT, TEXT, *(NUMBER,) * 4, *(FLAG,) * 3)),
    ValueRow("stats.*", holds=NUMBER),
    ValueRow("decks", holds=TEXTS),
    ValueRow("decks.*", holds=TEXT),
    ValueRow("rulings.*", told=_ruling, holds=TEXT),
    ValueRow(SEATING, holds=TEXT),
    ValueRow(HINTS, holds=TEXT),
    ValueRow("program.{player}", holds=TEXT),
    ValueRow("agenda", holds=AGENDA),
)  # fmt: skip

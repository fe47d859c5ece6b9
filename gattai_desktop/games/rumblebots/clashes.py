"""From clash to clash to the end: who challenges, who surrenders, when it is over, crystals (RULES RB-11, RB-23 on)."""

from typing import Final, cast

from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.battle_start import make_ready
from gattai_desktop.games.rumblebots.bots import bot_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import totals
from gattai_desktop.games.rumblebots.values import (
    CRYO,
    MOST_CLASHES,
    OVER,
    REACTOR,
    RESULT,
    STORAGE,
    after,
    all_crystals,
    challenger,
    champion,
    crystals,
    surrendered,
)


def next_challenger(table: Table) -> Seat | None:
    """Who challenges next: the player after the last challenger or the last Champion (RULES RB-23, RB-28)."""
    out = surrendered(table)
    from_seat = cast("Seat", table.values.get("challenger") or champion(table))
    for seat in (*after(table, from_seat), from_seat):
        if seat == champion(table) or seat in out:
            continue
        if rulings_of(table).empty_challenger == "skipped" and not table.count(zones.deck(seat)):
            continue
        return seat
    return None


def _clash(ledger: Ledger) -> None:
    """Begin the next clash, or end the battle (RULES RB-11, RB-29, RB-H10, RB-H11)."""
    table = ledger.table
    fought = table.number("clash")
    seat = next_challenger(table)
    worn_out = fought >= MOST_CLASHES and rulings_of(table).endless == "once_and_sixty"
    if seat is None or worn_out:
        if worn_out and seat is not None:
            ledger.announce("worn_out", rule="RB-H10", clashes=fought)
        ledger.set("challenger", None, rule="RB-29")
        ledger.next(("battle_end",))
        return
    ledger.set("challenger", seat, rule="RB-23" if fought else "RB-10")
    ledger.set("clash.bonus", None, rule="RB-11")
    if not table.count(zones.deck(seat)):
        ledger.next(("surrender", seat, "RB-H11"), ("clash",))
        return
    ledger.set("clash", fought + 1, rule="RB-11")
    if rulings_of(table).contraption_use == "clash":
        for player in zones.players(table):
            make_ready(ledger, player, rule="RB-H12")
    ledger.announce("challenges", rule="RB-11", seat=seat, champion=champion(table), number=fought + 1)
    ledger.next(("contraption", "barriers", champion(table)))


def _surrender(ledger: Ledger, seat: Seat, rule: str) -> None:
    """Take a player out of the battle: all Bots to the discards (RULES RB-25, RB-26)."""
    if champion(ledger.table) != seat and ledger.table.number("clash") and rule == "RB-25":
        write_down(ledger, won=False)
    told = ledger.announce("surrenders", rule=rule, seat=seat)
    with ledger.because(told):
        gang = ledger.table.cards(zones.gang(seat))
        if gang:
            ledger.move_from(zones.gang(seat), gang, zones.discard(seat), rule=rule)
        ledger.set("surrendered", (*surrendered(ledger.table), seat), rule=rule)


def write_down(ledger: Ledger, *, won: bool) -> None:
    """Keep how a clash went, for the strip of the battle and the table of Bots."""
    table = ledger.table
    found = totals(table)
    attacker, defender = challenger(table), champion(table)
    clash: Item = (
        attacker,
        defender,
        found.attack,
        found.defence,
        found.criticals,
        found.needed,
        won,
        found.by_attack,
        found.by_criticals,
    )
    ledger.set(f"strip.{table.number('clash')}", clash, rule="RB-11")
    for card in table.cards(zones.gang(attacker if won else defender)):
        path = f"stats.{'won' if won else 'held'}.{bot_of(card).id}"
        ledger.set(path, ledger.table.number(path) + 1, rule="RB-11")


CHAMPIONS_SHARE: Final = 2
"""Crystals that the Champion takes (RULES RB-30)."""


def leaders(table: Table) -> tuple[Seat, ...]:
    """Who has the most crystals, Storage, Reactor and Cryo-cell together (RULES RB-H1)."""
    seats = zones.players(table)
    most = max(all_crystals(table, seat) for seat in seats)
    return tuple(seat for seat in seats if all_crystals(table, seat) == most)


def _battle_end(ledger: Ledger) -> None:
    """Give the crystals of the round away, and let those in the Reactors cool down."""
    winner = champion(ledger.table)
    ended = ledger.announce("battle_won", rule="RB-29", seat=winner, number=ledger.table.number("battle"))
    with ledger.because(ended):
        ledger.set("winner", winner, rule="RB-29")
        ledger.set(f"stats.battles.{winner}", ledger.table.number(f"stats.battles.{winner}") + 1, rule="RB-29")
        _take(ledger, winner, CHAMPIONS_SHARE, "RB-30")
        out = surrendered(ledger.table)
        if len(zones.players(ledger.table)) > 2 and out:
            _take(ledger, out[-1], ledger.table.number("space"), "RB-31")
        ledger.set("space", None, rule="RB-H13")
        for seat in zones.players(ledger.table):
            _flow(ledger, seat, REACTOR, CRYO, "RB-32")
        _flow(ledger, winner, CRYO, STORAGE, "RB-33")
        ledger.set("clash.bonus", None, rule="RB-29")
        last = ledger.table.number("battle") >= ledger.table.number("battles")
        ledger.set("step", OVER if last else RESULT, rule="RB-29")
        if last:
            ledger.announce("match_won", rule="RB-H1", seats=leaders(ledger.table))


def _take(ledger: Ledger, seat: Seat, wanted: int, rule: str) -> None:
    """Take crystals out of the round's space into a Storage; no more than lie there."""
    left = ledger.table.number("space")
    taken = min(wanted, left)
    if taken:
        ledger.set("space", left - taken, rule=rule)
        _add(ledger, STORAGE, seat, taken, rule)


def _flow(ledger: Ledger, seat: Seat, origin: str, target: str, rule: str) -> None:
    amount = crystals(ledger.table, origin, seat)
    if amount:
        _add(ledger, origin, seat, -amount, rule)
        _add(ledger, target, seat, amount, rule)


def _add(ledger: Ledger, place: str, seat: Seat, amount: int, rule: str) -> None:
    ledger.set(f"crystals.{place}.{seat}", crystals(ledger.table, place, seat) + amount, rule=rule)


DOINGS: Final[dict[str, Doing]] = {"clash": _clash, "surrender": _surrender, "battle_end": _battle_end}

"""Cards come into hands: drawing, reloading, and mixing the discards of an empty deck (RULES VM-2, VM-49 to VM-52)."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import DRAW, disown, has_own_hand, is_own, make_own
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import able, is_able
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


def draw(ledger: Ledger, seat: str, cards: int, *, rule: str) -> int:
    """Draw cards into a hand and return how many came; the discards are mixed when a deck is empty (VM-H2)."""
    side = zones.side_of(seat, ledger.table)
    drawn = _take(ledger, side, seat, cards, rule)
    if drawn < cards and rulings_of(ledger.table).empty_deck == "at_once" and mix_discards(ledger, side):
        drawn += _take(ledger, side, seat, cards - drawn, rule)
    return drawn


def mix_discards(ledger: Ledger, side: str) -> bool:
    """Make a new deck of the discards of a side, and return whether there were any."""
    discards = ledger.table.cards(zones.discard_of(ledger.table, side))
    if discards:
        ledger.move_from(
            zones.discard_of(ledger.table, side), discards, zones.deck_of(ledger.table, side), rule="VM-H2", up=False
        )
        forget(ledger, discards, rule="VM-H2")
        disown(ledger, discards, rule="VM-H2")
        if ledger.table.values.get("turn.mirrored") in [card.key for card in discards]:
            ledger.clear(("turn.mirrored",), rule="VM-H39")
        ledger.shuffle(zones.deck_of(ledger.table, side), rule="VM-H2")
    return bool(discards)


def _take(ledger: Ledger, side: str, seat: str, cards: int, rule: str) -> int:
    """Take a number of cards from the top of a deck; all of them where it holds fewer."""
    taken = ledger.table.cards(zones.deck_of(ledger.table, side))[-cards:][::-1] if cards > 0 else ()
    if taken:
        ledger.move_from(zones.deck_of(ledger.table, side), taken, zones.hand(seat), rule=rule, up=False)
    return len(taken)


def draw_open(ledger: Ledger, side: str, *, rule: str) -> Card | None:
    """Draw one card onto the discards of a side, for all to see; None where there is none."""
    deck = zones.deck_of(ledger.table, side)
    if not ledger.table.count(deck) and rulings_of(ledger.table).empty_deck == "at_once":
        mix_discards(ledger, side)
    card = ledger.table.top(deck)
    if card is not None:
        ledger.move_from(deck, (card,), zones.discard_of(ledger.table, side), rule=rule)
    return card


def unpicked(table: Table, seat: str) -> tuple[Card, ...]:
    """The cards of a hand that can be laid or lost: what is picked lies down already, though hidden (RULES VM-7)."""
    picks = table.listed(f"secret.{seat}.picks")
    return tuple(card for card in table.cards(zones.hand(seat)) if card.key not in picks)


def draw_of(table: Table, seat: str) -> int:
    """How many cards a hand holds after a reload (RULES VM-3, VM-19)."""
    fewer = table.number(f"fewer.{zones.side_of(seat, table)}")
    full = table.number("draw.cpu") if seat == CPU else process(table, seat).draw
    return max(full - fewer, 0)


def reload(ledger: Ledger, seat: str, *, rule: str) -> None:
    """Fill a hand up; what is held stays (RULES VM-H3). A boss's own hand is filled up for itself (RULES VM-H53)."""
    _fill(ledger, seat, draw_of(ledger.table, seat), rule=rule)
    if seat == CPU:
        reload_boss(ledger, rule=rule)


def reload_boss(ledger: Ledger, *, rule: str) -> None:
    """Fill the own hand of a boss up, where it has one."""
    if has_own_hand(ledger.table):
        make_own(ledger, _fill(ledger, CPU, DRAW, own=True, rule=rule))


def _fill(ledger: Ledger, seat: str, full: int, *, own: bool = False, rule: str) -> tuple[Card, ...]:
    """Fill up the cards of a hand that are a boss's own, or those that are not; return the new ones."""
    kept = rulings_of(ledger.table).held_cards
    held = ledger.table.cards(zones.hand(seat))
    if seat == CPU:
        held = tuple(card for card in held if is_own(ledger.table, card) is own)
    if kept == "discarded":
        throw(ledger, held, zones.hand(seat), zones.side_of(seat, ledger.table), rule="VM-H3")
    missing = full - (len(held) if kept == "kept" else 0)
    before = ledger.table.cards(zones.hand(seat))
    if missing > 0:
        told = ledger.announce("reloads", rule=rule, seat=seat)
        with ledger.because(told):
            draw(ledger, seat, missing, rule=rule)
    return tuple(card for card in ledger.table.cards(zones.hand(seat)) if card not in before)


def reload_if_out(ledger: Ledger, seat: str) -> None:
    """Let an MC with Reload: Out reload at the moment when no card is left (RULES VM-50)."""
    table = ledger.table
    if table.count(zones.hand(seat)) or table.count(zones.play(seat)) or not is_able(table, seat):
        return
    at_once = rulings_of(table).empty_deck == "at_once"
    there_are = table.count(zones.deck_of(table, MCS)) or (at_once and table.count(zones.discard_of(table, MCS)))
    if there_are and process(table, seat).reload == "out":
        reload(ledger, seat, rule="VM-50")


def cpu_draw(table: Table) -> int:
    """What the CPU's Draw is at a round's end: able MCs and the areas that they stand in (RULES VM-19, VM-H24)."""
    standing = [process(table, who).area for who in counted_in_draw(table)]
    return len(standing) + len(set(standing))


def cpu_draws_to(table: Table) -> int:
    """To how many cards the CPU would fill its hand if the round ended now (RULES VM-19, VM-44)."""
    return max(cpu_draw(table) - table.number(f"fewer.{CPU}"), 0)


def counted_in_draw(table: Table) -> tuple[str, ...]:
    """The MCs that count in the CPU's Draw (RULES VM-3, VM-H24)."""
    if rulings_of(table).cpu_draw == "able":
        return able(table, MCS)
    return tuple(who for who in table.listed(MCS) if process(table, who).area)


def forget(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Forget as what cards were named and where on the count they stood: nothing open tells of a card face-down."""
    ledger.clear(
        (f"{what}.{card.key}" for card in cards for what in ("called", "high", "at", "laid", "kept", "taker")),
        rule=rule,
    )


def take_back(ledger: Ledger, cards: Iterable[Card], zone: str, seat: str, *, rule: str) -> None:
    """Put cards of a zone back into a hand; nothing on the table tells of them any more."""
    for card in cards:
        ledger.move_from(zone, (card,), zones.hand(seat), rule=rule, up=False)
        forget(ledger, (card,), rule=rule)


def throw(ledger: Ledger, cards: Iterable[Card], zone: str, side: str, *, rule: str) -> None:
    """Put cards of a zone on the discards of a side; a Joker there has no name any more."""
    for card in cards:
        ledger.move_from(zone, (card,), zones.discard_of(ledger.table, side), rule=rule)
        forget(ledger, (card,), rule=rule)


DOINGS: Final[dict[str, Doing]] = {"reload": lambda ledger, seat, rule: reload(ledger, seat, rule=rule)}

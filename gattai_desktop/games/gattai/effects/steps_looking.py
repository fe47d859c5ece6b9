"""Verbs that show hidden cards to one seat alone: peek, which lays each back, and look, which lets all stay."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.card import DECKS, Back, Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Choice, answers, open_item
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.recipients import seat_of
from gattai_desktop.games.gattai.world import factions
from gattai_desktop.games.gattai.zones import deck_of, deck_zone, hand_zone, peek_zone, pilot_seats
from gattai_desktop.games.presentation import Place


def _peek(ledger: Ledger, act: Act) -> None:
    """One seat sees the top cards of a Deck or a stack, and lays each back; of a Hand it is told alone (INFO-12)."""
    seat = seat_of(act.actor(ledger))
    picked = act.bindings.get("picked")
    for one in picked if isinstance(picked, tuple) else (deck_of(seat),):
        zone = _zone_of(ledger, str(one))
        cards = ledger.table.cards(zone)
        amount = act.amount(ledger, 0)
        shown = cards[::-1] if not isinstance(amount, int) else cards[-amount:][::-1] if amount else ()
        if not shown:
            continue
        if zone.startswith(("deck.", "faction.")):
            ledger.move_from(zone, shown, peek_zone(seat), rule="INFO-12", up=False)
            ledger.next(("lay_back", seat, zone))
        else:
            _is_told(ledger, seat, zone, shown)


def _look(ledger: Ledger, act: Act) -> None:
    """One seat sees cards of a Hand, which chance picks, or the top face-down ones of a stack; all stay (INFO-12)."""
    seat = seat_of(act.actor(ledger))
    for one in as_list(act.bindings.get("picked")):
        zone = _zone_of(ledger, str(one))
        if zone.startswith("hand."):
            ledger.shuffle(zone, rule="INFO-12")
        hidden = tuple(there.card for there in ledger.table.zones.get(zone, ()) if not there.up)
        amount = act.amount(ledger, 0)
        _is_told(ledger, seat, zone, hidden[::-1] if not isinstance(amount, int) else hidden[::-1][:amount])


def _is_told(ledger: Ledger, seat: Seat, zone: str, shown: tuple[Card | Back, ...]) -> None:
    if shown and not any(isinstance(card, Back) for card in shown):
        keys = tuple(card.key for card in shown)
        ledger.announce("looks", rule="INFO-12", seen_by=(seat,), seat=seat, where=zone, cards=keys)


def _zone_of(ledger: Ledger, name: str) -> str:
    if name in DECKS:
        return deck_zone(name)
    return hand_zone(name) if name in pilot_seats(ledger.table) else name


def _ask_lay_back(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    cards = state.cards(peek_zone(seat))
    if not cards:
        return None
    text = say("Lay the cards back, one after the other: on top, or at the bottom.")
    options = tuple(LayBack(seat, card, end) for card in cards for end in ("top", "bottom"))
    return Ask("lay_back", seat, text, options)


@answers("lay_back", "lays {card} back at the {end}", rule="INFO-12")
class LayBack(Choice):
    """Wish: lay a card that one alone has seen on `top` of where it came from, or at the `bottom`."""

    card: Card
    end: str

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=str(open_item(table, "lay_back")[2]))

    def answer(self, ledger: Ledger, item: Item) -> None:
        zone, bottom = str(item[2]), self.end == "bottom"
        ledger.move_from(peek_zone(self.seat), (self.card,), zone, rule="INFO-12", up=self.card.is_joker, bottom=bottom)
        if zone.startswith("faction.") and not ledger.table.count(peek_zone(self.seat)):
            factions.uncover(ledger, zone.partition(".")[2])
        ledger.next(item)


LOOK_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {"peek": _peek, "look": _look}
MOVES = (LayBack,)
ASKINGS = {"lay_back": _ask_lay_back}

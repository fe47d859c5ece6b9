"""Verbs that move cards or show hidden ones: draw, discard, retrieve, mill, trim, peek, look, bury, turn down."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.choice import Choice, answers
from gattai_desktop.games.gattai.cards import decks, omens
from gattai_desktop.games.gattai.effects import entries, listening
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.recipients import pilots_in_play, seat_of
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world import factions
from gattai_desktop.games.gattai.zones import (
    LAST_STAGE,
    PILE,
    deck_of,
    deck_zone,
    hand_zone,
    omen_zone,
    peek_zone,
    pilot_seats,
    trash_zone,
)
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason, refusal

_RULE: Final = "ASSIST-2"
PILES: Final = (*(f"pile.{stage}" for stage in range(1, LAST_STAGE + 1)), PILE)


def _seats(ledger: Ledger, act: Act) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(seat_of(one) for one in act.hits(ledger)))


def _draw(ledger: Ledger, act: Act) -> None:
    for seat in _seats(ledger, act):
        decks.draw(ledger, seat, act.number(ledger, 0), rule=_RULE)


def _discard(ledger: Ledger, act: Act) -> None:
    """Discard cards of one's own choice; a second value says how many must stay in the Hand.

    `discard:Faction(1)` lets the owner take the top card of a Faction as well as one of her Hand.
    """
    keeps = act.number(ledger, 1) if len(act.step.values) > 1 else 0
    count, entry, by = act.number(ledger, 0), act.found.entry, act.actor(ledger)
    favor = (True,) if act.step.target == "Faction" else ()
    if listening.anybody_listens(ledger.table, "Discard", listening.BEFORE):
        ledger.next(*(("must_discard", seat, count, keeps, entry, by, False, *favor) for seat in _seats(ledger, act)))
    else:
        ledger.next(*(("discard_for", seat, count, keeps, entry, *favor) for seat in _seats(ledger, act)))


def _discard_random(ledger: Ledger, act: Act) -> None:
    keeps = act.number(ledger, 1) if len(act.step.values) > 1 else 0
    count = act.number(ledger, 0)
    if listening.anybody_listens(ledger.table, "Discard", listening.BEFORE):
        entry, by = act.found.entry, act.actor(ledger)
        ledger.next(*(("must_discard", seat, count, keeps, entry, by, True) for seat in _seats(ledger, act)))
        return
    for seat in _seats(ledger, act):
        _at_random(ledger, seat, min(count, ledger.table.count(hand_zone(seat)) - keeps))


def _at_random(ledger: Ledger, seat: Seat, count: int) -> None:
    zone = hand_zone(seat)
    if count > 0:
        ledger.shuffle(zone, rule=_RULE)
        decks.discard(ledger, ledger.table.cards(zone)[-count:][::-1], rule=_RULE)


def must_discard(
    ledger: Ledger, seat: Seat, count: int, keeps: int, entry: str, by: str, by_chance: bool, *favor: bool
) -> None:
    """Let each card that an effect makes somebody discard be kept by what prevents it (the happening `Discard`)."""
    there = ledger.table.count(hand_zone(seat)) + (len(factions.favor_cards(ledger.table)) if favor else 0)
    if count > 0 and there > keeps:
        ledger.next(
            ("answer_event", "Discard", seat, 1, by, entry),
            ("discard_lands", seat, entry, by_chance, *favor),
            ("must_discard", seat, count - 1, keeps, entry, by, by_chance, *favor),
        )


def discard_lands(ledger: Ledger, seat: Seat, entry: str, by_chance: bool, *favor: bool) -> None:
    """Nothing has prevented it: the card goes."""
    if by_chance:
        _at_random(ledger, seat, 1)
    else:
        ledger.next(("discard_for", seat, 1, 0, entry, *favor))


def _retrieve(ledger: Ledger, act: Act) -> None:
    """The top cards of the own Trash come into the Hand."""
    for seat in _seats(ledger, act):
        zone = trash_zone(deck_of(seat))
        cards = ledger.table.cards(zone)[-act.number(ledger, 0) :][::-1]
        if cards:
            ledger.move_from(zone, cards, hand_zone(seat), rule=_RULE, up=False)


def _from_pile(ledger: Ledger, act: Act) -> None:
    """Cards of the own Deck come back into the Hand out of the Piles, before these are discarded."""
    ledger.next(*(("from_pile", seat, act.number(ledger, 0), act.found.entry) for seat in _seats(ledger, act)))


def _ask_from_pile(state: State, item: Item) -> Ask | None:
    seat, entry = str(item[1]), str(item[3])
    own = tuple(card for zone in PILES for card in state.cards(zone) if card.deck == deck_of(seat))
    if cast("int", item[2]) < 1 or not own:
        return None
    text = say("{entry}: which card do you take from the Pile?", entry=entries.name_of(state, entry))
    return Ask("from_pile", seat, text, tuple(TakeFromPile(seat, card) for card in own))


@answers("from_pile", "takes {card} from the Pile", rule=_RULE)
class TakeFromPile(Choice):
    """Wish: take this card back into the Hand."""

    card: Card
    laid_on = Place(zone=hand_zone("{seat}"))

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.move(self.card, hand_zone(self.seat), rule=_RULE, up=False)
        ledger.next((item[0], item[1], cast("int", item[2]) - 1, item[3]))


def _mill(ledger: Ledger, act: Act) -> None:
    """The top cards of the Coach's Deck go to his Trash, or those of the Pilots' Deck where the step says Pilots."""
    deck = "pilots" if act.step.target in {"Pilots", "Pilot"} else COACH_SEAT
    decks.take_several(ledger, deck, trash_zone(deck), act.number(ledger, 0), rule=_RULE, up=True)


def _trim(ledger: Ledger, act: Act) -> None:
    """The top cards of a Faction's stack are discarded."""
    for one in act.hits(ledger):
        amount = act.amount(ledger, 0)
        cards = ledger.table.cards(one)
        gone = cards[::-1] if not isinstance(amount, int) else cards[-amount:][::-1] if amount else ()
        if gone:
            decks.discard(ledger, gone, rule=_RULE)
            left = ledger.table.zones.get(one)
            if left and not left[-1].up:
                ledger.turn(one, (left[-1].card,), rule="FACTION-5")


def _ask_discard(state: State, item: Item) -> Ask | None:
    _, seat, count, keeps, entry, *favor = item
    promised = throwdown.promised(state, str(seat))
    theirs = (*state.cards(hand_zone(str(seat))), *(factions.favor_cards(state) if favor else ()))
    hand = tuple(card for card in theirs if card.key != promised)
    if cast("int", count) <= 0 or len(hand) <= cast("int", keeps) or not hand:
        return None
    text = say("{entry}: which card goes? {count} to go", entry=entries.name_of(state, str(entry)), count=count)
    options = tuple(DiscardFor(str(seat), card, str(entry)) for card in hand)
    return Ask("discard_for", str(seat), text, options)


@wish("discards {card} for {entry}")
class DiscardFor(Answer):
    """Wish: let this card go because of an effect."""

    card: Card
    entry: str
    laid_on = Place(zone=trash_zone("{card.deck}"))
    answers = "discard_for"

    def judge(self, state: State) -> Iterator[Reason]:
        item = open_item(state, "discard_for")
        favor = factions.favor_cards(state) if item[5:] else ()
        if self.card not in (*state.cards(hand_zone(self.seat)), *favor) or item[4] != self.entry:
            yield refusal("ASSIST-2", "{card} is not in your Hand.", card=self.card)
        elif self.card.key == throwdown.promised(state, self.seat):
            yield refusal("ASSIST-2", "{card} is the card of your Drive: discard another.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        origin = ledger.table.where(self.card) or ""
        decks.discard(ledger, (self.card,), rule="ASSIST-2")
        if origin.startswith("faction."):
            factions.uncover(ledger, origin.partition(".")[2])
        ledger.next((item[0], item[1], cast("int", item[2]) - 1, *item[3:]))


# ---------------------------------------------------------------------- looking


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


# ---------------------------------------------------------------------- Omens


def _bury(ledger: Ledger, act: Act) -> None:
    """The Joker that has just come up goes to the bottom of its Deck: no Omen, no event."""
    deck = str(act.bindings.get("deck") or COACH_SEAT)
    lying = ledger.table.zones.get(omen_zone(deck), ())
    up = [one.card for one in lying if one.up]
    if up:
        ledger.move_from(omen_zone(deck), (up[-1],), deck_zone(deck), rule="OMEN-1", up=True, bottom=True)
        ledger.announce("omen_buried", rule="OMEN-1", deck=deck)


def _turn_down(ledger: Ledger, act: Act) -> None:
    """An Active Omen is spent with no event."""
    deck = "pilots" if act.step.target in {"Pilots", "Pilot", "Self"} else COACH_SEAT
    if omens.active(ledger.table, deck):
        omens.spend(ledger, deck, rule="OMEN-5")
        omens.give_back(ledger, deck)


__all__ = ["ASKINGS", "CARD_DOINGS", "MOVES", "pilots_in_play"]

CARD_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    "draw": _draw,
    "discard": _discard,
    "discard_random": _discard_random,
    "retrieve": _retrieve,
    "mill": _mill,
    "from_pile": _from_pile,
    "trim": _trim,
    "peek": _peek,
    "look": _look,
    "bury": _bury,
    "turn_down": _turn_down,
}
MOVES = (DiscardFor, TakeFromPile, LayBack)
ASKINGS = {"discard_for": _ask_discard, "from_pile": _ask_from_pile, "lay_back": _ask_lay_back}
DOINGS = {"must_discard": must_discard, "discard_lands": discard_lands}

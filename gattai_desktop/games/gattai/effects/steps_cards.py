"""Verbs that move cards: draw, discard, retrieve, mill, trim, bury, turn down."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, open_item
from gattai_desktop.games.gattai.cards import decks, omens
from gattai_desktop.games.gattai.effects import entries, listening
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.recipients import seat_of
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world import factions
from gattai_desktop.games.gattai.zones import (
    LAST_STAGE,
    PILE,
    deck_of,
    deck_zone,
    hand_zone,
    omen_zone,
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
    due = min(cast("int", count), len(hand) - cast("int", keeps))
    if due <= 0:
        return None
    text = say("{entry}: which card goes? {count} to go", entry=entries.name_of(state, str(entry)), count=due)
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


CARD_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    "draw": _draw,
    "discard": _discard,
    "discard_random": _discard_random,
    "retrieve": _retrieve,
    "mill": _mill,
    "from_pile": _from_pile,
    "trim": _trim,
    "bury": _bury,
    "turn_down": _turn_down,
}
MOVES = (DiscardFor, TakeFromPile)
ASKINGS = {"discard_for": _ask_discard, "from_pile": _ask_from_pile}
DOINGS = {"must_discard": must_discard, "discard_lands": discard_lands}

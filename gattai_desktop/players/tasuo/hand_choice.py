"""Which cards the program keeps, and which it gives up first (rules, part 3l)."""

from collections.abc import Iterable, Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, OFFENSIVE, WARRIOR
from gattai_desktop.games.tasuo.designs import CardDesign, TasuoCard, design_of
from gattai_desktop.games.tasuo.opening import KeepFirstHand, PutCardsBack
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import DRAWN, DrawTwo, HealArmor
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import of_hand

KEPT: Final = {WARRIOR: 3, DEFENSIVE: 2, OFFENSIVE: 2}
"""How many cards of each kind the first hand keeps."""
FEW_WARRIORS: Final = 2
LOW_ARMOR: Final = 3
MUCH_HELD: Final = 8
FULL_ARMOR: Final = 8
_WORTH: Final = {DEFENSIVE: 6.0, OFFENSIVE: 3.0, WARRIOR: 2.0}
_OF_A_KIND: Final = 1.5
"""By how much each further card of one kind is worth less."""


def kept_of(cards: Sequence[TasuoCard]) -> tuple[TasuoCard, ...]:
    """Return the cards of a first hand that are kept: with too few warriors, those and one Defensive card."""
    warriors = sum(design_of(one).kind == WARRIOR for one in cards)
    most = KEPT if warriors >= FEW_WARRIORS else {WARRIOR: KEPT[WARRIOR], DEFENSIVE: 1}
    kept: list[TasuoCard] = []
    for card in cards:
        kind = design_of(card).kind
        if sum(design_of(one).kind == kind for one in kept) < most.get(kind, 0):
            kept.append(card)
    return tuple(kept)


def mulligan(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return which cards go under the deck for others; None where nobody asks."""
    keeps = next((one for one in options if isinstance(one, KeepFirstHand)), None)
    if keeps is None:
        return None
    held = [of_hand(card) for card in sight.cards(zones.hand(keeps.seat))]
    gone = set(held) - set(kept_of(held))
    backs = (one for one in options if isinstance(one, PutCardsBack) and set(one.cards) == gone)
    return next(backs, keeps)


def draws_or_heals(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return whether two cards are drawn or armor is healed; None outside Draw or Heal."""
    draw = next((one for one in options if isinstance(one, DrawTwo)), None)
    heal = next((one for one in options if isinstance(one, HealArmor)), None)
    if draw is None or heal is None:
        return draw or heal
    if cannot_draw(sight, draw.seat):
        return heal
    left, held = armor(sight, draw.seat), sight.count(zones.hand(draw.seat))
    return heal if left <= LOW_ARMOR or (held >= MUCH_HELD and left < FULL_ARMOR) else draw


def cannot_draw(sight: Sight, seat: Seat) -> bool:
    """Whether a player would lose who draws two, as the deck does not hold them (TS-H19)."""
    return rulings_of(sight).empty_deck == "loses" and sight.count(zones.deck(seat)) < DRAWN


def least_useful(cards: Iterable[Card]) -> Card | None:
    """Return the card that is given up first: of what is held most often, and of the weakest kind."""
    held = [of_hand(card) for card in cards]
    seen: dict[str, int] = {}
    best: tuple[float, TasuoCard] | None = None
    for card in held:
        kind = design_of(card).kind
        value = usefulness(design_of(card)) - _OF_A_KIND * seen.get(kind, 0)
        seen[kind] = seen.get(kind, 0) + 1
        if best is None or value < best[0]:
            best = value, card
    return best[1] if best is not None else None


def usefulness(design: CardDesign) -> float:
    """Return what a card is worth in the hand, in the units of the cards."""
    found = _WORTH.get(design.kind, 3.0)
    if design.attack is not None:
        found += design.attack.damage / 2
    return found + (design.life / 4 if design.kind == WARRIOR else 0.0)

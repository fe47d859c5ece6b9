"""Changes what is hidden of a player, and compares what others see of a move on both tables."""

from random import Random

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import design_of

Seen = tuple[object, ...]


def with_other_cards(state: State, seat: Seat, chance: Random) -> State:
    """Return the same table with other cards in hand, deck and under every back of a player."""
    places = (zones.deck(seat), zones.hand(seat), zones.legend(seat), zones.charges(zones.KA, seat))
    return _with_others(state, seat, chance, places, ())


def with_another_hand(state: State, seat: Seat, chance: Random, kept: tuple[Card, ...], kind: str) -> State:
    """Return the same table with other cards in a player's hand, many of one kind, but for some that stay."""
    return _with_others(state, seat, chance, (zones.hand(seat),), kept, kind)


def _with_others(
    state: State, seat: Seat, chance: Random, places: tuple[str, ...], kept: tuple[Card, ...], kind: str = ""
) -> State:
    lying = ((zone, at, one) for zone in places for at, one in enumerate(state.zones.get(zone, ())))
    hidden = [(zone, at) for zone, at, one in lying if not one.up and one.card not in kept]
    cards = [state.zones[zone][at].card for zone, at in hidden]
    spare = [one.card for one in state.zones[zones.BOX] if one.card.deck == seat and not design_of(one.card).is_ultra]
    others = [*cards, *(one for one in spare if not design_of(one).kaju)]
    wanted = sorted(chance.sample(others, len(others)), key=lambda one: bool(kind) and design_of(one).kind != kind)
    drawn = wanted[: len(cards)]
    laid = {zone: list(found) for zone, found in state.zones.items()}
    for (zone, at), card in zip(hidden, drawn, strict=True):
        laid[zone][at] = Lying(card, up=False)
    left = iter(sorted({*cards, *spare} - {*drawn}, key=lambda one: one.key))
    taken = {*spare}
    laid[zones.BOX] = [Lying(next(left), up=True) if one.card in taken else one for one in laid[zones.BOX]]
    return State({zone: tuple(found) for zone, found in laid.items() if found}, dict(state.values))


def played(box: Box, state: State, move: Move) -> tuple[State, tuple[Fact, ...]]:
    return box.game.play(state, move, seeded(7))


def seen_by(box: Box, seat: Seat, before: State, move: Move, after: State, facts: tuple[Fact, ...]) -> Seen:
    """Everything that a seat sees of a move: table, facts in their order, who is asked what, the lines of the log."""
    game = box.game
    sight = game.sight(after, seat)
    found = game.sight_of_facts(before, facts, seat)
    known = None if len(found) != len(facts) and game.keeps_secret(move) else move
    told = box.tell(game.sight(before, seat), known, found, move.seat)
    asks = tuple((ask.seat, ask.kind, str(ask.text)) for ask in game.asks(after, seat))
    written = tuple(str(fact) for _, fact in found)
    values = {path: str(value) for path, value in sight.values.items()}
    # There is one object for each card and for each back, so that what lies there is compared as it is.
    return values, dict(sight.zones), written, asks, tuple(map(str, told)), game.waits_for(after)


def others_of(seat: Seat) -> tuple[Seat, ...]:
    return zones.foe(seat), PUBLIC

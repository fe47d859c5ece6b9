"""What a move says of where its card comes to lie is where it lies, at every table of every record."""

from collections.abc import Iterator
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, Fact
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.presentation import NOWHERE, Place
from tests.records.replayed import replayed
from tests.records.test_records import ALL

HACKS: Final = {"FlipBit", "Overclock", "Rewire", "Siphon", "Bridge"}
"""Hacks with the card of a turn, which lies there until the turn ends."""
COUNTED: Final = {"TakeAt", "TakeLow", "KeepForHigh", "ActFirst", "PickFor", "NameJoker", "UseJoker", "KeepJoker"}
"""Kinds that say when a card is due, which lies where it lay."""
GOES: Final = {"LoseTeamCard", "SwitchInterrupt", "KeepOfWell"}
"""Kinds whose card is named on a plate, and goes by itself where the rules say."""
AT_ALL: Final = {"AttackAll", "AttackAllBy", "AttackAllInOrder", "AttackAllInOrderBy"}
ATTACKS: Final = {"AttackWarrior", "AttackWarriorBy", *AT_ALL, "AttackArmor", "AttackArmorBy", "BounceWarrior"}
USES: Final = {"ActivateAbility", "ActivateEffect", "TurnArena", "TurnArenaFor"}
ACTS: Final = {*USES, "TagWarriorIn", "SwapWarriors", "ThrowWeapon"}
"""What a warrior, an Arena or a card in hand does where it is."""
NAMED: Final = {"PayForCard", "PutUnderDeck", "OrderFirst", "OrderEffectFirst", "ChooseCard", "EnterMode"}
"""Kinds whose card is named on a plate or laid on another card, which stands where it stands."""
STAYS: Final = {"First", "UseFor", *HACKS, *COUNTED, *GOES, *ATTACKS, *ACTS, *NAMED}
"""Kinds that name a card and lay it nowhere: an ability decides what becomes of it."""
BY_ANOTHER: Final = {
    "AttackWarriorBy",
    *AT_ALL,
    "AttackArmorBy",
    "ThrowWeapon",
    "SummonWarriorWith",
    "SwapWarriors",
}
"""Kinds that begin with another card than the one that they name first: with what a warrior attacks."""
PRESSED: Final = {
    "RunWave",
    "RunStorm",
    "BlastAs",
    "TakeAt",
    "SwitchInterrupt",
    "BounceWarrior",
    *HACKS,
    *BY_ANOTHER,
}
"""Kinds that begin at a plate, where more is asked for than a card."""
WAITS: Final = "use."
"""Where a card is first whose effect waits on the Queue; it goes on from there to the place that its move says."""


def card_of(move: Move) -> Card | None:
    card = getattr(move, "card", None)
    return card if isinstance(card, Card) and not move.by_hand else None


def plain(move: Any) -> Any:
    """The move without what is paid for besides, which is chosen on plates before the card is dropped."""
    return evolve(move, drives="") if hasattr(move, "drives") else move


def tables() -> Iterator[tuple[Game, State]]:
    """All tables of games that can be sat down to: one whose windows are still to come has no places to drop on."""
    for path in ALL:
        played = replayed(path)
        if played.record.box.key not in KEYS:
            continue
        for state in played.states():
            yield played.record.box.game, state


def zone_of(place: Place) -> str:
    """The zone to which a card goes from a spot that keeps no cards."""
    return f"hand.{place.spot[5:]}" if place.spot.startswith("seat.") else "pile" if place.spot else place.zone


def first_zone(card: Card, facts: tuple[Fact, ...]) -> str | None:
    return next((fact.target for fact in facts if isinstance(fact, CardsMoved) and card in fact.cards), None)


def test_an_offered_card_lies_where_its_move_says_and_could_be_dropped_there() -> None:
    """Both are asked at one replay of each record: it takes longer than they do."""
    seen: dict[str, int] = {}
    for game, state in tables():
        for seat in game.seats(state):
            sight = game.sight(state, seat)
            for move in game.options(state, seat):
                card = card_of(move)
                if card is None:
                    continue
                name = type(move).__name__
                could_be_dropped(sight, seat, card, move)
                if name != "Challenge" or seen.get(name, 0) <= 50:
                    lies_where_it_says(game, state, sight, card, move)
                    seen[name] = seen.get(name, 0) + 1
    assert len(seen) >= 25, sorted(seen)


def lies_where_it_says(game: Game, state: State, sight: Sight, card: Card, move: Move) -> None:
    place = move.laid_on_now(state)
    assert (place == NOWHERE) == (type(move).__name__ in STAYS), f"{move}: {place}"
    _, facts = game.play(state, move, seeded(1))
    lies = first_zone(card, facts)
    wanted = (zone_of(place), f"{WAITS}{move.seat}", None)
    # A card let go over whom it strikes goes from there where the rules say.
    assert place == NOWHERE or place.area or lies in wanted, f"{move}: {place}, but it lies in {lies}"
    assert move.laid_on_now(sight) == place, f"{move}: the seat itself cannot know"


def could_be_dropped(sight: Sight, seat: Seat, card: Card, move: Move) -> None:
    """A drop of the card somewhere could mean the move, where no question and no plate asks for more."""
    if not isinstance(move, Answer) and type(move).__name__ not in PRESSED:
        assert plain(move) in tuple(type(move).aimed(sight, seat, card)), f"{move} is offered"

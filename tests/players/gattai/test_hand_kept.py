"""Which cards the program spares: those of least use, and never the best of its Hand."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.gambit.moves import PutDown
from gattai_desktop.games.gattai.world.factions import AskForgiveness, GiveFavor, LetFavorPass
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.weighing import Weighed
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
FAVOR = """
given   phase "play"; pilot red "Ren"; faction guild "Guild" agency 1; faction.guild.offenses = {offenses}
        Red: hand {hand}
when    Coach fires "+Favor:guild(1)" for red
"""
GAMBIT = """
given   phase "play"; pilot red "Ren"; Red: hand 9♥P; Coach: hand 8♣C 3♣C Q♥C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
"""


def table(text: str) -> State:
    replayed = replay(read(text, "hand.record"))
    assert not replayed.unmet, replayed.unmet
    return replayed.state


def best(state: State, seat: str, strength: str) -> Weighed:
    return seated(seat, strength).weigh(GAME.sight(state, seat), GAME.options(state, seat)).best


@pytest.mark.parametrize("strength", [GENTLE, STEADY])
def test_a_full_hand_keeps_its_best_cards_and_its_two(strength: str) -> None:
    text = """
given   phase "play"; pilot red "Ren"; pilot.red.max_hand = 3; Red: hand A♥P K♥P 3♥P 2♥P 8♥P 7♥P
when    Red sets Hands right
"""
    state = table(text)
    found = best(state, "red", strength)
    assert isinstance(found.move, DiscardDown)
    assert {card.rank for card in found.move.cards} == {3, 7, 8}
    assert str(found.why) == "The Hand is too full, and these are worth least in it."


@pytest.mark.parametrize(
    ("hand", "offenses", "kind"),
    [
        ("A♥P 5♥P 9♥P", 0, GiveFavor),
        ("A♥P 5♥P", 0, LetFavorPass),
        ("A♥P 9♥P 10♥P", 0, LetFavorPass),
        ("A♥P 5♥P 9♥P", 1, AskForgiveness),
    ],
)
def test_a_low_card_is_laid_down_as_favor_and_an_offense_goes_first(hand: str, offenses: int, kind: type[Move]) -> None:
    state = table(FAVOR.format(hand=hand, offenses=offenses))
    assert isinstance(best(state, "red", STEADY).move, kind)


def test_a_gentle_coach_says_of_a_threshold_what_a_gentle_one_weighs() -> None:
    state, said = table(GAMBIT), set[tuple[str, str]]()
    for seed in range(12):
        weighing = seated("coach", GENTLE, seed).weigh(GAME.sight(state, "coach"), GAME.options(state, "coach"))
        assert isinstance(weighing.best.move, PutDown)
        said.add((str(weighing.best.move.card), str(weighing.best.why)))
    own = "It is the first card of the Hand, and any card sets something to beat."
    assert ("8♣", own) in said
    assert {why for _, why in said} == {own, "It looked good enough."}

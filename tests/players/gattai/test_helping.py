"""Who helps in a Gambit, and with which card (RULES GAMBIT-18)."""

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.moves import Help, NoHelp
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

ASKED = """
given   edition final; pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; phase = "play"; team.harmony = 5
        Red: hand 4♥P; Coach: hand Q♣C; Green: hand {green}; Blue: hand {blue}
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts Q♣C down
        Red plays 4♥P
        {first}
"""


def helps(seat: str, strength: str, green: str = "2♣P", blue: str = "2♦P", first: str = "") -> Help | NoHelp:
    """What the program does at a seat that is asked for help."""
    replayed = replay(read(ASKED.format(green=green, blue=blue, first=first), "asked.record"))
    assert not replayed.unmet
    ask = GATTAI.game.ask_for(replayed.state, seat)
    assert ask is not None
    player = seated(seat, strength)
    sight = GATTAI.game.sight(replayed.state, seat)
    best = player.weigh(sight, ask.options).best
    assert best.move == player.choose(sight, ask.options)
    assert isinstance(best.move, Help | NoHelp)
    assert str(best.why)
    return best.move


@pytest.mark.parametrize("strength", [GENTLE, STEADY])
def test_a_friend_helps_with_a_high_card(strength: str) -> None:
    """Given a Jack and a Six, when a friend's Gambit asks for help, then the Jack helps: Hands are filled up."""
    assert str(helps("green", strength, green="J♣P 6♦P")) == "Green helps with J♣P"


@pytest.mark.parametrize("strength", [GENTLE, STEADY])
def test_low_cards_stay_in_hand(strength: str) -> None:
    """Given nothing above a Nine, when help is asked for, then none is given: Coach lays the highest that he has."""
    assert isinstance(helps("green", strength, green="9♣P 6♦P"), NoHelp)


def test_one_who_helps_is_enough() -> None:
    """Given that Tam helps already, when Ida is asked too, then she keeps her King."""
    move = helps("blue", STEADY, green="J♣P", blue="K♦P", first="Green helps with J♣P")
    assert isinstance(move, NoHelp)

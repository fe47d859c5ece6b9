"""Why a move is made in a bot battle: what is said holds whoever makes it, and by whatever rulings a table plays."""

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import match
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.abilities import LeaveOnTop, PutBelow, RecoverNothing
from gattai_desktop.games.rumblebots.contraptions import LeaveIdle, SaveIt, UseIt
from gattai_desktop.games.rumblebots.crown import Keep
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.players.rumblebots.less import less_in_battle
from gattai_desktop.players.rumblebots.steady import SteadyTactician
from gattai_desktop.players.why import UNSAID, why_of

BATTLES = box("rumblebots")
CRANK = BATTLES.game.cards["k5"]


def card(key: str) -> Card:
    """Return a card of the box."""
    return BATTLES.game.cards[key]


def seen(gang: tuple[str, ...] = (), look: tuple[str, ...] = (), **rulings: str) -> Sight:
    """Return what everybody sees of Red's gang and of the card that Red looks at."""
    setup = match(("red", "blue"))
    zones = {
        "gang.red": tuple(Lying(card(one), True) for one in gang),
        "look.red": tuple(Lying(card(one), True) for one in look),
        "deck.red": (),
    }
    table = BATTLES.begin(evolve(setup, zones=zones, rulings=rulings, values={**setup.values, "champion": "blue"}))
    return BATTLES.game.sight(table, "red")


def why(sight: Sight, move: Move) -> str:
    """Return why a move was made, as everybody hears it."""
    return str(why_of("rumblebots", sight, move).template)


def test_a_weaker_wall_is_not_called_the_strongest() -> None:
    """Given a faction that defends less, then its figures are told, whoever keeps it."""
    sight = seen(gang=("b01", "b02", "b03", "b06"))
    for faction in ("brine", "cinder"):
        assert why(sight, Keep("red", faction)) == "They defend with {defence}, and {needed} criticals break them."


@pytest.mark.parametrize(("ruling", "said"), [("battle", "battle"), ("clash", "clash")])
def test_why_a_contraption_is_saved_follows_the_ruling(ruling: str, said: str) -> None:
    assert why(seen(contraption_use=ruling), SaveIt("red", CRANK)) == f"A Contraption works once in a {said}."


def test_each_bot_of_an_attack_is_revealed_for_what_the_attack_lacks() -> None:
    """Given an attack, then its first Bot begins it, and the next comes since it does not pass the defence yet."""
    assert why(seen(), RevealNext("red")) == "An attack begins with a Bot."
    setup = match(("red", "blue"))
    zones = {"gang.red": (Lying(card("b01"), True),), "gang.blue": (Lying(card("b02"), True),)}
    values = {**setup.values, "champion": "blue", "challenger": "red"}
    sight = BATTLES.game.sight(BATTLES.begin(evolve(setup, zones=zones, values=values)), "red")
    assert why(sight, RevealNext("red")) == "{attack} in attack does not pass {defence} in defence."


def test_every_answer_says_why() -> None:
    """What lies in a battle lies open: nothing that a seat holds has to stay unsaid."""
    assert why(seen(), RecoverNothing("red")) != UNSAID.template


def test_a_contraption_that_draws_another_bot_is_used_for_its_sake() -> None:
    assert why(seen(gang=("b01",)), UseIt("red", CRANK)) == "The next Bot may be a better one."


def test_a_strong_bot_under_the_deck_is_not_called_weak() -> None:
    """Given the Furnace Maw with 8 on top, when it goes under the deck, then nobody says that 8 is too weak."""
    weighing = SteadyTactician().weigh(seen(look=("b08",)), (LeaveOnTop("red"), PutBelow("red")))
    assert str(weighing.moves[-1].why.template) == "It attacks with {attack} later."


def test_what_is_not_used_is_not_said_to_be_used_at_once() -> None:
    """Given the Rewind Crank, which the program saves, then it does not say of it that it is used."""
    sight = seen(gang=("b01",))
    assert not less_in_battle(sight, SaveIt("red", CRANK), LeaveIdle("red", CRANK)).template

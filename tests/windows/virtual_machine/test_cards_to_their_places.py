"""A card that answers a question of a fight is dragged to where it will lie, or onto whom it is fired."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import model_of

SIPHONED = """game    virtual-machine
given   scenario f1; player ixa; player sable; D2 ixa sable m02.1; Ixa: play area 10♠; CPU: hand 4♣ 5♣
        Ixa has the turn with 10S; count 10
when    Ixa siphons CPU through Port Sniffer 1 with 10S
"""
CYLINDER = """game    virtual-machine
given   scenario f1; player sable; player teo; D1 teo sable; D2 m02.1; Teo: meter 10; hand 6♠ Joker1 7♠ 8♠ 9♠
        Sable: play area K♠; Sable has the turn with KS; count 13
when    Teo lays 6S towards Empty the Cylinder
        Teo lays J1 towards Empty the Cylinder
"""
BULLET_TIME = """game    virtual-machine
given   scenario f1; player sable; player teo; D1 sable teo; D2 m02.1; Teo: meter 10; hand 4♠ 8♥ 9♥
        Sable: play area K♠; process.teo.interrupt = "bullet-time"; Sable has the turn with KS; count 13
when    Teo lays 4S towards Bullet Time
"""
ROLL_CALL = """game    virtual-machine
given   scenario f1; player sable; player odile; D1 sable odile; Sable: hand 5♦ 9♠; Odile: meter 10; hand 8♠ 8♦
        Sable: play area K♠; process.odile.interrupt = "roll-call"; Sable has the turn with KS; count 13
when    Odile lays 8S towards Roll Call
        Odile lays 8D towards Roll Call
"""


@pytest.mark.parametrize(
    ("record", "seat", "card", "place", "made"),
    [
        (SIPHONED, "cpu", "4♣C", Place(zone="discard.cpu"), "Cpu discards 4♣C from the hand"),
        (CYLINDER, "teo", "7♠P", Place(area="m02.1"), "Teo fires 7♠P at m02.1"),
        (BULLET_TIME, "teo", "8♥P", Place(zone="play.teo"), "Teo plays 8♥P at once"),
        (ROLL_CALL, "sable", "5♦P", Place(zone="team.mcs"), "Sable lays 5♦P on the Team Hand"),
    ],
    ids=["siphon", "cylinder", "bullet-time", "roll-call"],
)
def test_it_answers_as_on_the_question(
    qtbot: QtBot, record: str, seat: str, card: str, place: Place, made: str
) -> None:
    """Given the question lies open, when the card is dragged there, then that is the answer."""
    played = replay(read(record, "given.record"))
    assert not played.unmet
    sitting = Sitting(qtbot, model_of(played.state, seat))
    there = sitting.window.scene.rect_of(place)
    assert there is not None
    sitting.drag(sitting.hand_card(card), there)
    assert sitting.last() == made

"""In a small window too it is seen which Threats fight: one drives the fight, others are in it, the rest are not."""

from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatPlate
from tests.windows.sitting import Sitting
from tests.windows.tables import given

THREE = """
given   pilot red "Ren"; phase = "play"; Red: hand 9♦P; Coach: hand 5♣C
        threat tide "The Tide" rating 4; threat gull "The Gull" rating 2; threat crab "The Crab" rating 2
when    Coach challenges red with 5♣C for "the pier"
        Red accepts with 9♦P
        Coach brings in tide
        Coach brings in gull
"""


def test_each_threat_of_a_fight_has_a_rim_and_no_other(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(THREE), (1366, 768))
    sitting.take("coach")
    plates = {one.look.name: one for one in sitting.window.findChildren(ThreatPlate) if one.isVisible()}
    rims = {}
    for name, plate in plates.items():
        image = plate.grab().toImage()
        row = (image.pixelColor(x, image.height() // 2) for x in range(5))
        rims[name] = [one for one in row if one.red() - one.blue() > 80]
    assert len(rims["The Tide"]) > len(rims["The Gull"]) > 0
    assert rims["The Crab"] == []

"""What a preview says of an attack: its damage here, whether its target would fall, which tags could stop it."""

from gattai_desktop.games.tasuo.foretelling import foretell
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase {phase}; turn 3; active red
        Red: ka Ashen Duelist; charges ka Coal Shot, Ember Jab; gauge 2; armor 3; hand Cinder Page, Ember Jab.2
        Blue: kio Reef Novice; hand Shell Block
        Reef Novice: damage 2
"""


def said(move: str, phase: str = "clash") -> list[str]:
    """What the preview of a move tells its player."""
    played = replay(read(TABLE.format(phase=phase)))
    game = played.record.box.game
    preview = game.preview(played.state, game.phrases.read(move), "red")
    return [plain(one) for one in foretell(game.sight(played.state, "red"), preview)]


def test_an_attack_tells_its_damage_and_who_would_fall() -> None:
    assert said("Red attacks Reef Novice with Ashen Duelist with hatsubai v1") == [
        "Reef Novice: 5 damage, 7 of 5.5",
        "Reef Novice would fall: Body Count +1.",
        "Clash Gauge 2 → 1",
        "Ori, Kyushu, Haki, Evade may stop it by the rules.",
    ]


def test_a_payment_that_leaves_little_is_said() -> None:
    assert said("Red calls Cinder Page to kio", "play") == ["Armor 3 → 2", "Little armor is left."]

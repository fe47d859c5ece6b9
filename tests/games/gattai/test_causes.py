"""What happens names the fact from which it follows, so that "why?" and the sums beneath a move are right."""

from gattai_desktop.cards.facts import ValueChanged, announces
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = Gattai()


def test_micro_36b_what_a_robo_that_soaks_loses_is_the_cause_of_its_fall() -> None:
    """Given a Robo with two Grit, when it takes two Trauma for its Pilot, then its fall follows from the lost Grit."""
    table = replay(
        read("""given   edition final; content lion; pilot red "Red" rides lion robo "Lion"
        pilot.red.robo.present = true; Red: Endurance 2/6; Buffers 0
when    Coach fires "+Trauma:red(3)"
""")
    ).state
    _, facts = GAME.play(table, GAME.phrases.read("Red soaks 2"), seeded(1))
    down = next(fact for fact in facts if announces(fact, "robo_down"))
    lost = facts[down.cause]
    assert isinstance(lost, ValueChanged)
    assert lost.path == "pilot.red.robo.endurance"

"""What a question may tell those whom it is not put to.

Where nobody may learn whether its seat could answer, anybody may pass, the same for every hand; and no cause of a
question names what only its seat sees.
"""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.questions import Questions
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister
        Blue: kio Glacier Monk; hand {hand}; legend {legend}
when    Red attacks Glacier Monk with Cinder Page
"""


@pytest.mark.parametrize("legend", ["nothing", "Sudden Fog", "Blue's Tripwire Flash"])
@pytest.mark.parametrize("hand", ["Shell Block", "Reef Novice", "Slipstream"])
def test_whoever_sits_there_may_pass_for_the_seat_that_is_asked(hand: str, legend: str) -> None:
    played = replay(read(TABLE.format(hand=hand, legend=legend)))
    model = GameModel(played.record.box.game, MemoryJournal(played.state), seeded(1), clock=lambda: 0)
    model.pass_to("red")
    model.take_seat()
    (ask,) = model.asks()
    assert (ask.seat, ask.options, ask.more) == ("blue", (PassWindow("blue"),), True)
    assert model.attempt(ask.options[0])
    assert not model.asks()


OWN_HAND = """game    virtual-machine
given   scenario f5; player sable; player teo; ruling boss_hand = own; round 1; step select
        C4 sable b1; C6 m02.1; C1 teo
        secret.cpu.own = ["9SC", "KSC"]; CPU: hand 9♠ K♠ 4♥ 5♥; Sable: hand 2♠; Teo: hand 3♠; cpu = ["b1", "m02.1"]
        agenda = [["select", "sable"], ["select", "teo"], ["select", "cpu"], ["reveal"]]
"""


@pytest.mark.parametrize("looker", ["sable", PUBLIC])
def test_vm_h53_only_the_cpu_is_told_which_cards_are_the_bosss_own(looker: str) -> None:
    """The question names them; to other seats and the wall it is put without them."""
    played = replay(read(OWN_HAND))
    questions = Questions(played.record.box.game, played.state, lambda _move, broken: pytest.fail(str(broken)))
    (own,) = (ask for ask in questions.asks_shown_to(CPU) if ask.seat == CPU)
    assert "9♠, K♠" in str(own.why)
    (ask,) = (ask for ask in questions.asks_shown_to(looker) if ask.seat == CPU)
    assert (ask.text, ask.options, ask.more) == (own.text, (), True)
    assert str(ask.why) == "All pick at once; nobody learns what before all have."

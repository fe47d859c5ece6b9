"""A whole First Contact at the table's own model, with the program in all seats but one, as the windows play it."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.first_contact_acts import CLOSE
from gattai_desktop.games.strengths import GENTLE
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.thinking import Players
from tests.players.gattai.whole_evenings import with_program
from tests.players.program_moves import program_moves

MOST_ENTRIES = 400


def a_table(person: Seat) -> GameModel:
    setup = with_program(scenario("first-contact"), [person])
    return GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(3))


def _person_moves(model: GameModel, person: Seat) -> bool:
    """Let her answer and play what she has to; what she may begin she leaves."""
    if model.on_turn() != person:
        return False
    options = model.options(person)
    return bool(options) and model.attempt(seated(person, GENTLE).choose(model.sight(person), options))


@pytest.mark.parametrize("person", ["red", COACH_SEAT])
def test_one_person_sits_at_the_computer_from_the_first_entry_to_the_last(qtbot: QtBot, person: Seat) -> None:
    model, players, lately_urged, acts = a_table(person), Players(), False, 0
    while model.entry < MOST_ENTRIES:
        assert model.seat == person
        assert not model.curtain_down
        assert model.sight().seat == person
        if program_moves(model, players, urged=lately_urged):
            lately_urged = False
            continue
        acts += 1
        if _person_moves(model, person):
            lately_urged = False
        elif not lately_urged:
            lately_urged = True
        elif person == COACH_SEAT and model.sight().values["first_contact.act"] != CLOSE:
            led = seated(person, GENTLE).acts_when_free(model.sight(), model.options(), urged=True)
            assert led is not None
            assert model.attempt(led)
            lately_urged = False
        else:
            break
    assert model.sight().values["first_contact.act"] == CLOSE
    assert acts < 60

"""The list of keys says whole what each does, in every game, language and shape of a window."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.model.game_model import GameModel
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt
from tests.windows.tasuo.showdown_surfaces import clash
from tests.windows.tasuo.showdowns import model_at
from tests.windows.virtual_machine.fights import before, model_of


def tables() -> dict[str, GameModel]:
    return {"gattai": dealt(), "virtual-machine": model_of(before(), "teo"), "tasuo": model_at(clash())}


@pytest.mark.usefixtures("either_language")
@pytest.mark.parametrize("size", [(960, 1080), (1024, 600), (1080, 1920)])
@pytest.mark.parametrize("game", ["gattai", "virtual-machine", "tasuo"])
def test_what_a_key_does_never_ends_in_dots(qtbot: QtBot, game: str, size: tuple[int, int]) -> None:
    """In a narrow window "wechselt für 3 Bewegungspunkte die Au…" stood on one line of two that had room."""
    sitting = Sitting(qtbot, tables()[game], size)
    sitting.window.requests.open("keys")
    sitting.settle()
    sheet = sitting.window.sheet
    assert sheet.isVisible()
    with only_when_it_is_read(sitting.window):
        found = [one for one in read(sitting.window) if isinstance(one.widget, PlateButton)]
    listed = [one for one in found if sheet.isAncestorOf(one.widget)]
    assert len(listed) >= 12
    assert [one.words for one in listed if one.words.strip().endswith("…")] == []

"""The figures of a warrior stand apart below its card, however low the window is, and no card in use covers them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, measuring, strong
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.field_boxes import place_box
from gattai_desktop.windows.games.tasuo.field_drawing import life_cells, short_name
from gattai_desktop.windows.games.tasuo.field_grid import ORDER
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import Duelists, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: kio Forge Sister; kao Kiln Breaker; ka Cinder Page
        Blue: kio Undertow Queen; ka Glacier Monk
"""


@pytest.mark.parametrize("size", [(1024, high) for high in (600, 580, 570, 560, 550, 540)])
def test_life_and_attack_stand_apart(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    pane = Duelists(Sitting(qtbot, model_at(replay(read(TABLE)).state), size)).pane
    drawn: list[tuple[str, float, float]] = []
    text, sign = Drawing.text, Drawing.sign

    def note_text(draw: Drawing, x: float, *more: object, **named: object) -> float:
        wide = text(draw, x, *more, **named)  # type: ignore[arg-type]
        drawn.append(("text", x, x + wide))
        return wide

    def note_sign(draw: Drawing, name: str, x: float, y: float, of: float, *more: object, **named: object) -> None:
        drawn.append((name, x, x + of))
        sign(draw, name, x, y, of, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note_text)
    monkeypatch.setattr(Drawing, "sign", note_sign)
    pane.grab()
    lives = [n for n, one in enumerate(drawn) if one[0] == "hearts"]
    assert len(lives) == 5
    # The sign of the attack is drawn after both figures; where it has no room, the sign of the place comes next, at 0.
    signs = [(drawn[n + 1][2], drawn[n + 3][1]) for n in lives if drawn[n + 3][1] > 0]
    assert signs
    assert min(left - end for end, left in signs) >= 4


@pytest.mark.parametrize("high", [540, 548, 560, 580, 600])
def test_the_name_of_a_warrior_is_on_its_card_in_a_small_window(qtbot: QtBot, high: int) -> None:
    """With the bar of the program at the foot it was read only in focus; the hand still shows its names."""
    pane = Duelists(Sitting(qtbot, model_at(replay(read(TABLE)).state), (1024, high))).pane
    grid = pane._here()
    assert grid.card >= WITH_NAME
    assert grid.deeds.top() >= grid.names_foot
    assert grid.hand.height() >= 0.75 * WITH_NAME


@pytest.mark.parametrize("size", [(1024, 540), (1024, 600), (1366, 768), (1920, 1080)])
def test_a_card_in_use_lies_over_no_figures(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a warrior that stands upon another, then the edge of the one beneath is seen below a card that is used."""
    pane = Duelists(Sitting(qtbot, model_at(replay(read(TABLE)).state), size)).pane
    grid = pane._here()
    for column in ORDER:
        box = grid.use(column)
        assert box.top() >= grid.mark(45, below=False)
        beneath = place_box(grid, "kio.red", 1, below="red")
        assert beneath is not None
        assert box.bottom() < beneath.top()
        assert box.height() > 24


@pytest.mark.parametrize("size", [(960, 508), (1024, 600), (1366, 768)])
@pytest.mark.parametrize("place", ["kio.red", "ka.blue"])
def test_the_ring_of_the_keyboard_leaves_the_life_of_a_warrior_in_sight(
    qtbot: QtBot, size: tuple[int, int], place: str
) -> None:
    """Its cells lie right below the card, where the ring runs."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE)).state), size)
    pane, window = Duelists(sitting).pane, sitting.window
    card, ring = pane.cards.widget_at(place), window.findChild(FocusRing)
    assert card is not None
    assert isinstance(ring, FocusRing)
    card.setFocus(Qt.FocusReason.TabFocusReason)
    sitting.settle()
    assert ring.isVisible()
    start, end = life_cells(measuring(window.paint, 100))
    box = card.global_rect()
    cells = QRectF(box.left(), box.bottom() + start, box.width(), end - start).adjusted(1, 1, -1, -1)
    assert not ring.free().intersects(cells.translated(-QPointF(ring.mapToGlobal(QPoint()))))


def test_a_name_that_has_no_room_is_said_in_fewer_words(qapp: object) -> None:
    del qapp
    draw, style = measuring(make_paint(speed=0), 300), strong(13)
    names = ("Marshal of the White Flame", "Ashen Duelist", "Queen Below the Ice")
    for room in range(60, 220, 10):
        for name in names:
            words, written = short_name(draw, name, style, room)
            assert name.startswith(words)
            assert not words.endswith((" of", " the"))
            assert draw.width(words, written) <= room
    assert short_name(draw, "Ashen Duelist", style, 200)[0] == "Ashen Duelist"

"""Windows have room for their words: on any screen, enlarged, in both languages.

`test_every_surface.py` asks it of every window, and of the table in every moment.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.paint import PaintedWidget, make_paint, painting
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.board.words import paint_text, paint_words, wrapped
from gattai_desktop.windows.games.gattai.odds import asked_fights, rehearsing
from gattai_desktop.windows.kit.own_scale import OwnScale, SizeTold
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.table.table_window import TableWindow
from tests.board.sentences import words
from tests.windows.cut import cut, noticing_short_lines, only_when_it_is_read
from tests.windows.surfaces import SURFACES
from tests.windows.tables import the_odds

SIZES: Final = ((*LEAST_WINDOW, 1.0), (1366, 768, 1.0), (1920, 1080, 1.0))
OTHERS: Final = (
    *((3840, 2160, 1.0), (1280, 720, 1.0), (1024, 768, 1.0), (1600, 900, 1.0)),
    *((1280, 800, 1.0), (3440, 1440, 1.0), (1280, 1024, 1.0), (2560, 1440, 1.0)),
    *((1920, 1200, 1.0), (1680, 1050, 1.0), (1440, 900, 1.0), (2880, 1800, 1.0)),
    # Windows that are not as large as a screen, and the half of one.
    *((1024, 560, 1.0), (1093, 570, 1.0), (1200, 640, 1.0), (1500, 860, 1.0), (960, 690, 1.0), (1536, 730, 1.0)),
    *((1707, 930, 1.0), (2560, 1360, 1.0), (1280, 600, 1.0), (960, 1050, 1.0), (1100, 800, 1.0)),
    *((1080, 1890, 1.0), (1200, 1600, 1.0)),  # a screen that stands upright
)
ENLARGED: Final = ((1366, 768, 1.3), (1920, 1080, 2.0), (3840, 2160, 3.0))
"""Width, height, and how much every part of the window that has a size of its own is enlarged. No window is smaller
than the smallest. Of the other sizes each window is tried at one."""


def sizes_of(name: str) -> tuple[tuple[int, int, float], ...]:
    """Return the sizes at which a surface is looked at: the usual ones, and one of the others in turn."""
    return (*SIZES, OTHERS[list(SURFACES).index(name) % len(OTHERS)])


@contextmanager
def speaking(key: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak a language, and notice what has no room in it."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(key)
    with noticing_short_lines(monkeypatch):
        yield
    speak_language("en")


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    """The program speaks this language for the length of a test."""
    with speaking(request.param, monkeypatch):
        yield str(request.param)


def nothing_is_cut(window: QWidget, sizes: Iterable[tuple[int, int, float]]) -> None:
    """At each of these sizes every word has room; the window has its own size again afterwards."""
    before = window.size()
    found: list[str] = []
    with only_when_it_is_read(window):
        for wide, high, zoom in sizes:
            window.resize(wide, high)
            QApplication.processEvents()
            if zoom != 1.0:
                _enlarge(window, zoom)
            found += [f"{wide}x{high} at {zoom:.0%}: {line}" for line in cut(window)]
        window.resize(before)
    assert not found, "\n".join(found)


def test_the_odds_of_a_fight_that_was_rehearsed_are_not_cut(
    qtbot: QtBot, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked_fights, "FIGHTS", dict.fromkeys(asked_fights.FIGHTS, 4))
    monkeypatch.setattr(rehearsing, "each_lever", lambda _fights: 1)
    window = SURFACES["log"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    window.log.set_wide(False)
    window.requests.open("odds")
    counted = the_odds(window).fights.rehearsing
    with qtbot.waitSignal(counted.ended):
        pass
    nothing_is_cut(window, (*SIZES, *ENLARGED))


def test_the_bar_of_a_puzzle_is_enlarged_no_more_than_its_table_has_room_for(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    """Given more than there is room for, then the bar grew by itself, and its words ran out of it."""
    del language
    nothing_is_cut(SURFACES["a puzzle of bots"](qtbot, tmp_path), ((1366, 768, 2.0), (1024, 600, 2.0)))


def _enlarge(window: QWidget, zoom: float) -> None:
    for scale in window.findChildren(OwnScale):
        scale.turn(zoom)
    for told in window.findChildren(SizeTold):
        told.hide()


# ------------------------------------------------------------------ the net has no hole
class Sheet(PaintedWidget):
    """Writes badly."""

    def paintEvent(self, event: QPaintEvent) -> None:
        font = text_font(16)
        with painting(self) as painter:
            paint_text(painter, 10, 30, "a name that is far too long for it", font, self.paint.theme.text, room=80)
            paint_words(painter, self.paint.theme, 10, 60, words("{8H} {9C} {TD}"), 16, self.paint.theme.text, room=50)
            for line in wrapped("a sentence of several lines of words", font, 90, 2):
                paint_text(painter, 200, 90, line, font, self.paint.theme.text)
            paint_text(painter, 280, 150, "beyond the edge", font, self.paint.theme.text)


def test_a_line_that_is_cut_is_found(qtbot: QtBot, language: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    Sheet(make_paint(), window).resize(300, 200)
    window.show()
    found = "\n".join(cut(window))
    assert "'a name that is far too long for it' is cut to" in found
    assert "Ten of diamonds" in found or "Karo-Zehn" in found
    assert "of several lines" in found
    assert "lies on" in found
    assert "'beyond the edge' reaches beyond" in found


def test_plates_that_lie_on_each_other_and_fields_without_room_are_found(qtbot: QtBot, language: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    for name, box in (
        ("one", QRect(10, 10, 120, 40)),
        ("two", QRect(100, 20, 120, 40)),
        ("out", QRect(250, 10, 90, 40)),
    ):
        PlateButton(make_paint(), outline_plate(name), window).setGeometry(box)
    field = QLineEdit(window)
    field.setPlaceholderText("why this should be so, in a few words")
    field.setGeometry(10, 100, 90, 30)
    area, inside = QScrollArea(window), QWidget()
    area.setGeometry(150, 100, 100, 60)
    inside.resize(200, 50)
    area.setWidget(inside)
    window.show()
    found = "\n".join(cut(window))
    assert "PlateButton 'one' and PlateButton 'two' lie on each other" in found
    assert "PlateButton 'out' reaches beyond its part" in found
    assert "has no room for 'why this should be so" in found
    assert "scrolls sideways" in found

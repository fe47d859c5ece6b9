"""Finds what is cut in a window: words without room, words beyond their part, plates upon plates.

It reads what the window writes while it is painted. Words in thumbnails and on cards are left out on purpose.
"""

from bisect import bisect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLineEdit, QScrollArea, QWidget

from gattai_desktop.board import block, fonts, words, written
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.crowds import CrowdButton
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.paint import PaintedButton
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.kit.thing_plate import ThingPlate
from gattai_desktop.windows.shelf.fixed_foot import FixedFoot

ELLIPSES: Final = ("…", "...")
SLACK = 1.5
"""Device-independent pixels that rounding may take."""
TOUCHING = 2.5
CAPITALS: Final = 0.73
"""Height of a capital letter, as part of its font's size; words report the box of their capitals."""
_FAR = 1e6
_OPAQUE = (PlateButton, SpoilPlate, AnswerButton, ThingPlate)


_short_lines: Final[dict[str, str]] = {}
"""What ends in an ellipsis for want of room, and the whole of it."""


@contextmanager
def noticing_short_lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remember each line that is shortened, also long before it is drawn."""
    # What was wrapped before nobody noticed would else not be wrapped again.
    words.wrapped.cache_clear()
    block.block.cache_clear()
    shorten = fonts.shortened

    def shortened(font: QFont, line: str, room: float) -> str:
        short = shorten(font, line, room)
        if short.strip() and short != line:
            _short_lines[short] = line
        return short

    monkeypatch.setattr(words, "shortened", shortened)
    yield
    _short_lines.clear()


@contextmanager
def only_when_it_is_read(window: QWidget) -> Iterator[None]:
    """Leave a window, or the one in which a part lies, unpainted however it changes: `paint_all` alone paints it."""
    whole = window.window()
    whole.setUpdatesEnabled(False)
    yield
    whole.setUpdatesEnabled(True)


def paint_all(window: QWidget) -> None:
    """Let every part of a window paint itself where no pixel is kept: the same is read in a part of the time."""
    ground = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    whole = window.window()
    painted = whole.updatesEnabled()
    whole.setUpdatesEnabled(True)
    painter = QPainter(ground)
    painter.setClipRect(ground.rect())
    window.render(painter, QPoint(0, 0))
    painter.end()
    whole.setUpdatesEnabled(painted)


class Written:
    """Words as they stand in a widget."""

    def __init__(self, widget: QWidget, box: QRectF, line: str, whole: str, size: float) -> None:
        self.widget, self.box, self.words, self.whole, self.size = widget, box, line, whole, size

    def __str__(self) -> str:
        return f"{type(self.widget).__name__} {self.whole!r}"


def read(window: QWidget) -> list[Written]:
    """Everything that a window writes."""
    found: list[Written] = []

    def reader(painter: QPainter, box: QRectF, line: str, whole: str) -> None:
        device, turned = painter.device(), painter.worldTransform()
        if isinstance(device, QWidget):
            here = turned.mapRect(box)
            found.append(Written(device, here, line, whole, here.height() / CAPITALS))

    for _ in range(2):
        QApplication.processEvents()
    with written.read_by(reader):
        paint_all(window)
    return found


def cut(window: QWidget) -> list[str]:
    """Say what is cut in a window, each in a line; nothing where all is well."""
    found = read(window)
    room = cache(_room)  # many lines stand in one widget
    wrong = {line for one in found if (line := _wrong(one, room))}
    wrong.update(_on_each_other(found))
    wrong.update(_covered(found, window))
    shown = [one for one in window.findChildren(QWidget) if one.isVisibleTo(window)]
    for widget in shown:
        wrong.update(_badly_placed(widget, room))
    feet = _feet(window)
    wrong.update(_buttons_on_each_other([one for one in shown if one not in feet]))
    return sorted(wrong)


def _wrong(one: Written, room_of: Callable[[QWidget], QRectF]) -> str:
    if one.words != one.whole or one.words in _short_lines:
        whole = one.whole if one.words != one.whole else _short_lines[one.words]
        return f"{type(one.widget).__name__} {whole!r} is cut to {one.words!r}"
    if not one.words.strip():
        return ""
    if isinstance(one.widget, _OPAQUE) and one.words.rstrip().endswith(ELLIPSES):
        return f"{type(one.widget).__name__} {one.whole!r} leaves words out"
    if one.size < TEXT_FLOOR - 0.5:
        return f"{one} is {one.size:.1f} pixels high"
    room = room_of(one.widget)
    if not room.contains(one.box):
        return f"{one} reaches beyond {_short(room)}: {_short(one.box)}"
    return ""


def _room(widget: QWidget) -> QRectF:
    """What can be seen of a widget, or scrolled to, in its own coordinates."""
    room = QRectF(widget.rect())
    if isinstance(widget.parentWidget(), QAbstractScrollArea):  # it scrolls what it paints itself
        room.setTop(-_FAR)
        room.setBottom(_FAR)
    above: QWidget | None = widget.parentWidget()
    here: QWidget = widget
    while above is not None and not here.isWindow() and not isinstance(above, QAbstractScrollArea):
        if isinstance(above, MapView):  # all of its ground can be scrolled to, or seen when it is shown whole
            break
        corner = widget.mapTo(above, QPoint(0, 0))
        seen = QRectF(above.rect()).translated(-corner.x(), -corner.y())
        if isinstance(above.parentWidget(), QAbstractScrollArea):  # a viewport: what is below can be scrolled to
            room.setLeft(max(room.left(), seen.left()))
            room.setRight(min(room.right(), seen.right()))
            break
        room = room.intersected(seen)
        here, above = above, above.parentWidget()
    return room.adjusted(-SLACK, -SLACK, SLACK, SLACK)


def _short(box: QRectF) -> str:
    return f"{box.left():.0f},{box.top():.0f} to {box.right():.0f},{box.bottom():.0f}"


def by_widget(found: list[Written]) -> dict[QWidget, list[Written]]:
    """What is not blank, by the widget in which it stands."""
    several: dict[QWidget, list[Written]] = {}
    for one in found:
        if one.words.strip():
            several.setdefault(one.widget, []).append(one)
    return several


def _on_each_other(found: list[Written]) -> set[str]:
    """Words that lie on other words of the same widget."""
    wrong: set[str] = set()
    for several in by_widget(found).values():
        several.sort(key=lambda one: one.box.top())
        tops = [one.box.top() for one in several]
        for place, one in enumerate(several, 1):
            others = several[place : bisect(tops, one.box.bottom())]  # what begins farther down cannot lie on it
            wrong.update(f"{one} lies on {other.whole!r}" for other in others if _touch(one.box, other.box))
    return wrong


def _touch(one: QRectF, other: QRectF) -> bool:
    """Whether two boxes share more than an edge."""
    shared = one.intersected(other)
    return shared.width() > TOUCHING and shared.height() > TOUCHING


def _covered(found: list[Written], window: QWidget) -> set[str]:
    """Words beneath a plate of the same part. What lies over the whole window covers on purpose.

    So does the foot of a page that scrolls: what lies beneath it comes into sight.
    """
    wrong: set[str] = set()
    feet = _feet(window)
    plates = [one for one in window.findChildren(PaintedButton) if isinstance(one, _OPAQUE) and one.isVisibleTo(window)]
    plates = [one for one in plates if one not in feet]
    parts = [(one, part) for one in plates if (part := one.parentWidget()) is not None and part is not window]
    for widget, several in by_widget(found).items():
        if isinstance(widget, QAbstractButton):
            continue
        seen = QRectF(widget.visibleRegion().boundingRect())
        for plate, part in parts:
            if not (part is widget or part.isAncestorOf(widget)):
                continue
            corner = widget.mapFrom(window, plate.mapTo(window, QPoint(0, 0)))
            over = seen.intersected(QRectF(corner, plate.size()))
            wrong.update(f"{one} lies beneath {_named(plate)}" for one in several if _touch(one.box, over))
    return wrong


def _feet(window: QWidget) -> set[QWidget]:
    """The plates that stay at the lower edge while a page is scrolled."""
    return {foot.plate for foot in window.findChildren(FixedFoot) if foot.isVisibleTo(window)}


def _badly_placed(widget: QWidget, room_of: Callable[[QWidget], QRectF]) -> set[str]:
    wrong: set[str] = set()
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    if inside is not None and inside.width() > inside.parentWidget().width() + SLACK:
        wrong.add(f"{_named(widget)} scrolls sideways: {inside.width()} in {inside.parentWidget().width()}")
    if isinstance(widget, QAbstractScrollArea) and not room_of(widget).contains(QRectF(widget.rect())):
        wrong.add(f"{_named(widget)} reaches beyond its part")
    if isinstance(widget, QLineEdit):
        room = widget.contentsRect().width() - widget.textMargins().left() - widget.textMargins().right() - 4
        if width_in(widget.font(), widget.placeholderText()) > room:
            wrong.add(f"{_named(widget)} has no room for {widget.placeholderText()!r}")
        if QFontMetricsF(widget.font()).height() > widget.height():
            wrong.add(f"{_named(widget)} is too low")
    pressed = isinstance(widget, QAbstractButton) and not isinstance(widget, CardWidget)
    if pressed and widget.parentWidget() is not None and not room_of(widget).contains(QRectF(widget.rect())):
        wrong.add(f"{_named(widget)} reaches beyond its part")
    return wrong


def _buttons_on_each_other(shown: list[QWidget]) -> set[str]:
    """Buttons that lie on others of the same part; a token lies on its area, and what stands for more of them."""
    wrong: set[str] = set()
    by_part: dict[QWidget, list[tuple[QAbstractButton, QRectF]]] = {}
    for one in shown:
        part = one.parentWidget()
        if part is not None and isinstance(one, QAbstractButton) and not isinstance(one, CardWidget):
            by_part.setdefault(part, []).append((one, _pressed_box(one)))
    for several in by_part.values():
        for (one, box), (other, there) in combinations(several, 2):
            if _touch(box, there) and not _on_its_area(one, other) and not _on_its_area(other, one):
                wrong.add(" and ".join(sorted((_named(one), _named(other)))) + " lie on each other")
    return wrong


def _pressed_box(button: QAbstractButton) -> QRectF:
    """Return the place of a button in its part; of a token and an area without what is drawn round it."""
    if isinstance(button, TokenButton):
        return button.box
    return button.plate if isinstance(button, AreaButton) else QRectF(button.geometry())


def _on_its_area(token: QAbstractButton, area: QAbstractButton) -> bool:
    """Whether a token stands in that area, with all that is pressed for it."""
    on = isinstance(token, TokenButton | CrowdButton) and isinstance(area, AreaButton)
    return on and _pressed_box(area).adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(_pressed_box(token))


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"

"""Finds where the words of the book stand in what a widget writes, and underlines them with dots."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QMouseEvent, QPainter, QPen, QRegion
from PySide6.QtWidgets import QWidget

from gattai_desktop.board import written
from gattai_desktop.board.fonts import width_in
from gattai_desktop.board.paint import Painted
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.glossary.meanings import Meaning, found_in
from gattai_desktop.windows.kit.root_widget import RootWidget

_TOUCHING = 1.5
"""Device-independent pixels between two pieces of one line."""


@frozen(eq=False)
class _Piece:
    """Words that were written at once, in the widget's own pixels."""

    box: QRectF
    words: str
    font: QFont


@frozen(eq=False)
class WordPlace:
    """A word of the book where a widget writes it, in the widget's own pixels; the box ends on its baseline."""

    meaning: Meaning
    box: QRectF


class WordReader:
    """Remembers what is written with a painter, or by a widget, and where."""

    def __init__(self, source: QPainter | QWidget) -> None:
        self._source = source
        self._lines: list[list[_Piece]] = []

    def read(self, painter: QPainter, box: QRectF, words: str, _whole: str) -> None:
        """Take note of words that are written."""
        if self._source not in (painter, painter.device()) or not words:
            return
        piece = _Piece(painter.worldTransform().mapRect(box), words, QFont(painter.font()))
        last = self._lines[-1][-1].box if self._lines else QRectF()
        goes_on = abs(last.bottom() - piece.box.bottom()) < 1 and abs(last.right() - piece.box.left()) < _TOUCHING
        if self._lines and goes_on:
            self._lines[-1].append(piece)
        else:
            self._lines.append([piece])

    def places(self, game: str) -> Iterator[WordPlace]:
        """Yield every word of the book that was written, from the first to the last."""
        for line in self._lines:
            for found in found_in("".join(piece.words for piece in line), game):
                box = _box(line, found.start, found.end)
                yield WordPlace(found.meaning, box)


def _box(line: list[_Piece], start: int, end: int) -> QRectF:
    """Return where a part of a line stands."""
    whole, at = QRectF(), 0
    for piece in line:
        first, last = max(0, start - at), min(len(piece.words), end - at)
        if first < last:
            left = piece.box.left() + width_in(piece.font, piece.words[:first])
            wide = width_in(piece.font, piece.words[first:last])
            whole = whole.united(QRectF(left, piece.box.top(), wide, piece.box.height()))
        at += len(piece.words)
    return whole


class Underlined(Painted):
    """A painted widget whose words of the book are underlined: a press on one explains it, as to a pointer that rests.

    Whatever else is pressed on it goes on to what it lies on.
    """

    def mousePressEvent(self, event: QMouseEvent) -> None:
        root, left = self.window(), event.button() is Qt.MouseButton.LeftButton
        told = left and isinstance(root, RootWidget) and root.explain_at(event.globalPosition().toPoint())
        event.setAccepted(told)


def words_on(widget: QWidget, game: str) -> tuple[WordPlace, ...]:
    """Return the words of the book that a widget writes now, without the widgets inside it."""
    if widget.size().isEmpty():
        return ()
    picture = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    reader = WordReader(widget)
    with written.read_by(reader.read):
        widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return tuple(reader.places(game))


@contextmanager
def underlining(painter: QPainter, game: str, colour: QColor) -> Iterator[None]:
    """Underline with dots the words of the book that are written inside the `with`, each where it comes first."""
    reader, seen = WordReader(painter), set[str]()
    with written.read_by(reader.read):
        yield
    painter.save()
    painter.resetTransform()
    painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
    for place in reader.places(game):
        if place.meaning.key not in seen:
            seen.add(place.meaning.key)
            y = place.box.bottom() + place.box.height() * 0.3
            painter.drawLine(QPointF(place.box.left(), y), QPointF(place.box.right(), y))
    painter.restore()

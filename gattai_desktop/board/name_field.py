"""Takes a line of text in a field that is cut like a plate, or several lines with room for a paragraph."""

from PySide6.QtCore import QEvent, QMargins, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.fonts import text_font, width_in
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.plate import RING_PEN, RING_ROOM, paint_plate, ring_path
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import Theme
from gattai_desktop.board.words import paint_text

LONGEST_NAME = 60


def field_palette(palette: QPalette, theme: Theme) -> QPalette:
    """Return the colours of a field that is typed in. Its ground is clear, since the plate below it is painted."""
    clear = theme.field.toHsl()
    clear.setAlpha(0)
    for role, colour in (
        (QPalette.ColorRole.Text, theme.text),
        (QPalette.ColorRole.PlaceholderText, theme.soft),
        (QPalette.ColorRole.Highlight, theme.live),
        (QPalette.ColorRole.HighlightedText, theme.table),
        (QPalette.ColorRole.Base, clear),
    ):
        palette.setColor(role, colour)
    return palette


def at_most(most: int) -> str:
    """Return how many letters a field takes, which is said where it is full."""
    return speak("board", "{most} letters at most", most=most)


class NameField(QLineEdit):
    """A field for one line of text. Qt draws the text; only the background is painted here."""

    def __init__(self, paint: Paint, name: str, parent: QWidget | None = None, *, letters: float = 18.0) -> None:
        """letters: how large it is written in, in drawing pixels."""
        super().__init__(parent)
        self.paint = paint
        self.suggestion = ""
        """The name that is taken where none is typed."""
        self.free: float = RING_ROOM
        """What is free around it, pixels of the screen: the focus ring comes closer where that is little."""
        self._letters = letters
        self._full = False
        """Whether somebody types in it and no letter more has room."""
        self._side = 0
        self._left = False
        """Whether its beginning is shown because nobody types in it."""
        self.setAccessibleName(name)
        self.setFrame(False)
        # A name that is read from right to left begins at the left, too: at the right stands that it is suggested.
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self.setMaxLength(LONGEST_NAME)
        self.textChanged.connect(self._see_whether_full)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.set_paint(paint)

    def ring_shape(self) -> QPainterPath:
        """Return the outline that the focus ring follows, in the field's own coordinates."""
        return ring_path(QRectF(self.rect()), 6.0, min(3.0, self.free - RING_PEN / 2))

    def set_letters(self, size: float) -> None:
        """Write that large, in drawing pixels."""
        if size != self._letters:
            self._letters = size
            self.set_paint(self.paint)

    def suggest(self, name: str) -> None:
        """Offer a name: it stands there softly, Tab takes it, typing replaces it."""
        self.suggestion = name
        self.setPlaceholderText(name)
        self.setAccessibleDescription(self.tr("suggested: {name}").replace("{name}", self.suggestion) if name else "")

    def setText(self, text: str | None) -> None:
        """Write this; where nobody types, the beginning of what is longer than the field is seen."""
        super().setText(text)
        if not self.hasFocus():
            self._show_beginning()

    def follow(self, text: str) -> None:
        """Write what is kept, unless somebody types that: after a blank she may go on with another word."""
        if self.text() != text and not (self.hasFocus() and self.text().strip() == text):
            self.setText(text)

    def _see_whether_full(self) -> None:
        full = self.hasFocus() and len(self.text()) >= self.maxLength()
        if full != self._full:
            self._full = full
            self.set_sides(self._side)
            if full:
                announce(self, self._at_most())

    def _at_most(self) -> str:
        return at_most(self.maxLength())

    def _show_beginning(self) -> None:
        self._left = True
        self.home(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning of what was typed again, unless the keyboard comes back by itself."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._show_beginning()
            self._see_whether_full()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go on at the end, where neither a press nor Tab says otherwise."""
        super().focusInEvent(event)
        left, self._left = self._left, False
        self._see_whether_full()
        if left and event.reason() != Qt.FocusReason.MouseFocusReason and not self.hasSelectedText():
            self.end(False)

    def showEvent(self, event: QShowEvent) -> None:
        self.paint.presses.appeared(self)
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self.suggestion
            and not self.text()
        ):
            self.setText(self.suggestion)
            self.textEdited.emit(self.suggestion)
        return super().event(event)

    def set_paint(self, paint: Paint) -> None:
        self.paint = paint
        self.setPalette(field_palette(self.palette(), paint.theme))
        self.setFont(text_font(paint.text(self._letters)))
        self.set_sides(round(paint.px(14)))

    def set_sides(self, side: int) -> None:
        """Leave so much free left and right of what is typed, in device-independent pixels."""
        self._side = side
        note = width_in(self._note_font(), self._at_most()) + side if self._full else 0
        self.setTextMargins(QMargins(side, 0, side + round(note), 0))

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            theme, cut = self.paint.theme, self.paint.px(10)
            if not self.isEnabled():
                paint_plate(painter, box, edge=theme.line, cut=cut, dashes=(5, 4))
                return
            soft = bool(self.suggestion and not self.text())
            paint_plate(painter, box, fill=theme.field, edge=theme.edge, cut=cut, dashes=(5, 4) if soft else ())
            if soft:
                name = width_in(self.font(), self.suggestion) + self.textMargins().left() + self.paint.px(12)
                self._paint_note(painter, box, self.tr("suggested"), name)
            elif self._full:
                self._paint_note(painter, box, self._at_most(), 0)
        super().paintEvent(event)

    def _note_font(self) -> QFont:
        return text_font(self.paint.text(12))

    def _paint_note(self, painter: QPainter, box: QRectF, words: str, name: float) -> None:
        """Say something at the right end, where it has room beside a name of that width."""
        font, right = self._note_font(), box.right() - self.paint.px(12)
        if name + width_in(font, words) < right:
            base = box.center().y() + font.pixelSize() * 0.36
            paint_text(painter, right, base, words, font, self.paint.theme.soft, "end")


class LongText(QPlainTextEdit):
    """A field for several lines of text, cut like a plate. Tab leaves it.

    Signals:
        left: the keyboard is elsewhere now.
    """

    left = Signal()

    def __init__(self, paint: Paint, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.paint = paint
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_paint(paint)

    def set_paint(self, paint: Paint) -> None:
        self.paint = paint
        self.setPalette(field_palette(self.palette(), paint.theme))
        self.viewport().setAutoFillBackground(False)
        self.setFont(text_font(paint.text(16)))
        side = round(paint.px(10))
        self.setViewportMargins(QMargins(side, 4, side, 4))

    def rows(self) -> int:
        """Return how many lines its text has, broken as it stands."""
        return max(1, round(self.document().size().height()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

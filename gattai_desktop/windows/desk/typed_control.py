"""A field in which a value is typed: a text, a number, a notation of a game, a list line by line."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.name_field import LongText, NameField
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.games.kinds import MAX_TEXT, Held, Kind, Number, Text
from gattai_desktop.games.kinds_of_many import Field
from gattai_desktop.windows.desk.field_texts import as_text, is_long, of_text
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar


class TypedControl(FieldControl):
    """A field in which a value is typed: a text, a number, a line in the notation of a game, a list line by line."""

    def __init__(self, paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str) -> None:
        super().__init__(paint, parent)
        self._field, self._kind = field, kind
        self._long = is_long(kind)
        self._value: Held = None
        self._typing = False
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self.commit)
        self.line: NameField | None = None
        self.area: LongText | None = None
        if self._long:
            self.area = LongText(paint, name, self)
            self.area.textChanged.connect(self._changed)
            self.area.left.connect(self.commit)
        else:
            self.line = NameField(paint, name, self, letters=16)
            self.line.setMaxLength(kind.most if isinstance(kind, Text) else MAX_TEXT)
            self.line.textEdited.connect(lambda _text: self._changed())
            self.line.editingFinished.connect(self.commit)
            self.line.installEventFilter(self)

    def text(self) -> str:
        return self.area.toPlainText() if self.area is not None else self.line.text() if self.line is not None else ""

    def show_value(self, value: Held) -> None:
        self._value = value
        text = as_text(self._kind, value)
        if self._pause.isActive() or (self._typing and of_text(self._field, self._kind, self.text()) == value):
            return
        self._typing = False
        if text == self.text():
            return
        if self.area is not None:
            self.area.blockSignals(True)
            self.area.setPlainText(text)
            self.area.blockSignals(False)
        elif self.line is not None:
            self.line.setText(text)

    def _changed(self) -> None:
        self._typing = True
        self._pause.start()
        if self.area is not None:
            self.grew.emit()

    def commit(self) -> None:
        self._pause.stop()
        value = of_text(self._field, self._kind, self.text())
        if value != self._value:
            self._value = value
            self.wrote.emit(value, True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down count a number by one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(self._kind, Number):
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
            if step is not None and self.line is not None:
                self.commit()  # what was typed just before is what counts
                now = self._value if isinstance(self._value, int) else self._kind.least
                self.line.setText(str(min(self._kind.most, max(self._kind.least, now + step))))
                self.commit()
                return True
        return False

    def lay(self, wide: int) -> None:
        px = self.paint.px
        high = max(32, round(px(42)))
        if self.area is not None:
            quiet_scroll_bar(self.area, self.paint)
            line = self.area.fontMetrics().lineSpacing()
            self.area.resize(wide, high)
            high = max(round(line * 2 + 20), min(round(line * self.area.rows() + 20), line * 9))
            self.area.setGeometry(1, 1, wide - 2, high - 2)
        elif self.line is not None:
            self.line.setGeometry(0, 0, wide, high)
        self.resize(wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.area is not None:
            with painting(self) as painter:
                theme = self.paint.theme
                box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
                paint_plate(painter, box, fill=theme.field, edge=theme.edge, cut=self.paint.px(10))

    def stops(self) -> list[QWidget]:
        return [one for one in (self.line, self.area) if one is not None]

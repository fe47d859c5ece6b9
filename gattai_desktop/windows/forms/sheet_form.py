"""The fields of a sheet, one below the other: each with its caption, what is read below it, and suggestions."""

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.forms.completed_field import CompletedField, ReadBelow
from gattai_desktop.windows.forms.sheet_fields import ParagraphField, WrittenField, made_field, stand_field
from gattai_desktop.windows.kit.sheet_look import SheetField


class SheetForm(QObject):
    """What is written on a sheet. It makes the fields and gives them their places; the sheet draws the captions.

    Signals:
        entered(key): Enter was pressed in this field. grew: a field needs another height than before.
    """

    entered = Signal(str)
    grew = Signal()

    def __init__(self, inside: QWidget, watcher: QObject) -> None:
        """inside: what the fields lie on. watcher: sees the events of each field through its `eventFilter`."""
        super().__init__(inside)
        self._inside, self._watcher = inside, watcher
        self._asked: tuple[SheetField, ...] = ()
        self.fields: dict[str, WrittenField] = {}
        self.presets: list[PlateButton] = []
        """The plates of all suggestions; a press writes one into its field."""
        self._read: dict[str, ReadBelow] = {}

    def make(self, paint: Paint, asked: tuple[SheetField, ...]) -> None:
        """Make the fields of a question; those of the one before are taken away already."""
        self._asked = asked
        for one in asked:
            self.fields[one.key] = self._field(paint, one)
            self.presets.extend(self._preset(paint, one.key, words) for words in one.presets)

    def _field(self, paint: Paint, one: SheetField) -> WrittenField:
        edit = made_field(paint, one, self._inside)
        if isinstance(edit, CompletedField):
            self._read[one.key] = ReadBelow(paint, edit, self._inside)
            self._read[one.key].show()
            edit.readAnew.connect(self.grew)
        elif isinstance(edit, ParagraphField):
            edit.textChanged.connect(self.grew)
            edit.filled.connect(self.grew)
        edit.returnPressed.connect(partial(self.entered.emit, one.key))
        edit.installEventFilter(self._watcher)
        return edit

    def _preset(self, paint: Paint, key: str, words: str) -> PlateButton:
        look = PlateLook(words, fill="", edge="line", arrangement="button")
        chip = PlateButton(paint, look, self._inside)
        chip.chosen.connect(lambda: self._take_preset(self.fields[key], words))
        return chip

    def _take_preset(self, field: WrittenField, words: str) -> None:
        """Write a suggestion, and give the keyboard to its field: there it can be changed, and Enter answers."""
        field.setText(words)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.end(False)

    def take_away(self) -> None:
        """Take all fields away with what belongs to them."""
        take_away(*self.fields.values(), *self.presets, *self._read.values())
        self.fields, self.presets, self._read, self._asked = {}, [], {}, ()

    def written(self) -> dict[str, str]:
        """Return what stands in each field, by its key, letter for letter."""
        return {key: edit.text() for key, edit in self.fields.items()}

    def text(self, key: str) -> str:
        """Return what stands in a field, without spaces around it; "" where there is none of that key."""
        return self.fields[key].text().strip() if key in self.fields else ""

    def empty_after(self, key: str) -> WrittenField | None:
        """Return the next field after this one in which nothing is written; None where all are filled in."""
        keys = list(self.fields)
        return next((self.fields[one] for one in keys[keys.index(key) + 1 :] if not self.text(one)), None)

    def go_on(self) -> None:
        """Let a field that completes words and has the keyboard offer what may follow on those that stand there."""
        for edit in self.fields.values():
            if isinstance(edit, CompletedField) and edit.window().focusWidget() is edit:
                edit.go_on()

    def stand(self, paint: Paint, left: float, top: float, wide: float) -> float:
        """Place the fields from there on, at that width; return where they end."""
        px, y, presets = paint.px, top, iter(self.presets)
        for one in self._asked:
            y += max(24.0, px(28))  # its caption, and the focus ring between both
            y += stand_field(self.fields[one.key], paint, left, y, wide) + px(8)
            if one.key in self._read:
                y += self._read[one.key].stand(left, y, wide)
            x = left
            for _ in one.presets:
                chip = next(presets)
                size = chip.sizeHint()
                chip_high = max(32, round(px(34)))
                if x + size.width() > left + wide and x > left:
                    x, y = left, y + chip_high + px(6)
                chip.setGeometry(round(x), round(y), min(size.width(), round(wide)), chip_high)
                x += size.width() + px(8)
            y += (max(32.0, px(34)) + px(12)) if one.presets else px(4)
        return y

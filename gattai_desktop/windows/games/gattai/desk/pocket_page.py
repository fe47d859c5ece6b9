"""The Coach's pocket at the desk: nine triggers, each with a name, fired at the table by Alt and its number."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.draft_table import draft_table
from gattai_desktop.games.gattai.story.pocket import POCKET
from gattai_desktop.games.kinds import MAX_NAME, Held
from gattai_desktop.windows.forms.completed_field import CompletedField, ReadBelow
from gattai_desktop.windows.games.gattai.looks.trigger_words import trigger_completer
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE, DeskPage

_PAD: Final = 20.0
_BESIDE: Final = 460.0
"""Width, drawing pixels, from which name and line stand beside each other."""
_MOST_TEXT: Final = 400


class PocketPage(DeskPage):
    """The nine places of the pocket. A place without a line is empty, and those after it move up."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self._table: Sight | None = None
        self._typing = False
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self.commit)
        self.names = [self._named(number) for number in range(1, POCKET + 1)]
        self.lines = [self._line(number) for number in range(1, POCKET + 1)]
        self.read = [ReadBelow(paint, field, self) for field in self.lines]
        for field in self.lines:
            field.readAnew.connect(self.rescale)
        self.show_values()

    def table(self) -> Sight:
        """Return the table at which the lines would be fired."""
        if self._table is None:
            self._table = draft_table(self.draft, self.entry_id)
        return self._table

    def _named(self, number: int) -> NameField:
        field = NameField(self.paint, speak("desk", "Name of number {number}", number=number), self)
        field.setMaxLength(MAX_NAME)
        field.setPlaceholderText(speak("desk", "Its name") if number == 1 else "")
        self._follow(field)
        return field

    def _line(self, number: int) -> CompletedField:
        label = speak("desk", "Trigger of number {number}", number=number)
        field = CompletedField(self.paint, label, trigger_completer(self.table, COACH_SEAT), self)
        field.setMaxLength(_MOST_TEXT)
        field.setPlaceholderText(speak("desk", "type + for a list") if number == 1 else "")
        self._follow(field)
        return field

    def _follow(self, field: NameField) -> None:
        field.textEdited.connect(self._typed)
        field.editingFinished.connect(self.commit)
        field.show()

    # ------------------------------------------------------------------ values
    def _there(self) -> list[tuple[str, str]]:
        every = as_list(self.draft.values("scenario", self.entry_id)["pocket"])
        return [(str(one.get("name") or ""), str(one.get("line") or "")) for one in every if isinstance(one, Mapping)]

    def show_values(self) -> None:
        if not self.draft.has("scenario", self.entry_id):
            return
        self._table = None
        if not self._typing:
            there = self._there()
            for number, (name, line) in enumerate(zip(self.names, self.lines, strict=True)):
                texts = there[number] if number < len(there) else ("", "")
                for field, text in zip((name, line), texts, strict=True):
                    field.follow(text)
        for line in self.lines:
            line.read_anew()
        self.rescale()

    def _typed(self, _text: str) -> None:
        self._typing = True
        self._pause.start()

    def commit(self) -> None:
        """Keep what was typed since the last time; a name alone waits for its line, and all others are kept."""
        self._pause.stop()
        if not self._typing:
            return
        texts = [(name.text().strip(), line.text().strip()) for name, line in zip(self.names, self.lines, strict=True)]
        self._typing = any(name and not line for name, line in texts)
        pocket: tuple[Held, ...] = tuple({"name": name, "line": line} for name, line in texts if line)
        try:
            self.draft.change("scenario", self.entry_id, go_on=True, pocket=pocket)
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))
            self.show_values()

    # ------------------------------------------------------------------ layout
    def show_field(self, field: str) -> QWidget | None:
        _pocket, number, name = (*field.split("."), "", "")[:3]
        if not number.isdecimal() or int(number) >= POCKET:
            return None
        return (self.names if name == "name" else self.lines)[int(number)]

    def stops(self) -> list[QWidget]:
        return [field for pair in zip(self.names, self.lines, strict=True) for field in pair]

    def lay(self, wide: int) -> None:
        unit = self.paint.px(1.0)
        room, high, left = wide / unit - 2 * _PAD, self.high_enough(42), 64.0
        beside = room - left >= _BESIDE
        aside = min(220.0, (room - left) * 0.34)
        x, rest = (_PAD + left + aside + 10, room - left - aside - 10) if beside else (_PAD + left, room - left)
        y = 84.0
        for name, line, read in zip(self.names, self.lines, self.read, strict=True):
            name.setGeometry(self.box(_PAD + left, y, aside if beside else room - left, high))
            y += 0 if beside else high + 4
            line.setGeometry(self.box(x, y, rest, high))
            y += high + 6
            read.setVisible(bool(line.text()))
            if line.text():
                y += read.stand(x * unit, y * unit, rest * unit) / unit
            y += 6 if beside else 14
        self.resize(wide, round((y + 12) * unit))
        self.update()

    def draw(self, draw: Drawing) -> None:
        room = draw.wide - 2 * _PAD
        draw.text(_PAD, 44, speak("desk", "Pocket"), title(28), room=room)
        words = speak("desk", "Effects to have at hand: at the table each key opens its own")
        draw.text(_PAD, 70, words, plain(15), "soft", room=room, fit=True)
        for number, field in enumerate(self.names, 1):
            middle = field.geometry().center().y() / draw.unit
            draw.key(_PAD + 56, middle, drawn_key(f"Alt+{number}"))

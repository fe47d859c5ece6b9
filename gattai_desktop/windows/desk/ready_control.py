"""Writes an effect: words of one's own that the table carries out, or a ready one that the program carries out."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, take_away
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import Field, Fieldset
from gattai_desktop.windows.desk.opened_list import OpenedList
from gattai_desktop.windows.desk.table_control import MakesControl, TableControl
from gattai_desktop.windows.kit.game_desk import ReadyValue
from gattai_desktop.windows.kit.plate_rows import lay_in_rows

_ROW: Final = 72.0
"""Height of one that may be chosen, drawing pixels."""
_LINE: Final = 22.0
"""Height of the line that says who carries it out, drawing pixels."""


class ReadyControl(OpenedList):
    """The words of a value; below them what carries it out, and what can be chosen instead.

    The words are the first field of its table. A ready one brings its own; leaving it to the table keeps them alone.
    """

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        kind: Fieldset,
        name: str,
        make: MakesControl,
        ready: Callable[[], tuple[ReadyValue, ...]],
        meant: Callable[[str], tuple[ReadyValue, ...]],
    ) -> None:
        """ready: returns all that may be chosen; meant: those that words of a person's own come near to."""
        super().__init__(paint, parent, name, ready)
        self._words, self._kind, self._make = kind.fields[0], kind, make
        self._meant = meant
        self._value: Held = None
        self.line = make(self, Field(self._words.name, self._words.kind, ""), self._words.kind, name)
        self.line.wrote.connect(lambda words, go_on: self._write(words, go_on=go_on))
        self.leaver = PlateButton(paint, PlateLook(""), self, self.leave)
        self.folder = PlateButton(paint, PlateLook(""), self, self.unfold)
        self.table: TableControl | None = None
        self.near: list[PlateButton] = []
        """Ready ones that the words come near to."""
        self._near: tuple[ReadyValue, ...] = ()
        self._near_top = 0
        self.show_value(None)

    @property
    def carried_out(self) -> bool:
        """Whether the program carries it out."""
        return isinstance(self._value, Mapping)

    # ------------------------------------------------------------------ what is done

    def leave(self) -> None:
        """Keep only the words: the table carries them out."""
        self.opener.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wrote.emit(self._said(), False)
        announce(self.opener, speak("desk", "The table carries this out"))

    def unfold(self) -> None:
        """Show the fields by which the program carries it out, or put them away."""
        if self.table is None:
            self.table = TableControl(self.paint, self, self._kind.fields[1:], self._name, self._make)
            self.table.wrote.connect(self.wrote)
            self.table.grew.connect(self.grew)
            self.table.show()
        else:
            self._fold()
        self._show()
        self.grew.emit()

    def _fold(self) -> None:
        if self.table is not None:
            take_away(self.table)
            self.table = None

    def _take(self, one: ReadyValue) -> None:
        self._put_away()
        self.wrote.emit(one.value, False)
        announce(self.opener, speak("desk", "The program carries this out"))

    def _write(self, words: Held, *, go_on: bool) -> None:
        value = self._value
        self.wrote.emit({**value, self._words.name: words} if isinstance(value, Mapping) else words, go_on)

    def _said(self) -> str:
        value = self._value
        return str((value.get(self._words.name) if isinstance(value, Mapping) else value) or "")

    # ------------------------------------------------------------------ what is shown

    def show_value(self, value: Held) -> None:
        self._value = value
        self.line.show_value(self._said())
        if not self.carried_out:
            self._fold()
        if self.table is not None:
            self.table.show_value(value)
        self._show()

    def _show(self) -> None:
        another = speak("desk", "Choose another") if self.carried_out else speak("desk", "Choose a ready one")
        fields = speak("desk", "Fewer fields") if self.table is not None else speak("desk", "How it does that")
        self._show_plates(
            (self.opener, speak("desk", "Close the list") if self._open else another, True),
            (self.leaver, speak("desk", "Leave it to the table"), self.carried_out),
            (self.folder, fields, self.carried_out),
        )
        if self.table is not None:
            self.table.show_value(self._value)
        self._show_near()
        self.update()

    def _show_near(self) -> None:
        """Offer what the words come near to, for the program to carry it out; nothing is taken by itself."""
        said = "" if self.carried_out or self._open else self._said()
        near = self._meant(said) if said else ()
        if near != self._near:
            take_away(*self.near)
            self.near, self._near = [self._offer(one) for one in near], near

    def _offer(self, one: ReadyValue) -> PlateButton:
        plate = PlateButton(self.paint, PlateLook(one.name, one.line), self, lambda: self._take(one))
        plate.show()
        return plate

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        if not steps or steps[0] == self._words.name or not self.carried_out:
            return super().stop_at(())
        if self.table is None:
            self.unfold()
        return self.table.stop_at(steps) if self.table is not None else None

    def stops(self) -> list[QWidget]:
        plates = [one for one in (self.opener, self.leaver, self.folder) if one.isVisibleTo(self)]
        inside = self.table.stops() if self.table is not None else []
        return [*self.line.stops(), *self.near, plates[0], *self.offered, *plates[1:], *inside]

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        px = self.paint.px
        gap, high = RING_ROOM + 1, max(32, round(px(40)))
        self.line.lay(wide)
        self.line.move(0, 0)
        y = self.line.height() + RING_ROOM + (round(px(_LINE)) + gap if self._said() else 0)
        if self.near:
            self._near_top = y
            y = self._lay_below(self.near, y + round(px(_LINE)), wide) + gap
        plates = [one for one in (self.opener, self.leaver, self.folder) if one.isVisibleTo(self)]
        y = self._lay_below(self.offered, lay_in_rows(plates, wide, y, gap, high) + high, wide)
        if self.table is not None:
            self.table.lay(wide)
            self.table.move(0, y + gap)
            y = self.table.geometry().bottom() + 1
        self.resize(wide, y)

    def _high(self, _plate: PlateButton, _wide: int) -> int:
        return max(44, round(self.paint.px(_ROW)))

    def draw(self, draw: Drawing) -> None:
        if not self._said():
            return
        sign, words = ("hand", speak("desk", "The table carries this out"))
        if self.carried_out:
            sign, words = ("program", speak("desk", "The program carries this out"))
        top = (self.line.height() + RING_ROOM) / draw.unit
        draw.sign(sign, 0, top + 2, 14, "soft")
        draw.text(22, top + 14, words, plain(14), "soft", room=draw.wide - 22, fit=True)
        if self.near:
            near = speak("desk", "The program could carry this out:")
            draw.text(0, self._near_top / draw.unit + 14, near, plain(14), "soft", room=draw.wide, fit=True)

"""Other entries by their names, each to be taken out, and a search for more."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.search_field import finder
from gattai_desktop.board.speech import speak
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.kinds_of_many import ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.windows.desk.field_texts import named
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.plate_rows import lay_in_rows, row_measures

_LISTED: Final = 12
"""Entries that are listed at once to choose from."""

NamedEntries = Callable[[tuple[str, ...]], tuple[tuple[str, str], ...]]
"""Returns what may be named of some families: ids and names."""


class NamedControl(FieldControl):
    """Other entries by their names: those that are named, each with a press taken out, and a search for more."""

    def __init__(self, paint: Paint, parent: QWidget, kind: Kind, name: str, names: NamedEntries) -> None:
        super().__init__(paint, parent)
        inner = kind.of if isinstance(kind, ListOf) else kind
        if not isinstance(inner, IdOf):
            raise TypeError(kind)
        self._many, self._kind, self._names_of = isinstance(kind, ListOf), inner, names
        self._value: Held = None
        self.setAccessibleName(name)
        self._chosen: dict[str, PlateButton] = {}
        self._offered: list[PlateButton] = []
        self._open = False
        self.opener = PlateButton(paint, outline_plate(speak("desk", "Choose")), self, self.turn)
        self.search = NameField(paint, speak("desk", "Search for {name}", name=name), self, letters=15)
        self.search.setPlaceholderText(speak("desk", "Search"))
        self.search.textEdited.connect(lambda _text: self._list())
        self.search.returnPressed.connect(self._take_first)
        self.search.hide()

    @property
    def _ids(self) -> tuple[str, ...]:
        if isinstance(self._value, tuple):
            return tuple(str(one) for one in self._value)
        return (str(self._value),) if self._value else ()

    def turn(self) -> None:
        """Show what may be chosen, or put it away."""
        self._open = not self._open
        self.search.setVisible(self._open)
        self.search.setText("")
        self._list()
        if self._open:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        """Put the search away; the keyboard goes to the plate that opens it."""
        was_open = self._open
        if was_open:
            self.opener.setFocus(Qt.FocusReason.OtherFocusReason)
            self.turn()
        return was_open

    def _list(self) -> None:
        take_away(*self._offered)
        self._offered = []
        if self._open:
            finds = finder(self.search.text())
            there = [
                (one, named(one, called))
                for one, called in self._names_of(self._kind.families)
                if one not in self._ids and finds(f"{called} {one}")
            ]
            for one, called in there[:_LISTED]:
                plate = PlateButton(self.paint, PlateLook(called, arrangement="button", fill="panel"), self)
                plate.chosen.connect(lambda one=one: self._take(one))
                plate.show()
                self._offered.append(plate)
        self.grew.emit()

    def _take(self, one: str) -> None:
        self._open = self._open and self._many
        self.search.setVisible(self._open)
        self.wrote.emit((*self._ids, one) if self._many else one, False)
        if not self._open:
            self.opener.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_first(self) -> None:
        """Take the first entry that was found; where nothing was searched for, none is meant."""
        if self.search.text().strip() and self._offered:
            self._offered[0].chosen.emit()

    def _drop(self, one: str) -> None:
        self.opener.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wrote.emit(tuple(each for each in self._ids if each != one) if self._many else "", False)

    def show_value(self, value: Held) -> None:
        self._value = value
        known = dict(self._names_of(self._kind.families))
        take_away(*self._chosen.values())
        self._chosen = {}
        for one in self._ids:
            title = named(one, known.get(one.partition(":")[0], ""))
            rank = one.partition(":")[2]
            title = f"{title} {rank}" if rank else title
            look = PlateLook(
                f"{title}  ×",
                name=speak("desk", "{name}, take out", name=title),
                arrangement="button",
                fill="panel",
            )
            plate = PlateButton(self.paint, look, self)
            plate.chosen.connect(lambda one=one: self._drop(one))
            plate.show()
            self._chosen[one] = plate
        self._list()

    def lay(self, wide: int) -> None:
        gap, high = row_measures(self.paint)
        y = lay_in_rows([*self._chosen.values(), self.opener], wide, 0, gap, high)
        if self._open:
            y += high + gap
            self.search.setGeometry(0, y, wide, high)
            if self._offered:
                y = lay_in_rows(self._offered, wide, y + high + gap, gap, high)
        self.resize(wide, y + high)

    def stops(self) -> list[QWidget]:
        inside = [self.search, *self._offered] if self._open else []
        return [*self._chosen.values(), self.opener, *inside]

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        """Return the plate of the name with this number from 0, or else the first one."""
        number = int(steps[0]) if steps and steps[0].isdecimal() else 0
        return [*self._chosen.values(), self.opener][min(number, len(self._chosen))]

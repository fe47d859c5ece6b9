"""All that an entry does: left to the table at a moment, or carried out by the program as a game has it ready."""

from collections.abc import Callable, Mapping
from math import ceil
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, choice_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import Beside, Field
from gattai_desktop.windows.desk.opened_list import OpenedList
from gattai_desktop.windows.kit.game_desk import ReadyValue
from gattai_desktop.windows.kit.plate_rows import lay_in_rows, lay_shown, row_measures
from gattai_desktop.windows.kit.told_plate import ToldPlate

_LINE: Final = 24.0
"""Height of the line that says who carries it out, drawing pixels."""
_ROW: Final = 58.0
"""Least height of one that may be taken over, drawing pixels."""
_TEXT: Final = "text"
"""The field of an entry that says in words what it does."""


class DoingControl(OpenedList):
    """A line that says who carries it out, the moments at which the table does, and what may be taken over instead.

    Its value is that of the whole entry; what it writes holds several fields of it. What is taken over brings its words
    only where the entry has none.
    """

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        field: Field,
        name: str,
        left: tuple[ReadyValue, ...],
        ready: Callable[[], tuple[ReadyValue, ...]],
    ) -> None:
        """left: the moments at which the table may carry it out; ready: returns all that may be taken over."""
        super().__init__(paint, parent, name, ready)
        self._field, self._left = field, left
        self._values: Mapping[str, Held] = {}
        self.moments = [self._moment(one) for one in left]
        """The plates of the moments, as long as the table carries it out."""
        self.leaver = PlateButton(paint, PlateLook(""), self, self.leave)

    def _moment(self, one: ReadyValue) -> PlateButton:
        return PlateButton(self.paint, PlateLook(""), self, lambda: self.wrote.emit(one.value, False))

    # ------------------------------------------------------------------ what it is now

    def _is_now(self, one: ReadyValue) -> bool:
        return one.value[self._field.name] == self._values.get(self._field.name)

    @property
    def carried_out(self) -> bool:
        """Whether the program carries it out."""
        return not self._says_nothing() and not any(self._is_now(one) for one in self._left)

    def _says_nothing(self) -> bool:
        """Whether no field says what the program does: there are only the words."""
        inner = self._values.get(self._field.name)
        fields = self._field.kind.fields if isinstance(self._field.kind, Beside) else ()
        return isinstance(inner, Mapping) and all(inner.get(one.name) in (one.usable, None) for one in fields)

    def line(self) -> str:
        """Return who carries it out, and as what it is ready where it is taken over."""
        if not self.carried_out:
            return speak("desk", "The table carries this out")
        taken = self._taken()
        if taken is None:
            return speak("desk", "The program carries this out")
        return speak("desk", "The program carries this out, as for {name}", name=taken.name)

    def _taken(self) -> ReadyValue | None:
        """What was taken over; None where nothing was, or where it was changed since."""
        return next((one for one in self._ready() if self._is_now(one)), None) if self.carried_out else None

    # ------------------------------------------------------------------ what is done

    def leave(self) -> None:
        """Leave it to the table; its words stay."""
        self.opener.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wrote.emit(self._left[0].value, False)
        announce(self.opener, self.line())

    def _take(self, one: ReadyValue) -> None:
        self._put_away()
        words = {} if self._values.get(_TEXT) else {_TEXT: one.line}
        self.wrote.emit({**one.value, **words}, False)
        announce(self.opener, self.line())

    # ------------------------------------------------------------------ what is shown

    def show_value(self, value: Held) -> None:
        self._values = value if isinstance(value, Mapping) else {}
        self._show()

    def _show(self) -> None:
        for one, plate in zip(self._left, self.moments, strict=True):
            plate.set_look(choice_plate(one.name, lit=self._is_now(one)))
            plate.setVisible(not self.carried_out)
        another = speak("desk", "Choose another") if self.carried_out else speak("desk", "Take over from the book")
        self._show_plates(
            (self.opener, speak("desk", "Close the list") if self._open else another, True),
            (self.leaver, speak("desk", "Leave it to the table"), self.carried_out),
        )
        self.setAccessibleDescription(f"{self.line()}. {self._book_says()}".strip())
        self.update()

    def _book_says(self) -> str:
        """What the book says of what was taken over, where the entry says something else."""
        taken = self._taken()
        return taken.line if taken is not None and taken.line != self._values.get(_TEXT) else ""

    def _offer(self, one: ReadyValue) -> ToldPlate:
        plate = ToldPlate(self.paint, PlateLook(one.name, one.line, fill="panel"), self)
        plate.chosen.connect(lambda: self._take(one))
        plate.show()
        return plate

    # ------------------------------------------------------------------ places

    def stops(self) -> list[QWidget]:
        plates = (*self.moments, self.opener, *self.offered, self.leaver)
        return [one for one in plates if one.isVisibleTo(self)]

    def lay(self, wide: int) -> None:
        gap, high = row_measures(self.paint)
        y = round(self._lay_words(measuring(self.paint, wide)) * self.paint.px(1.0))
        y = lay_shown(self.moments, self.paint, wide, y)
        plates = [one for one in (self.opener, self.leaver) if one.isVisibleTo(self)]
        y = lay_in_rows(plates, wide, y, gap, high) + high
        self.resize(wide, self._lay_below(self.offered, y, wide))

    def _high(self, plate: PlateButton, wide: int) -> int:
        needed = plate.needed(wide) if isinstance(plate, ToldPlate) else 0
        return max(44, round(self.paint.px(_ROW)), ceil(needed))

    def draw(self, draw: Drawing) -> None:
        draw.sign("program" if self.carried_out else "hand", 0, 2, 14, "soft")
        draw.text(22, 14, self.line(), plain(14), "soft", room=draw.wide - 22, fit=True)
        self._lay_words(draw)

    def _lay_words(self, draw: Drawing) -> float:
        """Write below the line what the book says of what was taken over; return where that ends."""
        words = self._book_says()
        return draw.lines(22, _LINE, words, plain(14), "soft", room=draw.wide - 22) + 8 if words else _LINE

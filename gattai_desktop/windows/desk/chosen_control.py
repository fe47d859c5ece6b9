"""A few values as plates beside each other."""

from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import choice_plate, chosen_name, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import first_large, speak, translated
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import as_list
from gattai_desktop.games.kinds import Flag, Held, Kind, Number, OneOf
from gattai_desktop.games.kinds_of_many import Field, ListOf
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.field_labels import in_words
from gattai_desktop.windows.kit.plate_rows import lay_in_rows, row_measures

_FEW: Final = 8
"""Up to so many values are plates beside each other."""
_BELOW: Final = 6.0


class ChosenControl(FieldControl):
    """A few values as plates beside each other, one of which is chosen; of a list any number."""

    def __init__(self, paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str) -> None:
        super().__init__(paint, parent)
        self._field = field
        self._many = isinstance(kind, ListOf)
        inner = kind.of if isinstance(kind, ListOf) else kind
        self._values = values_of(inner)
        self._value: Held = None
        self.setAccessibleName(name)
        self._names = dict(zip(self._values, (self._word(inner, one) for one in self._values), strict=True))
        options = inner.options if isinstance(inner, OneOf) else ()
        self._lines: dict[Held, str] = {one.word: translated(one.line) for one in options if one.line}
        """What some of them mean, in a sentence."""
        self._signs = {one.word: (CardMark(one.sign, "text"),) for one in options if one.sign}
        self._told_at = 0
        self.plates: dict[Held, PlateButton] = {}
        for value in self._values:
            look = evolve(outline_plate(self._names[value]), signs=self._signs.get(str(value), ()))
            plate = PlateButton(paint, look, self)
            plate.setToolTip(self._lines.get(value, ""))
            plate.chosen.connect(lambda value=value: self._press(value))
            self.plates[value] = plate

    @staticmethod
    def _word(kind: Kind, value: Held) -> str:
        if isinstance(value, bool):
            return first_large(speak("desk", "yes") if value else speak("desk", "no"))
        if isinstance(kind, OneOf):
            option = next((one for one in kind.options if one.word == value), None)
            return first_large(in_words((option.name if option is not None else str(value)).replace("_", " ")))
        return str(value)

    def _press(self, value: Held) -> None:
        if not self._many:
            unset = value == self._value and self._field.default not in self._values
            self.wrote.emit(self._field.usable if unset else value, False)
            return
        now = as_list(self._value)
        self.wrote.emit(tuple(one for one in now if one != value) if value in now else (*now, value), False)

    def show_value(self, value: Held) -> None:
        self._value = value
        for one, plate in self.plates.items():
            lit = one in value if self._many and isinstance(value, tuple) else one == value and type(one) is type(value)
            told = chosen_name(self._names[one], lit=lit)
            told = f"{told}. {self._lines[one]}" if one in self._lines else told
            plate.set_look(choice_plate(self._names[one], lit=lit, name=told, signs=self._signs.get(str(one), ())))

    def lay(self, wide: int) -> None:
        gap, high = row_measures(self.paint)
        y = lay_in_rows(self.plates.values(), wide, 0, gap, high)
        self._told_at = y + high
        ruler = measuring(self.paint, wide)
        self.resize(wide, round(self._tell(ruler) * ruler.unit))

    def _tell(self, draw: Drawing) -> float:
        """Write below the plates what is chosen there; return where that ends, drawing pixels."""
        y, chosen = self._told_at / draw.unit, self._value if self._many else (self._value,)
        for one in as_list(chosen):
            line = self._lines.get(one, "") if isinstance(one, str) else ""  # a file may hold a list there
            if line:
                y = draw.lines(0, y + _BELOW, f"{self._names[one]}: {line}", plain(14), "soft", room=draw.wide)
        return y

    def draw(self, draw: Drawing) -> None:
        self._tell(draw)

    def stops(self) -> list[QWidget]:
        return [*self.plates.values()]


def values_of(kind: Kind) -> tuple[Held, ...]:
    """Return the values of a kind that has so few that each is a plate."""
    if isinstance(kind, Flag):
        return (True, False)
    if isinstance(kind, OneOf):
        return kind.words
    if isinstance(kind, Number) and kind.most - kind.least < _FEW:
        return tuple(range(kind.least, kind.most + 1))
    return ()

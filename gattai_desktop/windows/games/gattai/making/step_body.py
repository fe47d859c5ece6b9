"""Lays the parts of a step out: captions and bars are drawn, plates and fields are widgets that stay."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.letters import Anchor
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS
from gattai_desktop.windows.games.gattai.making.step_parts import (
    StepBars,
    StepCaption,
    StepField,
    StepFields,
    StepPart,
    StepPlate,
    StepPlates,
)
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE

_GAP: Final = 8.0
_BARS: Final = 186.0
_FIELD: Final = 44.0
_LABEL: Final = 22.0
_RING: Final = 13.0
"""Pixels of the screen between the words of a label and its field: the focus ring runs through there."""
_WIDER, _NARROWEST = 1.5, 0.85
"""A plate is at most so many times its least width, and has at least that part of it in pixels of the screen."""


class StepBody(PaintedGroup):
    """Shows the chosen step of making a Pilot.

    Signals:
        tried(str): a plate is looked at, by the pointer or by the focus; "" for none.
        refused(str): a hatched plate was pressed; its reason.
    """

    tried = Signal(str)
    refused = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._parts: tuple[StepPart, ...] = ()
        self._plates: dict[Hashable, PlateButton] = {}
        self._fields: dict[Hashable, NameField] = {}
        self._tops: list[float] = []
        self._typed: Hashable | None = None  # the field in which a person types
        self._kept: tuple[str, str] | None = None  # what stood in it when that was kept last, and how it was kept
        self._keeping = False
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self._keep)
        self._changing = False
        self._island = ArrowGroup(self)

    def set_parts(self, parts: tuple[StepPart, ...], name: str) -> None:
        """Show these parts; widgets of those that were there already stay, with their focus."""
        self._parts = parts
        self.setAccessibleName(name)
        plates, fields = self._shown_plates(), self._shown_fields()
        order = [*self._plates]
        held = next((place for place, key in enumerate(order) if self._plates[key].hasFocus()), -1)
        self._changing = True
        if held >= 0 and order[held] not in plates and plates:
            self._plates[order[held]].clearFocus()  # or Qt takes the keyboard to the room around, which scrolls to it
        self._plates = one_for_each(self._plates, plates, lambda key: self._new_plate(key, plates[key]))
        self._fields = one_for_each(self._fields, fields, lambda key: self._new_field(key, fields[key]))
        for key, button in self._plates.items():
            if button.look != plates[key].look:
                button.set_look(plates[key].look)
            button.raise_()
        for key, line in self._fields.items():
            one = fields[key]
            if line.text() != one.text and not self._types_on(key, one.text):
                line.setText(one.text)
            line.setPlaceholderText(one.hint)
            line.setAccessibleName(one.label)
            line.setMaxLength(one.most)
        self._island.set_members([*self._plates.values()])
        self._changing = False
        if held >= 0 and order[held] not in self._plates and self._plates:
            # The pressed plate is gone: the keyboard goes on where it was.
            listed = [*self._plates.values()]
            listed[min(held, len(listed) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown_plates(self) -> dict[Hashable, StepPlate]:
        return {one.key: one for part in self._parts if isinstance(part, StepPlates) for one in part.plates}

    def _shown_fields(self) -> dict[Hashable, StepField]:
        return {one.key: one for part in self._parts if isinstance(part, StepFields) for one in part.fields}

    def _new_plate(self, key: Hashable, one: StepPlate) -> PlateButton:
        button = PlateButton(self.paint, one.look, self, lambda: self._press(key))
        button.reasonAsked.connect(self.refused)
        button.installEventFilter(self)
        return button

    def _new_field(self, key: Hashable, one: StepField) -> NameField:
        line = NameField(self.paint, one.label, self, letters=16)
        line.setMaxLength(one.most)
        line.textEdited.connect(lambda _text: self._type(key))
        line.editingFinished.connect(lambda: self._leave(key))
        return line

    def _press(self, key: Hashable) -> None:
        plate = self._shown_plates().get(key)
        if plate is not None:
            plate.press()

    # ------------------------------------------------------------------ what is typed

    def commit(self) -> None:
        """Keep what is being typed."""
        if self._typed is not None:
            self._leave(self._typed)

    def _type(self, key: Hashable) -> None:
        if key != self._typed:
            self.commit()
            self._typed, self._kept = key, None
        self._pause.start()

    def _keep(self) -> None:
        """Keep what was typed, while a person may type on."""
        key, on = self._typed, self._kept is not None
        one, line = self._shown_fields().get(key), self._fields.get(key)
        if one is None or line is None or line.text().strip() == one.text:
            return
        self._keeping = True
        one.write(line.text().strip(), on)
        self._keeping = False
        now = self._shown_fields().get(key, one)
        self._kept = line.text(), now.text

    def _types_on(self, key: Hashable, text: str) -> bool:
        """Whether a field stays as it is typed, though that is kept otherwise: "a," as "a"."""
        return key == self._typed and (
            self._keeping or self._pause.isActive() or self._kept == (self._fields[key].text(), text)
        )

    def _leave(self, key: Hashable) -> None:
        """Keep what was typed in a field that is left, and show it as it is kept."""
        kept = self._kept if key == self._typed else None
        self._pause.stop()
        self._typed = self._kept = None
        one, line = self._shown_fields().get(key), self._fields.get(key)
        if one is None or line is None:
            return
        if kept == (line.text(), one.text):
            line.setText(one.text)
        elif line.text().strip() != one.text:
            one.write(line.text().strip(), kept is not None)

    def line(self, key: Hashable) -> NameField | None:
        return self._fields.get(key)

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops, as they stand from top to bottom."""
        found: list[QWidget] = []
        if self._changing:
            return found
        for part in self._parts:
            if isinstance(part, StepPlates):
                found += [self._plates[one.key] for one in part.plates]
            elif isinstance(part, StepFields):
                found += [self._fields[one.key] for one in part.fields]
        return [one for one in found if one.focusPolicy() & Qt.FocusPolicy.TabFocus]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._changing:
            return False
        looked = (QEvent.Type.Enter, QEvent.Type.FocusIn)
        if event.type() in (*looked, QEvent.Type.Leave, QEvent.Type.FocusOut):
            key = next((key for key, button in self._plates.items() if button is watched), None)
            plate = self._shown_plates().get(key) if key is not None else None
            if plate is not None and plate.tried:
                self.tried.emit(plate.tried if event.type() in looked else "")
        return False

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        """Lay out for that width, and take the height that this needs."""
        draw = measuring(self.paint, wide)
        y = 0.0
        self._tops = []
        for part in self._parts:
            self._tops.append(y)
            y += self._place(part, draw, y) + _GAP
        self.resize(wide, round(self.paint.px(y + _GAP)))
        self.update()

    def _place(self, part: StepPart, draw: Drawing, y: float) -> float:
        """Place one part; return its height in drawing pixels."""
        match part:
            case StepCaption():
                return self._caption(draw, part, y) - y
            case StepBars():
                return draw.least(_BARS, 150)
            case StepPlates():
                tall = draw.least(part.high, 40)
                return self._grid([self._plates[one.key] for one in part.plates], draw, y, part.least, tall)
            case StepFields():
                tall = draw.least(_FIELD, 32)
                label = draw.least(_LABEL, 17) + _RING / draw.unit
                return self._grid([self._fields[one.key] for one in part.fields], draw, y, part.least, tall, label)

    def _grid(
        self, widgets: list[QWidget], draw: Drawing, y: float, least: float, tall: float, label: float = 0.0
    ) -> float:
        least = draw.least(least, least * _NARROWEST)
        columns = min(max(1, len(widgets)), max(1, int((draw.wide + _GAP) // (least + _GAP))))
        each = (draw.wide - _GAP * (columns - 1)) / columns
        if not label:
            each = min(each, least * _WIDER)
        for place, widget in enumerate(widgets):
            row, column = divmod(place, columns)
            x, top = column * (each + _GAP), y + row * (tall + label + _GAP) + label
            widget.setGeometry(draw.rect(x, top, each, tall).toRect())
        rows = -(-len(widgets) // columns) if widgets else 0
        return max(0.0, rows * (tall + label + _GAP) - _GAP)

    # ------------------------------------------------------------------ drawing

    def draw(self, draw: Drawing) -> None:
        for part, top in zip(self._parts, self._tops, strict=True):
            if isinstance(part, StepCaption):
                self._caption(draw, part, top)
            elif isinstance(part, StepBars):
                _draw_bars(draw, part, top)
            elif isinstance(part, StepFields):
                self._labels(draw, part)

    def _caption(self, draw: Drawing, part: StepCaption, y: float) -> float:
        style = title(20) if part.head else plain(15)
        ink = "text" if part.head else part.ink
        return draw.lines(0, y + 4, part.words, style, ink, room=draw.wide)

    def _labels(self, draw: Drawing, part: StepFields) -> None:
        for one in part.fields:
            line = self._fields[one.key]
            x, y = line.x() / draw.unit, line.y() / draw.unit
            draw.text(x + 2, y - _RING / draw.unit, one.label, plain(14), "soft", room=line.width() / draw.unit)


def spoken_bars(part: StepBars) -> str:
    """Return the bars in words: what she has, and what would come."""
    said = []
    for pair in COMMITMENTS.values():
        for stat in pair:
            words = f"{called(STAT_NAMES[stat])} {part.stats[stat]}"
            if more := part.more.get(stat, 0):
                words = speak("making", "{stat} and {more} more", stat=words, more=more)
            said.append(words)
    return ", ".join(said)


def _draw_bars(draw: Drawing, part: StepBars, top: float) -> None:
    for place, (commitment, (left, right)) in enumerate(COMMITMENTS.items()):
        y = top + place * 56
        draw.text(draw.wide / 2, y + 15, called(commitment.capitalize()), strong(15), align="middle")
        ends: tuple[tuple[str, float, Anchor], ...] = ((left, 0.0, "start"), (right, draw.wide, "end"))
        for stat, x, align in ends:
            more = part.more.get(stat, 0)
            number = part.stats[stat] + more
            draw.letters(x, y + 4, number, 26, "price" if more else "text", align=align)
            draw.text(x, y + 49, called(STAT_NAMES[stat]), plain(13.5), "soft", align=align)
        _draw_cells(draw.within(70, y + 21, draw.wide - 140, 18), part, left, right)
    draw.text(draw.wide / 2, top + 182, part.line, plain(14), "price", align="middle", room=draw.wide)


def _draw_cells(draw: Drawing, part: StepBars, left: str, right: str) -> None:
    """The left Stat solid from the left, the right one hollow from the right, what would come dashed."""
    have, more = part.stats, part.more
    kinds = ["full"] * have[left] + ["ghost"] * more.get(left, 0)
    back = ["hollow"] * have[right] + ["ghost"] * more.get(right, 0)
    count = max(6, len(kinds) + len(back))
    kinds += ["free"] * (count - len(kinds) - len(back)) + back[::-1]
    gap = 6.0
    each = (draw.wide - gap * (count - 1)) / count
    for place, kind in enumerate(kinds):
        x = place * (each + gap)
        if kind == "full":
            draw.fill(x, 0, each, draw.high, "text")
            continue
        edge, dashes = {"hollow": ("text", ()), "ghost": ("price", (4.0, 3.0)), "free": ("line", ())}[kind]
        draw.plate(x, 0, each, draw.high, edge=edge, cut=0, radius=0, inset=1, dashes=dashes)

"""Writes one step of a row of steps: its words as plates, and as a line."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, choice_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill, message, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.games.kinds import Held, Kind, Text
from gattai_desktop.games.kinds_of_many import Field, ListOf
from gattai_desktop.windows.desk.field_texts import written_kind
from gattai_desktop.windows.desk.typed_control import TypedControl
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.field_labels import in_words
from gattai_desktop.windows.kit.game_desk import DeskPart

_JOINED = " + "


class PathStep(DeskPage):
    """The page of one step of an evening. `number` counts from 0."""

    def __init__(
        self, paint: Paint, parent: QWidget, draft: PackDraft, evening: str, part: DeskPart, number: int
    ) -> None:
        super().__init__(paint, parent, draft, evening)
        self.part, self.number = part, number
        self._head = 0.0
        """Where it stands what may happen, drawing pixels."""
        self._line_top = 0.0
        self._fault = ""
        name = fill(speak("desk", "Step {number}"), number=number + 1)
        self.line = TypedControl(paint, self, Field("step", self._kind()), self._kind(), name)
        self.line.wrote.connect(lambda value, go_on: self._write(value, go_on=go_on))
        self.plates: dict[str, PlateButton] = {}
        for word, _sign in part.words:
            plate = PlateButton(paint, PlateLook(word), self)
            plate.chosen.connect(lambda word=word: self._turn(word))
            self.plates[word] = plate
        self.show_values()

    @property
    def _word(self) -> str:
        return next(
            family.word
            for family in self.draft.contents.families
            if any(one["id"] == self.entry_id for one in self.draft.entries(family.word))
        )

    def _kind(self) -> Kind:
        field = next(one for one in self.draft.family(self._word).fields if one.name == self.part.named_in)
        kind = written_kind(field.kind, ())
        return kind.of if isinstance(kind, ListOf) else Text()

    def _steps(self) -> list[str]:
        """Return the steps as they stand; none of an evening that is gone."""
        if not any(self.draft.has(one.word, self.entry_id) for one in self.draft.contents.families):
            return []  # another program took it out
        found = self.draft.values(self._word, self.entry_id)[self.part.named_in]
        return [str(one) for one in found] if isinstance(found, tuple) else []

    def _write(self, value: Held, *, go_on: bool) -> None:
        steps = self._steps()
        if self.number < len(steps):
            steps[self.number] = str(value)
            try:
                self.draft.change(self._word, self.entry_id, go_on=go_on, **{self.part.named_in: tuple(steps)})
            except DraftNotKept as wrong:
                self.told.emit(message(wrong))

    def _turn(self, word: str) -> None:
        """Put a word into the step, or take it out."""
        now = self._words()
        words = [one for one in now if one != word] if word in now else [*now, word]
        self._write(_JOINED.join(words) or "Story", go_on=False)

    def _words(self) -> list[str]:
        steps = self._steps()
        text = steps[self.number] if self.number < len(steps) else ""
        return [one.strip() for one in text.split("+") if one.strip()]

    def show_values(self) -> None:
        steps = self._steps()
        if self.number >= len(steps):
            return
        self.line.show_value(steps[self.number])
        words = self._words()
        for word, sign in self.part.words:
            lit = word in words
            marks = (CardMark(sign, "table" if lit else "soft"),)
            self.plates[word].set_look(choice_plate(in_words(word), lit=lit, signs=marks))
        way = (self._word, self._place(), self.part.named_in, self.number)
        wrong = [one for one in self.draft.faults if one.way[:4] == way]
        self._fault = message(ValueError(wrong[0].text)) if wrong else ""
        if self.width() > 1:
            self.lay(self.width())

    def _place(self) -> int:
        return [one["id"] for one in self.draft.entries(self._word)].index(self.entry_id)

    def lay(self, wide: int) -> None:
        px = self.paint.px
        self._head = self._tell(measuring(self.paint, wide))
        y, gap, high = px(self._head + 18), px(10), max(32, round(px(44)))
        x = 0.0
        for plate in self.plates.values():
            own = plate.sizeHint().width() + round(px(10))
            if x and x + own > wide:
                x, y = 0.0, y + high + gap
            plate.setGeometry(round(x), round(y), own, high)
            x += own + gap
        y += high + px(44) if self.plates else 0
        self._line_top = y - px(12)
        self.line.lay(wide)
        self.line.move(0, round(y))
        self.resize(wide, round(y + self.line.height() + px(110)))
        self.update()

    def rescale(self) -> None:
        """Leave the layout to `lay`."""

    def show_field(self, field: str) -> QWidget | None:
        """Return the line in which what is wrong with the step is mended; None where nothing is."""
        return self.line.line if self._fault else None

    def stops(self) -> list[QWidget]:
        return [*self.plates.values(), *self.line.stops()]

    def _tell(self, draw: Drawing) -> float:
        """Write what a step is; return where it stands what may happen in it, drawing pixels."""
        if not self.part.told:
            return 62
        return draw.lines(0, 40, self.part.told, plain(14), "soft", room=draw.wide) + 32

    def draw(self, draw: Drawing) -> None:
        name = fill(speak("desk", "Step {number}"), number=self.number + 1)
        draw.text(0, 28, name, title(26))
        self._tell(draw)
        draw.text(0, self._head, speak("desk", "What happens"), caps(12.5), "soft")
        draw.text(0, self._line_top / draw.unit + 4, speak("desk", "As it is written"), caps(12.5), "soft")
        words = self._fault or speak("desk", "Several are joined by + and happen in this order.")
        y = (self.line.y() + self.line.height()) / draw.unit + 6
        draw.lines(0, y, words, plain(14), "price" if self._fault else "soft", room=draw.wide)

"""The page on which a Pilot is made: steps at the left, the chosen one in the middle, her sheet at the right (LOOK 29).

Where the page is narrow, it is two pages: the choices, and the sheet.
"""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.entries import Playbook
from gattai_desktop.content.gattai.making.being_made import BeingMade, Writes, playbook
from gattai_desktop.content.gattai.making.steps import STEPS, MakingStep, how_many, step_of, still_open
from gattai_desktop.windows.games.gattai.making.growing_sheet import GrowingSheet
from gattai_desktop.windows.games.gattai.making.step_body import StepBody, spoken_bars
from gattai_desktop.windows.games.gattai.making.step_parts import StepBars, StepPart
from gattai_desktop.windows.games.gattai.making.steps_shown import StepsShown
from gattai_desktop.windows.games.gattai.making.team_texts import TeamTexts
from gattai_desktop.windows.kit.desk_page import DeskPage

_LEFT, _RIGHT, _GAP = 236.0, 372.0, 24.0
THREE_COLUMNS: Final = 1400.0
"""From this width on, drawing pixels, steps, choices and sheet stand beside each other."""
_LEAST_WIDE: Final = 1100
"""The same, pixels of the screen."""


OpensRoom = Callable[["PilotMaking", bool], QWidget]
"""Opens the page of a Pilot over the whole window; True: for her player alone."""


class PilotMaking(DeskPage):
    """The page of one Pilot."""

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        draft: PackDraft,
        entry_id: str,
        *,
        order: Shuffle | None = None,
        opens: OpensRoom | None = None,
    ) -> None:
        """order: how the Deck lies from which questions are drawn. opens: opens the page over the whole window."""
        super().__init__(paint, parent, draft, entry_id)
        self._opens = opens
        self.room: QWidget | None = None
        """The page over the whole window, once it was opened."""
        self._step = STEPS[0].key
        self._page = 0
        self._known: tuple[PackEntry, ...] = ()
        self._bars = ""
        self._shown = StepsShown(self._write, self._refuse, self._show_step, order or seeded())
        self._team = TeamTexts(draft, entry_id, self._refuse)
        self.step_plates = {one.key: self._plate(one) for one in STEPS}
        ArrowGroup(self, [*self.step_plates.values()])
        self.body = StepBody(paint, self)
        self.body.tried.connect(self._try)
        self.body.refused.connect(self._refuse)
        self.sheet = GrowingSheet(paint, self)
        self.tabs = [self._tab(number) for number in range(2)]
        self.whole = self._way(self.tr("A page of her own"), alone=False)
        self.player = self._way(self.tr("Let the player choose"), alone=True)
        self.show_values()

    def _plate(self, one: MakingStep) -> PlateButton:
        return PlateButton(self.paint, PlateLook(""), self, lambda: self.open_step(one.key))

    def _way(self, words: str, *, alone: bool) -> PlateButton:
        plate = PlateButton(self.paint, outline_plate(words), self)
        plate.chosen.connect(lambda: self._open_room(alone=alone))
        return plate

    def _open_room(self, *, alone: bool) -> None:
        if self._opens is not None:
            self.room = self._opens(self, alone)

    def _tab(self, number: int) -> PlateButton:
        return PlateButton(self.paint, PlateLook(""), self, lambda: self._turn(number))

    # ------------------------------------------------------------------ what is written

    def go_by(self, entry_id: str) -> None:
        super().go_by(entry_id)
        self._team = TeamTexts(self.draft, entry_id, self._refuse)

    @property
    def her(self) -> BeingMade:
        """The Pilot as the draft holds her now."""
        return BeingMade(self.draft.values("playbook", self.entry_id), self._entries(), self._mates())

    def _entries(self) -> tuple[PackEntry, ...]:
        """What there is to choose from: of her own pack too, as it was when it had no faults last."""
        pack = self.draft.pack
        if pack is not None:
            self._known = pack.of(PackEntry)
        return (*self._known, *(one for shelf in self.draft.shelf for one in shelf.of(PackEntry)))

    def _mates(self) -> tuple[Playbook, ...]:
        """The Team as it sits: the Pilots of the scenario that names her, or else all of the pack."""
        own = {str(one["id"]): playbook(one) for one in self.draft.entries("playbook")}
        for scene in self.draft.entries("scenario"):
            listed = scene["pilots"] if isinstance(scene["pilots"], tuple) else ()
            if self.entry_id in listed:
                others = {one.id: one for shelf in self.draft.shelf for one in shelf.of(Playbook)}
                return tuple(book for name in listed if (book := own.get(str(name)) or others.get(str(name))))
        return tuple(own.values())

    def _write(self, writes: Writes, go_on: bool) -> None:
        try:
            self.draft.change("playbook", self.entry_id, go_on=go_on, **dict[str, Any](writes))
        except DraftNotKept as wrong:
            self._refuse(called(wrong.args[0]))
            return
        self.show_values()

    def _refuse(self, words: str) -> None:
        self.told.emit(words)
        announce(self, words)

    # ------------------------------------------------------------------ what is shown

    def show_values(self) -> None:
        if not self.draft.has("playbook", self.entry_id):
            return
        her = self.her
        for number, one in enumerate(STEPS, 1):
            self.step_plates[one.key].set_look(self._step_look(number, one, her))
        self.sheet.set_her(her)
        left = how_many(still_open(her))
        names = (speak("making", "Choose"), speak("making", "Her sheet: {count} missing", count=left))
        for number, (tab, name) in enumerate(zip(self.tabs, names, strict=True)):
            chosen = number == self._page
            tab.set_look(PlateLook(name, fill="live" if chosen else "", edge="edge", arrangement="button"))
        self.setAccessibleName(self.tr("A new Pilot: %1").replace("%1", her.book.name))
        self._show_step()

    def _step_look(self, number: int, one: MakingStep, her: BeingMade) -> PlateLook:
        lacks = one.lacks(her)
        line = speak("making", "{count} missing", count=how_many(lacks)) if lacks else _has(one.key, her)
        chosen = one.key == self._step
        return PlateLook(
            f"{number}  {_step_names()[one.key]}", line, judgement="price" if lacks else "legal",
            fill="live" if chosen else "", edge="" if chosen else "line",
        )  # fmt: skip

    def _show_step(self) -> None:
        """Show the chosen step anew."""
        name = _step_names()[self._step]
        parts = self._shown.parts(self._step, self.her, self._team)
        self.body.set_parts(parts, name)
        self._say_bars(parts)
        self.rescale()

    def _say_bars(self, parts: tuple[StepPart, ...]) -> None:
        said_now = next((spoken_bars(one) for one in parts if isinstance(one, StepBars)), "")
        if said_now != self._bars:
            self._bars = said_now
            self.body.setAccessibleDescription(said_now)
            announce(self.body, said_now)

    def _try(self, key: str) -> None:
        if key != self._shown.tried:
            self._shown.tried = key
            self._show_step()

    def open_step(self, key: str) -> None:
        self.body.commit()
        self._step, self._shown.tried = key, ""
        self.show_values()
        if self._page:
            self._turn(0)

    def show_field(self, field: str) -> QWidget | None:
        name = field.partition(".")[0]
        self.open_step(step_of(name))
        return self.body.line(field) or self.body.line(name) or next(iter(self.body.stops()), None)

    def _turn(self, page: int) -> None:
        self._page = page
        self.show_values()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with a figure opens that step; Ctrl with Page Up and Page Down turns the two pages."""
        number = event.key() - Qt.Key.Key_1
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and 0 <= number < len(STEPS):
            self.open_step(STEPS[number].key)
            self.step_plates[self._step].setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        event.ignore()

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        px = self.paint.px
        three = wide >= max(_LEAST_WIDE, px(THREE_COLUMNS))
        for tab in self.tabs:
            tab.setVisible(not three)
        high = self._in_columns(wide) if three else self._in_pages(wide)
        self.resize(wide, high)

    def _in_columns(self, wide: int) -> int:
        px = self.paint.px
        left, right, gap = round(px(_LEFT)), round(px(_RIGHT)), round(px(_GAP))
        foot = self._column_of_steps(left)
        self._show_all_parts()
        self.body.move(left + gap, 0)
        self.body.lay(wide - left - right - 2 * gap)
        tall = self.sheet.needed(right)
        high = max(foot, self.body.height(), tall)
        self.sheet.setGeometry(wide - right, 0, right, max(tall, min(high, foot)))
        return high

    def _column_of_steps(self, wide: int) -> int:
        tall, gap = max(44, round(self.paint.px(62))), max(2, round(self.paint.px(6)))
        y = 0
        for plate in self.step_plates.values():
            plate.setGeometry(0, y, wide, tall)
            y += tall + gap
        high = max(36, round(self.paint.px(48)))
        for plate in self._ways():
            plate.setGeometry(0, y + gap * 2, wide, high)
            y += high + gap
        return y + gap * 2

    def _ways(self) -> list[PlateButton]:
        """What opens the page elsewhere; nothing where that was done."""
        ways = (self.whole, self.player)
        for plate in ways:
            plate.setVisible(self._opens is not None)
        return [plate for plate in ways if not plate.isHidden()]

    def _show_all_parts(self) -> None:
        for part in (*self.step_plates.values(), self.body, self.sheet):
            part.show()

    def _in_pages(self, wide: int) -> int:
        """One below the other; the sheet is a page of its own."""
        gap, tall = max(4, round(self.paint.px(8))), max(36, round(self.paint.px(44)))
        half = (wide - gap) // 2
        for number, tab in enumerate(self.tabs):
            tab.setGeometry(number * (half + gap), 0, half, tall)
        y = tall + 2 * gap
        choosing = self._page == 0
        for part in (*self.step_plates.values(), self.body):
            part.setVisible(choosing)
        self.sheet.setVisible(not choosing)
        ways = self._ways()
        if not choosing:
            for plate in ways:
                plate.hide()
            high = self.sheet.needed(wide)
            self.sheet.setGeometry(0, y, wide, high)
            return y + high
        columns = 3 if wide / self.paint.px(1.0) > 520 else 2
        each, high = (wide - gap * (columns - 1)) // columns, max(44, round(self.paint.px(58)))
        for place, plate in enumerate(self.step_plates.values()):
            row, column = divmod(place, columns)
            plate.setGeometry(column * (each + gap), y + row * (high + gap), each, high)
        y += -(-len(STEPS) // columns) * (high + gap) + gap
        self.body.move(0, y)
        self.body.lay(wide)
        y += self.body.height() + gap
        for place, plate in enumerate(ways):
            plate.setGeometry(place * (half + gap), y, half, tall)
        return y + (tall + gap if ways else 0)

    def stops(self) -> list[QWidget]:
        """Return the tabs, the steps, what stands in the chosen one, and what lets the player choose."""
        stop = next((one for one in self.step_plates.values() if one.focusPolicy() & Qt.FocusPolicy.TabFocus), None)
        found: list[QWidget] = [*self.tabs, *((stop,) if stop else ()), *self.body.stops(), self.whole, self.player]
        return [one for one in found if not one.isHidden()]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_values()
        super().changeEvent(event)


def _step_names() -> dict[str, str]:
    return {
        "chroma": speak("making", "Chroma"),
        "concept": speak("making", "Concept"),
        "adjectives": speak("making", "Adjectives"),
        "power": speak("making", "Power"),
        "daisho": speak("making", "Daisho"),
        "robo": speak("making", "Robo"),
        "sacrifices": speak("making", "Sacrifices"),
        "questions": speak("making", "Questions"),
        "team": speak("making", "Team"),
    }


def _has(key: str, her: BeingMade) -> str:
    """What is chosen in a step that lacks nothing."""
    book = her.book
    match key:
        case "chroma":
            return content(book.role)
        case "power":
            techs = [content(one.name) for one in her.known("tech") if one.slot]
            return ", ".join(techs[-1:]) or speak("making", "put off")
        case "daisho":
            return ", ".join(content(one.name) for one in (*her.known("frame"), *her.known("mod")))
        case "robo":
            return next((content(one.name) for one in her.rules("robo") if one.id == book.robo), book.robo)
        case "adjectives":
            return ", ".join(content(str(one["word"])) for one in her.words)
        case "team":
            return speak("making", "what it brings")
    return speak("making", "all said")

"""Shows the sheet of an MC, a mob or a boss over the middle of the table, in three columns or on three pages.

The overlay opens the sheet of any process by its id, and leads from one to the next.
"""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import is_pilot, pilot
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.equipping import BeforeFight, ChangeGear
from gattai_desktop.games.virtual_machine.hiding import HideMob, ShowMob
from gattai_desktop.windows.games.virtual_machine.choosing_gear import choose_gear
from gattai_desktop.windows.games.virtual_machine.gear_column import GearColumn, gear_place_name
from gattai_desktop.windows.games.virtual_machine.gear_looks import gear_moves
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark
from gattai_desktop.windows.games.virtual_machine.sheet_column import SheetColumn
from gattai_desktop.windows.games.virtual_machine.sheet_columns import draw_deeds, draw_figures
from gattai_desktop.windows.games.virtual_machine.sheet_looks import ProcessSheetLook, process_sheet_look, sheets_of
from gattai_desktop.windows.kit.page_overlay import SheetsOverlay
from gattai_desktop.windows.kit.paged_sheet import WIDE, PagedSheet
from gattai_desktop.windows.kit.requests import LiftedThing
from gattai_desktop.windows.kit.seat_view import SeatView

_PLACES: Final = ((32.0, 396.0), (464.0, 404.0), (904.0, 328.0))
"""Left edge and width of each column, drawing pixels of a sheet 1264 wide."""
_PAGE: Final = 1080.0
"""Width of a column where it is a page, at most, drawing pixels."""
_TOP: Final = 24.0
_TOLD: Final = plain(15.5)
_ROWS: Final = 2
"""How what it does is written in the head, and in how many lines at most."""
_LETTERS: Final = {"show": "O", "hide": "Y", "elsewhere": "Y", "gear": ChangeGear.shown.letter}
"""The letters of what can be done with a process from its sheet; they are those of the row."""


class _Columns(PaintedGroup):
    """The three columns, or one of them as a page."""

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self.gear = GearColumn(paint, self)
        self.columns = (SheetColumn(paint, draw_figures, self), SheetColumn(paint, draw_deeds, self), self.gear)

    def arrange(self, wide: int, page: int | None) -> None:
        """Lay out at that width; page: the column to show, or None for all."""
        px, foot = self.paint.px, 0.0
        for number, (column, (x, room)) in enumerate(zip(self.columns, _PLACES, strict=True)):
            column.setVisible(page in (None, number))
            if page is None:
                spread = max(1.0, wide / px(WIDE))
                box = QRectF(px(x) * spread, px(_TOP), px(room) * spread, 0.0)
            else:
                margin = max(px(24), (wide - px(_PAGE)) / 2)
                box = QRectF(margin, px(_TOP), wide - 2 * margin, 0.0)
            box.setHeight(column.needed(box.width()) + px(6))
            column.setGeometry(box.toRect())
            if page in (None, number):
                foot = max(foot, box.bottom())
        self.gear.lay_gear()
        self.resize(wide, round(foot + px(8)))


class ProcessSheet(PagedSheet):
    """The sheet of one process, which covers the middle while it is open.

    Signals:
        deedChosen(name): a button in its head was pressed: "show", "hide", "elsewhere", "gear".
    """

    deedChosen = Signal(str)

    drawn_high = 820.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        self.look: ProcessSheetLook | None = None
        """What it shows; None before it was first opened."""
        self._body = _Columns(paint)
        self.gear = self._body.gear
        super().__init__(paint, parent, PILOT, self._body)
        titles = {"show": self.tr("Reveal"), "hide": self.tr("Hide"), "elsewhere": self.tr("Hide elsewhere"),
                  "gear": self.tr("Change gear")}  # fmt: skip
        self.deeds = {name: self.corner_button(words, _LETTERS[name]) for name, words in titles.items()}
        """What its owner can do with it from here."""
        for name, button in self.deeds.items():
            button.chosen.connect(lambda one=name: self.deedChosen.emit(one))
        self.set_deeds(())
        self.hide()

    def set_deeds(self, deeds: Collection[str]) -> None:
        """Show in the head what can be done with this process, and nothing else."""
        for name, button in self.deeds.items():
            if button.hasFocus() and name not in deeds:
                self.focus_back()
            button.setVisible(name in deeds)
        self.fit()

    def corner(self) -> tuple[PlateButton, ...]:
        return (self.back, *(button for button in self.deeds.values() if not button.isHidden()))

    def page_names(self) -> tuple[str, ...]:
        return speak("fight", "Figures"), speak("fight", "Interrupts"), speak("fight", "Byte and gear")

    def shows(self) -> bool:
        return self.look is not None

    def open(self, look: ProcessSheetLook, room: QRect) -> None:
        """Show a process over this part of the window."""
        self.set_look(look)
        self.lie_over(room)
        self.focus_back()

    def show_places(self, but: Place) -> None:
        """Scroll to where the gear begins, if one of its places, except this one, is scrolled away."""
        gear = self.gear.out_of_sight(but)
        if gear is not None:
            top = self.gear.mapTo(self._body, gear.topLeft()).y()
            self.scrolled.verticalScrollBar().setValue(top - round(self.paint.px(2 * _TOP)))

    def set_look(self, look: ProcessSheetLook) -> None:
        """Show the new state of the process, or another one."""
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(in_turn((look.name, *look.lines)))
        words = look.spoken_figures(), look.spoken_middle(), look.spoken_right()
        for column, said in zip(self._body.columns, words, strict=True):
            column.setAccessibleName(said)
        self.fit()
        self.update()

    def arrange_body(self, wide: int, page: int | None) -> None:
        if self.look is not None:
            head = measuring(self.paint, self.width()).within(0, 0, None, self._head())
            told = "" if self._is_told(head, self.look) else self.look.lines[1]
            for column in self._body.columns:
                column.look = evolve(self.look, told_below=told)
        self._body.arrange(wide, page)

    def head_colour(self) -> str | QColor:
        return pilot(self.look.who).colour if self.look is not None and is_pilot(self.look.who) else "coach"

    def draw_head(self, draw: Drawing) -> None:
        look = self.look
        if look is None:
            return
        mine, size = is_pilot(look.who), draw.high * 0.55
        ink = pilot(look.who).on if mine else "on_side"
        if mine:
            draw.sign(pilot(look.who).crest, 32, (draw.high - size) / 2, size, ink)
        else:
            draw.plate(26, (draw.high - size) / 2 - 6, size + 12, size + 12, fill="panel", cut=10)
            draw_mark(draw, look.mark, 32, (draw.high - size) / 2, size)
        at, cap, x, room = self._beside_name(draw, look)
        draw.letters(at, (draw.high - cap) / 2, look.name.upper(), cap, ink)
        lines = look.lines if self._is_told(draw, look) else look.lines[:1]
        base = draw.middle - 6 if len(lines) > 1 else draw.base(draw.middle, strong(19))
        draw.text(x, base, lines[0], strong(19), ink, room=room, fit=True)
        for line in lines[1:]:
            draw.paragraph(x, base + 26, line, _TOLD, ink, room=room, most=_ROWS)

    def _beside_name(self, draw: Drawing, look: ProcessSheetLook) -> tuple[float, float, float, float]:
        """Return where the name begins in the head, its size, where the words beside it begin, and their room."""
        at, end = 60 + draw.high * 0.55, min(button.x() for button in self.corner()) / draw.unit - 20
        cap, name = min(52.0, draw.high * 0.46), look.name.upper()
        while cap > 20 and width_of(name, cap) > (end - at) * 0.5:
            cap *= 0.92
        x = at + width_of(name, cap) + 40
        return at, cap, x, end - x

    def _is_told(self, draw: Drawing, look: ProcessSheetLook) -> bool:
        """Whether the head has room for all words beside the name."""
        room = self._beside_name(draw, look)[3]
        return all(" ".join(draw.wrapped(line, _TOLD, room, _ROWS)) == line for line in look.lines[1:])

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        pieces = (one for one in self.gear.buttons if one.isVisible())
        return [*self.shown_tabs, *pieces, *reversed(self.corner())]

    def focus_first(self) -> None:
        self.focus_back()

    def press(self, usual: str, written: str) -> None:
        if usual in ("PgDown", "PgUp"):
            self.turned.emit(1 if usual == "PgDown" else -1)
        elif usual in ("Down", "Up"):
            bar = self.scrolled.verticalScrollBar()
            bar.setValue(bar.value() + (60 if usual == "Down" else -60))
        elif not self.press_tab(written):
            for name, button in self.deeds.items():
                if usual == _LETTERS[name] and not button.isHidden():
                    button.click()
                    return


class ProcessSheets(SheetsOverlay[ProcessSheet]):
    """The sheets of a fight, by the id of their process; the one widget is made when a sheet is first opened."""

    name = "process"

    def make(self) -> ProcessSheet:
        sheet = ProcessSheet(self.root.paint, self.root)
        sheet.turned.connect(self.turn)
        sheet.gear.lifts = self._lift
        sheet.deedChosen.connect(self._do)
        return sheet

    def _lift(self, lifted: LiftedThing) -> None:
        """Take up a piece of gear; who does it by click or keys sees first where it may lie, as a drag would scroll."""
        if lifted.grip is None:
            self.page.show_places(lifted.place)
        self.requests.lift(lifted)

    def _moves(self, view: SeatView) -> dict[str, tuple[Move, ...]]:
        """Return what can be done with the process from its sheet: hide it, show it, change what it wears."""
        hides = tuple(move for move in view.options_of(HideMob) if move.process == self.who)
        shows = tuple(move for move in view.options_of(ShowMob) if move.process == self.who)
        wears: tuple[Move, ...] = gear_moves(view, self.who)
        found: dict[str, tuple[Move, ...]] = {"show": shows, "elsewhere" if shows else "hide": hides, "gear": wears}
        return {name: moves for name, moves in found.items() if moves}

    def _do(self, deed: str) -> None:
        moves = self._moves(self.requests.view).get(deed, ())
        if deed == "gear" and all(isinstance(one, BeforeFight) for one in moves):
            choose_gear(self.requests, moves)
        elif deed == "gear" and moves:  # it costs Move: what each would change stands with it
            self.requests.choose(moves, speak("fight", "What is put on?"))
        elif len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, speak("fight", "Where is it hidden?"))

    def rect_of(self, place: Place) -> QRectF | None:
        return self.page.gear.rect_of(place)

    def name_of(self, place: Place) -> str:
        return gear_place_name(place)

    def every(self) -> Sequence[str]:
        return sheets_of(self.requests.view)

    def open(self, about: str) -> None:
        self.who = about
        self.page.set_deeds(self._moves(self.requests.view))
        self.page.open(process_sheet_look(self.requests.view, about), self.root.above_hand())

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down or self.who not in self.every():
            self.page.hide()
        else:
            self.page.set_deeds(self._moves(view))
            self.page.set_look(process_sheet_look(view, self.who))

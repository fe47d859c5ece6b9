"""Shows the page on which a Pilot learns: who has how many Evolutions, the choices, and the Pilot of next week.

In a small window it has two pages: the choices, and what stands beside them.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, fill
from gattai_desktop.board.theme import pilot as pilot_look
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots.learning_plan import LearnPlan
from gattai_desktop.windows.games.gattai.learning.learn_body import LearnBody
from gattai_desktop.windows.games.gattai.learning.learn_helps import HelpsLook, LearnHelps
from gattai_desktop.windows.games.gattai.learning.learn_plates import LearnPlate
from gattai_desktop.windows.games.gattai.learning.learn_sides import (
    EvolvingPilot,
    draw_next_week,
    draw_sources,
    lost_words,
)
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_LEFT: Final = 320.0
_RIGHT: Final = 468.0
_PAD: Final = 32.0
_BANNER: Final = 104.0
_LOW: Final = 620.0
"""Height of the page, drawing pixels, below which the banner stands beside the plates of its pages."""
_BESIDE: Final = 1180
"""Width of a window, pixels of the screen, from which all three columns stand beside each other."""


@frozen(eq=False)
class LearnLook:
    """What the page shows: a Pilot's plan on the table as it is, everybody's Evolutions, and who may keep it."""

    plan: LearnPlan
    table: Table
    everybody: tuple[EvolvingPilot, ...]
    class_name: str
    spent: int
    passes: str
    """What the plate says that gives the table to her own player; "" where whoever sits at it may keep the choices."""
    helps: HelpsLook = HelpsLook()


class LearnRoom(OverTable):
    """The page of learning.

    Signals:
        pilotAsked(Seat): another Pilot. givenBack(LearnPlate): not this.
        bookAsked(LearnPlate): what the book says of it. pushAsked(): what was learned is shown on the wall.
    """

    pilotAsked = Signal(str)
    givenBack = Signal(object)
    bookAsked = Signal(object)
    pushAsked = Signal()

    least_wide = 960.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, PILOT)
        self._look: LearnLook | None = None
        self.page = 0
        self.pilots: dict[Seat, PlateButton] = {}
        self._island = ArrowGroup(self)
        self.body = LearnBody(paint)
        self.pane = ScrolledArea(paint, self.body, self)
        self.body.sought.connect(lambda y: self.pane.verticalScrollBar().setValue(y))
        self.tabs = [PlateButton(paint, PlateLook(words), self) for words in (self.tr("Choose"), self.tr("Next week"))]
        for number, tab in enumerate(self.tabs):
            tab.chosen.connect(lambda number=number: self.turn_page(number))
        self.later = PlateButton(paint, outline_plate(self.tr("Later, at the table"), key="Esc"), self, self.leave)
        self.wall = PlateButton(paint, outline_plate(self.tr("To the wall"), key="W"), self, self.pushAsked)
        self.keep = PlateButton(paint, primary_plate(self.tr("Keep"), key="Ctrl+Enter"), self)
        self.helps = LearnHelps(paint, self)
        self.setAccessibleName(self.tr("What was learned"))
        self.hide()

    # ------------------------------------------------------------------ from outside
    def show_look(self, look: LearnLook) -> None:
        """Show this Pilot and this plan."""
        self._look = look
        if list(self.pilots) != [one.seat for one in look.everybody]:
            for old in self.pilots.values():
                take_away(old)
            self.pilots = {one.seat: PlateButton(self.paint, PlateLook(""), self) for one in look.everybody}
            for seat, plate in self.pilots.items():
                plate.chosen.connect(lambda seat=seat: self.pilotAsked.emit(seat))
                plate.show()
            self._island.set_members(list(self.pilots.values()))
        for one in look.everybody:
            lit = one.seat == look.plan.seat
            line = PlateLook(
                one.name,
                one.line(),
                fill="live" if lit else "",
                edge="" if lit else "line",
                arrangement="line",
                crest=one.seat,
            )
            self.pilots[one.seat].set_look(line)
        chosen = sum(block.chosen is not None for block in look.plan.blocks)
        spent = sum(block.chosen is not None for block in look.plan.due)
        open_before = any(block.chosen is None for block in look.plan.due[:spent])
        words = fill(self.tr("Keep {number}"), number=chosen) if chosen > 1 else self.tr("Keep")
        if look.passes:
            self.keep.set_look(PlateLook(look.passes, self.tr("Her own player keeps it"), fill="live", edge=""))
        elif not chosen or open_before or not look.plan.moves:
            why = self.tr("Choose the first place first") if open_before else self.tr("Nothing is chosen yet")
            self.keep.set_look(PlateLook(self.tr("Keep"), why, judgement="refused"))
        else:
            self.keep.set_look(primary_plate(words, key="Ctrl+Enter"))
        left = any(one.unspent for one in look.everybody)
        self.later.set_title(self.tr("Later, at the table") if left else self.tr("Back to the table"))
        self.body.show_plan(look.plan, look.spent)
        self.helps.show_look(look.helps)
        self.fit()
        self.update()

    def enter(self, room: QRect) -> None:
        """Cover that part of the window."""
        self.lie_over(room)
        self.focus_first()

    def focus_first(self) -> None:
        """Focus the first choice that is possible, else the way back."""
        plates = self.body.plates
        free = next((one for one in plates if not one.barred), None)
        (free or self.later).setFocus(Qt.FocusReason.OtherFocusReason)

    def lead_on(self) -> None:
        """Focus what comes after a choice was kept: the next that is due, else the way back."""
        if self._look is not None and self._look.plan.due:
            self.focus_first()
        else:
            self.later.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn_page(self, page: int) -> None:
        """Show another page, where there are two."""
        self.page = page
        self.fit()

    # ------------------------------------------------------------------ places
    @property
    def paged(self) -> bool:
        return self.width() < _BESIDE * self.shown_zoom() * max(1.0, self.usual_unit())

    def usual_unit(self) -> float:
        return max(0.62, super().usual_unit())

    def arrange(self) -> None:
        if self._look is None:
            return
        draw, paged = Drawing(self.paint, QRectF(self.rect())), self.paged
        top = draw.least(66, 50) if paged else 0.0
        left, right = (0.0, 0.0) if paged else (draw.least(_LEFT, 210), draw.least(_RIGHT, 300))
        self._columns(draw, paged=paged, top=top)
        self._lay_tabs(draw, paged=paged)
        self._lay_pilots(
            draw, top + draw.least(96, 66), (left or draw.wide * 0.4) - 32, shown=not paged or self.page == 1
        )
        middle = (left + _PAD, draw.wide - left - right - 2 * _PAD)
        self._lay_choices(draw, middle, top, paged=paged)
        self._stand_aside(draw, paged=paged)
        self._lay_foot(draw, left, right, paged=paged)
        self.update()

    def _lay_tabs(self, draw: Drawing, *, paged: bool) -> None:
        """Lay out the plates of the two pages."""
        for number, tab in enumerate(self.tabs):
            fill = "live" if number == self.page else ""
            tab.setVisible(paged)
            tab.set_look(PlateLook(tab.look.title, key=str(number + 1), fill=fill, arrangement="button"))
            x, wide = 24 + number * draw.least(220, 150), draw.least(210, 142)
            tab.setGeometry(draw.rect(x, 12, wide, draw.least(42, 34)).toRect())

    def _lay_pilots(self, draw: Drawing, top: float, wide: float, *, shown: bool) -> None:
        """Lay out who has how many Evolutions; with them stands how much it helps."""
        row = draw.least(58, 40)
        for place, plate in enumerate(self.pilots.values()):
            plate.setVisible(shown)
            plate.setGeometry(draw.rect(16, top + place * (row + 8), wide, row).toRect())
        self._list_end = top + len(self.pilots) * (row + 8)
        self.helps.setVisible(shown)

    def _lay_choices(self, draw: Drawing, middle: tuple[float, float], top: float, *, paged: bool) -> None:
        """Lay out the banner and the choices below it. middle: the left end of their column, and its width."""
        (x, wide), banner, flat = middle, draw.least(_BANNER, 60), paged and draw.high < _LOW
        self.pane.setVisible(not paged or self.page == 0)
        pane_top = top + (0.0 if flat else banner + draw.least(34, 18))
        pane_foot = draw.high - (draw.least(96, 66) if paged else 16)
        self.pane.setGeometry(draw.rect(x, pane_top, wide, pane_foot - pane_top).toRect())
        self.body.arrange(self.pane.width() - max(12.0, self.paint.px(14)))
        self._banner = (x, top + draw.least(18, 10), wide, banner)
        if flat:  # beside the plates of the pages, so that there is room to choose in
            beside = 24 + len(self.tabs) * draw.least(220, 150) + 4
            self._banner = (beside, 12.0, draw.wide - beside - 24, draw.least(42, 34))

    def _lay_foot(self, draw: Drawing, left: float, right: float, *, paged: bool) -> None:
        """Lay out what leads back, to the wall, and what keeps: in a row, or below the outer columns."""
        high, buttons = draw.least(54, 38), (self.later, self.wall, self.keep)
        if paged:
            shown = [one for one in buttons if not one.isHidden()]
            each, y = (draw.wide - 24) / len(shown), draw.high - draw.least(96, 66) + 14
            for place, button in enumerate(shown):
                button.setGeometry(draw.rect(24 + place * each, y, each - 24, high).toRect())
            return
        low, keep = draw.high - high - draw.least(60, 44), draw.least(70, 46)
        self.later.setGeometry(draw.rect(24, low, left - 48, high).toRect())
        self.wall.setGeometry(draw.rect(24, low - high - draw.least(14, 8), left - 48, high).toRect())
        self.keep.setGeometry(draw.rect(draw.wide - right + 8, draw.high - keep - 46, right - 56, keep).toRect())

    def _columns(self, draw: Drawing, *, paged: bool, top: float) -> None:
        """Note where the outer columns are drawn."""
        if paged:
            wide, high = draw.wide * 0.4, draw.high - top - draw.least(96, 66)
            self._left = (16.0, top, wide - 32, high)
            self._right = (wide + 8, top, draw.wide - wide - 40, high)
        else:
            self._left = (24.0, 0.0, draw.least(_LEFT, 210) - 48, draw.high)
            right = draw.least(_RIGHT, 300)
            self._right = (draw.wide - right, 20.0, right - 24, draw.high - 40)

    def _stand_aside(self, draw: Drawing, *, paged: bool) -> None:
        """Lay out the Pilot of next week, and how much it helps: below her, or in a small window on the left."""
        x, y, wide, high = self._right
        pad, needed = draw.least(28, 16), self.helps.needed(draw)
        if paged:
            self._week = (x + pad, y, wide - 2 * pad, high - draw.least(14, 8))
            left, top, room, low = self._left
            self.helps.arrange(draw.rect(left, top + low - needed, room, needed))
            return
        foot = y + high - draw.least(112, 76)
        self._week = (x + pad, y, wide - 2 * pad, foot - needed - y)
        self.helps.arrange(draw.rect(x + pad, foot - needed, wide - 2 * pad, needed))

    def draw(self, draw: Drawing) -> None:
        look = self._look
        if look is None:
            return
        draw.ground("table")
        if not self.paged:
            draw.fill(0, 0, draw.least(_LEFT, 210), draw.high, "rail")
        if not self.paged or self.page == 1:
            self._draw_left(draw, look)
            x, y, wide, high = self._right
            draw.plate(x, y, wide, high, fill="panel", cut=24)
            draw_next_week(draw.within(*self._week), look.table, look.plan.after, look.plan.seat)
        if not self.paged or self.page == 0:
            self._draw_banner(draw, look)

    def _draw_left(self, draw: Drawing, look: LearnLook) -> None:
        x, y, wide, _high = self._left
        base = y + draw.least(46, 28)
        draw.text(x, base, self.tr("Evolutions"), title(24), room=wide)
        from_where = self.tr("from the vote on Lessons")
        draw.text(x, base + draw.least(26, 18), from_where, plain(14), "soft", room=wide, fit=True)
        mine = next(one for one in look.everybody if one.seat == look.plan.seat)
        low = self._list_end + draw.least(30, 18)
        draw.rule(low - draw.least(16, 10), x=x, wide=wide)
        draw_sources(draw.within(x, 0, wide), mine, lost_words(look.table, mine.seat), low + draw.least(20, 12))
        if not self.paged:
            draw.text(
                x, draw.high - draw.least(24, 16), self.tr("Nothing counts before Keep."), plain(14), "soft", room=wide
            )

    def _draw_banner(self, draw: Drawing, look: LearnLook) -> None:
        x, y, wide, high = self._banner
        who = pilot_look(look.plan.seat)
        draw.plate(
            x, y, wide, high, fill=who.colour, cut=20, both=False, edge="edge" if look.plan.seat == "black" else None
        )
        size = high * 0.5
        draw.sign(who.crest, x + 24, y + (high - size) / 2, size, who.on)
        name = next(one.name for one in look.everybody if one.seat == look.plan.seat)
        cap = high * 0.36
        used = draw.letters(x + 44 + size, y + (high - cap) / 2, name.upper(), cap, who.on)
        at = x + 44 + size + used + 36
        room = x + wide - at - 20
        words = self.due_words(look)
        if high < draw.least(_BANNER, 60):
            draw.text(at, draw.base(y + high / 2, plain(15.5)), words, plain(15.5), who.on, room=room, fit=True)
            return
        draw.text(at, y + high * 0.44, look.class_name, strong(18), who.on, room=room, fit=True)
        draw.text(at, y + high * 0.74, words, plain(15.5), who.on, room=room, fit=True)

    def due_words(self, look: LearnLook) -> str:
        """Say how many Evolutions are still to be chosen, and of which kinds."""
        if not look.plan.due:
            return self.tr("nothing to choose now")
        left = [called(block.kind) for block in look.plan.due if block.chosen is None]
        if not left:
            return self.tr("all chosen")
        return fill(self.tr("{number} to choose: {places}"), number=len(left), places=", ".join(left))

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: the Pilots, the choices, the pages, the way back, what keeps."""
        found: list[QWidget] = [one for one in self.tabs if one.isVisible()]
        found += tab_stops(one for one in self.pilots.values() if one.isVisible())
        if self.pane.isVisible():
            found += [
                one for one in self.body.stops() if one.focusPolicy() == Qt.FocusPolicy.StrongFocus or one.hasFocus()
            ]
        if self.helps.isVisible() and self.helps.button.isVisible():
            found.append(self.helps.button)
        return [*found, *(() if self.wall.isHidden() else (self.wall,)), self.later, self.keep]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        now = self.window().focusWidget()
        plate = now if isinstance(now, LearnPlate) else None
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and control:
            self.keep.click()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plate is not None:
            self.givenBack.emit(plate)
        elif event.text() == "?" and plate is not None:
            self.bookAsked.emit(plate)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def press(self, usual: str, written: str) -> None:
        if usual == "W":
            self.pushAsked.emit()
        elif self.paged and written in ("1", "2"):
            self.turn_page(int(written) - 1)

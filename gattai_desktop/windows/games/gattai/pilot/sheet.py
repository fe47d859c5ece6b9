"""Shows the sheet of a Pilot over the middle of the table, from the header to the hand's upper edge.

In a small window it has three pages instead of three columns: Commitments, Techs, Robo and Gear.
"""

from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import pilot
from gattai_desktop.windows.games.gattai.pilot.body import PilotBody
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook
from gattai_desktop.windows.kit.paged_sheet import PagedSheet

_ROOM_FOR_PERSON: Final = 120.0
"""Drawing pixels behind her name from which it says who plays her."""


class PilotSheet(PagedSheet):
    """The sheet of a Pilot, which covers the middle while it is open.

    Signals:
        used(Move): something on it was used. pressed(name): what the Coach or its owner pressed at its foot.
        pushAsked(): show it on the wall.
    """

    used = Signal(object)
    pressed = Signal(str)
    pushAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        self.look: PilotSheetLook | None = None
        """The Pilot that it shows; None before it was first opened."""
        self.body = PilotBody(paint)
        super().__init__(paint, parent, PILOT, self.body)
        self._push = self.corner_button(self.tr("To the wall"), "W")
        self._push.chosen.connect(self.pushAsked)
        self._island = ArrowGroup(self)
        self.offer_wall(on=False)
        self.body.used.connect(self.used)
        self.body.pressed.connect(self.pressed)
        self.hide()

    def page_names(self) -> tuple[str, ...]:
        return self.tr("Commitments"), self.tr("Techs"), self.tr("Robo and Gear"), self.tr("Her story")

    def offer_wall(self, *, on: bool) -> None:
        """Offer to show it on the wall, or not, where there is none."""
        self._push.setVisible(on)
        self._island.set_members([*self.tabs, *reversed(self.corner())])

    def shows(self) -> bool:
        return self.look is not None

    def open(self, look: PilotSheetLook, room: QRect) -> None:
        """Show a Pilot over this part of the window."""
        self.set_look(look)
        self.lie_over(room)
        self.focus_first()

    def set_look(self, look: PilotSheetLook) -> None:
        """Show the Pilot's new state, or another Pilot."""
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(look.spoken())
        self.body.set_look(look)
        self.fit()
        self.update()

    def focus_first(self) -> None:
        """Focus what can be used, or else the way back."""
        if not self.body.focus():
            self.focus_back()

    # ------------------------------------------------------------------ places
    def corner(self) -> tuple[PlateButton, ...]:
        return (self.back,) if self._push.isHidden() else (self.back, self._push)

    def arrange_body(self, wide: int, page: int | None) -> None:
        self.body.arrange(wide, page)

    def head_colour(self) -> QColor:
        assert self.look is not None
        return pilot(self.look.seat).colour

    def has_rim(self) -> bool:
        return super().has_rim() or (self.look is not None and self.look.seat == "black")

    def draw_head(self, draw: Drawing) -> None:
        if self.look is not None:
            self._draw_head(draw, self.look)

    def _draw_head(self, draw: Drawing, look: PilotSheetLook) -> None:
        who, size = pilot(look.seat), draw.high * 0.55
        if look.dead:
            draw.crest(look.seat, 28, (draw.high - size) / 2, size, broken=True)
        else:
            draw.sign(who.crest, 32, (draw.high - size) / 2, size, who.on)
        x, end = 48 + size, self.corner()[-1].x() / draw.unit - 20
        cap, name = min(52.0, draw.high * 0.46), look.name.upper()
        while cap > 22 and width_of(name, cap) > (end - x) * 0.5:
            cap *= 0.92
        x += draw.letters(x, (draw.high - cap) / 2, name, cap, who.on)
        if look.person and end - x > _ROOM_FOR_PERSON:
            x += 12 + draw.text(
                x + 12, (draw.high + cap) / 2, f"({look.person})", plain(18), who.on, room=(end - x) / 2
            )
        x += 44
        if look.hand:
            draw.text(x, draw.middle + 22, look.hand, plain(18), who.on, room=end - x)
        lines = [line for line in (look.role, "" if look.hand else self._special(look)) if line]
        style, first = plain(15.5), strong(19) if len(lines) > 1 else plain(15.5)
        base = draw.middle - 6 if len(lines) > 1 or look.hand else draw.base(draw.middle, plain(15)) - 6
        for number, line in enumerate(lines):
            if draw.width(line, style if number else first) > end - x:
                # Where there is little room beside the buttons: below them, over as many lines as needed.
                below = (self.back.geometry().bottom() - draw.box.y()) / draw.unit + 7
                high = draw.high - 6 - below - draw.box.y() / draw.unit
                draw.block(x, below, draw.wide - x - 20, high, " ".join(lines), style, who.on)
                break
            draw.text(x, base + number * 28, line, style if number else first, who.on, room=end - x)

    def _special(self, look: PilotSheetLook) -> str:
        return speak("sheet", "Gambit Specialty: {words}", words=look.specialty) if look.specialty else ""

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: what is on it, its pages, the way back."""
        return [*self.body.stops(), *self.shown_tabs, *reversed(self.corner())]

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        super().focusNextPrevChild(next)
        now = self.window().focusWidget()
        if now in self.body.stops():
            self.scrolled.ensureWidgetVisible(now)
        return True

    def press(self, usual: str, written: str) -> None:
        if usual == "W":
            self.pushAsked.emit()
        elif usual in ("PgDown", "PgUp"):
            self.turned.emit(1 if usual == "PgDown" else -1)
        elif not self.press_tab(written):
            self.body.press(usual)

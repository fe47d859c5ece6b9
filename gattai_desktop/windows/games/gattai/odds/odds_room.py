"""Shows the Coach how hard a fight is: who fights, the odds, and what would change them."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain, title
from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import said, shown, speak
from gattai_desktop.players.gattai.odds_told import HABITS
from gattai_desktop.windows.forms.sheet_parts import SheetLines
from gattai_desktop.windows.games.gattai.odds.levers import LeverPlate
from gattai_desktop.windows.games.gattai.odds.page import HIGH, WIDE, OddsPage
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.games.gattai.odds.sides import FightSides
from gattai_desktop.windows.games.gattai.odds.words import reckoned
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

LEFT: Final = 320.0
RIGHT: Final = 476.0
"""Widths of the two outer columns, in drawing pixels."""
_TOP: Final = 26.0
_PLATE_TOP: Final = 62.0
_PLATE_FOOT: Final = 36.0
"""Upper edges of the page and of the plate beside it, and the margin below that plate, in drawing pixels."""
_GAP: Final = 0.5
"""Distance of two paragraphs, in lines."""


class OddsRoom(OverTable):
    """The room, which covers the whole table below the header. Shows what a `Rehearsing` counts.

    Signals:
        againAsked(): once more. stopAsked(): enough. What its parts are asked for, they say themselves.
    """

    againAsked = Signal()
    stopAsked = Signal()

    least_wide = 1060.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, ODDS)
        self._rehearsing: Rehearsing | None = None
        self._told = 0.0
        self._wanting = False
        self.sides = FightSides(paint, self)
        self.again = PlateButton(paint, outline_plate(self.tr("Run again"), key="F5"), self, self._again_or_stop)
        self._inside = QWidget()
        self.pane = ScrolledArea(paint, self._inside, self)
        self.page = OddsPage(paint, self._inside)
        self.levers = LeverPlate(paint, self._inside)
        self.levers.back.chosen.connect(self.leave)
        self.note = SheetLines(paint, self._inside)
        self.note.hide()
        self.setAccessibleName(self.tr("How hard is this fight?"))
        self.hide()

    # ------------------------------------------------------------------ from outside
    def enter(self, rehearsing: Rehearsing, room: QRect) -> None:
        self._rehearsing = rehearsing
        if not self._wanting:
            self.refresh()
        self.sides.setVisible(not self._wanting)
        self.lie_over(room)
        self.levers.back.setFocus()

    def refresh(self) -> None:
        """Show what has been counted since."""
        found = self._rehearsing
        if found is None or found.fight is None or found.odds is None:
            return
        fight, odds = found.fight, found.odds
        self._wanting = False
        self.sides.show()
        self.sides.show_fight(found, fight, odds.level)
        if found.playing:
            self.again.set_look(outline_plate(self.tr("Stop"), key="F5"))
        elif found.stale:
            self.again.set_look(primary_plate(self.tr("Run again"), key="F5"))
        else:
            self.again.set_look(outline_plate(self.tr("Run again"), key="F5"))
        self.page.show_odds(fight, odds, found.seed, stale=found.stale, stopped=found.stopped)
        self.levers.show_levers(found, fight, odds)
        self.fit()
        self.update()

    def show_message(self, message: str) -> None:
        """Show what is missing for a fight, and nobody who would fight."""
        focused: QWidget | None = self.window().focusWidget()
        if focused is not None and self.sides.isAncestorOf(focused):
            self.levers.back.setFocus()
        self.sides.hide()
        self.page.show_message(message)
        self.levers.show_nothing()
        self._wanting = True
        self.again.set_look(outline_plate(self.tr("Run again"), key="F5"))
        self.fit()
        self.update()

    def _again_or_stop(self) -> None:
        playing = self._rehearsing is not None and self._rehearsing.playing
        (self.stopAsked if playing else self.againAsked).emit()

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        draw = Drawing(self.paint, QRectF(self.rect()))
        left, button = _left(draw), draw.least(48, 34)
        foot, top = draw.high - button - 20, draw.least(70, 36)
        self.again.setGeometry(draw.rect(24, foot, left - 48, button).toRect())
        told = self._told_high(draw, whole=True)
        self.sides.stand(draw.rect(0, top, left - 4, foot - top).toRect())
        needed = self.sides.needed() / draw.unit
        self.note.setVisible(needed + told > foot - top)
        if not self.note.isHidden():
            told = self._told_high(draw, whole=False)
        self._told = min(top + needed, foot - told)
        self.sides.stand(draw.rect(0, top, left - 4, self._told - top).toRect())
        self.pane.setGeometry(draw.within(left, 0).box.toRect())
        for bar in (0, self.pane.bar_wide):
            self._arrange_inside(draw.within(0, 0, draw.wide - left - bar / draw.unit))
            if self._inside.height() <= self.pane.height():
                break
        self.update()

    def _told_high(self, draw: Drawing, *, whole: bool) -> float:
        """Return the height of the words below the fighters: how many fights have been played, and how."""
        honest = self._draw_honest(draw, 0.0) if whole else 0.0
        return draw.least(84, 60) + honest + 8

    def _arrange_inside(self, draw: Drawing) -> None:
        wide, right, pad = draw.wide, draw.least(RIGHT, 230), 48.0
        room = wide - right - 24 - pad - 52
        beside = room >= WIDE * 0.7
        page = min(WIDE, room) if beside else wide - 2 * pad
        self.page.setGeometry(draw.rect(pad, _TOP, page, HIGH).toRect())
        end = _TOP + HIGH
        if beside:
            high = max(draw.high, end) - _PLATE_TOP - _PLATE_FOOT
            box = draw.rect(wide - right - 24, _PLATE_TOP, right, high)
            if self.levers.empty:
                box.setHeight(self.levers.natural_height())
            self.levers.setGeometry(box.toRect())
        else:
            self.levers.resize(round(page * draw.unit), round(draw.box.height()))
            high = self.levers.natural_height() / draw.unit
            self.levers.setGeometry(draw.rect(pad, end + 20, page, high).toRect())
            end += 20 + high + 24
        # How it was counted is always shown: beside the fight, or at the end where there is no room.
        if not self.note.isHidden():
            place = draw.rect(pad, end + 12, page, 0)
            self.note.stand(self._honest(), place.x(), place.y(), place.width())
            end = self.note.geometry().bottom() / draw.unit + 20
        self._inside.resize(draw.rect(0, 0, wide, max(end, draw.high)).toRect().size())

    def draw(self, draw: Drawing) -> None:
        found = self._rehearsing
        left = _left(draw)
        room = left - 48
        draw.fill(0, 0, draw.wide, draw.high, "table")
        draw.fill(0, 0, left, draw.high, "rail")
        if found is None or found.odds is None or self._wanting:
            return
        draw.text(24, draw.least(58, 26), self.tr("The fight"), title(24), room=room)
        y, cap = self._told + draw.least(24, 16), draw.least(30, 20)
        draw.text(24, y, self.tr("Rehearsed"), caps(13), room=room)
        used = draw.letters(24, y + 16, shown(found.odds.fights), cap)
        words = self.tr("Throwdowns")
        if found.playing or found.stopped:
            words = speak("odds", "of {count}", count=found.wanted)
        draw.text(36 + used, y + 16 + cap * 0.88, words, plain(16), room=room - used)
        if not self.note.isHidden():
            return
        self._draw_honest(draw, y + 16 + cap + 28)

    def _draw_honest(self, draw: Drawing, y: float) -> float:
        """Write how the fights are played and counted; return where the next line would begin."""
        room, step = _left(draw) - 48, draw.least(20, 15)
        for words in self._honest():
            y = draw.paragraph(24, y, words, plain(14), "soft", room=room, most=20, step=step) + step * _GAP
        return y - step * _GAP

    def _honest(self) -> tuple[str, ...]:
        """Return how the fights are played and counted, in a paragraph each."""
        found = self._rehearsing
        if found is None or found.odds is None or self._wanting:
            return ()
        return said(HABITS[found.odds.level]), reckoned(found.odds, found.seed)

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: fighters, how it is played, levers; arrows choose among fighters and levers."""
        stops: list[QWidget] = [self.again, *self.levers.stops()]
        fighter = self.sides.stop()
        if fighter is None or self._wanting:
            return stops
        return [fighter, self.sides.attacker, self.sides.level, *stops]

    def focus_first(self) -> None:
        self.again.setFocus()

    def press(self, usual: str, written: str) -> None:
        if usual == "F5":
            self._again_or_stop()
        elif usual == "P" and not self.levers.play.isHidden():
            self.levers.play.chosen.emit()


def _left(draw: Drawing) -> float:
    """Return the width of the left column."""
    return draw.least(LEFT, 190)

"""How hard is this fight? A room of its own for the Coach: who fights, what came of it, what would change it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.fonts import caps_font, display_font, text_font
from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import shown, speak
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.forms.sheet_lines import SheetLines
from gattai_desktop.windows.games.gattai.odds.fighters import THREAT
from gattai_desktop.windows.games.gattai.odds.lever_plate import LeverPlate
from gattai_desktop.windows.games.gattai.odds.page import HIGH, WIDE, OddsPage
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.games.gattai.odds.sides import FightSides
from gattai_desktop.windows.games.gattai.odds.words import habits, reckoned
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import KeyboardInSight, quiet_scroll_bar, scroll_within

LEFT: Final = 320.0
RIGHT: Final = 476.0
"""Widths of the two outer columns, in drawing pixels."""
_TOP: Final = 26.0
_PLATE_TOP: Final = 62.0
_PLATE_FOOT: Final = 36.0
"""Where the page begins, where the plate beside it does, and what is left below that one, in drawing pixels."""


_GAP: Final = 0.5
"""The room between two paragraphs, in lines."""


class OddsRoom(OverTable):
    """Lies over the whole table below the header. Shows what a `Rehearsing` counts.

    Signals:
        pilotToggled(seat), threatToggled(key): somebody is to fight, or not.
        attackerSwitched(), levelSwitched(): the other side challenges, other players play. againAsked(): once more.
        stopAsked(): enough. leverPulled(Tried): another fight is looked at. playAsked(): one of the fights as a replay.
    """

    pilotToggled = Signal(str)
    threatToggled = Signal(str)
    attackerSwitched = Signal()
    levelSwitched = Signal()
    againAsked = Signal()
    stopAsked = Signal()
    leverPulled = Signal(object)
    playAsked = Signal()

    least_wide = 1060.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, ODDS)
        self._rehearsing: Rehearsing | None = None
        self._told = 0.0
        self._wanting = False
        self.sides = FightSides(paint, self)
        self.sides.switched.connect(self._switched)
        self.sides.attackerSwitched.connect(self.attackerSwitched)
        self.sides.levelSwitched.connect(self.levelSwitched)
        self.again = PlateButton(paint, outline_plate(self.tr("Run again"), key="F5"), self)
        self.again.chosen.connect(self._again_or_stop)
        self.pane = QScrollArea(self)
        self._inside = QWidget()
        self.page = OddsPage(paint, self._inside)
        self.levers = LeverPlate(paint, self._inside)
        self.levers.pulled.connect(self.leverPulled)
        self.levers.leaveAsked.connect(self.leave)
        self.levers.playAsked.connect(self.playAsked)
        self.note = SheetLines(paint, self._inside)
        self.note.hide()
        scroll_within(self.pane, self._inside, paint)
        self.setAccessibleName(self.tr("How hard is this fight?"))
        KeyboardInSight(self.pane, lambda: self.paint)
        self.hide()

    # ------------------------------------------------------------------ from outside
    def enter(self, rehearsing: Rehearsing, room: QRect) -> None:
        """Show what is counted there."""
        self._rehearsing = rehearsing
        if not self._wanting:
            self.refresh()
        self.sides.show()
        self.lie_over(room)
        self.levers.back.setFocus()

    def refresh(self) -> None:
        """Show what has been counted since."""
        found = self._rehearsing
        if found is None or found.fight is None or found.odds is None:
            return
        fight, odds = found.fight, found.odds
        self._wanting = False
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
        """Say what is missing for a fight."""
        self.page.show_message(message)
        self.levers.show_nothing()
        self._wanting = True
        self.again.set_look(outline_plate(self.tr("Run again"), key="F5"))
        self.fit()
        self.update()

    def refuse(self, who: str) -> None:
        """Say that the last one of a side cannot stay out."""
        self.sides.refuse(who)

    def _switched(self, who: str) -> None:
        if who.startswith(THREAT):
            self.threatToggled.emit(who.removeprefix(THREAT))
        else:
            self.pilotToggled.emit(who)

    def _again_or_stop(self) -> None:
        playing = self._rehearsing is not None and self._rehearsing.playing
        (self.stopAsked if playing else self.againAsked).emit()

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        paint = self.paint = self.scaled_paint()
        px, wide, high = paint.px, float(self.width()), float(self.height())
        left = self._left()
        for part in (self.sides, self.again):
            part.set_paint(paint)
        button = max(34.0, px(48))
        foot = high - button - px(20)
        self.again.setGeometry(QRectF(px(24), foot, left - px(48), button).toRect())
        top = max(36.0, px(70))
        told = self._told_high(whole=True)
        self.sides.stand(QRectF(0, top, left - px(4), foot - top).toRect())
        needed = self.sides.needed()
        self.note.setVisible(needed + told > foot - top)
        if not self.note.isHidden():
            told = self._told_high(whole=False)
        self._told = min(top + needed, foot - told)
        self.sides.stand(QRectF(0, top, left - px(4), self._told - top).toRect())
        self.pane.setGeometry(QRectF(left, 0, wide - left, high).toRect())
        quiet_scroll_bar(self.pane, paint)
        for bar in (0, self.pane.verticalScrollBar().sizeHint().width()):
            self._arrange_inside(paint, wide - left - bar, high)
            if self._inside.height() <= self.pane.height():
                break
        self.update()

    def _left(self) -> float:
        return max(190.0, self.paint.px(LEFT))

    def _told_high(self, *, whole: bool) -> float:
        """How high it is what stands below who fights: how many fights have been played, and how."""
        lines = len(self._honest(self._left() - self.paint.px(48))) - 1 + _GAP if whole else 0
        return max(60.0, self.paint.px(84)) + lines * self._line() + self.paint.px(8)

    def _line(self) -> float:
        return max(15.0, self.paint.px(20))

    def _arrange_inside(self, paint: Paint, wide: float, high: float) -> None:
        px = paint.px
        self.page.set_paint(paint)
        self.levers.set_paint(paint)
        right, pad, gap = max(230.0, px(RIGHT)), px(48), px(52)
        beside = wide - right - px(24) - pad - gap >= px(WIDE) * 0.7
        page = min(px(WIDE), wide - right - px(24) - pad - gap) if beside else wide - 2 * pad
        self.page.setGeometry(QRectF(pad, px(_TOP), page, px(HIGH)).toRect())
        end = px(_TOP) + px(HIGH)
        if beside:
            box = QRectF(wide - right - px(24), px(_PLATE_TOP), right, max(high, end) - px(_PLATE_TOP + _PLATE_FOOT))
            if self.levers.empty:
                box.setHeight(self.levers.natural_height())
            self.levers.setGeometry(box.toRect())
        else:
            self.levers.resize(round(page), round(high))
            box = QRectF(pad, end + px(20), page, self.levers.natural_height())
            self.levers.setGeometry(box.toRect())
            end = box.bottom() + px(24)
        # How all of it was reckoned always stands there: beside the fight, or where there is no room at the end.
        if not self.note.isHidden():
            lines = tuple(line for line in self._honest(page) if line)
            self.note.set_paint(paint)
            self.note.stand(lines, pad, end + px(12), page)
            end = self.note.geometry().bottom() + px(20)
        self._inside.resize(round(wide), round(max(end, high)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        left, found = self._left(), self._rehearsing
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            painter.fillRect(QRectF(0, 0, left, self.height()), theme.rail)
            room = left - px(48)
            base = max(26.0, px(58))
            paint_text(painter, px(24), base, self.tr("The fight"), display_font(text(24)), theme.text, room=room)
            if found is None or found.odds is None or self._wanting:
                return
            y = self._told + max(16.0, px(24))
            paint_text(painter, px(24), y, self.tr("Rehearsed").upper(), caps_font(text(13)), theme.text, room=room)
            cap = max(20.0, px(30))
            used = paint_cut(painter, px(24), y + px(16), shown(found.odds.fights), cap, theme.text)
            words = self.tr("Throwdowns")
            if found.playing or found.stopped:
                words = speak("odds", "of {count}", count=found.wanted)
            baseline = y + px(16) + cap * 0.88
            paint_text(painter, px(36) + used, baseline, words, text_font(text(16)), theme.text, room=room - used)
            if not self.note.isHidden():
                return
            y, small = y + px(16) + cap + px(28), text_font(text(14))
            for line in self._honest(room):
                paint_text(painter, px(24), y, line, small, theme.soft, room=room)
                y += self._line() if line else self._line() * _GAP

    def _honest(self, room: float) -> tuple[str, ...]:
        """How the fights are played and reckoned, in lines."""
        found, small = self._rehearsing, text_font(self.paint.text(14))
        if found is None or found.odds is None or self._wanting:
            return ()
        said = wrapped(habits(found.odds.level), small, room, 20)
        return (*said, "", *wrapped(reckoned(found.odds, found.seed), small, room, 9))

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Who fights, how it is played, and what would change it; arrows choose among fighters and among levers."""
        fighter = self.sides.stop()
        stops: list[QWidget] = [self.sides.attacker, self.sides.level, self.again, *self.levers.stops()]
        return [fighter, *stops] if fighter is not None else stops

    def press(self, usual: str, written: str) -> None:
        if usual == "F5":
            self._again_or_stop()
        elif usual == "P" and not self.levers.play.isHidden():
            self.playAsked.emit()

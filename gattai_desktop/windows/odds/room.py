"""How hard is this fight? A room of its own for the Coach: who fights, what came of it, what would change it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.fonts import caps_font, display_font, text_font
from gattai_desktop.board.island import Island
from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import PlateLook, line_plate, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import shown, speak
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.model.rehearsing import Rehearsing, strength
from gattai_desktop.players.fight import Fight
from gattai_desktop.players.levers import MOST
from gattai_desktop.windows.odds.lever_row import LeverHead, LeverRow
from gattai_desktop.windows.odds.page import HIGH, WIDE, OddsPage
from gattai_desktop.windows.odds.words import habits, level_name, lever_words, reckoned
from gattai_desktop.windows.scrolling import quiet_scroll_bar
from gattai_desktop.windows.sheet_lines import SheetLines
from gattai_desktop.windows.table.over_table import OverTable

LEFT: Final = 312.0
RIGHT: Final = 476.0
"""Widths of the two outer columns, in drawing pixels."""
_ROW: Final = 52.0
_ROOM_FOR_KEYS: Final = 680
"""Device-independent pixels of the room's height from which its plates also show their keys."""


class OddsRoom(OverTable):
    """Lies over the whole table below the header. Shows what a `Rehearsing` counts.

    Signals:
        pilotToggled(seat), threatToggled(key): somebody is to fight, or not.
        attackerSwitched(), levelSwitched(): the other side challenges, other players play. againAsked(): once more.
        stopAsked(): enough. leverPulled(Tried): another fight is looked at.
    """

    pilotToggled = Signal(str)
    threatToggled = Signal(str)
    attackerSwitched = Signal()
    levelSwitched = Signal()
    againAsked = Signal()
    stopAsked = Signal()
    leverPulled = Signal(object)

    least_wide = 1060.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, ODDS)
        self._rehearsing: Rehearsing | None = None
        self._sides: dict[str, PlateButton] = {}
        self._column = 0.0
        self.attacker = self._plate(PlateLook("", fill="", arrangement="button"))
        self.attacker.chosen.connect(self.attackerSwitched)
        self.level = self._plate(PlateLook("", fill="", arrangement="button"))
        self.level.chosen.connect(self.levelSwitched)
        self.again = self._plate(primary_plate(self.tr("Run again"), key="F5"))
        self.again.chosen.connect(self._again_or_stop)
        self.back = self._plate(outline_plate(self.tr("Back"), key="Esc"))
        self.back.chosen.connect(self.leave)
        self.pane = QScrollArea(self)
        self.pane.setFrameShape(QScrollArea.Shape.NoFrame)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self.page = OddsPage(paint, self._inside)
        self.head = LeverHead(paint, self._inside)
        self.note = SheetLines(paint, self._inside)
        self.note.hide()
        self.levers = [LeverRow(paint, self._inside) for _ in range(MOST)]
        for row in self.levers:
            row.pulled.connect(self.leverPulled)
        self.pane.setWidget(self._inside)
        for part in (self.pane, self.pane.viewport(), self._inside):
            part.setAutoFillBackground(False)
        self._island = Island(self)
        self.setAccessibleName(self.tr("How hard is this fight?"))
        self.hide()

    def _plate(self, look: PlateLook) -> PlateButton:
        return PlateButton(self.paint, look, self)

    # ------------------------------------------------------------------ from outside
    def enter(self, rehearsing: Rehearsing, room: QRect) -> None:
        """Show what is counted there."""
        self._rehearsing = rehearsing
        self.refresh()
        self.lie_over(room)
        self.again.setFocus()

    def refresh(self) -> None:
        """Show what has been counted since."""
        found = self._rehearsing
        if found is None or found.fight is None or found.odds is None:
            return
        fight, odds = found.fight, found.odds
        self._show_sides(found, fight)
        coach = fight.attacker == COACH_SEAT
        words = self.tr("Coach challenges") if coach else self.tr("The Pilots challenge")
        self.attacker.set_look(outline_plate(words))
        self.level.set_look(outline_plate(level_name(odds.level)))
        words = self.tr("Stop") if found.playing else self.tr("Run again")
        self.again.set_look(primary_plate(words, key=self._cap("F5")))
        self.back.set_look(outline_plate(self.tr("Back"), key=self._cap("Esc")))
        self.page.show_odds(fight, odds, found.seed, stale=found.stale)
        ordered = sorted(found.tried, key=lambda one: -abs(one.odds.pilots - odds.pilots) if one.odds.fights else 0)
        for row, tried in zip(self.levers, ordered, strict=False):
            row.show_lever(tried, lever_words(tried, fight), odds.pilots)
        for place, row in enumerate(self.levers):
            row.setVisible(place < len(ordered))
        self.head.setVisible(bool(ordered))
        self.head.show_mark(odds, found.each)
        self._island.set_members([row for row in self.levers if not row.isHidden()])
        self.update()

    def _cap(self, key: str) -> str:
        """The key on a plate; in a small window there is no room for it."""
        return key if self.height() >= _ROOM_FOR_KEYS else ""

    def show_message(self, message: str) -> None:
        """Say what is missing for a fight."""
        self.page.show_message(message)
        for part in (self.head, *self.levers):
            part.hide()
        self.update()

    # ------------------------------------------------------------------ who fights
    def _show_sides(self, found: Rehearsing, fight: Fight) -> None:
        seats, threats = found.able
        wanted = (*seats, *(f"threat.{key}" for key in threats))
        for gone in set(self._sides) - set(wanted):
            plate = self._sides.pop(gone)
            take_away(plate)
        called = found.names
        for who in wanted:
            known = self._sides.get(who)
            if known is None:
                known = self._sides[who] = PlateButton(self.paint, line_plate(""), self)
                known.chosen.connect(lambda who=who: self._toggled(who))
                known.show()
            on = who in fight.pilots or who.removeprefix("threat.") in fight.threats
            threat = who.startswith("threat.")
            number = strength(fight, who)
            words = speak("odds", "TR {number}", number=number) if threat else ""
            if not threat:
                words = speak("odds", "hand {number}", number=number) if on else self.tr("out")
            elif not on:
                words = self.tr("out")
            known.set_look(line_plate(called.get(who, who), words, lit=on, sign="horns" if threat else "wings"))
        self._sides = {who: self._sides[who] for who in wanted}
        self.fit()

    def _toggled(self, who: str) -> None:
        if who.startswith("threat."):
            self.threatToggled.emit(who.removeprefix("threat."))
        else:
            self.pilotToggled.emit(who)

    def _again_or_stop(self) -> None:
        playing = self._rehearsing is not None and self._rehearsing.playing
        (self.stopAsked if playing else self.againAsked).emit()

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        paint = self.paint = self.scaled_paint()
        px, wide, high = paint.px, float(self.width()), float(self.height())
        left = max(190.0, px(LEFT))
        for plate in (*self._sides.values(), self.attacker, self.level, self.again, self.back):
            plate.set_paint(paint)
        heads = max(26.0, px(36))
        rows = len(self._sides) + 3
        row = max(34.0, min(px(_ROW), (high - max(54.0, px(86)) - 3 * heads - px(200)) / rows))
        y = max(54.0, px(86))
        y += heads
        last = ""
        for who, plate in self._sides.items():
            kind = who.partition(".")[1]
            if last != kind and who != next(iter(self._sides)):
                y += heads
            last = kind
            plate.setGeometry(QRectF(px(16), y, left - px(32), row - 4).toRect())
            y += row
        y += px(10)
        for plate in (self.attacker, self.level):
            plate.setGeometry(QRectF(px(16), y, left - px(32), row - 4).toRect())
            y += row
        self._column = y
        self.again.setGeometry(QRectF(px(16), high - row - px(20), left - px(32), row).toRect())
        size = self.back.sizeHint()
        self.back.setGeometry(round(wide - size.width() - px(24)), round(px(8)), size.width(), size.height())
        top = px(20)
        self.pane.setGeometry(QRectF(left + px(16), top, wide - left - px(24), high - top - px(8)).toRect())
        self.back.raise_()
        quiet_scroll_bar(self.pane, paint)
        self._arrange_inside(paint, wide - left - px(48))
        self.update()

    def _arrange_inside(self, paint: Paint, wide: float) -> None:
        px = paint.px
        self.page.set_paint(paint)
        self.head.set_paint(paint)
        for row in self.levers:
            row.set_paint(paint)
        right = max(230.0, px(RIGHT))
        beside = wide - right - px(78) >= px(WIDE) * 0.7
        page = min(px(WIDE), wide - right - px(78)) if beside else wide - px(48)
        self.page.setGeometry(QRectF(px(24), 0, page, px(HIGH)).toRect())
        x, y, room = (page + px(70), px(130), right) if beside else (px(24), px(HIGH) + px(110), page)
        self.head.setGeometry(QRectF(x, y - px(100), room, px(100)).toRect())
        for row in self.levers:
            row.setGeometry(QRectF(x, y, room, row.sizeHint().height()).toRect())
            y += row.sizeHint().height() + px(4)
        high = max(px(HIGH), y + px(10))
        # How all of it was reckoned always stands there: beside the fight, or where there is no room at the end.
        room = max(190.0, px(LEFT)) - px(40)
        lines, step = self._honest(room), max(15.0, self.paint.px(21))
        self.note.setVisible(self._column + px(98) + len(lines) * step > self.again.y() - px(8))
        if not self.note.isHidden():
            lines = self._honest(wide - px(48))
            self.note.set_paint(paint)
            self.note.stand((tuple(lines)), px(24), high, wide - px(48))
            high = self.note.geometry().bottom() + px(20)
        self._inside.resize(round(wide), round(high + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        left = max(190.0, px(LEFT))
        found = self._rehearsing
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            painter.fillRect(QRectF(0, 0, left, self.height()), theme.rail)
            room = left - px(40)
            paint_text(painter, px(24), px(50), self.tr("The fight"), display_font(text(24)), theme.text, room=room)
            caps = caps_font(text(13))
            plates = list(self._sides.items())
            for title, colour, kind in (
                (self.tr("Pilots"), theme.pilots, False),
                (self.tr("Coach"), theme.coach, True),
            ):
                first = next((plate for who, plate in plates if who.startswith("threat.") == kind), None)
                if first is not None:
                    paint_text(painter, px(24), first.y() - px(10), title.upper(), caps, colour, room=room)
            if found is None or found.odds is None:
                return
            y = self._column + px(26)
            paint_text(painter, px(24), y, self.tr("Rehearsed").upper(), caps, theme.text, room=room)
            figure = shown(found.odds.fights)
            used = paint_cut(painter, px(24), y + px(14), figure, px(28), theme.text)
            words = self.tr("Throwdowns")
            if found.playing:
                words = speak("odds", "of {count}", count=found.wanted)
            paint_text(painter, px(36) + used, y + px(38), words, text_font(text(16)), theme.text)
            if not self.note.isHidden():
                return
            y, small = y + px(72), text_font(text(14))
            for line in self._honest(room):
                paint_text(painter, px(24), y, line, small, theme.soft, room=room)
                y += max(15.0, px(21))

    def _honest(self, room: float) -> tuple[str, ...]:
        """How the fights are played and reckoned, in lines."""
        found, small = self._rehearsing, text_font(self.paint.text(14))
        if found is None or found.odds is None:
            return ()
        said = wrapped(habits(found.odds.level), small, room, 20)
        return (*said, "", *wrapped(reckoned(found.odds, found.seed), small, room, 9))

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Who fights, how it is played, and the levers, of which the arrows choose one."""
        levers = [row for row in self.levers if not row.isHidden()]
        lever = next((row for row in levers if row.hasFocus()), next(iter(levers), None))
        stops: list[QWidget] = [*self._sides.values(), self.attacker, self.level, self.again]
        return [*stops, *([lever] if lever is not None else []), self.back]

    def press(self, usual: str, written: str) -> None:
        if usual == "F5":
            self._again_or_stop()

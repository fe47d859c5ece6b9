"""The left column: who fights on both sides, who challenges, and how they are played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import caps_font, text_font
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.played_fight import PlayerLevel
from gattai_desktop.windows.games.gattai.odds.fighter_row import FighterRow
from gattai_desktop.windows.games.gattai.odds.fighters import THREAT, FighterLook, coach_line, fighters, pilots_line
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.games.gattai.odds.words import level_name
from gattai_desktop.windows.kit.scrolled_page import ScrolledPage

_ROW: Final = 56.0
"""From one who fights to the next, in drawing pixels."""
_LEAST_ROW: Final = 32.0
"""The same at least, in device-independent pixels."""
_MOST_LINES: Final = 3


class FightSides(ScrolledPage):
    """Who could fight, in two groups; as high as it needs, and scrolled where there is less room.

    Signals:
        switched(str): a seat or `threat.<key>` is to fight, or to stay out.
        attackerSwitched(), levelSwitched(): the other side challenges, other players play.
    """

    switched = Signal(str)
    attackerSwitched = Signal()
    levelSwitched = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.rows: dict[str, FighterRow] = {}
        self._lines = ["", ""]
        self._refused: int | None = None
        self._high = 0.0
        self._places: list[tuple[float, float, float]] = []
        self.attacker = PlateButton(paint, PlateLook("", fill="", arrangement="button"), self)
        self.attacker.chosen.connect(self.attackerSwitched)
        self.level = PlateButton(paint, PlateLook("", fill="", arrangement="button"), self)
        self.level.chosen.connect(self.levelSwitched)
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Who fights"))

    # ------------------------------------------------------------------ what it shows
    def show_fight(self, found: Rehearsing, fight: Fight, level: PlayerLevel) -> None:
        """Show who fights."""
        looks = fighters(found, fight)
        fresh = [look.who for look in looks] != list(self.rows)
        of_name = {look.who: look for look in looks}
        self.rows = one_for_each(self.rows, of_name, lambda who: self._new(of_name[who]))
        for who, row in self.rows.items():
            row.set_look(of_name[who])
        self._lines, self._refused = [pilots_line(found, fight), coach_line(found)], None
        self.setAccessibleDescription(sentences(self._lines))
        coach = fight.attacker == COACH_SEAT
        self.attacker.set_look(outline_plate(self.tr("Coach challenges") if coach else self.tr("The Pilots challenge")))
        self.level.set_look(outline_plate(level_name(level)))
        if fresh:
            self._island.set_members(list(self.rows.values()))
        self.update()

    def _new(self, look: FighterLook) -> FighterRow:
        row = FighterRow(self.paint, look, self)
        row.switched.connect(self.switched)
        return row

    def refuse(self, who: str) -> None:
        """Say that the last one of a side cannot stay out."""
        row = self.rows.get(who)
        if row is not None:
            row.set_look(row.look)
        threat = who.startswith(THREAT)
        words = self.tr("Somebody has to fight for Coach.") if threat else self.tr("A Pilot has to fight.")
        self._refused = int(threat)
        self._lines[self._refused] = words
        self.setAccessibleDescription(words)
        announce(self, words, urgent=True)
        self.update()

    def stop(self) -> QWidget | None:
        """Return the one of those who could fight at whom Tab stops."""
        rows = list(self.rows.values())
        return next((row for row in rows if row.hasFocus()), next(iter(rows), None))

    # ------------------------------------------------------------------ places
    def needed(self) -> float:
        return self._high

    def rescale(self) -> None:
        px, wide = self.paint.px, self.width()
        head, line = max(24.0, px(36)), max(15.0, px(20))
        row = max(_LEAST_ROW, px(_ROW))
        y, self._places = px(8), []
        for threats in (False, True):
            rows = [one for who, one in self.rows.items() if who.startswith(THREAT) == threats]
            if not rows:
                self._places.append((y, y, y))
                continue
            top = y
            y += head
            for one in rows:
                one.setGeometry(QRectF(px(16), y, wide - px(24), row - px(4)).toRect())
                y += row
            said = y + px(2)
            count = len(wrapped(self._lines[threats], text_font(self.paint.text(13.5)), wide - px(32), _MOST_LINES))
            y = said + count * line + px(10)
            self._places.append((top + head - px(12), said, y))
            y += px(4)
        high = max(32.0, px(44))
        y += px(8)
        for plate in (self.attacker, self.level):
            plate.setGeometry(QRectF(px(24), y, wide - px(52), high).toRect())
            y += high + px(6)
        self._high = y + px(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        room = self.width() - px(32)
        titles = ((self.tr("Pilots"), theme.pilots), (self.tr("Coach"), theme.coach))
        with painting(self) as painter:
            for side, ((title, colour), (base, said, end)) in enumerate(zip(titles, self._places, strict=False)):
                if base == end:
                    continue
                paint_text(painter, px(24), base, title.upper(), caps_font(text(13)), colour, room=room)
                ink = theme.refused if self._refused == side else theme.soft
                paint_block(
                    painter, QRectF(px(24), said, room, end - said), self._lines[side], text_font, text(13.5), ink
                )
                painter.fillRect(QRectF(px(24), end, self.width() - px(52), 1), theme.line)

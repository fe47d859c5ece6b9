"""The left column: who fights on both sides, who challenges, and how they are played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import caps, drawing, measuring, plain
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
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
"""The same at least, in pixels of the screen."""


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
        self._places: dict[int, tuple[float, float, float]] = {}
        """Of each side its heading, its line and its end, in drawing pixels."""
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
        draw = measuring(self.paint, self.width())
        row, y, self._places = draw.least(_ROW, _LEAST_ROW), 8.0, {}
        for side in (0, 1):
            rows = [one for who, one in self.rows.items() if who.startswith(THREAT) == side]
            if not rows:
                continue
            y += draw.least(36, 24)
            heading = y - 12
            for one in rows:
                one.setGeometry(draw.rect(16, y, draw.wide - 24, row - 4).toRect())
                y += row
            said, line = y + 2, draw.least(20, 15)
            y = draw.paragraph(24, said, self._lines[side], plain(13.5), room=draw.wide - 32, step=line) + 10
            self._places[side] = heading, said, y
            y += 4
        high = draw.least(44, 32)
        y += 8
        for plate in (self.attacker, self.level):
            plate.setGeometry(draw.rect(24, y, draw.wide - 52, high).toRect())
            y += high + 6
        self._high = (y + 2) * draw.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        titles = ((self.tr("Pilots"), "pilots"), (self.tr("Coach"), "coach"))
        with drawing(self) as draw:
            room = draw.wide - 32
            for side, (heading, said, end) in self._places.items():
                words, ink = titles[side]
                draw.text(24, heading, words, caps(13), ink, room=room)
                ink = "refused" if self._refused == side else "soft"
                draw.block(24, said, room, end - said, self._lines[side], plain(13.5), ink)
                draw.fill(24, end, draw.wide - 52, 1 / draw.unit, "line")

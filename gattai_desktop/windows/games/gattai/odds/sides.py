"""Shows the left column of the odds: the fighters of both sides, the challenger, and how they are played."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import said, speak
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.odds_told import PLAYERS
from gattai_desktop.players.gattai.played_fight import PlayerLevel
from gattai_desktop.windows.games.gattai.odds.fighters import THREAT, FighterLook, coach_line, fighters, pilots_line
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.kit.scrolling import ScrolledPage

_OUT: Final = 0.45
"""Opacity of the crest of a fighter who stays out."""


class FighterRow(PaintedButton):
    """A switch for one possible fighter.

    Signals:
        switched(str): she is to fight, or to stay out; carries who.
    """

    switched = Signal(str)

    def __init__(self, paint: Paint, look: FighterLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.switched.emit(self.look.who))
        self.set_look(look)

    def set_look(self, look: FighterLook) -> None:
        self.look = look
        self.setChecked(look.on)
        self.setAccessibleName(look.spoken())
        self.setAccessibleDescription(self.tr("fights; press to let them stay out") if look.on else self._out())
        self.update()

    def _out(self) -> str:
        return self.tr("stays out; press to let them fight")

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(4, 2, -4, -2), self.paint.px(10), 1.0)

    def draw(self, draw: Drawing) -> None:
        look = self.look
        if self.underMouse() or self.isDown():
            draw.plate(fill="panel", edge="edge", cut=10, inset=2)
        side = min(42.0, draw.high - 6 / draw.unit)
        draw.pen.setOpacity(1.0 if look.on else _OUT)
        draw.crest(look.seat, 8, draw.middle - side / 2, side, look.sign or "horns")
        draw.pen.setOpacity(1.0)
        x = 8 + max(side + 6 / draw.unit, 56)
        beside = draw.within(x, 0, draw.wide - 16 - x)
        if look.on:
            self._draw_fighter(beside)
        else:
            self._draw_out(beside)

    def _draw_fighter(self, draw: Drawing) -> None:
        look, small, note = self.look, plain(14.5), plain(14)
        taken = 0.0 if look.note else draw.width(look.value, small) + 10
        room = draw.wide - taken - 26 * look.crown
        style = draw.fitted(look.name, strong(16), room)
        line = draw.base(draw.middle, style)
        if look.note:
            line -= draw.size(style) * 0.62
            draw.text(0, line + draw.size(note) * 1.25, look.note, note, "price", room=draw.wide)
        else:
            draw.text(draw.wide, draw.base(draw.middle, small), look.value, small, "soft", align="end")
        used = draw.text(0, line, look.name, style, room=room)
        if look.crown:
            draw.sign("crown", used + 10, line - 16 * 0.85, 16)

    def _draw_out(self, draw: Drawing) -> None:
        """Write that a fighter stays out, in two lines where one has no room."""
        words = speak("odds", "{name} stays out", name=self.look.name)
        style = draw.fitted(words, plain(15), draw.wide)
        if draw.width(words, style) <= draw.wide:
            draw.text(0, draw.base(draw.middle, style), words, style, "soft", room=draw.wide)
            return
        high = draw.size(style)
        draw.text(0, draw.middle - high * 0.2, self.look.name, style, "soft", room=draw.wide)
        draw.text(0, draw.middle + high * 0.95, self.tr("stays out"), style, "soft", room=draw.wide)


_ROW: Final = 56.0
"""Distance of two fighters, in drawing pixels."""
_LEAST_ROW: Final = 32.0
"""Least distance of two fighters, in pixels of the screen."""


class FightSides(ScrolledPage):
    """The possible fighters in two groups, scrolled where there is not enough room.

    Signals:
        switched(str): a seat or `threat.<key>` is to fight, or to stay out.
    """

    switched = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.rows: dict[str, FighterRow] = {}
        self._lines = ["", ""]
        self._refused: int | None = None
        self._high = 0.0
        self._places: dict[int, tuple[float, float, float]] = {}
        """The places of each side's heading, line and end, in drawing pixels."""
        self.attacker = PlateButton(paint, outline_plate(""), self)
        self.level = PlateButton(paint, outline_plate(""), self)
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Who fights"))

    # ------------------------------------------------------------------ what it shows
    def show_fight(self, found: Rehearsing, fight: Fight, level: PlayerLevel) -> None:
        looks = fighters(found, fight)
        fresh = [look.who for look in looks] != list(self.rows)
        of_name = {look.who: look for look in looks}
        self.rows = one_for_each_look(self.rows, of_name, lambda _who, look: self._new(look))
        self._lines, self._refused = [pilots_line(found, fight), coach_line(found)], None
        self.setAccessibleDescription(sentences(self._lines))
        coach = fight.attacker == COACH_SEAT
        self.attacker.set_look(outline_plate(self.tr("Coach challenges") if coach else self.tr("The Pilots challenge")))
        self.level.set_look(outline_plate(said(PLAYERS[level])))
        if fresh:
            self._island.set_members(list(self.rows.values()))
        self.update()

    def _new(self, look: FighterLook) -> FighterRow:
        row = FighterRow(self.paint, look, self)
        row.switched.connect(self.switched)
        return row

    def refuse(self, who: str) -> None:
        """Show that the last fighter of a side cannot stay out."""
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
        """Return the switch at which Tab stops."""
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

    def draw(self, draw: Drawing) -> None:
        titles = ((self.tr("Pilots"), "pilots"), (self.tr("Coach"), "coach"))
        room = draw.wide - 32
        for side, (heading, line, end) in self._places.items():
            words, ink = titles[side]
            draw.text(24, heading, words, caps(13), ink, room=room)
            ink = "refused" if self._refused == side else "soft"
            draw.block(24, line, room, end - line, self._lines[side], plain(13.5), ink)
            draw.fill(24, end, draw.wide - 52, 1 / draw.unit, "line")

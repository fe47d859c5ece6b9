"""Shows a showdown on the wall: both players' gauges, ten places with the life that is left, the Queue, the Arena."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import attack_of
from gattai_desktop.games.tasuo.ending import bodies_that_end
from gattai_desktop.games.tasuo.values import OVER, PHASES, active, armor, bodies, gauge
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.tasuo.card_inside import paint_picture
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR, BODIES, GAUGE, LIFE, court_of, place_sign, type_sign
from gattai_desktop.windows.games.tasuo.chain_looks import RolledLook, rolled_look
from gattai_desktop.windows.games.tasuo.field_grid import ORDER
from gattai_desktop.windows.games.tasuo.field_looks import (
    FieldPlace,
    WarriorLook,
    place_looks,
    place_name,
    place_said,
)
from gattai_desktop.windows.games.tasuo.half_numbers import paint_halves, written_halves
from gattai_desktop.windows.games.tasuo.outcome_look import ShowdownOutcome, outcome_at
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook, queue_looks
from gattai_desktop.windows.games.tasuo.showdown_left import turn_words
from gattai_desktop.windows.games.tasuo.side_gauges import asked_line
from gattai_desktop.windows.games.tasuo.wall_queue import END, draw_wall_queue
from gattai_desktop.windows.games.tasuo.wall_roll import draw_wall_roll
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.kit.who_plays import played_by, with_player
from gattai_desktop.windows.wall.wall_grid import WallDrawing

_REPLAY: Final = 260.0
"""Width that is kept free for the word REPLAY, beside what happened last."""
_TOP, _BELOW, _QUEUE, _FOOT = 190.0, 590.0, 450.0, 862.0
"""Upper edges of both rows of places, of the Queue between them, and of the own gauges."""
_HIGH: Final = 228.0
_STEP: Final = 363.0
_WIDE: Final = 339.0
_LOOKED_BACK: Final = 3
"""How many entries of the log are read for the newest line that everybody may know."""


class ShowdownWall(WallPicture):
    """The picture on the wall; it has what everybody may see."""

    _sight: Sight
    replay_band = (64.0, 54.0)  # below the counts of the lower player

    def __init__(self, paint: Paint, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._names: dict[str, str] = {}
        self._queue: tuple[QueueLook, ...] = ()
        self._places: dict[tuple[str, str], FieldPlace] = {}
        self._asks: tuple[Ask, ...] = ()
        self._outcome: ShowdownOutcome | None = None
        self._rolled: RolledLook | None = None
        self._told = ""
        self.follow(model)

    def follow(self, model: GameModel) -> None:
        table = self._sight = model.sight(PUBLIC)
        self._names = {seat: called(model.name(seat)) for seat in zones.SEATS}
        self._queue = queue_looks(table, self._names.__getitem__)
        self._places = {(one.seat, one.place): one for seat in zones.SEATS for one in place_looks(table, seat)}
        self._asks = model.asks()
        self._outcome = outcome_at(table, self._names.__getitem__)
        self._rolled = rolled_look(SeatView(model, table, PUBLIC, (), model.zones(), self._asks, frozenset()))
        self._told = _newest_line(model)
        said = (
            place_said(one, fill(self.tr("{name}'s"), name=self._names[one.seat]))
            for one in self._places.values()
            if one.warrior is not None
        )
        queue = (one.spoken() for one in self._queue)
        ended = (self._outcome.title, *self._outcome.lines) if self._outcome is not None else ()
        rolled = self._rolled.spoken() if self._rolled is not None else ""
        parts = (self._where(), *ended, *said, *queue, rolled, self._told)
        self.setAccessibleName(sentences(part for part in parts if part))
        self.update()

    @property
    def below(self) -> str:
        """Whose side lies below: that of the player whose turn it is."""
        return active(self._sight) or zones.RED

    def _where(self) -> str:
        table = self._sight
        if table.text("step") not in PHASES:
            return speak("tasuo", "{red} against {blue}", **self._names)
        return turn_words(table, table.text("step"))

    def paint_wall(self, painter: QPainter, size: QSize) -> None:
        draw, table = WallDrawing.on_ground(self.paint, size, painter), self._sight
        down = draw.high - 1080
        self._draw_side(draw, table, zones.foe(self.below), 0)
        draw.fill(0, _FOOT + down - 4, draw.wide, draw.high, "rail")
        draw.fill(0, _FOOT + down - 4, draw.wide, 5, self.below)
        self._draw_side(draw, table, self.below, _FOOT + down - 12)
        draw.text(64, draw.high - 26, self._told, plain(34), room=draw.wide - 128 - _REPLAY, fit=True)
        for seat, top in ((zones.foe(self.below), _TOP), (self.below, _BELOW + down)):
            for place in ORDER:
                self._draw_place(draw, self._places[seat, place], self._x(draw, place), top)
        if self._outcome is not None:
            self._draw_outcome(draw, self._outcome, _QUEUE + down / 2)
        else:
            self._draw_attack(draw, table, down)
            draw_wall_queue(draw, self._queue, _QUEUE + down / 2)
            if self._rolled is not None and not self._queue:
                draw_wall_roll(draw, self._rolled, _QUEUE + down / 2)
        self._draw_arena(draw, table, _QUEUE + down / 2)

    def _x(self, draw: WallDrawing, place: str) -> float:
        return 64 + ORDER.index(place) * (_STEP + (draw.wide - 1920) / 4.2)

    # ------------------------------------------------------------------ gauges
    def _draw_side(self, draw: WallDrawing, table: Sight, seat: str, top: float) -> None:
        draw.crest(seat, 64, top + 44, 112)
        self._draw_name(draw, table, seat, top)
        draw.sign(ARMOR, 640, top + 56, 84)
        draw.letters(744, top + 60, armor(table, seat), 76)
        ends, lost = bodies_that_end(table), bodies(table, seat)
        for place in range(ends):
            draw.sign(BODIES, 940 + place * 76, top + 44, 62, "refused" if place < lost else "edge")
        words = speak("tasuo", "Body Count {bodies} of {ends}", bodies=lost, ends=ends)
        draw.text(940, top + 146, words, plain(34), "soft")
        draw.sign(GAUGE, 1390, top + 60, 74)
        draw.letters(1480, top + 60, gauge(table, seat), 76)
        draw.sign("hand", draw.wide - 284, top + 56, 34, "soft")
        draw.letters(draw.wide - 232, top + 56, table.count(zones.hand(seat)), 36)
        set_down = sum(not one.up for one in table.zones.get(zones.legend(seat), ()))
        draw.sign("closed", draw.wide - 284, top + 108, 34, "soft")
        draw.letters(draw.wide - 232, top + 108, set_down, 36)
        count = table.count(zones.deck(seat))
        for layer in range(min(count // 8, 5), -1, -1) if count else ():
            draw.card(f"back-{seat}", draw.wide - 154 + layer * 3, top + 40 + layer * 3, 112, shadow=None)

    def _draw_name(self, draw: WallDrawing, table: Sight, seat: str, top: float) -> None:
        """Draw whose side it is, whether the program plays it, and what the player does, in three lines if need be."""
        name, line, room = self._names[seat], with_player(table, seat, self._does(table, seat)), 420
        if draw.width(line, plain(34)) <= room:
            draw.text(200, top + 92, name, title(48), room=390)
            draw.text(200, top + 142, line, plain(34), "soft", room=room)
            return
        draw.text(200, top + 76, name, title(44), room=390)
        for row, words in enumerate((played_by(table, seat), self._does(table, seat))):
            draw.text(200, top + 116 + 40 * row, words, plain(32), "soft", room=room, fit=True)

    def _does(self, table: Sight, seat: str) -> str:
        if table.text("step") == OVER:
            return speak("tasuo", "has won") if table.text("winner") == seat else ""
        if active(table) == seat:
            return self._where()
        return asked_line(self._asks, seat)

    # ------------------------------------------------------------------ places
    def _draw_place(self, draw: WallDrawing, look: FieldPlace, x: float, top: float) -> None:
        if look.warrior is not None:
            self._draw_warrior(draw, look.warrior, x, top)
            return
        draw.plate(x, top, _WIDE, _HIGH, edge="edge", cut=24, dashes=(5, 4))
        sign = place_sign(look.place) if look.open else "lock"
        draw.outline(sign, x + _WIDE / 2 - 30, top + 62, 60, "edge", 3)
        words = place_name(look.place) if look.open else self.tr("closed")
        draw.text(x + _WIDE / 2, top + 178, words, plain(32), "soft", align="middle", room=_WIDE - 20)

    def _draw_warrior(self, draw: WallDrawing, warrior: WarriorLook, x: float, top: float) -> None:
        design, ink = warrior.card.design, card_colour("face_ink")
        draw.plate(x, top, _WIDE, _HIGH, fill=card_colour("face"), cut=24)
        draw.plate(x + 2, top + 2, 134, _HIGH - 4, fill=court_of(design).colour, cut=22)
        painter = draw.painter
        if painter is None:
            return
        left = max(warrior.life - warrior.damage, 0)
        paint_halves(painter, x + 68, top + 22, left, 86, ink, "middle", 118)
        draw.sign(LIFE, x + 10, top + 127, 26, ink)
        draw.text(x + 38, top + 151, f"/ {written_halves(warrior.life)}", strong(34), ink, room=96, fit=True)
        if warrior.damage:
            draw.plate(x + 12, top + 168, 112, 44, fill="table", cut=8)
            draw.sign("jag", x + 22, top + 178, 26, "refused")
            draw.text(x + 54, top + 203, written_halves(warrior.damage), strong(34), "refused")
        room = _WIDE - 160
        base = top + 44
        for line in self._name_lines(draw, design.name, room):
            draw.text(x + 150, base, line, strong(32), ink, room=room, fit=True)
            base += 38
        if warrior.attack is not None:
            draw.sign(type_sign(warrior.attack.type), x + 148, top + 168, 40, ink)
            paint_halves(painter, x + 196, top + 168, warrior.power, 40, ink)
        if warrior.weapons:
            draw.sign("ts-weapon", x + 150, top + 118, 36, ink)
        paint_picture(painter, design, QPointF(x + _WIDE - 86, top + 132), 0.74)

    def _name_lines(self, draw: WallDrawing, name: str, room: float) -> list[str]:
        """Return a name in two lines at most; a long one is written a little smaller."""
        words = name.split()
        return words if len(words) == 2 else list(draw.wrapped(name, strong(32), room * 1.2, 2))

    def _draw_attack(self, draw: WallDrawing, table: Sight, down: float) -> None:
        attack = attack_of(table)
        if attack is None or draw.painter is None:
            return
        found = {one.warrior.card.key: one for one in self._places.values() if one.warrior is not None}
        corners = {
            key: (self._x(draw, one.place), _BELOW + down if one.seat == self.below else _TOP)
            for key, one in found.items()
            if key in (attack.attacker, *attack.targets)
        }
        if attack.attacker in corners:
            targets = (corners[key] for key in attack.targets if key in corners)
            self._draw_ways(draw, corners[attack.attacker], targets, down)
        for key, (x, top) in corners.items():
            draw.plate(x - 7, top - 7, _WIDE + 14, _HIGH + 14, edge="price", line=6.0, cut=28)
            self._draw_arrow(draw, x + _WIDE / 2, top, at_it=key in attack.targets)

    def _draw_ways(
        self, draw: WallDrawing, start: tuple[float, float], goals: Iterable[tuple[float, float]], down: float
    ) -> None:
        """Draw the ways from an attacker to its targets; the entries of the Queue are laid over them afterwards."""
        middle = _QUEUE + down / 2 + 53
        for goal in goals:
            (ax, ay), (bx, by) = ((x + _WIDE / 2, top if top > _QUEUE else top + _HIGH) for x, top in (start, goal))
            for way in ((ax, ay, ax, middle), (ax, middle, bx, middle), (bx, middle, bx, by)):
                draw.stroke(*way, "price", 6.0)

    def _draw_outcome(self, draw: WallDrawing, outcome: ShowdownOutcome, top: float) -> None:
        """Write between both sides who has won, and by what."""
        middle, room = draw.wide / 2, draw.wide - 600
        draw.text(
            middle, top + 56, outcome.title, title(76), outcome.seat or "text", align="middle", room=room, fit=True
        )
        line = " · ".join(outcome.lines)
        draw.text(middle, top + 110, line, plain(38), "soft", align="middle", room=room, fit=True)

    def _draw_arrow(self, draw: WallDrawing, middle: float, top: float, *, at_it: bool) -> None:
        """Draw what leads to a target or away from an attacker, in the gap between its card and the Queue."""
        edge, away = (top - 7, -1) if top > _QUEUE else (top + _HIGH + 7, 1)
        if at_it:
            foot = edge + away * 24
            draw.shape((middle, edge), (middle - 22, foot), (middle + 22, foot), fill="price")
        else:
            draw.stroke(middle, edge, middle, edge + away * 26, "price", 6.0)

    # ------------------------------------------------------------------ between both sides
    def _draw_arena(self, draw: WallDrawing, table: Sight, top: float) -> None:
        for seat in zones.SEATS:
            for lying in table.zones.get(zones.arena(seat), ()):
                face, high = getattr(lying.card, "picture", ""), 106.0
                right = draw.wide - 64
                room = right - 124 - END - 14
                if lying.up:
                    draw.card(face, right - card_width(high), top, high)
                else:  # turned about the middle of its foot
                    draw.card(face, right - high - card_width(high) / 2, top - high / 2, high, angle=90.0)
                    draw.text(
                        right - 124, top + 88, self.tr("turned"), plain(32), "soft", align="end", room=room, fit=True
                    )
                y = top + (62 if lying.up else 48)
                draw.text(right - 124, y, self.tr("Arena"), plain(32), align="end", room=room, fit=True)


def _newest_line(model: GameModel) -> str:
    """Return what happened last, as everybody may know it; "" before the first move."""
    for happened in reversed(model.log(max(1, model.entry - _LOOKED_BACK))):
        for line in entry_lines(happened, model, "moves", seat=PUBLIC):
            if words := line.spoken():
                return words
    return ""

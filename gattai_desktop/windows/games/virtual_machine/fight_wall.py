"""Shows a fight on the wall: the battlefield, who acts, the line of a declared attack, Team Hand and CPU (LOOK 24).

Public facts only: it draws what everybody may see, and no reach, no test, no hand, no pick before all have picked.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn, sentences
from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.board.map.drawn_map import paint_ground, paint_tokens
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_looks import FireLook, MapLook
from gattai_desktop.board.map.map_measures import WALL
from gattai_desktop.board.map.plan import plan_map
from gattai_desktop.board.map.routes import routes_of
from gattai_desktop.board.map.standing import stand
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.board.words import mini_width
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import cpu_draws_to
from gattai_desktop.games.virtual_machine.ending import out_before_end
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import count_name, fight_name
from gattai_desktop.games.virtual_machine.values import GIVE, actor, name_of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.virtual_machine.battle_lines import fire_look
from gattai_desktop.windows.games.virtual_machine.battle_looks import NOTHING, battlefield_look
from gattai_desktop.windows.games.virtual_machine.count_cells import CountCell
from gattai_desktop.windows.games.virtual_machine.count_looks import count_look, ended_words
from gattai_desktop.windows.games.virtual_machine.count_slide import draw_plate
from gattai_desktop.windows.games.virtual_machine.count_track import ABOVE, cell_places, draw_cell
from gattai_desktop.windows.games.virtual_machine.declared_attack import declared, outcome
from gattai_desktop.windows.games.virtual_machine.fight_end import draw_end, end_look
from gattai_desktop.windows.games.virtual_machine.just_happened import moved_since
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark, mark_of
from gattai_desktop.windows.games.virtual_machine.strip_looks import round_ends_it
from gattai_desktop.windows.games.virtual_machine.team_rail import TeamLook, team_look
from gattai_desktop.windows.games.virtual_machine.wall_motion import WallMotion
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.kit.who_plays import with_player
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallDrawing, WallGrid

_COUNT: Final = 28.0
"""Upper edge of the Count."""
_MARK: Final = 50.0
_CELL: Final = 74.0
"""Size of a mark over or under a count, and height of its cell."""
_WITH_CHIP: Final = 30.0
"""The smallest mark with a chip beside it: more on one count stand without chips, and so larger."""
_END: Final = 62.0
_REASON: Final = 33.0
"""Height of the letters that say who has won, and of the two lines below them."""
_FIELD: Final = 206.0
"""Upper edge of the battlefield, below the Count."""
_MOST_OUTCOMES: Final = 2
"""Of how many targets the banner says what became of them; the battlefield shows all."""


class _Everybody(SeatView):
    """What everybody may see: of what a seat may do there is nothing in it."""

    @property
    def options(self) -> tuple[Move, ...]:
        return ()


class FightWall(WallPicture):
    """The picture on the wall; it has what everybody may see."""

    _view: SeatView

    def __init__(self, paint: Paint, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = MapLook(())
        self._cells: tuple[CountCell, ...] = ()
        self._left: CountCell | None = None  # the cell that is reached, as it was before
        self._entry = 0
        self.motion = WallMotion(self)
        self.motion.moved.connect(self.update)
        self._fire: FireLook | None = None
        self._at = self._came = ""
        self.follow(model)

    def follow(self, model: GameModel) -> None:
        sight = model.sight(PUBLIC)
        self._view = _Everybody(model, sight, PUBLIC, (), model.zones(), (), frozenset())
        targets, came = declared(model, sight)
        acts = actor(sight)
        self._fire = fire_look(sight, acts, targets[0], process(sight, acts).range) if targets else None
        if self._fire is not None:
            self._fire = evolve(self._fire, refused=False)  # it was made, so nothing was against it
        self._move_on(self._view, frozenset(targets))
        self._at = ", ".join(called(name_of(sight, one)) for one in targets)
        self._came = ", ".join(outcome(sight, one, came) for one in targets[:_MOST_OUTCOMES])
        self.setAccessibleName(in_turn(self._said(sight)))
        self.setAccessibleDescription(sentences(team_look(self._view, side).spoken() for side in SIDES))
        self.update()

    def _move_on(self, view: SeatView, targets: frozenset[str]) -> None:
        """Show the map and the Count as they are now, on the way from what was shown before."""
        before, cells = self._look, self._cells
        self._look = evolve(battlefield_look(view.sight, evolve(NOTHING, targets=targets)), fire=self._fire)
        self._cells = count_look(view).cells
        entry, self._entry = self._entry, view.model.entry
        if self._entry != entry:
            stood = {one.key: one.area for one in before.tokens}
            self.motion.start(self.paint.motion, before, self._look, moved_since(view, stood, entry))
        came, now = _now(cells), _now(self._cells)
        if came != now:
            self._left = next((one for one in cells if one.at == now), None)
            self.motion.slide(self.paint.motion, came, now)

    def _said(self, sight: Sight) -> tuple[str, ...]:
        where, end = content(battle_map(sight).name), end_look(sight)
        after = (end.line, end.then) if end is not None else ()
        return where, self._who(sight), *self._lines(sight), *after

    def paint_wall(self, painter: QPainter, size: QSize) -> None:
        draw, view = WallDrawing.on_ground(self.paint, size, painter), self._view
        self._draw_field(draw)
        end = end_look(view.sight)
        if end is None:
            self._draw_count(draw)
        else:
            above = draw.within(MARGIN, _COUNT + 6, draw.wide - 2 * MARGIN)
            base, style = draw_end(above, end, _END, _REASON), plain(_REASON)
            above.text(0, base + _REASON * 1.2, end.then, above.fitted(end.then, style, above.wide), "soft")
        self._draw_banner(draw.within(0, draw.high - BANNER), view)

    # ------------------------------------------------------------------ the battlefield
    def _draw_field(self, draw: WallDrawing) -> None:
        look, painter = self._look, draw.pen
        room = QSizeF(draw.wide - 2 * MARGIN, draw.high - BANNER - _FIELD - 8)
        plan = plan_map(look.areas, room, WALL, 1.0, whole=True)
        laid = LaidMap(look, plan, routes_of(look, plan), stand(look, plan))
        painter.save()
        painter.translate(MARGIN, _FIELD)
        # The painter counts in drawing pixels already, so the map's words are those of a wall as it is drawn.
        paint = self.paint.at(WallGrid(1.0, draw.wide, draw.high).scale)
        paint_ground(painter, paint, laid)
        moving = evolve(look, tokens=self.motion.looks(look.tokens))
        paint_tokens(painter, paint, evolve(laid, look=moving, standing=self.motion.places(laid)))
        painter.restore()

    def _draw_count(self, draw: WallDrawing) -> None:
        places, sliding = cell_places(MARGIN, draw.wide - 2 * MARGIN, 8.0), self.motion.sliding
        for known, (x, wide) in zip(self._cells, places, strict=True):
            cell = self._left if sliding and self._left and known.passed == "now" else known
            draw_cell(draw.within(x, _COUNT, wide, 2 * _MARK + _CELL + 12), cell, _MARK, _CELL, least=_WITH_CHIP)
        if sliding:
            (start, wide), (end, there) = places[sliding[0] - 1], places[_now(self._cells) - 1]
            x, wide = start + (end - start) * sliding[1], wide + (there - wide) * sliding[1]
            draw_plate(draw.within(x, _COUNT + _MARK + ABOVE, wide, _CELL))

    # ------------------------------------------------------------------ the foot
    def _who(self, sight: Sight) -> str:
        """Who acts, or what everybody does."""
        acts = _acting(sight)
        if acts:
            return speak("wall", "{name} acts on {at}", name=called(name_of(sight, acts)), at=_count(sight))
        if sight.text("step") == "select":
            return speak("wall", "Everybody picks")
        return ended_words(sight) or content(battle_map(sight).name)

    def _lines(self, sight: Sight) -> tuple[str, ...]:
        """What the attack of this turn came to, and why; before it, who plays the acting process, and the round.

        Once a side is out, that the fight ends only with its round: at once, below the blow that has brought it.
        """
        ends = round_ends_it() if out_before_end(sight) is not None else ""
        if self._came:
            return (self._came, ends) if ends else (self._came,)
        now = sight.number("round")
        said = speak("wall", "Round {number}", number=now) if now else ""
        said = speak("wall", "at {name}, {line}", name=self._at, line=said) if self._at else said
        if ends:
            return (sentences((said, ends)),)
        acts = _acting(sight)
        return (with_player(sight, acts if acts and is_pilot(acts) else CPU, said) if acts else said,)

    def _draw_banner(self, draw: WallDrawing, view: SeatView) -> None:
        sight, acts = view.sight, _acting(view.sight)
        draw.fill(0, 0, draw.wide, BANNER, "rail")
        end = end_look(sight)
        side = end.ink if end is not None else acts if acts and is_pilot(acts) else "coach" if acts else ""
        if side:
            draw.fill(0, 0, draw.wide, 6, side)
        x = MARGIN
        if acts:
            draw_mark(draw, mark_of(sight, acts), MARGIN, 30, 120)
            x = 212
        room = draw.wide * 0.4 - x
        who = end.stands or content(fight_name(sight, sight.text("fight"))) if end is not None else self._who(sight)
        lines = self._lines(sight)
        if len(lines) == 1 and draw.width(lines[0], draw.fitted(lines[0], plain(38), room)) > room:
            lines = draw.in_lines(lines[0], plain(34), room, 2)[1]
        one = len(lines) == 1
        draw.text(x, 92 if one else 72, who, draw.fitted(who, title(62 if one else 54), room), room=room)
        for line, base in zip(lines, (146,) if one else (118, 160), strict=True):
            draw.text(x + 2, base, line, draw.fitted(line, plain(38 if one else 34), room), "soft", room=room)
        self._draw_team(draw.within(draw.wide * 0.4 + 20, 0, draw.wide * 0.38, BANNER), view)
        self._draw_cpu(draw.within(draw.wide - 384, 0), view)

    def _draw_team(self, draw: WallDrawing, view: SeatView) -> None:
        """Draw the Team Hand with the places that are free."""
        look = team_look(view, MCS)
        draw.text(0, 68, look.heading(), plain(36), "soft", room=200)
        draw.text(0, 122, look.row, draw.fitted(look.row, strong(44), 200), room=200)
        _draw_places(draw.within(214, 34, draw.wide - 214, 107), look)

    def _draw_cpu(self, draw: WallDrawing, view: SeatView) -> None:
        """Draw how many cards the CPU holds, to how many it will draw, and below both its Team Hand."""
        sight, look = view.sight, team_look(view, CPU)
        draw.crest(CPU, 0, 22, 74)
        left = 108 if sight.values.get(program_in(CPU)) else 94  # the face of the program reaches beyond the crest
        draw.sign("hand", left, 26, 30, "soft")
        held = draw.letters(left + 38, 27, sight.count(zones.hand(CPU)), 28)
        words, x = speak("wall", "draws to {number}", number=cpu_draws_to(sight)), left + 38 + held + 16
        draw.text(x, 54, words, draw.fitted(words, plain(33), 366 - x), "soft", room=366 - x)
        row = look.row or look.heading()
        ink = "text" if look.row else "soft"
        draw.text(
            left, 94, row, draw.fitted(row, strong(33) if look.row else plain(33), 366 - left), ink, room=366 - left
        )
        _draw_places(draw.within(0, 112, 352, 56), look)


def _acting(sight: Sight) -> str:
    """Return whose turn it is; the CPU while it chooses which process takes its card."""
    return CPU if sight.text("step") == GIVE else actor(sight)


def _draw_places(draw: WallDrawing, look: TeamLook) -> None:
    """Draw the cards of a Team Hand beside each other and the places that are free, as high as all have room."""
    high, gap = draw.high, draw.high * 0.075
    free = high * 0.58
    left = look.places - len(look.faces)
    needed = sum(mini_width(face, high) + gap for face in look.faces) + left * (free + gap)
    shrunk = min(1.0, draw.wide / needed) if needed else 1.0
    high, free = high * shrunk, free * shrunk
    x = 0.0
    for face in look.faces:
        x += draw.mini(face, x, 0, high) + gap
    for _ in range(left):
        draw.plate(x, 0, free, high, fill="well", edge="edge", line=2.4, cut=high * 0.15, dashes=(9, 7))
        x += free + gap


def _count(sight: Sight) -> str:
    return called(count_name(sight.number("count")))


def _now(cells: Iterable[CountCell]) -> int:
    """Return the count that acts, 0 for none."""
    return next((cell.at for cell in cells if cell.passed == "now"), 0)

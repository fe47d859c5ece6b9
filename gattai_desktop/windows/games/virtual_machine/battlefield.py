"""Shows the battlefield as a map to touch: reach, lines of fire, targets, tokens to carry (LOOK 24)."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.beside import Near
from gattai_desktop.board.bubble import BubbleLook, PreviewBubble
from gattai_desktop.board.map.map_looks import MapLook
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.tokens import area_zone, standing
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.aiming import How
from gattai_desktop.games.virtual_machine.area_states import map_now
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hacking import CardHack
from gattai_desktop.games.virtual_machine.hiding import HideMob
from gattai_desktop.games.virtual_machine.opening import PlaceMob
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.values import TURN, actor, is_able, name_of
from gattai_desktop.games.virtual_machine.walking import Walk, reachable
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.battle_lines import (
    against,
    fire_look,
    nearest_foe,
    refused_areas,
    targets_by_distance,
)
from gattai_desktop.windows.games.virtual_machine.battle_looks import Pointing, battlefield_look, losses, shows_walls
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.just_happened import moved_since
from gattai_desktop.windows.games.virtual_machine.meant import HIDING, at_area, at_target, can_attack
from gattai_desktop.windows.games.virtual_machine.target_aim import ATTACK, HACK, TargetAim
from gattai_desktop.windows.games.virtual_machine.target_note import stand
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView

DIGITS: Final = tuple("123456789")
_FIRE: Final = 30.0
_STEPS: Final = 8
"""A line of fire keeps so much room round it, in so many places from one area to the next."""
_TOKEN: Final = 2.0
_ACTS: Final = 20.0
_COUNT: Final = 0.15
"""What a square pixel of a token, of that which acts, and of the Count weighs under a note; one of an area weighs 1."""
_AIMED: Final = (Attack, Blast, CardHack)
"""What a target is considered for, the first before the others."""


class Battlefield(FightPart):
    """The map of a fight with its tokens. The rules answer everything that it shows; it holds none.

    Signals:
        choosesArea(bool): a token is off its place, and a press says where it goes; False once it stands again.
    """

    choosesArea = Signal(bool)

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._view = requests.view
        self._considered: Move | None = None
        self._where: Mapping[str, str] = {}
        self._entry = 0
        self._placed = ""
        """The mob that was taken up last to begin elsewhere."""
        self.above = self.below = 0
        """How far a note may reach over the Count above it, and over the ranks below; device-independent pixels."""
        self.map = MapView(paint, self)
        self.aim = TargetAim(self.map, requests)
        self.bubble = PreviewBubble(paint, parent if parent is not None else self)
        self.map.pointed.connect(self._point)
        self.map.areaChosen.connect(self._press_area)
        self.map.tokenChosen.connect(self._press_token)
        self.map.tokenLifted.connect(self._take_up)
        self.map.menuAsked.connect(self._open_menu)
        self.aim.changed.connect(lambda: self._point(self.map.at))
        self.setAccessibleName(self.tr("Battlefield"))

    def rescale(self) -> None:
        self.map.setGeometry(self.rect())

    def show_view(self, view: SeatView) -> None:
        before, self._where = self._where, standing(view.sight)
        self._view = view
        self._considered = None
        self.aim.end()
        self.bubble.hide()
        entry, self._entry = self._entry, view.model.entry
        self.map.set_look(self._look(), moved_since(view, before, entry) if self._entry != entry else None)
        self.map.keep_in_sight(self._concerned(view))
        self.setAccessibleName(speak("battle", "Battlefield, {map}", map=content(battle_map(view.sight).name)))

    def _concerned(self, view: SeatView) -> str:
        """The area of the process that is asked, or else acts, or else looks; "" where none stands."""
        asked = view.ask.seat if view.ask is not None else ""
        found = (self._where.get(who, "") for who in (asked, actor(view.sight), view.seat))
        return next((area for area in found if area), "")

    def _look(self) -> MapLook:
        view = self._view
        look = battlefield_look(view.sight, evolve(self._pointing(view), own=view.seat))
        acts, move = actor(view.sight), self._considered
        if isinstance(move, Walk) and acts:
            found = reachable(view.sight, acts).get(move.area)
            way = (process(view.sight, acts).area, *found.way) if found is not None else ()
            return evolve(look, way=way)
        target = self._target(move) or self._aimed_at(view)
        if acts and target and acts != target:
            how: How = "hack" if isinstance(move, CardHack) else "attack"
            now = process(view.sight, acts)
            fire = fire_look(view.sight, acts, target, now.hack_range if how == "hack" else now.range, how)
            return evolve(look, fire=fire)
        return look

    def _pointing(self, view: SeatView) -> Pointing:
        table, acts = view.sight, actor(view.sight)
        on_turn = view.step == TURN and bool(acts)
        focus = self.map.at if self.map.at in self._where else ""
        targets = frozenset(self._targets(view))
        # While a target is aimed at, the reach stays that of the turn.
        other = focus if focus and focus not in targets and is_able(table, focus) else ""
        who = other or (acts if on_turn else "")
        mine = on_turn and view.may(Walk)
        walks = bool(who) and (who != acts or mine)
        if self.aim.on:
            refused = refused_areas(table, acts, self.aim.on)
            return Pointing(reach={}, refused=refused, targets=self.aim.marked(), lost=self._lost(view))
        aims = on_turn and (can_attack(view) or any(isinstance(move, Attack | Blast) for move in view.options))
        return Pointing(
            reach=reachable(table, who) if walks else {},
            refused=refused_areas(table, acts) if aims else {},
            targets=targets,
            lost=self._lost(view),
            liftable=frozenset(self._liftable(view)),
            noclip=shows_walls(table, who),
        )

    def _targets(self, view: SeatView) -> Iterator[str]:
        """Yield everybody who can be aimed at now."""
        if self.aim.on:
            yield from (who for who in self._where if who in self.aim.marked())
            return
        for move in view.options:
            if isinstance(move, Blast):
                yield from (who for who, area in self._where.items() if area == move.area and self._is_foe(view, who))
            elif isinstance(move, _AIMED) and (target := getattr(move, "target", "")):
                yield target

    def _is_foe(self, view: SeatView, who: str) -> bool:
        acts = actor(view.sight)
        sides = view.sight.listed(MCS), view.sight.listed(CPU)
        return is_able(view.sight, who) and any(acts in one and who not in one for one in sides)

    @staticmethod
    def _going(view: SeatView) -> Iterator[str]:
        """Yield the processes that can go somewhere now, or be placed elsewhere."""
        if view.may(Walk):
            yield actor(view.sight)
        yield from dict.fromkeys(move.process for move in view.options_of(PlaceMob))

    def _liftable(self, view: SeatView) -> Iterator[str]:
        yield from self._going(view)
        if view.may(HideMob):
            yield from unseen_mobs(view.sight)

    def _lost(self, view: SeatView) -> Mapping[str, int]:
        """The HP that the considered move would take from each."""
        if not isinstance(self._considered, _AIMED):
            return {}
        return dict(losses(self._where, view.model.preview(self._considered)))

    # ------------------------------------------------------------------ pointing
    def _aimed_at(self, view: SeatView) -> str:
        """Whoever is pointed at on a turn, if it is a foe, allowed or not."""
        at = self.map.at
        return at if view.step == TURN and at in self._where and self._is_foe(view, at) else ""

    @staticmethod
    def _target(move: Move | None) -> str:
        if isinstance(move, Blast):
            return move.area
        return str(getattr(move, "target", "")) if isinstance(move, _AIMED) else ""

    def _point(self, key: str) -> None:
        view = self._view
        move = next(iter(self._meant(view, key)), None) if key and view.step == TURN else None
        self._considered = move
        self.considered.emit(move)
        self.map.set_look(self._look())
        self._tell(view, key, move)

    def _meant(self, view: SeatView, key: str) -> list[Move]:
        """Return what a press on a token or an area means now: attacks first, and walks before an area is hacked.

        Whoever is down is in nobody's way: with nothing to be done with it, its area is meant.
        """
        if self.aim.on:
            return [*self.aim.meant(key)]
        if key in self._where:
            found = [*at_target(view, key)]
            if self._is_foe(view, key):
                found += [move for move in view.options_of(Blast) if move.area == self._where[key]]
            elif not found and not is_able(view.sight, key):
                found = [move for move in view.options_of(Walk) if move.area == self._where[key]]
        else:
            found = [*at_area(view, key)]
        kinds = (Attack, Blast, Walk, CardHack)
        return sorted(found, key=lambda one: next((n for n, kind in enumerate(kinds) if isinstance(one, kind)), 9))

    def consider(self, move: Move | None) -> None:
        if move != self._considered:
            self._considered = move
            self.map.set_look(self._look())

    def _tell(self, view: SeatView, key: str, move: Move | None) -> None:
        """Show beside a token what a press would come to, and say it where the keyboard is there."""
        said = isinstance(move, _AIMED) or (isinstance(move, Walk) and key in self._where)
        told = bubble(view, move) if said and move else None
        look = self.aim.note(key) or told or self._why_not(view, key) or self._who_else(view, key)
        place, parent = self.map.rect_of(key) if look is not None else None, self.bubble.parentWidget()
        if (button := self.map.token(key) or self.map.area(key)) is not None:
            button.setAccessibleDescription(look.spoken() if look is not None else "")
        if place is None or look is None or parent is None:
            self.bubble.hide()
            return
        box, gap = _in(parent, place), round(self.paint.px(10))
        field, around = QRect(self.mapTo(parent, QPoint(0, 0)), self.size()), self._where.get(key, key)
        # Where it is aimed the ranks below tell more than the areas that it may cover.
        part = field.adjusted(0, -self.above, 0, 0 if isinstance(move, _AIMED) else self.below)
        near = [*self._plates(parent, around), *self._tokens(parent, key), *self._along_fire(parent)]
        near.append((field.adjusted(0, -self.above, 0, -field.height()), _COUNT))
        found = self.map.rect_of(around)
        stand(self.bubble, look, box, _in(parent, found) if found is not None else box, part, near, gap)

    def _plates(self, parent: QWidget, around: str) -> Iterator[Near]:
        """Yield the places of the other areas, in a widget's coordinates."""
        for area in map_now(self._view.sight).by_id:
            if area != around and (found := self.map.rect_of(area)) is not None:
                yield _in(parent, found), 1.0

    def _tokens(self, parent: QWidget, about: str) -> Iterator[Near]:
        """Yield the places of the other tokens, in a widget's coordinates; that of who acts is seen before all."""
        acts = actor(self._view.sight)
        for who in self.map.standing.places:
            if who != about and (found := self.map.rect_of(who)) is not None:
                yield _in(parent, found), _ACTS if who == acts else _TOKEN

    def _why_not(self, view: SeatView, key: str) -> BubbleLook | None:
        """Return why nobody can be attacked where it is pointed: at a foe, or an area that may bear a cross alone."""
        area = any(one.refused for one in self.map.look.areas if one.key == key)
        if not area and not (can_attack(view) and key in self._where and self._is_foe(view, key)):
            return None
        lines = tuple(drawn(one.text) for one in against(view.sight, actor(view.sight), key, self.aim.on or "attack"))
        return BubbleLook(speak("battle", "Out of reach"), "refused", "cross", lines) if lines else None

    def _who_else(self, view: SeatView, key: str) -> BubbleLook | None:
        """Return who has no room in an area, where the number of these is pointed at; None elsewhere."""
        hidden = self.map.crowds.hidden(key)
        if not hidden:
            return None
        title = speak("battle", "{number} more here", number=len(hidden))
        names = tuple(
            speak("battle", "{name}, {hp} HP", name=name_of(view.sight, one.key), hp=one.figure)
            if not one.downed
            else speak("battle", "{name}, downed", name=name_of(view.sight, one.key))
            for one in hidden
        )
        return BubbleLook(title, "text", "eye", names, speak("battle", "A press shows them here."))

    def _along_fire(self, parent: QWidget) -> Iterator[Near]:
        """Yield small places along the line that is shown, in a widget's coordinates."""
        fire, side = self.map.look.fire, self.paint.px(_FIRE)
        way = [*(fire.way[:-1]), fire.goal] if fire is not None else []
        for start, end in pairwise(found.center() for key in way if (found := self.map.rect_of(key))):
            for step in range(_STEPS):
                at = start + (end - start) * step / _STEPS
                yield _in(parent, QRectF(at.x() - side / 2, at.y() - side / 2, side, side)), 1.0

    # ------------------------------------------------------------------ pressing and carrying
    def _press_token(self, who: str) -> None:
        moves = self._pressed(self._view, who)
        if self.aim.press(who):
            return
        if who in self._going(self._view):
            self._take_up(who)
        elif moves:
            self._press(moves)
        else:
            self.requests.open("process", who)

    def _press_area(self, area: str) -> None:
        if not self.aim.press(area):
            self._press(self._pressed(self._view, area))

    def _pressed(self, view: SeatView, key: str) -> tuple[Move, ...]:
        """Return what a press on a token or an area means; nobody is hidden or seen by that alone."""
        return tuple(move for move in self._meant(view, key) if not isinstance(move, HIDING))

    def _open_menu(self, key: str) -> None:
        """Ask what is meant of all that can be done with a token or an area; a token with nothing has its sheet."""
        found = self._meant(self._view, key) if key else []
        moves = tuple(one for one in found if key not in self._where or not isinstance(one, Walk))
        if moves:
            self.requests.choose(moves, self.name_of(Place(area=key)))
        elif key in self._where:
            self.requests.open("process", key)

    def _press(self, moves: tuple[Move, ...]) -> None:
        """Do what is meant; where it could be several things the person says which."""
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, speak("fight", "Which do you mean?"))

    def _take_up(self, who: str, grip: QPointF | None = None, at: QPoint | None = None) -> None:
        """Lift a token that may go somewhere."""
        self.aim.end()
        view, button = self._view, self.map.token(who)
        if button is not None and who in self._liftable(view):
            self._placed = who
            self.bubble.hide()
            first = nearest_foe(view.sight, who, (move.area for move in view.options_of(Walk)))
            where = area_zone(self._where[who]), button, grip, at, Place(area=first)
            self.requests.lift(Lift(world_of(view.sight).tokens[who], *where))
            if grip is None and button.carried:
                button.carriedChanged.connect(self.choosesArea.emit, Qt.ConnectionType.SingleShotConnection)
                self.choosesArea.emit(True)

    # ------------------------------------------------------------------ places and keys
    def rect_of(self, place: Place) -> QRectF | None:
        return self.map.rect_of(place.area) if place.area else None

    def name_of(self, place: Place) -> str:
        sight = self._view.sight
        if not place.area:
            return ""
        if place.area in self._where:
            return name_of(sight, place.area)
        area = battle_map(sight).area_map.by_id.get(place.area)
        return content(area.name) if area is not None else ""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self.map.focus),)

    def press(self, letter: str) -> bool:
        """Take a figure for the target of that place, the nearest first; M takes up the token that acts."""
        view = self._view
        if view.step != TURN:
            return False
        letters = {ATTACK: "A", HACK: "K"}
        if letter in ("Esc", letters.get(self.aim.on)) and self.aim.end():
            return True
        if letter == "M":
            return self.begin_walk()
        acts = actor(view.sight)
        if letter in DIGITS:
            targets = targets_by_distance(view.sight, acts, iter(dict.fromkeys(self._targets(view))))
            place = DIGITS.index(letter)
            if place < len(targets):
                self.map.focus_token(targets[place])
                return True
        return False

    def begin_walk(self) -> bool:
        """Take up the token that acts, so that a press or the arrows choose its area; say whether it may walk."""
        acts = actor(self._view.sight)
        if not self._view.may(Walk) or self.map.token(acts) is None:
            return False
        self.map.focus_token(acts)
        self._take_up(acts)
        return True

    def begin_placing(self) -> bool:
        """Take up a mob that may begin elsewhere, after the one that was taken up last; say whether there is one."""
        mobs = list(dict.fromkeys(move.process for move in self._view.options_of(PlaceMob)))
        if not mobs:
            return False
        before = mobs.index(self._placed) if self._placed in mobs else -1
        self.map.focus_token(mobs[(before + 1) % len(mobs)])
        self._take_up(mobs[(before + 1) % len(mobs)])
        return True


def _in(part: QWidget, place: QRectF) -> QRect:
    """Return a global place in the coordinates of a widget."""
    return QRectF(part.mapFromGlobal(place.topLeft()), place.size()).toAlignedRect()

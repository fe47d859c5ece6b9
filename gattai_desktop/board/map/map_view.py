"""A map to touch: areas and tokens that can be pointed at, pressed, lifted, reached by keys, and enlarged."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.crowds import Crowds
from gattai_desktop.board.map.ground_view import GroundView
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_looks import MapLook, MapMotion, TokenLook
from gattai_desktop.board.map.map_measures import measures_of
from gattai_desktop.board.map.planner import Planner
from gattai_desktop.board.map.routes import Routes, routes_of
from gattai_desktop.board.map.standing import StandingTokens, in_order, stand
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.map.token_motion import TokenCounts, TokenWalks
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint

_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UPRIGHT: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class MapView(GroundView):
    """Shows a map, and says what a person does with it.

    Signals:
        areaChosen(key), tokenChosen(key): pressed, or Enter.
        tokenLifted(key, grip, at): dragged off its place, as `Liftable.lifted` says.
        menuAsked(key): all that can be done with it is asked for, by the other button of the pointer.
        pointed(key): the pointer, or else the keyboard, is at this area, token or number (`crowds`); "" for none.
    """

    areaChosen = Signal(str)
    tokenChosen = Signal(str)
    tokenLifted = Signal(str, QPointF, QPoint)
    menuAsked = Signal(str)
    pointed = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = MapLook(())
        self.routes: Routes | None = None
        self.standing = StandingTokens({}, {})
        self.crowds = Crowds(paint, self.ground, self._turn, self._point)
        self._kept = ""  # in sight whatever the room
        self._planner = Planner()
        self._overview = False
        self._areas: dict[str, AreaButton] = {}
        self._tokens: dict[str, TokenButton] = {}
        self._arrows = ArrowGroup(self)
        self._under: list[str] = []  # what the pointer or the keyboard is at, the newest last
        self._walks = TokenWalks(self, self._walked)
        self._counts = TokenCounts(self, self._counted)
        follow_keyboard(self._follow_keyboard)

    # ------------------------------------------------------------------ what it shows
    def set_look(self, look: MapLook, told: MapMotion | None = None) -> None:
        """Show this map. told: what has just happened, to be seen on the way to it."""
        if look == self.look and told is None:
            return
        before, self.look = self.look, look
        if told is not None or (before.shape, before.counts) != (look.shape, look.counts):
            self.finish()
            self.crowds.forget(self.at)
        starts = {key: token.box for key, token in self._tokens.items()}
        self._keep_parts()
        if before.shape != look.shape:
            self.rescale()
        elif not self._walks.running:
            self._stand()
        acting = next((one for one in look.tokens if one.active), None)
        if acting is not None and acting.key not in [one.key for one in before.tokens if one.active]:
            self.keep_in_sight(acting.area)
        if told is not None and self.paint.motion.flies():
            ways = {key: way for key, way in told.ways.items() if key in starts}
            self._walk(ways, starts, self.paint.motion.ms("slide") // (2 if told.falls else 1))
            looks = ({one.key: one for one in before.tokens}, {one.key: one for one in look.tokens})
            self._counts.start(*looks, told.struck, self.paint.motion.ms("gauge"), self._settle)

    def _keep_parts(self) -> None:
        """Have a button for each area and token, each as it now looks."""
        for gone in set(self._tokens) - {one.key for one in self.look.tokens}:
            self._tokens[gone].set_carried(False)  # it may glide home for longer than it is there
        self._areas = one_for_each(self._areas, (one.key for one in self.look.areas), self._make_area)
        self._tokens = one_for_each(self._tokens, (one.key for one in self.look.tokens), self._make_token)
        for area in self.look.areas:
            self._areas[area.key].say(area)
        for token in self.look.tokens:
            self._tokens[token.key].set_look(token)
        self._arrows.set_members(tuple(self._areas.values()))

    def keep_in_sight(self, key: str) -> None:
        """Scroll so that an area is in sight, with all that stands in it; also after there is less room."""
        self._kept = key
        self._bring_kept()

    def _bring_kept(self) -> None:
        if self.plan is not None and self._kept in self.plan.plates:
            self._bring(self.plan.plates[self._kept])

    def set_overview(self, overview: bool) -> None:
        """Show all areas in low plates where that is needed, as long as nobody enlarges them; or as usual."""
        if overview != self._overview:
            self._overview = overview
            self.rescale()

    def _walk(self, ways: Mapping[str, tuple[str, ...]], starts: Mapping[str, QRectF], each: int) -> None:
        """Let tokens go link by link to where they stand."""
        plan, legs = self.plan, {}
        for key, way in ways.items():
            goal = self.standing.places.get(key)
            if plan is not None and goal is not None and all(area in plan.plates for area in way):
                legs[key] = (starts[key].center(), *(plan.middle(area) for area in way[1:-1]), goal.center())
        self._walks.start(legs, each, self._arrive)

    def finish(self) -> None:
        """Let every token stand where it belongs, as it is now."""
        self._arrive()
        self._settle()

    def _settle(self) -> None:
        if self._counts.stop():
            for one in self.look.tokens:
                if one.key in self._tokens:
                    self._tokens[one.key].set_look(one)

    def _arrive(self) -> None:
        if self._walks.stop():
            self._stand()

    def _walked(self, key: str, middle: QPointF) -> None:
        """Let a token be there on its way."""
        token, box = self._tokens.get(key), self.standing.places.get(key)
        if token is not None and box is not None and self.plan is not None:
            token.put(box.translated(middle - box.center()), self.plan.measures, self.plan.unit, token.plate)

    def _counted(self, look: TokenLook) -> None:
        """Let a token look so for a moment."""
        token = self._tokens.get(look.key)
        if token is not None:
            token.set_look(look)

    # ------------------------------------------------------------------ where things are
    def rect_of(self, key: str) -> QRectF | None:
        """Return where an area or a token is, in global coordinates; None where it is not shown."""
        button = self._areas.get(key) or self.crowds.number(key)
        if button is not None:
            return button.global_rect()
        token = next((one for one in self.look.tokens if one.key == key), None)
        if token is None or self.plan is None:
            return None
        if key in self.standing.places:
            return self._tokens[key].global_rect()
        more = self.standing.more.get(token.area)
        return self.ground.globally(more[1]) if more is not None else None

    def token(self, key: str) -> TokenButton | None:
        """Return the button of a token; None where there is none."""
        return self._tokens.get(key)

    def area(self, key: str) -> AreaButton | None:
        """Return the button of an area; None where there is none."""
        return self._areas.get(key)

    @property
    def at(self) -> str:
        """The area or token at which the pointer, or else the keyboard, is; "" for none."""
        return self._under[-1] if self._under else ""

    def focus(self) -> None:
        """Give the keyboard to the area that had it last."""
        self._arrows.focus()

    def focus_token(self, key: str) -> None:
        """Give the keyboard to a token; one that has no room takes it from another."""
        if key in self._tokens:
            if key not in self.standing.places and self.crowds.ask_for((key,)):
                self._stand()
            self._tokens[key].setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ parts
    def laid(self) -> LaidMap | None:
        if self.plan is None or self.routes is None:
            return None
        return LaidMap(self.look, self.plan, self.routes, self.standing)

    def _make_area(self, key: str) -> AreaButton:
        area = AreaButton(self.paint, self.ground, self.ground.chips)
        area.clicked.connect(lambda: self.areaChosen.emit(key))
        area.entered.connect(lambda: self._enter(key))
        area.visited.connect(lambda on: self._point(key, on=on))
        area.lower()
        return area

    def _make_token(self, key: str) -> TokenButton:
        token = TokenButton(self.paint, self._look_of(key), measures_of(self.paint), self.ground)
        token.clicked.connect(lambda: self.tokenChosen.emit(key))
        token.lifted.connect(lambda grip, at: self.tokenLifted.emit(key, grip, at))
        token.visited.connect(lambda on: self._point(key, on=on))
        token.carriedChanged.connect(self.show_whole)
        return token

    def _point(self, key: str, *, on: bool) -> None:
        before = self.at
        self._under = [*(one for one in self._under if one != key), *([key] if on else [])]
        if self.at != before:
            self.pointed.emit(self.at)

    # ------------------------------------------------------------------ layout
    def rescale(self) -> None:
        if not self.look.areas or self.width() < 2 or self.height() < 2:
            return
        measures = measures_of(self.paint)
        room, zoom = QSizeF(self.size()), 1.0 if self._whole else self.zoom
        overview = self._overview and zoom == 1.0
        self.plan = self._planner.plan(
            self.look.areas, room, measures, self.paint.px(1.0), zoom=zoom, whole=self._whole, overview=overview
        )
        self.routes = routes_of(self.look, self.plan)
        self.ground.resize(self.plan.size.toSize())
        self._show_from(QPointF(0, 0) if self._whole else self._corner)
        self._bring_kept()
        for key, button in self._areas.items():
            button.put(self.plan.plates[key], 0.0 if self.plan.measures.low else measures.reach * self.plan.unit)
        self._stand()
        self.shifted.emit()  # only now does all of it lie there

    def _stand(self) -> None:
        if self.plan is None:
            return
        self.standing, plates = stand(self.look, self.plan, self.crowds.first), self.plan.plates
        for key, token in self._tokens.items():
            box = self.standing.places.get(key)
            token.setVisible(box is not None)
            if box is not None:
                token.put(box, self.standing.measures(key, self.plan), self.plan.unit, plates[token.look.area])
                token.raise_()
        self.crowds.show_more(self.look, self.standing, plates)
        self.ground.update()

    # ------------------------------------------------------------------ hands and keys
    def _enter(self, area: str) -> None:
        """Give the keyboard to the first token of an area; where none stands, the area is chosen."""
        tokens = self._standing_in(area)
        if tokens:
            self.focus_token(next((key for key in tokens if self._look_of(key).target), tokens[0]))
        else:
            self.areaChosen.emit(area)

    def _standing_in(self, area: str) -> list[str]:
        """The tokens of an area from left to right; those without room come into sight when they are focused."""
        return [one.key for one in in_order([one for one in self.look.tokens if one.area == area])]

    def _turn(self, area: str) -> None:
        """Show those that have no room in an area, in the places of others."""
        self.crowds.turn(area, self.look, self.standing)
        self._stand()
        self.pointed.emit(self.at)

    def _look_of(self, key: str) -> TokenLook:
        return next(one for one in self.look.tokens if one.key == key)

    def _follow_keyboard(self, _old: QWidget | None, now: QWidget | None) -> None:
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return  # what is pressed must not move away below the pointer
        if isinstance(now, AreaButton) and now in self._areas.values():
            self._bring(now.plate)
        elif isinstance(now, TokenButton) and now in self._tokens.values():
            self._bring(now.box)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        token = next((one for one, button in self._tokens.items() if button.hasFocus()), "")
        if token and key in _SIDEWAYS:
            row = self._standing_in(self._look_of(token).area)
            self.focus_token(row[(row.index(token) + _SIDEWAYS[key]) % len(row)])
        elif token and (key == Qt.Key.Key_Escape or key in _UPRIGHT):
            self._areas[self._look_of(token).area].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menuAsked.emit(self.at)

    def resizeEvent(self, event: QEvent) -> None:
        self.finish()
        super().resizeEvent(event)

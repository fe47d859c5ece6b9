"""Shows on the wall how a fight came to where it is: tokens walk, HP run down, the plate of the Count slides.

The picture is painted at more than one size, so what moves is kept as shares and steps and placed while it is painted.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, Signal

from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_looks import MapLook, MapMotion, TokenLook
from gattai_desktop.board.map.standing import StandingTokens, stand
from gattai_desktop.board.map.token_motion import TokenCounts, TokenMotion, along
from gattai_desktop.board.motion import Motion
from gattai_desktop.cards.frozen import evolve


class WallMotion(QObject):
    """What moves on the wall. It has already happened: something newer ends it.

    Signals:
        moved: something is elsewhere now, or looks otherwise.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before = MapLook(())
        self._ways: Mapping[str, tuple[str, ...]] = {}
        self._step = 0.0
        self._counting: dict[str, TokenLook] = {}
        self._from = 0
        self._share = 1.0
        self._walks = TokenMotion(self)
        self._counts = TokenCounts(self, self._counted)
        self._slide = TokenMotion(self)

    @property
    def running(self) -> bool:
        """Whether anything moves now."""
        return self._walks.running or self._counts.running or self._slide.running

    @property
    def sliding(self) -> tuple[int, float] | None:
        """From which count the plate slides and how far it is, 0 to 1; None while it rests."""
        return (self._from, self._share) if self._slide.running else None

    def start(self, motion: Motion, before: MapLook, after: MapLook, told: MapMotion) -> None:
        """Show how tokens came from one map to the next."""
        self.finish()
        known = {one.key: one for one in before.tokens}
        areas = {one.key for one in after.areas}
        ways = {who: way for who, way in told.ways.items() if who in known and areas.issuperset(way) and len(way) > 1}
        if not motion.flies():
            return
        self._before = before
        if ways:
            self._ways = ways
            most = max(len(way) - 1 for way in ways.values())
            each = motion.ms("slide") // (2 if told.falls else 1)
            self._walks.run(self._walked, each * most, self._arrive, goal=float(most))
        now = {one.key: one for one in after.tokens}
        self._counts.start(known, now, told.struck, motion.ms("gauge"), self._settle)

    def slide(self, motion: Motion, came: int, at: int) -> None:
        """Let the plate of the Count slide from one count to a later one; 0: there is none."""
        if self._slide.stop():
            self.moved.emit()
        if 0 < came < at and motion.flies():
            self._from = came
            self._slide.run(self._slid, motion.ms("slide"), self._rest, easing=motion.easing("out"))

    def finish(self) -> None:
        self._arrive()
        self._settle()
        self._rest()

    def looks(self, tokens: tuple[TokenLook, ...]) -> tuple[TokenLook, ...]:
        """Return how these tokens look meanwhile."""
        return tuple(self._counting.get(one.key, one) for one in tokens)

    def places(self, laid: LaidMap) -> StandingTokens:
        """Return where the tokens of a map stand meanwhile; those that walk come last, over the others."""
        if not self._ways:
            return laid.standing
        plan, places = laid.plan, dict(laid.standing.places)
        starts = stand(evolve(laid.look, tokens=self._before.tokens), plan).places
        for who, way in self._ways.items():
            goal, start = laid.standing.places.get(who), starts.get(who)
            if goal is not None and start is not None:
                points = (start.center(), *(plan.middle(area) for area in way[1:-1]), goal.center())
                del places[who]
                places[who] = QRectF(goal).translated(along(points, self._step) - goal.center())
        return evolve(laid.standing, places=places, listed=laid.standing.listed - self._ways.keys())

    def _walked(self, step: float) -> None:
        self._step = step
        self.moved.emit()

    def _arrive(self) -> None:
        self._ways = {}
        if self._walks.stop():
            self.moved.emit()

    def _counted(self, look: TokenLook) -> None:
        self._counting[look.key] = look
        self.moved.emit()

    def _settle(self) -> None:
        self._counting = {}
        if self._counts.stop():
            self.moved.emit()

    def _slid(self, share: float) -> None:
        self._share = share
        self.moved.emit()

    def _rest(self) -> None:
        if self._slide.stop():
            self.moved.emit()

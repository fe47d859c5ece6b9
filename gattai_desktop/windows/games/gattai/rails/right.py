"""Shows the right rail: Threats, Crisis, the place of the fight, the log, the Coach's Deck, Trash and Omens."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.layout import Column
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.by_hand.laying import guide_is_off
from gattai_desktop.games.gattai.zones import seat_spot
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.crisis import coachs_facts, crisis_look
from gattai_desktop.windows.games.gattai.looks.rails import location_look, threat_looks, tray_look
from gattai_desktop.windows.games.gattai.parts.crisis_view import CrisisLook, CrisisView
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray, DeckTrayLook
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationView
from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatLook, ThreatPlate
from gattai_desktop.windows.games.gattai.rails.guide_plate import GuidePlate, LearnedView
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

LEAST_LOG: Final = 150.0
"""Least height of the log, drawing pixels."""
_BELOW_GUIDE: Final = 100.0
"""Least height of the log with its margins below the guide's plate, drawing pixels."""
_URGENT: Final = ("Damaged", "Standing", "Razed")
_FACT: Final = 32
"""Height of a row of facts, drawing pixels."""


class FactsView(PaintedReading):
    """Shows a few facts in rows: each with a caption at the left and its value at the right."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._facts: tuple[tuple[str, str], ...] = ()

    def set_facts(self, facts: tuple[tuple[str, str], ...]) -> None:
        """Show these facts: the caption and the value of each."""
        self._facts = facts
        self.setAccessibleName(". ".join(f"{name}: {holds}" for name, holds in facts))
        self.setHidden(not facts)
        self.update()

    @property
    def high(self) -> float:
        """Return the height that it needs, drawing pixels."""
        return float(_FACT * len(self._facts))

    def draw(self, draw: Drawing) -> None:
        rooms = [draw.wide - draw.width(holds, strong(13)) - 10 for _, holds in self._facts]
        # All captions look alike: in capitals where each of them has room for that.
        fit = all(draw.width(name, caps(11.5)) <= room for (name, _), room in zip(self._facts, rooms, strict=True))
        for place, ((name, holds), room) in enumerate(zip(self._facts, rooms, strict=True)):
            base = draw.base(_FACT * (place + 0.5), plain(12))
            draw.text(draw.wide, base, holds, strong(13), align="end")
            draw.text(0, base, name, caps(11.5) if fit else plain(12), "soft", room=room)


class RightRail(Rail):
    """The right rail, with the Coach's side of the table."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.crisis = CrisisView(paint, CrisisLook(), self)
        self.facts = FactsView(paint, self)
        self.tray = DeckTray(paint, DeckTrayLook("coach", 0), self)
        self.guide = GuidePlate(paint, self)
        self.guide.do.chosen.connect(lambda: requests.open("guided"))
        self.learned = LearnedView(paint, self)
        self._threats: dict[str, ThreatPlate] = {}
        self._locations: dict[str, LocationView] = {}
        self._looks: tuple[tuple[str, ThreatLook], ...] = ()
        self._places: tuple[tuple[str, LocationLook], ...] = ()
        self._island = ArrowGroup(self)
        self._asked = False
        self.crisis.clicked.connect(lambda: requests.open("crisis"))
        self.tray.omenChosen.connect(lambda _place: requests.open("omen"))
        self.tray.cardLifted.connect(lambda place, grip, at: self.tray.lift(requests, place, grip, at))
        self.setAccessibleName(self.tr("Coach's side"))

    def show_view(self, seen: SeatView) -> None:
        before = self._shape()
        in_story = seen.moment == "story"
        self._looks = () if in_story and not guide_is_off(seen.sight) else threat_looks(seen)
        self._places = () if in_story or "locations" in seen.absent else _nearest(seen)
        self.crisis.setHidden("crisis" in seen.absent)
        self.crisis.set_look(crisis_look(seen))
        self.facts.set_facts(coachs_facts(seen))
        self.tray.set_look(tray_look(seen, "coach"))
        self._show_plates()
        self.guide.show_view(seen)
        self.learned.show_view(seen)
        self._show_guide(seen)
        if before != self._shape():
            self.rearrange()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(self.fitting(paint))
        self._show_guide(self.requests.view)

    def set_asked(self, asked: bool) -> None:
        if asked != self._asked:
            self._asked = asked
            self.show_view(self.requests.view)

    def explain(self, words: str) -> bool:
        stands = self._grid is not None and not self.guide.isHidden()
        for said, presses in ((words, True), (words, False), ("", True)):
            before = self._shape()
            self.guide.set_explained(said, presses=presses)
            if before != self._shape():
                self.rearrange()
            if not stands or self.guide.geometry().bottom() < self.tray.y() - self.paint.px(LEAST_LOG):
                return stands and bool(said)
        return False

    def _show_guide(self, seen: SeatView) -> None:
        """Show the guide's plate where the middle has no room for it, else what was learned."""
        here = self._asked or (self.paint.scale.small and seen.moment in ("gambit", "throwdown"))
        self.guide.setVisible(here and self.guide.guides)
        self.learned.setVisible(not here and self.guide.guides)

    @property
    def _wide(self) -> float:
        """The width of the words, in pixels of the screen; a place that is rounded to pixels is never narrower."""
        return self._inner.width() - 1

    def _shape(self) -> tuple[object, ...]:
        return (
            tuple(key for key, _ in self._looks),
            tuple(key for key, _ in self._places),
            self.crisis.isHidden(),
            self.facts.high,
            *(0.0 if one.isHidden() else one.needed(self._wide) for one in (self.guide, self.learned)),
        )

    def _show_plates(self) -> None:
        looks, places = dict(self._looks), dict(self._places)
        self._threats = one_for_each_look(self._threats, looks, self._new_threat)
        self._locations = one_for_each_look(self._locations, places, self._new_location)
        self._island.set_members([*self._threats.values(), self.crisis, *self._locations.values()])

    def _new_threat(self, key: str, look: ThreatLook) -> ThreatPlate:
        plate = ThreatPlate(self.paint, look, self)
        plate.clicked.connect(lambda: self.requests.open(f"threat.{key}"))
        return plate

    def _new_location(self, key: str, look: LocationLook) -> LocationView:
        view = LocationView(self.paint, look, self)
        view.clicked.connect(lambda: self.requests.open(f"location.{key}"))
        return view

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self._inner)
        column.spare(column.at(22, 10))
        self.tray.setGeometry(column.foot(column.at(142, 112)))
        self.ruled(column.spare(column.at(20, 12)))
        self._arrange_threats(column)
        if not self.crisis.isHidden():
            column.skip(4)
            self.crisis.setGeometry(column.take(56, gap=8))
        if not self.facts.isHidden():
            self.ruled(column.skip(6))
            column.skip(6)
            self.facts.setGeometry(column.take(self.facts.high, gap=2))
        if self._places:
            self.ruled(column.skip(6))
            column.skip(column.at(18, 10))
        for key, _ in self._places:
            self._locations[key].setGeometry(column.take(42, gap=column.at(10, 8)))
        if not self.guide.isHidden():
            column.skip(4)
            room = column.rest.height() / self.paint.px(1.0) - _BELOW_GUIDE
            self.guide.setGeometry(column.take(self.guide.fit(self._wide, room), gap=8))
        if not self.learned.isHidden():
            self.ruled(column.skip(8))
            column.skip(8)
            self.learned.setGeometry(column.take(self.learned.needed(self._wide), gap=8))
        if grid.log is None:
            self.ruled(column.skip(6))
            column.skip(8)
            column.spare(8)
            self.log_box = column.take(max(40.0, column.rest.height() / self.paint.px(1.0)), beyond=2)

    def _arrange_threats(self, column: Column) -> None:
        """Stack the Threats. Where there are many, each has two lines, so that the log keeps its place."""
        small, room = self.paint.scale.small, column.rest.height() / self.paint.px(1.0)
        room -= (0 if self.crisis.isHidden() else 68) + 60 * len(self._places) + LEAST_LOG
        large = not small and len(self._looks) * 144 < room
        high, pitch = (132, 144) if large else (60, 70)
        paint = self.paint if large or small else self.paint.at(_as_small(self.paint))
        room += LEAST_LOG * 0.5
        for key, _ in self._looks:
            plate = self._threats[key]
            plate.setVisible(pitch <= room)
            if pitch <= room:
                plate.set_paint(paint)
                plate.setGeometry(column.take(high, gap=pitch - high))
                room -= pitch

    def part_of(self, path: str) -> QWidget | None:
        head, _, rest = path.partition(".")
        key = rest.partition(".")[0]
        if head == "crisis":
            return self.crisis
        return self._threats.get(key) if head == "threat" else self._locations.get(key) if head == "location" else None

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, key = place.zone.partition(".")
        plate = self._threats.get(key) if kind == "threat" else None
        if place.spot == seat_spot(COACH_SEAT):
            # The rail ends at the edge of the window: the brackets round it are to be seen whole.
            pad, brackets = self.paint.px(6), self.paint.px(6) + 1
            around = QRectF(self.tray.geometry()).adjusted(-pad, -pad, pad, 0)
            around.setRight(min(around.right(), self.width() - brackets))
            return self.tray.globally(around.translated(-self.tray.pos()))
        if plate is None:
            return self.tray.rect_of(place)
        high = min(float(plate.height()), self.paint.px(56))
        right, foot = plate.width() - 1 - self.paint.px(52), plate.height() - 1
        return plate.globally(QRectF(right, foot - high, card_width(high), high))


def _nearest(seen: SeatView) -> tuple[tuple[str, LocationLook], ...]:
    """Return the Location of the fight; without one the first that are Damaged, for a Ruin razes these, then others."""
    looks = [(key, look) for key in seen.keys("locations") if (look := location_look(seen, key)) is not None]
    here = [one for one in looks if one[1].current]
    return tuple(here or sorted(looks, key=lambda one: _URGENT.index(one[1].state)))[:2]


def _as_small(paint: Paint) -> Scale:
    """Return the scale at which a part is drawn as in the small layout, as large as the rest of the window."""
    return Scale(paint.scale.unit * DRAWN_CU["small"], "small")

"""Shows Factions, Locations and Threats in Story as rows of plates, which scroll where they have no room to be read."""

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.layout import Column, rows_of
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill
from gattai_desktop.games.gattai.zones import ON_THREATS
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.rails import location_look, threat_looks
from gattai_desktop.windows.games.gattai.panes.factions_column import Factions
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionView
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationPlate
from gattai_desktop.windows.games.gattai.parts.threat_plate import StoryThreatPlate, ThreatLook
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.scrolling import ScrolledPage
from gattai_desktop.windows.kit.seat_view import SeatView

_HIGH: Final = {"factions": (185, 112), "locations": (116, 66), "threats": (128, 84)}
"""Height of a row of plates, drawing pixels of the full and of the small layout; all grow and shrink together."""
_LEAST: Final = {"factions": (82, 68), "locations": (64, 56), "threats": (96, 70)}
"""Height of the lowest plate on which everything that matters can be read."""
_ASKED: Final = 0.4
"""How much lower they may get while a question stands below them, which may be about any of them."""
_SEVERAL: Final = 0.7
"""How much lower a row is where there are several of a kind."""
_MOST: Final = {"factions": 4, "locations": 4, "threats": 3}
"""How many plates stand in one row; where there are more, there are more rows."""
_LARGEST: Final = 1.2


class StoryPlates(ScrolledPage):
    """The plates of Story, kind below kind.

    Signals:
        scrolled: other plates are in sight.
    """

    scrolled = Signal()

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._requests = requests
        self._high = 0.0
        self.asked = False
        """Whether a question stands below."""
        self.factions = Factions(paint, self, card=1.0, across=True)
        self._locations: dict[str, LocationPlate] = {}
        self._threats: dict[str, StoryThreatPlate] = {}
        self._location_arrows, self._threat_arrows = ArrowGroup(self), ArrowGroup(self)
        self.factions.lifted.connect(requests.lift)
        self.factions.opened.connect(lambda key: requests.open(f"owner.faction.{key}"))
        self._pane.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        self.setVisible(True)

    def show_view(self, seen: SeatView) -> None:
        self.factions.show_view(seen)
        keys = () if "locations" in seen.absent else seen.keys("locations")
        places = {key: look for key in keys if (look := location_look(seen, key)) is not None}
        self._locations = one_for_each_look(self._locations, places, self._new_location)
        self._location_arrows.set_members(list(self._locations.values()))
        looks = dict(threat_looks(seen))
        self._threats = one_for_each_look(self._threats, looks, self._new_threat)
        self._threat_arrows.set_members(list(self._threats.values()))

    def _new_location(self, key: str, look: LocationLook) -> LocationPlate:
        view = LocationPlate(self.paint, look, self)
        view.clicked.connect(lambda: self._requests.open(f"location.{key}"))
        return view

    def _new_threat(self, key: str, look: ThreatLook) -> StoryThreatPlate:
        plate = StoryThreatPlate(self.paint, look, self)
        plate.clicked.connect(lambda: self._requests.open(f"threat.{key}"))
        return plate

    # ------------------------------------------------------------------ where they stand
    def needed(self) -> float:
        return self._high

    def rescale(self) -> None:
        """Share the height among the rows; none gets lower than can be read."""
        beside = self.paint.px(5) if self.width() < self.view.width() else 0  # the bar
        column = Column(self.paint, QRectF(self.rect()).adjusted(0, 0, -beside, 0))
        shown = {kind: plates for kind, plates in self._plates().items() if plates}
        gap = column.at(14, 8)
        rows = {kind: -(-len(plates) // _MOST[kind]) for kind, plates in shown.items()}
        wanted = {kind: column.at(*_HIGH[kind]) * (_SEVERAL * n if n > 1 else 1) for kind, n in rows.items()}
        lower = _ASKED if self.asked else 1.0
        least = {kind: column.at(*_LEAST[kind]) * lower * n + 8 * (n - 1) for kind, n in rows.items()}
        room = self.view.height() / self.paint.px(1.0) - gap * (len(shown) - 1)
        left, high = sum(wanted.values()), {}
        for kind in sorted(shown, key=lambda kind: wanted[kind] / least[kind]):  # first those that cannot shrink
            high[kind] = max(least[kind], wanted[kind] * min(_LARGEST, room / left))
            room, left = room - high[kind], left - wanted[kind]
        self.factions.setVisible("factions" in shown)
        for kind, plates in shown.items():
            box = QRectF(column.take(high[kind], gap=gap))
            self._high = box.bottom()
            if kind == "factions":
                self.factions.setGeometry(box.toRect())
                self.factions.rescale()
                continue
            for plate, place in zip(plates, rows_of(self.paint, box, len(plates), most=_MOST[kind]), strict=True):
                plate.setGeometry(place.toRect())

    def _plates(self) -> dict[str, list[QWidget]]:
        views = (self.factions.view(key) for key in self.factions.shown_keys())
        return {
            "factions": [view for view in views if view is not None],
            "locations": [*self._locations.values()],
            "threats": [*self._threats.values()],
        }

    def turn(self, pages: int) -> bool:
        """Scroll by that many times what is in sight; say whether there is more than that."""
        bar = self._pane.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())
        return bar.maximum() > 0

    def in_sight(self) -> str:
        """Return how many of each kind are in sight: "In sight: Threats 3 of 7"; "" where all of them are."""
        counted = " · ".join(self._counted())
        return fill(self.tr("In sight: {counted}"), counted=counted) if counted else ""

    def _counted(self) -> Iterator[str]:
        named = {
            "factions": self.tr("Factions {seen} of {all}"),
            "locations": self.tr("Locations {seen} of {all}"),
            "threats": self.tr("Threats {seen} of {all}"),
        }
        for kind, plates in self._plates().items():
            count = sum(self._sees(plate) for plate in plates)
            if count < len(plates):
                yield fill(named[kind], seen=count, all=len(plates))

    def _sees(self, plate: QWidget) -> bool:
        """Whether the whole plate is in sight."""
        place = QRect(plate.mapTo(self._pane, QPoint(0, 0)), plate.size())
        return place.top() >= -1 and place.bottom() <= self._pane.height() + 1

    # ------------------------------------------------------------------ for the pane
    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card lies at a Faction or Threat, in global coordinates; None where it is not in sight."""
        if place.spot == ON_THREATS:
            return self._round_threats()
        view = self._plate_with(place)
        return view.landing_rect() if view is not None and self._sees(view) else None

    def _round_threats(self) -> QRectF | None:
        """Return the place of all Threats that are in sight, in global coordinates; None where none is."""
        found = QRectF()
        for plate in filter(self._sees, self._threats.values()):
            found = found.united(plate.globally())
        return None if found.isEmpty() else found

    def plate_of(self, place: Place) -> QRectF | None:
        """Return the plate of a Faction or Threat, in global coordinates: a card is caught for it on its words too."""
        view = self._plate_with(place)
        return view.globally() if view is not None and self._sees(view) else None

    def _plate_with(self, place: Place) -> FactionView | StoryThreatPlate | None:
        kind, _, key = place.zone.partition(".")
        if kind == "threat":
            return self._threats.get(key)
        return self.factions.view(key) if kind == "faction" and not self.factions.isHidden() else None

    def part_of(self, path: str) -> QWidget | None:
        """Return the plate that shows a value; None where none does."""
        kind, _, rest = path.partition(".")
        shown: Mapping[str, Mapping[str, QWidget]] = {"threat": self._threats, "location": self._locations}
        return shown.get(kind, {}).get(rest.partition(".")[0])

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops, in order."""
        return (
            FocusGroup(self.factions, self.factions.focus_first),
            FocusGroup(self, self._location_arrows.focus),
            FocusGroup(self, self._threat_arrows.focus),
        )

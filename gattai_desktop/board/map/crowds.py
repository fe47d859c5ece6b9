"""Tells who has no room in an area of a map, and lets them change places with those who have."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.map.area_button import Visited
from gattai_desktop.board.map.map_looks import MapLook, TokenLook
from gattai_desktop.board.map.standing import StandingTokens, by_weight
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.scale import TARGET_FLOOR
from gattai_desktop.board.speech import speak

_NUMBER: Final = "+"
"""Before the key of an area: the number of those that have no room there."""


class CrowdButton(Visited, PaintedButton):
    """The number of the tokens that have no room in an area. The ground paints it; the keyboard goes by the tokens.

    Signals:
        visited: the pointer has come to it (True) or gone (False).
    """

    visited = Signal(bool)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def put(self, box: QRectF, plate: QRectF) -> None:
        """Lie over the number, in the parent, and a little more where that is small. plate: that of its area."""
        more = max(0.0, (TARGET_FLOOR - box.height()) / 2)
        self.setGeometry(box.adjusted(0, -more, more, more).intersected(plate).toAlignedRect())
        self.raise_()

    def global_rect(self) -> QRectF:
        """Return where it is, in global coordinates."""
        return self.globally()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the ground writes the number."""


class Crowds:
    """The numbers of a map, and who is asked for among those that have no room."""

    def __init__(
        self,
        paint: Paint,
        ground: QWidget,
        turn: Callable[[str], None],
        point: Callable[..., None],
    ) -> None:
        """turn: shows the others of an area. point: tells that the pointer is at a number, or not (`on`)."""
        self._paint, self._ground, self._turn, self._point = paint, ground, turn, point
        self._buttons: dict[str, CrowdButton] = {}
        self._hidden: dict[str, tuple[TokenLook, ...]] = {}
        self.first: tuple[str, ...] = ()
        """The keys of those that are shown before others."""

    def forget(self, but: str) -> None:
        """Give room by weight again; who is pointed at stays in sight. but: its key."""
        self.first = (but,) if but else ()

    def ask_for(self, keys: tuple[str, ...]) -> bool:
        """Show these before others. Return whether that is new."""
        before, self.first = self.first, tuple(dict.fromkeys((*keys, *self.first)))
        return before != self.first

    def turn(self, area: str, look: MapLook, standing: StandingTokens) -> None:
        """Ask for those that have no room in an area, then for those that have, so that everybody has a turn."""
        here = [one.key for one in by_weight((one for one in look.tokens if one.area == area), self.first)]
        hidden = [key for key in here if key not in standing.places]
        self.ask_for((*hidden, *(key for key in here if key in standing.places)))

    def hidden(self, key: str) -> tuple[TokenLook, ...]:
        """Return who has no room, by the key of a number; none where that is none."""
        return self._hidden.get(key.removeprefix(_NUMBER), ()) if key.startswith(_NUMBER) else ()

    def number(self, key: str) -> CrowdButton | None:
        """Return the number with this key; None where there is none."""
        return self._buttons.get(key.removeprefix(_NUMBER)) if key.startswith(_NUMBER) else None

    def show_more(self, look: MapLook, standing: StandingTokens, plates: Mapping[str, QRectF]) -> None:
        """Show the numbers where they are now. plates: where each area is."""
        out = by_weight((one for one in look.tokens if one.key not in standing.places), self.first)
        self._hidden = {area: tuple(one for one in out if one.area == area) for area in standing.more}
        self._buttons = one_for_each(self._buttons, standing.more, self._make)
        for area, button in self._buttons.items():
            who = " ".join(one.spoken for one in self._hidden[area])
            button.setAccessibleName(speak("map", "{number} more: {who}", number=len(self._hidden[area]), who=who))
            button.put(standing.more[area][1], plates[area])

    def _make(self, area: str) -> CrowdButton:
        button = CrowdButton(self._paint, self._ground)
        button.clicked.connect(lambda: self._turn(area))
        button.visited.connect(lambda on: self._point(_NUMBER + area, on=on))
        return button

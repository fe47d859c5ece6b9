"""Returns how long animations take, through one function, so that speed and reduced motion hold everywhere."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from gattai_desktop.cards.frozen import field, frozen


def _from_0_to_3(_motion: object, _field: object, speed: float) -> None:
    if not 0 <= speed <= 3:
        raise ValueError(f"The speed goes from 0 to 3, so it cannot be {speed}.")


LONGEST_MOMENT: Final = 1200
"""Most milliseconds for which a big moment is shown, however slowly all else moves, so that the game goes on."""


@frozen
class Motion:
    """Durations of one window.

    durations: milliseconds by name, as `[motion]` of the tokens lists them.
    speed: 0 to 3; divides every duration; 0 is at once.
    is_reduced: says whether nothing flies, and each motion becomes a fade of at most `durations["reduced"]`. Asked when
        the first motion is due: what the system wishes takes a while to learn, and no start has to wait for it.
    """

    durations: Mapping[str, int]
    curves: Mapping[str, tuple[float, float, float, float]]
    speed: float = field(default=1.0, validator=_from_0_to_3)
    is_reduced: Callable[[], bool] = lambda: False

    @property
    def reduced(self) -> bool:
        """Whether cards jump to their places instead of flying."""
        return self.is_reduced()

    def ms(self, name: str, cards: int = 1) -> int:
        """Return the milliseconds of the motion of this name; each further card of the same fact adds `slide_each`.

        Raises KeyError for a name that the tokens do not list.
        """
        length = self.durations[name]
        if self.speed == 0:
            return 0
        if self.reduced:
            return round(min(length, self.durations["reduced"]) / self.speed)
        return round((length + max(0, cards - 1) * self.durations["slide_each"]) / self.speed)

    def flies(self) -> bool:
        """Say whether things may travel and tilt at all."""
        return self.speed > 0 and not self.reduced

    def easing(self, name: str) -> QEasingCurve:
        """Return the easing curve of that name, such as `out`. Raises KeyError for one that the tokens do not list."""
        x1, y1, x2, y2 = self.curves[name]
        curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
        curve.addCubicBezierSegment(QPointF(x1, y1), QPointF(x2, y2), QPointF(1, 1))
        return curve

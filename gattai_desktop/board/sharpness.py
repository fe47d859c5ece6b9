"""How many device pixels make one device-independent pixel where a painter paints."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter


def device_ratio(painter: QPainter) -> float:
    """Return the pixel ratio of what is really painted upon.

    `painter.device()` is the widget even where the widget is rendered into a picture of another pixel ratio; the two
    transforms tell the truth. Painted turned or scaled, the ratio stays the same.
    """
    whole, world = painter.deviceTransform(), painter.worldTransform()
    own = math.hypot(world.m11(), world.m12())
    if own <= 0:
        return float(painter.device().devicePixelRatioF())
    # Rounded, so that a picture is not made anew for the last digit of a float.
    return round(math.hypot(whole.m11(), whole.m12()) / own, 3)

"""Shows a picture of a person's own on the wall, as large as it goes: a map, a place, somebody's portrait."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, fill, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.session_pictures import session_pictures
from gattai_desktop.windows.kit.own_pictures import paint_own
from gattai_desktop.windows.kit.wall_picture import WallPart


@frozen
class PictureOnWall(WallPart):
    """An image file, and the name of what it is the picture of, as it is shown."""

    file: str
    name: str

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return fill(speak("wall", "The picture of {name}"), name=self.name)

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize, free: QRectF) -> None:
        """Cover the whole wall: nobody reads a map beside gauges."""
        draw = Drawing(paint, QRectF(0, 0, size.width(), size.height()), painter, unit=1.0)
        draw.ground("well")
        paint_own(draw, self.file, whole=True)


def pictures_on_wall(setup: Any, packs: Path, known: Mapping[str, str]) -> dict[str, PictureOnWall]:  # noqa: ANN401 - each game has its own
    """Return those that are image files, by the word and the key of each. known: what everybody may see, with names."""
    found = session_pictures(setup, packs, known)
    return {thing: PictureOnWall(one.picture, content(one.name)) for thing, one in found.items() if one.own}

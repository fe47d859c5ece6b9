"""Shows a picture of a person's own on the wall, as large as it goes: a map, a place, somebody's portrait."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, fill, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.pack_pictures import entries_with_pictures, place_of_picture
from gattai_desktop.content.written_file import lies_there
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


def picture_on_wall(setup: Any, packs: Path) -> PictureOnWall | None:  # noqa: ANN401 - each game has its own
    """Return the picture of what a session plays; None where it has none, or its pack is not on this computer.

    packs: where the packs of this computer are.
    """
    for one in setup.packs:
        for entry, picture in entries_with_pictures(one.files, packs_of(setup.game).contents):
            if setup.scenario in (entry["id"], str(entry["id"]).rpartition(".")[2]):
                file = place_of_picture(packs / setup.game / one.id, picture)
                return PictureOnWall(file, content(str(entry["name"]))) if lies_there(Path(file)) else None
    return None

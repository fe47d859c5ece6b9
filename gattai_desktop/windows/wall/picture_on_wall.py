"""Shows a picture of a person's own on the wall, as large as it goes: a map, a place, somebody's portrait."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

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

PLAYED: Final = "scenario"
"""The word of what a session plays, in a set-up and in packs."""


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
    """Return the pictures of what a session plays and of what everybody knows, by the word and the key of each.

    A pack that is not on this computer has none. packs: where those of this computer are. known: what everybody may
    see, as "location.quay", with its name: something else may have come by the same key.
    """
    found: dict[str, PictureOnWall] = {}
    for one in setup.packs:
        for family, entry, picture in entries_with_pictures(one.files, packs_of(setup.game).contents):
            key, name = str(entry["id"]).rpartition(".")[2], str(entry["name"])
            thing = f"{family.word}.{key}"
            played = family.word == PLAYED and setup.scenario in (entry["id"], key)
            file = place_of_picture(packs / setup.game / one.id, picture)
            if (played or known.get(thing) == name) and lies_there(Path(file)):
                found.setdefault(PLAYED if played else thing, PictureOnWall(file, content(name)))
    return {thing: found[thing] for thing in (PLAYED, *known) if thing in found}

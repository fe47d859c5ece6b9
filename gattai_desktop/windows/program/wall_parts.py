"""What can be sent to the wall of a table: what its game knows to show, and the picture of what is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.windows.wall.picture_on_wall import PictureOnWall

PICTURE: Final = "own picture"
"""The name of the picture among what the wall can show."""


class WallParts:
    """Knows what the wall of one table can show on request. It is a view: nothing of it is told in the session."""

    def __init__(self, table: TableWindow) -> None:
        self._table = table
        self._packs: tuple[Callable[[], Any], Path] | None = None

    def know_packs(self, setup: Callable[[], Any], packs: Path) -> None:
        """Show the picture that a pack of the session brings. packs: where the packs of this computer are."""
        self._packs = setup, packs

    def own_picture(self) -> PictureOnWall | None:
        """Return the picture of what is played, where somebody brought one and it is here."""
        if self._packs is None:
            return None
        from gattai_desktop.windows.wall.picture_on_wall import picture_on_wall

        setup, packs = self._packs
        return picture_on_wall(setup(), packs)

    def choices(self) -> SheetLook | None:
        """Return the question what to show; None where there is nothing that the wall does not show anyway."""
        look, picture = self._table.room.wall_choices(self._table.model), self.own_picture()
        if picture is None:
            return look
        plate = SheetChoice(PICTURE, PlateLook(picture.spoken(), "", arrangement="line"))
        if look is None:
            return SheetLook(speak("wall", "What shall the wall show?"), (), (), (plate,), columns=2)
        return evolve(look, choices=(plate, *look.choices))

    def part(self, name: str) -> WallPart | None:
        """Return what is called so, as everybody may see it now."""
        if name == PICTURE:
            return self.own_picture()
        return self._table.room.wall_part(self._table.model, name)

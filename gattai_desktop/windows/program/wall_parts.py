"""What can be sent to the wall of a table: what its game knows to show, and pictures that its packs bring."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.windows.wall.over_wall import PictureOnWall

PICTURE: Final = "picture."
"""How the name of a picture begins among what the wall can show; behind it stands of what it is one."""


class WallParts:
    """Knows what the wall of one table can show on request. It is a view: nothing of it is told in the session."""

    def __init__(self, table: TableWindow) -> None:
        self._table = table
        self._packs: tuple[Callable[[], Any], Path] | None = None

    def know_packs(self, setup: Callable[[], Any], packs: Path) -> None:
        """Show the pictures that packs of the session bring. packs: where the packs of this computer are."""
        self._packs = setup, packs

    def own_pictures(self) -> dict[str, PictureOnWall]:
        """Return the pictures that somebody brought of what is played and of what everybody knows, as far as here."""
        if self._packs is None:
            return {}
        from gattai_desktop.windows.wall.over_wall import pictures_on_wall

        (setup, packs), table = self._packs, self._table
        found = pictures_on_wall(setup(), packs, table.room.known_to_all(table.model))
        return {f"{PICTURE}{thing}": picture for thing, picture in found.items()}

    def choices(self) -> SheetLook | None:
        """Return the question what to show; None where there is nothing that the wall does not show anyway.

        Pictures are Coach's to choose.
        """
        look = self._table.room.wall_choices(self._table.model)
        pictures = self.own_pictures() if self._leads() else {}
        if not pictures:
            return look
        plates = tuple(
            SheetChoice(name, PlateLook(one.spoken(), "", arrangement="line")) for name, one in pictures.items()
        )
        if look is None:
            return SheetLook(speak("wall", "What shall the wall show?"), choices=plates)
        return evolve(look, choices=(*plates, *look.choices))

    def _leads(self) -> bool:
        """Whether who sits at the computer may choose a picture: Coach, or who presses for all, or plays alone."""
        model = self._table.model
        alone = not model.coached or model.sitting.seating == ONE_HAND
        with_coach = any(COACH_SEAT in seats and model.seat in seats for seats in model.sitting.one_person)
        return not model.curtain_down and (alone or with_coach or model.seat == COACH_SEAT)

    def part(self, name: str) -> WallPart | None:
        """Return what is called so, as everybody may see it now."""
        if name.startswith(PICTURE):
            return self.own_pictures().get(name)
        return self._table.room.wall_part(self._table.model, name)

"""Turns the settings of this computer into a window's Paint and keys, with the card faces that are found here."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gattai_desktop.board.faces import Faces
from gattai_desktop.board.keys import Keys
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.scale import Sizes
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.settings.settings import LONGEST, Settings
from gattai_desktop.windows.settings.system_preferences import wished_theme, wishes_less_motion

if TYPE_CHECKING:
    from gattai_desktop.board.face_sets import FaceSet
LARGE: Final = "large"


def paint_of(settings: Settings, sizes: Sizes | None = None) -> Paint:
    """Return what windows paint with: theme, deck, pace, the keys that plates show, and how large each window is.

    sizes: those that the windows have already; everything together becomes as large as the settings say.
    """
    sizes = sizes or Sizes(settings.zoom, settings.scales)
    sizes.together = settings.zoom
    made = make_paint(
        wished_theme() if settings.theme == "system" else settings.theme,
        four_colours=settings.four_colours,
        speed=settings.speed,
        reduced_motion=wishes_less_motion if settings.motion_of_system else settings.reduced_motion,
        keys=Keys.read(settings.keys),
    )
    return evolve(
        made,
        faces=faces_of(settings),
        reading=settings.reading,
        by_suit=frozenset(settings.by_suit),
        card_size=settings.card_size,
        sizes=sizes,
        turns=settings.turns,
    )


def with_keys(settings: Settings, keys: Keys) -> Settings:
    """Return the settings with these keys in place of those before."""
    return evolve(settings, keys=keys.written())


def sorted_otherwise(settings: Settings, seat: str) -> Settings:
    """Return the settings with the Hand of a seat in the other order."""
    kept = tuple(one for one in settings.by_suit if one != seat)
    # Seats of all tables add up over time; of too many the oldest are dropped.
    return evolve(settings, by_suit=kept if seat in settings.by_suit else (*kept, seat)[-LONGEST:])


def own_cards_folder() -> Path:
    """Return the folder into which a group puts the folders with its cards."""
    from platformdirs import user_data_path

    return user_data_path("Gattai Desktop", appauthor=False) / "cards"


def faces_here() -> tuple[dict[str, str], tuple[str, ...]]:
    """Return the card faces, each by its key with its name, and why some cannot be used."""
    sets, wrong = _sets(own_cards_folder(), _touched(own_cards_folder()))
    names = {"": speak("cards", "the usual ones"), LARGE: speak("cards", "with a large index")}
    return {**names, **{key: one.name for key, one in sets.items() if key not in names}}, wrong


def faces_of(settings: Settings) -> Faces:
    """Return the chosen card pictures; the usual ones where the chosen are gone."""
    wanted = settings.faces
    own: FaceSet | None = None
    if wanted not in ("", LARGE):
        own = _sets(own_cards_folder(), _touched(own_cards_folder()))[0].get(wanted)
    return Faces(settings.four_colours, large=wanted == LARGE, own=own)


def _touched(folder: Path) -> tuple[tuple[str, int], ...]:
    """Return a value that differs once anything in the folder has changed."""
    try:
        return tuple(sorted((str(one), one.stat().st_mtime_ns) for one in folder.glob("*/*")))
    except OSError:
        return ()


@lru_cache(maxsize=2)
def _sets(folder: Path, touched: tuple[tuple[str, int], ...]) -> tuple[dict[str, FaceSet], tuple[str, ...]]:
    del touched
    from gattai_desktop.board.face_sets import sets_in  # only this function reads cards of others

    return sets_in(folder)

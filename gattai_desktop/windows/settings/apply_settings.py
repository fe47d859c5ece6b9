"""Turns the settings of this computer into a window's Paint and keys."""

from __future__ import annotations

from gattai_desktop.board.keys import Keys
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.scale import Sizes
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.settings.own_cards import faces_of
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.settings.system_preferences import wished_theme, wishes_less_motion


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

"""Draws what lies round the places of a showdown: decks and other piles, free Legend Zones, the hand above."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.speech import speak
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.warriors import legend_room
from gattai_desktop.windows.games.tasuo.card_faces import back_of
from gattai_desktop.windows.games.tasuo.field_grid import PILES, FieldGrid
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate
LOW: Final = 5
"""Cards of a deck from which on their number warns."""
_MOST_BACKS: Final = 9
_USUAL: Final = 4
"""Legend Zones that are drawn where there is no limit."""


def pile_name(pile: str) -> str:
    """Return what a pile is called."""
    return {
        "deck": translate("tasuo", "Deck"),
        "dead": translate("tasuo", "Deadzone"),
        "ultra": translate("tasuo", "Ultra"),
    }[pile]


def draw_piles(draw: Drawing, grid: FieldGrid, view: SeatView, seat: str, *, below: bool) -> None:
    """Draw Deck, Deadzone and Ultra Deck of a player with their counts, and how many cards are in the Outerzone."""
    for pile in PILES:
        zone = f"{pile}.{seat}"
        count, top, box = view.count(zone), view.top(zone), draw.over(grid.pile(pile, below=below))
        if top is None:
            box.well(0, 0, box.high)
        else:
            face = lying_face(top) if pile == "dead" else back_of(seat, ultra=pile == "ultra")
            box.card(face, 0, 0, box.high)
        base = box.high + box.at(17, 16)
        ink = "price" if pile == "deck" and count <= LOW else "text"
        box.text(box.wide / 2, base, str(count), strong(15), ink, align="middle")
        if not draw.paint.scale.small:
            box.text(box.wide / 2, base + 17, pile_name(pile), plain(13), "soft", align="middle")
    out = view.count(zones.outer(seat))
    if out:
        box = draw.over(grid.pile("deck", below=below))
        words = speak("tasuo", "Outerzone {number}", number=out)
        box.text(0, box.high + box.at(58, 34), words, plain(13), "soft")


def draw_free_legend(draw: Drawing, grid: FieldGrid, view: SeatView, seat: str, *, below: bool) -> None:
    """Draw the Legend Zones of a player that are free."""
    lying, room = view.count(zones.legend(seat)), legend_room(view.sight, seat)
    for number in range(lying, _USUAL if room is None else min(lying + max(room, 0), _USUAL + 1)):
        box = draw.over(grid.legend(number, below=below))
        box.well(0, 0, box.high)


def draw_held(draw: Drawing, grid: FieldGrid, view: SeatView, seat: str) -> None:
    """Draw the backs of the hand above, and how many there are."""
    count = view.count(zones.hand(seat))
    shown = min(count, _MOST_BACKS)
    for number in range(shown):
        box = draw.over(grid.held(number))
        box.card(back_of(seat), 0, 0, box.high)
    box = draw.over(grid.held(shown + 3))
    words = speak("tasuo", "{name} holds {number}", name=view.name(seat), number=count)
    box.text(0, box.high * 0.6, words, plain(14), "soft")

"""The register of programmes: each game with its players."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import NoSuchGame
from gattai_desktop.players.player import Player
from gattai_desktop.players.programme import Programme
from gattai_desktop.players.puzzles.manner import PLAIN_MANNER, PuzzleManner


def _gattai() -> Programme:
    from gattai_desktop.players.gattai.programme import GATTAI_EVENINGS

    return GATTAI_EVENINGS


def _rumblebots() -> Programme:
    from gattai_desktop.players.rumblebots.match import BOT_BATTLE

    return BOT_BATTLE


def _virtual_machine() -> Programme:
    from gattai_desktop.players.virtual_machine.programme import FIGHTS

    return FIGHTS


def _tasuo() -> Programme:
    from gattai_desktop.players.tasuo.programme import SHOWDOWNS

    return SHOWDOWNS


_PROGRAMMES: Final[Mapping[str, Callable[[], Programme]]] = {
    "gattai": _gattai,
    "rumblebots": _rumblebots,
    "virtual-machine": _virtual_machine,
    "tasuo": _tasuo,
}


def _puzzles_of_bots() -> PuzzleManner:
    from gattai_desktop.players.rumblebots.puzzles import BOT_PUZZLES

    return BOT_PUZZLES


def _puzzles_of_fights() -> PuzzleManner:
    from gattai_desktop.players.virtual_machine.puzzles import FIGHT_PUZZLES

    return FIGHT_PUZZLES


def _puzzles_of_showdowns() -> PuzzleManner:
    from gattai_desktop.players.tasuo.puzzles import SHOWDOWN_PUZZLES

    return SHOWDOWN_PUZZLES


_PUZZLES: Final[Mapping[str, Callable[[], PuzzleManner]]] = {
    "rumblebots": _puzzles_of_bots,
    "virtual-machine": _puzzles_of_fights,
    "tasuo": _puzzles_of_showdowns,
}
"""What games say of their puzzles; a game that is not here has puzzles by the plain manner, or none."""
_ADDED: Final[dict[str, Callable[[], Programme]]] = {}
"""What opens the programme of each game that was added from outside."""


def add_programme(key: str, open_programme: Callable[[], Programme]) -> None:
    """Make known what a demo plays of a game that was added; it is opened when a demo first wants it."""
    _ADDED[key] = open_programme


def opponent(key: str, name: str, seat: Seat) -> Player | None:
    """Return the player that the program is in a seat, by its name; None where the game has none of that name."""
    try:
        make = programme(key).opponents.get(name)
    except NoSuchGame:
        return None
    return make(seat) if make is not None else None


def puzzle_manner(key: str) -> PuzzleManner:
    """Return what a game says of its puzzles."""
    made = _PUZZLES.get(key)
    return made() if made is not None else PLAIN_MANNER


def programme(key: str) -> Programme:
    """Return what a demo plays of a game. Raises NoSuchGame."""
    found = _PROGRAMMES.get(key) or _ADDED.get(key)
    if found is None:
        raise NoSuchGame(key)
    return found()

"""The games that can be played here, each by its key: its box, and what its packs hold.

The one register of games. Each part is fetched when somebody first asks for it. It stands on this floor because the
cards of a game may be content: the Bots of a bot battle come out of a pack.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gattai_desktop.cards.words import wording
from gattai_desktop.games.box import Box

if TYPE_CHECKING:
    from gattai_desktop.content.pack import GamePacks

_ADDED: Final[dict[str, Callable[[], Box]]] = {}
"""What opens the box of each game that was added from outside."""


def add_game(key: str, open_box: Callable[[], Box]) -> None:
    """Make a game known to records, sessions and the command line; its box is opened when it is first wanted."""
    _ADDED[key] = open_box


class NoBox(ValueError):
    """What a session is played with cannot be told. The message can be told in another language."""


class NoSuchGame(NoBox):
    """A file names a game that is not played here. The message can be told in another language."""

    def __init__(self, key: str) -> None:
        named = {"name": key[:40], "games": ", ".join((*KEYS, *_ADDED))}
        super().__init__(wording("No game is called '{name}'. Played here: {games}.", **named))


def _gattai() -> Box:
    from gattai_desktop.games.gattai.box import GATTAI

    return GATTAI


def _gattai_packs() -> "GamePacks":
    from gattai_desktop.content.gattai.scenario_forms import PACKS

    return PACKS


def _rumblebots() -> Box:
    from gattai_desktop.content.rumblebots.matches import built_in_bots
    from gattai_desktop.games.rumblebots.box import packed

    return packed(built_in_bots().bots)


def _rumblebots_packs() -> "GamePacks":
    from gattai_desktop.content.rumblebots.battle_forms import PACKS

    return PACKS


def _virtual_machine() -> Box:
    from gattai_desktop.content.virtual_machine.worlds import built_in_world
    from gattai_desktop.games.virtual_machine.box import packed

    return packed(built_in_world().world)


def _virtual_machine_packs() -> "GamePacks":
    from gattai_desktop.content.virtual_machine.fight_forms import PACKS

    return PACKS


def _tasuo() -> Box:
    from gattai_desktop.content.tasuo.card_packs import built_in_cards
    from gattai_desktop.games.tasuo.box import packed

    return packed(built_in_cards().cards)


def _tasuo_packs() -> "GamePacks":
    from gattai_desktop.content.tasuo.showdown_forms import PACKS

    return PACKS


_BOXES: Final[Mapping[str, Callable[[], Box]]] = {
    "gattai": _gattai,
    "rumblebots": _rumblebots,
    "virtual-machine": _virtual_machine,
    "tasuo": _tasuo,
}
_NAMES: Final[Mapping[str, str]] = {
    "gattai": "Gattaibushido:FUSION!",
    "rumblebots": "Bot Battle",
    "virtual-machine": "Virtual Machine",
    "tasuo": "Tasuo Showdown",
}
"""What each is called, as its box says: a list of games imports none of their rules."""
_PACKS: Final[Mapping[str, Callable[[], "GamePacks"]]] = {
    "gattai": _gattai_packs,
    "rumblebots": _rumblebots_packs,
    "virtual-machine": _virtual_machine_packs,
    "tasuo": _tasuo_packs,
}
"""What opens the packs of each game that has some."""
KEYS: Final = tuple(_BOXES)
"""The games that the program brings along."""


_OPENED: Final[dict[str, Box]] = {}


def box(key: str) -> Box:
    """Return the box of a game, always the same one. Raises NoSuchGame."""
    if key not in _OPENED:
        opens = _BOXES.get(key) or _ADDED.get(key)
        if opens is None:
            raise NoSuchGame(key)
        # Two threads may open it at once: the first box counts, since a card of one box is no card of the other.
        _OPENED.setdefault(key, opens())
    return _OPENED[key]


def name_of(key: str) -> str:
    """Return what a game is called, without opening the box of one that comes with the program. Raises NoSuchGame."""
    return _NAMES.get(key) or box(key).name


def packs_of(key: str) -> "GamePacks":
    """Return what the packs of a game hold, and those that the program brings along. Raises NoSuchGame."""
    if key in _PACKS:
        return _PACKS[key]()
    from gattai_desktop.content.no_packs import no_packs

    return no_packs(box(key))

"""The options of the catalogue: what a player or the Coach picks from a list, each with the entry that carries it.

Ids and names stand in `option_ids.txt`. An entry of a pack carries the option of its own id, and those that its field
`covers` names: the Ranks of a Tech, the Wave and the Storm of a power, the parts of a Robo.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.entries import OptionEntry
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.kinds import Faults
from gattai_desktop.games.near_names import did_you_mean

_FILE: Final = Path(__file__).with_name("option_ids.txt")


@frozen
class CatalogueOption:
    """One option: its id, what the book calls it, and its list ("Daisho Frames")."""

    id: str
    name: str
    chapter: str


@frozen
class CarriedOption:
    """An option with the entry of a pack that carries it; "" for both where none does."""

    option: CatalogueOption
    pack: str = ""
    entry: str = ""


@cache
def catalogue() -> Mapping[str, CatalogueOption]:
    """Return every option by its id, in the order of the catalogue."""
    found: dict[str, CatalogueOption] = {}
    chapter = ""
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            key, _, name = line.partition(" ")
            assert name, f"{_FILE.name}: {line}"
            assert key not in found, f"{_FILE.name}: {key} stands there twice."
            found[key] = CatalogueOption(key, name, chapter)
    return found


def carried(packs: Iterable[Pack]) -> tuple[CarriedOption, ...]:
    """Return every option with the entry of these packs that carries it."""
    by: dict[str, tuple[str, str]] = {}
    for pack in packs:
        for one in pack.of(PackEntry):
            for option in (one.id, *(one.covers if isinstance(one, OptionEntry) else ())):
                by.setdefault(option, (pack.id, one.id))
    return tuple(CarriedOption(one, *by.get(one.id, ("", ""))) for one in catalogue().values())


def covers_what_there_is(one: OptionEntry, faults: Faults) -> None:
    """Note every option that an entry says it covers and that the catalogue does not have."""
    for number, option in enumerate(one.covers):
        if option not in catalogue():
            near = did_you_mean(option, catalogue())
            words = "The catalogue has no option '{name}'.{near}"
            faults.inside("covers", number).add(wording(words, name=AsWritten(option[:60]), near=near))

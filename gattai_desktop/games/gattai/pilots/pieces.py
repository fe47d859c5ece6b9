"""A Robo, a Frame, a Mod, a Tech or a piece of Gear as a pack writes it, and in the lines that bring it to a table.

    "endurance 8" "rank 3" "text It flies." "effect when always | mod strike +1" "notice By Jo."

A table keeps it as one value for whoever learns it (`learnable.py`), and as an entry once somebody has it.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOD, ROBO, TECH, Learnable, learn_path
from gattai_desktop.games.gattai.world.brought_lines import SheetWords

FAMILIES: Final = (ROBO, FRAME, MOD, GEAR, TECH)
"""What a Pilot can be given."""
_TEXTS: Final = {"text": "text"}
_LISTS: Final = {"tag": "tag", "effect": "effect"}
_RANK: Final = {"rank": "most"}
LINES: Final[Mapping[str, SheetWords]] = {
    ROBO: SheetWords(ROBO, {"endurance": "endurance", **_RANK}, texts=_TEXTS, lists=_LISTS),
    FRAME: SheetWords(FRAME, _RANK, texts=_TEXTS, lists=_LISTS),
    MOD: SheetWords(MOD, _RANK, texts=_TEXTS, lists=_LISTS),
    GEAR: SheetWords(GEAR, {"tier": "tier"}, texts={"kind": "kind", **_TEXTS}, lists=_LISTS),
    TECH: SheetWords(TECH, _RANK, texts={"chroma": "chroma", "slot": "slot", **_TEXTS}, lists=_LISTS),
}
"""The words with which the lines of each begin."""


@frozen
class Belonging:
    """Something that a Pilot rides, carries or knows, with all that its pack says of it."""

    key: str
    name: str
    family: str
    text: str = ""
    tag: tuple[str, ...] = ()
    effect: tuple[str, ...] = ()
    chroma: str = ""
    slot: str = ""
    most: int = 3
    """The highest Rank that it can have."""
    endurance: int = 6
    kind: str = ""
    tier: int = 0

    def lines(self, notices: Iterable[str]) -> tuple[str, ...]:
        """Return it in lines; its name, its key and its family stand elsewhere in a move."""
        return tuple(LINES[self.family].write(self, (), notices))

    def to_learn(self) -> tuple[tuple[str, Value], ...]:
        """Return it as the one value in which a table keeps it for whoever learns it."""
        said: dict[str, Value] = {
            "name": self.name,
            "family": self.family,
            "tag": self.tag,
            "text": self.text,
            "effects": self.effect,
            "chroma": self.chroma,
            "slot": self.slot,
            "most_rank": self.most,
            "endurance": self.endurance if self.family == ROBO else 0,
        }
        return tuple((name, value) for name, value in said.items() if value)

    def as_entry(self) -> Iterator[tuple[str, Value]]:
        """Yield the values by which a table knows it once somebody has it."""
        said: dict[str, Value] = {
            "name": self.name,
            "family": self.family,
            "tier": self.tier or None,
            "kind": self.kind or None,
            "tag": self.tag or None,
            "text": self.text or None,
            "effects": self.effect or None,
        }
        yield from ((f"entry.{self.key}.{name}", value) for name, value in said.items())

    def learnable(self) -> Learnable:
        """Return it as something that a Pilot learns."""
        return Learnable(self.key, self.family, self.name, self.text, self.chroma, self.slot, self.most, self.endurance)

    def changes(self, table: Table) -> tuple[tuple[str, Value], ...]:
        """Return what a table does not say just so, by its path; for one that it does not know that is all of it."""
        return tuple((path, value) for path, value in self._laid(table) if table.values.get(path) != value)

    def _laid(self, table: Table) -> Iterator[tuple[str, Value]]:
        if self.family != GEAR:
            yield learn_path(self.key), self.to_learn()
        if self.family == GEAR or self.key in entries.known(table):
            yield from self.as_entry()


def read_piece(family: str, key: str, name: str, lines: Iterable[str]) -> tuple[Belonging, tuple[str, ...]]:
    """Return what these lines say, and whose work it is. Raises SheetFault for a line that is none."""
    said = LINES[family].read(lines)
    return evolve(Belonging(key, name, family), **said.given), said.notices


def family_at(table: Table, key: str) -> str:
    """Return of which family the table knows something of this key; "" where it knows none."""
    said = table.values.get(learn_path(key))
    if said is not None:
        return str(dict(cast("tuple[tuple[str, Value], ...]", said)).get("family", ""))
    return str(table.values.get(f"entry.{key}.family") or "")

"""What brings a Threat, a Faction, a Location or a scene to a table that is played: name, key, its sheet in lines."""

from collections.abc import Iterator
from typing import ClassVar, Final

from gattai_desktop.cards.encoding import MAX_MOVE
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.setup import EntrySetup
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.move import Quoted, write
from gattai_desktop.games.verdict import Reason, refusal

MOST: Final = 99
"""How many of a kind a table has at most."""


@frozen
class WithSheet(CoachByHand):
    """A move that holds the whole sheet of something, in lines (`world/brought_lines.py`)."""

    rule: ClassVar[str]
    """The rule of what is brought: "FACTION-1"."""

    def has_room(self, name: str) -> Iterator[Reason]:
        """Say what is wrong with a name, or with how much is written on the sheet."""
        if not name.strip() or len(name) > MAX_NAME:
            yield refusal(self.rule, "A name has 1 to {most} characters.", most=MAX_NAME)
        if len(write(self)) > MAX_MOVE:
            yield refusal("ED-4", "What is written for it is too long to be brought to a table: shorten its texts.")


@frozen
class Brings(WithSheet):
    """A move that brings something to the table that was not part of the scenario."""

    kind: ClassVar[str]
    """How the table calls its kind: "faction"."""
    name: Quoted
    key: str
    sheet: tuple[Quoted, ...]

    @property
    def path(self) -> str:
        """How the table calls what comes: "faction.belle"."""
        return f"{self.kind}.{self.key}"

    def there(self, table: Table) -> tuple[str, ...]:
        """Return the keys of those of its kind that are at the table."""
        return table.listed(f"{self.kind}s")

    def can_come(self, state: State) -> Iterator[Reason]:
        """It needs a key and a name of its own, and room."""
        there = self.there(state)
        if self.key in there:
            yield refusal(
                self.rule, "{name} is at this table already.", name=state.text(f"{self.path}.name") or self.name
            )
        elif len(there) >= MOST:
            yield refusal(self.rule, "A table has {most} of them at most.", most=MOST)
        if not self.key.isascii() or not self.key.replace("-", "").replace("_", "").isalnum():
            yield refusal(self.rule, "It is named by small letters, digits, _ and -, not {key}.", key=self.key)
        yield from self.has_room(self.name)

    def list_it(self, ledger: Ledger) -> None:
        """Add it to those of its kind."""
        ledger.set(f"{self.kind}s", (*ledger.table.listed(f"{self.kind}s"), self.key), rule=self.rule)


def set_if_new(ledger: Ledger, path: str, value: Value, rule: str) -> None:
    """Set a value where it is another one."""
    if ledger.table.values.get(path) != value:
        ledger.set(path, value, rule=rule)


def entry_values(entry: EntrySetup) -> Iterator[tuple[str, Value]]:
    """Yield the values by which a table knows an entry."""
    said: dict[str, Value] = {
        "name": entry.name,
        "family": entry.family,
        "text": entry.text or None,
        "tag": entry.tag or None,
        "effects": entry.effect or None,
    }
    yield from ((f"entry.{entry.key}.{name}", value) for name, value in said.items())


def know_entry(ledger: Ledger, key: str, rule: str, path: str = entries.ENTRIES) -> None:
    """Let everybody learn that there is an entry of this name. path: `entries.KEPT` for one that Coach alone knows."""
    if key not in entries.known(ledger.table):
        ledger.set(path, (*ledger.table.listed(path), key), rule=rule)


def note_whose_work(ledger: Ledger, notices: tuple[str, ...]) -> None:
    """Keep with the session whose work it is that came (CC BY-SA asks for it)."""
    said = ledger.table.listed("notices")
    new = tuple(one for one in dict.fromkeys(notices) if one not in said)
    if new:
        ledger.set("notices", (*said, *new), rule="ED-4")

"""A Faction or a Location comes to a table that is played, open for everybody (RULES FACTION-1, LOC-1, ED-4).

It has its whole sheet in the move (`world/brought_lines.py`), so that the session never needs a pack for it.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import (
    Brings,
    entry_values,
    know_entry,
    note_whose_work,
    set_if_new,
)
from gattai_desktop.games.gattai.setup import EntrySetup, FactionSetup, LocationSetup
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world.brought_lines import SheetFault, SheetRead, SheetWords
from gattai_desktop.games.gattai.world.threat_sheet import unreadable_effects
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

FACTION_LINES: Final = SheetWords(
    family="faction",
    numbers={"agency": "agency"},
    texts={"note": "note", "pleased-by": "pleased_by", "hurt-by": "hurt_by"},
)
LOCATION_LINES: Final = SheetWords(family="location", texts={"boon": "boon", "blight": "blight"})
_AGENCY: Final = range(1, 8)


@frozen
class _BringsPlace(Brings):
    """Brings in a Faction or a Location, from lines that say all of it."""

    lines: ClassVar[SheetWords]
    setup: ClassVar[type[FactionSetup | LocationSetup]]
    told = LogWords("{seat} brings in {name}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """It needs a key of its own, and a sheet that can be read."""
        yield from self.can_come(state)
        try:
            brought = self.lines.read(self.sheet)
        except SheetFault as fault:
            yield refusal(self.rule, "{fault}", fault=fault.words)
            return
        yield from unreadable_effects(self.rule, brought.entries)
        yield from self._not_playable(brought)

    def _not_playable(self, _brought: SheetRead) -> Iterator[Reason]:
        """Say what else the rules have against what the sheet says."""
        return iter(())

    def _entries(self, _brought: SheetRead) -> tuple[EntrySetup, ...]:
        """Return what it does by itself, under a name that is its own at any table."""
        return ()

    def do(self, ledger: Ledger) -> None:
        """Lay what it is, then itself; what had gone before is back as at its start."""
        brought = self.lines.read(self.sheet)
        own = self._entries(brought)
        for entry in own:
            know_entry(ledger, entry.key, self.rule)
            for path, value in entry_values(entry):
                set_if_new(ledger, path, value, self.rule)
        note_whose_work(ledger, brought.notices)
        has: dict[str, Any] = {"has": tuple(one.key for one in own)} if own else {}
        starting = VALUES.starting(self.kind, self.key, self.setup(self.key, self.name, **brought.given, **has))
        for path in dict.fromkeys((f"{self.path}.name", *starting, f"{self.path}.gone")):
            set_if_new(ledger, path, starting.get(path), self.rule)
        self.list_it(ledger)


@wish("brings in the Faction {name} as {key} with {sheet}")
class BringFaction(_BringsPlace):
    """Wish: a Faction that was not part of the scenario is met: "agency 3" "pleased-by a fair bargain"."""

    kind = "faction"
    rule = "FACTION-1"
    lines = FACTION_LINES
    setup = FactionSetup

    def _not_playable(self, brought: SheetRead) -> Iterator[Reason]:
        """It needs an Agency of 1 to 7."""
        agency = brought.given.get("agency", 0)
        if agency not in _AGENCY:
            yield refusal("FACTION-1", "Agency is 1 to 7, not {agency}.", agency=agency)


@wish("brings in the Location {name} as {key} with {sheet}")
class BringLocation(_BringsPlace):
    """Wish: a Location that was not part of the scenario is found, Standing: "boon a Buffer for each Pilot here"."""

    kind = "location"
    rule = "LOC-1"
    lines = LOCATION_LINES
    setup = LocationSetup

    def _entries(self, brought: SheetRead) -> tuple[EntrySetup, ...]:
        keys = (self.path if place == 0 else f"{self.path}.{place + 1}" for place in range(len(brought.entries)))
        return tuple(evolve(one, key=key) for one, key in zip(brought.entries, keys, strict=True))


MOVES = with_reason(BringFaction, BringLocation)

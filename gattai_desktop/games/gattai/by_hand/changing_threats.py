"""A Threat comes to a table that is played, is copied, rewritten or taken out (RULES 2.24, ED-4).

It has its whole sheet in the move (`world/threat_sheet.py`), so that the session never needs a pack for it. Pilots know
its name and what the sheet shows; all else is found out (INFO-7).
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import (
    MOST,
    Brings,
    WithSheet,
    entry_values,
    know_entry,
    note_whose_work,
    set_if_new,
)
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import effects, entries
from gattai_desktop.games.gattai.effects.condition_values import copies
from gattai_desktop.games.gattai.events.recipients import name_of
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world import pretending, threats
from gattai_desktop.games.gattai.world.brought_lines import SheetFault
from gattai_desktop.games.gattai.world.threat_sheet import ThreatSheet, as_brought, not_playable, read_sheet
from gattai_desktop.games.gattai.zones import PRETENDERS, every_threat
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

_GAUGES: Final = ("tr", "base_tr", "buffers", "max_buffers")
_KEPT: Final = ("status", "name", "revealed", *_GAUGES)
"""What a Threat that is rewritten keeps of what was played, or gets by a line of its own."""


# ---------------------------------------------------------------------- a Threat comes, and is rewritten


def _playable(state: State, key: str, name: str, lines: tuple[Quoted, ...]) -> Iterator[Reason]:
    """Say what is wrong with a sheet, or names what this table does not know."""
    try:
        sheet = read_sheet(key, name, lines)
    except SheetFault as fault:
        yield refusal("THREAT-1", "{fault}", fault=fault.words)
        return
    yield from not_playable(state, sheet)


@wish("brings in {name} as {key} with {sheet}")
class BringThreat(Brings):
    """Wish: a Threat that was not part of the scenario joins it, by its sheet: "rating 3" "wave +Trauma:Each"."""

    kind = "threat"
    rule = "THREAT-1"
    told = LogWords("{seat} brings in {name}")

    def there(self, table: Table) -> tuple[str, ...]:
        return every_threat(table)

    def impossible(self, state: State) -> Iterator[Reason]:
        """A key of its own, a sheet that can be read, and nothing named in it that this table does not know."""
        yield from self.can_come(state)
        yield from _playable(state, self.key, self.name, self.sheet)

    def do(self, ledger: Ledger) -> None:
        """Lay its values, what everybody knows of it first; then its stack, where the table has such (R-125)."""
        sheet = as_brought(read_sheet(self.key, self.name, self.sheet))
        threat = f"threat.{self.key}"
        starting = VALUES.starting("threat", self.key, sheet.threat)
        brings = {path: value for entry in sheet.entries for path, value in entry_values(entry)}
        is_known = not pretending.pretends({**ledger.table.values, **brings, **starting}, self.key)
        listed = "threats" if is_known else PRETENDERS
        ledger.set(listed, (*ledger.table.listed(listed), self.key), rule=self.rule)
        _know(ledger, self.key, sheet)
        for path in dict.fromkeys((f"{threat}.revealed", f"{threat}.name", *starting)):
            _set(ledger, path, starting[path])
        if is_known:
            ledger.announce("enters", rule="THREAT-1", target=threat)
            threats.fill_stack(ledger, threat)
            if sheet.threat.bgm:
                threats.fill_bgm_stack(ledger, "tr_on_entry", sheet.threat.rating)
        else:
            ledger.set(f"{threat}.status", threats.MASKED, rule=self.rule)
        ledger.next(*effects.made(ledger.table, threat))


@wish("rewrites {threat} as {name} with {sheet}")
class RewriteThreat(WithSheet):
    """Wish: a Threat of this table is another one from now on, by its whole sheet; what it has lost stays lost."""

    threat: str
    name: Quoted
    sheet: tuple[Quoted, ...]
    rule = "THREAT-1"
    told = LogWords("{seat} rewrites {threat}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """A Threat of this table, a sheet that can be read, and something in it that is otherwise."""
        if self.threat not in every_threat(state):
            yield refusal("THREAT-1", "No Threat is called {threat}.", threat=self.threat)
            return
        against = (*self.has_room(self.name), *_playable(state, self.threat, self.name, self.sheet))
        yield from against
        if not against and not self.changes(state):
            yield refusal("THREAT-1", "{threat} is like that already.", threat=name_of(state, f"threat.{self.threat}"))

    def _sheet(self) -> ThreatSheet:
        return as_brought(read_sheet(self.threat, self.name, self.sheet))

    def changes(self, table: Table) -> tuple[tuple[str, Value], ...]:
        """Return every value that would be otherwise, by its path. The sheet can be read, and the Threat is there."""
        return tuple(self._changes(table))

    def _changes(self, table: Table) -> Iterator[tuple[str, Value]]:
        threat, sheet = f"threat.{self.threat}", self._sheet()
        for path, value in VALUES.starting("threat", self.threat, sheet.threat).items():
            if path.rpartition(".")[2] not in _KEPT and value != table.values.get(path):
                yield path, value
        if table.values.get(f"{threat}.name") != self.name:
            yield f"{threat}.name", self.name
        yield from _new_gauges(table, threat, sheet.threat.rating)
        for entry in sheet.entries:
            for path, value in entry_values(entry):
                if table.values.get(path) != value and path != f"entry.{threats.BROUGHT}.{self.threat}.name":
                    yield path, value

    def do(self, ledger: Ledger) -> None:
        had = effects.made(ledger.table, f"threat.{self.threat}")
        _know(ledger, self.threat, self._sheet())
        for path, value in self.changes(ledger.table):
            _set(ledger, path, value)
        ledger.next(*(one for one in effects.made(ledger.table, f"threat.{self.threat}") if one not in had))
        # Conditions that are no more were not met.
        many = len(threats.defeat_conditions(ledger.table, f"threat.{self.threat}"))
        met = threats.conditions_met(ledger.table, f"threat.{self.threat}")
        if any(one > many for one in met):
            ledger.set(f"threat.{self.threat}.met", tuple(one for one in met if one <= many), rule="THREAT-4")


def _new_gauges(table: Table, threat: str, rating: int) -> Iterator[tuple[str, Value]]:
    """A rating that was raised or lowered: TR and Buffers follow by as much as it (THREAT-2)."""
    change = rating - cast("int", table.values[f"{threat}.base_tr"])
    if not change:
        return
    now = {name: cast("int", table.values[f"{threat}.{name}"]) for name in _GAUGES}
    most = max(0, now["max_buffers"] + change)
    yield f"{threat}.base_tr", rating
    # One that is down stays down.
    yield f"{threat}.tr", max(1, now["tr"] + change) if now["tr"] else 0
    yield f"{threat}.max_buffers", most
    yield f"{threat}.buffers", max(0, min(most, now["buffers"] + change))


def _set(ledger: Ledger, path: str, value: Value) -> None:
    set_if_new(ledger, path, value, "THREAT-1")


def _know(ledger: Ledger, key: str, sheet: ThreatSheet) -> None:
    """Let the table know what the Threat brings along, and whose work it is.

    Everybody learns that `brought.<key>` is there, whether it has anything or not, so that its name tells nothing;
    of one that pretends nobody learns anything.
    """
    own = f"{threats.BROUGHT}.{key}"
    know_entry(ledger, own, "INFO-7", entries.KEPT if key in ledger.table.listed(PRETENDERS) else entries.ENTRIES)
    _set(ledger, f"entry.{own}.name", sheet.threat.name)
    for entry in sheet.entries:
        for path, value in entry_values(entry):
            if path != f"entry.{own}.name":
                _set(ledger, path, value)
    note_whose_work(ledger, sheet.notices)


# ---------------------------------------------------------------------- copied, and taken out


@wish("copies {threat}")
class CopyThreat(CoachByHand):
    """Wish: a second one of a Threat, with its whole sheet at full rating; Pilots know nothing of its plate yet."""

    threat: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """A Threat of this table, and room for one more."""
        there = every_threat(state)
        if self.threat not in there:
            yield refusal("THREAT-1", "No Threat is called {threat}.", threat=self.threat)
        elif len(there) >= MOST:
            yield refusal("THREAT-1", "A table has {most} Threats at most.", most=MOST)

    def do(self, ledger: Ledger) -> None:
        """Name it after the first of its kind, since a copy of a copy is one of the same, and number it."""
        first = str(ledger.table.values.get(f"threat.{self.threat}.copy_of") or self.threat)
        there = every_threat(ledger.table)
        number = next(one for one in range(2, MOST + 2) if f"{first}-{one}" not in there)
        key, rating = f"{first}-{number}", ledger.number(f"threat.{self.threat}.base_tr")
        name = str(ledger.table.values.get(f"threat.{first}.name") or ledger.table.values[f"threat.{self.threat}.name"])
        elder = (ledger.table.values.get(f"{one}.status") for one in copies(ledger.table, f"threat.{self.threat}"))
        pretends = pretending.has_mask(ledger.table.values, self.threat) and set(elder) <= {threats.MASKED}
        threats.enter(ledger, key, f"{name} {number}", rating, rule="THREAT-1", pretends=pretends)
        ledger.set(f"threat.{key}.copy_of", first, rule="THREAT-1")
        for field in ("bgm", "powers", "defeat", "note", "wave", "storm", "lair", "mask", "sign"):
            _set(ledger, f"threat.{key}.{field}", ledger.table.values.get(f"threat.{self.threat}.{field}"))
        if not pretends:
            ledger.announce("enters", rule="THREAT-1", target=f"threat.{key}")
            if ledger.table.values.get(f"threat.{key}.bgm"):
                threats.fill_bgm_stack(ledger, "tr_on_entry", rating)
        ledger.next(*effects.made(ledger.table, f"threat.{key}"))


@wish("takes {threat} out of the scenario")
class RemoveThreat(CoachByHand):
    """Wish: a Threat is part of the scenario no more, as if it had never been: neither beaten nor left (ED-4)."""

    threat: str

    def impossible(self, state: State) -> Iterator[Reason]:
        """One that is part of it, and that is in no fight."""
        status = state.values.get(f"threat.{self.threat}.status")
        name = name_of(state, f"threat.{self.threat}")
        if self.threat not in every_threat(state):
            yield refusal("THREAT-4", "No Threat is called {threat}.", threat=self.threat)
        elif status in threats.OFF:
            yield refusal("THREAT-4", "{threat} has left the scenario already.", threat=name)
        elif self.threat in throwdown.threats(state):
            yield refusal("STEP-6", "{threat} is in this fight: end it, or call it off, first.", threat=name)

    def do(self, ledger: Ledger) -> None:
        """It leaves, and its stack goes to the Trash."""
        threat = f"threat.{self.threat}"
        decks.discard(ledger, ledger.table.cards(threat), rule="ZONE-10")
        ledger.set(f"{threat}.status", threats.GONE, rule="ED-4")


MOVES = with_reason(BringThreat, RewriteThreat, CopyThreat, RemoveThreat)

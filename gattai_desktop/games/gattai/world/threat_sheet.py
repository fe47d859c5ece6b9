"""The sheet of a Threat that a Coach brings to a running table: what a pack says of it, in lines that a move can hold.

"rating 3" "wave +Trauma:Opponent(1)" "condition violence" "power power.sap.wave"
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects.effect_line import EffectFault, parse_effect
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.gattai.setup import EntrySetup, ThreatSetup
from gattai_desktop.games.gattai.world.brought_lines import SheetWords
from gattai_desktop.games.gattai.world.threats import BROUGHT, CAP, SHOWN_AT_START, SIGNS
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.verdict import Reason, refusal

_LINES: Final = SheetWords(
    family="power",
    numbers={"rating": "rating"},
    flags={"giant": "bgm", "locked": "locked"},
    texts={"agenda": "note", "wave": "wave", "storm": "storm", "lair": "lair", "mask": "mask", "sign": "sign"},
    lists={"condition": "defeat", "power": "power", "part": "part", "shown": "revealed"},
)


@frozen
class ThreatSheet:
    """A Threat with the entries that it brings along, and the notices of whose work they are."""

    threat: ThreatSetup
    entries: tuple[EntrySetup, ...] = ()
    notices: tuple[str, ...] = ()

    def lines(self) -> tuple[str, ...]:
        """Return it as lines; the name and the key of the Threat stand elsewhere in a move."""
        return tuple(_LINES.write(self.threat, self.entries, self.notices))


def read_sheet(key: str, name: str, lines: Iterable[str]) -> ThreatSheet:
    """Return the sheet that these lines say. Raises SheetFault for a line that is none."""
    said = _LINES.read(lines)
    return ThreatSheet(ThreatSetup(key, name, **{"rating": 0, **said.given}), said.entries, said.notices)


# ---------------------------------------------------------------------- judged, and laid on a table


def not_playable(table: Table, sheet: ThreatSheet) -> Iterator[Reason]:
    """Say why a table cannot have this Threat: a rating out of range, a line that nobody can read, a name unknown."""
    threat = sheet.threat
    if not 1 <= threat.rating <= CAP:
        yield refusal("THREAT-1", "A Threat Rating is 1 to 7, not {rating}.", rating=threat.rating)
    for word, line in (("Wave", threat.wave), ("Storm", threat.storm)):
        fault = _fault(parse, line) if line else None
        if fault is not None:
            yield refusal("THREAT-6", "{word}: {fault}", word=word, fault=fault)
    if threat.sign and threat.sign not in SIGNS:
        yield refusal("THREAT-1", "No sign is called {sign}.", sign=threat.sign)
    for one in threat.revealed:
        if one not in SHOWN_AT_START:
            yield refusal("INFO-7", "{part} is no part of a plate that can be shown.", part=one)
    lacking = [one for one in threat.part if one == threat.key or one not in every_threat(table)]
    if lacking:
        parts = ", ".join(one.replace("_", " ").capitalize() for one in lacking)
        yield refusal("THREAT-1", "It is made of Threats that are not at this table: {threats}.", threats=parts)
    if threat.lair and threat.lair not in table.listed("locations"):
        yield refusal("LOC-1", "No Location is called {location}.", location=threat.lair)
    brought = {one.key for one in sheet.entries}
    for power in threat.power:
        heads = (power, power.rpartition(".")[0])
        if not any(one in brought or f"entry.{one}.name" in table.values for one in heads):
            yield refusal("THREAT-2", "This table knows no power {power}.", power=power)
    yield from unreadable_effects("THREAT-2", sheet.entries)


def unreadable_effects(rule: str, entries: Iterable[EntrySetup]) -> Iterator[Reason]:
    """Say which effects of entries nobody can read."""
    for entry in entries:
        for line in entry.effect:
            fault = _fault(parse_effect, line)
            if fault is not None:
                yield refusal(rule, "{power}: {fault}", power=entry.name, fault=fault)


def _fault(read: Callable[[str], object], line: str) -> Exception | None:
    try:
        read(line)
    except (NotationFault, EffectFault) as fault:
        return fault
    return None


def as_brought(sheet: ThreatSheet) -> ThreatSheet:
    """Return the sheet with names for its entries that are its own at any table, and that tell nobody what they are.

    What it does by itself, `threat.gull`, is `brought.gull`; a power that it brings along `brought.gull.power.sap`.
    """
    own, itself = f"{BROUGHT}.{sheet.threat.key}", f"threat.{sheet.threat.key}"
    names = {one.key: own if one.key == itself else f"{own}.{one.key}" for one in sheet.entries}
    return ThreatSheet(
        evolve(sheet.threat, power=tuple(_called(one, names) for one in sheet.threat.power)),
        tuple(evolve(one, key=names[one.key]) for one in sheet.entries),
        sheet.notices,
    )


def _called(power: str, names: Mapping[str, str]) -> str:
    if power in names:
        return names[power]
    head, _, part = power.rpartition(".")
    return f"{names[head]}.{part}" if head in names else power

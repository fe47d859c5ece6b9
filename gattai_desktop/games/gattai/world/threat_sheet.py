"""The sheet of a Threat that a Coach brings to a running table: what a pack says of it, in lines that a move can hold.

    "rating 3" "wave +Trauma:Opponent(1)" "condition violence" "power power.sap.wave"

A line is a word and what it says. `entry ID FIELD TEXT` brings along an entry that the Threat has and the table does
not know: a power of the Coach's own pack, or what the Threat does by itself. So the session needs no pack for it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.games.gattai.effects.effect_line import EffectFault, parse_effect
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.gattai.setup import EntrySetup, ThreatSetup
from gattai_desktop.games.gattai.world.threats import BROUGHT, CAP, SHOWN_AT_START, SIGNS
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.verdict import Reason, refusal

_TEXTS: Final[Mapping[str, str]] = {"agenda": "note", "wave": "wave", "storm": "storm", "lair": "lair", "sign": "sign"}
_LISTS: Final[Mapping[str, str]] = {"condition": "defeat", "power": "power", "part": "part", "shown": "revealed"}
_FLAGS: Final[Mapping[str, str]] = {"giant": "bgm", "locked": "locked"}
_OF_ENTRY: Final = ("name", "text", "tag", "effect")
WORDS: Final = ("rating", *_TEXTS, *_LISTS, *_FLAGS, "entry", "notice")
"""The words with which a line of a sheet begins."""


class SheetFault(ValueError):
    """A line that is none of a Threat's sheet; the words are for a person."""

    def __init__(self, words: Called) -> None:
        super().__init__(str(words))
        self.words = words


@frozen
class ThreatSheet:
    """A Threat with the entries that it brings along, and the notices of whose work they are."""

    threat: ThreatSetup
    entries: tuple[EntrySetup, ...] = ()
    notices: tuple[str, ...] = ()

    def lines(self) -> tuple[str, ...]:
        """Return it as lines; the name and the key of the Threat stand elsewhere in a move."""
        return tuple(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"rating {self.threat.rating}"
        for word, field in _FLAGS.items():
            if getattr(self.threat, field):
                yield word
        for word, field in _TEXTS.items():
            if getattr(self.threat, field):
                yield f"{word} {getattr(self.threat, field)}"
        for word, field in _LISTS.items():
            yield from (f"{word} {one}" for one in getattr(self.threat, field))
        for entry in self.entries:
            yield f"entry {entry.key} name {entry.name}"
            if entry.text:
                yield f"entry {entry.key} text {entry.text}"
            yield from (f"entry {entry.key} tag {one}" for one in entry.tag)
            yield from (f"entry {entry.key} effect {one}" for one in entry.effect)
        yield from (f"notice {one}" for one in self.notices)


def read_sheet(key: str, name: str, lines: Iterable[str]) -> ThreatSheet:
    """Return the sheet that these lines say. Raises SheetFault for a line that is none."""
    given: dict[str, Any] = {"rating": 0}
    brought: dict[str, dict[str, Any]] = {}
    notices: list[str] = []
    for line in lines:
        word, _, said = line.strip().partition(" ")
        said = said.strip()
        if word == "rating" and said.isdecimal() and len(said) < 3:
            given["rating"] = int(said)
        elif word in _FLAGS and not said:
            given[_FLAGS[word]] = True
        elif word in _TEXTS and said:
            given[_TEXTS[word]] = said
        elif word in _LISTS and said:
            given[_LISTS[word]] = (*given.get(_LISTS[word], ()), said)
        elif word == "entry" and len(said.split(" ", 2)) == 3:
            _note_entry(brought, *said.split(" ", 2))
        elif word == "notice" and said:
            notices.append(said)
        else:
            near = "" if word in WORDS else did_you_mean(word, WORDS)
            raise SheetFault(wording("'{line}' is no line of a Threat's sheet.{near}", line=line[:60], near=near))
    entries = (EntrySetup(**{"key": one, "name": one, "family": "power", **fields}) for one, fields in brought.items())
    return ThreatSheet(ThreatSetup(key, name, **given), tuple(entries), tuple(notices))


def _note_entry(brought: dict[str, dict[str, Any]], key: str, field: str, said: str) -> None:
    one = brought.setdefault(key, {})
    if field in {"name", "text"}:
        one[field] = said
    elif field in {"tag", "effect"}:
        one[field] = (*one.get(field, ()), said)
    else:
        words = ", ".join(_OF_ENTRY)
        raise SheetFault(wording("Of an entry a sheet says {words}, not {field}.", words=words, field=field[:40]))


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
    lacking = [one for one in threat.part if one == threat.key or one not in table.listed("threats")]
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
    for entry in sheet.entries:
        for line in entry.effect:
            fault = _fault(parse_effect, line)
            if fault is not None:
                yield refusal("THREAT-2", "{power}: {fault}", power=entry.name, fault=fault)


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

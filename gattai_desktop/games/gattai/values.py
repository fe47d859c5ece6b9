"""Every value of Gattaibushido:FUSION!, one in a row (see `games/value_table.py`).

The rows stand in the order in which a sheet offers what may be set by hand: the table, each Pilot, each Threat, each
Faction, each Location, a fight. What is `while_there` is set only once play has brought it; the values by which a
conflict keeps its place cannot be set: they change by playing, or go when it is called off (RULES ED-4).
"""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any, Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai import zones
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.names import named, owned
from gattai_desktop.games.gattai.pilots.harmony import most_schism
from gattai_desktop.games.gattai.pilots.pilot_values import PILOT
from gattai_desktop.games.gattai.telling import of_values as told
from gattai_desktop.games.gattai.telling.of_schism import schism as told_of_schism
from gattai_desktop.games.gattai.values_of_play import BOOKKEEPING, FIGHT, PHASES, SEATS, STEPS
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.locations import STATES
from gattai_desktop.games.gattai.zones import LAST_STAGE, pilot_seats
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.kinds import Flag, Gauge, Number, OneOf, Text
from gattai_desktop.games.record_gauge import RecordGauge, with_most
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.value_kinds import ANYTHING, FLAG, NUMBER, NUMBERS, TEXT, TEXTS, named_in, word
from gattai_desktop.games.value_table import SILENT, TableValue, ValueRow, ValueTable, Whose, kept, up_to, while_there

_MOST: Final = 99
LOCATION: Final = named_in(lambda table: table.listed("locations"), wording("a Location of this table"))
_COUNT: Final = Number(0, _MOST)
_NAME: Final = Text()


# ---------------------------------------------------------------------- how large they can be


def _most_rating(table: Table, _key: str) -> int:
    """Without a cap a Threat may grow as far as it does (R-95)."""
    return threats.CAP if rulings_of(table).tr_cap == "seven" else _MOST


def _of_threat(name: str) -> Callable[[Table, str], int]:
    return lambda table, key: table.number(f"threat.{key}.{name}")


def _status(table: Table, value: TableValue) -> Gauge | None:
    """One that pretends turns by the rules, or leaves."""
    pretends = value.key in table.listed(zones.PRETENDERS)
    return None if pretends else OneOf(("active", "beaten", "out_for_scene", threats.GONE))


def _schism(table: Table, _value: TableValue) -> Gauge:
    return Number(0, most_schism(table))


def _location(table: Table, _value: TableValue) -> Gauge | None:
    keys = table.listed("locations")
    return OneOf(keys) if keys else None


def _keys_of(what: str) -> Callable[[Any], Value]:
    return lambda setup: tuple(one.key for one in getattr(setup, what))


# ---------------------------------------------------------------------- the rows


_TABLE: Final = (
    ValueRow("game", starts=attrgetter("game"), holds=word("gattai")),
    ValueRow("name", starts=attrgetter("name"), holds=TEXT),
    ValueRow("edition", starts=attrgetter("edition"), holds=word(*EDITION_KEYS)),
    ValueRow("scenario", starts=attrgetter("scenario"), holds=TEXT),
    ValueRow("guide", starts=True, told=told.guide, holds=FLAG),
    ValueRow("seats", starts=lambda setup: tuple(one.seat for one in setup.pilots), holds=SEATS),
    ValueRow("step", starts="story", record="step", holds=word(*STEPS)),
    ValueRow("phase", starts="set-up", record="phase", told=told.phase, holds=word(*PHASES)),
    ValueRow("team.harmony", "Harmony", Number(1, 7), starts=4, ends=(1, 7), record="harmony", told=told.harmony),
    ValueRow("team.schism", "Schism", _schism, starts=0, ends=(0, lambda table, _key: most_schism(table)),
             record="schism", told=told_of_schism),
    *(ValueRow(f"team.{key}", name, _COUNT, starts=1, ends=(0, 999), record=name.lower(), told=told.gauge)
      for key, name in RESOURCES.items()),
    ValueRow("team.hand_table", holds=NUMBERS),
    # What the Team settled about itself; the taboos are several.
    *kept(TEXT, *(f"team.{name}" for name in ("name", "motto", "pet", "final_form", "salute", "ritual")),
          told=told.unsaid),
    *kept(TEXTS, "team.taboos", told=told.unsaid),
    ValueRow("crisis.tier", "Crisis step", lambda table, _value: Number(0, len(crisis.path(table))), starts=0,
             ends=(0, crisis.LONGEST_PATH), record="crisis tier",
             told=told.quiet_gauge),  # what a step brings is announced
    ValueRow("crisis.bgm_attacks", "The BGM attacks", Flag(), told=told.monster),
    ValueRow("crisis.bgm_passed", hidden_from=zones.the_coachs, holds=FLAG),
    ValueRow("crisis.path", hidden_from=zones.the_coachs, holds=TEXTS),
    ValueRow("pocket.*", hidden_from=zones.the_coachs, told=told.unsaid, holds=ANYTHING),
    ValueRow("crisis.reached.*", holds=TEXT),
    ValueRow("hand_size.{coach}", "Hand size", Number(0, 54), starts=lambda setup: len(setup.pilots),
             record="hand size", told=told.gauge),
    ValueRow("session", "Session", Number(1, 999), starts=1, record="session",
             told=told.Became("Session {after}", "story")),
    ValueRow("scene", "Scene", Number(1, 999), starts=1, record="scene", told=told.Became("Scene {after}", "story")),
    ValueRow("scene.title", "Scene's name", _NAME, told=told.scene_title),
    ValueRow("scene.text", "Scene's words", _NAME, told=told.scene_text),
    ValueRow("scene.here", told=told.scene_here, holds=TEXTS),
    ValueRow("prompts.*", hidden_from=zones.the_coachs, told=told.unsaid, holds=ANYTHING),
    ValueRow("scenes.opened", told=told.unsaid, holds=TEXTS),
    ValueRow("scenes.*", hidden_from=zones.the_coachs, told=told.unsaid, holds=ANYTHING),
    ValueRow("first_contact.schism", "Schism", while_there(_COUNT), told=told.Became(
        "Counted as one Schism: {before} → {after}")),
    *kept(NUMBER, *(f"first_contact.{name}" for name in ("act", "beat", "gambits", "gambits.{seat}", "throwdowns",
                                                         "invested.{seat}"))),
    *kept(TEXT, "first_contact.woken"), ValueRow("first_contact.*"),
    ValueRow("throwdown.stage", "Stage", while_there(Number(1, 7)), ends=(1, LAST_STAGE), record="stage", holds=NUMBER),
    # The scenario and its score sheet.
    ValueRow("scenario.number", told=told.Became("Scenario {after}", "story"), holds=NUMBER),
    ValueRow("scenario.grand_slams", "127 points won", _COUNT, told=told.quiet_gauge),
    ValueRow("scenario.wipeouts", "127 points lost", _COUNT, told=told.quiet_gauge),
    ValueRow("scenario.gear_returned", "Gear returned", _COUNT, told=told.quiet_gauge),
    ValueRow("scenario.gear_brought_home", "Special Gear brought home", _COUNT, told=told.quiet_gauge),
    ValueRow("scenario.sacrifices", "Heroic sacrifices", _COUNT, told=told.quiet_gauge),
    ValueRow("scenario.effects", "Points from effects", while_there(Number(-999, 999)), told=told.quiet_gauge),
    ValueRow("scenario.*", holds=ANYTHING),
    ValueRow("passing_score", "Passing score", Number(1, 999), hidden_from=zones.the_coachs, told=told.quiet_gauge),
    ValueRow("scene.location", "Current Location", _location, record="current location", told=told.current,
             holds=LOCATION),
    ValueRow("threats", starts=_keys_of("threats"), holds=TEXTS),
    ValueRow(zones.PRETENDERS, hidden_from=zones.of_coach, holds=TEXTS),
    ValueRow("factions", starts=_keys_of("factions"), holds=TEXTS),
    ValueRow("locations", starts=_keys_of("locations"), holds=TEXTS),
    ValueRow("rulings.*", told=told.ruling, holds=TEXT),
    ValueRow(SEATING, holds=TEXT),
    ValueRow(HINTS, holds=TEXT),
    ValueRow("person.*", holds=TEXT),
    ValueRow("program.*", holds=TEXT),
)  # fmt: skip

_secret: Final = partial(ValueRow, hidden_from=zones.of_threat)
_seen: Final = partial(ValueRow, hidden_from=zones.of_pretender)
_unseen: Final = partial(ValueRow, hidden_from=zones.unrevealed)

_THREAT: Final = (
    _secret("threat.{threat}.tr", "TR", up_to(_most_rating), starts=attrgetter("rating"), ends=(0, _most_rating),
            record=RecordGauge("tr", _of_threat("base_tr"), with_most("threat.{key}.tr", "threat.{key}.base_tr")),
            told=told.gauge),
    _secret("threat.{threat}.base_tr", "full TR", up_to(_most_rating), starts=attrgetter("rating"), told=told.gauge,
            holds=NUMBER),
    _secret("threat.{threat}.buffers", "Buffers", up_to(_of_threat("max_buffers")), starts=attrgetter("rating"),
            ends=(0, _of_threat("max_buffers")),
            record=RecordGauge("buffers", _of_threat("max_buffers"),
                               with_most("threat.{key}.buffers", "threat.{key}.max_buffers")),
            told=told.gauge, holds=NUMBER),
    _secret("threat.{threat}.max_buffers", "Buffers at most", _COUNT, starts=attrgetter("rating"), told=told.gauge),
    _secret("threat.{threat}.strike", holds=NUMBER),
    _secret("threat.{threat}.bgm", "size", Flag(), starts=attrgetter("bgm"), told=told.rewritten),
    _seen("threat.{threat}.full_size", told=told.monster_size, holds=FLAG),
    _seen("threat.{threat}.status", "state", _status,
             starts=lambda one: "locked" if one.locked else "active", record="status", told=told.status,
             holds=word("active", "beaten", "out_for_scene", threats.GONE, "locked", threats.MASKED)),
    _seen("threat.{threat}.name", "name", _NAME, starts=attrgetter("name"), told=told.renamed),
    _secret("threat.{threat}.note", "agenda", _NAME, starts=attrgetter("note"), told=told.rewritten),
    _secret("threat.{threat}.wave", "Wave", _NAME, starts=attrgetter("wave"), told=told.rewritten),
    _secret("threat.{threat}.storm", "Storm", _NAME, starts=attrgetter("storm"), told=told.rewritten),
    _secret("threat.{threat}.defeat", "Defeat Conditions", starts=attrgetter("defeat"), told=told.rewritten,
            holds=TEXTS),
    _secret("threat.{threat}.met", holds=NUMBERS),  # the Coach's own notes
    _secret("threat.{threat}.powers", starts=lambda one: one.power or None, told=told.unsaid, holds=TEXTS),
    _secret("threat.{threat}.parts", starts=lambda one: one.part or None, told=told.unsaid, holds=TEXTS),
    _seen("threat.{threat}.revealed", "what the Pilots know", starts=attrgetter("revealed"), told=told.pilots_know,
             holds=TEXTS),
    _secret("threat.{threat}.lair", starts=lambda one: one.lair or None, told=told.unsaid, holds=TEXT),
    _secret("threat.{threat}.mask", starts=lambda one: one.mask or None, told=told.unsaid, holds=TEXT),
    _secret("threat.{threat}.faction", told=told.unsaid, holds=TEXT),
    _seen("threat.{threat}.sign", starts=lambda one: one.sign or None, told=told.unsaid, holds=TEXT),
    _seen("threat.{threat}.copy_of", told=told.unsaid, holds=TEXT),
)  # fmt: skip

_FACTION: Final = (
    _unseen("faction.{faction}.agency", "Agency", Number(1, 7), starts=attrgetter("agency"), record="agency",
            told=told.gauge),
    _unseen("faction.{faction}.offenses", "Offenses", Number(0, 2), starts=0, ends=(0, 3), record="offenses",
            told=told.gauge),
    ValueRow("faction.{faction}.revealed", "Revealed", Flag(), starts=attrgetter("revealed"), told=told.revealed),
    _unseen("faction.{faction}.name", "Name", _NAME, starts=attrgetter("name"), told=told.renamed),
    _unseen("faction.{faction}.note", "Note", _NAME, starts=attrgetter("note"), told=told.rewritten),
    _unseen("faction.{faction}.pleased_by", starts=lambda one: one.pleased_by or None, told=told.unsaid, holds=TEXT),
    _unseen("faction.{faction}.hurt_by", starts=lambda one: one.hurt_by or None, told=told.unsaid, holds=TEXT),
    _unseen("faction.{faction}.status", told=told.status, holds=TEXT),
    _unseen("faction.{faction}.gone", "Gone", holds=TEXT),  # what became of it is announced
    _unseen("faction.{faction}.*", told=told.unsaid, holds=ANYTHING),
)  # fmt: skip

_LOCATION: Final = (
    _unseen("location.{location}.state", "state", OneOf(STATES), starts="standing", record="state",
            told=told.location),
    _unseen("location.{location}.buffers", "buffers", _COUNT, told=told.gauge),
    ValueRow("location.{location}.revealed", "revealed", Flag(), starts=attrgetter("revealed"), told=told.revealed),
    _unseen("location.{location}.name", "name", _NAME, starts=attrgetter("name"), told=told.renamed),
    _unseen("location.{location}.boon", "boon", _NAME, starts=attrgetter("boon"), told=told.rewritten),
    _unseen("location.{location}.blight", "blight", _NAME, starts=attrgetter("blight"), told=told.rewritten),
    _unseen("location.{location}.boons", "boons", starts=lambda one: one.has or None, told=told.unsaid, holds=TEXTS),
    _unseen("location.{location}.*", told=told.unsaid, holds=ANYTHING),
)  # fmt: skip

VALUES: Final = ValueTable(
    {
        "pilot": Whose(pilot_seats),
        "seat": Whose(lambda table: (*pilot_seats(table), COACH_SEAT)),
        "coach": Whose(lambda _table: (COACH_SEAT,)),
        **{
            kind: Whose(lambda table, kind=kind: table.listed(f"{kind}s"), f"{kind}.{{}}")  # type: ignore[misc]
            for kind in ("faction", "location")
        },
        "threat": Whose(zones.every_threat, "threat.{}"),
    },
    *_TABLE, *PILOT, *_THREAT, *_FACTION, *_LOCATION, *FIGHT, *BOOKKEEPING,
)  # fmt: skip


THREAT_SECRETS: Final = frozenset(
    row.path.rpartition(".")[2] for row in VALUES.rows if row.hidden_from is zones.of_threat
)
"""What a Threat's plate holds, and the words by which the Coach reveals it piece by piece (INFO-7, R-83)."""


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Red's Charges", "Harmony", "The Brass Tide's TR"."""
    owner, name = VALUES.owner(path), VALUES.short(path)
    return owned(named(table, owner), name) if owner else name


def is_bookkeeping(path: str) -> bool:
    """Say whether a path is never told: another sentence says it, or nobody but the program needs it."""
    found = VALUES.at(path)
    return found is not None and found.row.told is SILENT

"""The values of each Pilot, one in a row: a part of the table of `values.py`.

What is `while_there` is set by hand only once play has brought it.
"""

from collections.abc import Mapping
from functools import partial
from operator import attrgetter
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots import evolution, robos
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.setup import PilotSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.telling import of_values as told
from gattai_desktop.games.kinds import Flag, Gauge, Number, OneOf, Text
from gattai_desktop.games.record_gauge import RecordGauge, RecordGive, with_most
from gattai_desktop.games.value_kinds import ANYTHING, FLAG, LISTS, NUMBER, TEXT, TEXTS
from gattai_desktop.games.value_table import ValueRow, While, kept, up_to, while_there

_COUNT: Final = Number(0, 99)
_STAT: Final = while_there(Number(0, 7))
_MODIFIER: Final = while_there(Number(-30, 30))
_NAME: Final = while_there(Text())
RECURRING: Final = Number(-7, 7)
"""How much a Pilot changes of the Team at the start of a later scenario."""


def _most_charges(table: Table, seat: str) -> int:
    return pilot(table, seat).max_charges


def _most_buffers(table: Table, seat: str) -> int:
    return pilot(table, seat).max_buffers


def _most_endurance(table: Table, seat: str) -> int:
    return robos.robo(table, seat).max_endurance


def _grown(kind: Gauge) -> While:
    """A value may be set while it is there, or no First Contact is played, because no Pilot grows in it."""
    return While(kind, lambda table, value: value.path in table.values or not first_contact.is_on(table))


def _starting_charges(one: PilotSetup) -> int:
    """Half of the maximum, rounded up: R-87 `starting_charges`, its default in every edition."""
    return (max(0, 2 * _stat_of("circuit", one) + one.charge_modifier) + 1) // 2


def _stat_of(stat: str, one: PilotSetup) -> int:
    return one.stats.get(stat, 3)


def _with_base(stat: str) -> RecordGive:
    def give(_values: Mapping[str, Value], key: str, amount: Value, _most: int | None) -> Mapping[str, Value]:
        return {f"pilot.{key}.{stat}": amount, f"pilot.{key}.base.{stat}": amount}

    return give


def _by_stat(gauge: str, stat: str, per_point: int, modifier: str) -> RecordGive:
    """Let a maximum that follows from a Stat be as it is given: the modifier takes what the Stat leaves over."""

    def give(_values: Mapping[str, Value], key: str, amount: Value, most: int | None) -> Mapping[str, Value]:
        path = f"pilot.{key}"
        given: dict[str, Value] = {f"{path}.{gauge}": amount}
        if most is not None:
            points = most // per_point
            given |= {f"{path}.{stat}": points, f"{path}.base.{stat}": points}
            given[f"{path}.{modifier}"] = most - points * per_point
        return given

    return give


def _stats() -> tuple[ValueRow, ...]:
    """Each Stat, then each as it is at full; `stat` is the only one of First Contact."""
    own = STAT_NAMES.items()
    return (
        *(
            ValueRow(
                f"pilot.{{pilot}}.{stat}",
                name,
                _STAT,
                starts=partial(_stat_of, stat) if stat != first_contact.STAT else None,
                ends=(0, 7),
                record=RecordGauge(stat, give=_with_base(stat)) if stat != first_contact.STAT else "",
                told=told.gauge,
            )
            for stat, name in own
        ),
        *(
            ValueRow(
                f"pilot.{{pilot}}.base.{stat}",
                wording("full {stat}", stat=name),
                _STAT,
                starts=partial(_stat_of, stat) if stat != first_contact.STAT else None,
                told=told.quiet_gauge,
            )
            for stat, name in own
        ),
    )


def _several(path: str, names: Mapping[str, str], kind: Gauge) -> tuple[ValueRow, ...]:
    """What a Pilot gains by growing: no list offers it, but it may be set."""
    return tuple(
        ValueRow(path + key, name, _grown(kind), listed=False, told=told.quiet_gauge) for key, name in names.items()
    )


PILOT: Final = (
    *_stats(),
    ValueRow("pilot.{pilot}.charges", "Charges", up_to(_most_charges), starts=_starting_charges,
             ends=(0, _most_charges), told=told.gauge,
             record=RecordGauge("charges", _most_charges, _by_stat("charges", "circuit", 2, "charge_modifier"))),
    ValueRow("pilot.{pilot}.buffers", "Buffers", up_to(_most_buffers),
             starts=lambda one: max(0, _stat_of("synapse", one) + one.buffer_modifier),
             ends=(0, _most_buffers), told=told.gauge,
             record=RecordGauge("buffers", _most_buffers, _by_stat("buffers", "synapse", 1, "buffer_modifier"))),
    ValueRow("pilot.{pilot}.lessons", "Lessons", while_there(_COUNT), starts=0, record="lessons", told=told.gauge),
    ValueRow("pilot.{pilot}.charge_modifier", "Extra Charges", _MODIFIER, starts=attrgetter("charge_modifier"),
             told=told.gauge),
    ValueRow("pilot.{pilot}.buffer_modifier", "Extra Buffers", _MODIFIER, starts=attrgetter("buffer_modifier"),
             told=told.gauge),
    ValueRow("pilot.{pilot}.strike_modifier", "Extra Strike", _MODIFIER, starts=attrgetter("strike_modifier"),
             told=told.gauge),
    ValueRow("pilot.{pilot}.max_hand", "Hand size", while_there(Number(0, 30)), starts=attrgetter("max_hand"),
             record="hand size", told=told.gauge, holds=NUMBER),
    ValueRow("pilot.{pilot}.status", "state",
             while_there(OneOf(("active", "out", "dead", "departed", "graduated"))), starts="active", record="status",
             told=told.status),
    ValueRow("pilot.{pilot}.name", "name", _NAME, starts=lambda one: one.name or one.seat.capitalize(),
             told=told.renamed, holds=TEXT),
    ValueRow("pilot.{pilot}.specialty", "Gambit Specialty", _NAME, starts=attrgetter("specialty"),
             record="specialty", told=told.Became("{who}'s Gambit Specialty: {after}"), holds=TEXT),
    ValueRow("pilot.{pilot}.robo.name", "Robo", _NAME, starts=attrgetter("robo"), told=told.quiet_gauge),
    ValueRow("pilot.{pilot}.robo.endurance", "Robo's Endurance", up_to(_most_endurance), starts=robos.ENDURANCE,
             ends=(0, _most_endurance), told=told.endurance,
             record=RecordGauge("endurance", _most_endurance, with_most("pilot.{key}.robo.endurance",
                                                                         "pilot.{key}.robo.max_endurance"))),
    ValueRow("pilot.{pilot}.robo.max_endurance", "Robo's Endurance at most", while_there(Number(0, 30)),
             starts=robos.ENDURANCE, told=told.most_endurance, holds=NUMBER),
    ValueRow("pilot.{pilot}.robo.corroded", "Robo's corrosion", while_there(_COUNT), told=told.gauge, holds=NUMBER),
    ValueRow("pilot.{pilot}.robo.rank", "Robo's Tech Rank", while_there(Number(1, 3)), starts=1,
             told=told.quiet_gauge, holds=NUMBER),
    ValueRow("pilot.{pilot}.robo.present", "Robo in the scene", while_there(Flag()), starts=False,
             told=told.quiet_gauge, holds=FLAG),
    ValueRow("pilot.{pilot}.robo.summoned", "Summon Effect, last in session", told=told.quiet_gauge, holds=NUMBER),
    ValueRow("pilot.{pilot}.robo.entry", starts=lambda one: one.rides or None, told=told.unsaid, holds=TEXT),
    ValueRow("pilot.{pilot}.techs", starts=lambda one: one.tech or None, told=told.unsaid, holds=TEXTS),
    ValueRow("pilot.{pilot}.daishos", told=told.unsaid, holds=ANYTHING),
    ValueRow("pilot.{pilot}.robos", told=told.unsaid, holds=ANYTHING),
    *kept(TEXT, "pilot.{pilot}.chroma", told=told.unsaid),
    *kept(LISTS, "pilot.{pilot}.chromas", told=told.unsaid),
    *kept(TEXTS, "pilot.{pilot}.locked", told=told.unsaid),
    ValueRow("pilot.{pilot}.evolutions_for", told=told.unsaid, holds=TEXTS),
    ValueRow("pilot.{pilot}.evolutions", "Evolutions to spend", _grown(_COUNT), listed=False, told=told.gauge),
    ValueRow("pilot.{pilot}.evolved", "Evolutions spent", _grown(_COUNT), listed=False),
    ValueRow("pilot.{pilot}.draw_modifier", "bonus cards", _grown(Number(0, 30)), listed=False, told=told.quiet_gauge),
    ValueRow("pilot.{pilot}.class", "Class", _grown(Number(0, len(evolution.CLASSES) - 1)), listed=False),
    *_several("pilot.{pilot}.slots.", {kind: f"slots for {kind}" for kind in evolution.GEAR_TYPES}, Number(0, 9)),
    *_several("pilot.{pilot}.universal.",
              {tech: f"universal {tech.capitalize()} Tech" for tech in evolution.UNIVERSAL},
              Number(0, evolution.MOST_RANK)),
    *_several("pilot.{pilot}.recurring.",
              {key: f"recurring {name}" for key, name in
               (("harmony", "Harmony"), *RESOURCES.items(), ("resource", "Resource of her choice"))}, RECURRING),
    ValueRow("pilot.{pilot}.cue.lesson", told=told.unsaid, holds=TEXT),
    ValueRow("pilot.{pilot}.cue.schism", told=told.unsaid, holds=TEXT),
    ValueRow("pilot.{pilot}.adjectives", "adjectives", told=told.quiet_gauge, holds=TEXTS),
    ValueRow("pilot.{pilot}.present", told=told.present, holds=FLAG),
    *kept(TEXT, *(f"pilot.{{pilot}}.{name}" for name in ("role", "who", "why", "goal", "note")), told=told.rewritten),
    # What was told when she was made: palette and concept in pairs of name and text, answers with their questions.
    *kept(ANYTHING, *(f"pilot.{{pilot}}.{name}" for name in ("palette", "concept", "sacrifices", "answers")),
          told=told.unsaid),
    # Where she is in her cycle, and what is announced in words: category, shifts due.
    ValueRow("pilot.{pilot}.last_category", holds=TEXT),
    ValueRow("pilot.{pilot}.may_shift", holds=TEXTS),
)  # fmt: skip

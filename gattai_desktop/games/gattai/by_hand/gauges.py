"""Which values of a table may be set by hand, and within what range (RULES ED-4, the inventory of RULES 4).

A path that is not listed here cannot be set: the values by which a conflict keeps its place are changed by playing,
or dropped by calling it off.
"""

from collections.abc import Callable
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events import damage
from gattai_desktop.games.gattai.events.recipients import RESOURCES, listed
from gattai_desktop.games.gattai.pilots import evolution, robos
from gattai_desktop.games.gattai.pilots.harmony import POOL, RED, harmony, schism
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact, score
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.locations import STATES
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.kinds import Flag, Gauge, Number, OneOf, Text

_MOST: Final = 99


_COUNT: Final = Number(0, _MOST)
_NAME: Final = Text()
_PILOT: Final[dict[str, Gauge]] = {
    **{stat: Number(0, 7) for stat in (*STATS, "stat")},
    **{f"base.{stat}": Number(0, 7) for stat in (*STATS, "stat")},
    **dict.fromkeys(("charges", "buffers", "lessons"), _COUNT),
    **dict.fromkeys(("charge_modifier", "buffer_modifier", "strike_modifier"), Number(-30, 30)),
    "max_hand": Number(0, 30),
    "status": OneOf(("active", "out", "dead", "departed", "graduated")),
    **dict.fromkeys(("name", "specialty", "robo.name"), _NAME),
    **dict.fromkeys(("robo.endurance", "robo.max_endurance"), Number(0, 30)),
    "robo.rank": Number(1, 3),
    "robo.present": Flag(),
}
# What a Pilot has only once it is more than nothing.
_OF_HER_GROWTH: Final[dict[str, Gauge]] = {
    "evolutions": _COUNT,
    "evolved": _COUNT,
    "draw_modifier": Number(0, 30),
    "class": Number(0, len(evolution.CLASSES) - 1),
    **{f"slots.{kind}": Number(0, 9) for kind in evolution.GEAR_TYPES},
    **{f"universal.{tech}": Number(0, evolution.MOST_RANK) for tech in evolution.UNIVERSAL},
    **{f"recurring.{name}": Number(-7, 7) for name in ("harmony", *RESOURCES)},
}
_OF_EACH: Final[dict[str, dict[str, Gauge]]] = {
    "pilot": _PILOT,
    "threat": {
        **dict.fromkeys(("tr", "base_tr", "buffers", "max_buffers"), _COUNT),
        "bgm": Flag(),
        "status": OneOf(("active", "beaten", "out_for_scene")),
        **dict.fromkeys(("name", "note", "wave", "storm"), _NAME),
    },
    "faction": {
        "agency": Number(1, 7),
        "offenses": Number(0, 2),
        "revealed": Flag(),
        **dict.fromkeys(("name", "note"), _NAME),
    },
    "location": {
        "state": OneOf(STATES),
        "buffers": _COUNT,
        "revealed": Flag(),
        **dict.fromkeys(("name", "boon", "blight"), _NAME),
    },
}
_OF_THE_TABLE: Final[dict[str, Gauge]] = {
    "team.harmony": Number(1, 7),
    "team.schism": _COUNT,
    **dict.fromkeys(("team.fan_club", "team.armory", "team.pit_crew"), _COUNT),
    crisis.TIER: _COUNT,
    "crisis.bgm_attacks": Flag(),
    "hand_size.coach": Number(0, 54),
    "session": Number(1, 999),
    "scene": Number(1, 999),
    "first_contact.schism": _COUNT,
    "throwdown.stage": Number(1, 7),
    **{f"scenario.{name}": _COUNT for name in score.COUNTED},
    "passing_score": Number(1, 999),
}
_FORM_GAUGES: Final = (".buffers", ".charges")
_IN_A_FIGHT: Final[dict[str, Gauge]] = {"score": Number(0, 127), "strike": Number(0, 14)}
# What a table has only while it is being used; the rest is there from the start.
_NEED_BE_THERE: Final = ("throwdown.", "first_contact.", "pilot.")
_LISTS: Final[dict[str, Callable[[State | Sight], tuple[str, ...]]]] = {
    "pilot": pilot_seats,
    "threat": lambda state: listed(state, "threats"),
    "faction": lambda state: listed(state, "factions"),
    "location": lambda state: listed(state, "locations"),
}


def gauge(state: State | Sight, path: str) -> Gauge | None:
    """Return what a value may be set to; None for one that cannot be set by hand, or is not at this table."""
    if path.startswith(_NEED_BE_THERE) and path not in state.values:
        kind, _, rest = path.partition(".")
        seat, _, name = rest.partition(".")
        growing = kind == "pilot" and seat in pilot_seats(state) and not first_contact.is_on(state)
        return _OF_HER_GROWTH.get(name) if growing else None
    if path == crisis.TIER:
        return Number(0, len(crisis.path(state)))
    if path == "team.schism" and harmony(state) > RED:
        return Number(0, POOL - 1)
    if path in _OF_THE_TABLE:
        return _OF_THE_TABLE[path]
    if path == final_form.LOCATION:
        keys = listed(state, "locations")
        return OneOf(keys) if keys else None
    kind, _, rest = path.partition(".")
    if kind == "throwdown" and rest.startswith("form."):
        most = state.values.get(final_form.form_path(rest.split(".")[1], f"max_{rest.split('.')[-1]}"))
        return Number(0, most) if isinstance(most, int) and path.endswith(_FORM_GAUGES) else None
    if kind == "throwdown":
        name, _, seat = rest.partition(".")
        return _IN_A_FIGHT.get(name) if seat in {*pilot_seats(state), COACH_SEAT} else None
    key, _, name = rest.partition(".")
    if kind not in _OF_EACH or key not in _LISTS[kind](state):
        return None
    most = _most(state, kind, key, name)
    if kind == "pilot" and name in _OF_HER_GROWTH:
        return _OF_HER_GROWTH[name]
    return _OF_EACH[kind].get(name) if most is None else Number(0, most)


def _most(state: State | Sight, kind: str, key: str, name: str) -> int | None:
    """The maximum of a gauge that follows from others; the modifiers raise it (PILOT-3, PILOT-11, THREAT-1)."""
    if kind == "pilot" and name in {"charges", "buffers"}:
        her = pilot(state, key)
        return her.max_charges if name == "charges" else her.max_buffers
    if kind == "pilot" and name == "robo.endurance":
        return robos.robo(state, key).max_endurance
    if kind == "threat" and name == "buffers":
        return cast("int", state.values[f"threat.{key}.max_buffers"])
    if kind == "threat" and name in {"tr", "base_tr"} and rulings_of(state).tr_cap == "seven":
        return threats.CAP
    return None


def keep_within(ledger: Ledger, path: str) -> None:
    """Bring down what stands above its maximum after a value was set by hand (PILOT-8, THREAT-3, TEAM-3)."""
    if path == "team.harmony" and harmony(ledger.table) > RED:
        ledger.set("team.schism", min(POOL - 1, schism(ledger.table)), rule="TEAM-3")
    kind, _, rest = path.partition(".")
    key = rest.partition(".")[0]
    if kind == "pilot":
        damage.fit_gauges(ledger, key)
        robos.fit(ledger, key)
    elif kind == "threat":
        most = ledger.number(f"threat.{key}.max_buffers")
        ledger.set(f"threat.{key}.buffers", min(most, ledger.number(f"threat.{key}.buffers")), rule="THREAT-3")


def settable(state: State | Sight) -> tuple[str, ...]:
    """Every path that may be set by hand at this table, for lists in a window."""
    own = (f"{kind}.{key}.{name}" for kind, names in _OF_EACH.items() for key in _LISTS[kind](state) for name in names)
    fight = (f"throwdown.{name}.{seat}" for name in _IN_A_FIGHT for seat in (*pilot_seats(state), COACH_SEAT))
    forms = (final_form.form_path(one.side, name[1:]) for one in final_form.forms(state) for name in _FORM_GAUGES)
    return tuple(
        path for path in (*_OF_THE_TABLE, final_form.LOCATION, *own, *fight, *forms) if gauge(state, path) is not None
    )

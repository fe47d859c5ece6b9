"""What a table answers to the conditions and sums of an effect: how things stand, and what is just happening.

What is just happening are the bindings with which a window was opened ("drive", "resonant", "source" …); the rest is
read from the table. Nothing here knows a rule, so that everything may ask.
"""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.condition import Condition
from gattai_desktop.games.gattai.entries import TABLE, Carried
from gattai_desktop.games.gattai.omen_count import omens
from gattai_desktop.games.gattai.timing import WINDOWS

Table = State | Sight
Bindings = Mapping[str, Value]

# Names that are a value of the table, by its path.
_PATHS: Final[Mapping[str, str]] = {
    "step": "step",
    "harmony": "team.harmony",
    "schism": "team.schism",
    "fan_club": "team.fan_club",
    "armory": "team.armory",
    "pit_crew": "team.pit_crew",
    "tier": "crisis.tier",
    "scene": "scene",
    "session": "session",
    "bgm_attacks": "crisis.bgm_attacks",
    "here": "scene.location",
}
_OF_A_PILOT: Final = {"charges": "charges", "buffers": "buffers", "endurance": "robo.endurance"}


def seat_of(owner: str, table: Table | None = None) -> str:
    """The seat that decides for an owner: a Pilot for herself, the Coach for everything else."""
    del table
    return COACH_SEAT if "." in owner or owner == TABLE else owner


def same_side(table: Table, one: str, other: str) -> bool:
    """Whether two fight on one side, or, where nobody fights, are both Pilots."""
    first, second = seat_of(one), seat_of(other)
    for side in _sides(table):
        here = cast("tuple[str, ...]", table.values.get(f"throwdown.side.{side}") or ())
        if first in here or second in here:
            return first in here and second in here
    return COACH_SEAT not in {first, second}


def _sides(table: Table) -> tuple[str, ...]:
    found = (table.values.get("throwdown.challenger"), table.values.get("throwdown.challenged"))
    return tuple(str(side) for side in found if side is not None)


def _involved(table: Table, owner: str) -> bool:
    seat = seat_of(owner)
    if owner.startswith("threat."):
        return owner.partition(".")[2] in cast("tuple[str, ...]", table.values.get("throwdown.threats") or ())
    return any(
        seat in cast("tuple[str, ...]", table.values.get(f"throwdown.side.{one}") or ()) for one in _sides(table)
    )


def answer(table: Table, found: Carried, bindings: Bindings, name: str) -> Value:
    """Return what the table answers for a name; None for what has no answer now."""
    values, owner = table.values, found.owner
    if name in bindings:
        return bindings[name]
    if name in _PATHS:
        return values.get(_PATHS[name])
    if name in _OF_A_PILOT:
        return values.get(f"pilot.{owner}.{_OF_A_PILOT[name]}", values.get(f"{owner}.{_OF_A_PILOT[name]}"))
    match name:
        case "self":
            return owner
        case "own":
            return bindings.get("source") == owner or _speaks_for(owner, bindings.get("source"))
        case "on_team":
            recipient = bindings.get("recipient")
            return isinstance(recipient, str) and recipient != owner and "." not in recipient and recipient != "team"
        case "stage":
            return values.get("throwdown.stage") or 1
        case "rumble":
            return (cast("int", values.get("throwdown.stage") or 1)) > 3
        case "in_throwdown":
            return bool(_sides(table))
        case "involved":
            return _involved(table, owner)
        case "own_turn":
            turn = values.get("throwdown.turn")
            return turn is not None and seat_of(owner) in cast(
                "tuple[str, ...]", values.get(f"throwdown.side.{turn}") or ()
            )
        case "against_pilots":
            return bool(_sides(table)) and COACH_SEAT not in _sides(table)
        case "commander":
            return next(
                (values.get(f"throwdown.commander.{one}") or one for one in _sides(table) if one == owner), None
            )
        case "omens":
            return omens(table)
        case "hand":
            return table.count(f"hand.{seat_of(owner)}")
        case "rating":
            return values.get(f"{owner}.tr")
        case "robo_present":
            return values.get(f"pilot.{owner}.robo.present") is True
        case "here_razed":
            return values.get(f"location.{values.get('scene.location')}.state") == "razed"
        case "razed":
            return values.get(f"{owner}.state") == "razed"
        case "here_named":
            return values.get("scene.location") is not None and owner == f"location.{values['scene.location']}"
        case "parts_defeated" | "peers":
            return _kin(table, owner, name)
        case "ticked":
            return len(cast("tuple[str, ...]", values.get(f"{owner}.ticked") or ()))
        case _:
            return None


def _speaks_for(owner: str, source: Value) -> bool:
    return owner == TABLE and source is not None


def _kin(table: Table, owner: str, name: str) -> int:
    """How many parts of a Threat have been beaten, or how many copies of it are in play."""
    values = table.values
    if name == "peers":
        called = values.get(f"{owner}.copy_of") or owner.partition(".")[2]
        keys = cast("tuple[str, ...]", values.get("threats") or ())
        return sum(
            (values.get(f"threat.{key}.copy_of") or key) == called
            and (values.get(f"threat.{key}.status") or "active") == "active"
            for key in keys
        )
    parts = cast("tuple[str, ...]", values.get(f"{owner}.parts") or ())
    return sum(values.get(f"threat.{key}.status") == "beaten" for key in parts)


def numbers(table: Table, found: Carried, bindings: Bindings) -> dict[str, int]:
    """What the names of a sum are worth: symbols, and whatever number was bound or picked."""
    values = table.values
    known: dict[str, int] = {"Rank": found.rank, "Ω": omens(table), "Stage": 1}
    stage = values.get("throwdown.stage")
    if isinstance(stage, int):
        known["Stage"] = stage
    for name, path in (
        ("Tier", "crisis.tier"),
        ("Harmony", "team.harmony"),
        ("TR", f"{found.owner}.tr"),
        ("GearTier", f"entry.{found.entry}.tier"),
    ):
        number = values.get(path)
        if isinstance(number, int):
            known[name] = number
    known["X"] = max(0, known["Stage"] - 3) or known["Stage"]
    for name, bound in bindings.items():
        if isinstance(bound, int) and not isinstance(bound, bool):
            known[name] = bound
    return known


def holds(table: Table, found: Carried, condition: Condition | None, bindings: Bindings) -> bool:
    """Whether a condition is met, none always."""
    if condition is None:
        return True
    return condition.holds(lambda name: answer(table, found, bindings, name), numbers(table, found, bindings))


def acts_here(table: Table, found: Carried, window: str, bindings: Bindings) -> bool:
    """Whether the actor of a window is the effect's owner, where its condition does not speak of the actor."""
    actor = WINDOWS[window].actor
    if not actor or actor not in bindings:
        return True
    condition = found.effect.condition
    if condition is not None and actor in condition.asks_about:
        return True
    who = str(bindings[actor])
    if found.owner in {who, TABLE}:
        return True
    # The Coach acts for the Threats that fight, and a Location for whoever acts in it.
    if found.owner.startswith("threat."):
        return who == COACH_SEAT and _involved(table, found.owner)
    return found.owner.startswith("location.") and found.owner.partition(".")[2] == table.values.get("scene.location")

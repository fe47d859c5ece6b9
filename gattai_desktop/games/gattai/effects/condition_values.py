"""The values that the conditions and sums of an effect ask a table for, of its state and of what just happens.

What is just happening are the bindings with which a window was opened ("drive", "resonant", "source" …); the rest is
read from the table. Nothing here knows a rule, so that everything may ask.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value, Values, as_list
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import following
from gattai_desktop.games.gattai.effects.condition import Condition
from gattai_desktop.games.gattai.effects.entries import TABLE, HeldEntry
from gattai_desktop.games.gattai.effects.hooks import WINDOWS
from gattai_desktop.games.gattai.effects.sums import POOL
from gattai_desktop.games.gattai.world.conditions import is_violence
from gattai_desktop.games.gattai.zones import GONE, PILE, deck_of, every_threat, omen_zone, omens, trash_zone

Bindings = Mapping[str, Value]
GAMBIT_WON: Final = "gambit_won"
"""The scene of the last Gambit that was won, until a Boon is used that asks for it."""

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
    "robo_hurt": "throwdown.robo_hurt",
    "risk_fits": "throwdown.risk_fits",
    "faces": "crisis.faces",
    "here": "scene.location",
}
_OF_A_PILOT: Final = {"charges": "charges", "buffers": "buffers", "endurance": "robo.endurance"}


def seat_of(owner: str) -> str:
    """The seat that decides for an owner: a Pilot for herself, the Coach for everything else."""
    return COACH_SEAT if "." in owner or owner == TABLE else owner


def _sides(table: Table) -> tuple[str, ...]:
    found = (table.values.get("throwdown.challenger"), table.values.get("throwdown.challenged"))
    return tuple(str(side) for side in found if side is not None)


def fighting(table: Table) -> bool:
    """Whether sides stand against each other."""
    return bool(_sides(table))


def involved(table: Table, owner: str) -> bool:
    """Whether an owner of effects takes part in the Throwdown."""
    seat = seat_of(owner)
    if owner.startswith("threat."):
        return owner.partition(".")[2] in table.listed("throwdown.threats")
    return any(seat in table.listed(f"throwdown.side.{one}") for one in _sides(table))


def answer(table: Table, found: HeldEntry, bindings: Bindings, name: str) -> Value:
    """Return what the table answers for a name; None for what has no answer now."""
    values, owner = table.values, found.owner
    if name in bindings:
        return bindings[name]
    if name in _PATHS:
        return values.get(_PATHS[name])
    if name.startswith(POOL):
        return values.get(f"pool.{name.removeprefix(POOL)}.{owner}") or 0
    if name in _OF_A_PILOT:
        return values.get(f"pilot.{owner}.{_OF_A_PILOT[name]}", values.get(f"{owner}.{_OF_A_PILOT[name]}"))
    asked = _ASKED.get(name)
    return None if asked is None else asked(table, found, bindings)


def _stage(table: Table) -> int:
    return table.number("throwdown.stage") or 1


def _own(found: HeldEntry, bindings: Bindings) -> bool:
    source = bindings.get("source")
    return source == found.owner or (found.owner == TABLE and source is not None)


def _on_team(found: HeldEntry, bindings: Bindings) -> bool:
    """Whether the event hits another Pilot than the owner."""
    recipient = bindings.get("recipient")
    return isinstance(recipient, str) and recipient not in {found.owner, "team"} and "." not in recipient


def _own_turn(table: Table, owner: str) -> bool:
    turn = table.values.get("throwdown.turn")
    return turn is not None and seat_of(owner) in table.listed(f"throwdown.side.{turn}")


def _harmony_after(table: Table, bindings: Bindings) -> int:
    """Where Harmony would stand after the Schism that is under way (MICRO-35: each seven points a step, or one)."""
    value = bindings.get("value")
    points = table.number("team.schism") + (value if isinstance(value, int) else 0)
    step = 1 if rulings_of(table).schism_model == "direct" else 7
    return max(1, (table.number("team.harmony") or 1) - points // step)


def _here(table: Table) -> str:
    return f"location.{table.values.get('scene.location')}"


_ASKED: Final[Mapping[str, Callable[[Table, HeldEntry, Bindings], Value]]] = {
    "self": lambda _table, found, _bindings: found.owner,
    "own": lambda _table, found, bindings: _own(found, bindings),
    "on_team": lambda _table, found, bindings: _on_team(found, bindings),
    "stage": lambda table, _found, _bindings: _stage(table),
    "rumble": lambda table, _found, _bindings: _stage(table) > 3,
    "in_throwdown": lambda table, _found, _bindings: bool(_sides(table)),
    "in_conflict": lambda table, _found, _bindings: bool(_sides(table)) or table.values.get("gambit.pilot") is not None,
    "involved": lambda table, found, _bindings: involved(table, found.owner),
    "own_turn": lambda table, found, _bindings: _own_turn(table, found.owner),
    "against_pilots": lambda table, _found, _bindings: bool(_sides(table)) and COACH_SEAT not in _sides(table),
    "omens": lambda table, _found, _bindings: omens(table),
    "hand": lambda table, found, _bindings: table.count(f"hand.{seat_of(found.owner)}"),
    "rating": lambda table, found, _bindings: table.values.get(f"{found.owner}.tr"),
    "robo_present": lambda table, found, _bindings: table.values.get(f"pilot.{found.owner}.robo.present") is True,
    "here_razed": lambda table, _found, _bindings: table.values.get(f"{_here(table)}.state") == "razed",
    "hit_razed": lambda table, _found, bindings: table.values.get(f"{bindings.get('recipient')}.state") == "razed",
    "razed": lambda table, found, _bindings: table.values.get(f"{found.owner}.state") == "razed",
    "here_named": lambda table, found, _bindings: found.owner == _here(table),
    "locked": lambda table, found, _bindings: table.values.get(f"{found.owner}.status") == "locked",
    "masked": lambda table, found, _bindings: table.values.get(f"{found.owner}.status") == "masked",
    "full": lambda table, found, _bindings: table.number(f"{found.owner}.tr") >= table.number(f"{found.owner}.base_tr"),
    "coach_omens": lambda table, _found, _bindings: sum(one.up for one in table.zones.get(omen_zone(COACH_SEAT), ())),
    "harmony_after": lambda table, _found, bindings: _harmony_after(table, bindings),
    "spent": lambda table, found, _bindings: following.spent(table, found.owner),
    "won": lambda table, found, bindings: _stood_with(table, found, bindings, "winner"),
    "lost": lambda table, found, bindings: _stood_with(table, found, bindings, "loser"),
    "parts_defeated": lambda table, found, _bindings: _parts_defeated(table, found.owner),
    "rank": lambda _table, found, _bindings: found.rank,
    "worn": lambda table, found, _bindings: _worn(table, found.entry),
    "trash": lambda table, found, _bindings: _top_of_trash(table, found.owner),
    "gambit_won": lambda table, _found, _bindings: table.values.get(GAMBIT_WON) == table.values.get("scene"),
    "at_lair": lambda table, found, _bindings: _at_lair(table, found.owner),
    "risking": lambda table, found, _bindings: found.owner in _risk(table)[:1],
    "risked": lambda table, _found, _bindings: _risked(table),
    "from_boon": lambda table, _found, _bindings: following.from_boon(table),
    "follows": lambda table, found, _bindings: following.follows(table, found),
    "peers": lambda table, found, _bindings: len(copies(table, found.owner)),
    "eldest": lambda table, found, _bindings: found.owner in copies(table, found.owner)[:1],
    "deeds": lambda table, found, _bindings: _deeds(table, found.owner),
}


ANSWERED: Final = frozenset({*_PATHS, *_OF_A_PILOT, *_ASKED})
"""Every name that is answered at any moment."""


def holding(table: Table, effects: Iterable[HeldEntry]) -> Iterator[HeldEntry]:
    """Yield those of these effects whose condition holds now."""
    return (found for found in effects if holds(table, found, found.effect.condition, {}))


def _top_of_trash(table: Table, owner: str) -> int:
    """The rank of the card on top of the own Trash, 0 where none lies there."""
    lying = table.zones.get(trash_zone(deck_of(seat_of(owner))))
    return lying[-1].card.rank if lying else 0


def _at_lair(table: Table, owner: str) -> bool:
    """Whether the current Location is the one that a Threat has made its own."""
    here = table.values.get("scene.location")
    return here is not None and table.values.get(f"{owner}.lair") == here


def _risk(table: Table) -> tuple[str, ...]:
    return table.listed("throwdown.risk")


def _risked(table: Table) -> bool:
    """Whether the winning card was flipped to be played in this turn."""
    lying = table.zones.get(PILE) or ()
    return bool(lying) and lying[-1].card.key in _risk(table)[1:]


def _worn(table: Table, entry: str) -> int:
    """How many Pilots of the Team who are here carry a piece of Gear."""
    values = table.values
    keys = cast("tuple[str, ...]", values.get("gear") or ())
    holders = {values.get(f"gear.{key}.holder") for key in keys if values.get(f"gear.{key}.entry") == entry}
    return sum(seat in holders and _is_here(values, seat) for seat in cast("tuple[str, ...]", values["seats"]))


def _is_here(values: Values, seat: str) -> bool:
    return values.get(f"pilot.{seat}.present") is not False and values.get(f"pilot.{seat}.status") not in GONE


def _stood_with(table: Table, found: HeldEntry, bindings: Bindings, which: str) -> bool:
    """Whether the owner fought on the side that won, or lost, the Throwdown that is over."""
    side = bindings.get(which)
    fought = table.listed(f"throwdown.involved.{side}")
    return seat_of(found.owner) in fought


def copies(table: Table, owner: str) -> tuple[str, ...]:
    """The copies of a Threat that are in play, itself among them, the oldest first.

    One that pretends is out of play for all others, and for itself once the Faction has entered that it is then.
    """
    values = table.values
    called = values.get(f"{owner}.copy_of") or owner.partition(".")[2]
    return tuple(
        f"threat.{key}"
        for key in every_threat(table)
        if (values.get(f"threat.{key}.copy_of") or key) == called
        and f"threat.{key}.faction" not in values
        and (values.get(f"threat.{key}.status") or "active") in {"active", "masked" if f"threat.{key}" == owner else ""}
    )


def _parts_defeated(table: Table, owner: str) -> int:
    """How many parts of a Threat have been beaten."""
    parts = table.listed(f"{owner}.parts")
    return sum(table.values.get(f"threat.{key}.status") == "beaten" for key in parts)


def _deeds(table: Table, owner: str) -> int:
    """How many Defeat Conditions of a Threat are met that are not met by force."""
    met = cast("tuple[int, ...]", table.values.get(f"{owner}.met") or ())
    conditions = enumerate(table.listed(f"{owner}.defeat"), 1)
    return sum(number in met and not is_violence(one) for number, one in conditions)


def numbers(table: Table, found: HeldEntry, bindings: Bindings) -> dict[str, int]:
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
    if found.effect.counts_trash:
        known["Trash"] = _top_of_trash(table, found.owner)
    for one in as_list(bindings.get("picked")):
        tier = values.get(f"{one}.tier") if str(one).startswith("gear.") else None
        if isinstance(tier, int):
            known["GearTier"] = tier
    for pool in found.effect.pools:
        held = values.get(f"pool.{pool.removeprefix(POOL)}.{found.owner}")
        known[pool] = held if isinstance(held, int) else 0
    known["X"] = max(0, known["Stage"] - 3) or known["Stage"]
    known.update(
        {name: bound for name, bound in bindings.items() if isinstance(bound, int) and not isinstance(bound, bool)}
    )
    return known


def holds(table: Table, found: HeldEntry, condition: Condition | None, bindings: Bindings) -> bool:
    """Whether a condition is met, none always."""
    if condition is None:
        return True
    return condition.holds(lambda name: answer(table, found, bindings, name), numbers(table, found, bindings))


def acts_here(table: Table, found: HeldEntry, window: str, bindings: Bindings) -> bool:
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
        return who == COACH_SEAT and involved(table, found.owner)
    return found.owner.startswith("location.") and found.owner.partition(".")[2] == table.values.get("scene.location")

"""Targets of effects: who can be picked, who picks; and a step while it is carried out (CONTENT 0.2, 8.2)."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.effects import condition_values, costs, entries
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.effect import Effect, Step, Target
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.events.recipients import (
    RESOURCES,
    decides_against,
    in_play,
    leading_pilot,
    opponents_of,
    pilots_in_play,
    seat_of,
)
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots import gear, robos
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world.waves import attack_amount

USED: Final = "throwdown.used_techs"
"""The entries of Frames and Mods whose Assist was used in this Throwdown."""


def actor_of(table: Table, found: HeldEntry, bindings: Bindings) -> str:
    """In whose name an effect fires events: its owner's; a Location's in the name of the player who uses it."""
    user = bindings.get("user")
    if isinstance(user, str) and user:
        return user
    if found.owner.startswith("location.") or found.owner == "table":
        return leading_pilot(table)
    return found.owner


def chooser_of(table: Table, found: HeldEntry, bindings: Bindings) -> Seat:
    """The seat that picks for an effect."""
    actor = actor_of(table, found, bindings)
    match found.effect.chooser:
        case "opponent":
            return _opponent(table, actor, bindings)
        case "coach":
            return COACH_SEAT
        case "source":
            return seat_of(str(bindings.get("source") or actor))
        case "recipient":
            return seat_of(str(bindings.get("recipient") or actor))
        case "commander":
            side = throwdown.side_of(table, seat_of(actor))
            return throwdown.commander(table, side) if side is not None else seat_of(actor)
        case _:
            return seat_of(actor)


def _opponent(table: Table, actor: str, bindings: Bindings) -> Seat:
    driver = bindings.get("driver")
    if isinstance(driver, str) and driver != actor:
        return driver
    return decides_against(table, actor)


def candidates(table: Table, found: HeldEntry, target: Target | None, bindings: Bindings) -> tuple[str, ...]:
    """Everybody whom an effect may be picked for."""
    if target is None:
        return ()
    actor = actor_of(table, found, bindings)
    herself = {actor, f"pilot.{actor}.robo", f"hand.{actor}"} if target.others else set()
    match target.among:
        case "aimed":
            there = cast("tuple[str, ...]", bindings.get("aimed") or ())
        case "outside_wearers":
            there = _outside_wearers(table, found.entry)
        case "used_techs":
            there = tuple(f"entry.{one}" for one in effects_used(table) if one != found.entry)
        case _:
            there = _among(table, target.among, actor)
    own = tuple(dict.fromkeys(one for one in there if one not in herself))
    if not found.effect.picked_first:
        return own
    return tuple(one for one in own if _can_be_paid(table, found, bindings, one))


def effects_used(table: Table) -> tuple[str, ...]:
    """The Daisho's Assists that were used in this Throwdown; none that runs others (ED-9)."""
    used = table.listed(USED)
    return tuple(one for one in used if not any(step.verb == "run" for step in _assist_of(table, one).steps))


def _assist_of(table: Table, entry: str) -> Effect:
    return next(one for one in entries.effects_of(table.values, entry) if one.when[0] == "assist")


def _outside_wearers(table: Table, entry: str) -> tuple[str, ...]:
    """The Pilots outside of the fight who carry this Gear."""
    fighting = {seat for one in throwdown.sides(table) for seat in throwdown.involved(table, one)}
    return tuple(
        seat
        for seat in pilots_in_play(table)
        if seat not in fighting and any(one.entry == entry for one in gear.carried(table, seat))
    )


def _can_be_paid(table: Table, found: HeldEntry, bindings: Bindings, picked: str) -> bool:
    """Whether the price can be paid that comes with what is picked; of an Assist that is run again with its own."""
    chosen = {**bindings, "picked": (picked,)}
    if next(costs.unpayable(table, found, chosen), None) is not None:
        return False
    if not picked.startswith("entry."):
        return True
    entry, owner = picked.removeprefix("entry."), actor_of(table, found, bindings)
    again = HeldEntry(entry, 0, owner, 1, _assist_of(table, entry))
    own = sum(costs.due(table, found, cost, chosen) for cost in found.effect.costs if cost.kind == "charge")
    least = {name: low for name, low, _ in again.effect.picks}
    more = sum(costs.due(table, again, cost, least) for cost in again.effect.costs if cost.kind == "charge")
    return own + more <= costs.have(table, owner, "charge")


def _robos_here(table: Table) -> tuple[str, ...]:
    return tuple(f"pilot.{one}.robo" for one in pilots_in_play(table) if robos.in_scene(table, one))


def _stacks(table: Table) -> tuple[str, ...]:
    return tuple(one for one in in_play(table, "Faction") if table.count(one))


def _players(table: Table) -> tuple[str, ...]:
    return (*pilots_in_play(table), COACH_SEAT)


_DECKS: Final = ("coach", "pilots")
_WHOLE_TABLE: Final[Mapping[str, Callable[[Table], tuple[str, ...]]]] = {
    "locations": lambda table: in_play(table, "Location"),
    "revealed_locations": lambda table: in_play(table, "Location"),
    "factions": lambda table: in_play(table, "Faction"),
    "revealed_factions": lambda table: in_play(table, "Faction"),
    "resources": lambda _table: tuple(f"resource.{key}" for key in RESOURCES),
    "robos": _robos_here,
    "decks": lambda _table: _DECKS,
    "decks_and_factions": lambda table: (*_DECKS, *_stacks(table)),
    "stacks": _stacks,
    "players": _players,
    "hands": lambda table: tuple(f"hand.{one}" for one in _players(table) if table.count(f"hand.{one}")),
    "used_gear": lambda table: tuple(f"gear.{key}" for key in gear.used(table)),
    "razed": lambda table: tuple(
        one for one in in_play(table, "Location") if table.values.get(f"{one}.state") == "razed"
    ),
    "lost_gear": lambda table: tuple(f"gear.{key}" for key, _ in gear.lost(table)),
}
"""Groups that are the same for everybody."""


def _among(table: Table, group: str, actor: str) -> tuple[str, ...]:
    side = throwdown.side_of(table, seat_of(actor))
    match group:
        case "pilots":
            return pilots_in_play(table)
        case "other_pilots":
            return tuple(one for one in pilots_in_play(table) if one != actor)
        case "involved_pilots" | "involved_pilots_and_threats":
            seats = tuple(
                seat for one in throwdown.sides(table) for seat in throwdown.members(table, one) if seat != COACH_SEAT
            )
            own = throwdown.in_seat_order(table, seats) if throwdown.sides(table) else pilots_in_play(table)
            fights = tuple(f"threat.{key}" for key in throwdown.threats(table))
            return (*own, *fights) if group.endswith("threats") else own
        case "opponents":
            return opponents_of(table, actor)
        case "opposing_players":
            return tuple(dict.fromkeys(seat_of(one) for one in opponents_of(table, actor)))
        case "threats" | "revealed_threats":
            here = in_play(table, "Threat")
            fights = tuple(f"threat.{key}" for key in throwdown.threats(table))
            return tuple(one for one in here if one in fights) if side is not None and fights else here
        case "copies":
            return condition_values.copies(table, actor)
        case _:
            return _WHOLE_TABLE[group](table)


def most_picked(table: Table, found: HeldEntry, target: Target | None, bindings: Bindings) -> int:
    """How many may be picked."""
    try:
        return target.up_to.worth(condition_values.numbers(table, found, bindings)) if target is not None else 0
    except NoNumber:
        return 1


_PICKED: Final = frozenset({"Choice", "Pilot", "Ally", "Faction", "Location", "Resource", "Threat", "Robo"})
"""What a step may name so that it is done to those who were picked, where any were."""


def hit_by(table: Table, found: HeldEntry, step: Step, bindings: Bindings) -> tuple[str, ...]:
    """Those whom a step names: a verb does its thing to each of them."""
    actor = actor_of(table, found, bindings)
    picked = bindings.get("picked")
    if step.target in _PICKED and isinstance(picked, tuple):
        return cast("tuple[str, ...]", picked)
    match step.target:
        case "" | "Self":
            return (actor,)
        case "Ally":
            return _allies(table, actor)
        case "Threats":
            return _among(table, "revealed_threats", actor)
        case "Threat":
            return (found.owner,)
        case "Opponent":
            return opponents_of(table, actor)
        case "Source" | "Event":
            return (str(bindings.get("source" if step.target == "Source" else "recipient") or actor),)
        case "Coach":
            return (COACH_SEAT,)
        case "Each" | "All" | "Team" | "Pilots":
            return _among(table, "involved_pilots", actor)
        case "Everyone_Else":
            return tuple(one for one in pilots_in_play(table) if one != actor)
        case "Here":
            here = table.values.get("scene.location")
            return (f"location.{here}",) if here else ()
        case "Robo":
            return (f"pilot.{actor}.robo",)
        case _:
            return (actor,)


def _allies(table: Table, actor: str) -> tuple[str, ...]:
    """The other Pilots on somebody's side of a fight; outside of one every other Pilot."""
    side = throwdown.side_of(table, seat_of(actor))
    beside = throwdown.members(table, side) if side is not None else pilots_in_play(table)
    return tuple(one for one in beside if one not in {actor, COACH_SEAT})


_KEPT: Final = {"discard": 1, "discard_random": 1, "pool": 2}
"""The values of verbs that say a limit instead of an amount."""


@frozen
class Act:
    """One step of an effect with all that is needed to carry it out."""

    found: HeldEntry
    step: Step
    bindings: Bindings

    def amount(self, ledger: Ledger, place: int) -> EventAmount:
        """A value of the step: a number, or "Full". A name without a number here counts 0."""
        value = self.step.values[place]
        if value.whole:
            return "Full"
        found = self._worth(ledger, place)
        # Half an effect is rounded down (RUMBLE-16); how many cards must stay, or a pool may hold, is no part of it.
        halved = self.bindings.get("half") is True and _KEPT.get(self.step.verb) != place
        return int(found / 2) if halved else found

    def _worth(self, ledger: Ledger, place: int) -> int:
        value = self.step.values[place]
        numbers = condition_values.numbers(ledger.table, self.found, self.bindings)
        if "Attack" in value.names:
            numbers["Attack"] = attack_amount(ledger.table)
        try:
            return value.worth(numbers)
        except NoNumber:
            return 0

    def number(self, ledger: Ledger, place: int) -> int:
        """A value of the step that is a number; 0 where it is none."""
        found = self.amount(ledger, place)
        return found if isinstance(found, int) else 0

    def word(self, place: int) -> str:
        return self.step.values[place].word

    def hits(self, ledger: Ledger) -> tuple[str, ...]:
        """Those whom the step names."""
        return hit_by(ledger.table, self.found, self.step, self.bindings)

    def actor(self, ledger: Ledger) -> str:
        """In whose name it happens."""
        return actor_of(ledger.table, self.found, self.bindings)

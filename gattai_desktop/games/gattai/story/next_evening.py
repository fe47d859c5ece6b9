"""The next evening of a campaign: what a Team takes along from the evening before (RULES SETUP-4 to 7, SESSION-3).

A session is set up with all that it needs, so that those before it may be deleted:

| value | meaning |
|---|---|
| `campaign.evening` | which evening of the campaign this is; 1 where it is not set |
| `campaign.before` | what the session of the evening before is called |
| `campaign.last_time` | what happened then, in sentences |
| `campaign.own_words` | what of it is somebody's own wording and is never translated; only Coach sees it |
| `away.<seat>.<name>` | what is kept of a Pilot who stays at home: the values of `pilot.<seat>.<name>` |
| `scenario.begins` | its first session has still to be set up: then it starts for those who grew before |
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots import learnable
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, pilot
from gattai_desktop.games.gattai.setup import EntrySetup, PilotSetup, Setup, gear_values
from gattai_desktop.games.gattai.story import first_contact, scenario
from gattai_desktop.games.gattai.story.session_setup import SET_UP, STAYS
from gattai_desktop.games.gattai.zones import GONE, pilot_seats
from gattai_desktop.games.seating import program_players, who_sits
from gattai_desktop.games.team import LAST_TIME, OWN_WORDS, LastTime, Team
from gattai_desktop.games.uses import USED, CountedUse

EVENING: Final = "campaign.evening"
BEFORE: Final = "campaign.before"
_AWAY: Final = "away."
AFTER_PLAY: Final = ("debriefing", "breakdown")
"""The phases of a session in which its evening is over."""
_SIGNS: Final = {"harmony": "harmony", "fan_club": "fan", "armory": "armory", "pit_crew": "crew"}
"""Harmony and the Resources with the signs by which a new table knows them."""
_TONIGHT: Final = ("present", "robo.present", "may_shift")
"""What of a Pilot holds for one evening alone."""
_OF_ONE: Final = (*learnable.FAMILIES, "gear")
"""The families of what a Pilot has."""


def team(table: Table) -> Team | None:
    """Return the Team that sits down for the next evening; None before the play of this one is over."""
    if first_contact.is_on(table) or table.values.get("step") != "story":
        return None
    over = scenario.is_over(table)
    if not over and table.values.get("phase") not in AFTER_PLAY:
        return None
    seats = [seat for seat in pilot_seats(table) if not pilot(table, seat).gone]
    if not seats:
        return None
    return Team(
        seats={seat: pilot(table, seat).name for seat in seats},
        people={seat: name for seat in (COACH_SEAT, *seats) if (name := who_sits(table, seat))},
        programs={seat: one for seat, one in program_players(table).items() if seat in (COACH_SEAT, *seats)},
        line=say("after evening {number}", number=evening(table)),
        brings={_SIGNS[one]: points for one, points in scenario.brought_along(table).items()},
        goes_on=not over,
    )


def play_is_over(table: Table) -> bool:
    """Whether the play of this evening is over, and the table is talked about and cleared (SESSION-1)."""
    return table.values.get("phase") in AFTER_PLAY and not first_contact.is_on(table)


def evening(table: Table) -> int:
    """Which evening of the campaign this is, 1 for the first."""
    sessions = table.number("session") or 1
    return max(sessions, table.number(EVENING) or 1)


def next_evening(before: State, old: Setup, new: Setup | None, last: LastTime) -> Setup:
    """Return the set-up of the next evening.

    before: the table at the end of the evening before, and `old` what it was set up with. new: the scenario that is
    played next, with who sits down for it; None where the same one goes on.
    """
    made = _goes_on(before, old) if new is None else _another(before, new)
    chain: dict[str, Value] = {EVENING: evening(before) + 1, BEFORE: last.name, LAST_TIME: last.sentences or None}
    if last.own_words:
        chain[OWN_WORDS] = last.own_words
    return evolve(made, values={**made.values, **chain})


# ---------------------------------------------------------------------- the same scenario goes on


def _goes_on(before: State, old: Setup) -> Setup:
    """Factions with their stacks, Locations and all values are as they were; the Decks by R-103 (SETUP-4)."""
    begun = begin(old).values
    values: dict[str, Value] = {**dict.fromkeys(begun), **before.values}
    if values["phase"] != SET_UP:
        values["session"] = cast("int", values["session"]) + 1
    values["phase"] = SET_UP
    keeps = rulings_of(before).carry_between_sessions == "keep_all"
    kept = {
        zone: lying
        for zone, lying in before.zones.items()
        if keeps or (zone.startswith(STAYS) and not zone.startswith("deck."))
    }
    return evolve(old, values=values, zones=kept)


# ---------------------------------------------------------------------- another scenario


def _another(before: State, new: Setup) -> Setup:
    """The Team goes on, grown, into another scenario (SETUP-6, SESSION-3)."""
    closed = _closed(before)
    seats = tuple(one.seat for one in new.pilots)
    known = _of_pilots(closed)
    coming = tuple(seat for seat in seats if seat in known)
    values = {path: value for path, value in new.values.items() if _owner(path) not in coming}
    values |= {path: value for path, value in closed.values.items() if path.startswith("team.")}
    for seat, hers in known.items():
        head = f"pilot.{seat}." if seat in seats else f"{_AWAY}{seat}."
        values |= {head + name: value for name, value in hers.items() if name not in _TONIGHT}
    values |= {f"pilot.{one.seat}.name": one.name for one in new.pilots if one.name and one.seat in coming}
    pilots = tuple(PilotSetup(one.seat, one.name) if one.seat in coming else one for one in new.pilots)
    mine = tuple(_entry(closed, key) for key in entries.known(closed) if _is_of_one(closed, key))
    listed_entries = {one.key: one for one in (*mine, *new.entries)}
    values |= {path: value for path, value in closed.values.items() if path.startswith("learn.")}
    values |= _gear(closed, gear_values(pilots, listed_entries.values()), seats)
    kept, zones = _places(closed, new)
    values |= kept
    values |= _tokens(closed, {*coming, *(one.removesuffix(".name") for one in kept if one.endswith(".name"))})
    values |= {"session": cast("int", closed.values["session"]), "scenario.number": scenario.number(closed)}
    values[scenario.BEGINS] = True
    ruled = ((path, value) for path, value in closed.values.items() if path.startswith("rulings."))
    rulings = {path.removeprefix("rulings."): str(value) for path, value in ruled}
    return evolve(
        new,
        pilots=pilots,
        entries=tuple(listed_entries.values()),
        rulings={**rulings, **new.rulings},
        values=values,
        zones={**new.zones, **zones},
    )


def _closed(before: State) -> State:
    """The table after its scenario was closed and the next begun, by the rules of that move."""
    ledger = Ledger(before, lambda _zone, cards: tuple(cards))
    scenario.NextScenario(COACH_SEAT).play(ledger)
    return State(dict(ledger.table.zones), dict(ledger.table.values))


def _of_pilots(table: Table) -> dict[Seat, dict[str, Value]]:
    """What is known of every Pilot of the campaign, of those who stayed at home too."""
    found: dict[Seat, dict[str, Value]] = {}
    for path, value in table.values.items():
        kind, _, rest = path.partition(".")
        seat, _, name = rest.partition(".")
        if kind in {"pilot", "away"}:
            found.setdefault(seat, {})[name] = value
    return {seat: hers for seat, hers in found.items() if hers.get("status") not in GONE}


def at_home(table: Table) -> dict[Seat, dict[str, Value]]:
    """What is kept of each Pilot of the campaign who stayed at home tonight, by the names of her values."""
    found: dict[Seat, dict[str, Value]] = {}
    for path, value in table.values.items():
        seat, _, name = path.removeprefix(_AWAY).partition(".")
        if path.startswith(_AWAY) and seat in COLOURS:
            found.setdefault(seat, {})[name] = value
    return found


def _owner(path: str) -> str:
    kind, _, rest = path.partition(".")
    return rest.partition(".")[0] if kind == "pilot" else ""


def _is_of_one(table: Table, key: str) -> bool:
    return table.values.get(f"entry.{key}.family") in _OF_ONE


def _entry(table: Table, key: str) -> EntrySetup:
    said = {name: table.values.get(f"entry.{key}.{name}") for name in ("name", "family", "scope", "kind", "text")}
    return EntrySetup(
        key,
        **{name: str(value) for name, value in said.items() if value},
        tier=table.number(f"entry.{key}.tier"),
        tag=table.listed(f"entry.{key}.tag"),
        effect=table.listed(f"entry.{key}.effects"),
    )


def _gear(table: Table, theirs: Mapping[str, Value], seats: Iterable[Seat]) -> dict[str, Value]:
    """The Gear that those who come carry, beside what newcomers bring; what is carried at home stays there."""
    keys = list(cast("tuple[str, ...]", theirs.get(GEAR) or ()))
    values: dict[str, Value] = {}
    for key in table.listed(GEAR):
        if table.values.get(f"gear.{key}.holder") is None:
            continue
        new = key if key not in keys else next(f"{key}-{n}" for n in range(2, 999) if f"{key}-{n}" not in keys)
        keys.append(new)
        head = f"gear.{key}."
        values |= {
            f"gear.{new}.{path.removeprefix(head)}": value
            for path, value in table.values.items()
            if path.startswith(head) and path != f"{head}scene"
        }
    return {**values, GEAR: tuple(keys)} if keys else {}


def _places(table: Table, new: Setup) -> tuple[dict[str, Value], dict[str, tuple[Lying, ...]]]:
    """Factions and Locations that the next scenario has as well are as they were, with their stacks (SETUP-4)."""
    values: dict[str, Value] = {}
    zones: dict[str, tuple[Lying, ...]] = {}
    for kind, things in (("faction", new.factions), ("location", new.locations)):
        for one in things:
            head = f"{kind}.{one.key}."
            if table.values.get(f"{head}name") != one.name:
                continue
            values |= {path: value for path, value in table.values.items() if path.startswith(head)}
            stack = table.zones.get(f"{kind}.{one.key}", ())
            if stack:
                zones[f"{kind}.{one.key}"] = stack
                values |= _investors(table, [lying.card for lying in stack])
    return values, zones


def _tokens(table: Table, owners: Collection[str]) -> dict[str, Value]:
    """What lies with those who are there again: tokens, and what was used up for the whole campaign (LOC-7)."""
    ends = tuple(f".{one}" for one in owners)
    values = {path: value for path, value in table.values.items() if path.startswith("pool.") and path.endswith(ends)}
    used = cast("tuple[CountedUse, ...]", table.values.get(USED) or ())
    gone = tuple(one for one in used if one[1] == "campaign" and one[0].rpartition("@")[2] in owners)
    return {**values, USED: gone} if gone else values


def _investors(table: Table, cards: Iterable[Card]) -> dict[str, Value]:
    paths = (f"favor.{card.key}" for card in cards)
    return {path: table.values[path] for path in paths if path in table.values}

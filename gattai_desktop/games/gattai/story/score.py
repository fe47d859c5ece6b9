"""The final score of a scenario and its grade (RULES SCORE-1 to SCORE-3, CRISIS-10, THREAT-9).

What the table shows is counted here; what it cannot know stands in values that the Coach sets by hand.

| value | meaning |
|---|---|
| `scenario.grand_slams`, `scenario.wipeouts` | Throwdowns won and lost by the Pilots with all 127 points |
| `scenario.gear_returned`, `scenario.gear_brought_home` | Gear that came back, special Gear from the field |
| `scenario.effects` | what effects of packs added or took off |
| `scenario.sacrifices` | Pilots who died for others, among those who are dead |
| `scenario.scored` | who died in an earlier scenario, and counts in this one no more |
| `scenario.result` | "won" or "failed", once the scenario is over |
| `passing_score` | what counts as passing, where it is not counted from the Crisis Path; the Coach's alone |
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.outcome.outcome import ALL_POINTS
from gattai_desktop.games.gattai.pilots.harmony import harmony
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.threat_rating import rating_code
from gattai_desktop.games.gattai.zones import every_threat, pilot_seats

FAILED: Final = "failed"
WON: Final = "won"
COUNTED: Final = ("grand_slams", "wipeouts", "gear_returned", "gear_brought_home", "sacrifices", "effects")
"""What is counted under `scenario.` while a scenario is played."""

_EARLY_STEPS: Final = 10
MOST_RESOURCES: Final = 9
_RAZED: Final = -33
_COLOURS: Final = (0, -50, -25, -13, 0, 25, 50, 100)
"""By Harmony, 1 to 7."""
SCORED: Final = "scenario.scored"


@frozen
class ScoreLine:
    """One line of the score sheet."""

    what: str
    points: int
    rule: str = "SCORE-1"


def of_steps(steps: int) -> int:
    """Points for Crisis steps: 10 for each of the first ten, 20 for each further one (SCORE-1, CRISIS-10)."""
    return 10 * min(steps, _EARLY_STEPS) + 20 * max(0, steps - _EARLY_STEPS)


def passing(table: Table) -> int:
    """The passing score of the scenario (CRISIS-10)."""
    own = table.values.get("passing_score")
    return own if isinstance(own, int) else of_steps(len(crisis.path(table)))


def scenario_code(table: Table) -> str:
    """Number of Threats / their mean TR, rounded up / number of BGMs: "7/3/1" (THREAT-9)."""
    keys = [key for key in every_threat(table) if table.values.get(f"threat.{key}.status") != threats.GONE]
    return rating_code([_rating(table, key) for key in keys], sum(_is_bgm(table, key) for key in keys))


def _rating(table: Table, key: str) -> int:
    return cast("int", table.values[f"threat.{key}.base_tr"])


def _is_bgm(table: Table, key: str) -> bool:
    return table.values.get(f"threat.{key}.bgm") is True


def _dead(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in pilot_seats(table) if table.values.get(f"pilot.{seat}.status") == "dead")


def close(ledger: Ledger) -> None:
    """Begin the next scenario with nothing counted: whom this one scored for good, no other scores (SESSION-3)."""
    table = ledger.table
    for key in table.listed("threats"):
        if table.values.get(f"threat.{key}.status") == threats.BEATEN:
            ledger.set(f"threat.{key}.status", threats.GONE, rule="SESSION-3")
    ledger.set(SCORED, _dead(table) or None, rule="SESSION-3")
    for path in tuple(table.values):
        if path.startswith("faction.") and path.endswith(".gone"):
            ledger.set(path, None, rule="SESSION-3")
    for name in (*COUNTED, "result", "sheet", "score", "grade", "lessons_held"):
        ledger.set(f"scenario.{name}", None, rule="SESSION-3")


def _count(table: Table, name: str) -> int:
    return table.number(f"scenario.{name}")


# ---------------------------------------------------------------------- the lines


def lines(table: Table) -> tuple[ScoreLine, ...]:
    """Every line of the sheet that counts for something, in the order of the book."""
    return tuple(line for line in (*_of_the_team(table), *_of_the_world(table), *_of_the_threats(table)) if line.points)


def _of_the_team(table: Table) -> Iterator[ScoreLine]:
    yield ScoreLine("Crisis steps", of_steps(crisis.tier(table)))
    yield ScoreLine("All 127 points won", ALL_POINTS * _count(table, "grand_slams"))
    yield ScoreLine("All 127 points lost", -ALL_POINTS * _count(table, "wipeouts"))
    have = (cast("int", table.values[f"team.{name}"]) for name in RESOURCES)
    yield ScoreLine("Resources above 9", sum(max(0, points - MOST_RESOURCES) for points in have))
    yield ScoreLine("Gear returned", _count(table, "gear_returned"))
    yield ScoreLine("Special Gear brought home", 2 * _count(table, "gear_brought_home"))
    stacks = sum(table.count(f"faction.{key}") for key in table.listed("factions"))
    yield ScoreLine("Favor cards left", 2 * stacks)
    yield ScoreLine("Harmony", _COLOURS[harmony(table)])
    yield ScoreLine("Points from effects", _count(table, "effects"))


def _of_the_world(table: Table) -> Iterator[ScoreLine]:
    dead = sum(seat not in table.listed(SCORED) for seat in _dead(table))
    sacrifices = min(dead, _count(table, "sacrifices"))
    yield ScoreLine("Heroic sacrifices", 50 * sacrifices, "SCORE-2")
    yield ScoreLine("Other deaths", -77 * (dead - sacrifices), "SCORE-2")
    places = table.listed("locations")
    razed = sum(table.values.get(f"location.{key}.state") == "razed" for key in places)
    yield ScoreLine("Razed Locations", _RAZED * (razed + (razed == len(places) > 0)), "SCORE-2")
    for name, points in _factions_lost(table):
        yield ScoreLine(name, points, "SCORE-2")


def _factions_lost(table: Table) -> Iterator[tuple[str, int]]:
    for path, fate in table.values.items():
        if path.startswith("faction.") and path.endswith(".gone"):
            key = path.split(".")[1]
            agency = table.number(f"faction.{key}.agency")
            yield ("Factions turned", -(agency**2)) if fate == "threat" else ("Factions destroyed", -2 * agency)


def _of_the_threats(table: Table) -> Iterator[ScoreLine]:
    beaten = left = 0
    for key in every_threat(table):
        rating = _rating(table, key)
        worth = rating**2 if _is_bgm(table, key) else 2 * rating
        match table.values.get(f"threat.{key}.status"):
            case threats.BEATEN:
                beaten += worth
            case threats.GONE | threats.MASKED:
                pass  # it is out of the scenario, was beaten in one before, or is a Faction until it turns
            case _:
                left += worth
    yield ScoreLine("Threats defeated", beaten, "SCORE-2")
    yield ScoreLine("Threats left", -left, "SCORE-2")


# ---------------------------------------------------------------------- the sum


def total(table: Table) -> int:
    """The final score; a failed mission is brought below passing (SCORE-3, R-123)."""
    sum_of_lines = sum(line.points for line in lines(table))
    if table.values.get("scenario.result") != FAILED:
        return sum_of_lines
    needed = passing(table)
    return cut(sum_of_lines - needed, needed, equal=rulings_of(table).failed_equal_score == "cut_too")


def cut(rest: int, needed: int, *, equal: bool) -> int:
    """What a failed mission scores at most: one point below passing; `equal` says whether exactly passing is cut."""
    return needed - 1 if rest > needed or (equal and rest == needed) else rest


_HALVES: Final = {"S": 6, "A": 4, "B": 3, "C": 2, "F": 1}
"""From how many halves of the passing score a grade is given, so that nothing is rounded."""
GRADES: Final = (*_HALVES, "R")
"""All grades, the best first."""
PASSED: Final = "C"
"""The lowest grade with which a scenario is passed."""


def grade(points: int, needed: int) -> str:
    """The grade: S from 3 times passing, A 2, B 1.5, C 1, F from half, R below (SCORE-3)."""
    return next((letter for letter, halves in _HALVES.items() if 2 * points >= halves * needed), GRADES[-1])

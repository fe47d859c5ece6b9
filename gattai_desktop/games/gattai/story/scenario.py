"""Scenarios: how one ends, is scored, and how the next begins (RULES SETUP-5 to 7, SESSION-2, SESSION-3, SCORE-3).

`scenario.number` counts the scenarios of a Team, 1 where it is not set. `pilot.<seat>.recurring.<what>` are the
modifiers of her playbook that apply at the start of every later scenario ("harmony", "fan_club", "armory", "pit_crew").
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.by_hand import cards
from gattai_desktop.games.gattai.effects import effects, limits, listening, modifiers
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.pilots.harmony import fit_schism, harmony
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.story import first_contact, score
from gattai_desktop.games.gattai.story.story import begin_scene
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

RESULT: Final = "scenario.result"
BEGINS: Final = "scenario.begins"
"""Whether the first session of a later scenario has still to be set up, where it is played in a session file of its
own."""
_OF_SCENARIO: Final = ("scenario", "first_contact")
_GREEN: Final = 4
_DEBRIEFING: Final = "debriefing"


def number(table: Table) -> int:
    """Which scenario of the Team this is, 1 for the first."""
    return table.number("scenario.number") or 1


def is_over(table: Table) -> bool:
    """Whether the scenario has come to its end and the next has not begun."""
    return table.values.get(RESULT) is not None


@frozen
class _OfTheScenario(Move):
    """Something that Coach alone does with the scenario, between fights."""

    steps = ("story",)
    step_rule = "SESSION-2"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("SESSION-2", "This is for Coach to do.")
        if first_contact.is_on(state):
            yield refusal("FC-1", "First Contact is played in one session and not scored.")


def _not_in_debriefing(state: State) -> tuple[Reason, ...]:
    phase = state.values["phase"]
    if phase == _DEBRIEFING:
        return ()
    return (refusal("SESSION-2", "A scenario is closed in the debriefing; this is the phase {phase}.", phase=phase),)


# ---------------------------------------------------------------------- the end and the score


@wish("ends the scenario as {result}")
class EndScenario(_OfTheScenario):
    """Wish: the mission is `won` or `failed`; the final score is counted (SESSION-2, SCORE-1 to SCORE-3)."""

    result: str
    shown = Shown(kind="End the scenario", line="The score is counted to its end")
    told = LogWords("{seat} ends the scenario: {result}")
    offered_to = "coach"
    offers_depend_on = (*_OF_SCENARIO, "phase")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["EndScenario"]:
        if state.values["phase"] == _DEBRIEFING:
            for result in (score.WON, score.FAILED):
                yield cls(seat, result)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from super().judge(state)
        yield from _not_in_debriefing(state)
        if self.result not in {score.WON, score.FAILED}:
            yield refusal("SCORE-3", "A mission is won or failed.")
        if is_over(state):
            yield refusal("SESSION-2", "The scenario is over.")

    def play(self, ledger: Ledger) -> None:
        if self.result not in {score.WON, score.FAILED} or first_contact.is_on(ledger.table):
            raise Impossible(say("A mission is won or failed, at a table that plays scenarios."))
        ledger.set(RESULT, self.result, rule="SESSION-2")
        count_score(ledger)
        ledger.next(*effects.moment(ledger.table, "scenario.end"))


@wish("counts the final score")
class CountScore(_OfTheScenario):
    """Wish: count the score again, after the sheet was corrected."""

    offered_to = "coach"
    offers_depend_on = _OF_SCENARIO
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        yield from super().judge(state)
        if not is_over(state):
            yield refusal("SESSION-2", "The score is counted when the scenario is over.")

    def play(self, ledger: Ledger) -> None:
        count_score(ledger)


def count_score(ledger: Ledger) -> None:
    """Write the score sheet: every line, the sum, and the grade (SCORE-1 to SCORE-3)."""
    table = ledger.table
    points, needed = score.total(table), score.passing(table)
    sheet = tuple((line.what, line.points) for line in score.lines(table))
    ledger.set("scenario.sheet", sheet, rule="SCORE-1")
    ledger.set("scenario.score", points, rule="SCORE-3")
    ledger.set("scenario.grade", score.grade(points, needed), rule="SCORE-3")
    ledger.announce("final_score", rule="SCORE-3", points=points, text=score.grade(points, needed))


# ---------------------------------------------------------------------- the next scenario


@wish("begins the next scenario")
class NextScenario(_OfTheScenario):
    """Wish: what was not healed stays lost, Buffers are full again, and the Team goes on (SESSION-3, SETUP-6)."""

    offered_to = "coach"
    offers_depend_on = _OF_SCENARIO
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        yield from super().judge(state)
        if not is_over(state):
            yield refusal("SESSION-3", "This scenario is not over: close it in the debriefing.")

    def play(self, ledger: Ledger) -> None:
        """Carry over what stays, reset what counts once a scenario."""
        before = number(ledger.table)
        if ledger.table.values["phase"] != "set-up":
            ledger.set("session", ledger.number("session") + 1, rule="SESSION-1")
            ledger.set("phase", "set-up", rule="SESSION-1")
        ledger.set("scenario.number", before + 1, rule="SESSION-3")
        score.close(ledger)
        ledger.set("passing_score", None, rule="SESSION-3")
        ledger.set(crisis.TIER, 0, rule="SESSION-3")
        steps = tuple(path for path in ledger.table.values if path.startswith(f"{crisis.REACHED}."))
        ledger.clear(steps, rule="SESSION-3")
        for step in (bgm.ATTACKS, bgm.PASSED):
            ledger.set(step, None, rule="SESSION-3")
        for seat in pilot_seats(ledger.table):
            _settle_losses(ledger, seat)
            her = pilot(ledger.table, seat)
            ledger.set(her.path("buffers"), her.max_buffers, rule="PILOT-9")
            if her.values.get(her.path("robo.summoned")) is not None:
                ledger.set(her.path("robo.summoned"), None, rule="SESSION-3")
        for resource in RESOURCES:
            # What lies above 9 has gone into the score.
            path = f"team.{resource}"
            ledger.set(path, min(score.MOST_RESOURCES, ledger.number(path)), rule="SCORE-1")
        recurring_modifiers(ledger)
        begin_scene(ledger)
        limits.over(ledger, "session", "scenario")
        modifiers.over(ledger, "session", "scenario")
        cards.bring_back(ledger, scenario_over=True)
        start(ledger)


def start(ledger: Ledger) -> None:
    """Let what waits for the start of a later scenario happen, and ask how the Pilots feel (SETUP-6, SETUP-7)."""
    ledger.set(BEGINS, None, rule="SETUP-6")
    ledger.next(*effects.moment(ledger.table, "scenario.start"))
    _how_they_feel(ledger)


def _settle_losses(ledger: Ledger, seat: Seat) -> None:
    """What a Stat has lost and not regained is lost for good (PILOT-6)."""
    her = pilot(ledger.table, seat)
    for stat in STATS:
        if her.number(stat) < her.number(f"base.{stat}"):
            ledger.set(her.path(f"base.{stat}"), her.number(stat), rule="PILOT-6")


def _who_go_on(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in pilot_seats(table) if not pilot(table, seat).gone)


def brought_along(table: Table) -> dict[str, int]:
    """Return the Harmony and the Resources with which the Team of a table begins a later scenario.

    What the playbooks say of each is added, down to Harmony 1 and Resources 0 (SETUP-6); those who are gone change
    nothing more.
    """
    found = {}
    for name, least, most in (("harmony", 1, 7), *((resource, 0, None) for resource in RESOURCES)):
        now, seats = table.number(f"team.{name}"), _who_go_on(table)
        kept = now if most is not None else min(score.MOST_RESOURCES, now)
        changed = max(least, kept + sum(table.number(f"pilot.{seat}.recurring.{name}") for seat in seats))
        found[name] = changed if most is None else min(most, changed)
    return found


def recurring_modifiers(ledger: Ledger) -> None:
    """Apply what the playbooks say of every later scenario (SETUP-6)."""
    values = ledger.table.values
    for name, points in brought_along(ledger.table).items():
        before = ledger.number(f"team.{name}")
        ledger.set(f"team.{name}", points, rule="SETUP-6")
        if name in RESOURCES:
            ledger.next(*listening.grown(ledger.table, name, points - before, ""))
    fit_schism(ledger)
    for seat in _who_go_on(ledger.table):
        points = cast("int", values.get(f"pilot.{seat}.recurring.resource") or 0)
        if points > 0:
            ledger.next(("favor_resource", seat, points))


def _ask_resource(state: State, item: Item) -> Ask:
    seat = str(item[1])
    text = say("A new scenario: which Resource grows? {left} to go", left=item[2])
    return Ask("favor_resource", seat, text, tuple(GrowResource(seat, one) for one in RESOURCES))


@answers("favor_resource", "lets {resource} grow", rule="SETUP-6")
class GrowResource(Choice):
    """Wish: of all Resources this one gets the point that a sheet brings to each later scenario."""

    resource: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        path = f"team.{self.resource}"
        ledger.set(path, ledger.number(path) + 1, rule="SETUP-6")
        ledger.next(*listening.grown(ledger.table, self.resource, 1, self.seat))
        left = cast("int", item[2]) - 1
        if left:
            ledger.next((item[0], item[1], left))


def _how_they_feel(ledger: Ledger) -> None:
    """Below Green each Pilot owes a grievance, above it a boast; numbers do not change (SETUP-7)."""
    now = harmony(ledger.table)
    if now != _GREEN:
        ledger.announce("feelings", rule="SETUP-7", what="grievance" if now < _GREEN else "boast")


MOVES = (EndScenario, CountScore, NextScenario, GrowResource)
ASKINGS = {"favor_resource": _ask_resource}

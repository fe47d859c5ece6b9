"""Which of its powers a Threat runs: the one that costs the Pilots most, or brings Coach most, and why.

What each would hit is counted from what Coach sees: the Pilots it reaches, their Buffers and Stats, the Factions and
Locations, what his Threats have lost, and in a fight what a card is worth to him who has none left to play.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.events.event_table import WAVE_AND_STORM
from gattai_desktop.games.gattai.events.lines import read_line
from gattai_desktop.games.gattai.events.targets_of_events import PILOTS, EventAmount, aim
from gattai_desktop.games.gattai.events.trigger_line import Trigger, Unset
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.telling.gauges import amount_of, gauge, then_holds
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.joining import able_threats
from gattai_desktop.games.gattai.world.waves import ATTACK, UsePower, attack_amount, of_entries, powers
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.players.gattai.company import plays_gently
from gattai_desktop.players.gattai.effect_habits import asked_whole
from gattai_desktop.players.gattai.evaluation import BUFFER, FAVOR, RESOURCE, THREAT
from gattai_desktop.players.gattai.harm import SOMETHING, beyond_buffers, harm, worst_hit

_DRAWN: Final = 0.4
"""What a card that is drawn is worth to Coach."""
_OF_THE_STAGE: Final = 0.35
"""What part of the points of a stage each card is worth beside it, where he has nothing to play and draws one."""
_BOOSTS: Final = {"Fortify": BUFFER, "Recover": THREAT}
_MOST: Final = say("Of what the Threat can do, it does most.")


@frozen
class Blow:
    """What something that a Threat does is worth to Coach, and what speaks for it."""

    worth: float
    why: Words = _MOST


def chosen(table: Table, options: Sequence[Move]) -> UsePower | None:
    """Return the power that does most; None where no power is chosen."""
    found = [move for move in options if isinstance(move, UsePower)]
    return max(found, key=lambda move: _blow(table, move).worth, default=None)


def reason(before: Table, move: Move) -> Words:
    """Say what the power does that was chosen; to whom its line is hidden, that it does most."""
    assert isinstance(move, UsePower)
    if plays_gently(before, move.seat):
        return say("One of its powers is due, whichever it is.")
    try:
        return _blow(before, move).why
    except NotKnown:
        return _MOST


def _blow(table: Table, move: UsePower) -> Blow:
    item = asked_whole(table, "run_power")
    return Blow(0.0) if item is None else blow_of(table, str(item[1]), str(item[2]), move.power)


def best(table: Table, due: str, threat: str) -> Blow:
    """Return the best that a Threat can do where a Wave or Storm is due."""
    return max((blow_of(table, due, threat, one) for one in powers(table, due, threat)), key=lambda one: one.worth)


def blow_of(table: Table, due: str, threat: str, power: str) -> Blow:
    """Return what a power of a Threat would do now."""
    for one in (due, "wave"):
        bought = next((found for name, found in of_entries(table, one, threat) if name == power), None)
        if bought is not None:
            return _together(_step(table, bought, threat, step) for step in bought.steps)
    if power == ATTACK:
        return _event(table, "Trauma", PILOTS if due == "storm" else "Choice", attack_amount(table), threat)
    try:
        line = read_line(table, str(table.values[f"{threat}.{power}"]))
    except NotationFault:  # a line in plain words, which the table plays
        return Blow(SOMETHING)
    each = (_together(_trigger(table, one, threat) for one in part.triggers) for part in line.alternatives)
    return max(each, key=lambda one: one.worth, default=Blow(0.0))


def _together(blows: Iterable[Blow]) -> Blow:
    """Return what several steps do, with what speaks for the greatest."""
    each = tuple(blows)
    most = max(each, key=lambda one: one.worth, default=Blow(0.0))
    return evolve(most, worth=sum(one.worth for one in each))


def _trigger(table: Table, trigger: Trigger, threat: str) -> Blow:
    try:
        return _event(table, trigger.event, trigger.target, amount_of(table, trigger, threat), threat)
    except Unset:
        return Blow(SOMETHING)


def _step(table: Table, found: HeldEntry, threat: str, step: Step) -> Blow:
    if not condition_values.holds(table, found, step.condition, {}):
        return Blow(0.0)
    numbers = condition_values.numbers(table, found, {}) | {"Attack": attack_amount(table)}
    whole = any(value.whole for value in step.values)
    points = 1
    for value in step.values:
        try:
            points = abs(value.worth(numbers))
        except NoNumber:
            continue
    if step.event:
        return _event(table, step.event, step.target or None, "Full" if whole else points, threat)
    match step.verb:
        case "draw":
            return _draws(table, points)
        case "enter":
            return Blow(THREAT * points, say("Another Threat comes to the scene."))
        case "tr":
            return Blow(THREAT * points, say("It makes a Threat stronger for good."))
        case "resource":
            return Blow(RESOURCE * points, say("It takes what the Team pays with."))
        case "trim":
            most = max((table.count(f"faction.{key}") for key in table.listed("factions")), default=0)
            return Blow(FAVOR * (most if whole else min(most, points)), say("It takes cards of Favor from a Faction."))
        case _:
            return Blow(SOMETHING * points)


def _draws(table: Table, cards: int) -> Blow:
    """Cards serve whenever they are drawn; in his own turn, with nothing to play, they may yet win him the stage."""
    in_turn = table.values.get("step") == "throwdown.turn" and throwdown.on_turn(table) == COACH_SEAT
    points = stages.stage_of(table).points if in_turn else 0
    why = say("It draws cards, and one of them may win a stage worth {points}.", points=points)
    return Blow(
        _DRAWN * cards + points * min(1.0, _OF_THE_STAGE * cards), why if points else say("It brings Coach cards.")
    )


# ---------------------------------------------------------------------- events


def _event(table: Table, event: str, target: str | None, amount: EventAmount, threat: str) -> Blow:
    """Return what an event of a Threat does; where somebody is picked, what it does to whom it hurts most."""
    if event in WAVE_AND_STORM:
        due = event.lower()
        return max(
            (
                blow_of(table, due, threat, one)
                for one in powers(table, due, threat)
                if not _runs_powers(table, due, threat, one)
            ),
            key=lambda one: one.worth,
            default=Blow(0.0),
        )
    if event in _BOOSTS:
        return _boost(table, event, target, amount)
    found = aim(table, event, target, amount, threat)
    if found.choice:
        one = worst_hit(table, event, found.choice, amount, threat)
        hits: tuple[tuple[str, EventAmount], ...] = ((one, amount),)
    else:
        hits = found.hits
    if event == "Trauma" and final_form.going_on(table):
        hits = tuple((one, part) for one, part in hits if one == _first_of_its_form(table, one, hits))
    worth = sum(harm(table, event, one, part, threat) for one, part in hits)
    return Blow(worth, _harmed(table, event, hits, threat) if worth else _MOST)


def _first_of_its_form(table: Table, one: str, hits: Sequence[tuple[str, EventAmount]]) -> str:
    """Return who of a Final Form is counted, which is hit as one (RULES RUMBLE-10)."""
    form = final_form.form_of(table, one)
    return one if form is None else next(each for each, _ in hits if each in form.pilots)


def _runs_powers(table: Table, due: str, threat: str, power: str) -> bool:
    return any(
        step.event in WAVE_AND_STORM
        for one in (due, "wave")
        for name, found in of_entries(table, one, threat)
        if name == power
        for step in found.steps
    )


def _boost(table: Table, event: str, target: str | None, amount: EventAmount) -> Blow:
    """Return what Threats get back: the one that lacks most, or all."""
    gains = []
    for key in able_threats(table):
        its = gauge(table, event, f"threat.{key}")
        if its is not None:
            gains.append(then_holds(event, its.has, its.most, amount) - its.has)
    points = sum(gains) if target in {"Threats", "Each", "All"} else max(gains, default=0)
    why = say("A Threat lacks Buffers.") if event == "Fortify" else say("A Threat has lost rating.")
    return Blow(_BOOSTS[event] * points, why)


def _harmed(table: Table, event: str, hits: Sequence[tuple[str, EventAmount]], threat: str) -> Words:
    """Say whom it hits, and what that takes."""
    match event:
        case "Trauma":
            return _hurt(table, hits, threat)
        case "Schism":
            return say("It brings the Team nearer to losing Harmony.")
        case "Disfavor":
            return _of_many(len(hits), say("A Faction takes Offense."), say("Every Faction takes Offense."))
        case "Ruin":
            return _of_many(len(hits), say("A Location is ruined."), say("Every Location is ruined."))
        case _:
            return _MOST


def _of_many(many: int, one: Words, every: Words) -> Words:
    return every if many > 1 else one


def _hurt(table: Table, hits: Sequence[tuple[str, EventAmount]], threat: str) -> Words:
    pilots = [(one, amount) for one, amount in hits if one in pilot_seats(table)]
    bears = [one for one, amount in pilots if beyond_buffers(table, one, amount, threat)]
    if len(pilots) > 1:
        if bears:
            return say("It hits {many} Pilots, and Buffers of {bears} do not suffice.", many=len(pilots),
                       bears=tuple(named(table, one) for one in bears))  # fmt: skip
        return say("It hits {many} Pilots, each of whom has to spend Buffers.", many=len(pilots))
    name = named(table, pilots[0][0])
    if bears:
        return say("{name} has too few Buffers to soak it.", name=name)
    return say("It costs {name} Buffers.", name=name)

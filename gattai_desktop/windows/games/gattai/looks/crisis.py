"""Works out from a sight what the right rail tells of the Crisis, and the figures that the Coach needs in Story."""

from collections.abc import Iterable, Iterator
from typing import Final

from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.games.gattai.story import score
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.world.crisis import parse_step
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.windows.games.gattai.parts.crisis_view import UNSEEN, CrisisLook
from gattai_desktop.windows.kit.seat_view import SeatView

_SIGNS: Final = {"Story": "story", "Wave": "wave", "Storm": "storm", "BGM": "monster"}


def crisis_look(seen: SeatView) -> CrisisLook:
    """Return the look of the Crisis: past steps for everybody, coming ones for the Coach (RULES INFO-7)."""
    tier = seen.number("crisis.tier")
    path: tuple[str, ...] | None
    try:
        path = crisis.path(seen.sight)
    except NotKnown:
        path = None
    brought = {number: crisis.reached(seen.sight, number) for number in range(1, tier + 1)}
    # A table set up in the middle of a Crisis has no facts of its steps: the Path tells seats that may know.
    known = path or ()
    said = [brought[number] or (known[number - 1] if number <= len(known) else None) for number in brought]
    skipped = frozenset(number - 1 for number, step in brought.items() if step == "")
    return CrisisLook(
        tuple(_sign(step) if step is not None else UNSEEN for step in said),
        None if path is None else tuple(_sign(step) for step in path[tier:]),
        skipped,
        (*_tips((*said, *known[tier:]), tier), *_leads_on(seen, hidden=path is None, ends=tier >= len(known))),
    )


def _tips(steps: Iterable[str | None], tier: int) -> Iterator[str]:
    """Yield for each step of the Crisis what it brought or brings; None for one that the seat never saw."""
    for number, step in enumerate(steps, 1):
        if step == "":
            yield speak("table", "Step {number} was skipped.", number=number)
        elif step is None:
            yield speak("table", "Step {number} was not seen.", number=number)
        elif number <= tier:
            yield speak("table", "Step {number} brought: {items}.", number=number, items=step_words(step))
        else:
            yield speak("table", "Step {number} will bring: {items}.", number=number, items=step_words(step))


def _leads_on(seen: SeatView, *, hidden: bool, ends: bool) -> Iterator[str]:
    """Yield what leads the Crisis on: nobody else at the table tells it to the Coach."""
    if hidden:
        yield speak("table", "Only Coach knows what comes. Each Omen that he spends leads one step on.")
    elif seen.is_coach and not ends:
        yield speak("table", "Each Omen that you spend leads one step on.")


def coachs_facts(seen: SeatView) -> tuple[tuple[str, str], ...]:
    """Return the figures that the Coach needs in Story; none for other seats.

    What the next step of the Crisis brings, how much a Tarry takes, what passes, and how heavy the scenario is:
    Threats, their mean TR, and BGMs where there are any (RULES THREAT-9). Once play is over only what passes.
    """
    if not seen.is_coach or seen.moment != "story" or "crisis" in seen.absent:
        return ()
    from gattai_desktop.games.gattai.story.next_evening import play_is_over

    passes = (speak("table", "Passing score"), str(score.passing(seen.sight)))
    if play_is_over(seen.sight):
        return (passes,)
    cards = speak("table", "{count} cards", count=crisis.tarry_amount(seen.sight))
    ahead = crisis.path(seen.sight)[crisis.tier(seen.sight) :]
    following = step_words(ahead[0]) if ahead else ""
    return (
        *(((speak("table", "Next"), following),) if following else ()),
        (speak("table", "A Tarry"), cards),
        passes,
        *(_weight(seen) if every_threat(seen.sight) else ()),
    )


def _weight(seen: SeatView) -> Iterator[tuple[str, str]]:
    """Yield how many Threats a scenario has, and how strong they are."""
    threats, mean, monsters = score.scenario_code(seen.sight).split("/")
    yield speak("table", "Threats"), threats
    yield speak("table", "Average TR"), mean
    if monsters != "0":
        yield speak("table", "BGMs"), monsters


def step_words(step: str) -> str:
    """Return what a step of the Crisis brings, in words; those of the Coach's own stand as they were written."""
    try:
        items = parse_step(step)
    except NotationFault:
        return step
    return ", ".join(speak("table", "BGM") if item == "BGM" else called(item) for item in items)


def _sign(step: str) -> str:
    try:
        return _SIGNS.get(parse_step(step)[-1], "story")
    except NotationFault:
        return "story"

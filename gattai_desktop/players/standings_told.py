"""Tells how players of a game stand against each other: as a table of text, and as plain data."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, Called, say, wording
from gattai_desktop.players.round_robin import Standing, contest_of
from gattai_desktop.players.weighing import Budget

_TOLD: Final = 5
"""Faults that are told in full; of more, only how many there are."""


def told_standings(game: str, found: Sequence[Standing], seed: int, spoken: Callable[[object], str]) -> str:
    """Return the standings of one game as a table of text; `spoken` turns a wording into the text of a language."""
    return "\n".join(_lines(game, found, seed, spoken))


def _lines(game: str, found: Sequence[Standing], seed: int, spoken: Callable[[object], str]) -> Iterator[str]:
    meeting = found[0].meeting
    contest, wide = contest_of(game, meeting.table), max(len(_pair(one)) for one in found)
    words = "{game}: {what}, seed {seed}. Each deal is played twice, with the sides changed."
    played = spoken(wording(words, game=AsWritten(game), what=contest.what, seed=AsWritten(seed)))
    yield f"{played} {spoken(_bound(meeting.budget))}"
    yield spoken(wording("Of 100 bouts the player that is named first wins (give or take, 95 of 100 times):"))
    yield ""
    sides = list(contest.deal(seed).sides)
    heads = [
        wording("both sides"),
        *(wording("as {side}", side=say(side.capitalize()) if side.islower() else side) for side in sides),
    ]
    counted = f"{spoken(wording('bouts')):>9}{spoken(wording('not ended')):>16}"
    yield f"  {'':<{wide}}{''.join(f'{spoken(head):>16}' for head in heads)}{counted}"
    for one in found:
        shares = ((one.share, one.give_or_take), *(one.side_share(side) for side in sides))
        figures = "".join(f"{f'{100 * share:.1f} ({100 * around:.1f})':>16}" for share, around in shares)
        yield f"  {_pair(one):<{wide}}{figures}{one.bouts:>9,}{len(one.faults):>16,}"
    yield ""
    heads = [wording("median"), wording("longest"), wording("choices")]
    yield f"  {spoken(wording('processor time of a choice')):<26}{''.join(f'{spoken(head):>14}' for head in heads)}"
    for name, spent in _spent(found).items():
        if spent:
            yield f"  {name:<26}{_time(median(spent)):>14}{_time(max(spent)):>14}{len(spent):>14,}"
    faults = [fault for one in found for fault in one.faults]
    yield from (f"  {spoken(wording('not ended: {fault}', fault=AsWritten(fault)))}" for fault in faults[:_TOLD])
    if len(faults) > _TOLD:
        yield f"  {spoken(wording('and {number} more', number=len(faults) - _TOLD))}"


def standings_as_json(standing: Standing, seed: int) -> Mapping[str, Any]:
    """Return a standing as plain data, shares from 0 to 1."""
    one, budget = standing, standing.meeting.budget
    return {
        "game": one.meeting.game,
        "table": one.meeting.table,
        "players": list(one.meeting.players),
        "seed": seed,
        "playouts": budget.playouts,
        "think_seconds": budget.seconds,
        "sound": one.meeting.sound,
        "deals": one.fights,
        "bouts": one.bouts,
        "moves": one.moves,
        "won_by_first": round(one.share, 4),
        "give_or_take": round(one.give_or_take, 4),
        "by_side": {side: [round(figure, 4) for figure in one.side_share(side)] for side in one.by_side},
        "not_ended": one.faults,
        "seconds_a_choice": {
            name: {
                "median": one.thought(which)[0],
                "longest": one.thought(which)[1],
                "choices": len(one.seconds[which]),
            }
            for which, name in enumerate(one.meeting.players)
        },
    }


def _spent(found: Sequence[Standing]) -> Mapping[str, list[float]]:
    spent: dict[str, list[float]] = {}
    for one in found:
        for which, name in enumerate(one.meeting.players):
            spent.setdefault(name, []).extend(one.seconds[which])
    return spent


def _pair(standing: Standing) -> str:
    return " : ".join(standing.meeting.players)


def _bound(budget: Budget) -> Called:
    if budget.playouts and budget.seconds:
        words = "Who searches has {playouts} playouts and {seconds} s a move."
        return wording(words, playouts=budget.playouts, seconds=AsWritten(f"{budget.seconds:g}"))
    if budget.playouts:
        return wording("Who searches has {playouts} playouts a move.", playouts=budget.playouts)
    if budget.seconds:
        return wording("Who searches has {seconds} s a move.", seconds=AsWritten(f"{budget.seconds:g}"))
    return wording("Each thinks as much as at the table.")


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"

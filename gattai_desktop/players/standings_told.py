"""Tells how players of a game stand against each other: as a table of text, and as plain data."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from gattai_desktop.players.round_robin import Standing, contest_of
from gattai_desktop.players.weighing import Budget

_TOLD: Final = 5
"""Faults that are told in full; of more, only how many there are."""


def told_standings(game: str, found: Sequence[Standing], seed: int) -> str:
    """Return the standings of one game as a table of text."""
    meeting = found[0].meeting
    contest, budget = contest_of(game, meeting.table), meeting.budget
    wide = max(len(_pair(one)) for one in found)
    lines = [
        f"{game}: {contest.what}, seed {seed}. Each deal is played twice, with the sides changed. {_bound(budget)}",
        "Of 100 bouts the player that is named first wins (give or take, 95 of 100 times):",
        "",
    ]
    sides = list(contest.deal(seed).sides)
    heads = ("both sides", *(f"as {side}" for side in sides))
    lines.append(f"  {'':<{wide}}{''.join(f'{head:>16}' for head in heads)}{'bouts':>9}{'not ended':>11}")
    for one in found:
        shares = ((one.share, one.give_or_take), *(one.side_share(side) for side in sides))
        figures = "".join(f"{f'{100 * share:.1f} ({100 * around:.1f})':>16}" for share, around in shares)
        lines.append(f"  {_pair(one):<{wide}}{figures}{one.bouts:>9,}{len(one.faults):>11,}")
    lines += ["", f"  {'processor time of a choice':<{wide}}{'median':>12}{'longest':>12}{'choices':>12}"]
    for name, spent in _spent(found).items():
        if spent:
            lines.append(f"  {name:<26}{_time(median(spent)):>12}{_time(max(spent)):>12}{len(spent):>12,}")
    faults = [fault for one in found for fault in one.faults]
    lines += [f"  not ended: {fault}" for fault in faults[:_TOLD]]
    if len(faults) > _TOLD:
        lines.append(f"  and {len(faults) - _TOLD:,} more")
    return "\n".join(lines)


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


def _bound(budget: Budget) -> str:
    bounds = [f"{budget.playouts:,} playouts"] if budget.playouts else []
    bounds += [f"{budget.seconds:g} s"] if budget.seconds else []
    return f"Who searches has {' and '.join(bounds)} a move." if bounds else "Each thinks as much as at the table."


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"

"""The odds of a fight as text and as plain data, for the command line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gattai_desktop.players.gattai.levers import Lever, LeverKind, Tried, strongest_first
from gattai_desktop.players.gattai.odds import FightSide, Odds, difference
from gattai_desktop.players.rehearsal import in_hundred, text_bar

_PLAYERS: Final = {
    "plain": "Both sides play by simple habits: the cheapest safe card, and conceding when nothing safe is left.",
    "careful": "Both sides think one move ahead and no further. Real players do better and worse.",
    "gentle": "Both sides play as gentle does at the table: plainly, and they err.",
    "steady": "Both sides play as steady does at the table: by good habits, without looking far ahead.",
    "sharp": "Both sides play as sharp does at the table, but think shorter: 40 playouts a move.",
}
_VERDICT: Final = {
    "one-sided": "One-sided.",
    "easy": "Easy for the Pilots.",
    "hard": "Hard for the Pilots.",
    "fair": "Fair.",
}
_CHALLENGES: Final = {"pilots": "The Pilots challenge", "coach": "Coach challenges"}
_LEVERS: Final[dict[LeverKind, str]] = {
    "tr_up": "{name} at TR {number}",
    "tr_down": "{name} at TR {number}",
    "joins": "{name} joins",
    "stays": "{name} stays out",
    "comes": "{name} comes too",
    "away": "{name} stays away",
    "hands": "Hands of {number} instead of {now}",
    "attacker": "{side}",
}


def told(odds: Odds, names: Mapping[str, str], seed: int) -> str:
    """Return the odds as a page of text; `names` says what each seat and Threat is called."""
    return "\n".join(_lines(odds, names, seed))


def _lines(odds: Odds, names: Mapping[str, str], seed: int) -> Iterator[str]:
    yield f"{in_hundred(odds.pilots)} in 100 go to the Pilots. {_VERDICT[odds.judgement]}"
    yield ""
    yield f"  {text_bar(odds.pilots)} {in_hundred(odds.pilots)} : {in_hundred(1 - odds.pilots)}"
    yield ""
    sides: tuple[tuple[FightSide, str], ...] = (("pilots", "Pilots win by"), ("coach", "Coach wins by"))
    for side, words in sides:
        for least, many in odds.by_margin(side):
            if many:
                yield _row(f"{words} {least}{'+' if least == 64 else ''}", odds.share(many))
    yield ""
    for stage, many in sorted(odds.stages.items()):
        yield _row(f"ends in stage {stage}", odds.share(many))
    yield ""
    for lost, many in sorted(odds.harmony.items()):
        words = "Harmony as now" if not lost else f"Harmony {'-' if lost > 0 else '+'}{abs(lost)}"
        yield _row(words, odds.share(many))
    yield ""
    for who, points in odds.trauma.items():
        yield f"  {'Trauma of ' + names.get(who, who):<32}{odds.average(points):.1f}"
    yield f"  {'Buffers spent':<32}{odds.average(odds.buffers):.1f}"
    for what, many in (
        ("with an Omen", odds.with_omen),
        ("with a Rumble", odds.rumbles),
        ("with a Rout", odds.routs),
        ("with a Commitment Death", odds.deaths),
    ):
        yield f"  {what:<32}{in_hundred(odds.share(many))} in 100"
    yield ""
    yield f"{odds.fights} Throwdowns, seed {seed}, give or take {max(1, round(100 * odds.give_or_take))} in 100."
    yield _PLAYERS[odds.level]


def _row(words: str, share: float) -> str:
    return f"  {words:<24}{text_bar(share, 24)} {in_hundred(share)}"


def levers_told(tried: Sequence[Tried], names: Mapping[str, str], odds: Odds) -> Iterator[str]:
    """Yield a line for each lever, the strongest first."""
    for one in strongest_first(odds, tried):
        found = difference(odds, one.odds)
        words, margin = lever_words(one.lever, names), max(1, round(100 * found.give_or_take))
        if found.seen:
            share = in_hundred(found.beyond(odds.pilots))
            yield f"{words:<36}{share:>4} in 100, {round(100 * found.share):+d}, give or take {margin}"
        else:
            yield f"{words:<36}no difference seen, give or take {margin}"


def lever_words(lever: Lever, names: Mapping[str, str]) -> str:
    """Return what a lever changes."""
    name = names.get(lever.who) or names.get(f"threat.{lever.who}") or lever.who
    side = _CHALLENGES[lever.fight.attacker]
    return _LEVERS[lever.kind].format(name=name, number=lever.number, now=lever.now, side=side)


def as_json(odds: Odds, names: Mapping[str, str], seed: int, tried: Sequence[Tried] = ()) -> Mapping[str, Any]:
    """Return a tally as plain data, shares from 0 to 1; `names` says what each seat and Threat is called."""
    return {
        "players": odds.level,
        "fights": odds.fights,
        "seed": seed,
        "pilots_win": round(odds.pilots, 4),
        "give_or_take": round(odds.give_or_take, 4),
        "judgement": odds.judgement,
        "margins": {
            side: {str(by): odds.share(odds.margins[side, by]) for won, by in sorted(odds.margins) if won == side}
            for side in ("pilots", "coach")
        },
        "stages": {str(stage): odds.share(many) for stage, many in sorted(odds.stages.items())},
        "harmony_lost": {str(lost): odds.share(many) for lost, many in sorted(odds.harmony.items())},
        "trauma": {names.get(who, who): round(odds.average(points), 3) for who, points in sorted(odds.trauma.items())},
        "buffers_spent": round(odds.average(odds.buffers), 3),
        "with_omen": odds.share(odds.with_omen),
        "rumbles": odds.share(odds.rumbles),
        "routs": odds.share(odds.routs),
        "deaths": odds.share(odds.deaths),
        "levers": [
            _lever_as_json(one, names, odds) for one in strongest_first(odds, tried) if one.odds.level == odds.level
        ],
    }


def _lever_as_json(tried: Tried, names: Mapping[str, str], odds: Odds) -> Mapping[str, Any]:
    found = difference(odds, tried.odds)
    return {
        "change": lever_words(tried.lever, names),
        "fights": tried.odds.fights,
        "pilots_win": round(tried.odds.pilots, 4),
        "difference": round(found.share, 4),
        "give_or_take": round(found.give_or_take, 4),
        "seen": found.seen,
    }

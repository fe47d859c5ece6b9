"""The odds of a fight as text, for the command line."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.players.odds import Odds, Side

_WIDTH: Final = 40
_PLAYERS: Final = {
    "plain": "Both sides play by simple habits: the cheapest safe card, and conceding when nothing safe is left.",
    "careful": "Both sides think one move ahead and no further. Real players do better and worse.",
}
_VERDICT: Final = {
    "one-sided": "One-sided.",
    "easy": "Easy for the Pilots.",
    "hard": "Hard for the Pilots.",
    "fair": "Fair.",
}


def in_hundred(share: float) -> str:
    """A share as whole fights of a hundred; what is rare is called so."""
    if 0 < share < 0.01:
        return "fewer than 1"
    return str(round(100 * share))


def told(odds: Odds, names: Mapping[str, str], seed: int) -> str:
    """Return the odds as a page of text; `names` says what each seat and Threat is called."""
    return "\n".join(_lines(odds, names, seed))


def _lines(odds: Odds, names: Mapping[str, str], seed: int) -> Iterator[str]:
    yield f"{in_hundred(odds.pilots)} in 100 go to the Pilots. {_VERDICT[odds.judgement]}"
    yield ""
    yield f"  {_bar(odds.pilots)} {in_hundred(odds.pilots)} : {in_hundred(1 - odds.pilots)}"
    yield ""
    sides: tuple[tuple[Side, str], ...] = (("pilots", "Pilots win by"), ("coach", "Coach wins by"))
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
        yield f"  {'Trauma of ' + names.get(who, who):<24}{odds.average(points):.1f}"
    yield f"  {'Buffers spent':<24}{odds.average(odds.buffers):.1f}"
    for what, many in (
        ("with an Omen", odds.with_omen),
        ("with a Rumble", odds.rumbles),
        ("with a Rout", odds.routs),
        ("with a Commitment Death", odds.deaths),
    ):
        yield f"  {what:<24}{in_hundred(odds.share(many))} in 100"
    yield ""
    yield f"{odds.fights} Throwdowns, seed {seed}, give or take {max(1, round(100 * odds.give_or_take))} in 100."
    yield _PLAYERS[odds.level]


def _row(words: str, share: float) -> str:
    return f"  {words:<24}{_bar(share, 24)} {in_hundred(share)}"


def _bar(share: float, width: int = _WIDTH) -> str:
    filled = round(share * width)
    return "#" * filled + "." * (width - filled)

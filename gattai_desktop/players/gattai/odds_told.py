"""The odds of a fight as text and as plain data, for the command line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, Called, Words, say, wording
from gattai_desktop.players.gattai.levers import Lever, LeverKind, Tried, strongest_first
from gattai_desktop.players.gattai.odds import FightSide, Odds, difference
from gattai_desktop.players.gattai.played_fight import PlayerLevel
from gattai_desktop.players.rehearsal import in_hundred, text_bar

PLAYERS: Final[Mapping[PlayerLevel, Words]] = {
    "plain": say("Plain players"),
    "careful": say("Careful players"),
    "gentle": say("Gentle players"),
    "steady": say("Steady players"),
    "sharp": say("Sharp players"),
}
"""What players of a strength are called."""
HABITS: Final[Mapping[PlayerLevel, Words]] = {
    "plain": say(
        "Both sides play by simple habits: the cheapest safe card, and conceding when nothing safe is left. "
        "Real players do better and worse."
    ),
    "careful": say("Both sides think one move ahead and no further. Real players do better and worse."),
    "gentle": say("Both sides play as the program does when it is gentle: plainly, and they err."),
    "steady": say("Both sides play as the program does when it is steady: by good habits."),
    "sharp": say("Both sides play as the program does when it is sharp, but think shorter."),
}
"""How they play."""
_VERDICT: Final = {
    "one-sided": "One-sided.",
    "easy": "Easy for the Pilots.",
    "hard": "Hard for the Pilots.",
    "fair": "Fair.",
}
_WINS: Final[Mapping[FightSide, str]] = {"pilots": "Pilots win by {points}", "coach": "Coach wins by {points}"}
_LEVERS: Final[Mapping[LeverKind, str]] = {
    "tr_up": "{name} at TR {number}",
    "tr_down": "{name} at TR {number}",
    "joins": "{name} joins",
    "stays": "{name} stays out",
    "comes": "{name} comes too",
    "away": "{name} stays away",
    "hands": "Hands of {number} instead of {now}",
}

Speech = Callable[[object], str]
"""Turns a wording or a number into the text of a language."""


def told(odds: Odds, names: Mapping[str, str], seed: int, spoken: Speech) -> str:
    """Return the odds as a page of text; `names` says what each seat and Threat is called."""
    return "\n".join(_lines(odds, names, seed, spoken))


def _lines(odds: Odds, names: Mapping[str, str], seed: int, spoken: Speech) -> Iterator[str]:
    verdict = wording(_VERDICT[odds.judgement])
    yield spoken(wording("{share} in 100 go to the Pilots. {verdict}", share=in_hundred(odds.pilots), verdict=verdict))
    yield ""
    yield f"  {text_bar(odds.pilots)} {spoken(in_hundred(odds.pilots))} : {spoken(in_hundred(1 - odds.pilots))}"
    yield ""

    def row(words: str, share: float) -> str:
        return f"  {spoken(words):<24}{text_bar(share, 24)} {spoken(in_hundred(share))}"

    for side in _WINS:
        for least, many in odds.by_margin(side):
            if many:
                most = AsWritten(f"{least}{'+' if least == 64 else ''}")
                yield row(wording(_WINS[side], points=most), odds.share(many))
    yield ""
    for stage, many in sorted(odds.stages.items()):
        yield row(wording("ends in stage {stage}", stage=stage), odds.share(many))
    yield ""
    for lost, many in sorted(odds.harmony.items()):
        change = AsWritten(f"{-lost:+d}")
        yield row(wording("Harmony {change}", change=change) if lost else wording("Harmony as now"), odds.share(many))
    yield ""
    for who, points in odds.trauma.items():
        yield f"  {spoken(wording('Trauma of {name}', name=names.get(who, who))):<32}{spoken(odds.average(points))}"
    yield f"  {spoken(wording('Buffers spent')):<32}{spoken(odds.average(odds.buffers))}"
    for what, many in (
        (wording("with an Omen"), odds.with_omen),
        (wording("with a Rumble"), odds.rumbles),
        (wording("with a Rout"), odds.routs),
        (wording("with a Commitment Death"), odds.deaths),
    ):
        yield f"  {spoken(what):<32}{spoken(wording('{share} in 100', share=in_hundred(odds.share(many))))}"
    yield ""
    counted = "{count} Throwdowns, seed {seed}, give or take {points} in 100."
    margin = max(1, round(100 * odds.give_or_take))
    yield spoken(wording(counted, count=odds.fights, seed=AsWritten(seed), points=margin))
    yield spoken(HABITS[odds.level])


def levers_told(tried: Sequence[Tried], names: Mapping[str, str], odds: Odds, spoken: Speech) -> Iterator[str]:
    """Yield a line for each lever, the strongest first."""
    for one in strongest_first(odds, tried):
        found = difference(odds, one.odds)
        words, margin = spoken(lever_words(one.lever, names)), max(1, round(100 * found.give_or_take))
        if found.seen:
            share = f"{spoken(in_hundred(found.beyond(odds.pilots))):>4}"
            change = AsWritten(f"{round(100 * found.share):+d}")
            said = "{share} in 100, {change}, give or take {margin}"
            yield f"{words:<36}{spoken(wording(said, share=AsWritten(share), change=change, margin=margin))}"
        else:
            yield f"{words:<36}{spoken(wording('no difference seen, give or take {margin}', margin=margin))}"


def lever_words(lever: Lever, names: Mapping[str, str]) -> Called:
    """Return what a lever changes."""
    if lever.kind == "attacker":
        by_pilots = lever.fight.attacker == "pilots"
        return wording("The Pilots challenge") if by_pilots else wording("Coach challenges")
    name = names.get(lever.who) or names.get(f"threat.{lever.who}") or lever.who
    return wording(_LEVERS[lever.kind], name=name, number=lever.number, now=lever.now)


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

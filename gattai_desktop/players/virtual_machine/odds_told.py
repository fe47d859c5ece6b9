"""The odds of a fight of Virtual Machine as text and as plain data, for the command line."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.players.rehearsal import in_hundred, text_bar
from gattai_desktop.players.virtual_machine.odds import FightOdds, FightToTry


def odds_in_words(odds: FightOdds, fight: FightToTry, seed: int, spoken: Callable[[object], str]) -> str:
    """Return the odds as a page of text; `spoken` turns a wording or a number into the text of a language."""
    return "\n".join(_lines(odds, fight, seed, spoken))


def _lines(odds: FightOdds, fight: FightToTry, seed: int, spoken: Callable[[object], str]) -> Iterator[str]:
    yield spoken(wording("{fight}: {mcs} against the CPU.", fight=fight.name, mcs=fight.mcs))
    points = max(1, round(100 * odds.give_or_take))
    share = in_hundred(odds.won)
    yield spoken(wording("{share} in 100 go to the MCs, give or take {points}.", share=share, points=points))
    yield ""
    yield f"  {text_bar(odds.won)} {spoken(share)} : {spoken(in_hundred(1 - odds.won))}"
    yield ""
    yield f"  {spoken(wording('rounds (median)')):<32}{odds.median}"
    if odds.victories:
        yield f"  {spoken(wording('MCs down at a victory')):<32}{spoken(odds.down_at_victory)}"
        for down, many in sorted(odds.down.items()):
            part = many / odds.victories
            words = spoken(wording("{number} down", number=down))
            yield f"    {words:<22}{text_bar(part, 24)} {spoken(in_hundred(part))}"
    yield ""
    counted = "{count} fights, seed {seed}. The program plays both sides; people do better and worse."
    yield spoken(wording(counted, count=odds.fights, seed=AsWritten(seed)))


def odds_as_json(odds: FightOdds, fight: FightToTry, seed: int) -> Mapping[str, Any]:
    """Return a tally as plain data, shares from 0 to 1."""
    return {
        "fight": fight.name,
        "mcs": list(fight.mcs),
        "fights": odds.fights,
        "seed": seed,
        "mcs_win": round(odds.won, 4),
        "give_or_take": round(odds.give_or_take, 4),
        "rounds_median": odds.median,
        "rounds": {str(ended): many / odds.fights for ended, many in sorted(odds.rounds.items())},
        "down_at_victory": round(odds.down_at_victory, 3),
        "down": {str(down): many / odds.victories for down, many in sorted(odds.down.items())},
    }

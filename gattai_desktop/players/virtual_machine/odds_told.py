"""The odds of a fight of Virtual Machine as text and as plain data, for the command line."""

from collections.abc import Iterator, Mapping
from typing import Any

from gattai_desktop.players.rehearsal import in_hundred, text_bar
from gattai_desktop.players.virtual_machine.odds import FightOdds, FightToTry


def odds_in_words(odds: FightOdds, fight: FightToTry, seed: int) -> str:
    """Return the odds as a page of text."""
    return "\n".join(_lines(odds, fight, seed))


def _lines(odds: FightOdds, fight: FightToTry, seed: int) -> Iterator[str]:
    yield f"{fight.name}: {', '.join(fight.mcs)} against the CPU."
    yield f"{in_hundred(odds.won)} in 100 go to the MCs, give or take {max(1, round(100 * odds.give_or_take))}."
    yield ""
    yield f"  {text_bar(odds.won)} {in_hundred(odds.won)} : {in_hundred(1 - odds.won)}"
    yield ""
    yield f"  {'rounds (median)':<32}{odds.median}"
    if odds.victories:
        yield f"  {'MCs down at a victory':<32}{odds.down_at_victory:.1f}"
        for down, many in sorted(odds.down.items()):
            share = many / odds.victories
            yield f"  {f'  {down} down':<24}{text_bar(share, 24)} {in_hundred(share)}"
    yield ""
    yield f"{odds.fights} fights, seed {seed}. The program plays both sides; people do better and worse."


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

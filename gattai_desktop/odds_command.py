"""What the command `odds` does: it plays a fight many times over and tells what came of it."""

import json
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, TypeVar

from gattai_desktop.commands import telling
from gattai_desktop.exit_status import FINE, STOPPED, Unusable
from gattai_desktop.terminal import must_be_new, speak, spoken

if TYPE_CHECKING:
    from gattai_desktop.cards.state import State
    from gattai_desktop.players.gattai.levers import Tried
    from gattai_desktop.players.gattai.odds import Odds
    from gattai_desktop.players.gattai.played_fight import Fought
    from gattai_desktop.players.gattai.rehearsal import Rehearsal
    from gattai_desktop.players.rehearsal import Running, Tally

R = TypeVar("R")


def odds(options: SimpleNamespace) -> int:
    """Rehearse a fight many times and tell what came of it; Ctrl-C ends it with what was played until then."""
    from gattai_desktop.players.rehearsal import CannotFight
    from gattai_desktop.sessions.telling import table_to_try

    if options.fights < 1 or (options.cores is not None and options.cores < 1):
        raise Unusable(speak("command", "Ask for at least one fight (--fights) on at least one core (--cores)."))
    must_be_new(options.picture)
    if options.picture is not None and options.picture.suffix.lower() != ".png":
        words = "{file} is to be a picture: give it a name that ends with .png."
        raise Unusable(speak("command", words, file=options.picture))
    try:
        if options.table is None and options.game == "virtual-machine":
            return _odds_against_cpu(options, None)
        table = table_to_try(options.table, options.game, options.scenario or "neon-harbour", options.edition)
        if table.values.get("game") == "virtual-machine":
            return _odds_against_cpu(options, table)
        return _odds_of_throwdown(options, table)
    except CannotFight as wrong:
        raise Unusable(spoken(wrong)) from None


def _odds_against_cpu(options: SimpleNamespace, table: "State | None") -> int:
    """Tell the odds of a fight of Virtual Machine: as it stands at a table, or from its beginning."""
    from gattai_desktop.players.virtual_machine.odds import (
        FightCompany,
        FightOdds,
        fight_at,
        fight_from_start,
        odds_as_json,
        odds_in_words,
    )

    if options.levers or options.picture is not None:
        raise Unusable(speak("command", "Levers and pictures (--levers, --picture) are there for Gattaibushido alone."))
    fight = fight_from_start(options.scenario or "f1", options.seats) if table is None else fight_at(table)
    found = FightOdds()
    with ended_gently() as is_ended, FightCompany(options.cores) as company, suppress(KeyboardInterrupt):
        begun = company.begin(fight, options.fights, options.seed)
        count_fights(speak("command", "fights"), [(found, begun)], is_ended)
    if not _was_played(found.fights, options.fights):
        return STOPPED
    if options.json:
        print(json.dumps(odds_as_json(found, fight, options.seed), ensure_ascii=False))
    else:
        print(odds_in_words(found, fight, options.seed, spoken))
    return FINE if found.fights == options.fights else STOPPED


def _was_played(played: int, wanted: int) -> bool:
    """Say where fewer fights were played than wanted; return whether there were any."""
    if not played:
        print(speak("command", "Stopped before the first fights were played."), file=sys.stderr)
    elif played < wanted:
        print(speak("command", "Stopped after {played} of {wanted}.", played=played, wanted=wanted), file=sys.stderr)
    return bool(played)


def _odds_of_throwdown(options: SimpleNamespace, table: "State") -> int:
    """Tell the odds of a Throwdown of Gattaibushido."""
    from gattai_desktop.players.gattai.fight import fight_of, names_of
    from gattai_desktop.players.gattai.levers import Tried, levers
    from gattai_desktop.players.gattai.odds import Odds
    from gattai_desktop.players.gattai.odds_told import PLAYERS, as_json, levers_told, told
    from gattai_desktop.players.gattai.played_fight import LEVELS
    from gattai_desktop.players.gattai.rehearsal import Rehearsal

    levels = LEVELS if options.players == "both" else (options.players,)
    fight = fight_of(table, _listed(options.pilots), _listed(options.threats), options.attacker)
    found: list[Odds] = []
    tried: list[Tried] = []
    with ended_gently() as is_ended, Rehearsal(options.cores) as company, suppress(KeyboardInterrupt):
        for level in levels:
            found.append(Odds(level))
            begun = company.begin(fight, level, options.fights, options.seed)
            count_fights(spoken(PLAYERS[level]), [(found[-1], begun)], is_ended)
        if options.levers:
            tried = [Tried(lever, Odds(levels[-1])) for lever in levers(fight)]
            count_fights(speak("command", "levers"), _begun(company, tried, options), is_ended)
    if not _was_played(found[-1].fights if found else 0, options.fights):
        return STOPPED
    names = names_of(fight)
    if options.json:
        print(json.dumps([as_json(one, names, options.seed, tried) for one in found], ensure_ascii=False))
    else:
        print("\n\n".join(told(one, names, options.seed, spoken) for one in found))
        print("".join(f"\n  {line}" for line in levers_told(tried, names, found[-1], spoken)))
    if options.picture is not None:
        from gattai_desktop import offscreen

        offscreen.picture_odds(fight, found[-1], tried, options.seed, options.picture)
    return FINE if found[-1].fights == options.fights else STOPPED


def _begun(
    company: "Rehearsal", tried: "list[Tried]", options: SimpleNamespace
) -> "list[tuple[Odds, Running[Fought]]]":
    """Let what would change the fight be tried, all of it side by side."""
    from gattai_desktop.players.gattai.levers import each_lever

    fights = [one.lever.fight for one in tried]
    each = each_lever(options.fights)
    begun = company.begin_side_by_side(fights, tried[0].odds.level, each, options.seed) if tried else ()
    return list(zip((one.odds for one in tried), begun, strict=True))


@contextmanager
def ended_gently() -> Iterator[Callable[[], bool]]:
    """Say at any time whether somebody has asked the program to end: by Ctrl-C, or the system by SIGTERM.

    Until then nothing is broken off: amid the work of a company it would leave a lock that nobody opens any more. What
    whoever began the program lets it ignore, it ignores.
    """
    asked: list[int] = []
    kept = {which: signal.getsignal(which) for which in (signal.SIGINT, signal.SIGTERM)}
    noted = [which for which, was in kept.items() if was in (signal.default_int_handler, signal.SIG_DFL)]
    for which in noted:
        signal.signal(which, lambda number, _frame: asked.append(number))
    try:
        yield lambda: bool(asked)
    finally:
        for which in noted:
            signal.signal(which, kept[which])


def count_fights(what: str, begun: "Sequence[tuple[Tally[R], Running[R]]]", is_ended: "Callable[[], bool]") -> None:
    """Count fights until all of them have been played, and how many while somebody watches, on one line.

    Raises KeyboardInterrupt where somebody has asked for the end.
    """
    of = sum(running.ordered for _, running in begun)
    while left := [running for _, running in begun if not running.over]:
        left[0].wait(*left[1:], no_more=is_ended)
        if is_ended():
            raise KeyboardInterrupt
        for tally, running in begun:
            tally.count(running.fetch())
        played = sum(tally.fights for tally, _ in begun)
        telling(what)(played, of)


def _listed(texts: Iterable[str]) -> list[str]:
    return [one.strip().lower() for text in texts for one in text.split(",") if one.strip()]

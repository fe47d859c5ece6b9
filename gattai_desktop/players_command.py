"""What the command `bench players` does: it lets the players of each game meet many times, and tells who wins."""

import json
import sys
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING

from gattai_desktop.exit_status import FAILED, FINE, STOPPED, Unusable
from gattai_desktop.odds_command import count_fights, ended_gently
from gattai_desktop.terminal import speak, spoken

if TYPE_CHECKING:
    from gattai_desktop.players.round_robin import Standing


def bench(options: SimpleNamespace) -> int:
    """Measure real play, or the program's players."""
    return _bench_players(options) if options.what == "players" else _bench_play(options)


def _bench_play(options: SimpleNamespace) -> int:
    """Measure the engine, a session or painting."""
    from gattai_desktop.players.gattai.measuring import measure_engine, measure_session

    if options.what == "paint":
        from gattai_desktop import offscreen

        found = offscreen.measure_paint(options.seed)
    else:
        measure = measure_engine if options.what == "engine" else measure_session
        found = measure(options.seconds, options.seed)
        if options.what == "engine":
            from gattai_desktop.players.engine_speed import measure_games

            games = measure_games(options.seconds / 3, options.seed)
            found = {**found, **{f"{key}_moves_per_second": rate for key, rate in games.items()}}
    print(json.dumps(found) if options.json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    return FINE


def _bench_players(options: SimpleNamespace) -> int:
    """Let players meet; Ctrl-C ends it at once, with what was played until then. Fails where a bout did not end."""
    from gattai_desktop.content.boxes import KEYS
    from gattai_desktop.players.round_robin import (
        NoContest,
        RoundRobin,
        Standing,
        meetings,
    )
    from gattai_desktop.players.standings_told import standings_as_json, told_standings
    from gattai_desktop.players.weighing import Budget

    if options.games < 1 or (options.jobs is not None and options.jobs < 1):
        raise Unusable(speak("command", "Ask for at least one deal (--games) on at least one core (--jobs)."))
    if options.think < 0 or options.playouts < 0:
        words = "A player thinks for some time (--think) or some playouts (--playouts), not less than none."
        raise Unusable(speak("command", words))
    budget = Budget(options.playouts, options.think)
    found: list[Standing] = []
    try:
        wanted = [
            meetings(key, options.only, budget, sound=options.soundness, table=options.table)
            for key in ([options.game] if options.game else KEYS)
        ]
    except NoContest as wrong:
        raise Unusable(spoken(wrong)) from None
    with ended_gently() as is_ended, RoundRobin(options.jobs) as company, suppress(KeyboardInterrupt):
        for each in wanted:
            here = [Standing(meeting) for meeting in each]
            found += here
            begun = company.begin(each, options.games, options.seed)
            count_fights(
                speak("command", "deals of {game}", game=each[0].game), list(zip(here, begun, strict=True)), is_ended
            )
    played = [one for one in found if one.fights]
    if options.json:
        print(json.dumps([standings_as_json(one, options.seed) for one in played], ensure_ascii=False))
    elif played:
        games = dict.fromkeys(one.meeting.game for one in played)
        tables = ([one for one in played if one.meeting.game == game] for game in games)
        print("\n\n".join(told_standings(here[0].meeting.game, here, options.seed, spoken) for here in tables))
    return _ended(played, options.games * sum(map(len, wanted)))


def _ended(played: "list[Standing]", wanted: int) -> int:
    """Say where fewer deals were played than wanted; return how the command ends."""
    deals = sum(one.fights for one in played)
    if deals < wanted:
        words = "Stopped after {number} of {wanted} deals." if deals else "Stopped before the first deal was played."
        print(speak("command", words, number=deals, wanted=wanted), file=sys.stderr)
        return STOPPED
    return FAILED if any(one.faults for one in played) else FINE

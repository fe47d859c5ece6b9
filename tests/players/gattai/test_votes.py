"""How the program votes on a Commander: for more cards, but for fewer where it fights against her; and why."""

import random
from collections.abc import Iterator

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.votes import VoteSelf, VoteTeam
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.gattai.fight import fight_of
from gattai_desktop.players.gattai.fight_turns import FightTurns
from gattai_desktop.players.gattai.played_fight import dealt_fight
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.why import why_of

GAME, TEAM = GATTAI.game, ("red", "green", "blue")


def votes(sync: int, solo: int) -> Iterator[tuple[State, str]]:
    """Yield each table at which somebody votes on Red, who fights Coach, at a table where Coach votes, too."""
    setup = scenario("neon-harbour", TEAM)
    begun = GATTAI.begin(evolve(setup, rulings={**setup.rulings, "bonus_draw_choice": "coach_votes"}))
    begun = evolve(begun, values={**begun.values, "pilot.red.sync": sync, "pilot.red.solo": solo})
    fight = fight_of(begun, TEAM, ("brass_tide",))
    table, turns, shuffle = dealt_fight(fight, random.Random(1)), FightTurns(fight), seeded(1)
    seat, options = turns.opening(table)
    while True:
        ask = GAME.first_ask(table)
        if ask is not None and ask.kind == "vote":
            yield table, seat
        player = opponent("gattai", STEADY, seat)
        assert player is not None
        table, _ = GAME.play(table, player.choose(GAME.sight(table, seat), options), shuffle)
        if table.values["step"] == "throwdown.turn":
            return
        seat, options = turns.turn(table)


@pytest.mark.parametrize(("sync", "solo", "more"), [(4, 2, VoteTeam), (2, 4, VoteSelf)])
def test_who_fights_the_commander_votes_for_fewer_cards(
    sync: int, solo: int, more: type[VoteTeam] | type[VoteSelf]
) -> None:
    voted = {}
    for table, seat in votes(sync, solo):
        player = opponent("gattai", STEADY, seat)
        assert player is not None
        voted[seat] = type(player.choose(GAME.sight(table, seat), GAME.options(table, seat)))
    fewer = VoteSelf if more is VoteTeam else VoteTeam
    assert voted == {"green": more, "blue": more, COACH_SEAT: fewer}


def test_only_one_of_two_votes_is_said_to_bring_more() -> None:
    table, seat = next(votes(4, 2))
    said = [str(why_of("gattai", GAME.sight(table, PUBLIC), kind(seat))) for kind in (VoteTeam, VoteSelf)]
    assert said == ["Her Sync brings as many cards as her Solo, or more.", "Her Solo brings no more cards."]

"""How hard a fight is: fights played to their end by two kinds of players, and what they come to."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import define

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import played_fight as fights
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.fight import Fight, fight_of, names_of
from gattai_desktop.players.gattai.levers import Lever, Tried, levers, strongest_first
from gattai_desktop.players.gattai.measuring import coach_on_turn
from gattai_desktop.players.gattai.odds import Odds, difference
from gattai_desktop.players.gattai.odds_told import as_json, levers_told, told
from gattai_desktop.players.gattai.played_fight import LEVELS, Fought, PlayerLevel, fight_again, play_fight
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.players.gattai.simple_player import LookaheadPlayer, SimplePlayer
from gattai_desktop.players.player import Player
from gattai_desktop.players.rehearsal import CannotFight, in_hundred, seed_of


@pytest.fixture(scope="module")
def harbour() -> State:
    return GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))


@pytest.fixture(scope="module")
def fight(harbour: State) -> Fight:
    return fight_of(harbour)


def test_everybody_who_can_fights_the_strongest_threat(fight: Fight) -> None:
    """Given nobody is named, then the whole Team fights the Threat with the highest TR."""
    assert fight.pilots == ("red", "green", "blue")
    assert fight.threats == ("brass_tide",)


@pytest.mark.parametrize("level", [*LEVELS, "gentle", "steady", "sharp"])
def test_a_fight_ends_and_the_same_seed_gives_the_same_fight(fight: Fight, level: PlayerLevel) -> None:
    """Given a seed, when it is fought twice, then it goes the same way."""
    once = play_fight(fight, level, 5)
    assert once == play_fight(fight, level, 5)
    assert 1 <= once.stage <= 7
    assert once.winner in {"pilots", "coach"}


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize("attacker", ["coach", "pilots"])
def test_fights_end_in_every_edition(edition: str, attacker: str) -> None:
    """Given each edition and either side challenging, when fights are rehearsed, then each comes to an end."""
    table = GATTAI.begin(scenario("neon-harbour", ("red", "green"), edition=edition))
    wanted = evolve(fight_of(table), attacker=attacker)
    for seed in range(10):
        play_fight(wanted, "plain", seed)
    play_fight(wanted, "careful", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_players_see_only_what_their_seat_may_see(
    fight: Fight, monkeypatch: pytest.MonkeyPatch, level: PlayerLevel
) -> None:
    """Given players who note what they are shown, when a fight is played, then all other Hands are Backs."""
    seen: list[Sight] = []

    @define
    class Noting:
        player: Player

        def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
            seen.append(sight)
            return self.player.choose(sight, options)

    monkeypatch.setattr(fights, "SimplePlayer", lambda: Noting(SimplePlayer()))
    monkeypatch.setattr(fights, "LookaheadPlayer", lambda game, seed: Noting(LookaheadPlayer(game, seed)))
    play_fight(fight, level, 2)
    assert {sight.seat for sight in seen} >= {"coach", "red"}
    for sight in seen:
        for seat in ("coach", "red", "green", "blue"):
            if seat != sight.seat:
                assert all(isinstance(card, Back) for card in sight.cards(hand_zone(seat)))


def test_the_odds_do_not_hang_on_hands_that_coach_cannot_see(fight: Fight) -> None:
    """Given two tables that differ in the Pilots' Hands alone, then each fight of a seed goes the same way."""
    seen = GATTAI.game.sight(fight.table, "coach")
    other = evolve(fight, table=dealt_anew(GATTAI.game, seen, random.Random(99)))
    assert other.table.cards("hand.red") != fight.table.cards("hand.red")
    for seed in range(10):
        assert play_fight(other, "plain", seed) == play_fight(fight, "plain", seed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_fight_can_be_played_again_and_looked_at(fight: Fight, level: PlayerLevel) -> None:
    """Given the seed of a fight that was counted, then it is the same fight again, move by move to the same table."""
    again = fight_again(fight, level, 5)
    assert again.fought == play_fight(fight, level, 5)
    assert [entry.number for entry, _ in again.moves] == list(range(1, len(again.moves) + 1))
    table = again.begin
    for entry, after in again.moves:
        table = table.after(entry.facts)
        assert table == after
    assert table.values["step"] == "story"


def test_a_fight_that_is_looked_at_shows_no_real_hand(fight: Fight) -> None:
    """Given Hands that Coach cannot see, when a fight is played again, then it began with Hands dealt anew."""
    again = fight_again(evolve(fight, dealt=True), "plain", 5)
    assert again.begin.cards("hand.coach") == fight.table.cards("hand.coach")
    assert [again.begin.cards(f"hand.{seat}") for seat in fight.pilots] != [
        fight.table.cards(f"hand.{seat}") for seat in fight.pilots
    ]


def test_where_no_hands_are_dealt_each_fight_deals_them(fight: Fight) -> None:
    """Given a table that is not set up, then Coach's Hand and his Threats' cards are others in each fight."""
    assert not fight.dealt
    one, other = (fight_again(fight, "plain", seed).begin for seed in (1, 2))
    assert one.count("hand.coach") == other.count("hand.coach") == fight.table.count("hand.coach")
    assert one.cards("hand.coach") != other.cards("hand.coach")
    assert one.cards("threat.brass_tide") != other.cards("threat.brass_tide")
    assert not one.count("omens.pilots") + one.count("omens.coach")


def test_at_a_table_that_is_dealt_coach_holds_what_he_holds(fight: Fight) -> None:
    """Given a table in play, when it is fought, then Coach has his own Hand in every fight."""
    playing = fight_of(fight.table)
    assert playing.dealt
    for seed in (1, 2):
        begin = fight_again(playing, "plain", seed).begin
        assert begin.cards("hand.coach") == fight.table.cards("hand.coach")


def test_a_stronger_threat_wins_more_often(harbour: State) -> None:
    """Given the same Team, when the Threat has TR 7 instead of 1, then the Pilots win less often."""
    shares = []
    for rating in (1, 7):
        values = {**harbour.values, "threat.brass_tide.tr": rating}
        wanted = fight_of(State(harbour.zones, values), threats=["brass_tide"])
        odds = Odds("plain")
        odds.count(play_fight(wanted, "plain", seed) for seed in range(150))
        shares.append(odds.pilots)
    assert shares[0] > shares[1]


def test_careful_players_have_no_second_thoughts() -> None:
    """Given a fight after which a careful Coach took Spoils and put them back for ever, then it ends all the same."""
    table = GATTAI.begin(scenario("neon-harbour"))
    assert play_fight(fight_of(table, ["red", "green", "blue"]), "careful", 1_000_437).stage >= 1


def test_what_is_missing_is_said(harbour: State) -> None:
    """Given nobody like that, or a table in the midst of a conflict, then the message says what is missing."""
    with pytest.raises(CannotFight, match="Ready: red, green, blue"):
        fight_of(harbour, ["purple"])
    with pytest.raises(CannotFight, match="In play: brass_tide, doctor_gull"):
        fight_of(harbour, threats=["kraken"])
    with pytest.raises(CannotFight, match="A conflict is going on"):
        fight_of(coach_on_turn(3))


@pytest.mark.parametrize("seats", [("red", "redred"), ("red", 4), 5, ()])
def test_a_table_that_was_made_up_has_no_fight(harbour: State, seats: object) -> None:
    values = {**harbour.values, "seats": seats}
    with pytest.raises(CannotFight, match=r"do not fit together|no Pilot"):
        fight_of(State(harbour.zones, values))  # type: ignore[arg-type]


def test_a_table_on_which_a_move_cannot_be_made_has_no_fight(harbour: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a table on which more would come of a move than a move can do, then there is no fight, and that is said."""
    ready = fight_of(harbour)
    monkeypatch.setattr("gattai_desktop.cards.ledger.MAX_WRITTEN", 3)
    with pytest.raises(CannotFight, match="do not fit together"):
        fight_of(harbour)
    with pytest.raises(CannotFight, match="do not fit together"):
        play_fight(ready, "plain", 1)


def test_all_cores_play_the_same_fights_as_one(fight: Fight) -> None:
    """Given two workers, when 60 fights are ordered, then they are those that one would have played here."""
    here, there = Odds("plain"), Odds("plain")
    here.count(play_fight(fight, "plain", seed_of(3, number)) for number in range(60))
    with Rehearsal(2) as company:
        for fought in company.begin(fight, "plain", 60, 3).all():
            there.count(fought)
    assert there == here


def test_a_rehearsal_that_is_cancelled_plays_no_more(fight: Fight) -> None:
    """Given thousands of fights were ordered, when they are cancelled after the first, then few were played."""
    with Rehearsal(1) as company:
        running = company.begin(fight, "plain", 5_000, 1)
        first = next(running.all())
        running.cancel()
        assert running.over
        assert 0 < len(first) < 5_000


def _fought(winner: str, margin: int = 1, **more: object) -> Fought:
    plain = Fought("pilots", margin, 1, 0, {"red": 0}, 0, 0, rumble=False, rout=False, death=False)
    return evolve(plain, winner=winner, **more)


def test_what_was_fought_is_counted() -> None:
    """Given 3 wins of 4, then shares, margins and costs say so."""
    odds = Odds("careful")
    odds.count([_fought("pilots"), _fought("pilots", 9, harmony_lost=1), _fought("coach", 70, trauma={"red": 2})])
    odds.count([_fought("pilots", 3, omens=2, rumble=True, stage=4)])
    assert odds.pilots == 0.75
    assert odds.judgement == "easy"
    assert dict(odds.by_margin("pilots")) == {1: 1, 3: 1, 5: 0, 7: 0, 8: 1, 16: 0, 32: 0, 64: 0}
    assert dict(odds.by_margin("coach"))[64] == 1
    plain = as_json(odds, {"red": "Ren"}, 7)
    assert plain["trauma"] == {"Ren": 0.5}
    assert plain["stages"] == {"1": 0.75, "4": 0.25}
    assert plain["rumbles"] == plain["with_omen"] == 0.25


def _tally(winners: str, first: int = 0) -> Odds:
    """Odds of fights from seed `first` on: p where the Pilots won, c where Coach did."""
    odds = Odds("plain")
    sides = {"p": "pilots", "c": "coach"}
    odds.count(_fought(sides[won], seed=first + number) for number, won in enumerate(winners))
    return odds


def test_two_fights_are_compared_by_the_fights_of_the_same_seed() -> None:
    """Given a lever tried with 40 of the 400 seeds, then it is compared with those 40 alone."""
    fight = _tally("p" * 40 + "c" * 360)
    found = difference(fight, _tally("p" * 30 + "c" * 10))
    assert found.pairs == 40
    assert found.share == -0.25
    assert found.seen


def test_pairs_tell_more_than_two_countings() -> None:
    """Given 10 of 200 fights that only the lever loses, then it shows, though 10 in 200 would not between strangers."""
    fight, lever = _tally("p" * 150 + "c" * 50), _tally("p" * 140 + "c" * 60)
    assert fight.pilots - lever.pilots < fight.give_or_take
    found = difference(fight, lever)
    assert found.seen
    assert found.give_or_take < fight.give_or_take


@pytest.mark.parametrize(("lost", "won", "seen"), [(0, 0, False), (5, 0, False), (6, 0, True), (9, 8, False)])
def test_what_may_be_chance_is_no_difference(lost: int, won: int, *, seen: bool) -> None:
    """Given few fights that go another way, then McNemar's exact test has the same opinion: 6 to none, not 5."""
    fight = _tally("p" * 100 + "c" * 100)
    lever = _tally("c" * lost + "p" * (100 - lost) + "p" * won + "c" * (100 - won))
    assert difference(fight, lever).seen == seen
    assert difference(fight, fight).give_or_take > 0


def test_nothing_tried_is_no_difference() -> None:
    """Given a lever that was not tried with any seed of the fight, then nothing is said of it."""
    found = difference(_tally("pc"), _tally("pp", 10))
    assert (found.share, found.give_or_take, found.seen) == (0.0, 1.0, False)


def test_the_strongest_lever_is_that_whose_effect_is_most_certain(fight: Fight) -> None:
    """Given a lever of 3 fights that all go another way and one of 100 of which half do, the latter comes first."""
    odds = _tally("p" * 100)
    few = Tried(Lever("stays", fight, "green"), _tally("ccc"))
    many = Tried(Lever("stays", fight, "blue"), _tally("c" * 50 + "p" * 50))
    none = Tried(Lever("joins", fight, "red"), _tally("p" * 100))
    assert strongest_first(odds, (none, few, many)) == (many, few, none)


def test_a_lever_says_its_margin_or_that_nothing_was_seen(fight: Fight) -> None:
    """Given a lever that changes something and one that does not, then each says with what margin that holds."""
    odds = _tally("p" * 100)
    tried = [
        Tried(Lever("tr_up", fight, "brass_tide", 5, 4), _tally("c" * 50 + "p" * 50)),
        Tried(Lever("hands", fight, number=2, now=3), _tally("p" * 100)),
    ]
    first, second = levers_told(tried, names_of(fight), odds, str)
    assert " ".join(first.split()) == "The Brass Tide at TR 5 50 in 100, -50, give or take 11"
    assert " ".join(second.split()) == "Hands of 2 instead of 3 no difference seen, give or take 3"
    plain = as_json(odds, names_of(fight), 1, tried)["levers"]
    assert [one["seen"] for one in plain] == [True, False]
    assert plain[0]["difference"] == -0.5


def test_levers_are_tried_with_the_seeds_of_the_fight(fight: Fight) -> None:
    """Given levers that are played side by side, then each has the same seeds, and its own fights."""
    kinds = levers(fight)[:2]
    with Rehearsal(2) as company:
        running = company.begin_side_by_side([one.fight for one in kinds], "plain", 30, 3)
        fought = [[one for some in each.all() for one in some] for each in running]
    for lever, each in zip(kinds, fought, strict=True):
        assert sorted(one.seed for one in each) == [seed_of(3, number) for number in range(30)]
        known = {one.seed: one for one in each}
        assert known[seed_of(3, 7)] == play_fight(lever.fight, "plain", seed_of(3, 7))


@pytest.mark.parametrize(
    ("won", "word"), [(10, "one-sided"), (8, "one-sided"), (7, "easy"), (5, "fair"), (3, "hard"), (2, "one-sided")]
)
def test_one_word_judges_the_fight(won: int, word: str) -> None:
    """One-sided from 80 of 100, hard or easy from 65, fair between (the Coach's page says the same)."""
    odds = Odds("plain")
    odds.count([_fought("pilots")] * won + [_fought("coach")] * (10 - won))
    assert odds.judgement == word


def test_rare_things_are_called_rare() -> None:
    """Below 1 in 100 it says so, and never that it cannot happen."""
    assert in_hundred(0.004) == "fewer than 1"
    assert in_hundred(0) == "0"
    assert in_hundred(0.615) == "62"


def test_the_page_of_text_says_how_it_was_reckoned(fight: Fight) -> None:
    """Number of fights, seed, margin of error and habits always stand on the page."""
    odds = Odds("plain")
    odds.count(play_fight(fight, "plain", seed) for seed in range(20))
    page = told(odds, names_of(fight), 1, str)
    assert "20 Throwdowns, seed 1, give or take" in page
    assert "simple habits" in page
    assert "The Brass Tide" in page


@pytest.mark.skipif(sys.platform == "win32", reason="asks after processes in the way of Unix")
def test_no_worker_outlives_the_program() -> None:
    """Given a rehearsal is running, when the program is killed, then its workers end by themselves."""
    asked = [sys.executable, "-c", _REHEARSES]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as program:
        assert program.stdout is not None
        workers = [int(number) for number in program.stdout.readline().split()]
        assert workers
        program.kill()
    for _ in range(200):
        if not any(_lives(worker) for worker in workers):
            return
        time.sleep(0.05)
    raise AssertionError(f"Still there: {workers}")


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    # One that has ended and whom nobody asked about yet is gone as well.
    status = Path(f"/proc/{number}/stat")
    return not status.exists() or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


_REHEARSES = """
if __name__ == "__main__":
    from multiprocessing import active_children
    from gattai_desktop.content.gattai.scenarios import scenario
    from gattai_desktop.games.gattai.box import GATTAI
    from gattai_desktop.players.gattai.fight import fight_of
    from gattai_desktop.players.gattai.rehearsal import Rehearsal
    company = Rehearsal(2)
    running = company.begin(fight_of(GATTAI.begin(scenario("neon-harbour"))), "plain", 5_000)
    next(running.all())
    print(*[child.pid for child in active_children()], flush=True)
    for _ in running.all():
        pass
"""

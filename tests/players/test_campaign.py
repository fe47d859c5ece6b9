"""A campaign of five evenings, played through the real model and session files: each time the Pilots grow."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots import chromas, evolution, learnable
from gattai_desktop.games.gattai.pilots.evolution import COMMITMENT, TECH
from gattai_desktop.games.gattai.pilots.evolving import EvolveCommitment, Evolving, RestorePoint
from gattai_desktop.games.gattai.pilots.lessons_vote import LessonBonus, OpenVote
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.pilots.shifts import Shift
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Move
from gattai_desktop.games.team import LastTime
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.journal import Journal

SEATS = ("red", "green", "pink")
EVENINGS = ("hunters-moon", "neon-harbour", "hunters-moon", "hunters-moon", "neon-harbour")


class Generous(RandomPlayer):
    """Plays by chance, and grants every Pilot her bonus Lesson."""

    def choose(self, seen: Sight, options: Sequence[Move]) -> Move:
        granted = [one for one in options if isinstance(one, LessonBonus)]
        return granted[0] if granted else super().choose(seen, options)


class Campaign:
    """Plays one evening after the other, and looks at every Evolution that is spent."""

    def __init__(self, folder: Path, edition: str, seed: int) -> None:
        self.folder, self.edition = folder, edition
        self.dice = random.Random(seed)
        self.spent = 0
        self.kinds: set[type] = set()
        self.finishes = True
        """Whether each evening ends its scenario; else the same one goes on."""
        self.table: GameModel
        self.evening: GattaiEvening

    def play(self, number: int, setup: Setup) -> State:
        """Play an evening, to the end of its scenario where it finishes; everybody learns what was earned."""
        with Journal.create(self.folder / f"evening-{number}.gattai", GATTAI, setup) as journal:
            self.table = GameModel(GATTAI.game, journal, seeded(self.dice.randrange(2**32)))
            players = {seat: Generous(self.dice.randrange(2**32)) for seat in self.table.seats}
            self.evening = GattaiEvening(self.table, players, self.dice)
            play_session(self.evening, scenes=1)
            self.coach_does(MoveOn(COACH_SEAT, "debriefing"))
            if not self.finishes:
                return journal.state()
            self.coach_does(EndScenario(COACH_SEAT, "won"))
            self.coach_does(OpenVote(COACH_SEAT))
            self.evening.play_on()
            for seat in self.table.seats:
                self.learn(journal, seat)
            return journal.state()

    def coach_does(self, move: MoveOn | EndScenario | OpenVote) -> None:
        self.table.pass_to(COACH_SEAT)
        self.table.take_seat()
        assert self.table.attempt(move), str(move)

    def learn(self, journal: Journal, seat: str) -> None:
        """Spend every Evolution of a Pilot by chance, and hold each against the book."""
        while (unspent := evolution.unspent(journal.state(), seat)) and not _lost(journal.state(), seat):
            before = journal.state()
            options = [one for one in self.evening.seated(seat) if isinstance(one, Evolving)]
            assert options, f"{seat} has {unspent} to spend, and nothing to choose"
            move = self.dice.choice(options)
            self.evening.make(move)
            costs_what_the_book_says(before, journal.state(), seat, move)
            self.spent += 1
            self.kinds.add(type(move))
            shifts = [one for one in self.evening.seated(seat) if isinstance(one, Shift)]
            if shifts:
                self.evening.make(shifts[0])


def _lost(table: State, seat: str) -> bool:
    return table.values.get(f"pilot.{seat}.status") in {"dead", "departed"}


def costs_what_the_book_says(before: State, after: State, seat: str, move: Evolving) -> None:
    """PILOT-14 to PILOT-17: one Evolution, one place in the cycle, and one thing that is more than before."""
    assert evolution.unspent(after, seat) == evolution.unspent(before, seat) - 1
    assert after.values[f"pilot.{seat}.evolved"] == (before.values.get(f"pilot.{seat}.evolved") or 0) + 1
    kind = evolution.due(before, seat)
    assert kind == move.kind
    if kind == TECH and not isinstance(move, RestorePoint):
        assert evolution.last_category(after, seat) != evolution.last_category(before, seat)
        assert learned(after, seat) == learned(before, seat) + 1
    elif kind == COMMITMENT or isinstance(move, RestorePoint):
        assert isinstance(move, EvolveCommitment | RestorePoint)
        assert _points(after, seat) == _points(before, seat) + 1
    else:
        old, new = evolution.class_of(before, seat), evolution.class_of(after, seat)
        assert new.max_hand == old.max_hand + 1
        assert after.values[f"pilot.{seat}.max_hand"] == before.values[f"pilot.{seat}.max_hand"] + 1
        assert _slots(after, seat) == _slots(before, seat) + 1


def learned(table: State, seat: str) -> int:
    """How much a Pilot has learned in all: Ranks of Techs, Mods, Frames, Robos, and of what everybody can learn."""
    free = {"yellow.shield", "purple.limit"}
    own = sum(rank for one, rank in learnable.ranks(table, seat).items() if one not in free)
    own += sum(len(one) for one in learnable.other_daishos(table, seat))
    robo = table.values[f"pilot.{seat}.robo.rank"] + (table.values[f"pilot.{seat}.robo.max_endurance"] - 6) // 2
    robo += bool(learnable.ridden(table, seat)) + len(learnable.other_robos(table, seat))
    kept = {key: rank for one in chromas.others(table, seat) for key, rank in map(entries.split, one.techs)}
    own += sum(rank for key, rank in kept.items() if key not in free) + sum(chromas.locked(table, seat).values())
    universal = sum(evolution.universal_rank(table, seat, tech) for tech in evolution.UNIVERSAL)
    return int(own + robo + universal)


def _points(table: State, seat: str) -> int:
    return sum(pilot(table, seat).number(f"base.{stat}") for stat in STATS)


def _slots(table: State, seat: str) -> int:
    return sum(evolution.slots(table, seat, kind) for kind in evolution.GEAR_TYPES)


@pytest.mark.parametrize("seed", range(12))
def test_pilot_14_what_is_learned_costs_what_the_book_says(seed: int) -> None:
    dice = random.Random(seed)
    setup = scenario("hunters-moon", ("red", "green", "purple", "blue"), edition=dice.choice(EDITION_KEYS))
    seats = [one.seat for one in setup.pilots]
    state = GATTAI.begin(evolve(setup, values={**setup.values, **{f"pilot.{one}.evolutions": 16 for one in seats}}))
    for seat in seats:
        for _ in range(16):
            options = [one for one in GATTAI.game.options(state, seat) if isinstance(one, Evolving)]
            assert options, f"{seat} has nothing to choose after {state.values[f'pilot.{seat}.evolved']}"
            move = dice.choice(options)
            after, _facts = GATTAI.game.play(state, move, seeded(seed))
            costs_what_the_book_says(state, after, seat, move)
            others = [one for one in seats if one != seat]
            assert [learned(after, one) for one in others] == [learned(state, one) for one in others]
            state = after
        assert evolution.class_of(state, seat).name == "Junior"
        assert all(len(own) <= 1 + learnable.MOST_MODS for own in learnable.daishos(state, seat))
        assert all(rank <= evolution.MOST_RANK for rank in learnable.ranks(state, seat).values())


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_setup_6_a_campaign_of_five_evenings_grows_every_time(qtbot: QtBot, tmp_path: Path, edition: str) -> None:
    campaign = Campaign(tmp_path, edition, seed=31)
    setup = scenario(EVENINGS[0], SEATS, edition=edition)
    for number in range(1, len(EVENINGS) + 1):
        at_end = campaign.play(number, setup)
        assert at_end.values.get("campaign.evening", 1) == number
        if number == len(EVENINGS):
            break
        (tmp_path / f"evening-{number}.gattai").unlink()  # no later evening needs it
        following = scenario(EVENINGS[number], [one for one in SEATS if not _lost(at_end, one)], edition=edition)
        setup = GATTAI.next_evening(at_end, setup, following, LastTime(f"evening {number}", ("It was told.",)))
        begun = GATTAI.begin(setup)
        assert begun.values["campaign.before"] == f"evening {number}"
        assert begun.values["campaign.last_time"] == ("It was told.",)
        assert begun.values["scenario"] == EVENINGS[number]
        assert begun.values["scenario.number"] == number + 1
        assert begun.values["phase"] == "set-up"
        assert begun.values["crisis.tier"] == 0
        for seat in begun.values["seats"]:
            assert learned(begun, seat) == learned(at_end, seat)
            assert evolution.class_of(begun, seat) == evolution.class_of(at_end, seat)
            her = pilot(begun, seat)
            assert her.buffers == her.max_buffers
            assert all(her.number(stat) == her.number(f"base.{stat}") for stat in STATS)
            for entry in learnable.ranks(begun, seat):
                assert begun.values[f"entry.{entry}.name"]
        for seat in set(SEATS) - set(begun.values["seats"]):
            assert begun.values.get(f"away.{seat}.evolved") is None  # she does not come back
    assert campaign.spent >= 3 * len(EVENINGS)
    assert len(campaign.kinds) >= 4

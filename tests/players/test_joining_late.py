"""U-9: who joins in the middle of an evening plays on with the Team, goes home with it, and comes back with it."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.gattai.entries import Playbook
from gattai_desktop.content.gattai.scenarios import scenario, scenario_entry
from gattai_desktop.content.gattai.table_sheets import pilot_sheet
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.bringing_pilots import BringPilot
from gattai_desktop.games.gattai.by_hand.joining_late import BringFromHome
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact import team
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.games.team import LastTime
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_first_contact, play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.telling import exported


class LateEvening:
    """Plays two sessions in one file by chance; between them the Coach brings in one more Pilot."""

    def __init__(self, file: Path, setup: Setup) -> None:
        self.file, self.setup, self.dice = file, setup, random.Random(7)
        self.acted: set[str] = set()
        """The seats that made a move since the Pilot joined."""

    def play(self, joins: Move, seat: str) -> None:
        """Play it all, with the seat of who joins; it is told as a record that holds."""
        with Journal.create(self.file, GATTAI, self.setup) as journal:
            model = GameModel(GATTAI.game, journal, seeded(self.dice.randrange(2**32)))
            players = {one: RandomPlayer(self.dice.randrange(2**32)) for one in (*model.seats, seat)}
            evening = GattaiEvening(model, players, self.dice, moved=self.moved)
            play_session(evening, scenes=1)
            self.does(model, joins)
            self.acted.clear()
            self.does(model, MoveOn(COACH_SEAT, "set-up"))
            play_session(evening, scenes=2)
            self.does(model, MoveOn(COACH_SEAT, "debriefing"))
            self.does(model, EndScenario(COACH_SEAT, "won"))
            self.at_end = journal.state()
        record = self.file.with_suffix(".record")
        record.write_text(exported(self.file, "record"), encoding="utf-8")
        assert main(["check", str(record)]) == FINE

    def play_first_contact(self, joins: Move, seat: str, act: int) -> None:
        """Play First Contact, which somebody joins as an act begins; it is told as a record that holds."""
        with Journal.create(self.file, GATTAI, self.setup) as journal:
            model = GameModel(GATTAI.game, journal, seeded(self.dice.randrange(2**32)))
            players = {one: RandomPlayer(self.dice.randrange(2**32)) for one in (*model.seats, seat)}
            self.does(model, SetUpSession(COACH_SEAT))
            if act > 1:
                self.does(model, StartAct(COACH_SEAT, act))
            self.does(model, joins)
            play_first_contact(GattaiEvening(model, players, self.dice, moved=self.moved))
            self.at_end = journal.state()
        record = self.file.with_suffix(".record")
        record.write_text(exported(self.file, "record"), encoding="utf-8")
        assert main(["check", str(record)]) == FINE

    def moved(self, move: Move | None) -> None:
        """Keep who moved."""
        self.acted.add(move.seat if move is not None else "")

    def does(self, model: GameModel, move: Move) -> None:
        """Let the Coach make a move that the rules allow."""
        model.pass_to(COACH_SEAT)
        model.take_seat()
        assert model.attempt(move), str(move)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_u_9_she_plays_on_stays_at_home_and_comes_back_as_she_was(qtbot: QtBot, tmp_path: Path, edition: str) -> None:
    pack, entry = scenario_entry("neon-harbour")
    ida = next(book for book in (pack.entry(name, Playbook) for name in entry.pilots) if book.seat == "blue")
    setup = scenario("neon-harbour", ("red", "green"), edition=edition)
    sheet = pilot_sheet(ida, pack, GATTAI.begin(setup))
    first = LateEvening(tmp_path / "first.gattai", setup)
    first.play(BringPilot(COACH_SEAT, Quoted(ida.name), "blue", tuple(map(Quoted, sheet.lines))), "blue")
    assert "blue" in first.acted
    following = scenario("hunters-moon", ("red", "green"), edition=edition)
    setup = GATTAI.next_evening(first.at_end, setup, following, LastTime("first", ("It was told.",)))
    begun = GATTAI.begin(setup)
    assert begun.values["away.blue.name"] == "Ida"
    second = LateEvening(tmp_path / "second.gattai", setup)
    second.play(BringFromHome(COACH_SEAT, "blue"), "blue")
    assert "blue" in second.acted
    for name in ("name", "techs", "role", "base.circuit", "evolved"):
        assert second.at_end.values.get(f"pilot.blue.{name}") == first.at_end.values.get(f"pilot.blue.{name}")


@pytest.mark.parametrize(
    ("first", "act"),
    [(("red",), 1), (("red",), 3), (("red", "green"), 1), (("red", "green"), 2), (("red", "green"), 3)],
)
def test_fc_5_first_contact_leads_whoever_joins_it_to_its_close(
    qtbot: QtBot, tmp_path: Path, first: tuple[str, ...], act: int
) -> None:
    joins = BringPilot(COACH_SEAT, Quoted("Odo"), "blue", (Quoted("goal Save the soup."),))
    evening = LateEvening(tmp_path / "first.gattai", scenario(first_contact.KEY, first))
    evening.play_first_contact(joins, "blue", act)
    assert "blue" in evening.acted
    made = team(evening.at_end)
    assert made is not None
    assert tuple(made.seats) == (*first, "blue")
    assert made.seats["blue"] == ("" if first_contact.is_out(evening.at_end, "blue") else "Odo")

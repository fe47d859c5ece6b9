"""The model with the real game before it: who is waited for, what the log tells to whom, and what the curtain hides."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.moves import Flip, PlayBlind
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.joining import CloseSides
from gattai_desktop.games.told import pieces
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_first_contact, play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.journal import Journal

GAME = GATTAI.game
SEATS = ("red", "green", "blue")


def a_table(key: str = "neon-harbour", seed: int = 1) -> tuple[GameModel, MemoryJournal]:
    journal = MemoryJournal(GATTAI.begin(scenario(key, SEATS)))
    return GameModel(GAME, journal, seeded(seed)), journal


def seated(model: GameModel, seat: Seat) -> GameModel:
    model.pass_to(seat)
    model.take_seat()
    return model


# ---------------------------------------------------------------------- for whom play waits


def test_step_1_a_gambit_passes_the_computer_to_and_fro(qtbot: QtBot) -> None:
    model, _ = a_table()
    assert model.next_seat() == "coach"
    model.attempt(SetUpSession("coach"))
    model.attempt(OfferGambit("coach", "green"))
    assert model.next_seat() == "green"
    model.attempt(AcceptGambit("green"))
    assert model.next_seat() == "coach"
    model.attempt(PlayBlind("coach"))
    assert model.next_seat() == "green"
    assert model.attempt(Flip("green"))


def test_step_2_a_throwdown_waits_for_its_sides(qtbot: QtBot) -> None:
    model, _ = a_table()
    model.attempt(SetUpSession("coach"))
    seated(model, "red")
    card = model.hand("red")[0].card
    model.attempt(Challenge("red", "coach", card))
    assert model.next_seat() == "coach"
    seated(model, "coach")
    model.attempt(Accept("coach", model.hand("coach")[0].card))
    assert model.next_seat() == "coach"
    model.attempt(CloseSides("coach"))
    assert model.next_seat() != "coach" or model.asks()


def test_in_the_story_whoever_sits_there_may_go_on(qtbot: QtBot) -> None:
    model, _ = a_table()
    model.attempt(SetUpSession("coach"))
    assert seated(model, "blue").next_seat() == "blue"


# ---------------------------------------------------------------------- secrets


def cards_told(happened: Happened, seat: Seat) -> Iterator[Card | str]:
    """Every card that the log names to a seat: drawn cards, and whatever reads like one."""
    for line in tell(happened.before(seat), happened.move(seat), happened.facts(seat)):
        for piece in pieces(line.words):
            if piece.card is not None:
                yield piece.card
            else:
                yield from re.findall(r"(?:10|[2-9JQKA])[♠♥♦♣]", piece.text)
    yield from re.findall(r"(?:10|[2-9TJQKA])[♠♥♦♣][PC]", happened.words(seat))


def seen_by(seat: Seat, tables: list[State]) -> set[Card]:
    return {lying.card for table in tables for lain in GAME.sight(table, seat).zones.values() for lying in lain}


@pytest.mark.parametrize("key", ["first-contact", "neon-harbour"])
def test_info_11_the_log_of_a_seat_names_no_card_that_it_never_saw(qtbot: QtBot, key: str) -> None:
    model, journal = a_table(key, seed=8)
    evening = GattaiEvening(model, {seat: RandomPlayer(5) for seat in model.seats}, random.Random(8))
    (play_first_contact if key == "first-contact" else play_session)(evening)
    assert journal.last > 60
    told_of_hands = 0
    for number in range(1, journal.last + 1):
        entry, table = journal.entry(number), journal.state_before(number)
        tables = [table]
        for fact in entry.facts:
            tables.append(tables[-1].after((fact,)))
        happened = Happened(entry, table, GAME, lambda seat: seat)
        for seat in (*SEATS, "coach", PUBLIC):
            known = seen_by(seat, tables)
            names = {name for card in known for name in (card.name, card.code)}
            for told in cards_told(happened, seat):
                if isinstance(told, Back):
                    told_of_hands += 1
                else:
                    assert told in known or told in names, f"{seat} reads {told} in entry {number}: {entry.move}"
    assert told_of_hands > 0


def test_info_2_while_the_curtain_is_down_the_log_tells_what_everybody_knows(qtbot: QtBot) -> None:
    model, _ = a_table()
    model.attempt(SetUpSession("coach"))
    seated(model, "red")
    model.attempt(Challenge("red", "coach", model.hand("red")[0].card))
    (challenge,) = model.log(model.entry)
    assert "?P" not in challenge.words("red")
    model.pass_to("coach")
    assert "?P" in challenge.words("red")
    assert "?P" in challenge.words("coach")


def test_a_session_goes_on_from_its_file_exactly_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "evening.gattai"
    with Journal.create(file, GATTAI, scenario("neon-harbour", SEATS)) as journal:
        model = GameModel(GAME, journal, seeded(3))
        model.attempt(SetUpSession("coach"))
        model.attempt(OfferGambit("coach", "green"), "The crane swings.")
        model.take_back(2, "Not yet.")
        model.attempt(OfferGambit("coach", "red"))
        sight, asks = model.sight(PUBLIC), model.asks()
    with Journal.open(file) as journal:
        again = GameModel(GAME, journal, seeded(4))
        assert again.curtain_down
        assert again.sight(PUBLIC) == sight
        assert again.asks() == asks
        assert [one.narration for one in again.log()] == ["", "The crane swings.", "", ""]
        assert [again.is_taken_back(number) for number in (1, 2, 3, 4)] == [False, True, False, False]
        assert again.log(3)[0].because == "Not yet."

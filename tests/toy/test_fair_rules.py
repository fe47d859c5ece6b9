"""The fair in records and sessions, and what nobody learns of a choice that all make at once."""

from itertools import permutations
from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.plain_setup import PlainPlayer, PlainSetup
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.journal import Journal
from tests.toy.fair import FAIR, Open, Pick, Walk, begin, token

GAME = FAIR.game


def opened() -> State:
    return GAME.play(begin(PlainSetup()), Open("red"), seeded(1))[0]


def test_the_record_of_the_fair_ends_as_it_says() -> None:
    assert replay(read_file(Path(__file__).parent / "fair.record")).unmet == ()


def test_a_record_that_is_not_understood_is_told_in_the_words_of_its_game() -> None:
    with pytest.raises(UnreadableRecord, match=r"Write a gauge \('sold 1'\), a zone"):
        read("game fair\nthen Red: xyzzy quux", "x.record")


def test_a_round_is_answered_in_any_order_and_leads_to_the_same_table() -> None:
    ends = set()
    for order in permutations((Pick("red", "cheese"), Pick("green", "cloth"))):
        table = opened()
        for pick in order:
            table, _ = GAME.play(table, pick, seeded(1))
        assert GAME.asks(table) == ()
        ends.add(tuple(sorted(map(str, table.zones.items()))))
    assert len(ends) == 1


def test_nothing_tells_others_who_has_chosen_or_what() -> None:
    """Whoever chose first, and whatever it was: all others see the same table and the same questions."""
    before = opened()
    for seat, other in (("red", "green"), ("green", "red")):
        for looker in (other, PUBLIC):
            seen = set()
            for stall in ("cheese", "cloth"):
                after, facts = GAME.play(before, Pick(seat, stall), seeded(1))
                seen.add(str(dict(GAME.sight(after, looker).values)))
                assert GAME.sight_of_facts(before, facts, looker) == ()
                assert GAME.asks(after, looker) == GAME.asks(before, looker)
            assert seen == {str(dict(GAME.sight(before, looker).values))}


def test_who_has_chosen_is_asked_no_more_and_may_not_choose_again() -> None:
    table, _ = GAME.play(opened(), Pick("green", "tools"), seeded(1))
    assert not GAME.judge(table, Pick("green", "cloth")).allowed
    assert GAME.options(table, "green") == ()
    assert [move.stall for move in GAME.options(table, "red")] == ["cheese", "cloth", "tools"]
    assert GAME.waits_for(table) == ("red",)
    assert GAME.waits_for(opened()) == ("red", "green")


def test_the_model_asks_a_seat_its_own_question_first_and_passes_the_computer_on(qapp: object) -> None:
    model = GameModel(GAME, MemoryJournal(opened()), seeded(1), clock=lambda: 0)
    model.pass_to("green")
    assert [ask.options for ask in model.asks()] == [(), ()]
    model.take_seat()
    assert [(ask.seat, len(ask.options)) for ask in model.asks()] == [("green", 3), ("red", 0)]
    assert model.attempt(Pick("green", "tools"))
    assert [ask.seat for ask in model.asks()] == ["red"]
    assert model.next_seat() == "red"
    model.pass_to("red")
    assert model.curtain_down
    assert model.log()[0].move("red") is None
    assert model.log()[0].facts("red") == ()


def test_a_session_of_the_fair_is_saved_opened_again_and_written_as_a_record(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "fair.gattai"
    setup = PlainSetup(game="fair", name="Market day", players=(PlainPlayer("red", "Ann"), PlainPlayer("green", "Ben")))
    journal = Journal.create(path, FAIR, setup)
    model = GameModel(GAME, journal, seeded(3), clock=lambda: 0)
    for move in (Open("red"), Pick("green", "tools"), Pick("red", "cheese"), Walk("red", token("red"), "hill")):
        assert model.attempt(move), move
    kept = journal.state()
    entries = [journal.entry(number) for number in range(1, journal.last + 1)]
    journal.close()
    again = Journal.open(path)
    assert again.state() == kept
    assert again.box.key == "fair"
    written = write_record(FAIR, setup, entries)
    assert replay(read(written, "again.record")).state == kept
    again.close()

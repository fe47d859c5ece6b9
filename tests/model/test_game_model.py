"""The model judges, writes and only then tells; it shows nobody another seat's cards."""

import logging
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back, NotKnown, card
from gattai_desktop.cards.encoding import MAX_FACTS
from gattai_desktop.cards.facts import Announced, CardsMoved, ZoneShuffled
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Lying
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.model.chronicle import Going
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.record import Entry, Naming
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.windows.kit.log_lines import is_struck
from tests.model.tiny_game import AskGreen, Break, Draw, Hide, Lay, TinyGame, dealt

KING, TWO, SIX, NINE = card("K♥P"), card("2♠P"), card("6♦P"), card("9♣P")


class FullDisk(MemoryJournal):
    """A journal whose disk is full until `full` is set to False."""

    full = True

    def append(self, entry: Entry, after: State) -> None:
        if self.full:
            raise NotSaved("The disk is full. Nothing was changed: make room, then try again.")
        super().append(entry, after)


@pytest.fixture
def journal() -> MemoryJournal:
    return MemoryJournal(dealt(red=["K♥P", "2♠P"], green=["6♦P", "9♣P"]))


@pytest.fixture
def model(qtbot: QtBot, journal: MemoryJournal) -> GameModel:
    return GameModel(TinyGame(), journal, seeded(1), clock=lambda: 1_000)


def at(model: GameModel, seat: str) -> GameModel:
    model.pass_to(seat)
    model.take_seat()
    return model


# ---------------------------------------------------------------------- moving


def test_a_move_is_written_before_it_is_told(qtbot: QtBot, model: GameModel, journal: MemoryJournal) -> None:
    written_when_told: list[int] = []
    model.factsHappened.connect(lambda _: written_when_told.append(journal.last))
    with qtbot.waitSignal(model.factsHappened) as told:
        assert model.attempt(Lay("red", KING), "A king for a start")
    assert written_when_told == [1]
    happened = told.args[0]
    assert (happened.entry, happened.seat, happened.narration) == (1, "red", "A king for a start")
    assert journal.entry(1).move == "Red lays K♥P"
    assert model.sight().cards("pile") == (KING,)


def test_a_refused_move_changes_nothing_and_says_which_rule(qtbot: QtBot, model: GameModel) -> None:
    model.attempt(Lay("red", KING))
    with qtbot.waitSignal(model.moveRefused) as refused, qtbot.assertNotEmitted(model.factsHappened):
        assert not model.attempt(Lay("green", SIX))
    refusal = refused.args[0]
    assert [(one.rule, str(one.text)) for one in refusal.reasons] == [("TINY-3", "6♦ does not beat K♥.")]
    assert refusal.can_be_allowed
    assert model.entry == 1
    assert model.sight().count("hand.green") == 2


def test_ed_4_the_coach_allows_a_move_and_both_judgements_are_kept(model: GameModel, journal: MemoryJournal) -> None:
    model.attempt(Lay("red", KING))
    assert model.allow(Lay("green", SIX), "Sixes fly tonight")
    entry = journal.entry(2)
    assert entry.against == ("TINY-3: 6♦ does not beat K♥.",)
    assert entry.allowed_because == "Sixes fly tonight"
    assert model.sight().cards("pile") == (KING, SIX)
    assert model.log()[-1].against == entry.against


def test_allowing_a_move_that_was_never_forbidden_overrules_nothing(model: GameModel, journal: MemoryJournal) -> None:
    assert model.allow(Lay("red", KING), "of course")
    assert (journal.entry(1).against, journal.entry(1).allowed_because) == ((), "")


def test_what_is_impossible_even_the_coach_cannot_allow(qtbot: QtBot, model: GameModel) -> None:
    with qtbot.waitSignal(model.moveRefused) as refused:
        assert not model.allow(Lay("red", NINE))
    assert not refused.args[0].can_be_allowed
    assert str(refused.args[0].impossible) == "9♣ is not in this Hand."
    assert model.entry == 0


# ---------------------------------------------------------------------- when something breaks


@pytest.mark.parametrize("where", ["judging", "playing"])
def test_a_rule_that_breaks_costs_nobody_the_evening(
    qtbot: QtBot, model: GameModel, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    at(model, "red")
    before = model.sight()
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(model.moveFailed) as failed:
        assert not model.attempt(Break("red", where))
    assert "ZeroDivisionError" in failed.args[0].report
    assert "ZeroDivisionError" in caplog.text
    assert "saved" in str(failed.args[0].kept)
    assert model.sight() is before
    assert model.attempt(Lay("red", KING))


def test_a_rule_that_breaks_while_it_is_asked_says_so_once_not_at_every_paint(qtbot: QtBot, model: GameModel) -> None:
    at(model, "red")
    reports: list[Any] = []
    model.moveFailed.connect(reports.append)
    for _ in range(3):
        assert model.judge(Break("red", "judging")).allowed
    assert len(reports) == 1


def test_a_full_disk_keeps_the_table_and_the_move_can_be_tried_again(qtbot: QtBot) -> None:
    journal = FullDisk(dealt(red=["K♥P"]))
    model = GameModel(TinyGame(), journal, seeded(1), clock=lambda: 1_000)
    with qtbot.waitSignal(model.saveFailed) as failed, qtbot.assertNotEmitted(model.factsHappened):
        assert not model.attempt(Lay("red", KING), "first")
    assert "disk is full" in str(failed.args[0].words)
    assert model.sight().count("pile") == 0
    journal.full = False
    assert model.try_again()
    assert model.sight().cards("pile") == (KING,)
    assert (journal.entry(1).narration, journal.entry(1).at) == ("first", 1_000)
    assert not model.try_again()


# ---------------------------------------------------------------------- taking back


def test_taking_back_is_written_and_brings_back_what_was(qtbot: QtBot, model: GameModel) -> None:
    model.attempt(Draw("red"))
    model.attempt(Lay("red", KING))
    model.allow(Lay("green", NINE))
    with qtbot.waitSignal(model.factsHappened) as told:
        assert model.take_back(2, "The wrong card")
    assert (told.args[0].back_to, told.args[0].because) == (1, "The wrong card")
    assert model.entry == 4
    assert model.sight().count("pile") == 0
    assert model.sight().count("hand.red") == 3
    assert [model.is_taken_back(n) for n in (1, 2, 3, 4)] == [False, True, True, False]
    assert not model.take_back(2)
    assert not model.take_back(9)


def test_taking_back_a_take_back_brings_it_all_to_life_again(model: GameModel) -> None:
    model.attempt(Lay("red", KING))
    model.take_back(1)
    assert model.take_back(2)
    assert model.sight().cards("pile") == (KING,)
    assert [model.is_taken_back(n) for n in (1, 2, 3)] == [False, True, False]


def test_going_back_step_by_step_writes_of_each_step_only_what_still_held(
    model: GameModel, journal: MemoryJournal
) -> None:
    """Given ten moves, when they are taken back one after the other, then no step repeats what others took back."""
    model.attempt(Lay("red", KING))
    for _ in range(9):
        model.attempt(Draw("green"))
    facts = [len(journal.entry(number).facts) for number in range(1, 11)]
    for entry in range(10, 0, -1):
        assert model.take_back(entry)
        assert journal.state() == journal.state_before(entry)
        assert len(journal.entry(journal.last).facts) == facts[entry - 1]


def test_back_to_before_a_take_back_brings_back_what_was_before_it(model: GameModel, journal: MemoryJournal) -> None:
    model.attempt(Lay("red", KING))
    model.attempt(Draw("green"))
    assert model.take_back(1)
    model.attempt(Draw("red"))
    assert model.take_back(3)
    assert journal.state() == journal.state_before(3)
    assert model.sight().cards("pile") == (KING,)


def test_a_file_that_lies_about_what_was_taken_back_is_led_back_all_the_same(journal: MemoryJournal) -> None:
    """Given a take-back of a stranger's file that took back nothing, when all is taken back, then all of it is."""
    model = GameModel(TinyGame(), journal, seeded(1))
    at(model, "red")
    model.attempt(Lay("red", KING))
    model.attempt(Draw("green"))
    journal.append(Entry(number=3, move="", facts=(), back_to=1), journal.state())
    again = GameModel(TinyGame(), journal, seeded(1))
    assert again.take_back(1)
    assert journal.state() == journal.state_before(1)


def test_a_file_whose_cards_changed_leads_nowhere_back_and_says_so(qtbot: QtBot, journal: MemoryJournal) -> None:
    """Given a stranger's file in which a card became another, when it should be taken back, then nothing is changed."""
    model = GameModel(TinyGame(), journal, seeded(1))
    at(model, "red")
    model.attempt(Lay("red", KING))
    pile = journal.state().zones["pile"]
    changed = ZoneShuffled(zone="pile", before=pile, after=(Lying(SIX, True), *pile[1:]))
    journal.append(Entry(number=2, move="", facts=(changed,)), journal.state().after((changed,)))
    journal.append(Entry(number=3, move="", facts=(), back_to=1), journal.state())
    again = GameModel(TinyGame(), journal, seeded(1))
    with qtbot.waitSignal(again.saveFailed) as told:
        assert not again.take_back(1)
    assert "other cards" in str(told.args[0].words)
    assert journal.last == 3


def test_more_than_an_entry_holds_is_taken_back_in_several(model: GameModel, journal: MemoryJournal) -> None:
    """Given more facts than can be read in one entry, when all are taken back, then in entries that can be read."""
    said = tuple(Announced(words="x") for _ in range(MAX_FACTS // 2))
    for number in range(1, 6):
        journal.append(Entry(number=number, move="", facts=said), journal.state())
    again = GameModel(TinyGame(), journal, seeded(1))
    assert again.take_back(2, "It was a test.")
    back = [journal.entry(number) for number in range(6, journal.last + 1)]
    assert [(len(one.facts), one.back_to, one.allowed_because) for one in back] == [
        (MAX_FACTS, 3, "It was a test."),
        (MAX_FACTS, 1, "It was a test."),
    ]
    assert [again.is_taken_back(number) for number in range(1, 8)] == [False, True, True, True, True, True, False]
    assert again.take_back(7)
    assert again.take_back(6)
    assert [number for number in range(1, journal.last + 1) if again.is_taken_back(number)] == [6, 7, 8]


def test_a_way_back_of_several_entries_is_one_step(model: GameModel, journal: MemoryJournal) -> None:
    """Given a take-back that took two entries, when it is taken back from its first, then all that it took holds."""
    said = tuple(Announced(words="x") for _ in range(MAX_FACTS // 2))
    for number in range(1, 6):
        journal.append(Entry(number=number, move="", facts=said), journal.state())
    again = GameModel(TinyGame(), journal, seeded(1))
    assert again.going(2) == Going(4, 0, ())
    assert again.take_back(2)
    assert [again.way_back(number) for number in (5, 6, 7)] == [range(5, 6), range(6, 8), range(6, 8)]
    assert [number for number in range(1, 8) if is_struck(again, number)] == [2, 3, 4, 5]
    assert again.going(6) == Going(0, 4, (5, 4, 3, 2))
    assert again.take_back(6)
    assert journal.last == 9
    assert again.way_back(8) == range(8, 10)
    assert [number for number in range(1, 10) if is_struck(again, number)] == [6, 7]
    assert again.going(8) == Going(4, 0, ()), "those that were brought back"


def test_two_steps_back_are_two(journal: MemoryJournal) -> None:
    """Given two take-backs one after the other, when it is asked what belongs together, then each stands alone."""
    for number in range(1, 4):
        journal.append(Entry(number=number, move="", facts=(Announced(words="x"),)), journal.state())
    model = GameModel(TinyGame(), journal, seeded(1))
    assert model.take_back(3)
    assert model.take_back(2)
    assert (model.way_back(4), model.way_back(5)) == (range(4, 5), range(5, 6))
    assert model.going(5) == Going(0, 1, (2,)), "the step back itself is no move"


def test_a_disk_that_fills_up_on_the_way_back_lets_it_be_gone_on_later(qtbot: QtBot) -> None:
    """Given a way back of three entries, when one cannot be saved, then trying again goes on from the one before."""
    journal = FullDisk(dealt(red=["K♥P"]))
    journal.full = False
    said = tuple(Announced(words="x") for _ in range(MAX_FACTS // 2))
    for number in range(1, 6):
        journal.append(Entry(number=number, move="", facts=said), journal.state())
    model = GameModel(TinyGame(), journal, seeded(1))
    filling = model.factsHappened.connect(lambda _: setattr(journal, "full", True))
    with qtbot.waitSignal(model.saveFailed):
        assert not model.take_back(1)
    assert journal.entry(6).back_to == 3
    model.disconnect(filling)
    journal.full = False
    assert model.try_again()
    assert [journal.entry(number).back_to for number in range(6, journal.last + 1)] == [3, 1, 0]


# ---------------------------------------------------------------------- who sees what


def test_info_2_a_hand_is_shown_to_the_seat_at_the_computer_alone(model: GameModel) -> None:
    at(model, "red")
    assert model.sight("red").cards("hand.red") == (KING, TWO)
    assert all(isinstance(one, Back) for one in model.sight("green").cards("hand.green"))
    assert model.sight(PUBLIC).count("hand.red") == 2


def test_the_next_seats_hand_is_hidden_until_it_says_its_me(qtbot: QtBot, model: GameModel) -> None:
    at(model, "red")
    seen: list[tuple[bool, bool]] = []

    def look(*_: object) -> None:
        hand = [lying.card for lying in model.hand("green")]
        seen.append((model.curtain_down, any(not isinstance(one, Back) for one in hand)))

    model.seatChanged.connect(look)
    model.curtainChanged.connect(look)
    model.pass_to("green")
    assert seen == [(True, False), (True, False)]
    assert model.seat_shown == PUBLIC
    assert model.options() == ()
    model.take_seat()
    assert seen[-1] == (False, True)
    assert model.seat_shown == "green"


def test_holding_the_key_shows_the_hand_and_nothing_else(model: GameModel) -> None:
    at(model, "coach").attempt(Hide("green", SIX))
    model.pass_to("green")
    model.look_at_hand()
    assert [lying.card for lying in model.hand("green")] == [NINE]
    assert [type(lying.card) for lying in model.hand("red")] == [Back, Back]
    assert model.seat_shown == PUBLIC
    with pytest.raises(NotKnown):
        model.sight("green").values["secret.green.hid"]
    model.cover_hand()
    assert [type(lying.card) for lying in model.hand("green")] == [Back]


def test_a_hand_that_is_looked_at_for_long_is_covered(qtbot: QtBot, model: GameModel) -> None:
    model.pass_to("green")
    model._look.setInterval(1)
    with qtbot.waitSignals([model.curtainChanged, model.curtainChanged]):
        model.look_at_hand()
    assert not model.looking


def test_passing_the_computer_covers_a_hand_that_is_looked_at(model: GameModel) -> None:
    model.pass_to("green")
    model.look_at_hand()
    model.pass_to("red")
    assert not model.looking
    assert [type(lying.card) for lying in model.hand("red")] == [Back, Back]


def test_at_a_table_of_open_cards_the_computer_passes_at_once(
    model: GameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TinyGame, "needs_curtain", lambda *_: False)
    model.take_seat()
    model.pass_to("green")
    assert model.seat_shown == "green"
    assert model.sight("red").cards("hand.red") != (KING, TWO)


def test_what_happened_is_told_to_each_seat_as_it_saw_it(qtbot: QtBot, model: GameModel) -> None:
    at(model, "green")
    with qtbot.waitSignal(model.factsHappened) as told:
        model.attempt(Hide("green", SIX))
    happened = told.args[0]
    assert happened.words("green") == "Green hides 6♦P"
    assert happened.words(PUBLIC) == ""
    assert len(happened.facts("green")) == 2
    (_, moved), *rest = happened.facts(PUBLIC)
    assert isinstance(moved, CardsMoved)
    assert isinstance(moved.cards[0], Back)
    assert rest == []
    model.pass_to("red")
    assert happened.words("green") == ""


def test_a_card_that_all_could_see_is_named_to_all(qtbot: QtBot, model: GameModel) -> None:
    with qtbot.waitSignal(model.factsHappened) as told:
        model.attempt(Lay("red", KING))
    assert told.args[0].words(PUBLIC) == "Red lays K♥P"


def test_a_card_that_was_only_wished_for_is_not_named_to_others(qtbot: QtBot, model: GameModel) -> None:
    with qtbot.waitSignal(model.factsHappened) as told:
        model.attempt(AskGreen("red", SIX))
    assert told.args[0].words(PUBLIC) == "Red asks green for ?P"


def test_no_sight_is_asked_for_a_move_without_cards(
    qtbot: QtBot, model: GameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line of the log is told so, to each seat that reads it."""
    with qtbot.waitSignal(model.factsHappened) as told:
        model.attempt(Draw("red"))
    monkeypatch.setattr(told.args[0], "_sights", None)
    assert told.args[0].words(PUBLIC) == "Red draws a card"


def test_an_ask_is_known_to_all_and_its_options_to_who_is_asked(qtbot: QtBot, model: GameModel) -> None:
    at(model, "red")
    with qtbot.waitSignal(model.asksChanged):
        model.attempt(AskGreen("red", SIX))
    assert [(ask.seat, ask.options) for ask in model.asks()] == [("green", ())]
    assert model.next_seat() == "green"
    at(model, "green")
    (ask,) = model.asks()
    assert [str(option) for option in ask.options] == ["Green answers no", "Green answers yes"]
    with qtbot.waitSignal(model.asksChanged):
        model.attempt(ask.options[0])
    assert model.asks() == ()


# ---------------------------------------------------------------------- asking and looking back


def test_asking_twice_works_once(model: GameModel) -> None:
    at(model, "red")
    assert model.sight() is model.sight("red")
    assert model.preview(Lay("red", KING)) is model.preview(Lay("red", KING))
    before = model.sight()
    model.attempt(Lay("red", KING))
    assert model.sight() is not before


def test_the_options_are_what_may_be_done_now(model: GameModel) -> None:
    assert {str(one) for one in at(model, "red").options()} == {"Red draws a card", "Red lays K♥P", "Red lays 2♠P"}
    assert at(model, "green").options() == ()


def test_whoever_may_act_is_next(model: GameModel) -> None:
    at(model, "red")
    assert model.next_seat() == "red"
    model.attempt(Lay("red", TWO))
    assert model.next_seat() == "green"


def test_a_preview_says_what_will_happen_and_no_more_than_the_seat_may_know(model: GameModel) -> None:
    at(model, "red")
    preview = model.preview(Lay("red", KING))
    assert (preview.verdict.allowed, preview.complete, len(preview.facts)) == (True, True, 2)
    ((_, drawn),) = model.preview(Draw("red")).facts
    assert isinstance(drawn, CardsMoved)
    assert isinstance(drawn.cards[0], Back)


def test_the_log_is_read_in_pages(model: GameModel) -> None:
    for _ in range(5):
        model.attempt(Draw("red"))
    assert [one.entry for one in model.log(2, 3)] == [2, 3]
    assert [one.entry for one in model.log(model.entry - 1)] == [4, 5]
    assert [one.entry for one in model.log(-3, 99)] == [1, 2, 3, 4, 5]


def test_what_is_looked_for_in_the_log_still_holds(model: GameModel) -> None:
    """Given a King was laid, taken back and laid again, then "why does it lie here?" finds the move that counts."""
    model.attempt(Lay("red", KING))
    model.take_back(1)
    model.attempt(Lay("red", KING))
    model.attempt(Draw("red"))
    assert [one.entry for one in model.log(naming=Naming(moves=("lays",)))] == [3]


def test_a_model_goes_on_where_the_journal_stopped(qtbot: QtBot, model: GameModel, journal: MemoryJournal) -> None:
    model.attempt(Lay("red", KING))
    again = GameModel(TinyGame(), journal, seeded(2))
    assert again.sight(PUBLIC) == model.sight(PUBLIC)
    assert again.entry == 1
    assert again.log()[0].words(PUBLIC) == "Red lays K♥P"


def test_a_table_that_is_opened_again_waits_for_whoever_was_to_play() -> None:
    """Given a session that was closed while a Pilot was challenged, when it is opened, then it is hers to sit down."""
    journal = MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green"))))
    model = GameModel(GATTAI.game, journal, seeded(1))
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    challenge = Challenge("coach", "red", model.sight().cards("hand.coach")[0])
    assert model.attempt(challenge)
    again = GameModel(GATTAI.game, journal, seeded(1))
    assert (again.seat, again.curtain_down) == ("red", True)

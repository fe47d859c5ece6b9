"""Secret choices of several seats: one after another behind the curtain, and open together (RULES INFO-6, INFO-10)."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import said
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.telling.of_moves import move_sentence
from gattai_desktop.games.gattai.telling.sentence import Now
from gattai_desktop.games.gattai.throwdown import votes
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, ChangeSeating
from gattai_desktop.windows.overlays.curtain import Curtain
from tests.windows.sitting import Sitting
from tests.windows.tables import given, laid

VOTING = """
given   pilots Red, Green, Blue
        Red: sync 0; hand 9♠P 2♠P; Green: hand 3♦P 4♦P 5♦P; Blue: hand 7♦P; Coach: hand 5♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
        Blue joins red
        Coach closes the sides
"""


def test_a_ballot_is_seen_by_nobody_before_the_last_is_cast(qtbot: QtBot) -> None:
    model = given(VOTING)
    window = laid(model, make_curtain=Curtain)
    qtbot.addWidget(window)
    voters = [ask.seat for ask in model.asks()]
    assert voters[:2] == ["green", "blue"]
    cast = []
    for seat in ("green", "blue"):
        model.pass_to(seat)
        assert model.curtain_down, "the curtain falls before each voter"
        assert not model.options(seat)
        model.take_seat()
        ballot = next(move for move in model.options(seat) if "for the Team" in str(move))
        assert model.attempt(ballot)
        cast.append(model.entry)
        if seat == "green":
            happened = model.log(model.entry)[0]
            for looker in (PUBLIC, "blue", "red"):
                assert "for the Team" not in happened.words(looker)
                assert "ballot.green" not in "\n".join(str(fact) for _, fact in happened.facts(looker))
            model.pass_to("blue")
            model.take_seat()
            assert "ballot.green" not in model.sight().values
    told = "\n".join(str(fact) for _, fact in model.log(cast[-1])[0].facts(PUBLIC))
    assert "('green', 'team')" in told, "with the last ballot all are open"
    assert "('blue', 'team')" in told


def test_by_show_of_hands_coach_enters_the_sum_and_no_curtain_falls(qtbot: QtBot) -> None:
    model = given(VOTING)
    model.pass_to("coach")
    model.take_seat()
    window = laid(model)
    qtbot.addWidget(window)
    plate = window.answers.plate
    titles = [spoken(answer.title) for answer in plate.look.answers]
    assert titles[0] == "Pass it to Green"
    assert titles[1:] == [f"{team} for the Team" for team in range(3)]
    assert plate.press("2")
    assert model.log(model.entry)[0].words("coach") == "Coach counts 2 hands for the Team"
    assert model.sight().values["throwdown.vote.red"] == "team"
    assert model.seat == "coach"


def test_the_only_one_who_votes_just_says_it(qtbot: QtBot) -> None:
    model = given(VOTING.replace(", Blue", "").replace("; Blue: hand 7♦P", "").replace("        Blue joins red\n", ""))
    model.pass_to("coach")
    model.take_seat()
    window = laid(model)
    qtbot.addWidget(window)
    plate = window.answers.plate
    told = [(spoken(answer.title), spoken(answer.detail), answer.key) for answer in plate.look.answers[1:]]
    assert told == [("For herself", "Green says it aloud", "0"), ("For the Team", "Green says it aloud", "1")]
    assert plate.press("1")
    told = move_sentence(Now(dict(model.sight().values), {}), votes.CountHands("coach", 1), "coach")
    assert said(told) == "Coach counts hands: 1 for the Team"
    assert model.sight().values["throwdown.vote.red"] == "team"


@pytest.mark.parametrize(
    ("seating", "focused"),
    [(APART, "Pass it to Green"), (SIDES, "Pass it to Green"), (ONE_HAND, "2 for the Team")],
)
def test_where_no_curtain_falls_before_a_voter_hands_are_raised(qtbot: QtBot, seating: str, focused: str) -> None:
    """THROW-11: from Coach's seat a curtain falls before a Pilot, unless one hand is on the mouse."""
    sitting = Sitting(qtbot, given(VOTING))
    sitting.take("coach")
    kind = sitting.model.by_hand(ChangeSeating)
    assert kind is not None
    if seating != APART:
        assert sitting.model.attempt(kind("coach", seating))
        sitting.settle()
    look = sitting.window.answers.plate.look
    first = next(one for one in look.answers if one.id == look.first)
    assert spoken(first.title) == focused


def test_once_a_ballot_is_cast_hands_are_not_raised(qtbot: QtBot) -> None:
    model = given(VOTING)
    model.pass_to("green")
    model.take_seat()
    assert model.attempt(next(move for move in model.options("green") if "for the Team" in str(move)))
    window = laid(model)
    qtbot.addWidget(window)
    assert window.answers.plate.look.passing == "Pass the table to Blue"


def test_both_initiative_cards_lie_face_down_until_the_reveal(qtbot: QtBot) -> None:
    del qtbot
    model = given(VOTING)
    for seat in (PUBLIC, "blue", "coach"):
        model.pass_to(seat if seat != PUBLIC else "red")
        lying = model.sight(PUBLIC).zones["initiative.challenger"]
        assert all(isinstance(one.card, Back) for one in lying)
    assert all(isinstance(one.card, Back) for one in model.sight(PUBLIC).zones["initiative.challenged"])

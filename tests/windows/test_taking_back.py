"""Taking back is a proposal: the table sees which lines go and what cannot be unseen, then decides (RULES ED-6)."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import Words, spoken
from gattai_desktop.cards.deck54 import card
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.by_hand.cards import MoveTop
from gattai_desktop.games.gattai.by_hand.values import Rule
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.windows.looks.log import entry_lines
from gattai_desktop.windows.looks.taking_back import proposal, wall_look
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """Ren has played a Nine from her hand."""
    made = Sitting(qtbot, given(FIGHT))
    made.take("red")
    assert made.model.attempt(Counter("red", card("9♣P")))
    made.settle()
    return made


def said(lines: tuple[Words | str, ...]) -> str:
    return "\n".join(spoken(line) for line in lines)


def sheet(sitting: Sitting) -> str:
    return said(sitting.window.sheet._look.lines)


def test_it_names_the_lines_that_go_and_what_everybody_has_seen(sitting: Sitting) -> None:
    sitting.window.log_desk.taking_back.last()
    words = sheet(sitting)
    assert "Ren counters with Nine of clubs" in words
    assert "Everybody has seen Nine of clubs" in words
    assert sitting.model.entry == 1
    sitting.window.sheet.choose("keep")
    assert sitting.model.entry == 1


def test_it_is_written_with_its_reason_and_the_line_stays_struck(sitting: Sitting) -> None:
    sitting.window.log_desk.taking_back.last()
    edit = sitting.window.sheet.edit("because")
    assert edit is not None
    edit.setText("wrong card")
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert sitting.model.entry == 2
    assert sitting.model.is_taken_back(1)
    lines = sitting.window.log.view.lines()
    assert [line.struck for line in lines if line.key == (1, -1)] == [True]
    assert "wrong card" in "\n".join(line.spoken() for line in lines)


def test_the_wall_shows_what_is_talked_about_as_everybody_knows_it(sitting: Sitting) -> None:
    shown: list[object] = []
    sitting.window.log_desk.taking_back.proposed.connect(shown.append)
    sitting.window.log_desk.taking_back.last()
    assert shown == [wall_look(sitting.model, 1)]
    assert "Nine of clubs" in shown[0].spoken()  # type: ignore[attr-defined]
    sitting.window.sheet.choose("keep")
    assert shown[1:] == [None]


def test_what_a_seat_drew_is_counted_for_everybody_and_named_for_nobody(qtbot: QtBot) -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"
        Pilots' deck 2♣P 3♣P 4♣P 5♣P 6♣P
"""
    )
    model.take_seat()
    assert model.attempt(MoveTop("coach", 2, "deck.pilots", "hand.red"))
    public = proposal(model, 1, PUBLIC)
    assert "Ren has seen 2 cards that go back." in said(public.unseen)
    assert "of clubs" not in said((*public.going, *public.unseen))
    del qtbot


def test_ed_6_where_a_card_stays_down_the_coach_alone_takes_it_back(sitting: Sitting) -> None:
    model = sitting.model
    sitting.take("coach")
    assert model.attempt(Rule("coach", "taking_back", "coach"))
    sitting.take("red")
    sitting.window.log_desk.taking_back.to_before(1)
    assert "A card that is down stays down. (ED-6)" in sheet(sitting)
    button = sitting.window.sheet._buttons["back"]
    assert button.look.refused
    sitting.click(button)
    assert not model.is_taken_back(1)
    sitting.window.sheet.dismiss()
    sitting.take("coach")
    sitting.window.log_desk.taking_back.to_before(1)
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert model.is_taken_back(1)
    entry = model.log(model.entry)[0]
    assert entry.against == ("ED-6: A card that is down stays down.",)
    assert any("Coach allows it" in line.spoken() for line in entry_lines(entry, model, "story"))


def test_r_127_final_lets_cards_stay_down_and_beta_lets_the_table_agree() -> None:
    from gattai_desktop.games.gattai.book.rulings import RULINGS

    assert RULINGS["taking_back"].defaults == {"alpha": "table", "beta": "table", "final": "coach"}

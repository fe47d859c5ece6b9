"""The page of a new session, for a showdown: decks at first sight, the rest behind "More", and why it cannot begin."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.decks import list_of, written_deck
from gattai_desktop.games.tasuo.zones import ultra
from gattai_desktop.sessions.own_decks import OwnDecks
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.shelf.table_answers import how_to_sit
from tests.windows.tables import shelf_shown


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    made = shelf_shown(qtbot, tmp_path)
    made.ask_table(first_contact=False)
    return made


@pytest.fixture
def page(window: ShelfWindow) -> NewTable:
    assert window.new_table is not None
    window.new_table.choose("two-players")
    window.new_table.company.plates["alone"].click()
    return window.new_table


@pytest.fixture
def decks(tmp_path: Path) -> OwnDecks:
    cards = built_in_cards().cards
    kept = OwnDecks(tmp_path / "decks", "tasuo")
    kept.keep("Nine bolts", written_deck(list_of(cards.decks["storm-court"], cards)))
    kept.keep("Too few", "4 Cinder Page\n")
    return kept


def click(part: QWidget) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)


def answer(window: ShelfWindow, key: object) -> None:
    """Press a plate of the sheet."""
    window.sheet.choose(key)


def test_two_decks_and_more_are_seen_at_first(page: NewTable) -> None:
    assert [plate.look.title for plate in page.choices.plates] == ["The Slag Court", "The Tide Court"]
    assert page.choices.more.look.sub == "all as usual"
    page.choose("seven-turns")
    assert not page.choices.isVisible()
    page.choose("first-contact")
    assert not page.choices.isVisible()


def test_a_deck_of_ones_own_is_played_and_kept_whole(window: ShelfWindow, page: NewTable, decks: OwnDecks) -> None:
    click(page.choices.plates[0])
    answer(window, ("own", "Nine bolts"))
    assert page.choices.plates[0].look.title == "Nine bolts"
    assert not page.refused
    made = page.setup()
    assert made.players[0].own.startswith("4 Kite Runner; ")
    assert made.players[1].deck == "tide-court"
    page.company.plates["friends"].click()  # what was chosen stays, with a friend too
    assert page.setup().players[0].own == made.players[0].own


def test_a_deck_with_a_fault_says_why_in_the_list_and_on_the_plate_that_begins(
    window: ShelfWindow, page: NewTable, decks: OwnDecks, qtbot: QtBot
) -> None:
    click(page.choices.plates[1])
    button = next((one for one in window.sheet.look.choices if one.key == ("own", "Too few")), None)
    assert button is not None
    assert button.look.refused
    assert "4 cards, 50 needed" in str(button.look.sub)
    answer(window, ("pack", "bramble-court"))
    assert page.setup().players[1].deck == "bramble-court"
    page.choices._choose(page.form.choices[1], decks.text("Too few"), "Too few")
    assert page.refused == "Blue's deck: 4 cards, 50 needed"
    assert page.sit_down.look.refused
    begun: list[object] = []
    page.begun.connect(begun.append)
    click(page.sit_down)
    assert begun == []


def test_the_rulings_of_the_table_decide_which_decks_may_be_played(
    window: ShelfWindow, page: NewTable, decks: OwnDecks
) -> None:
    cards = built_in_cards().cards
    ten = tuple((one.name, 1) for one in cards.designs.values() if one.is_ultra)[:10]
    for name, ready in (("Ten bolts", "storm-court"), ("Ten nets", "tide-court")):
        decks.keep(name, written_deck(evolve(list_of(cards.decks[ready], cards), ultra=ten)))
    assert not page.refused
    page.set_rulings({"ultra_deck": "exactly_ten"})
    assert page.sit_down.look.sub == "Red's deck: 3 Ultra cards, 10 needed"
    for place, name, other in ((0, "Ten bolts", "Red"), (1, "Ten nets", "Blue")):
        click(page.choices.plates[place])
        looks = {one.key: one.look for one in window.sheet.look.choices}
        assert looks["pack", "slag-court"].sub == f"{other}'s deck: 3 Ultra cards, 10 needed"
        assert not looks["own", name].refused
        answer(window, ("own", name))
    assert not page.sit_down.look.refused
    window.ask_table(first_contact=False)
    page.choose("two-players")
    assert not page.refused


def test_a_press_behind_more_takes_the_next_answer(window: ShelfWindow, page: NewTable) -> None:
    click(page.choices.more)
    assert [str(one.key) for one in window.sheet.look.choices] == ["ultra", "length", "match", "red_asked"]
    answer(window, "ultra")
    assert window.sheet.isVisible()
    answer(window, "match")
    made = page.setup()
    assert made.zones == {ultra("red"): (), ultra("blue"): ()}
    assert made.rulings == {"match": "best_of_three"}
    assert page.choices.more.look.sub == "2 changed"
    answer(window, "ultra")
    assert page.setup().zones == {}


def test_another_showdown_begins_with_the_choices_of_the_one_before(
    window: ShelfWindow, page: NewTable, decks: OwnDecks
) -> None:
    """Given decks, a match and a ruling that were chosen, when another one is asked for, then they are chosen still."""
    click(page.choices.plates[0])
    answer(window, ("own", "Nine bolts"))
    click(page.choices.more)
    answer(window, "match")
    window.sheet.dismiss()
    page.set_rulings({**page.setup().rulings, "armor": "fifteen"})
    before = page.setup()
    page.sit_down.click()
    window.ask_table(first_contact=False)
    decks.keep("Nine bolts", written_deck(list_of(built_in_cards().cards.decks["tide-court"], built_in_cards().cards)))
    window.begin_another("two-players choose", box("tasuo").begin(before), "tasuo")
    assert window.new_table is page
    after = page.setup()
    assert page.choices.plates[0].look.title == "Nine bolts"
    assert after.players[0].own != before.players[0].own, "the deck as it is now"
    assert (after.players[1].deck, after.rulings) == (before.players[1].deck, before.rulings)
    decks.drop("Nine bolts")
    window.begin_another("two-players choose", box("tasuo").begin(before), "tasuo")
    assert page.choices.plates[0].look.title == "The Slag Court"


def test_another_showdown_proposes_the_decks_of_this_session_whatever_was_begun_since(
    window: ShelfWindow, page: NewTable, decks: OwnDecks
) -> None:
    """Given a session that another one followed, when its showdown is over, then its own choices are proposed."""
    click(page.choices.plates[0])
    answer(window, ("own", "Nine bolts"))
    click(page.choices.plates[1])
    answer(window, ("pack", "bramble-court"))
    click(page.choices.more)
    for key in ("ultra", "match", "red_asked"):
        answer(window, key)
    window.sheet.dismiss()
    page.set_rulings({"armor": "fifteen"})
    before = page.setup()
    window.ask_table(first_contact=False)
    page.choose("two-players")
    page.sit_down.click()
    window.begin_another("two-players choose", box("tasuo").begin(before), "tasuo", before)
    after = page.setup()
    assert [plate.look.title for plate in page.choices.plates] == ["Nine bolts", "The Bramble Court"]
    assert (after.players, after.rulings, after.zones) == (before.players, before.rulings, before.zones)
    assert after.values == before.values
    decks.drop("Nine bolts")
    window.begin_another("two-players choose", box("tasuo").begin(before), "tasuo", before)
    assert page.setup().players == before.players
    click(page.choices.plates[0])
    played = window.sheet.look.choices[-2]
    assert (played.look.title, played.look.sub) == ("The deck as it was played", "your own")
    assert played.look.signs


def test_a_new_page_begins_with_what_is_usual(window: ShelfWindow, page: NewTable) -> None:
    click(page.choices.plates[0])
    answer(window, ("pack", "storm-court"))
    window.ask_table(first_contact=False)
    page.choose("two-players")
    assert page.setup().players[0].deck == "slag-court"


def test_alone_against_the_program_a_person_is_asked_only_where_there_is_an_answer(
    window: ShelfWindow, page: NewTable
) -> None:
    """To press *Pass* where nothing else can be done teaches the program nothing, and takes an evening."""
    assert page.setup().values["policy.red"] == "only when it could"
    assert page.choices.more.look.sub == "all as usual"
    click(page.choices.more)
    answer(window, "red_asked")
    assert "policy.red" not in page.setup().values
    assert page.choices.more.look.sub == "Red is asked: by what all can see"


def test_a_friend_is_asked_too_and_never_by_what_the_own_hand_would_tell(window: ShelfWindow, page: NewTable) -> None:
    assert page.setup().values["policy.red"] == "only when it could"
    page.company.plates["friends"].click()
    assert "policy.red" not in page.setup().values
    click(page.choices.more)
    assert [str(one.key) for one in window.sheet.look.choices][-2:] == ["red_asked", "blue_asked"]
    for policy in ("always", None, "always"):
        answer(window, "red_asked")
        assert page.setup().values.get("policy.red") == policy


def test_what_is_said_of_the_rows_is_true_of_them(window: ShelfWindow, page: NewTable) -> None:
    """The lesson has one line, which suggests no name, and a crest from which nobody can get up."""
    forms, typed = page.offered.forms, "Type who plays, or leave the name empty."
    crests, over = "Press a crest to sit down or get up.", "Type over a suggested name, or take it with Tab."
    told = {key: how_to_sit(form, alone=False) for key, form in forms.items()}
    assert (told["seven-turns"], told["two-players"]) == (typed, typed)
    assert told["quick-battle"] == f"{typed} {crests}"
    assert told["first-contact"] == f"{over} {crests}"
    assert how_to_sit(forms["two-players"], alone=True).startswith("Choose your seat")
    page.choose("seven-turns")
    (row,) = [one for one in page.seats.names.values() if not one.isHidden()]
    assert row.placeholderText() == "who plays"
    page.seats.crests["red"].click()
    assert page.seats.count == 1


def test_decks_stand_below_both_seats_without_a_row_between(page: NewTable) -> None:
    """A row for "one more" was left free, though nobody else can sit down."""
    first, last = (page.seats.crests[seat] for seat in page.seats.seats())
    pitch = last.y() - first.y()
    below = page.choices.mapTo(page, page.choices.plates[0].pos()).y() - last.mapTo(page, last.rect().bottomLeft()).y()
    assert 0 < below < pitch

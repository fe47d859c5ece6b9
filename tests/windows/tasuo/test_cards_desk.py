"""A card of one's own is put together at the desk without a word of notation, laid into a deck, and played."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.state import Sight
from gattai_desktop.content.tasuo.card_kinds import Halves
from gattai_desktop.content.tasuo.card_packs import know_cards, know_packs
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.design_checks import BY_KIND
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.players.player import Player
from gattai_desktop.players.programmes import programme
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.desk.counted_control import CountedControl
from gattai_desktop.windows.desk.desk_card import DeskCardButton
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.field_texts import as_text
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.pieces_control import PiecesControl
from gattai_desktop.windows.kit.log_lines import entry_lines
from tests.windows.cut import read
from tests.windows.new_desks import at_an_empty_desk
from tests.windows.test_evening_of_ones_own import ByKeys, ByPointer, Hands, held, key, shown, typed
from tests.windows.written_desks import shelf_window


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    know_cards(())
    know_packs(())


BOTH = pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])


def the_card(desk: PackDesk) -> dict[str, object]:
    return dict(desk.draft.entries("card")[0])


@BOTH
def test_a_card_is_put_together_by_plates(qtbot: QtBot, tmp_path: Path, hands: Hands) -> None:
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    typed(desk, "Name", "Kindling")
    assert the_card(desk)["attack"] == "P1 fire"
    hands.press(desk, "Punch 1, fire, change")
    hands.press(desk, "Kick")
    hands.press(desk, "Chainable")
    hands.press(desk, "Kick 1, fire, Chainable: more")
    assert the_card(desk)["attack"] == "K1.5 fire c"
    hands.press(desk, "Add an effect")
    hands.press(desk, "When called")
    assert the_card(desk)["effect"] == "called -> you: draw 1"
    hands.press(desk, "The opponent")
    hands.press(desk, "The opponent loses 1 armor")
    hands.press(desk, "The opponent loses 1 armor: less")
    hands.press(desk, "Add a condition")
    hands.press(desk, "If you like")
    assert the_card(desk)["effect"] == "called / may -> foe: armor -2"
    assert desk.draft.faults == ()
    desk.undo()
    assert the_card(desk)["effect"] == "called -> foe: armor -2"


def test_where_the_keyboard_was_it_stays(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByKeys()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    hands.press(desk, "Punch 1, fire: more")
    assert held().accessibleName() == "Punch 1.5, fire: more", "it may be pressed again at once"
    hands.press(desk, "Punch 1.5, fire, change")
    hands.press(desk, "Grab")
    assert held().accessibleName() == "Grab, chosen"
    key(Qt.Key.Key_Tab)
    assert held().accessibleName() == "Throw", "Tab goes on through what may be chosen"
    hands.press(desk, "Add an effect")
    hands.press(desk, "Always")
    assert held().isVisible()
    assert desk.isAncestorOf(held())


def fields(desk: PackDesk) -> set[str]:
    """The fields that are shown of those which not every kind has."""
    page = desk.page
    assert isinstance(page, EntryForm)
    return {way[0] for way, control in page.controls.items() if control.isVisible()} & {*BY_KIND}


def test_another_kind_has_other_fields_and_what_it_needs(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    assert fields(desk) == {"class", "life", "attack", "effect"}
    for kind, has in {
        "Weapon": {"attack", "hands", "effect"},
        "Defensive": {"effect"},
        "Bloodlusted": {"manner", "effect"},
        "Item": {"kaju", "effect"},
        "Arena": {"class", "effect"},
        "Tasuo Mode": {"life", "attack", "onto", "effect"},
        "Responsive": {"effect"},
        "KA Summon": {"class", "life", "attack", "effect"},
        "Offensive": {"attack", "effect"},
        "Continuum": {"effect"},
    }.items():
        hands.press(desk, kind)
        assert fields(desk) == has, kind
        assert desk.draft.faults == (), f"a new {kind} card is one that can be played"
    desk.undo()
    assert the_card(desk)["kind"] == "offensive", "another kind is one step"


def test_an_effect_that_the_other_kind_can_have_stays(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    hands.press(desk, "Add an effect")
    hands.press(desk, "On a hit")
    assert the_card(desk)["effect"] == "hit -> you: draw 1"
    hands.press(desk, "Weapon")
    assert the_card(desk)["effect"] == "hit -> you: draw 1"
    hands.press(desk, "Item")
    assert the_card(desk)["effect"] == "item -> you: draw 1"


def test_a_line_that_was_written_by_hand_with_a_fault_is_typed(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    desk.draft.change("card", str(the_card(desk)["id"]), effect="whenever -> you: draw 1")
    (control,) = [one for one in desk.findChildren(PiecesControl) if one.accessibleName() == "Effect"]
    assert control.plates == {}
    assert control.typed.isVisible()
    typed(desk, "Effect", "called -> you: draw 1")
    assert desk.draft.faults == ()
    assert not control.typed.isVisible()
    assert control.said() == "When called, draw 1"


def test_two_new_cards_have_two_names(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    desk.add("cards")
    assert [one["name"] for one in desk.draft.entries("card")] == ["New card", "New card 2"]
    assert desk.draft.faults == ()


def test_a_card_that_is_taken_out_takes_its_page_along(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByKeys()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    (card,) = desk.board.cards["cards"].values()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Delete)
    assert desk.draft.entries("card") == ()
    key(Qt.Key.Key_Tab)
    desk.undo()
    assert [one["name"] for one in desk.draft.entries("card")] == ["New card"]


def counted(desk: PackDesk, name: str) -> CountedControl:
    return next(one for one in desk.findChildren(CountedControl) if one.isVisible() and one.accessibleName() == name)


def copies(desk: PackDesk) -> dict[str, int]:
    rows = desk.draft.entries("deck")[0]["cards"]
    assert isinstance(rows, tuple)
    return {row["card"]: row["copies"] for row in rows}


def test_a_deck_begins_whole_and_lists_what_is_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "Make a deck first")
    assert sum(copies(desk).values()) == 50
    control = counted(desk, "Cards")
    assert {row.card.key for row in control.listed()} == {*copies(desk)}
    assert control.stacks == {}
    first = control.listed()[0]
    before = copies(desk)[first.card.key]
    for _ in range(before):
        control.take_out(first.card.key)
    assert first.card.key not in copies(desk)
    assert first in control.listed(), "what was taken out can be put back where it was"
    gap = desk.game.gaps(desk.draft, "")[0]
    assert not gap.ready
    assert str(50 - before) in gap.words
    control.add(first.card.key)
    assert copies(desk)[first.card.key] == 1


def test_the_search_of_a_deck_finds_what_is_not_in_it_and_says_where_there_is_nothing(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """It listed only what the deck has: whoever typed the name of her new card saw an empty page."""
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    typed(desk, "Name", "Lantern Keeper")
    hands.press(desk, "New deck")
    cards = counted(desk, "Cards")
    QTest.keyClicks(cards.search, "cinder page")
    assert [one.card.name for one in cards.listed()] == ["Cinder Page"]
    assert cards.groups is not None
    assert cards.groups.plates["in it"].isChecked(), "what the deck has is found in it"
    cards.search.clear()
    QTest.keyClicks(cards.search, "lantern")
    assert [one.card.name for one in cards.listed()] == ["Lantern Keeper"]
    assert cards.groups.plates[""].isChecked()
    cards.search.clear()
    before = cards.height()
    QTest.keyClicks(cards.search, "xyz")
    assert cards.listed() == ()
    assert "Nothing is called xyz." in [one.words for one in read(cards)]
    assert before > cards.height() > cards.search.geometry().bottom() + cards.paint.px(20)


def test_a_name_of_two_lines_has_room_in_its_row_and_so_has_why_no_more_may_be_added(
    qtbot: QtBot, tmp_path: Path
) -> None:
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New deck")
    ultra = counted(desk, "Ultra")
    rows = {row.card.name: row for row in ultra.listed()}
    long = rows["Marshal of the White Flame"]
    lines = [one for one in read(long) if one.words]
    assert min(one.box.top() for one in lines) >= 8
    long.setFocus()
    assert [one.words for one in read(long) if "…" in one.words] == []
    assert long.refusal() in [one.words for one in read(long)]


class CallsKindling:
    """Calls the card as soon as it may, and else plays as somebody else does."""

    def __init__(self, otherwise: Player) -> None:
        self._otherwise = otherwise

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        calls = next((move for move in options if str(move).startswith("Red calls Kindling to")), None)
        return calls or self._otherwise.choose(sight, options)


class WasCalledError(Exception):
    """The card has come into play, and nobody needs to play on."""


def called_in_play(program: app.Program) -> list[str]:
    """Let the program play until Red calls the card, which every shuffle lays on top; return what the log says then."""
    model = program.model
    assert model is not None
    model._shuffle = lambda _zone, cards: sorted(cards, key=lambda one: str(one) == "Kindling")
    dice, game = random.Random(5), programme("tasuo")
    players = {seat: game.player(game.box().game, dice) for seat in model.seats}

    def moved(move: Move | None) -> None:
        if str(move).startswith("Red calls Kindling to"):
            raise WasCalledError

    with pytest.raises(WasCalledError):
        game.play(model, {**players, "red": CallsKindling(players["red"])}, dice, moved)
    (happened,) = model.log(model.entry)
    return [spoken(line.words) for line in entry_lines(happened, model, "everything")]


@BOTH
def test_a_card_of_ones_own_is_laid_into_a_deck_and_played(qtbot: QtBot, program: app.Program, hands: Hands) -> None:
    window = shown(qtbot, program)
    desk = at_an_empty_desk(window, hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    typed(desk, "Name", "Kindling")
    hands.press(desk, "Add an effect")
    hands.press(desk, "When called")
    hands.press(desk, "New deck")
    typed(desk, "Name", "Ember Court")
    control = counted(desk, "Cards")
    given = control.listed()[0].card.key
    less = control.rows[given]
    for _ in range(4):
        if isinstance(hands, ByKeys):
            less.setFocus(Qt.FocusReason.TabFocusReason)
            key(Qt.Key.Key_Minus)
        else:
            QTest.mouseClick(less, Qt.MouseButton.LeftButton, pos=QPoint(less.width() - 12, less.height() // 2))
            QApplication.processEvents()
    assert given not in copies(desk)
    control.groups.plates[""].click()  # type: ignore[union-attr]
    row = control.listed()[0]
    assert row.card.name == "Kindling", "one's own cards are listed first"
    for _ in range(4):
        if isinstance(hands, ByKeys):
            row.setFocus(Qt.FocusReason.TabFocusReason)
            key(Qt.Key.Key_Plus)
        else:
            QTest.mouseClick(row, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
    assert desk.draft.faults == ()
    assert [one.words for one in desk.game.gaps(desk.draft, "")] == ["Ember Court can be played"]
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    assert page.form.key == "ember-school/two-players"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.model is not None
    assert program.table is not None
    if isinstance(hands, ByPointer):  # What is played is the same however it was written: once is enough.
        told = called_in_play(program)
        assert told[0].startswith("Red calls Kindling to")
        assert told[-2:] == ["the effect of Kindling", "Red draws a card"]
    program.table.close()
    (file,) = window.shelf.files()
    with Journal.open(file) as journal:
        cards = [one.card for zone in journal.state().zones.values() for one in zone]
    own = [card for card in cards if isinstance(card, TasuoCard) and card.owner == "red" and card.name == "Kindling"]
    assert len(own) == 4
    assert own[0].design.line == "called -> you: draw 1"


@pytest.mark.parametrize("theme", THEMES)
def test_what_stands_on_the_board_has_an_edge_in_every_theme(qtbot: QtBot, tmp_path: Path, theme: ThemeName) -> None:
    """In high contrast its plate is as black as the board: only what is chosen had a frame."""
    hands = ByPointer()
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    hands.press(desk, "New deck")
    (other,) = (one for one in desk.findChildren(DeskCardButton) if one.isVisible() and not one.chosen)
    other.set_paint(make_paint(theme, other.paint.scale, speed=0))
    picture = other.grab().toImage()
    seen = {picture.pixelColor(other.width() // 2, down).rgb() for down in range(4)}
    assert other.paint.theme.line.rgb() in seen


@pytest.mark.usefixtures("german")
def test_a_half_is_written_in_a_field_as_the_language_writes_it() -> None:
    """In German "2.5" stood in the field and "2,5" on the card beside it."""
    life = Halves(0, 60)
    assert as_text(life, 5) == "2,5"
    assert as_text(life, 6) == "3"
    assert life.typed(as_text(life, 5)) == 5


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["keys", "pointer"])
def test_what_opens_below_a_plate_comes_into_sight(qtbot: QtBot, tmp_path: Path, hands: Hands) -> None:
    """It opened below the lower edge: what was pressed seemed to do nothing."""
    desk = at_an_empty_desk(shelf_window(qtbot, tmp_path), hands, "Ember School", "Tasuo Showdown")
    hands.press(desk, "New card")
    hands.press(desk, "Add an effect")
    qtbot.wait(50)
    (control,) = [one for one in desk.findChildren(PiecesControl) if one.accessibleName() == "Effect"]
    offered = [plate for key, plate in control.plates.items() if key[0] == "choice"]
    assert len(offered) > 3
    assert all(one.visibleRegion().boundingRect().height() == one.height() for one in offered[:4])

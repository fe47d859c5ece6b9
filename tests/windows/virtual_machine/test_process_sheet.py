"""The sheet of an MC, a mob or a boss: its figures on the ranks, Interrupts, deeds, byte, gear and place."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheets
from gattai_desktop.windows.games.virtual_machine.sheet_column import SheetColumn
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of, state_of_rank
from gattai_desktop.windows.games.virtual_machine.sheet_things import SheetLine
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.tables import laid
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until

PAIR_UP = {"modifiers.side.mcs": (("accuracy", 1, "uptime.mcs.2", "", 1),), "uptimes.mcs": (2,), "row.mcs": 2}


def test_every_process_has_a_sheet_that_says_all_its_figures() -> None:
    view = SeatView.of(model_of(played_until(on_turn("teo")), "teo"))
    for who in sheets_of(view):
        look = process_sheet_look(view, who)
        assert [one.title for one in look.ranks] == ["Accuracy", "Evade", "Connect", "Resist"]
        assert f"of {look.most_hp} HP" in look.spoken_figures()
        assert len(look.byte) == 8
        assert look.where
    assert process_sheet_look(view, "m02.1").meter is None
    assert process_sheet_look(view, "b1").interrupts[0].name == "Recount"


def test_a_rank_that_only_a_raise_gives_is_dashed_and_the_raise_is_named() -> None:
    table = played_until(on_turn("teo"))
    view = SeatView.of(model_of(State(table.zones, {**table.values, **PAIR_UP}), "teo"))
    look = process_sheet_look(view, "sable")
    accuracy = look.ranks[0]
    assert [state_of_rank(accuracy, rank) for rank in (2, 3, 14)] == ["raised", "on", "on"]
    assert state_of_rank(look.ranks[1], 14) == "", "an Ace is never dodged"
    assert "Pair, until the Team Hand is discarded" in look.effects[0].spoken()


def test_a_cut_leaves_the_lost_ranks_hatched() -> None:
    values = {"process.sable.bits": ("armored", "blind")}
    look = process_sheet_look(SeatView.of(model_of(before(values=values), "teo")), "sable")
    assert [state_of_rank(look.ranks[0], rank) for rank in (2, 3, 6, 7)] == ["", "lost", "lost", "on"]


def test_places_that_the_mcs_have_not_seen_are_not_told_to_them() -> None:
    table = played_until(on_turn("teo"))
    seen = process_sheet_look(SeatView.of(model_of(table, "teo")), "sable")
    cpu = process_sheet_look(SeatView.of(model_of(table, CPU)), "sable")
    down = [one.number for one, lying in zip(cpu.byte, table.zones["byte"], strict=True) if not lying.up]
    assert down
    assert {one.number for one in seen.byte if not one.bit} == set(down)
    assert all(one.unseen for one in cpu.byte if one.number in down)


def test_the_sheet_is_opened_by_its_name_and_closed_by_escape(qtbot: QtBot) -> None:
    window = laid(model_of(played_until(on_turn("teo")), "teo"), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    window.requests.open("process.b1")
    sheets = window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    assert sheets.shown
    assert sheets.page.look is not None
    assert sheets.page.look.name == "The Auditor"
    sheets.close()
    assert not sheets.shown


def test_the_letter_of_a_crest_opens_its_sheet(qtbot: QtBot) -> None:
    window = laid(model_of(played_until(on_turn("teo")), "teo"), make_paint(speed=0))
    qtbot.addWidget(window)
    from gattai_desktop.windows.games.virtual_machine.room import ROOM

    assert ROOM.opened_by(window.requests.view, "Shift+R") == "process.sable"
    assert ROOM.opened_by(window.requests.view, "Shift+B") == "process.teo"


def test_a_press_of_a_row_in_a_rail_opens_its_sheet(qtbot: QtBot) -> None:
    window = laid(model_of(played_until(on_turn("teo")), "teo"), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    sheets = window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    for name in ("Ixa Lumen", "The Auditor", "Leech Script 2"):
        rails = (window.scene.left, window.scene.right)
        rows = (row for rail in rails for row in rail.findChildren(QAbstractButton))
        next(row for row in rows if row.accessibleName().startswith(name)).click()
        assert sheets.page.look is not None
        assert sheets.page.look.name == name
        sheets.close()


def test_a_deed_says_what_it_charges_and_why_it_cannot_be_done() -> None:
    def deeds(**values: Value) -> list[SheetLine]:
        look = process_sheet_look(SeatView.of(model_of(before(values=values), "teo")), "teo")
        return [*look.deeds, *look.powers]

    usual = deeds()
    assert all("charges" in one.words for one in usual[:3])
    assert not any(one.why_not for one in usual)
    full = deeds(**{"process.teo.meter": 10})
    assert {one.why_not for one in full[:3]} == {"the meter is full"}
    assert "the meter is full" in full[0].spoken()
    assert {one.why_not for one in deeds(**{"process.teo.hp": 0})[:3]} == {"downed"}


def test_a_bonus_action_says_how_often_and_why_not() -> None:
    values = {"process.sable.bits": ("confused",)}
    for table, why in ((before(), ""), (before(values=values), "not while Confused")):
        powers = process_sheet_look(SeatView.of(model_of(table, "sable")), "sable").powers
        bonus = next(one for one in powers if one.words)
        assert (bonus.words, bonus.why_not) == ("once a round", why)


@pytest.mark.parametrize("page", [0, 1, 2])
@pytest.mark.parametrize("who", ["sable", "b1", "m02.1"])
def test_a_page_of_a_sheet_is_seen_at_once_in_a_small_window(qtbot: QtBot, who: str, page: int) -> None:
    """It stood in one narrow column in the middle of the page, and its last lines below the edge."""
    window = laid(model_of(played_until(on_turn("teo")), "teo"), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 744)
    window.show()
    window.requests.open(f"process.{who}")
    sheets = window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    assert sheets.page.shown_tabs
    sheets.page.turn_page(page)
    assert sheets.page.scrolled.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("german")
def test_a_small_german_sheet_keeps_the_dots_of_its_headings_and_cuts_no_words(qtbot: QtBot) -> None:
    """The dots of "Kräfte" were cut, and "einem Ass nie" ended in an ellipsis."""
    raised = {"modifiers.side.cpu": (("accuracy", 1, "uptime.cpu.2", "", 1),), "uptimes.cpu": (2,), "row.cpu": 2}
    table = played_until(on_turn("sable"), before("f4"))
    sitting = Sitting(qtbot, model_of(State(table.zones, {**table.values, **raised}), "sable"), (1024, 580))
    sitting.window.requests.open("process", "m10.1")
    sheets = sitting.window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    for page in range(len(sheets.page.tabs)):
        sheets.page.turn_page(page)
        (column,) = (one for one in sheets.page.findChildren(SheetColumn) if one.isVisible())
        picture = column.grab().toImage()
        assert len({picture.pixel(x, 0) for x in range(picture.width())}) == 1, page
        assert [one.whole for one in read(column) if one.words != one.whole] == []


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("who", ["sable", "teo"])
def test_no_figure_of_a_small_german_sheet_is_told_in_part(qtbot: QtBot, who: str) -> None:
    """How an MC reloads ended in an ellipsis."""
    sitting = Sitting(qtbot, model_of(before("f1", mcs=("sable", "teo")), "teo"), (1024, 600))
    sitting.window.requests.open("process", who)
    sheets = sitting.window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    for page in range(len(sheets.page.tabs)):
        sheets.page.turn_page(page)
        (column,) = (one for one in sheets.page.findChildren(SheetColumn) if one.isVisible())
        assert [one.whole for one in read(column) if one.words != one.whole] == []


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (960, 1080)])
@pytest.mark.usefixtures("either_language")
def test_what_a_mob_does_stands_whole_on_its_sheet(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given words that are too long for the head, then they stand among the figures, and nothing ends in "…"."""
    for fight in ("f3", "f7", "f8"):
        sitting = Sitting(qtbot, model_of(before(fight), "sable"), size)
        for who in sitting.model.sight().listed(CPU):
            sitting.window.requests.open("process", who)
            sheets = sitting.window.overlays.named("process")
            assert isinstance(sheets, ProcessSheets)
            sheets.page.turn_page(0)
            assert sheets.page.look is not None
            (told,) = sheets.page.look.lines[1:]
            with only_when_it_is_read(sitting.window):
                found = [one for one in read(sitting.window) if sheets.page in (one.widget, *_parents(one.widget))]
            assert [one.whole for one in found if one.words != one.whole or "…" in one.words] == []
            assert told.split() in _runs(" ".join(one.words for one in found).split(), len(told.split())), who


def _runs(words: list[str], length: int) -> list[list[str]]:
    return [words[start : start + length] for start in range(len(words) - length + 1)]


def _parents(widget: QWidget) -> Iterator[QWidget]:
    while (parent := widget.parentWidget()) is not None:
        yield parent
        widget = parent

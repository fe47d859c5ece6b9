"""A Boon or a Blight at the desk: in words for the table, or one of the book that the program carries out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.entries import LocationEntry
from gattai_desktop.content.gattai.taken_over import READY_FIELDS, ready_effects
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.ready_control import ReadyControl
from gattai_desktop.windows.kit.plate_words import plate_line
from tests.windows.test_pack_desk import held, kept

QUAY = "place.quay"
SPRINGS = "each Pilot here regains a Buffer"


def control(desk: PackDesk, field: str) -> ReadyControl:
    desk.open("locations", QUAY, edit=True, field=field)
    assert isinstance(desk.page, EntryForm)
    found = desk.page.controls[field,]
    assert isinstance(found, ReadyControl)
    return found


def lines(desk: PackDesk) -> tuple[str, ...]:
    """What the rules read of the Location as the pack now stands."""
    pack = kept(desk).pack
    assert pack is not None
    return pack.entry(QUAY, LocationEntry).effects


def chosen(control: ReadyControl, words: str) -> None:
    """Choose a ready one by keys."""
    control.opener.setFocus()
    QTest.keyClick(control.opener, Qt.Key.Key_Space)
    plate = next(one for one in control.offered if one.look.sub == words)
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Space)


def test_every_ready_one_can_be_carried_out_in_another_place(desk: PackDesk) -> None:
    for field in READY_FIELDS:
        assert ready_effects(field)
        for one in ready_effects(field):
            desk.draft.change("location", QUAY, **{field: one.values})
            assert desk.draft.faults_of("location", QUAY) == ()
            assert any(line.startswith(f"part {field} ") for line in lines(desk)), one.place
            desk.draft.undo()


@pytest.mark.parametrize(("field", "words"), [("boon", SPRINGS), ("blight", "what is damaged here stays damaged")])
def test_a_boon_or_a_blight_of_the_book_is_chosen_and_carried_out(desk: PackDesk, field: str, words: str) -> None:
    one = control(desk, field)
    assert lines(desk) == ()
    chosen(one, words)
    assert one.carried_out
    assert len(lines(desk)) == 1
    assert held() is one.opener
    assert one.opener.accessibleName().endswith("Choose another")


def test_its_words_are_ones_own_and_what_it_does_stays(desk: PackDesk) -> None:
    one = control(desk, "boon")
    chosen(one, SPRINGS)
    before = lines(desk)
    (line,) = one.line.stops()
    line.setFocus()
    line.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(line, "a night in the warm")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert lines(desk) == before
    assert kept(desk).pack.entry(QUAY, LocationEntry).boon == "a night in the warm"  # type: ignore[union-attr]


def test_left_to_the_table_its_words_stay(desk: PackDesk) -> None:
    one = control(desk, "boon")
    chosen(one, SPRINGS)
    one.leaver.click()
    assert not one.carried_out
    assert lines(desk) == ()
    assert kept(desk).values("location", QUAY)["boon"] == SPRINGS
    assert held() is one.opener


def test_words_of_ones_own_are_left_to_the_table(desk: PackDesk) -> None:
    one = control(desk, "boon")
    (line,) = one.line.stops()
    line.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(line, "tea for all")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert kept(desk).values("location", QUAY)["boon"] == "tea for all"
    assert one.folder not in one.stops()


def typed(control: ReadyControl, words: str) -> None:
    (line,) = control.line.stops()
    line.setFocus()
    line.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(line, words)
    QTest.keyClick(line, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("field", "words", "offered"),
    [
        ("boon", "Every pilot gets a buffer back, here", [SPRINGS, "room for a Buffer more in fights here"]),
        ("boon", "pilots REGAIN buffers", [SPRINGS]),
        ("boon", "Tea for everybody", []),
        ("boon", "+2 Harmony", []),
        ("blight", "what is damaged stays so", ["what is damaged here stays damaged"]),
        ("blight", "everybody is sad here", []),
        ("blight", "+Trauma:Each(1)", []),
    ],
)
def test_words_near_to_those_of_the_book_are_offered_and_stay_ones_own(
    desk: PackDesk, field: str, words: str, offered: list[str]
) -> None:
    one = control(desk, field)
    typed(one, words)
    assert [plate.look.sub for plate in one.near] == offered
    assert not one.carried_out, "it is offered, and not taken"
    assert kept(desk).values("location", QUAY)[field] == words
    assert {*one.near} <= {*one.stops()}


def test_what_was_offered_is_carried_out_when_it_is_pressed(desk: PackDesk) -> None:
    one = control(desk, "boon")
    typed(one, "pilots regain buffers")
    (plate,) = one.near
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert one.carried_out
    assert one.near == []
    assert kept(desk).values("location", QUAY)["boon"]["says"] == SPRINGS  # type: ignore[index,call-overload]


def test_a_line_of_triggers_is_offered_as_a_boon_that_gives_it(desk: PackDesk) -> None:
    one = control(desk, "boon")
    typed(one, "+fortify:Pilots(2)")
    assert [plate.look.title for plate in one.near] == ["+fortify:Pilots(2)"]
    one.near[0].click()
    assert one.carried_out
    assert len(lines(desk)) == 1
    assert "+fortify:Pilots(2)" in lines(desk)[0]


def test_how_it_is_carried_out_is_shown_when_asked_for(desk: PackDesk) -> None:
    one = control(desk, "boon")
    chosen(one, SPRINGS)
    assert not [stop for stop in one.stops() if stop.accessibleName() == "Boon: Do"]
    one.folder.click()
    assert [stop for stop in one.stops() if stop.accessibleName() == "Boon: Do"]
    one.folder.click()
    assert not [stop for stop in one.stops() if stop.accessibleName() == "Boon: Do"]


def test_at_the_table_a_pilot_calls_on_the_boon_that_was_chosen(desk: PackDesk) -> None:
    chosen(control(desk, "boon"), SPRINGS)
    pack = kept(desk).own_pack
    assert pack is not None
    setup = form_of_packs([pack], "dark-quay").setup({"seats": {"red": ""}})
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    assert model.attempt(SetUpSession("coach"))
    called = CallOn("red", QUAY)
    assert model.judge(called).reasons == ()
    assert plate_line(model, called) == f"{SPRINGS} (costs +Tarry)"
    assert model.attempt(called)

"""Plates of what may be done find room at any size: the rest is behind one plate, and each key counts all the same."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import PlainText, Sign, spoken
from gattai_desktop.games.tasuo.charging import ChargeKa, ChargeKao, ChargeKio
from gattai_desktop.games.tasuo.combos import StopCombo
from gattai_desktop.games.tasuo.designs import AttackForm
from gattai_desktop.games.tasuo.legend import KaijoWeapon
from gattai_desktop.games.tasuo.turns import EndCharge, HealArmor
from gattai_desktop.games.tasuo.ultra import OpenGravity
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR
from gattai_desktop.windows.games.tasuo.deeds import DRIVE, MORE, deed_plates, moves_of
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.games.tasuo.own_cards import OwnTable, own_card
from tests.windows.cut import read as read_off
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import MANY_DEEDS
from tests.windows.tasuo.showdowns import model_at


def at_size(qtbot: QtBot, size: tuple[int, int], record: str = MANY_DEEDS) -> tuple[Sitting, FieldPane]:
    """A Charge Phase in which nearly everything may be done."""
    sitting = Sitting(qtbot, model_at(replay(read(record)).state), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    return sitting, pane


def test_on_a_large_table_a_plate_is_called_after_its_kind_and_says_the_card(qtbot: QtBot) -> None:
    _, pane = at_size(qtbot, (1920, 1080), MANY_DEEDS.replace("gauge 6", "gauge 0"))
    plate = pane.row.button(KaijoWeapon.phrase)
    assert plate is not None
    assert (plate.look.title, plate.look.sub) == ("Kaijo", "Salamander Glaive")
    assert plate.accessibleName() == "Kaijo Salamander Glaive from Ashen Duelist"
    assert pane.row.button(MORE) is None


def test_on_a_small_one_the_least_urgent_are_behind_more(qtbot: QtBot) -> None:
    sitting, pane = at_size(qtbot, (1024, 600))
    assert pane.row.button(KaijoWeapon.phrase) is None
    assert pane.row.button(EndCharge.phrase) is not None
    more = pane.row.button(MORE)
    assert more is not None
    assert "Kaijo" in more.accessibleName()
    sitting.click(more)
    sheet = sitting.window.sheet
    assert not sheet.isHidden()
    behind = [one.look.title for one in sheet.look.choices]
    assert any("Salamander Glaive" in title for title in behind), behind
    assert len(behind) >= 3


def test_the_key_of_a_plate_behind_more_does_what_it_would(qtbot: QtBot) -> None:
    sitting, pane = at_size(qtbot, (1024, 600))
    assert pane.row.button(OpenGravity.phrase) is None
    sitting.press("z")
    assert sitting.last() == "Red opens the gravity zones"


def test_what_goes_behind_more_comes_back_in_a_larger_window(qtbot: QtBot) -> None:
    sitting, pane = at_size(qtbot, (1024, 600), MANY_DEEDS.replace("gauge 6", "gauge 3"))
    assert pane.row.button(MORE) is not None
    sitting.window.resize(1920, 1080)
    sitting.settle()
    assert pane.row.button(MORE) is None
    assert pane.row.button(ChargeKao.phrase) is not None


def test_healing_full_armor_is_refused_with_its_rule(qtbot: QtBot) -> None:
    record = 'game    tasuo\ngiven   player red "Ren"; player blue "Ida"\n        phase draw; turn 3; active red\n'
    sitting, pane = at_size(qtbot, (1366, 768), record)
    plate = pane.row.button(HealArmor.phrase)
    assert plate is not None
    assert plate.look.refused
    sitting.press("h")
    assert [reason.rule for reason in sitting.window.refusals._reasons] == ["TS-10"]
    assert sitting.model.entry == 0


def test_the_plate_that_stops_a_combo_says_nothing_of_going_on() -> None:
    """One key does one thing: whoever goes on presses another one."""
    table = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; hand nothing
        Blue: kio Glacier Monk; hand nothing
when    Red attacks Glacier Monk with Cinder Page
"""
    view = SeatView.of(model_at(replay(read(table)).state))
    (stop,) = (one for one in deed_plates(view) if one.key == StopCombo.phrase)
    assert (stop.look.title, stop.look.sub) == ("Stop", "The combo ends")


ATTACKING = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; hand nothing; gauge 3
        Blue: {foes}; hand nothing
"""


@pytest.mark.parametrize(
    ("foes", "named"),
    [("kio Glacier Monk", ["hatsubai v1", "hatsubai v2", "bully bounce"]), ("armor 9", ["hatsubai v1", "hatsubai v2"])],
)
def test_each_drive_that_an_attack_may_have_has_a_plate(foes: str, named: list[str]) -> None:
    """TS-H51: a Hatsubai goes at armor, too, and a Bully Bounce does not."""
    view = SeatView.of(model_at(replay(read(ATTACKING.format(foes=foes))).state))
    keys = [str(one.key) for one in deed_plates(view)]
    assert [one.removeprefix(DRIVE) for one in keys if one.startswith(DRIVE)] == named


def test_attacks_at_all_in_an_order_stand_behind_one_plate_with_its_key() -> None:
    """TS-H52: whether a printed attack reaches them or an Area card."""
    area = own_card("warrior", warrior_class="smith", life=14, attack=AttackForm(type="Area", damage=3, element="fire"))
    laid = {"kio.red": "Zed", "hand.red": "Whirlwind", "kio.blue": "Reef Novice", "ka.blue": "Driftling"}
    table = OwnTable(area, laid, {"step": "clash"})
    view = SeatView.of(model_at(table.state, table.box.game))
    plates = [one for one in deed_plates(view) if one.look.title == "Attack all in an order"]
    assert [one.look.sub for one in plates] == ["2 ways"]
    assert {getattr(one, "by", None) is None for one in moves_of(view, plates[0].key)} == {True, False}


def charging(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, FieldPane]:
    """A usual Charge Phase, in which a card of the hand or of the field may go to Ka."""
    sitting = Sitting(qtbot, model_at(replay(read(CHARGING)).state), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    return sitting, pane


CHARGING = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase charge; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Pyre Marshal, Ember Jab, Coal Shot
        Blue: kio Glacier Monk; hand Shell Block
"""


def test_a_plate_says_what_the_ticks_in_the_hand_are_for_while_zones_are_charged(qtbot: QtBot) -> None:
    """TS-28: each card of the hand may charge Ka; its plate stands between Kio and Kao, each with what it costs."""
    _, pane = charging(qtbot)
    looks = [one.look for one in pane.row._plates][:3]
    assert [one.title for one in looks] == ["Charge Kio", "Charge Ka", "Charge Kao"]
    assert [spoken(one.line) for one in looks] == ["Armor 10 → 9", "from the hand", "Deck 45 → 44"]
    assert [one.key for one in looks] == ["1", "2", "3"]
    ka = looks[1].sub
    assert isinstance(ka, tuple)
    assert ka[0] == Sign("tick", silent=True)
    assert all(one.lines().words for one in plates(pane)), "there is room for the lines of all five"


def test_each_plate_of_the_charge_phase_shows_its_key_at_1366_by_768(qtbot: QtBot) -> None:
    _, pane = charging(qtbot)
    assert all(one.lines().capped for one in plates(pane))
    shown = [one.words.strip() for one in read_off(pane.row)]
    assert "End phase" in shown, shown
    assert {"1", "2", "3", "N", "T"} <= set(shown), shown


@pytest.mark.usefixtures("german")
def test_in_german_too_each_plate_of_the_charge_phase_shows_its_key(qtbot: QtBot) -> None:
    _, pane = charging(qtbot)
    assert {"Phasenende", "1", "2", "3", "N", "T"} <= {one.words.strip() for one in read_off(pane.row)}


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_plate_shows_its_key_however_much_may_be_done(
    qtbot: QtBot, request: pytest.FixtureRequest, size: tuple[int, int], language: str
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    for _, pane in (charging(qtbot, size), at_size(qtbot, size)):
        shown = [one.words.strip() for one in read_off(pane.row)]
        keys = [one.look.key for one in plates(pane)]
        assert len(keys) >= 5
        assert set(keys) <= set(shown), shown


@pytest.mark.usefixtures("german")
def test_in_german_too_ka_keeps_its_plate_in_a_small_window(qtbot: QtBot) -> None:
    _, pane = charging(qtbot, (1024, 600))
    assert pane.row.button(ChargeKa.phrase) is not None


def test_each_plate_of_the_charge_phase_says_what_it_costs_in_a_small_window(qtbot: QtBot) -> None:
    _, pane = charging(qtbot, (1024, 600))
    said = [one.lines().words for one in plates(pane)]
    for line, forms in zip(
        said,
        [("Armor 10 → 9", "10 → 9"), ("from the hand", "Hand"), ("Deck 45 → 44", "Deck −1"),
         ("No charge yet", "No charge"), ("Attacks left: 2", "Attacks: 2")],
        strict=True,
    ):  # fmt: skip
        assert spoken(line).strip() in forms
    assert isinstance(said[1], tuple)
    assert said[1][0] == Sign("tick", silent=True), "the same tick as above the cards of the hand"


@pytest.mark.usefixtures("german")
def test_where_the_word_has_no_room_its_sign_says_what_a_charge_is_paid_with(qtbot: QtBot) -> None:
    """ "10 → 9" stood there alone."""
    _, pane = charging(qtbot, (1024, 600))
    charge = pane.row.button(ChargeKio.phrase)
    assert charge is not None
    assert charge.lines().words == (Sign(ARMOR), PlainText(" 10 → 9"))


def test_what_a_plate_has_no_room_for_is_told_where_it_is_pointed_at(qtbot: QtBot) -> None:
    _, pane = charging(qtbot, (1024, 600))
    kao = pane.row.button(ChargeKao.phrase)
    assert kao is not None
    place = kao.rect().center()
    QApplication.sendEvent(kao, QHelpEvent(QEvent.Type.ToolTip, place, kao.mapToGlobal(place)))
    assert QToolTip.text() == "Deck 45 → 44"
    QToolTip.hideText()


def plates(pane: FieldPane) -> list[PlateButton]:
    """The plates of the row, from left to right."""
    return [button for one in pane.row._plates if (button := pane.row.button(one.key)) is not None]


def test_charge_ka_lifts_the_card_in_focus_to_its_place(qtbot: QtBot) -> None:
    sitting, pane = charging(qtbot)
    sitting.window.hand.cards()[1].setFocus()
    sitting.settle()
    sitting.press("2")
    assert sitting.window.carry.carrying
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red charges ka with Ember Jab"
    assert pane.row.button(ChargeKa.phrase) is None, "there is one charge in a turn"


def test_in_a_small_window_each_way_to_charge_keeps_its_plate(qtbot: QtBot) -> None:
    _, pane = charging(qtbot, (1024, 600))
    assert pane.row.button(MORE) is None
    assert pane.row.button(ChargeKa.phrase) is not None
    assert pane.row.button(ChargeKao.phrase) is not None


def test_in_few_words_the_plates_of_charges_still_name_what_is_paid_with(qtbot: QtBot) -> None:
    """No tick and no numbers alone, which tell nothing to whoever does not know the game."""
    _, pane = charging(qtbot, (1024, 600))
    said = {kind: pane.row.button(kind.phrase) for kind in (ChargeKa, ChargeKao)}
    short = {kind: spoken(one.look.short) for kind, one in said.items() if one is not None}
    assert {kind: words.strip() for kind, words in short.items()} == {ChargeKa: "Hand", ChargeKao: "Deck −1"}


def test_where_there_is_little_room_the_plate_of_ka_gives_way_before_the_others(qtbot: QtBot) -> None:
    """Its cards lie in the hand; what has no card would be one press further away."""
    sitting, pane = at_size(qtbot, (1024, 600))
    assert pane.row.button(ChargeKa.phrase) is None
    more = pane.row.button(MORE)
    assert more is not None
    assert "Charge Ka" not in more.accessibleName()
    assert any(isinstance(one, ChargeKa) for one in sitting.model.options())
    sitting.window.hand.cards()[0].setFocus()
    sitting.settle()
    sitting.press("2", Qt.Key.Key_Return)  # the other ways have the keys 1 and 3
    assert sitting.last() == "Red charges ka with Ember Jab"


def test_no_plate_names_a_card_of_a_covered_hand() -> None:
    """The backs lay below a plate that said "Fury Stoke"."""
    model = model_at(replay(read(MANY_DEEDS.replace("phase charge", "phase clash"))).state)
    held = {getattr(one.card, "name", "") for one in SeatView.of(model).hand}

    def named() -> set[str]:
        plates = deed_plates(SeatView.of(model))
        return {name for name in held for one in plates if name in f"{one.look.spoken_name()} {spoken(one.look.sub)}"}

    assert named() == {"Fury Stoke"}
    model.cover(on=True)
    assert named() == set()
    assert deed_plates(SeatView.of(model)), "what ends the phase stays"

"""At the desk: powers, Robos, Gear, Frames, Mods and Techs of a person's own, in words or as the book has them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit
from pytestqt.qtbot import QtBot

from gattai_desktop.board.signs import sign_names
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.taken_over import OWN, book_entries, left_to_the_table, taken_from
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.pilots.using_gear import ActivateGear, AllowGear
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.world.waves import UsePower
from gattai_desktop.games.move import Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.desk.doing_control import DoingControl
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.table_values import PLAYED
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.looks.asks import why_words
from gattai_desktop.windows.games.gattai.looks.assists import assist_line
from gattai_desktop.windows.games.gattai.pilot.thing_looks import gear_of, techs_of, ways_of
from gattai_desktop.windows.kit.plate_words import plate_line
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.test_pack_desk import field, held, kept, written_in

PARTS = ("power", "robo", "gear", "frame", "mod", "tech")
DOES = ("effects",)


def made(desk: PackDesk, part: str, name: str = "Static", text: str = "Every lamp goes out.") -> str:
    """Make one by the place on the board, and write its name and its words; return its id."""
    desk.board.news[part].click()
    (one,) = [str(one["id"]) for one in desk.draft.entries(part)]
    desk.draft.change(part, one, name=name, text=text)
    return desk.settle(one)


def form(desk: PackDesk) -> EntryForm:
    assert isinstance(desk.page, EntryForm)
    return desk.page


def control(desk: PackDesk) -> DoingControl:
    found = form(desk).controls[DOES]
    assert isinstance(found, DoingControl)
    return found


def pressed(control: DoingControl, words: str) -> None:
    """Press the plate with these words by keys."""
    plate = next(one for one in control.stops() if getattr(one, "look").title == words)  # noqa: B009
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Space)


def test_the_list_leads_to_every_kind_that_can_be_made_and_there_is_none_of_yet(desk: PackDesk) -> None:
    row = desk.list.rows["else"]
    assert row.isVisible()
    assert row.accessibleName() == "Powers, Robos and more"
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert held() is desk.board.news["power"]
    made(desk, "power")
    assert row.accessibleName() == "Robos, Gear and more"
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert held() is desk.board.news["robo"]
    for one in ("robo", "gear", "frame"):
        made(desk, one)
    assert row.accessibleName() == "Mods and Techs"
    made(desk, "mod")
    assert row.accessibleName() == "Techs"
    made(desk, "tech")
    assert not row.isVisible(), "each has a row of its own now"


@pytest.mark.usefixtures("german")
def test_the_row_for_other_kinds_names_no_more_of_them_than_it_has_room_for(desk: PackDesk) -> None:
    row = desk.list.rows["else"]
    assert row.name == "Kräfte, Robos und mehr"
    made(desk, "robo")
    assert row.name == "Kräfte und mehr", "„Kräfte, Ausrüstung und mehr“ would be cut"
    (card,) = desk.board.cards["robo"].values()
    assert card.card.line == "Ausdauer 6, wenn er kommt"


def test_what_a_pack_has_none_of_stands_in_one_row_and_not_in_the_list(desk: PackDesk) -> None:
    assert OWN == PARTS
    tops = {desk.board.news[one].y() for one in PARTS}
    assert len(tops) <= 2
    assert min(tops) > desk.board.cards["evening"][desk.evening.id].y()
    assert not any(desk.list.rows[one].isVisible() for one in PARTS)
    assert len({*desk.board.stops()} & {desk.board.news[one] for one in PARTS}) == 1, "Tab stops once, arrows go on"
    made(desk, "gear")
    assert desk.list.rows["gear"].isVisible()
    assert desk.list.rows["gear"].accessibleName() == "Gear: 1"
    assert desk.board.news["gear"].y() < min(desk.board.news[one].y() for one in PARTS if one != "gear")
    while desk.draft.undoes:
        desk.undo()
    assert not desk.list.rows["gear"].isVisible()
    assert desk.board.news["gear"].y() in {desk.board.news[one].y() for one in PARTS if one != "gear"}


def test_each_part_and_each_card_on_the_board_bears_a_sign_that_there_is(desk: PackDesk) -> None:
    for part in PARTS:
        made(desk, part)
    cards = [one.card for cards in desk.board.cards.values() for one in cards.values()]
    signs = {*(part.sign for part in desk.game.parts()), *(card.sign for card in cards if card.sign)}
    assert signs <= {*sign_names()}


def test_arrows_go_from_one_place_of_the_last_row_to_the_next(desk: PackDesk) -> None:
    first = next(one for one in desk.board.stops() if one is desk.board.news["power"])
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert held() is desk.board.news["robo"]
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert isinstance(desk.page, EntryForm)
    assert desk.page.word == "robo"
    assert held() is field(desk, "Name")


def test_its_words_are_needed_and_asked_for_beside_their_field(desk: PackDesk) -> None:
    desk.board.news["power"].click()
    assert "players read it" in form(desk).controls["text",].stops()[0].accessibleDescription()
    assert [one.way[2:] for one in desk.draft.faults] == [("text",)]
    words = form(desk).controls["text",].stops()[0]
    assert isinstance(words, QTextEdit | QPlainTextEdit)
    words.setFocus()
    QTest.keyClicks(words, "Every lamp goes out.")
    desk.settle()
    assert desk.draft.faults == ()


@pytest.mark.parametrize("part", PARTS)
def test_no_field_of_the_notation_is_in_sight_before_it_is_asked_for(desk: PackDesk, part: str) -> None:
    made(desk, part)
    shown = {way for way, one in form(desk).controls.items() if one.isVisible()}
    numbers = {"robo": {("endurance",)}, "gear": {("kind",), ("tier",)}, "tech": {("chroma",), ("slot",)}}
    ranks = {("max_rank",)} if part in {"robo", "frame", "mod", "tech"} else set()
    assert shown == {("name",), ("text",), DOES} | numbers.get(part, set()) | ranks
    form(desk).unfold(PLAYED)
    assert ("effects", "when") in form(desk).controls


def test_it_is_left_to_the_table_at_the_moment_that_is_chosen(desk: PackDesk) -> None:
    one = made(desk, "power")
    does = control(desk)
    assert not does.carried_out
    assert does.line() == "The table carries this out"
    assert [plate.accessibleName() for plate in does.moments] == ["Wave, chosen", "Storm", "Always"]
    pressed(does, "Storm")
    assert kept(desk).values("power", one)["tag"] == ("storm",)
    assert [plate.accessibleName() for plate in does.moments] == ["Wave", "Storm, chosen", "Always"]
    assert desk.board.cards["power"][one].card.line == "Storm"


def test_what_is_only_in_words_in_a_file_is_the_tables_too(desk: PackDesk) -> None:
    one = made(desk, "power")
    bare = {**left_to_the_table("power", "wave")["effects"], "wave": None}  # type: ignore[dict-item]
    desk.draft.change("power", one, effects=bare)
    assert desk.draft.faults == ()
    assert control(desk).line() == "The table carries this out"
    assert [plate.accessibleName() for plate in control(desk).moments] == ["Wave", "Storm", "Always"]


def test_what_the_book_has_is_taken_over_by_keys_and_named(desk: PackDesk) -> None:
    one = made(desk, "power", "Hum", "It hums until somebody cries.")
    does = control(desk)
    pressed(does, "Take over from the book")
    assert held() is does.offered[0]
    assert all(one.height() >= one.needed(one.width()) for one in does.offered), "each has room for all its words"
    pressed(does, "Sap: Wave, Storm")
    assert held() is does.opener
    assert does.line() == "The program carries this out, as for Sap: Wave, Storm"
    assert does.accessibleDescription().startswith(f"{does.line()}. Wave: ")
    values = kept(desk).values("power", one)
    found = taken_from("power", values)
    assert found is not None
    assert found.name == "Sap"
    assert (values["name"], values["text"]) == ("Hum", "It hums until somebody cries.")
    assert desk.board.cards["power"][one].card.line == "as Sap"
    assert [plate for plate in does.moments if plate.isVisible()] == []
    pressed(does, "Leave it to the table")
    assert kept(desk).values("power", one)["effects"] == left_to_the_table("power", "wave")["effects"]
    desk.undo()
    desk.undo()
    assert not control(desk).carried_out


def test_what_is_taken_over_brings_its_words_where_there_are_none(desk: PackDesk) -> None:
    desk.board.news["robo"].click()
    pressed(control(desk), "Take over from the book")
    pressed(control(desk), "Lion")
    (robo,) = kept(desk).entries("robo")
    assert robo["text"] == "Roars on arrival, bites deeper, and makes foes flinch."
    assert desk.draft.faults == ()
    assert desk.board.cards["robo"][str(robo["id"])].card.line == "Endurance 6, as Lion"


def test_a_power_begun_on_a_threats_page_is_the_threats_own_under_its_new_name(desk: PackDesk) -> None:
    desk.open("threats", "threat.wick", edit=True)
    editor = desk.page
    assert isinstance(editor, ThreatEditor)
    assert editor.powers.fresh in editor.stops()
    editor.powers.fresh.setFocus()
    QTest.keyClick(editor.powers.fresh, Qt.Key.Key_Space)
    assert form(desk).word == "power"
    assert held() is field(desk, "Name")
    written_in(desk, "Name", "Static")
    desk.open("threats", "threat.wick", edit=True)
    assert kept(desk).values("threat", "threat.wick")["powers"] == ("power.static",)
    assert isinstance(desk.page, ThreatEditor)
    assert "Static: Wave" in [plate.look.title for plate in desk.page.powers.plates]


def test_a_power_begun_on_a_threats_page_is_taken_back_in_one_step(desk: PackDesk) -> None:
    desk.open("threats", "threat.wick", edit=True)
    assert isinstance(desk.page, ThreatEditor)
    desk.page.powers.fresh.click()
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert kept(desk).entries("power") == ()
    assert kept(desk).values("threat", "threat.wick")["powers"] == ()
    assert desk.page is None
    assert held() is desk.board.news["power"]
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    (one,) = kept(desk).entries("power")
    assert kept(desk).values("threat", "threat.wick")["powers"] == (one["id"],)


def test_an_own_power_is_offered_to_every_threat_and_leaves_it_with_the_pack(desk: PackDesk) -> None:
    one = made(desk, "power")
    desk.open("threats", "threat.wick", edit=True)
    assert isinstance(desk.page, ThreatEditor)
    desk.page.powers.more.click()
    next(plate for plate in desk.page.powers.plates if plate.look.title == "Static: Wave").click()
    assert kept(desk).values("threat", "threat.wick")["powers"] == (one,)
    desk.take_out("power", one)
    assert kept(desk).values("threat", "threat.wick")["powers"] == ()
    assert "Wick" in desk.head.notice
    desk.undo()
    assert kept(desk).values("threat", "threat.wick")["powers"] == (one,)


@pytest.mark.parametrize("part", PARTS)
def test_a_copy_does_the_same_under_a_name_of_its_own(desk: PackDesk, part: str) -> None:
    one = made(desk, part)
    desk.open(part, one)
    desk.board.focus_card(part, one)
    desk.double()
    first, second = kept(desk).entries(part)
    assert (first["name"], second["name"]) == ("Static", "Static 2")
    assert first["effects"] == second["effects"]
    pack = kept(desk).pack
    assert pack is not None
    assert {rule.name for rule in pack.of(RuleEntry)} == {"Static", "Static 2"}


# ---------------------------------------------------------------------- at the table


def table(desk: PackDesk) -> GameModel:
    """The evening of the pack as it stands now, with Mira, before its first scene."""
    pack = kept(desk).own_pack
    assert pack is not None, kept(desk).faults
    setup = form_of_packs([pack], "dark-quay").setup({"seats": {"red": ""}})
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    assert model.attempt(SetUpSession("coach"))
    return model


def taken(desk: PackDesk, part: str, one: str, name: str) -> None:
    values = next(each.values for each in book_entries(part) if each.name == name)
    desk.draft.change(part, one, **values)


def seen(model: GameModel, seat: str) -> tuple[Announced, ...]:
    """What a seat saw announced by the last move."""
    return tuple(fact for _, fact in model.log()[-1].facts(seat) if isinstance(fact, Announced))


def test_a_wave_in_words_is_run_by_its_name_and_told_to_everybody(desk: PackDesk) -> None:
    one = made(desk, "power")
    desk.draft.change("threat", "threat.wick", powers=(one,))
    model = table(desk)
    model.take_seat()
    assert model.attempt(Fire(COACH_SEAT, Quoted("+Wave:Wick")))
    assert UsePower(COACH_SEAT, one) in model.options()
    assert model.attempt(UsePower(COACH_SEAT, one))
    for seat in (COACH_SEAT, "red", "public"):
        told = next(fact for fact in seen(model, seat) if fact.words == "effect_told")
        assert told.by_name["text"] == "Every lamp goes out."
    assert model.asks() == (), "the table goes on: whoever plays it does so by hand"


def test_a_power_as_the_book_has_it_is_carried_out_under_its_own_name(desk: PackDesk) -> None:
    one = made(desk, "power", "Hum", "It hums.")
    taken(desk, "power", one, "Empower")
    desk.draft.change("threat", "threat.wick", powers=(f"{one}.storm",))
    model = table(desk)
    model.take_seat()
    assert model.attempt(Fire(COACH_SEAT, Quoted("+Storm:Wick")))
    assert model.attempt(UsePower(COACH_SEAT, one))
    assert dict(next(fact for fact in seen(model, "red") if fact.words == "effect").values)["entry"] == one


def test_an_own_robo_has_its_own_endurance_when_the_evening_begins(desk: PackDesk) -> None:
    one = made(desk, "robo", "Badger", "Digs where it lands.")
    taken(desk, "robo", one, "Lion")
    desk.draft.change("robo", one, endurance=7)
    desk.draft.change("playbook", "mira", robo=one)
    values = table(desk).sight("red").values
    assert values["pilot.red.robo.name"] == "Badger"
    assert (values["pilot.red.robo.endurance"], values["pilot.red.robo.max_endurance"]) == (7, 7)


def test_own_gear_in_words_is_used_and_told(desk: PackDesk) -> None:
    one = made(desk, "gear", "Thermos", "Hot tea for everybody.")
    desk.draft.change("playbook", "mira", gear=(one,))
    model = table(desk)
    model.pass_to("red")
    model.take_seat()
    assert model.attempt(ActivateGear("red", "thermos"))
    model.pass_to(COACH_SEAT)
    model.take_seat()
    assert spoken(why_words(model, model.asks()[0])) == "Hot tea for everybody.", "what she allows stands there"
    assert model.attempt(next(move for move in model.options() if isinstance(move, AllowGear)))
    told = next(fact for fact in seen(model, "public") if fact.words == "effect_told")
    assert told.by_name["text"] == "Hot tea for everybody."


def test_an_own_frame_in_words_is_called_on_in_the_story(desk: PackDesk) -> None:
    one = made(desk, "frame", "Umbrella", "Keeps off rain and bolts.")
    desk.draft.change("frame", one, **left_to_the_table("frame", "story"))
    techs = kept(desk).values("playbook", "mira")["techs"]
    assert isinstance(techs, tuple)
    desk.draft.change("playbook", "mira", techs=(*techs, one))
    model = table(desk)
    model.pass_to("red")
    model.take_seat()
    assert model.judge(CallOn("red", one)).reasons == ()
    assert model.attempt(CallOn("red", one))
    assert "effect_told" in [fact.words for fact in seen(model, "public")]


def test_her_sheet_says_what_an_own_robo_and_own_gear_do(desk: PackDesk) -> None:
    robo = made(desk, "robo", "Badger", "Digs where it lands.")
    thermos = made(desk, "gear", "Thermos", "Hot tea for everybody.")
    desk.draft.change("playbook", "mira", robo=robo, gear=(thermos,))
    model = table(desk)
    seen = SeatView(model, model.sight("red"), "red", (), model.zones(), (), frozenset())
    assert [one.line for one in ways_of(seen, "red", own=False)] == ["Digs where it lands."]
    assert ("Thermos", "Hot tea for everybody.", "Accessory, Tier 1") in [
        (one.title, one.line, one.when) for one in gear_of(seen, "red", own=False)
    ]


@pytest.mark.parametrize("part", ["frame", "mod"])
def test_what_is_always_so_in_words_stands_on_her_sheet(desk: PackDesk, part: str) -> None:
    one = made(desk, part, "Umbrella", "Keeps off rain and bolts.")
    desk.draft.change(part, one, **left_to_the_table(part, "always"))
    desk.draft.change("playbook", "mira", techs=(one,))
    model = table(desk)
    seen = SeatView(model, model.sight("red"), "red", (), model.zones(), (), frozenset())
    found = {thing.title: thing for thing in techs_of(seen, "red", own=False)}
    assert (found["Umbrella"].line, found["Umbrella"].when) == ("Keeps off rain and bolts.", "always on")


def test_gear_on_its_plate_says_what_it_does(desk: PackDesk) -> None:
    one = made(desk, "gear", "Thermos", "Hot tea for everybody.")
    desk.draft.change("playbook", "mira", gear=(one,))
    model = table(desk)
    model.pass_to("red")
    model.take_seat()
    assert plate_line(model, ActivateGear("red", "thermos")) == "Hot tea for everybody."


def test_gear_says_among_the_assists_what_it_does(desk: PackDesk) -> None:
    """Given own Gear, when its player chooses an Assist, then it says its words, and not only that Coach is asked."""
    one = made(desk, "gear", "Thermos", "Hot tea for everybody.")
    desk.draft.change("playbook", "mira", gear=(one,))
    model = table(desk)
    model.pass_to("red")
    model.take_seat()
    there = SeatView(model, model.sight("red"), "red", model.options(), model.zones(), (), frozenset())
    assert spoken(assist_line(there, ActivateGear("red", "thermos"))) == "Hot tea for everybody."


def test_a_power_that_is_always_so_is_told_when_its_threat_fights(desk: PackDesk) -> None:
    one = made(desk, "power")
    desk.draft.change("power", one, **left_to_the_table("power", "always"))
    desk.draft.change("threat", "threat.wick", powers=(one,))
    pack = kept(desk).pack
    assert pack is not None
    assert pack.entry(one, RuleEntry).effects == ("when establish | do note",)
    assert desk.board.cards["power"][one].card.line == "Always"


def test_the_coach_reads_on_a_threats_card_what_its_powers_do_and_pilots_do_not(desk: PackDesk, qtbot: QtBot) -> None:
    one = made(desk, "power")
    desk.draft.change("threat", "threat.wick", powers=(one, "power.corrupt.storm"))
    sitting = Sitting(qtbot, table(desk))
    read = {}
    for seat in (COACH_SEAT, "red"):
        sitting.take(seat)
        sitting.window.requests.open("threat.wick")
        sitting.settle()
        read[seat] = [spoken(line) for line in sitting.window.sheet.look.lines]
    assert read[COACH_SEAT][0] == "Static: Every lamp goes out."
    assert read[COACH_SEAT][1].startswith("Corrupt: Every revealed Faction takes Offense.")
    assert not [line for line in read["red"] if "Static" in line or "Corrupt" in line]


def test_escape_puts_a_list_away_before_it_leaves_the_desk(desk: PackDesk) -> None:
    """Given the list of the book, when Escape is pressed in it, then it is gone, and the page is still there."""
    made(desk, "power")
    pressed(control(desk), "Take over from the book")
    assert control(desk).offered
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert desk.isVisible()
    assert not control(desk).offered
    assert held() is control(desk).opener
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert not desk.isVisible()

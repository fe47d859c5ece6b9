"""The battlefield shows what the rules say of it, and takes what is pressed, carried and typed on it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.map.area_names import name_lines
from gattai_desktop.board.map.drawn_areas import DrawnAreas
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_looks import AreaLook, FireLook, MapLook, TokenLook
from gattai_desktop.board.map.map_measures import SMALL, TABLE
from gattai_desktop.board.map.plan import plan_map
from gattai_desktop.board.map.planner import Planner
from gattai_desktop.board.map.routes import routes_of
from gattai_desktop.board.map.standing import stand
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.tokens import UNSEEN, unseen_zone
from gattai_desktop.cards.value import Value
from gattai_desktop.games.modifiers import Modifier
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.walking import reachable
from gattai_desktop.windows.games.virtual_machine.battle_lines import fire_look, refused_areas, targets_by_distance
from gattai_desktop.windows.games.virtual_machine.battle_looks import NOTHING, Pointing, battlefield_look
from gattai_desktop.windows.games.virtual_machine.battlefield import Battlefield
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.foe_row import FoeRow
from gattai_desktop.windows.table.table_window import TableWindow
from tests.games.virtual_machine.laid import laid
from tests.windows.sitting import Sitting
from tests.windows.surfaces import SURFACES
from tests.windows.virtual_machine.fights import FOUR, WORLD, before, model_of, on_turn, played_until

ATRIUM = {"teo": "C2", "ixa": "C3", "sable": "C2", "b1": "C5", "m02.1": "C6", "m02.2": "C5", "m06.1": "C6"}
TURN: dict[str, Value] = {"turn.process": "teo", "process.teo.move": 6, "step": "turn", "process.m06.1.hp": 0}


def atrium(**values: Value) -> State:
    return laid("c", ATRIUM, {**TURN, **values})


def area(look: MapLook, key: str) -> AreaLook:
    return next(one for one in look.areas if one.key == key)


def token(look: MapLook, key: str) -> TokenLook:
    return next(one for one in look.tokens if one.key == key)


# ---------------------------------------------------------------------- what it shows


def test_the_plate_of_an_area_says_its_states() -> None:
    look = battlefield_look(atrium())
    assert {one.key: set(one.edges) for one in look.areas if one.edges} == {
        "C3": {"dots"}, "C4": {"broken foot"}, "C5": {"battlements"}, "C6": {"double"},
    }  # fmt: skip
    assert area(look, "C5").words == "Cover"
    assert area(look, "C1").marks == ("vmPlus",)
    table = laid("c", ATRIUM, TURN, Modifier("area.C5", "dark", 1, "k3", "round"))
    assert area(battlefield_look(table), "C5").words == "Dark, Cover"


def test_tokens_have_their_hp_their_number_and_their_bits() -> None:
    look = battlefield_look(atrium(**{"process.b1.bits": ("blind",)}))
    boss, teo = token(look, "b1"), token(look, "teo")
    assert (boss.shape, boss.figure, boss.badges, boss.number) == ("double hexagon", "300", ("vmBlind",), "")
    assert (teo.shape, teo.seat, teo.active, teo.figure) == ("crest", "teo", True, "70")
    assert token(look, "m02.2").number == "2"
    assert token(look, "m06.1").downed
    assert token(look, "m06.1").number == ""  # the only one of its kind


def test_who_is_invisible_is_an_outline_and_who_is_hidden_is_not_there() -> None:
    look = battlefield_look(atrium(**{"process.ixa.bits": ("invisible",)}))
    assert token(look, "ixa").faint
    table = atrium()
    zones = dict(table.zones)
    hidden = tuple(one for one in zones.pop("area.C6") if one.card.key == "m02.1")
    seen_by_cpu = State({**zones, unseen_zone("C6"): hidden}, dict(table.values))
    assert token(battlefield_look(seen_by_cpu), "m02.1").hidden
    assert UNSEEN in unseen_zone("C6")
    seen_by_mcs = State(zones, dict(table.values))
    assert all(one.key != "m02.1" for one in battlefield_look(seen_by_mcs).tokens)


def test_chips_say_the_cheapest_sum_and_where_one_stops() -> None:
    table = atrium()
    look = battlefield_look(table, Pointing(reach=reachable(table, "teo"), refused={}))
    chips = {one.key: (one.chip.sign, one.chip.figure) for one in look.areas if one.chip}
    assert chips == {
        "C1": ("vmMove", "2"), "C3": ("vmMove", "2"), "C4": ("vmMove", "3"), "C5": ("vmStop", "6"),
        "C6": ("vmStop", "6"),
    }  # fmt: skip


def test_refused_areas_say_why_in_few_words() -> None:
    assert refused_areas(atrium(), "teo") == {"C5": "Cover: no shot in"}
    far = laid("c", {"teo": "C1", "m02.1": "C7", "m02.2": "C6", "m02.3": "C5"}, TURN)
    assert refused_areas(far, "teo") == {"C6": "3 away", "C5": "3 away"}
    row = laid("a", {"teo": "A1", "m02.1": "A6", "m02.2": "A7"}, TURN)
    assert refused_areas(row, "teo") == {"A6": "too sharp a turn", "A7": "too sharp a turn"}
    vault = laid("e", {"teo": "E3", "m02.1": "E4"}, TURN)
    assert refused_areas(vault, "teo") == {"E4": "no open path"}
    sector = laid("d", {"teo": "D1", "m02.1": "D5"}, TURN)
    assert refused_areas(sector, "teo") == {"D5": "line turns twice"}, "nobody there turns"


def test_the_line_of_fire_turns_once_or_breaks() -> None:
    fire = fire_look(atrium(), "teo", "m02.1", 2)
    assert fire == FireLook(("C2", "C4", "C6"), "teo", "m02.1", turns_in="C4", degrees=53)
    row = laid("a", {"teo": "A1", "m02.1": "A6"}, TURN)
    broken = fire_look(row, "teo", "m02.1", 2)
    assert broken is not None
    assert broken.breaks_in
    assert broken.token == "refused"  # noqa: S105 (a colour token)
    vault, noclip = {"teo": "E3", "m02.1": "E4"}, {**TURN, "process.teo.bits": ("noclip",)}
    assert fire_look(laid("e", vault, TURN), "teo", "m02.1", 2) is None
    assert fire_look(laid("e", vault, noclip), "teo", "m02.1", 2) == FireLook(("E3", "E4"), "teo", "m02.1")
    printed = fire_look(laid("c", {"teo": "C1", "b1": "C7"}, TURN), "teo", "b1", 2)
    assert printed is not None
    assert printed.printed


def test_out_of_the_dark_and_a_second_shot_are_at_a_price() -> None:
    dark = fire_look(laid("c", {"teo": "C3", "m02.1": "C4"}, TURN), "teo", "m02.1", 2)
    assert dark is not None
    assert dark.jagged
    usual = laid("c", {"teo": "C2", "m02.1": "C4"}, TURN)
    assert not fire_look(usual, "teo", "m02.1", 2).jagged  # type: ignore[union-attr]
    again = laid("c", {"teo": "C2", "m02.1": "C4"}, {**TURN, "process.teo.attacked": ("m02.1",)})
    assert fire_look(again, "teo", "m02.1", 2).jagged  # type: ignore[union-attr]


def test_walls_are_shown_to_who_goes_through_them() -> None:
    assert not any(one.dotted for one in battlefield_look(atrium()).links)
    walls = [one for one in battlefield_look(atrium(), Pointing(reach={}, refused={}, noclip=True)).links if one.dotted]
    assert [(one.start, one.end, one.cost) for one in walls] == [
        ("C3", "C5", "2"),
        ("C2", "C6", "2"),
        ("C5", "C6", "2"),
    ]


def links_between(start: str, end: str, *bridged: Modifier) -> list[tuple[str, str, bool]]:
    """Where each link between two areas of map b is drawn from, with its cost, and whether it has a direction."""
    links = battlefield_look(laid("b", {"teo": "B2"}, TURN, *bridged), NOTHING).links
    return [(one.start, one.cost, one.one_way) for one in links if {one.start, one.end} == {start, end}]


def test_a_bridged_link_has_no_direction() -> None:
    assert links_between("B2", "B5") == [("B2", "2", True)]
    assert links_between("B2", "B5", Modifier("link.B2.B5", "both_ways", 1, "k4", "round")) == [("B2", "2", False)]


def test_a_bridged_link_that_costs_more_back_says_what_each_way_costs() -> None:
    """The way back costs 2 at least (k4); down from B5 nothing is paid."""
    assert links_between("B5", "B6") == [("B5", "", True)]
    both = links_between("B5", "B6", Modifier("link.B5.B6", "both_ways", 1, "k4", "round"))
    assert both == [("B5", "", True), ("B6", "2", True)]


def test_targets_are_numbered_by_distance() -> None:
    table = laid("c", {"teo": "C2", "m02.1": "C6", "m02.2": "C4", "m02.3": "C2"}, TURN)
    assert targets_by_distance(table, "teo", iter(("m02.1", "m02.2", "m02.3"))) == ("m02.3", "m02.2", "m02.1")


def test_areas_and_tokens_are_spoken() -> None:
    table = atrium(**{"process.m02.1.hp": 20, "name.m02.1": "Port Sniffer 1"})
    look = battlefield_look(table, Pointing(reach=reachable(table, "teo"), refused={"C5": "Cover: no shot in"}))
    assert (
        token(look, "m02.1").spoken == "Port Sniffer 1, mob, 20 of 100, in Stairwell, 2 away, one turn of 53 degrees."
    )
    gallery = area(look, "C5").spoken
    assert gallery.startswith("Gallery, Cover, 6 points, you stop there, Cover: no shot in. ")
    assert gallery.endswith("Links: Fountain 3, Dais 2; one way to Floor South 1.")


# ---------------------------------------------------------------------- at the table


def field(sitting: Sitting) -> Battlefield:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane.field


def drag(sitting: Sitting, button: TokenButton, goal: QRectF) -> None:
    """Drag a token to the middle of a global place."""
    start = button.mapFromGlobal(button.global_rect().center().toPoint())
    end = button.mapFromGlobal(goal.center().toPoint())
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(button, start + (end - start) * part / 8)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=end)
    sitting.settle()


def test_a_target_is_reached_by_its_figure_and_attacked_with_enter(sitting: Sitting) -> None:
    battlefield = field(sitting)
    assert sitting.window.scene.pane is not None
    assert sitting.window.scene.pane.press("1")
    button = battlefield.map.token("m02.1")
    assert button is not None
    assert button.hasFocus()
    assert battlefield.bubble.isVisible()
    assert battlefield.map.look.fire is not None
    assert "HP 100 → 80" in button.accessibleDescription()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Teo attacks m02.1 with 7♣P"


def test_while_a_target_is_aimed_at_the_reach_stays_that_of_the_turn(sitting: Sitting) -> None:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    before = {one.key: one.chip for one in pane.field.map.look.areas if one.chip}
    assert pane.press("1")
    sitting.settle()
    aimed = pane.field.map.look
    assert aimed.fire is not None
    assert {one.key: one.chip for one in aimed.areas if one.chip} == before != {}


def test_what_an_attack_would_do_is_shown_in_the_rails_too_and_gone_with_it(sitting: Sitting) -> None:
    pane, foes = sitting.window.scene.pane, sitting.window.scene.right
    assert isinstance(pane, FightPane)
    row = foes.part_of("process.m02.1.hp")
    assert isinstance(row, FoeRow)
    assert row.look.to_hp is None
    assert pane.press("1")
    sitting.settle()
    assert row.look.to_hp == row.look.hp - 20
    end = pane.row.button("end")
    assert end is not None
    end.setFocus()
    sitting.settle()
    assert row.look.to_hp is None


def test_the_bubble_stands_beside_its_target_in_as_many_lines_as_that_needs(sitting: Sitting) -> None:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert pane.press("1")
    sitting.settle()
    place = pane.field.map.rect_of("m02.1")
    assert place is not None
    note = QRectF(pane.field.bubble.plate_box().translated(pane.mapToGlobal(QPoint())))
    assert pane.field.bubble.isVisible()
    assert not note.intersects(place)
    assert note.left() >= place.right()  # the line of fire comes from the left
    assert pane.field.bubble.plate_box().right() <= pane.width()


def test_the_token_that_acts_is_carried_by_keys_and_its_way_is_lit(sitting: Sitting) -> None:
    battlefield = field(sitting)
    assert sitting.window.scene.pane is not None
    assert sitting.window.scene.pane.press("M")
    assert sitting.window.carry.carrying
    goal = sitting.window.carry.layer.goal
    assert goal is not None
    assert battlefield.map.look.way[-1] == goal.place.area
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == f"Teo moves to {goal.place.area}"


@pytest.mark.parametrize(("foes", "first"), [("C2", "C2"), ("C3", "C3"), ("C5", "C4"), ("C7", "C4")])
def test_by_keys_a_token_goes_first_where_a_foe_is_nearest(qtbot: QtBot, foes: str, first: str) -> None:
    """Given no guide, when M takes up the token of Teo at the Door, then it lies where he comes nearest to a foe."""
    table = played_until(on_turn("teo"))
    at = {one.card.key: one for key, lying in table.zones.items() if key.startswith("area.") for one in lying}
    zones = {key: () if key.startswith("area.") else lying for key, lying in table.zones.items()}
    zones |= {"area.C1": (at.pop("teo"),), f"area.{foes}": tuple(at.values())}
    made = Sitting(qtbot, model_of(State(zones, {**table.values, "process.teo.move": 6}), "teo"))
    pane = made.window.scene.pane
    assert pane is not None
    assert pane.press("M")
    goal = made.window.carry.layer.goal
    assert goal is not None
    assert goal.place == Place(area=first)


def test_a_token_is_dragged_to_an_area_and_refused_with_its_rule_where_it_may_not_go(sitting: Sitting) -> None:
    battlefield = field(sitting)
    button, dais = battlefield.map.token("teo"), sitting.window.scene.rect_of(Place(area="C7"))
    assert button is not None
    assert dais is not None
    drag(sitting, button, dais)
    assert sitting.window.refusals.shown
    assert "VM-35" in sitting.window.refusals.card.accessibleName()
    fountain = sitting.window.scene.rect_of(Place(area="C4"))
    assert fountain is not None
    drag(sitting, button, fountain)
    assert sitting.last() == "Teo moves to C4"
    assert not sitting.window.refusals.shown, "what was refused before is of no interest any more"


def test_the_card_of_the_turn_dropped_on_a_token_attacks_it(sitting: Sitting) -> None:
    drops = sitting.model.drops(card("7♣P"), Place(zone="play.teo"))
    offered = {offer.place.area: offer.allowed for offer in drops if offer.place.area}
    assert offered["m02.1"]
    assert not offered["b1"]  # it stands in Cover


def test_who_is_out_of_reach_says_why_where_the_pointer_or_the_keyboard_is(sitting: Sitting) -> None:
    """Given a turn with a card, when a foe in Cover is pointed at, then the reason stands beside it and is spoken."""
    battlefield = field(sitting)
    battlefield.map.focus_token("b1")
    sitting.settle()
    button = battlefield.map.token("b1")
    assert button is not None
    assert battlefield.bubble.isVisible()
    assert battlefield.bubble.look.token == "refused"  # noqa: S105 (a colour token)
    assert "gives Cover: no attack from outside reaches it." in button.accessibleDescription()
    battlefield.map.focus_token("teo")
    sitting.settle()
    assert not battlefield.bubble.isVisible(), "nothing is said of the own side"


def test_an_area_marked_by_a_cross_says_its_reason_where_it_is_pointed_at(sitting: Sitting) -> None:
    """Given an area out of reach, beside which its words may have no room, then a note says them, and is spoken."""
    battlefield = field(sitting)
    button = battlefield.map.area("C5")
    assert button is not None
    button.visited.emit(True)
    sitting.settle()
    assert battlefield.bubble.isVisible()
    assert "gives Cover: no attack from outside reaches it." in button.accessibleDescription()
    button.visited.emit(False)
    sitting.settle()
    assert not battlefield.bubble.isVisible()


@pytest.mark.parametrize(
    ("size", "targets"),
    [
        ((1024, 600), ("m02.2", "m06.2", "b1")),
        ((1366, 768), ("m02.2", "m06.2", "b1")),
        ((1920, 1080), ("m02.1", "m02.2", "m06.1", "m06.2", "b1")),
    ],
)
def test_the_note_of_a_target_covers_no_other_area_where_it_need_not(
    qtbot: QtBot, size: tuple[int, int], targets: tuple[str, ...]
) -> None:
    """Given room beside a target in one width, or above or below it over the Count or the ranks, it stands there."""
    made = Sitting(qtbot, model_of(played_until(on_turn("teo")), "teo"), size)
    battlefield = field(made)
    plan, pane = battlefield.map.plan, battlefield.bubble.parentWidget()
    assert plan is not None
    assert pane is not None
    for who in targets:
        battlefield.map.focus_token(who)
        made.settle()
        note = QRectF(battlefield.bubble.plate_box().translated(pane.mapToGlobal(QPoint())))
        others = [*(area for area in plan.plates if area != battlefield._where[who]), *battlefield.map.standing.places]
        places = {one: battlefield.map.rect_of(one) for one in others}
        assert battlefield.bubble.isVisible()
        assert [area for area, place in places.items() if place is not None and place.intersects(note)] == [], who


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [(906, 300), (686, 240), (1300, 500)])
@pytest.mark.parametrize("words", ["Cover: no shot in", "Deckung: kein Schuss hinein"])
def test_no_reason_on_any_map_covers_a_cost(room: tuple[int, int], words: str) -> None:
    """Given a map of an evening and an area out of reach, then no cost and no other area lies under its reason."""
    picture = QImage(*room, QImage.Format.Format_RGB32)
    covered = []
    for fight in WORLD.fights:
        look = battlefield_look(before(fight))
        for one in look.areas:
            areas = tuple(evolve(other, refused=words if other is one else "") for other in look.areas)
            shown = evolve(look, areas=areas)
            plan = plan_map(areas, QSizeF(*room), TABLE, room[1] / 500, whole=False)
            with QPainter(picture) as painter:
                laid_map = LaidMap(shown, plan, routes_of(shown, plan), stand(shown, plan))
                drawn = DrawnAreas(painter, make_paint(), laid_map)
                box, costs = drawn.reasons()[one.key], drawn.costs()
            others = [plate for key, plate in plan.plates.items() if key != one.key]
            covered += [(fight, one.name) for other in (*costs, *others) if box.intersects(other)]
    assert covered == []


def test_the_number_of_those_without_room_says_who_they_are(qtbot: QtBot) -> None:
    """Given all in the Fountain, whose foot is broken, when their number is pointed at, then it names the others."""
    start = played_until(on_turn("teo"))
    zones = {key: () if key.startswith("area.") else lying for key, lying in start.zones.items()}
    zones["area.C4"] = tuple(one for key, lying in start.zones.items() if key.startswith("area.") for one in lying)
    made = Sitting(qtbot, model_of(State(zones, dict(start.values)), "teo"), (1024, 600))
    battlefield = field(made)
    number = battlefield.map.crowds.number("+C4")
    assert number is not None
    number.visited.emit(True)
    made.settle()
    hidden = battlefield.map.crowds.hidden("+C4")
    assert battlefield.bubble.isVisible()
    assert battlefield.bubble.look.title == f"{len(hidden)} more here"
    names = [battlefield.name_of(Place(area=one.key)) for one in hidden]
    assert [str(line).rpartition(",")[0] for line in battlefield.bubble.look.lines] == names
    number.visited.emit(False)
    assert not battlefield.bubble.isVisible()


@pytest.mark.parametrize(
    ("high", "program"),
    [(768, False), (749, False), (749, True)],
    ids=["whole screen", "below a title", "above the plate of the program's turn"],
)
@pytest.mark.parametrize("fight", list(WORLD.fights))
def test_as_a_fight_begins_everybody_has_a_figure(qtbot: QtBot, fight: str, high: int, *, program: bool) -> None:
    """Also where five stand in one area, on a map whose plates are low in a window of that size."""
    values: dict[str, Value] = {"program.ixa": "gentle"} if program else {}
    shown = field(Sitting(qtbot, model_of(before(fight, values=values)), (1366, high))).map
    assert shown.plan is not None
    assert not shown.plan.measures.low
    assert len(shown.standing.places) == len(shown.look.tokens)
    assert not shown.standing.bare


@pytest.mark.parametrize("room", [289, 297])
def test_who_picks_a_card_after_a_turn_still_reads_every_figure(qtbot: QtBot, room: int) -> None:
    """Given wide areas in a turn, when the plates of those who pick leave the map less room, then it stays as it is."""
    areas, planner = battlefield_look(before("f2")).areas, Planner()
    turn = planner.plan(areas, QSizeF(930, room), SMALL, 1.0, zoom=1.0, whole=False, overview=False)
    picking = planner.plan(areas, QSizeF(930, 274), SMALL, 1.0, zoom=1.0, whole=False, overview=True)
    assert not picking.measures.low
    assert [one.x() for one in picking.plates.values()] == [one.x() for one in turn.plates.values()]


def with_six(fight: str) -> tuple[State, str]:
    """A fight in whose middle area six stand, and the key of that area."""
    table = before(fight)
    zones, areas = dict(table.zones), [zone for zone in table.zones if zone.startswith("area.")]
    full = areas[len(areas) // 2]
    for zone in (one for one in areas if one != full):
        here, more = zones[zone], 6 - len(zones[full])
        zones[full], zones[zone] = (*zones[full], *here[:more]), here[more:]
    assert len(zones[full]) == 6
    return State(zones, dict(table.values)), full.removeprefix("area.")


@pytest.mark.parametrize("fight", list(WORLD.fights)[1:])
def test_of_six_in_one_area_at_most_two_are_a_number_in_a_small_window(qtbot: QtBot, fight: str) -> None:
    """Also where plates are so low that they have no figures: the number stands beside the name of the area."""
    table, full = with_six(fight)
    shown = field(Sitting(qtbot, model_of(table), (1024, 600))).map
    assert shown.plan is not None
    assert shown.plan.measures.low
    count, box = shown.standing.more[full]
    assert count <= (2 if fight in ("f4", "f5") else 1)
    assert not any(box.intersects(one) for one in shown.standing.places.values())


def test_the_token_of_whoever_looks_is_marked_as_her_own(qtbot: QtBot) -> None:
    table = before("f6")
    for seat in FOUR:
        shown = field(Sitting(qtbot, model_of(table, seat), (1024, 600))).map
        assert [one.key for one in shown.look.tokens if one.own] == [seat]


@pytest.mark.parametrize("fight", list(WORLD.fights))
def test_in_a_small_window_no_token_covers_the_sign_of_an_area(qtbot: QtBot, fight: str) -> None:
    shown = field(Sitting(qtbot, model_of(with_six(fight)[0]), (1024, 600))).map
    assert shown.plan is not None
    laid_map = LaidMap(shown.look, shown.plan, shown.routes, shown.standing)
    image = QImage(10, 10, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    try:
        drawn = DrawnAreas(painter, make_paint(), laid_map)
        taken = [*shown.standing.places.values(), *(box for _, box in shown.standing.more.values())]
        for one in shown.look.areas:
            assert not any(sign.intersects(box) for sign in drawn.sign_boxes(one) for box in taken), one.name
    finally:
        painter.end()


@pytest.mark.parametrize("fight", [one for one in WORLD.fights if one != "f8"])
def test_six_in_one_area_have_their_figures_on_a_large_laptop(qtbot: QtBot, fight: str) -> None:
    shown = field(Sitting(qtbot, model_of(with_six(fight)[0]), (1440, 881))).map
    assert not shown.standing.more
    assert not shown.standing.bare


def test_what_the_signs_of_an_area_mean_is_told_by_a_tip_and_spoken(qtbot: QtBot) -> None:
    """Given a small window, where no state is written below a name, then no cross stands there without words."""
    shown = field(Sitting(qtbot, model_of(before("f5")), (1024, 600))).map
    areas = {one.key: one for one in shown.look.areas}
    told = {key: button.toolTip() for key in areas if (button := shown.area(key)) is not None}
    assert told["C7"] == "Dais: here the bosses start"
    assert told["C1"] == "Door: here the MCs start"
    assert told["C5"] == "Gallery: Cover"
    assert told["C2"] == ""
    assert "here the bosses start" in areas["C7"].spoken


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("high", [250, 285])
def test_above_a_guide_the_areas_have_the_height_that_is_there(high: int) -> None:
    """Given the room above the guide of the first fight at 1366 x 768, then wide plates leave none of it empty."""
    plan = plan_map(battlefield_look(before("f1")).areas, QSizeF(898, high), SMALL, 1.0, whole=False)
    boxes = plan.plates.values()
    assert min(box.height() for box in boxes) >= high / 3
    assert max(box.bottom() for box in boxes) - min(box.top() for box in boxes) >= high * 0.8


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "names", [("Lift", "Lower Ring West"), ("Aufzug", "Unterer Ring West"), ("Zollschranke", "Upper Ring East")]
)
def test_in_a_small_window_low_areas_are_as_wide_as_their_names_rather_than_that_the_map_scrolls(
    names: tuple[str, ...],
) -> None:
    """Given the map of the last fight in the room that it has at 1024 x 600, then all of it is in sight, and read."""
    look = battlefield_look(before("f8")).areas
    areas = tuple(evolve(one, name=names[place % len(names)]) for place, one in enumerate(look))
    room = QSizeF(674, 224)
    plan = plan_map(areas, room, SMALL, 0.96, whole=False)
    assert plan.size == room
    shown = [" ".join(name_lines(plan, one)) for one in areas]
    assert shown == [one.name for one in areas]


def test_an_enlarged_map_lights_nothing_that_is_scrolled_away(qtbot: QtBot, tmp_path: Path) -> None:
    """The brackets of guide and hint stood upon the plate below the map, or upon the rail beside it."""
    window = SURFACES["fight, a turn"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    window.resize(1366, 768)
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    shown, guide, hint = pane.field.map, window.scene.guide, window.hint
    hint.tries_out = False
    window.keys.do("F2")
    qtbot.waitUntil(lambda: hint.weighing is not None)
    corner = QPointF(shown.mapTo(window, QPoint()))
    seen = QRectF(corner, QRectF(shown.rect()).size())
    for zoom in (1.0, 1.44, 2.0):
        shown.zoom_to(zoom)
        for share in (0.0, 1.0):
            shown._show_from(QPointF(shown.ground.width(), shown.ground.height()) * share)
            QApplication.processEvents()
            for pointer in (guide.pointer, hint.pointer):
                assert pointer.place is None or seen.contains(pointer.place.center()), (zoom, share)
                assert pointer.isVisible() == (pointer.place is not None)
    shown.zoom_to(1.0)
    QApplication.processEvents()
    assert guide.pointer.place is not None
    assert hint.pointer.place is not None

"""The page of a Team Hand: places and givers, the row that it would make, the twelve rows, whom a Boot serves."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.after_attack import GiveToTeam
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_PAGE
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.fight_right import FightRight
from gattai_desktop.windows.games.virtual_machine.foe_row import FoeRow
from gattai_desktop.windows.games.virtual_machine.team_looks import team_hand_look
from gattai_desktop.windows.games.virtual_machine.team_rail import TeamLook, TeamRail, team_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import cut, read
from tests.windows.fights import led
from tests.windows.sitting import Sitting
from tests.windows.tables import laid
from tests.windows.virtual_machine.fights import GAME, model_of, on_turn, played_until


def offering(hand: str, offered: str, *, row: int = 0) -> tuple[State, str]:
    """Ixa has attacked with a card that she may give to a Team Hand of these cards."""
    table = played_until(on_turn("ixa"))
    key = str(table.values["turn.card"])
    new = _card(offered)
    zone = zones.play("ixa")
    laid_cards = tuple(Lying(_card(one), True) for one in hand.split())
    gone = {one.card for one in laid_cards} | {new}
    found = {
        name: tuple(one for one in lying if one.card not in gone and one.card.key != key)
        for name, lying in table.zones.items()
    }
    found[zone] = (*found.get(zone, ()), Lying(new, True))
    found[zones.team(MCS)] = laid_cards
    values = {**table.values, "turn.card": new.key, "turn.attacked": True, "row.mcs": row or None}
    return State(found, {path: value for path, value in values.items() if value is not None}), "ixa"


def _card(written: str) -> Card:
    return card("Joker1P" if written == "J1" else f"{written}P")


def look_of(table: State, seat: str, side: str = MCS) -> object:
    return team_hand_look(SeatView.of(model_of(table, seat)), side)


def test_the_offered_card_lies_in_its_place_and_the_row_that_it_would_make_stands_above() -> None:
    table, seat = offering("8♠", "8♦", row=1)
    look = team_hand_look(SeatView.of(model_of(table, seat)), MCS)
    assert look.row == "Pair"
    assert [place.offered for place in look.places] == [False, True, False, False, False]
    assert look.places[1].words == "Ixa?"
    states = {row.rank: row.state for row in look.rows}
    assert (states[1], states[2]) == ("reached", "offered")
    assert look.give == GiveToTeam(seat, _card("8♦"))


def test_skipped_rows_are_marked_and_said() -> None:
    table, seat = offering("8♠ 8♦", "8♥", row=2)
    look = team_hand_look(SeatView.of(model_of(table, seat)), MCS)
    assert {row.rank for row in look.rows if row.state == "skipped"} == {3}
    assert "skipped" in look.note


def test_a_dead_mans_hand_keeps_its_fifth_place_empty_and_the_joker_says_as_what_it_counts() -> None:
    table, seat = offering("8♠ 8♦ A♠", "J1", row=2)
    look = team_hand_look(SeatView.of(model_of(table, seat)), MCS)
    assert look.row == "Dead Man's Hand"
    assert "must stay empty" in look.places[4].note
    joker = next(box for box in look.boxes if box.title == "The Joker")
    assert "as Ace: row 8" in joker.spoken()
    boot = next(box for box in look.boxes if box.title.startswith("Boot"))
    uptime = next(box for box in look.boxes if box.title.startswith("Uptime"))
    assert "100 → 150" in boot.spoken(), "Sable's MaxHP"
    assert "50 → 70" in uptime.spoken(), "Sable's Damage"
    price = next(box for box in look.boxes if box.title == "At a price")
    assert "The Auditor: meter" in price.spoken()


@pytest.mark.parametrize("hacked", [False, True])
def test_a_hackers_card_that_goes_is_said_to_make_no_hack(*, hacked: bool) -> None:
    """A hack may come after the attack, with the same card (VM-34); once it has gone there is none."""
    table, seat = offering("8♠", "8♦", row=1)
    view = SeatView.of(model_of(evolve(table, values={**table.values, "turn.hacked": hacked}), seat))
    plates = {plate.key: spoken(plate.look.sub) for plate in deed_plates(view)}
    assert ("hack" in plates) is not hacked
    for key in ("give", "discard"):
        assert ("no hack then" in plates[key]) is not hacked
    assert ("Then no hack is made with it." in team_hand_look(view, MCS).spoken()) is not hacked


@pytest.mark.parametrize(
    ("hand", "offered", "row", "words", "judgement"),
    [
        ("", "8♦", 0, "to the Team Hand", "legal"),
        ("8♠ 2♦", "K♦", 1, "to the Team Hand", "legal"),
        ("8♠ 2♦", "8♦", 1, "to the Team Hand: Pair", "legal"),
        ("8♠ 2♦ 9♠ K♥", "8♦", 1, "to the Team Hand: Pair, then full", "legal"),
        ("8♠ 8♥ 9♠ K♥", "3♦", 2, "the Team Hand is full then and goes", "price"),
    ],
)
def test_before_a_card_is_given_its_plate_says_what_the_hand_makes(
    hand: str, offered: str, row: int, words: str, judgement: str
) -> None:
    """Given a press gives it at once, then a better row stands below "Give", or that the hand goes with its Uptimes."""
    table, seat = offering(hand, offered, row=row)
    view = SeatView.of(model_of(evolve(table, values={**table.values, "turn.hacked": True}), seat))
    plate = next(one for one in deed_plates(view) if one.key == "give")
    assert (spoken(plate.look.sub), plate.look.judgement) == (words, judgement)


def test_a_full_hand_is_said_to_go() -> None:
    table, seat = offering("2♠ 5♦ 9♠ K♥", "3♥", row=1)
    look = team_hand_look(SeatView.of(model_of(table, seat)), MCS)
    assert "Then it is full" in look.spoken()


def test_who_gave_stands_over_the_card_with_the_round() -> None:
    table, seat = offering("8♠", "8♦", row=1)
    after, _ = GAME.play(table, GiveToTeam(seat, _card("8♦")), lambda *_: ())  # type: ignore[arg-type,return-value]
    look = team_hand_look(SeatView.of(model_of(after, seat)), MCS)
    assert look.places[1].words == "Ixa, round 1"
    assert "gave 8♦" in next(one for one in look.givers if one.name == "Ixa").words


def test_without_an_offer_it_says_what_would_raise_the_hand() -> None:
    table, seat = offering("8♠ 8♦", "K♥", row=2)
    values = {path: value for path, value in table.values.items() if path != "turn.attacked"}
    look = team_hand_look(SeatView.of(model_of(State(table.zones, values), seat)), MCS)
    rows = [row for _, row in look.raising]
    assert "Three of a Kind, row 4" in rows
    assert "Dead Man's Hand, row 8" in rows


def test_the_rail_says_who_gave_what_holds_and_what_would_raise_it() -> None:
    table, seat = offering("8♠ 8♦", "K♥", row=2)
    more = {"uptimes.mcs": (2,), "given.mcs": (("8♠", "sable", 1), ("8♦", "teo", 1)), "boot.mcs": (2, "teo")}
    look = team_look(SeatView.of(model_of(State(table.zones, {**table.values, **more}), seat)), MCS)
    assert [mark.seat for mark in look.givers if mark is not None] == ["sable", "teo"]
    assert look.lines == (
        ("vmUptime", "Accuracy one raise, every MC"),
        ("vmBoot", "Boot waits: Damage one raise, not for Teo"),
    )
    assert look.raising == ("with Eight: Three of a Kind", "with Ace twice: Dead Man's Hand")


def test_the_page_gives_by_g_and_shows_the_other_side_by_o(qtbot: QtBot) -> None:
    table, seat = offering("8♠", "8♦", row=1)
    model = model_of(table, seat)
    window = laid(model, make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    pane.open_page("team_hand")
    assert pane.team.look is not None
    assert pane.press("O")
    assert pane.team.look.side == CPU
    assert pane.press("O")
    assert pane.press("G")
    assert pane.team.isHidden()
    assert _card("8♦") in model.sight().cards(zones.team(MCS))


def test_the_cpus_team_hand_gets_the_room_for_its_givers_as_soon_as_it_has_them(qtbot: QtBot) -> None:
    table, seat = offering("8♠", "8♦", row=1)
    empty = State({**table.zones, zones.team(CPU): ()}, {**table.values, "given.cpu": ()})
    window = laid(model_of(empty, seat), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    right = window.scene.right
    assert isinstance(right, FightRight)
    before = right.team.height()
    mob = next(who for who in table.listed(CPU) if process(table, who).is_mob)
    given = Lying(card("9♥C"), True)
    zone = {**table.zones, zones.team(CPU): (given,)}
    more = {**table.values, "given.cpu": ((given.card.name, mob, 1),), "row.cpu": 1}
    right.show_view(SeatView.of(model_of(State(zone, more), seat)))
    assert any(right.team.look.givers)
    assert right.team.sizeHint().height() > before
    assert right.team.height() >= right.team.sizeHint().height()


def test_the_frame_of_the_mob_on_turn_has_room_on_all_sides(qtbot: QtBot) -> None:
    table = played_until(on_turn("ixa"))
    window = laid(model_of(table, "ixa"), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    right = window.scene.right
    assert isinstance(right, FightRight)
    row, hand = right.findChildren(FoeRow)[0].geometry(), right.team.geometry()
    assert row.left() < hand.left() < hand.right() < row.right()
    assert right.rect().contains(row)


@pytest.mark.parametrize("size", [(1366, 700), (1024, 600)])
def test_while_all_pick_nothing_on_the_page_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, led(3), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.open_page(TEAM_PAGE)
    sitting.settle()
    assert "is cut" not in "\n".join(cut(sitting.window))


@pytest.mark.parametrize(
    ("row", "lines", "written"),
    [
        ("High Card", (), ["CPU'S TEAM HAND"]),
        ("Three of a Kind", (("vmUptime", "Accuracy +1, the CPU"),), ["Three of a Kind"]),
        ("", (), ["TEAM HAND"]),
    ],
)
def test_a_narrow_rail_says_whose_hand_it_is_before_a_row_by_which_nothing_holds(
    qtbot: QtBot, row: str, lines: tuple[tuple[str, str], ...], written: list[str]
) -> None:
    rail = TeamRail(make_paint(speed=0), TeamLook(CPU, row, ("2S",) if row else (), 5, lines))
    qtbot.addWidget(rail)
    rail.resize(130, 120)
    with qtbot.waitExposed(rail):
        rail.show()
    heads = [one.words.strip() for one in read(rail) if one.words.strip() and one.box.bottom() < 24]
    assert heads == written


def test_its_page_is_whole_in_a_small_window_and_hides_the_map_below_it(qtbot: QtBot) -> None:
    """The caption was cut at its top, and what a guide leads to on the map was lit through the page."""
    sitting = Sitting(qtbot, model_of(played_until(on_turn("sable")), "sable"), (1024, 600))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    mob = Place(area=sitting.model.sight().listed(CPU)[0])
    assert sitting.window.scene.shown_rect_of(mob) is not None
    sitting.press("U")
    picture = pane.team.grab().toImage()
    assert len({picture.pixel(x, 0) for x in range(picture.width())}) == 1
    assert sitting.window.scene.shown_rect_of(mob) is None
    sitting.press("U")
    assert sitting.window.scene.shown_rect_of(mob) is not None

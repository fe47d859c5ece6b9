"""The Count as a track: who stands where, what has passed, what is due next, one target for each count."""

import itertools

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board import words
from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.speech import called
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import InterruptCount
from gattai_desktop.games.virtual_machine.counting import TakeAt, stands_at
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.values import OVER, PLACING, gone, name_of
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine import count_track
from gattai_desktop.windows.games.virtual_machine.count_cells import OnCount
from gattai_desktop.windows.games.virtual_machine.count_looks import count_look
from gattai_desktop.windows.games.virtual_machine.count_slide import CountSlide
from gattai_desktop.windows.games.virtual_machine.count_track import CountTrack
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.marks import short_name
from gattai_desktop.windows.games.virtual_machine.mc_row import mc_look
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until


def picking(table: object) -> bool:
    return table.values["step"] == "select" and table.values["round"] == 2  # type: ignore[attr-defined]


def test_before_the_next_fight_nothing_stands_there_of_the_one_before() -> None:
    table = played_until(on_turn("teo", round_=1))
    then = evolve(table, values={**table.values, "step": PLACING})
    assert gone(then)
    view = SeatView.of(model_of(then, "ixa"))
    assert not any(one.how == "gone" for cell in count_look(view).cells for one in cell.standing)


def test_each_card_in_play_stands_on_its_count_and_what_has_passed_is_gone() -> None:
    table = played_until(on_turn("teo", round_=1))
    look = count_look(SeatView.of(model_of(table, "ixa")))
    now = table.number("count")
    assert [cell.at for cell in look.cells if cell.passed == "now"] == [now]
    for seat in table.values["seats"]:
        for card in table.cards(zones.play(seat)):
            cell = look.cells[stands_at(table, card) - 1]
            assert any(one.suit == card.suit.name[0] for one in cell.standing if one.how == "stands")
    for turn in gone(table)[:-1]:
        assert any(one.how == "gone" for one in look.cells[turn.at - 1].standing)
    assert look.cells[now - 1].spoken().startswith(f"Count {now}, now Teo with the ")
    assert "Next " in look.cells[now - 1].spoken()


def test_an_mc_with_a_full_meter_and_an_interrupt_for_any_moment_can_come_before_the_next() -> None:
    table = played_until(on_turn("ixa"), before(values={"process.teo.meter": 10, "process.sable.meter": 10}))
    said = count_look(SeatView.of(model_of(table, "ixa"))).spoken()
    assert "Teo can interrupt before it" in said
    assert "Sable" not in said.partition("can interrupt")[0].rpartition("Next")[2], "hers needs her usual counts"


def test_while_all_pick_a_seat_sees_its_own_picks_alone(qtbot: QtBot) -> None:
    model = model_of(played_until(picking), "sable")
    mine = model.hand("sable")[0].card
    assert model.attempt(PickCards("sable", (mine,)))
    view = SeatView.of(model)
    assert [cell.at for cell in track_of(qtbot, view).look.cells if cell.standing] == [stands_at(view.sight, mine)]
    model.pass_to("ixa")
    for raised in (False, True):
        if raised:
            model.take_seat()
        look = track_of(qtbot, SeatView.of(model)).look
        assert not any(cell.standing for cell in look.cells)
        assert mine.name not in look.spoken()


def test_who_interrupts_too_soon_is_told_what_is_missing(qtbot: QtBot) -> None:
    """The picks stood still, and nothing said why no card could be laid. Its title ended in dots on a small screen."""
    model = model_of(played_until(picking), "sable")
    assert model.attempt(InterruptCount("sable"))
    look = track_of(qtbot, SeatView.of(model)).look
    assert look.note == "Last Draw cannot begin yet: it needs 10 charges, and there are 1."
    assert look.note in look.spoken()
    assert look.short == ("Sable",)


def track_of(qtbot: QtBot, view: SeatView) -> CountTrack:
    track = CountTrack(make_paint(speed=0), Requests(view))
    qtbot.addWidget(track)
    track.resize(1000, 116)
    track.rescale()
    track.show_view(view)
    return track


@pytest.mark.parametrize("reduced", [False, True], ids=["slides", "reduced motion"])
def test_the_plate_slides_to_the_next_count_and_is_there_at_once_where_nothing_moves(
    qtbot: QtBot, *, reduced: bool
) -> None:
    first = played_until(on_turn("teo"))
    count = first.number("count")
    later = played_until(lambda table: table.number("count") > count, first)
    reached = later.number("count")
    track = CountTrack(make_paint(reduced_motion=reduced), Requests(SeatView.of(model_of(first, "teo"))))
    qtbot.addWidget(track)
    track.resize(1000, 116)
    track.rescale()
    track.show_view(SeatView.of(model_of(first, "teo")))
    track.show_view(SeatView.of(model_of(later, "teo")))
    slide = track.findChild(CountSlide)
    assert track.cells[count].look.passed == "gone"
    assert (track.cells[reached].look.passed == "now") is reduced
    slide.stop()
    assert track.cells[reached].look.passed == "now"
    assert slide.isHidden()


def test_each_count_is_one_target_with_its_spoken_name(qtbot: QtBot) -> None:
    track = track_of(qtbot, SeatView.of(model_of(played_until(on_turn("teo")), "teo")))
    names = [cell.accessibleName() for cell in track.cells.values()]
    assert len(names) == len(set(names)) == 15
    assert names[0].startswith("Count Ace, low")
    assert names[-1].startswith("Count without a card")
    places = [cell.geometry() for cell in track.cells.values()]
    assert all(left.right() < right.left() for left, right in itertools.pairwise(places))


def test_with_a_flush_up_a_card_shows_its_other_places() -> None:
    table = played_until(on_turn("sable"))
    table = State(table.zones, {**table.values, "uptimes.mcs": (6,)})
    view = SeatView.of(model_of(table, "teo"))
    places = {move.count for move in view.options_of(TakeAt) if move.count != stands_at(table, move.card)}
    look = count_look(view)
    assert places
    assert {cell.at for cell in look.cells if any(one.how == "could_be" for one in cell.standing)} == places


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_those_who_share_a_count_stand_there_as_large_as_others_each_with_its_suit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Two crests shrank and lost their suits, three were specks, and the face of the program lay upon them."""
    table = played_until(on_turn("teo"), before("f5"), seed=3)
    programs = {f"program.{seat}": "steady" for seat in ("sable", "ixa", "halcyon", CPU)}
    model = model_of(evolve(table, values={**table.values, **programs}), "teo")
    sitting = Sitting(qtbot, model, size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    shared = [cell for cell in pane.count.look.cells if sum(one.above for one in cell.standing) > 1]
    assert len(shared) > 1
    crests: list[float] = []
    chips: list[float] = []
    crest, chip = Drawing.crest, count_track.draw_chip
    monkeypatch.setattr(Drawing, "_face_of_program", lambda *_: crests.append(0.0))

    def note_crest(draw: Drawing, seat: str, x: float, y: float, of: float, **named: bool) -> None:
        crests.append(of * draw.unit)
        crest(draw, seat, x, y, of, **named)

    def note_chip(draw: Drawing, one: OnCount, x: float, y: float, of: float) -> None:
        chips.append(of * draw.unit)
        chip(draw, one, x, y, of)

    monkeypatch.setattr(Drawing, "crest", note_crest)
    monkeypatch.setattr(count_track, "draw_chip", note_chip)
    for cell in pane.count.cells.values():
        cell.grab()
    standing = [one for cell in pane.count.look.cells for one in cell.standing]
    assert len(chips) == sum(one.how in ("stands", "gone") for one in standing)
    assert min(crests) >= 14
    assert min(crests) > 0.85 * max(crests)


@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1366, 768)])
def test_the_card_of_the_turn_lies_between_who_acts_and_who_is_next(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a low window the small card covered the feet of the name."""
    sitting = Sitting(qtbot, model_of(played_until(on_turn("teo")), "teo"), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    with only_when_it_is_read(sitting.window):
        found = [one for one in read(sitting.window) if one.widget is pane.count]
    name, after = (next(one for one in found if one.words.startswith(begins)) for begins in ("Teo", "Next "))
    minis: list[tuple[float, float]] = []
    with pytest.MonkeyPatch.context() as noted:
        noted.setattr(words, "paint_mini", lambda *one: minis.append((one[4], one[4] + one[5])))
        pane.count.grab()
    ((top, foot),) = minis
    assert name.box.bottom() + 1.5 < top
    assert foot <= after.box.top()


def tied(table: State) -> bool:
    return any(cell.open_tie for cell in count_look(SeatView.of(model_of(table, "ixa"))).cells)


def test_a_tie_whose_order_nobody_has_said_is_open_until_it_is_said() -> None:
    table = played_until(tied, seed=2)
    cells = count_look(SeatView.of(model_of(table, "ixa"))).cells
    cell = next(cell for cell in cells if cell.open_tie)
    assert "their order is open" in cell.spoken()
    seats = tuple(one.mark.seat for one in cell.standing if one.above)
    said = State(table.zones, {**table.values, "count": cell.at, "count.order": seats})
    assert not count_look(SeatView.of(model_of(said, "ixa"))).cells[cell.at - 1].open_tie
    assert not any(one.open_tie for one in cells if sum(each.above for each in one.standing) < 2)


def test_the_place_of_a_card_of_the_cpu_is_shown_below_its_count(qtbot: QtBot) -> None:
    table = played_until(picking)
    for seat, where in (("sable", "above"), ("cpu", "below")):
        track = track_of(qtbot, SeatView.of(model_of(table, seat)))
        track.set_considered(7)
        assert track.cells[7].look.considered == where


def test_who_is_downed_is_not_said_to_be_next() -> None:
    """VM-H75: the card of a downed MC goes without a turn once its count comes."""
    table = played_until(on_turn("teo", round_=1))
    look = count_look(SeatView.of(model_of(table, "ixa")))
    due = [one for cell in look.cells if cell.passed == "to_come" for one in cell.standing if one.how == "stands"]
    following = next(one for one in due if one.above)
    assert following.comes
    who = next(seat for seat in table.values["mcs"] if called(name_of(table, seat)) == following.name)
    downed = evolve(table, values={**table.values, f"process.{who}.hp": 0})
    said = count_look(SeatView.of(model_of(downed, "ixa"))).spoken()
    assert following.name not in said.partition("Next ")[2].partition(".")[0]


def test_after_the_fight_nobody_reloads_this_round() -> None:
    table = played_until(on_turn("teo", round_=1))
    reloads = {**table.values, "process.ixa.reloads": True, "process.ixa.shield": 0}
    view = SeatView.of(model_of(evolve(table, values=reloads), "ixa"))
    assert "reloads this round" in mc_look(view, "ixa").spoken()
    over = SeatView.of(model_of(evolve(table, values={**reloads, "step": OVER}), "ixa"))
    assert "reloads this round" not in mc_look(over, "ixa").spoken()


def test_a_boss_is_called_in_short_what_it_is() -> None:
    """ "of Forks" would have stood for Mother of Forks."""
    names = ("The Auditor", "Deepwell Warden", "Mother of Forks", "The Root")
    assert [short_name(one, is_boss=True) for one in names] == ["Auditor", "Warden", "Mother", "Root"]


@pytest.mark.parametrize(("fight", "boss", "said"), [("f6", "b2", "Warden acts"), ("f5", "b1", "Auditor acts")])
def test_a_boss_that_acts_is_named_whole_beside_the_count_of_a_small_window(
    qtbot: QtBot, fight: str, boss: str, said: str
) -> None:
    """ "Deepwell W…" stood there."""
    model = model_of(played_until(on_turn(boss), before(fight)), CPU)
    sitting = Sitting(qtbot, model, (1024, 600))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    written = [one.words for one in read(pane.count)]
    assert said in written


def test_beside_the_count_it_is_said_that_somebody_acts_as_long_as_the_short_name_leaves_room(qtbot: QtBot) -> None:
    """ "Thread 1" alone stood there in a window of usual size, and "CPU" where it was asked who acts."""
    state = played_until(on_turn("m01.1"), before("f1", ("sable", "teo")))
    sitting = Sitting(qtbot, model_of(state, CPU), (1366, 768))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert "Thread 1 acts" in [one.words for one in read(pane.count)]


def test_beside_the_count_of_a_small_window_it_is_asked_who_acts(qtbot: QtBot) -> None:
    state = played_until(lambda table: table.text("step") == "give", before("f1", ("sable", "teo")))
    speak_language("de")
    try:
        sitting = Sitting(qtbot, model_of(state, CPU), (1024, 600))
        pane = sitting.window.scene.pane
        assert isinstance(pane, FightPane)
        assert "Wer handelt?" in [one.words for one in read(pane.count)]
    finally:
        speak_language("en")

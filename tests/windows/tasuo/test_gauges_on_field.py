"""Where the rails are drawers, the gauges of both sides stand in one line above each half of the field (LOOK 25)."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.plate import RING_PEN
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.field_piles import PileButton, pile_name
from tests.windows.cut import only_when_it_is_read
from tests.windows.cut import read as read_of
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import queue_of_four
from tests.windows.tasuo.showdowns import model_at, recorded

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot, Ember Jab
        Blue: kio Glacier Monk; kao Shoal Binder; ka Reef Novice
        Blue: hand Slipstream, Slipstream.2, Shell Block, Turn of the Tide, Ferry Token, Reef Novice.2
        Blue: legend Sudden Fog down, Low Tide down, Deep Breath down
"""
ATTACK = "when    Red attacks Glacier Monk with Cinder Page\n"
LOW = (1024, 548)
"""What frame and title leave of 1024 by 600 where a strip at the foot says what the program does."""


def globally(widget: QWidget) -> QRectF:
    return QRectF(widget.mapToGlobal(QPointF(0, 0)), QSizeF(widget.size()))


def at(qtbot: QtBot, size: tuple[int, int], table: str = TABLE) -> tuple[Sitting, FieldPane]:
    sitting = Sitting(qtbot, model_at(replay(read(table)).state), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    return sitting, pane


@pytest.mark.parametrize("table", [TABLE, TABLE + ATTACK], ids=["free", "asked"])
def test_both_lines_are_seen_and_cover_no_card(qtbot: QtBot, table: str) -> None:
    sitting, pane = at(qtbot, LOW, table)
    assert sitting.window.scene.left.isHidden()
    cards = [one.global_rect() for one in pane.cards.cards()]
    others = [*cards, *map(globally, pane.piles.values()), globally(sitting.window.answers.plate)]
    for line in pane.gauges.values():
        assert line.isVisible()
        assert not [box for box in others if box.intersects(globally(line))]
        assert pane.rect().contains(line.geometry())


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_the_ring_round_a_pile_hides_nothing_of_its_count(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting, pane = at(qtbot, size)
    for pile in pane.piles.values():
        pile.setFocus(Qt.FocusReason.TabFocusReason)
        sitting.settle()
        ring = sitting.window.ring
        foot = ring.mapToGlobal(ring.path.boundingRect().bottomLeft()).y() + RING_PEN / 2 * ring.times
        count = next(one for one in read_of(pile) if one.words == str(pile.look.count))
        assert foot <= pile.mapToGlobal(count.box.topLeft()).y() + 0.5


def test_the_face_of_a_machine_leaves_the_name_and_the_numbers_of_entries_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = queue_of_four()
    sitting = Sitting(qtbot, model_at(evolve(table, values={**table.values, "program.blue": "steady"})), LOW)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    faces: list[float] = []
    names: list[float] = []
    plate, text = Drawing.plate, Drawing.text

    def note_plate(draw: Drawing, x: float, y: float, wide: float, *more: object, **named: object) -> None:
        faces.append(x + wide)
        plate(draw, x, y, wide, *more, **named)  # type: ignore[arg-type]

    def note_text(draw: Drawing, x: float, base: float, words: str, *more: object, **named: object) -> float:
        names.extend([x] if words == "Ida" else [])
        return text(draw, x, base, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "plate", note_plate)
    monkeypatch.setattr(Drawing, "text", note_text)
    pane.gauges["blue"].grab()
    assert names[0] >= faces[0] + 2
    signs: list[str] = []
    sign = Drawing.sign

    def note_sign(draw: Drawing, name: str, *more: object) -> None:
        signs.append(name)
        sign(draw, name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "sign", note_sign)
    assert [seat for seat, _ in pane.cards.in_use() if seat == "blue"]
    pane.marks.grab()
    assert "program" not in signs


def test_each_line_writes_armor_bodies_and_gauge_within_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    _, pane = at(qtbot, LOW)
    ends: list[tuple[str, float]] = []
    text = Drawing.text

    def note(draw: Drawing, x: float, base: float, words: str, *more: object, **named: object) -> float:
        wide = text(draw, x, base, words, *more, **named)  # type: ignore[arg-type]
        ends.append((words, (x + wide) * draw.unit))
        return wide

    monkeypatch.setattr(Drawing, "text", note)
    for line in pane.gauges.values():
        ends.clear()
        line.grab()
        assert [words for words, _ in ends][-5:] == ["10", "/10", "0", "/5", "0"]
        assert max(end for _, end in ends) <= line.width()


def test_armor_is_attacked_and_lit_in_the_line(qtbot: QtBot) -> None:
    sitting, pane = at(qtbot, LOW)
    scene, line = sitting.window.scene, pane.gauges["blue"]
    place = scene.shown_rect_of(Place(spot="armor.blue"))
    assert place is not None
    assert globally(line).contains(place)
    assert scene.part_of("bodies.blue") is line


def test_a_window_with_rails_has_them_there_alone(qtbot: QtBot) -> None:
    sitting, pane = at(qtbot, (1366, 768))
    assert sitting.window.scene.left.isVisible()
    assert not any(line.isVisible() for line in pane.gauges.values())
    assert sitting.window.scene.part_of("armor.blue") is not pane.gauges["blue"]


@pytest.mark.parametrize(("hand", "least"), [("Reef Novice.2", 0.8), ("", 0.6)], ids=["few answers", "many answers"])
def test_a_question_leaves_the_cards_of_the_hand_in_sight(qtbot: QtBot, hand: str, least: float) -> None:
    table = TABLE + ATTACK
    if hand:
        table = table.replace(
            "Slipstream, Slipstream.2, Shell Block, Turn of the Tide, Ferry Token, Reef Novice.2", hand
        )
    sitting, _ = at(qtbot, (1920, 1080), table)
    screen = globally(sitting.window)
    asked = globally(sitting.window.answers.plate)
    for card in sitting.window.hand.cards():
        box = card.global_rect()
        assert box.top() >= asked.bottom()
        assert screen.intersected(box).height() > least * box.height(), card.accessibleName()


@pytest.mark.parametrize("size", [(1920, 1080), LOW])
def test_piles_and_legend_zones_bear_their_names(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    _, pane = at(qtbot, size)
    written: list[str] = []
    text = Drawing.text

    def note(draw: Drawing, x: float, base: float, words: str, *more: object, **named: object) -> float:
        written.append(words)
        return text(draw, x, base, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note)
    pane.grab()
    assert [written.count(one) for one in ("Deck", "Deadzone", "Ultra")] == [2, 2, 2]
    assert written.count("Legend Zone") == (2 if size != LOW else 1)


@pytest.mark.parametrize("size", [(960, 516), (960, 540), (1024, 576), (1366, 768), (1920, 1080)])
def test_the_own_legend_zones_bear_their_name_below_a_question_too(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a small window four nameless places lay left of the hand."""
    sitting, pane = at(qtbot, size, TABLE + ATTACK)
    asked, screen = globally(sitting.window.answers.plate), globally(sitting.window)
    with only_when_it_is_read(sitting.window):
        found = [one for one in read_of(sitting.window) if one.widget is pane and one.words == "Legend Zone"]
    boxes = [one.box.translated(pane.mapToGlobal(QPointF(0, 0))) for one in found]
    (own,) = [one for one in boxes if one.top() > asked.bottom()]
    assert screen.contains(own)
    assert not [one for one in sitting.window.hand.cards() if one.global_rect().intersects(own)]


@pytest.mark.parametrize("size", [(960, 540), LOW, (1366, 768), (1920, 1080)])
def test_five_legend_zones_lie_below_no_plate_and_no_gauge(qtbot: QtBot, size: tuple[int, int]) -> None:
    """With open Gravity Zones there is a fifth one on each side, and what may be done lay upon the own one."""
    state = replay(read(TABLE)).state
    opened = evolve(state, values={**state.values, "gravity.red": 1, "gravity.blue": 1, "step": "draw"})
    pane = Sitting(qtbot, model_at(opened), size).window.scene.pane
    assert isinstance(pane, FieldPane)
    grid, plates = pane._here(), [one for one in pane.row.findChildren(PlateButton) if one.isVisible()]
    assert plates
    around = [one.geometry().translated(pane.row.pos()) for one in plates]
    around += [one.geometry() for one in pane.gauges.values() if one.isVisible()]
    boxes = [grid.legend(number, below=below) for number in range(5) for below in (True, False)]
    assert not [box for box in boxes for one in around if box.intersects(one.toRectF())]


@pytest.mark.parametrize("size", [(1024, 600), (960, 1080), (800, 1200)])
def test_on_a_narrow_field_a_long_name_of_a_pile_goes_on_below(qtbot: QtBot, size: tuple[int, int]) -> None:
    """ "Deadzone" is wider than its pile there, and without a name nobody knows what lies in it."""
    sitting, pane = at(qtbot, size)
    with only_when_it_is_read(sitting.window):
        found = [one for one in read_of(sitting.window) if isinstance(one.widget, PileButton)]
    for button in pane.piles.values():
        lines = [one for one in found if one.widget is button]
        assert "".join(one.words.rstrip("-") for one in lines if not one.words.isdigit()) == pile_name(button.look.pile)
        assert all(QRectF(button.rect()).contains(one.box) for one in lines), button.look.pile


def test_a_card_that_went_under_the_deck_is_no_more_in_focus(qtbot: QtBot) -> None:
    states, moves = recorded("fr01")
    sitting = Sitting(qtbot, model_at(states[1]))
    right = sitting.window.scene.right
    held = sitting.window.requests.view.sight.cards(zones.hand("red"))
    picture = next(one.picture for one in held if isinstance(one, TasuoCard) and one.name == "Ember Jab")
    sitting.window.requests.look(picture)
    assert right.design is not None
    assert right.design.name == "Ember Jab"
    assert sitting.model.attempt(moves[1])
    sitting.window.requests.look(picture)  # as the pointer still lay where it was
    right.show_view(sitting.window.requests.view)
    assert right.design is None


def test_whose_turn_it_is_stands_in_the_colour_of_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The red of a side on the ground of the rail has a contrast of less than 4.5, which LOOK 11 asks of words."""
    sitting, _ = at(qtbot, (1920, 1080))
    inks: dict[str, object] = {}
    text = Drawing.text

    def note(
        draw: Drawing, x: float, base: float, words: str, style: object, ink: object = "text", **named: object
    ) -> float:
        inks[words] = ink
        return text(draw, x, base, words, style, ink, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note)
    sitting.window.scene.left.grab()
    assert inks["Ren's turn"] == "text"


def test_the_drawer_of_the_queue_opens_while_something_is_pending_and_covers_no_answer(qtbot: QtBot) -> None:
    """LOOK 25; a key closes it, and the next that is pending opens it again."""
    sitting, _ = at(qtbot, LOW, TABLE + ATTACK)
    right = sitting.window.scene.right
    assert right.isVisible()
    assert not globally(right).intersects(globally(sitting.window.answers.plate))
    sitting.press(Qt.Key.Key_BracketRight)
    assert right.isHidden()
    for _ in range(9):
        ask = next(iter(sitting.model.asks()), None)
        if ask is None:
            break
        assert sitting.model.attempt(ask.options[0])
        sitting.settle()
    assert not right.matters
    assert right.isHidden()

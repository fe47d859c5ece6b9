"""Every kind of drag of a showdown, by the pointer, at three sizes: its ghost, what it would do, and why not."""

from typing import Final

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.combos import TagWarriorIn
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.queue import ON_QUEUE
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_piles import legend_name_size
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, Duelists, drag, model_at, recorded
from tests.windows.test_nothing_is_cut import nothing_is_cut, speaking

_BRIGHT: Final = 90
"""From which lightness on a pixel is one of a letter."""
SIZES: Final = ((1024, 600), (1366, 768), (1920, 1080))
HEAD: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 5; active red
"""
BOARD: Final = """        Red: ka Cinder Page; kio Ashen Duelist; armor 9; gauge 6
        Blue: ka Glacier Monk; kao Reef Novice; hand Shell Block, Slipstream
"""
ARMED: Final = BOARD.replace("kio Ashen Duelist", "kio Ashen Duelist; weapons kio Salamander Glaive")
ALONE: Final = "        Red: ka Cinder Page; armor 9\n        Blue: hand Shell Block\n"


def table(phase: str, board: str, *lines: str) -> str:
    """A table of the fifth turn, which is red's, with these lines more."""
    return HEAD.format(phase=phase) + board + "".join(f"        {one}\n" for one in lines)


KINDS: Final[dict[str, tuple[str, str]]] = {
    "call": (table("play", ALONE, "Red: hand Forge Sister, Ember Jab"), "Red calls Forge Sister to kio"),
    "set face-down": (table("play", ALONE, "Red: hand Tripwire Flash"), "Red sets Tripwire Flash"),
    "lay a Weapon": (table("play", ALONE, "Red: hand Salamander Glaive"), "Red lays Salamander Glaive"),
    "lay an Arena": (table("play", ALONE, "Red: hand The Slagworks"), "Red lays The Slagworks"),
    "use an Item": (
        table("play", ALONE, "Red: hand Roast Chestnut", "Cinder Page: damage 2"),
        "Red uses Roast Chestnut",
    ),
    "equip": (
        table("charge", ALONE, "Red: legend Salamander Glaive up; hand nothing"),
        "Red equips Salamander Glaive to Cinder Page",
    ),
    "take back": (
        table("charge", ALONE, "Red: legend Tripwire Flash down; hand Ember Jab"),
        "Red takes Tripwire Flash back",
    ),
    "take back into an empty hand": (
        table("charge", ALONE, "Red: legend Tripwire Flash down; hand nothing"),
        "Red takes Tripwire Flash back",
    ),
    "charge Ka": (table("charge", ALONE, "Red: hand Ember Jab"), "Red charges ka with Ember Jab"),
    "Kaijo": (table("charge", ARMED, "Red: hand nothing"), "Red kaijos Salamander Glaive from Ashen Duelist"),
    "swap": (
        table("charge", BOARD, "Red: hand nothing", "ruling zone_change = one_swap"),
        "Red swaps Ashen Duelist with Cinder Page",
    ),
    "make room": (
        table(
            "play",
            ALONE,
            "Red: legend Tripwire Flash down, Smoke Roll down, Backdraft down, Coal Shot down",
            "Red: hand nothing",
            "ruling full_legend = make_room",
        ),
        "Red makes room with Smoke Roll",
    ),
    "attack": (table("clash", BOARD, "Red: hand nothing"), "Red attacks Reef Novice with Cinder Page"),
    "attack armor": (table("clash", ALONE, "Red: hand nothing"), "Red attacks armor with Cinder Page"),
    "attack by a Weapon": (
        table("clash", ARMED, "Red: hand nothing"),
        "Red attacks Glacier Monk with Ashen Duelist by Salamander Glaive",
    ),
    "attack by a card": (
        table("clash", BOARD.replace("kio Ashen Duelist; ", ""), "Red: hand Ember Jab"),
        "Red attacks Glacier Monk with Cinder Page by Ember Jab",
    ),
    "add to the attack": (table("clash", BOARD, "Red: hand Fury Stoke, Ember Jab"), "Red adds Fury Stoke"),
    "Tasuo Mode": (
        table("play", BOARD, "Red: hand nothing"),
        "Red enters Tasuo Mode with Duelist Unquenched on Ashen Duelist",
    ),
    "KA Summon": (
        table("play", BOARD.replace("ka Cinder Page; ", ""), "Red: hand nothing; charges ka Ember Jab, Coal Shot"),
        "Red summons Anvil Spirit",
    ),
}
ANSWERS: Final[dict[str, tuple[str, str, str]]] = {
    "stop from the hand": (
        table("clash", BOARD, "Red: hand nothing"),
        "Red attacks Glacier Monk with Cinder Page",
        "Blue stops it with Shell Block",
    ),
    "stop with a set card": (
        table("clash", BOARD, "Red: hand nothing", "Blue: legend Shell Block.2 down; since.blue = [2]"),
        "Red attacks Glacier Monk with Cinder Page",
        "Blue stops it with Shell Block.2",
    ),
    "answer a call": (
        table("play", BOARD, "Red: hand Forge Sister", "Blue: legend Low Tide down; since.blue = [2]"),
        "Red calls Forge Sister to kao",
        "Blue answers with Low Tide",
    ),
}
REFUSED: Final[dict[str, tuple[str, str, str]]] = {
    "a call where somebody stands": (
        table("play", BOARD, "Red: hand Forge Sister"),
        "Red calls Forge Sister to ka",
        "TS-21",
    ),
    "a call that is too dear": (
        table("play", ALONE.replace("armor 9", "armor 1"), "Red: hand Forge Sister"),
        "Red calls Forge Sister to kio",
        "TS-H6",
    ),
    "armor behind warriors": (
        table("clash", BOARD, "Red: hand nothing"),
        "Red attacks armor with Cinder Page",
        "TS-36",
    ),
    "a second attack": (
        table("clash", BOARD, "Red: hand nothing", "warrior.red-sl01.attacked = 1"),
        "Red attacks Reef Novice with Cinder Page",
        "TS-34",
    ),
    "a second Weapon": (
        table("charge", ARMED, "Red: hand nothing; legend Salamander Glaive.2 up"),
        "Red equips Salamander Glaive.2 to Ashen Duelist",
        "TS-H56",
    ),
    "a fifth Legend card": (
        table(
            "play",
            ALONE,
            "Red: legend Tripwire Flash down, Smoke Roll down, Backdraft down, Coal Shot down",
            "Red: hand Ember Jab",
        ),
        "Red sets Ember Jab",
        "TS-67",
    ),
    "a second charge": (
        table("charge", ALONE, "turn.charged = 1", "Red: hand Ember Jab"),
        "Red charges ka with Ember Jab",
        "TS-13",
    ),
}


def seated(qtbot: QtBot, record: str, size: tuple[int, int]) -> tuple[Duelists, Sitting]:
    """Somebody at that table."""
    sitting = Sitting(qtbot, model_at(replay(read(record)).state), size)
    return Duelists(sitting), sitting


class Dragging:
    """A card that the pointer holds, on its way to where a move wants it."""

    def __init__(self, duelists: Duelists, sitting: Sitting, move: Move, to: Place | None = None) -> None:
        self.sitting, self.move, self.carry = sitting, move, sitting.window.carry
        card = duelists.card(move)
        found = duelists.widget_of(card) if card is not None else None
        assert card is not None, str(move)
        assert found is not None, f"{move}: its card is not shown"
        self.spread, widget = found
        offers = [one for one in sitting.model.drops(card, duelists.origin(card)) if one.move == move]
        placed = [one.place for one in offers if to in (None, one.place)]
        placed = [one for one in placed if sitting.window.scene.rect_of(one) is not None]
        assert placed, f"{move}: no place for it among {[str(one.place) for one in offers]}"
        every = sitting.model.drops(card, duelists.origin(card))
        place = min(placed, key=lambda one: sum(other.place == one and other.allowed for other in every))
        goal = sitting.window.scene.rect_of(place)
        assert goal is not None
        seen = widget.visibleRegion().boundingRect().intersected(widget.card_rect().toRect())
        start = widget.pos() + QPoint(seen.x() + seen.width() // 6, seen.center().y())
        self.end = self.spread.mapFromGlobal(goal.center().toPoint())
        none = Qt.KeyboardModifier.NoModifier
        assert widget.visibleRegion().contains(start - widget.pos()), f"{move}: something covers its card"
        QTest.mousePress(self.spread, Qt.MouseButton.LeftButton, none, start)
        for part in range(1, 9):
            QTest.mouseMove(self.spread, start + (self.end - start) * part / 8)
            QApplication.processEvents()

    def drop(self) -> None:
        """Let it go."""
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseRelease(self.spread, Qt.MouseButton.LeftButton, none, self.end)
        self.sitting.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", KINDS)
def test_a_drag_shows_its_ghost_and_what_it_would_do_and_does_it(
    qtbot: QtBot, kind: str, size: tuple[int, int]
) -> None:
    record, words = KINDS[kind]
    duelists, sitting = seated(qtbot, record, size)
    move = GAME.phrases.read(words)
    held = Dragging(duelists, sitting, move)
    layer, room = held.carry.layer, QPointF(sitting.window.width(), sitting.window.height())
    assert layer.carrying
    assert layer.goal is not None, f"nothing is lit at {held.end}"
    assert layer.goal.kind in ("legal", "price")
    assert move in [one.move for one in layer.goal.offers if one.allowed]
    bubble = held.carry.bubble
    assert bubble.isVisible()
    assert sitting.window.rect().contains(bubble.geometry()), (bubble.geometry(), room)
    held.drop()
    assert sitting.window.sheet.isHidden(), "one is asked which is meant"
    assert sitting.last() == words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_brackets_of_a_legend_zone_leave_its_name_to_be_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    """They crossed the words below it while a card was carried that could be set."""
    legend = "Red: legend Backdraft down; hand Tripwire Flash"
    duelists, sitting = seated(qtbot, table("play", ALONE, legend), size)
    pane = duelists.pane
    name = pane._here().legend_name(legend_name_size(measuring(pane.paint, pane.width())).height(), below=True)
    assert name is not None
    corner = pane.mapTo(sitting.window, name.topLeft().toPoint())
    words = QRect(corner, name.size().toSize())
    before = sitting.window.grab(words).toImage()
    held = Dragging(duelists, sitting, GAME.phrases.read("Red sets Tripwire Flash"))
    aside = sitting.window.mapToGlobal(QPoint(size[0] * 3 // 4, size[1] // 2))
    QTest.mouseMove(held.spread, held.spread.mapFromGlobal(aside))
    QApplication.processEvents()
    assert held.carry.layer.carrying
    lit = sitting.window.grab(words).toImage()
    letters = [
        (x, y)
        for x in range(before.width())
        for y in range(before.height())
        if before.pixelColor(x, y).lightness() > _BRIGHT
    ]
    assert letters
    assert all(lit.pixelColor(*one) == before.pixelColor(*one) for one in letters)


def test_a_combo_by_a_weapon_goes_on_when_its_warrior_is_taken_up(qtbot: QtBot) -> None:
    """The warrior that shines was refused at every foe: nothing told that its Weapon had to be taken up."""
    board = ARMED.replace("hand Shell Block, Slipstream", "hand nothing")
    duelists, sitting = seated(qtbot, table("clash", board, "Red: hand nothing", "dice 6+6"), (1366, 768))
    for words in ("Red attacks Glacier Monk with Ashen Duelist by Salamander Glaive", "Red rolls"):
        assert sitting.model.attempt(GAME.phrases.read(words))
    sitting.settle()
    again = GAME.phrases.read("Red attacks Reef Novice with Ashen Duelist by Salamander Glaive")
    assert isinstance(again, AttackMove)
    warrior = duelists.widget_of(again.card)
    assert warrior is not None
    warrior[1].setFocus()
    sitting.press(Qt.Key.Key_Return)
    goal = sitting.window.carry.layer.goal
    assert goal is not None
    assert goal.allowed
    sitting.press(Qt.Key.Key_Escape)
    foe = sitting.window.scene.rect_of(Place(zone="kao.blue"))
    assert foe is not None
    drag(sitting, *warrior, foe)
    assert sitting.last() == str(again)


@pytest.mark.parametrize("stands", [True, False], ids=["warrior", "empty"])
def test_a_card_of_the_hand_charges_ka_wherever_it_is_dropped_there(qtbot: QtBot, *, stands: bool) -> None:
    board = ALONE if stands else ALONE.replace("ka Cinder Page", "kio Cinder Page")
    duelists, sitting = seated(qtbot, table("charge", board, "Red: hand Smoke Roll"), (1366, 768))
    words = "Red charges ka with Smoke Roll"
    held = Dragging(duelists, sitting, GAME.phrases.read(words), Place(zone="ka.red"))
    held.drop()
    assert sitting.window.sheet.isHidden(), "one is asked which is meant"
    assert sitting.last() == words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("on_queue", [False, True], ids=["strip", "Queue"])
def test_an_answer_is_dragged_to_the_strip_between_the_sides_or_to_the_queue(
    qtbot: QtBot, kind: str, size: tuple[int, int], on_queue: bool
) -> None:
    record, asked, words = ANSWERS[kind]
    duelists, sitting = seated(qtbot, record, size)
    assert sitting.model.attempt(GAME.phrases.read(asked))
    sitting.take("blue")
    move = GAME.phrases.read(words)
    strip = Place(zone="use.blue")
    held = Dragging(duelists, sitting, move, ON_QUEUE if on_queue else strip)
    goal = held.carry.layer.goal
    assert goal is not None
    assert move in [one.move for one in goal.offers if one.allowed]
    assert held.carry.bubble.isVisible()
    held.drop()
    assert sitting.last() == words


def test_an_answer_is_dropped_on_the_warrior_that_it_saves(qtbot: QtBot) -> None:
    record, asked, words = ANSWERS["stop from the hand"]
    duelists, sitting = seated(qtbot, record, (1366, 768))
    assert sitting.model.attempt(GAME.phrases.read(asked))
    sitting.take("blue")
    Dragging(duelists, sitting, GAME.phrases.read(words), Place(zone="ka.blue")).drop()
    assert sitting.last() == words


NO_ANSWERS: Final[dict[str, tuple[str, str]]] = {
    "Blue stops it with Shell Block": ("ka.blue", "It does not stop a Grab."),
    "Blue answers with Low Tide": ("use.blue", "Low Tide is not set."),
    "Blue answers with Ripple Palm": ("use.blue", "Ripple Palm answers nothing."),
}
"""Answers that are none against a Grab, with the place where their card is dropped and what is said of it."""


@pytest.mark.parametrize("words", NO_ANSWERS)
def test_a_card_that_is_no_answer_says_why_not(qtbot: QtBot, words: str) -> None:
    """It could not be taken up at all, and nothing said why."""
    place, why = NO_ANSWERS[words]
    board = BOARD.replace("Slipstream", "Slipstream, Low Tide, Ripple Palm")
    duelists, sitting = seated(qtbot, table("clash", board, "Red: hand Crucible Hold"), (1366, 768))
    assert sitting.model.attempt(GAME.phrases.read("Red attacks Glacier Monk with Cinder Page by Crucible Hold"))
    sitting.take("blue")
    before = sitting.model.entry
    move = GAME.phrases.read(words)
    assert move not in sitting.model.options("blue")
    held = Dragging(duelists, sitting, move, Place(zone=place))
    held.drop()
    assert sitting.model.entry == before
    assert sitting.window.refusals.shown
    assert why in sitting.window.refusals.card.accessibleName() + sitting.window.refusals.card.accessibleDescription()


def test_a_card_that_is_lifted_by_a_key_and_goes_nowhere_says_so(qtbot: QtBot) -> None:
    """ "Arrow keys or a click choose its place" stood there with a tick, though no place took it."""
    _, sitting = seated(qtbot, table("end", BOARD, "Red: hand Crucible Hold"), (1024, 600))
    carry = sitting.window.carry
    sitting.window.hand.focus()
    sitting.press(Qt.Key.Key_Return)
    assert carry.carrying
    look = carry.bubble.look
    assert (look.title, look.sign) == ("No place takes it now.", "cross")
    assert look.lines == ("That is done in the Clash Phase, not in the End Phase.",)
    sitting.press(Qt.Key.Key_Right)
    assert carry.layer.goal is not None
    assert carry.layer.goal.kind == "refused"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", REFUSED)
def test_a_drag_that_is_refused_says_why_with_its_rule(qtbot: QtBot, kind: str, size: tuple[int, int]) -> None:
    record, words, rule = REFUSED[kind]
    duelists, sitting = seated(qtbot, record, size)
    before = sitting.model.entry
    held = Dragging(duelists, sitting, GAME.phrases.read(words))
    goal = held.carry.layer.goal
    assert goal is not None
    assert goal.kind == "refused"
    assert goal.text
    held.drop()
    assert sitting.model.entry == before
    assert sitting.window.refusals.shown
    card = sitting.window.refusals.card
    assert f"Rule {rule}." in card.accessibleName() + card.accessibleDescription()


@pytest.mark.parametrize(
    ("record", "words", "other"),
    [
        (
            table("play", ALONE, "Red: hand Salamander Glaive"),
            "Red lays Salamander Glaive",
            "Red sets Salamander Glaive",
        ),
        (
            table("clash", ARMED, "Red: hand nothing"),
            "Red attacks Glacier Monk with Ashen Duelist by Salamander Glaive",
            "Red throws Salamander Glaive from Ashen Duelist at Glacier Monk",
        ),
    ],
)
def test_with_alt_a_drop_means_the_less_usual(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, record: str, words: str, other: str
) -> None:
    duelists, sitting = seated(qtbot, record, (1366, 768))
    held = Dragging(duelists, sitting, GAME.phrases.read(words))
    monkeypatch.setattr(QApplication, "keyboardModifiers", lambda: Qt.KeyboardModifier.AltModifier)
    held.drop()
    assert sitting.last() == other


def test_a_warrior_is_tagged_in_by_dragging_it_to_whose_combo_it_is(qtbot: QtBot) -> None:
    """Record TS-EX16 up to its tag, which is then dragged."""
    states, moves = recorded("TS-EX16")
    tag = next(number for number, one in enumerate(moves) if isinstance(one, TagWarriorIn))
    sitting = Sitting(qtbot, model_at(states[tag]), (1024, 600))
    held = Dragging(Duelists(sitting), sitting, moves[tag])
    held.drop()
    assert sitting.last() == str(moves[tag])


def test_what_a_refused_card_can_do_instead_is_said_in_one_sentence(qtbot: QtBot) -> None:
    duelists, sitting = seated(qtbot, table("play", ALONE, "Red: hand Slipstream"), (1366, 768))
    held = Dragging(duelists, sitting, GAME.phrases.read("Red calls Slipstream to kio"))
    held.drop()
    plates = sitting.window.refusals.card.findChildren(PlateButton)
    (instead,) = (one for one in plates if one.isVisible() and one.look.title == "Set face-down instead")
    assert spoken(instead.look.sub) == "It may be used from the foe's turn on"


def test_the_title_of_what_a_refused_card_can_do_instead_has_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In German it was "Stattdessen: Verdeckt s…" at the least size."""
    with speaking("de", monkeypatch):
        duelists, sitting = seated(qtbot, table("play", ALONE, "Red: hand Slipstream"), (1024, 600))
        Dragging(duelists, sitting, GAME.phrases.read("Red calls Slipstream to kio")).drop()
        assert sitting.window.refusals.shown
        nothing_is_cut(sitting.window, [(1024, 576, 1.0), (1366, 768, 1.0)])


def test_an_item_comes_first_to_where_it_is_used_and_not_to_where_it_is_set(qtbot: QtBot) -> None:
    """Pressed, or refused on a warrior, it led to a Legend Zone, where it can do nothing."""
    board = table("play", ALONE, "Red: hand Roast Chestnut", "Cinder Page: damage 2")
    duelists, sitting = seated(qtbot, board, (1366, 768))
    sitting.window.hand.cards()[0].setFocus()
    sitting.press(Qt.Key.Key_Return)
    goal = sitting.window.carry.layer.goal
    assert goal is not None
    assert goal.name == "Use it, yours"
    sitting.press(Qt.Key.Key_Escape)
    Dragging(duelists, sitting, GAME.phrases.read("Red calls Roast Chestnut to kio")).drop()
    plates = sitting.window.refusals.card.findChildren(PlateButton)
    (instead,) = (one for one in plates if one.isVisible() and "instead" in one.look.title)
    assert instead.look.title == "Use instead"


@pytest.mark.parametrize("phase", ["play", "charge"])
def test_a_weapon_that_is_dropped_on_a_warrior_too_soon_says_how_it_is_equipped(qtbot: QtBot, phase: str) -> None:
    """That it is no warrior tells nothing to whoever wants to arm one, nor that nobody is called as one charges."""
    board = ALONE.replace("ka Cinder", "kio Cinder")
    duelists, sitting = seated(qtbot, table(phase, board, "Red: hand Salamander Glaive"), (1366, 768))
    Dragging(duelists, sitting, GAME.phrases.read("Red equips Salamander Glaive to Cinder Page")).drop()
    card = sitting.window.refusals.card
    assert "lay it in a Legend Zone" in card.accessibleName() + card.accessibleDescription()
    (instead,) = (one for one in card.findChildren(PlateButton) if one.isVisible() and "instead" in one.look.title)
    assert instead.look.title == "Lay face-up instead"
    assert spoken(instead.look.sub) == "A warrior can be equipped with it in the Charge Phase"


def test_the_refusal_of_one_card_makes_way_for_the_next_one(qtbot: QtBot) -> None:
    """Given a refused drop, when another card of the hand is pressed, then no word stands over where it may go."""
    record, words, _ = REFUSED["a call where somebody stands"]
    duelists, sitting = seated(qtbot, record.replace("Red: hand ", "Red: hand Ember Jab, "), (1366, 768))
    Dragging(duelists, sitting, GAME.phrases.read(words)).drop()
    assert sitting.window.refusals.shown
    jab = sitting.window.hand.cards()[0]
    place = jab.pos() + (jab.card_rect().topLeft() + QPointF(20, 60)).toPoint()
    QTest.mouseClick(sitting.window.hand, Qt.MouseButton.LeftButton, pos=place)
    sitting.settle()
    assert sitting.window.carry.carrying
    assert not sitting.window.refusals.shown

"""The guide of the lesson shows at the table what it speaks of: the card, the place, the plate, the answer."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import said
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.table.guide_card import GAP
from tests.windows.cut import read
from tests.windows.sitting import Sitting, without_equal_pause
from tests.windows.tasuo.showdowns import BOX

_PRESSES = 4
"""Presses of Enter that one act of the lesson takes at most: cards are picked one by one, or lifted and laid."""
SMALL = (1024, 576)
"""What the frame of a window leaves of 1024 by 600."""


class Led:
    """Somebody who does what the lesson says, a beat at a time."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = SMALL) -> None:
        state = BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))
        self.qtbot = qtbot
        self.sitting = Sitting(qtbot, GameModel(BOX.game, MemoryJournal(state), seeded(1), clock=lambda: 0), size)
        self.window, self.scene = self.sitting.window, self.sitting.window.scene
        self.window.program_seats.set_pause(0)
        without_equal_pause(self.window)

    @property
    def pane(self) -> FieldPane:
        assert isinstance(self.scene.pane, FieldPane)
        return self.scene.pane

    @property
    def ask(self) -> Ask | None:
        return self.window.requests.view.ask

    def move(self) -> str:
        """The move that the guide speaks of."""
        view = self.window.requests.view
        guide = guide_of(view)
        return str(move_for(guide, view)) if guide is not None else ""

    def on(self) -> None:
        """Do what the guide says."""
        self.scene.guide.do()
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.sitting.model.program_next)
        self.sitting.settle()

    def until(self, move: str) -> None:
        """Play on until the guide speaks of a move."""
        self.settle()
        for _ in range(90):
            if self.move() == move:
                return
            self.on()
        raise AssertionError(f"{move} never comes.")

    def framed(self) -> list[str]:
        """The titles of the plates that are framed."""
        plates = self.pane.row.findChildren(PlateButton)
        return [one.look.title for one in plates if one.isVisible() and one.lit]

    def lit(self) -> tuple[QRectF | None, QRectF | None]:
        """The place that is lit, and the card that is to go there."""
        return self.scene.guide.pointer.place, self.scene.guide.pointer.moved

    def box(self, widget: QWidget) -> QRectF:
        return QRectF(widget.geometry()).translated(widget.mapTo(self.window, widget.rect().topLeft()) - widget.pos())


def _ends_something(title: str) -> bool:
    return title.startswith("End the") or title in ("Stop", "Keep the hand")


def _plates(led: Led) -> dict[str, QRectF]:
    plates = led.pane.row.findChildren(PlateButton)
    return {one.look.title: led.box(one) for one in plates if one.isVisible()}


def _unlit(led: Led) -> str:
    """The move for which no plate, answer or place with its card is lit; "" where one is."""
    if led.ask is not None and not led.scene.answers_itself:
        answers = [led.window.answers.plate.button(number) for number in range(len(led.ask.options))]
        lit = [one.look.led for one in answers if one is not None and hasattr(one.look, "led")]
        return "" if lit.count(True) == 1 else led.move()
    place, moved = led.lit()
    return "" if led.framed() or (place is not None and (moved is not None or " puts " in led.move())) else led.move()


def test_the_whole_lesson_beat_by_beat(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    """Given the whole lesson in the smallest window, when somebody lets the guide do beat after beat."""
    led = Led(qtbot)
    beats, unlit, least = 0, list[str](), 10_000.0
    shown: dict[str, QRectF] = {}
    moved_there: list[str] = []
    attacking = entering = False
    while led.sitting.step() != OVER:
        led.settle()
        beats += 1
        unlit += [move] if (move := _unlit(led)) else []
        cards = led.window.hand.cards()
        if cards and (led.ask is None or led.scene.answers_itself):
            least = min(least, led.window.height() - max(led.box(one).y() + one.card_rect().y() for one in cards))
        if led.ask is None:
            now = _plates(led)
            moved_there += [
                f"{title} comes where {old} was"
                for title, box in now.items()
                for old, was in shown.items()
                if _ends_something(title) and not _ends_something(old) and old not in now and box.contains(was.center())
            ]
            shown = now
        if led.move() == "Red attacks Reef Novice with Ashen Duelist by Salamander Glaive":
            place, moved = led.lit()
            attacking = place is not None and moved is not None and moved.center().y() > place.center().y()
        if led.move() == "Red enters Tasuo Mode with Duelist Unquenched on Ashen Duelist":
            entering = led.framed() == ["Tasuo Mode"]
        led.on()
    assert beats > 50
    with subtests.test("in each beat something is lit that does it"):
        assert unlit == []
        assert led.framed() == ["What you have not seen yet"]
    with subtests.test("the plates of the hand's cards are seen below the guide"):
        assert least > 30
    with subtests.test("no plate that ends a phase comes where another plate was"):
        assert moved_there == []
    with subtests.test("the card and its place are lit together, and a plate is framed alone"):
        assert attacking
        assert entering


def test_who_has_left_the_lesson_presses_for_no_pass_that_is_all_she_can(qtbot: QtBot) -> None:
    """Given somebody who plays on as she likes, then the table asks her only where there is a choice."""
    led = Led(qtbot)
    model = led.sitting.model
    led.until("Red calls Ashen Duelist to kao")
    strays = ("calls Ashen Duelist to kio", "sets Tripwire Flash", "ends play", "ends charge", "ends the turn")
    for line in strays:
        assert model.attempt(BOX.game.phrases.read(f"Red {line}"))
    begun, pressed = model.entry, 0
    while model.sight().number("turn") < 4:
        qtbot.waitUntil(lambda: not model.program_next and (led.ask is None or len(led.ask.options) > 1))
        assert model.attempt(led.ask.options[0] if led.ask is not None else model.options()[0])
        pressed += 1
    made = [one for one in model.log(begun + 1) if one.seat == "red"]
    assert any(isinstance(one.move("red"), PassWindow) for one in made)
    assert pressed < len(made)


@pytest.fixture
def german() -> Iterator[None]:
    """The windows speak German."""
    speak_language("de")
    yield
    speak_language("en")


@pytest.mark.usefixtures("german")
def test_the_hand_keeps_its_names_beside_the_guide_in_german(qtbot: QtBot) -> None:
    """Given words that are longer, and one that is explained, then no line of it lies where the hand's names stand."""
    led = Led(qtbot)
    led.on()
    led.on()
    seen = [led.window.height() - led.box(one).y() - one.card_rect().y() for one in led.window.hand.cards()]
    assert seen
    assert min(seen) > 70  # of which the plate of the program's turn takes 35


@pytest.mark.usefixtures("german")
def test_the_line_of_a_low_plate_ends_before_the_cap_of_its_key(qtbot: QtBot) -> None:
    """ "Nichts ändert sich" ran into the cap of its key."""
    led = Led(qtbot)
    led.on()
    keep = next(one for one in led.pane.row.findChildren(PlateButton) if one.look.key == "K" and one.isVisible())
    written = [one for one in read(led.window) if one.widget is keep]
    cap = next(one.box for one in written if one.words == "K").adjusted(-6, -6, 6, 8)
    below = [one for one in written if one.whole not in ("K", keep.look.title)]
    assert below
    assert not [one.words for one in below if cap.intersects(one.box)]


def test_do_it_for_me_stays_under_the_pointer_as_its_lines_change(qtbot: QtBot) -> None:
    """Once the plate was three lines high it stays so: else the button, and the hand below, jump from act to act."""
    led = Led(qtbot)
    places = list[float]()
    for _ in range(10):
        led.settle()
        card = led.scene.guide.card
        if card.isVisible() and card.do.isVisible():
            places.append(led.box(card.do).y())
        led.on()
    first = places.index(max(places))
    assert len(places[first:]) > 4
    assert set(places[first:]) == {max(places)}


def test_what_the_guide_lights_in_the_hand_is_framed_above_its_neighbours_and_ends_at_the_foot(qtbot: QtBot) -> None:
    led = Led(qtbot, (1920, 1080))
    led.settle()
    led.on()
    guide = guide_of(led.window.requests.view)
    assert guide is not None
    assert guide.cards, "The lesson speaks of cards of the hand."
    led.scene.guide.light()
    pointer, place = led.scene.guide.pointer, led.scene.guide.pointer.place
    assert place is not None
    focused = led.window.focusWidget()
    assert focused is not None
    focused.clearFocus()  # its ring lies upon the frame
    led.settle()
    shown = led.window.grab().toImage()
    legal, px = led.window.paint.theme.legal, led.window.paint.px
    right = QPointF(place.right() + px(GAP), place.top() + px(12)).toPoint()
    assert shown.pixelColor(right) == legal, "The next card lies over the frame."
    foot = led.window.program_turn.plate.geometry()
    assert place.bottom() > foot.top(), "The card goes on beneath the plate."
    own = pointer.grab(foot).toImage()
    assert not any(own.pixelColor(x, y) == legal for x in range(own.width()) for y in range(0, own.height(), 3))


def test_enter_picks_one_card_after_the_other_and_then_changes_them(qtbot: QtBot) -> None:
    """Given the first hand, when the keyboard alone is used, then it goes from card to card and on to the plate."""
    led = Led(qtbot)
    while "puts" not in led.move():
        led.on()
    cards = led.window.scene.guide.wanted
    assert len(cards) > 1
    led.window.hand.focus()
    for card in cards:
        widget = led.window.hand.widget_of(card)
        assert widget is not None
        assert widget.hasFocus()
        led.sitting.press(Qt.Key.Key_Return)
        led.sitting.settle()
    change = led.pane.row.button("change")
    assert change is not None
    assert change.hasFocus()
    led.sitting.press(Qt.Key.Key_Return)
    led.settle()
    assert led.framed() == ["Keep the hand"]
    assert led.scene.guide.card.do.hasFocus(), "the plate that was pressed is hatched now, and the guide means another"


def test_enter_alone_lays_a_card_where_the_guide_means(qtbot: QtBot) -> None:
    """Given a warrior to be called, then Enter lifts it and it is at the place of the guide; a second one lays it."""
    led = Led(qtbot)
    while "calls" not in led.move():
        led.on()
    move = led.move()
    led.window.hand.focus()
    led.sitting.press(Qt.Key.Key_Return)
    goal = led.window.carry.layer.goal
    assert goal is not None
    assert goal.place == led.scene.guide.place
    led.sitting.press(Qt.Key.Key_Return)
    led.settle()
    assert led.sitting.last() == move
    proposed = led.scene.guide.proposed
    assert proposed is not None
    assert led.window.hand.card_in_focus() is proposed, "the next one that the guide speaks of"


def test_enter_alone_goes_through_the_whole_lesson(qtbot: QtBot) -> None:
    """Given somebody who only ever presses Enter, then it does what the guide says, and never leaves the lesson."""
    led = Led(qtbot)
    led.settle()
    while led.sitting.step() != OVER:
        entry, move = led.sitting.model.entry, led.move()
        for _ in range(_PRESSES):
            led.sitting.press(Qt.Key.Key_Return)
            led.sitting.settle()
            if led.sitting.model.entry != entry:
                break
        led.settle()
        assert led.sitting.model.entry != entry, move
        guide = guide_of(led.window.requests.view)
        assert guide is None or not guide.strayed, move


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_both_legend_zones_bear_their_name_beside_the_guide(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    led = Led(qtbot, size)
    led.settle()
    led.on()
    assert led.scene.guide.card.isVisible()
    foot = list[float]()
    text = Drawing.text

    def note(draw: Drawing, x: float, base: float, words: str, *more: object, **named: object) -> float:
        if words == "Legend Zone":
            foot.append(draw.box.bottom())
        return text(draw, x, base, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note)
    led.pane.grab()
    assert len(foot) == 2
    assert max(foot) + led.pane.y() <= led.box(led.scene.guide.card).top()


def test_two_cards_are_named_as_people_name_two(qtbot: QtBot) -> None:
    """Given the first hand, when the guide speaks of two cards, then it says the one and the other."""
    led = Led(qtbot)
    led.until("Red puts Meteor Heave Crucible Hold back")
    guide = guide_of(led.window.requests.view)
    assert guide is not None
    assert said(guide.now) == "Put Meteor Heave and Crucible Hold under your deck, and draw as many."


def test_each_warrior_is_named_where_its_card_is_too_small_for_that(qtbot: QtBot) -> None:
    """The guide and the bar of the program take their room from the field: names stand with the places then.

    What lies beneath the plate of a roll cannot be seen.
    """
    led = Led(qtbot)
    seen = set[str]()
    for _ in range(40):
        led.on()
        if led.scene.answers_itself or led.window.answers.plate.isVisible():
            continue
        assert led.pane._here().card < WITH_NAME
        written = {one.words for one in read(led.pane)}
        open_to_sight = [one for one in led.pane._looks if one.seat == led.pane.below or not led.pane.chain.covers]
        standing = [look.warrior.card.name for look in open_to_sight if look.warrior is not None]
        missing = [name for name in standing if not any(one in written for one in (name, name.split()[0]))]
        assert not missing, written
        seen.update(standing)
    assert len(seen) > 4

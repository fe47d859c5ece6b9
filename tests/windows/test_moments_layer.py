"""Big moments of the table window, one after the other."""

from itertools import combinations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.speech import translated
from gattai_desktop.board.theme import sign_called
from gattai_desktop.cards.words import say
from gattai_desktop.games.told import Moment
from gattai_desktop.games.told import plain as plain_words
from gattai_desktop.games.virtual_machine.row_words import boot_words, team_name, uptime_words
from gattai_desktop.windows.overlays.moments_layer import MomentsLayer, cause_lines

BOX = QRectF(0, 0, 600, 400)


def test_from_the_third_of_a_row_on_each_is_held_half_as_long(qtbot: QtBot) -> None:
    """Given four Resonants come at once, then nobody waits for four whole moments; a later one is whole again."""
    window = QWidget()
    qtbot.addWidget(window)
    layer = MomentsLayer(make_paint(speed=1), window)
    resonant = Moment("resonant", say("Resonant"), say("A true play."), lasts="resonant")
    layer.tell((resonant,) * 4, BOX)
    lengths = []
    for _ in range(4):
        lengths.append(layer._motion.duration())
        layer._motion.setCurrentTime(lengths[-1])
    assert lengths == [500, 500, 250, 250]
    assert layer.isHidden()
    layer.tell((resonant,), BOX)
    assert layer._motion.duration() == 500


def test_what_a_row_brings_is_told_to_its_end(qtbot: QtBot) -> None:
    """Given a Pair, whose Boot and Uptime are long to tell, then no word of them is left out."""
    layer = MomentsLayer(make_paint(), QWidget())
    qtbot.addWidget(layer)
    words = say(
        "{team}. Boot: {boot}. Uptime: {uptime}.", team=team_name("cpu"), boot=boot_words(2), uptime=uptime_words(2)
    )
    lines = cause_lines(measuring(layer.paint, 490), Moment("row", say("Pair"), words), 490)
    assert len(lines) > 1
    assert " ".join(lines) == plain_words(words, translated)


def test_a_moment_waits_while_something_covers_the_table(qtbot: QtBot) -> None:
    """It went by behind the sheet that somebody read, and nobody saw how the clash had ended."""
    window, over = QWidget(), [True]
    qtbot.addWidget(window)
    layer = MomentsLayer(make_paint(speed=1), window, lambda: over[0])
    moments = tuple(
        Moment("wins", say(word), say("The attack has passed."), lasts="resonant") for word in ("Red", "Blue")
    )
    layer.tell(moments, BOX)
    assert layer.isHidden()
    over[0] = False
    qtbot.waitUntil(lambda: not layer.isHidden())
    assert layer._now == moments[0]
    over[0] = True  # covered before it was read
    layer._motion.setCurrentTime(layer._motion.duration() // 3)
    assert layer.isHidden()
    over[0] = False
    qtbot.waitUntil(lambda: not layer.isHidden())
    assert layer._now == moments[0], "it comes again"
    layer._motion.setCurrentTime(layer._motion.duration() * 3 // 4)
    over[0] = True  # covered after it was read
    layer._motion.setCurrentTime(layer._motion.duration())
    over[0] = False
    qtbot.waitUntil(lambda: layer._now == moments[1])
    layer.skip()
    assert not layer._soon.isActive()


def test_what_waits_is_dropped_once_a_person_has_moved_on(qtbot: QtBot) -> None:
    """Who played fast read over the fourth battle that somebody had won the third."""
    window = QWidget()
    qtbot.addWidget(window)
    layer = MomentsLayer(make_paint(speed=1), window)
    first, second, third = (Moment("wins", say(word), say("It is over."), lasts="resonant") for word in ("1", "2", "3"))
    layer.tell((first, second), BOX)
    layer.go_on()
    layer.tell((third,), BOX)
    assert layer._now == first
    layer._motion.setCurrentTime(layer._motion.duration())
    assert layer._now == third


def test_a_moment_stands_above_a_question_and_never_upon_it(qtbot: QtBot) -> None:
    """How a clash had ended lay for most of a second on the question for the faction that stays."""
    window, asked = QWidget(), [QRect()]
    qtbot.addWidget(window)
    window.resize(700, 600)
    layer = MomentsLayer(make_paint(speed=1), window, asked=lambda: asked[0])
    layer.tell((Moment("wins", say("Cy"), say("Cy wins the clash."), lasts="resonant"),), BOX)
    assert layer.geometry() == BOX.toRect()
    asked[0] = QRect(0, 250, 600, 200)  # it opens while the moment is shown
    layer._motion.setCurrentTime(100)
    assert layer.geometry().bottom() < 250
    assert layer.geometry().height() > 150
    asked[0] = QRect(0, 420, 600, 100)
    layer._motion.setCurrentTime(150)
    assert layer.geometry() == BOX.toRect(), "it leaves that one free as it is"


def test_a_moment_of_a_pilot_shows_her_crest(qtbot: QtBot) -> None:
    """Given a seat as its sign, then its crest is drawn: another picture than that of another seat, or of none."""
    window = QWidget()
    qtbot.addWidget(window)
    layer = MomentsLayer(make_paint(speed=1), window)

    def shown(sign: str) -> QImage:
        layer.skip()
        layer.tell((Moment("score", say("+1"), say("Stage 1"), sign),), BOX)
        layer._motion.setCurrentTime(layer._motion.duration() // 2)
        return layer.grab().toImage()

    pictures = [shown(sign) for sign in ("red", "green", "")]
    assert all(one != other for one, other in combinations(pictures, 2))
    assert shown("red") == shown(sign_called("red"))

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from tests.board.conftest import Table
from tests.board.test_drag import drag, hold, landing, let_go

NOWHERE = QPoint(600, 490)
"""Between the Pile and the hand."""


class Lamp(PaintedWidget):
    """Something on the table that is red until it is switched."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.colour = QColor(Qt.GlobalColor.red)
        self.painted = 0
        self.setGeometry(20, 20, 40, 40)
        self.lower()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        with painting(self) as painter:
            painter.fillRect(self.rect(), self.colour)


class Painted(QObject):
    """Counts how often widgets are painted, and how many pixels of them."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[QObject] = Counter()
        self.pixels: Counter[QObject] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.times[watched] += 1
            self.pixels[watched] += sum(part.width() * part.height() for part in event.region())
        return False


def picture(table: Table, part: QRect | None = None) -> QImage:
    return table.grab(part or table.rect()).toImage()


def move(table: Table, goal: QPoint) -> None:
    """Carry the card that is held to another place of the table."""
    hold(table.hand, table.hand.mapFrom(table, goal))


def furthest_apart(one: QImage, other: QImage) -> int:
    """The largest difference of any colour of any pixel."""
    assert (one.size(), one.format()) == (other.size(), other.format())
    wide = one.bytesPerLine()
    seen, other_seen = bytes(one.constBits()), bytes(other.constBits())
    lines = ((seen[at : at + wide], other_seen[at : at + wide]) for at in range(0, len(seen), wide))
    unlike = (pair for pair in lines if pair[0] != pair[1])  # most are alike, and quickly compared
    return max((abs(a - b) for line, its in unlike for a, b in zip(line, its, strict=True)), default=0)


def test_a_table_looks_the_same_whether_or_not_its_picture_is_kept(qtbot: QtBot, table: Table) -> None:
    drag(table, "TC", NOWHERE)
    carried = picture(table)
    assert table.layer.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    kept, table.layer._carried, table.layer._still = table.layer._still, None, None
    assert kept is not None
    kept.let_go()
    assert furthest_apart(carried, picture(table)) <= 4  # of 255: card and shadow are laid together before


def test_what_changes_below_a_carried_card_is_shown(qtbot: QtBot, table: Table, paint: Paint) -> None:
    lamp = Lamp(paint, table)
    drag(table, "TC", NOWHERE)
    assert picture(table, lamp.geometry()).pixelColor(20, 20) == QColor(Qt.GlobalColor.red)
    lamp.colour = QColor(Qt.GlobalColor.green)
    lamp.update()
    qtbot.waitUntil(lambda: picture(table, lamp.geometry()).pixelColor(20, 20) == QColor(Qt.GlobalColor.green))


def test_a_place_that_the_card_has_left_looks_as_before(table: Table) -> None:
    drag(table, "7S", NOWHERE)
    before = picture(table)
    move(table, landing(table))
    assert picture(table) != before
    move(table, NOWHERE)
    assert picture(table) == before


def test_the_light_stays_on_what_changes_below_it(qtbot: QtBot, table: Table, paint: Paint) -> None:
    """Given something below a lit place, when it looks different and then as before, so does the place."""
    lamp = Lamp(paint, table)
    lamp.move(table.pile.mapTo(table, table.pile.landing_rect().center().toPoint()))
    lamp.stackUnder(table.layer)
    drag(table, "TC", NOWHERE)
    before = picture(table)
    for colour in (Qt.GlobalColor.green, Qt.GlobalColor.red):
        lamp.colour = QColor(colour)
        lamp.update()
        qtbot.waitUntil(lambda: picture(table, lamp.geometry()).pixelColor(20, 20) == lamp.colour)
    assert picture(table) == before


def test_a_lifted_card_paints_nothing_anew_that_looks_as_before(qtbot: QtBot, table: Table, paint: Paint) -> None:
    lamp = Lamp(paint, table)
    qtbot.waitUntil(lambda: lamp.painted > 0)
    before = lamp.painted
    drag(table, "TC", NOWHERE)
    QCoreApplication.processEvents()
    assert lamp.painted == before


def test_the_first_picture_of_a_lifted_card_paints_only_what_changes(qtbot: QtBot, table: Table) -> None:
    """Given a card that was pressed, when it is lifted, then its place is painted once, and nothing else with it."""
    card, painted = table.hand.card("TC"), Painted()
    assert card is not None
    hold(table.hand, table.middle_of("TC"), QEvent.Type.MouseButtonPress)
    QCoreApplication.processEvents()
    card.installEventFilter(painted)
    table.layer.installEventFilter(painted)
    hold(table.hand, table.middle_of("TC") + QPoint(6, -6))
    QCoreApplication.processEvents()
    assert table.layer.isVisible()
    assert painted.times[card] == 1, "into the picture, without the card"
    whole = table.width() * table.height()
    assert 0 < painted.pixels[table.layer] < whole / 2


def test_a_card_glides_home_over_the_picture(qtbot: QtBot, table_in_motion: Callable[[], Table], paint: Paint) -> None:
    """Given a card that is let go, when it glides home, then nothing below it is painted before it lies."""
    table, aside = table_in_motion(), QPoint(60, 60)
    lamp = Lamp(paint, table)
    lamp.setGeometry(table.rect())
    lamp.lower()
    drag(table, "TC", aside)
    QCoreApplication.processEvents()
    before = lamp.painted
    painted: list[int] = []
    table.layer.returned.connect(lambda: painted.append(lamp.painted))
    with qtbot.waitSignal(table.layer.returned):
        let_go(table, aside)
    assert painted == [before]
    qtbot.waitUntil(lambda: lamp.painted > before)


def test_what_lies_above_a_carried_card_is_no_part_of_the_picture(qtbot: QtBot, table: Table, paint: Paint) -> None:
    lamp = Lamp(paint, table)
    drag(table, "TC", NOWHERE)
    lamp.raise_()
    lamp.update()
    assert table.layer._still is not None
    table.layer._still.freshen()
    lamp.hide()
    assert picture(table, lamp.geometry()).pixelColor(20, 20) != QColor(Qt.GlobalColor.red)


def test_a_table_paints_itself_again_when_the_card_lies(qtbot: QtBot, table: Table) -> None:
    before = picture(table)
    drag(table, "TC", NOWHERE)
    let_go(table, NOWHERE)
    assert not table.layer.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    qtbot.waitUntil(lambda: picture(table) == before)

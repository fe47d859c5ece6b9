"""Hands at a table window: what a person does with pointer and keys."""

from itertools import count

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.tables import laid


def heard_from_now(qtbot: QtBot, window: TableWindow) -> list[str]:
    """Wait until a table has said all that it had to say; what it says from then on is added to what is returned."""
    for _ in range(3):
        QApplication.processEvents()
    qtbot.waitUntil(lambda: not window.voice._timer.isActive())
    heard: list[str] = []
    window.voice.said.connect(heard.append)
    return heard


def without_equal_pause(window: TableWindow) -> None:
    """Let each question's second and a half be over after a millisecond, for whoever only plays on.

    That it is as long for every hand is shown in tasuo/test_equal_pause.py.
    """
    looks = count(window.pause.now(), 1_499)
    window.pause.now = lambda: next(looks)


class Sitting:
    """Somebody at a table window, 1920 x 1080, where nothing moves slowly."""

    def __init__(
        self, qtbot: QtBot, model: GameModel, size: tuple[int, int] = (1920, 1080), *, leaves: bool = False
    ) -> None:
        self.model = model
        broken = self.broken = list[str]()
        # Qt holds what hears of a table: if that knew the table, both would stay to the end of all tests.
        model.moveFailed.connect(lambda failure: broken.append(failure.report))
        self.window = laid(model, make_paint(speed=0))
        if not leaves:  # who leaves takes the window along
            qtbot.addWidget(self.window)
        self.window.resize(*size)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.settle()

    def settle(self) -> None:
        """Let everything that was asked for happen."""
        for _ in range(3):
            QApplication.processEvents()
        assert not self.broken, self.broken

    def take(self, seat: str) -> None:
        """Another seat sits down and says "it's me"."""
        self.model.pass_to(seat)
        self.model.take_seat()
        self.settle()

    # ------------------------------------------------------------------ what is there
    @property
    def throwdown(self) -> ThrowdownPane:
        middle = self.window.scene.pane
        assert isinstance(middle, ThrowdownPane)
        return middle

    def hand_card(self, code: str) -> CardWidget:
        widget = self.window.hand.widget_of(card_called(code))
        assert widget is not None
        return widget

    def step(self) -> str:
        return str(self.model.sight().values["step"])

    def last(self) -> str:
        """The last move in the words of the game."""
        return self.model.log(self.model.entry)[0].words(self.model.seat_shown)

    # ------------------------------------------------------------------ what hands do
    def drag(self, widget: CardWidget, to: QRectF, *, drop: bool = True) -> None:
        """Drag a card of the hand to the middle of a global place."""
        spread = self.window.hand
        rect = widget.card_rect()
        start = widget.pos() + QPoint(round(rect.x() + rect.width() * 0.2), round(rect.y() + rect.height() * 0.4))
        goal = spread.mapFromGlobal(to.center().toPoint())
        self.drag_over(spread, start, goal, drop=drop)

    def drag_over(self, widget: QWidget, start: QPoint, goal: QPoint, *, drop: bool = True) -> None:
        """Press on a widget, go on in small steps with the button held, and let go; both places are the widget's."""
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 9):
            QTest.mouseMove(widget, start + (goal - start) * part / 8)
        self.settle()
        if drop:
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
            self.settle()

    def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        place = at.toPoint() if at is not None else widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        self.settle()

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys one after the other, each where the keyboard is then."""
        for key in keys:
            target = QApplication.focusWidget() or self.window
            if isinstance(key, str):
                QTest.keyClicks(target, key)
            else:
                QTest.keyClick(target, key)
            self.settle()

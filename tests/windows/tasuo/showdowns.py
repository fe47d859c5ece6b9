"""Showdowns to sit at, and hands that play a move as a person would: by dragging its card, or by pressing its plate."""

from functools import cache

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.deeds import DRIVE, MORE, moves_of
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.house.house import ROOT
from tests.windows.sitting import Sitting

BOX = box("tasuo")
GAME = BOX.game


@cache
def recorded(name: str) -> tuple[tuple[State, ...], tuple[Move, ...]]:
    """The tables of a record from its start on, and the moves between them: read and played once for all tests."""
    played = replay(read_file(ROOT / "tests" / "records" / "tasuo" / f"{name}.record"))
    return tuple(played.states()), tuple(GAME.phrases.read(entry.move) for entry in played.entries)


def model_at(state: State, game: Game = GAME) -> GameModel:
    """A table as it stands, with whoever is waited for at the computer."""
    model = GameModel(game, MemoryJournal(state), seeded(1), clock=lambda: 0)
    model.pass_to(model.next_seat())
    model.take_seat()
    return model


class Duelists:
    """Both players of a showdown at one window."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.window, self.model = sitting, sitting.window, sitting.model
        self.clock = self.window.paint.presses.now()
        self.window.paint.presses.now = lambda: self.clock
        self.offered: list[Move] = []
        """What the card that was carried last could mean where it was dropped."""
        self.acts = self.passed = 0
        """How often something was pressed or dragged, and how often the computer went to the other player."""

    @property
    def pane(self) -> FieldPane:
        pane = self.window.scene.pane
        assert isinstance(pane, FieldPane)
        return pane

    def play(self, move: Move) -> None:
        """Make a move with pointer and plates; somebody else takes the computer first where it must be she."""
        before = self.model.entry
        open_ones = [option for ask in self.model.asks() for option in ask.options]
        if move.seat != self.model.seat and move not in open_ones:
            self.sitting.take(move.seat)
            self.passed += 1
        if isinstance(move, Answer):
            self._answer(move)
        else:
            self._choose_drives(move)
            if not self._drag(move):
                self._press(move)
        assert self.model.entry > before, f"{move} was not made: {self.window.refusals.shown}"
        assert self.sitting.last() == str(move)

    def _answer(self, move: Answer) -> None:
        ask = self.model.asks()[0]
        button = self.window.answers.plate.button(ask.options.index(move))
        assert button is not None, str(move)
        self.acts += 1
        self.sitting.click(button)

    def _choose_drives(self, move: Move) -> None:
        if isinstance(move, AttackMove):
            for name in move.named_drives:
                button = self.pane.row.button(DRIVE + name)
                if button is not None:
                    self.acts += 1
                    self.sitting.click(button)

    def _plate(self, move: Move) -> PlateButton:
        """The plate of a move: that of its kind, or the one behind which the rest stands."""
        button = self.pane.row.button(type(move).phrase)
        self.offered = [one for one in self.model.options() if type(one) is type(move)]
        if button is None:
            view = SeatView.of(self.model)
            self.offered = [one for plate in self.pane._behind for one in moves_of(view, plate.key)]
            button = self.pane.row.button(MORE)
        assert button is not None, str(move)
        return button

    def _press(self, move: Move) -> None:
        button = self._plate(move)
        self.acts += 1
        self.sitting.click(button)
        self._say_which(move)

    def _say_which(self, move: Move) -> None:
        """Choose a move on the sheet, where one asks which of several is meant."""
        sheet = self.window.sheet
        if sheet.isHidden():
            return
        self.acts += 1
        sheet.choose(self.offered.index(move))
        self.sitting.settle()

    def card(self, move: Move) -> Card | None:
        """The card that is dragged for a move."""
        card = (move.used or move.card) if isinstance(move, AttackMove) else getattr(move, "card", None)
        return card if isinstance(card, Card) else None

    def _drag(self, move: Move) -> bool:
        card = self.card(move)
        widget = self.widget_of(card) if card is not None else None
        if card is None or widget is None:
            return False
        spread, lies = widget
        offers = self.model.drops(card, self.origin(card))
        meant = [(one.place, self.pane.meant(one.move)) for one in offers]
        places = [place for place, one in meant if one == move and self.window.scene.rect_of(place)]
        if not places:
            return False
        allowed = {
            place: [one for at, one in meant if at == place and self.model.judge(one).allowed] for place in places
        }
        place = min(places, key=lambda one: len(allowed[one]))
        self.offered = allowed[place]
        self.acts += 1
        self._carry(spread, lies, place)
        self._say_which(move)
        return True

    def _carry(self, spread: CardSpread, widget: CardWidget, place: Place) -> None:
        """Bring a card to a place."""
        goal = self.window.scene.rect_of(place)
        assert goal is not None
        drag(self.sitting, spread, widget, goal)

    def origin(self, card: Card) -> Place:
        """The zone in which a card lies."""
        state = self.model.sight()
        return Place(zone=next(zone for zone, lying in state.zones.items() if any(one.card is card for one in lying)))

    def widget_of(self, card: Card) -> tuple[CardSpread, CardWidget] | None:
        """Where a card is shown that can be dragged."""
        held = self.window.hand.widget_of(card)
        if held is not None:
            return self.window.hand, held
        found = self.pane.cards.widget_of(card)
        return (self.pane.cards, found) if found is not None else None


def drag(sitting: Sitting, spread: CardSpread, widget: CardWidget, goal: QRectF) -> None:
    """Drag a card by its upper left corner to the middle of a place."""
    box = widget.card_rect()
    start = widget.pos() + QPoint(round(box.x() + box.width() * 0.12), round(box.y() + box.height() * 0.3))
    end = spread.mapFromGlobal(goal.center().toPoint())
    QTest.mousePress(spread, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 9):
        QTest.mouseMove(spread, start + (end - start) * part / 8)
        QApplication.processEvents()
    QTest.mouseRelease(spread, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    sitting.settle()


class KeysAlone(Duelists):
    """Both players at one window who never touch a pointer."""

    MOST = 60
    """More keys than any way takes."""

    def _answer(self, move: Answer) -> None:
        button = self.window.answers.plate.button(self.model.asks()[0].options.index(move))
        assert button is not None, str(move)
        self._walk_to(button)
        self.clock += TOO_SOON  # she has read the question by then, however fast or slow the computer is
        self.sitting.press(Qt.Key.Key_Space)

    def _press(self, move: Move) -> None:
        button = self._plate(move)
        assert button.look.key, str(move)
        self.sitting.press(button.look.key.lower())
        self._say_which(move)

    def _choose_drives(self, move: Move) -> None:
        if isinstance(move, AttackMove):
            for name in move.named_drives:
                button = self.pane.row.button(DRIVE + name)
                if button is not None:
                    self.sitting.press(button.look.key)

    def _carry(self, spread: CardSpread, widget: CardWidget, place: Place) -> None:
        self._walk_to(widget)
        self.sitting.press(Qt.Key.Key_Return)
        layer = self.window.carry.layer
        for _ in range(self.MOST):
            if layer.goal is not None and layer.goal.place == place:
                break
            self.sitting.press(Qt.Key.Key_Tab)
        self.sitting.press(Qt.Key.Key_Return)

    def _walk_to(self, goal: QWidget) -> None:
        """Come to a widget with Tab from group to group, and with the arrow keys within one."""
        for _ in range(self.MOST):
            here = QApplication.focusWidget()
            if here is goal:
                return
            same = here is not None and here.parentWidget() is goal.parentWidget()
            if same and self._arrows(goal):
                return
            self.sitting.press(Qt.Key.Key_Tab)
        raise AssertionError(f"No key leads to {goal.accessibleName()}.")

    def _arrows(self, goal: QWidget) -> bool:
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            for _ in range(10):
                if QApplication.focusWidget() is goal:
                    return True
                self.sitting.press(key)
        return QApplication.focusWidget() is goal

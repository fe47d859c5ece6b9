"""One order of what lies over a table: who lies over whom, who has the keyboard, what Escape closes."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay, WidgetOverlay
from gattai_desktop.windows.overlays.overlays import Overlays


class Page(Overlay):
    """A page that writes down what it is told."""

    def __init__(self, window: QWidget, level: Level, keyboard: Keyboard = Keyboard.TAKEN, name: str = "") -> None:
        super().__init__(window)
        self.level, self.keyboard, self.name = level, keyboard, name
        self.page = QLineEdit(window)
        self.page.hide()
        self.told: list[str] = []
        self.opens = True

    def widgets(self) -> Sequence[QWidget]:
        return (self.page,)

    def can_open(self, about: str) -> bool:
        return self.opens

    def open(self, about: str) -> None:
        self.told.append(f"open {about}")
        self.page.show()


class Table:
    """A window over which pages lie."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.overlays = Overlays(self.window)
        self.window.show()

    def lay(self, level: Level, keyboard: Keyboard = Keyboard.TAKEN, name: str = "", *, shown: bool = True) -> Page:
        page = Page(self.window, level, keyboard, name)
        self.overlays.add(page)
        page.page.setVisible(shown)
        return page

    def order(self) -> list[QWidget]:
        """The widgets from below upwards, as Qt stacks them."""
        return [child for child in self.window.children() if isinstance(child, QWidget)]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_level_lies_over_every_level_below_whatever_came_first(table: Table) -> None:
    """Given what was added from above downwards, when it is stacked, then it lies from below upwards."""
    pages = [table.lay(level) for level in reversed(Level)]
    table.overlays.stack()
    assert table.order() == [page.page for page in reversed(pages)]


def test_of_one_level_the_later_one_lies_above(table: Table) -> None:
    first, later = table.lay(Level.ROOMS), table.lay(Level.ROOMS)
    table.overlays.stack()
    assert table.order() == [first.page, later.page]


@pytest.mark.parametrize("above", [Level.SHEETS, Level.ROOMS, Level.QUESTION, Level.REFUSAL, Level.CURTAIN])
def test_the_keyboard_belongs_to_what_lies_highest(table: Table, above: Level) -> None:
    """Given two pages, when both are shown, then Tab stops in the upper one alone; when it goes, in the lower one."""
    low, high = table.lay(Level.LOG), table.lay(above)
    assert table.overlays.top() is high
    assert [group.ground for group in table.overlays.focus_groups()] == [high.page]
    high.hide()
    assert table.overlays.top() is low


def test_what_is_opened_last_lies_on_top_of_sheets_rooms_and_questions(table: Table) -> None:
    """Given a question, when a Pilot's sheet is opened, then it lies above, and Escape closes it first."""
    sheet = table.lay(Level.SHEETS, name="pilot", shown=False)
    question, curtain = table.lay(Level.QUESTION), table.lay(Level.CURTAIN, shown=False)
    table.overlays.open(sheet, "red")
    assert table.order() == [question.page, sheet.page, curtain.page]
    assert table.overlays.close_top()
    assert table.overlays.top() is question
    question.opened.emit()
    sheet.page.show()
    assert table.overlays.top() is question


def test_what_leaves_the_keyboard_takes_no_key_and_is_not_closed(table: Table) -> None:
    """Given cards in the air over a log, when Escape is pressed, then the log closes and the cards fly on."""
    log, cards = table.lay(Level.LOG, Keyboard.FIRST), table.lay(Level.CARRIED, Keyboard.LEFT)
    assert table.overlays.close_top()
    assert not log.shown
    assert cards.shown
    assert not table.overlays.close_top()


def test_letters_reach_the_table_beneath_what_only_comes_first(table: Table) -> None:
    refusal = table.lay(Level.REFUSAL, Keyboard.FIRST)
    assert table.overlays.top() is refusal
    assert not table.overlays.take_keys
    table.lay(Level.QUESTION, Keyboard.TAKEN)
    assert table.overlays.take_keys


def test_escape_closes_one_after_the_other_from_above(table: Table) -> None:
    """Given sheet, room, question and refusal, when Escape is pressed again and again, then each goes in its turn."""
    pages = [table.lay(level) for level in (Level.QUESTION, Level.REFUSAL, Level.SHEETS, Level.ROOMS)]
    gone = []
    while (top := table.overlays.top()) is not None:
        gone.append(top.level)
        assert table.overlays.close_top()
    assert gone == [Level.REFUSAL, Level.QUESTION, Level.ROOMS, Level.SHEETS]
    assert not any(page.shown for page in pages)


def test_a_room_lies_over_what_asks_and_over_a_refusal_which_waits(table: Table) -> None:
    """Given a question, a refusal and cards in the air, when a room is opened, then it alone has the keyboard."""
    question, refusal = table.lay(Level.QUESTION), table.lay(Level.REFUSAL)
    sheet, cards = table.lay(Level.SHEETS), table.lay(Level.CARRIED, Keyboard.LEFT)
    room = table.lay(Level.ROOMS, name="rulings", shown=False)
    assert table.overlays.named("rulings") is room
    table.overlays.open(room, "deescalate_window")
    assert room.told == ["open deescalate_window"]
    assert [one.shown for one in (question, refusal, sheet, cards)] == [True, True, True, True]
    assert table.overlays.top() is room
    assert table.order()[-1] is cards.page
    room.hide()
    assert table.overlays.top() is refusal


def test_what_has_nothing_to_show_sends_nothing_away(table: Table) -> None:
    question = table.lay(Level.QUESTION)
    room = table.lay(Level.ROOMS, name="odds", shown=False)
    room.opens = False
    table.overlays.open(room, "")
    assert not room.told
    assert question.shown


def test_nothing_is_opened_by_no_name(table: Table) -> None:
    table.lay(Level.SHEETS)
    assert table.overlays.named("") is None
    assert table.overlays.named("pilot") is None


def test_widgets_that_are_there_say_themselves_whether_they_count(table: Table) -> None:
    """Given a curtain that rises, when it is still visible, then the table has its keys again."""
    curtain = QWidget(table.window)
    curtain.show()
    down = True
    table.overlays.add(WidgetOverlay(Level.CURTAIN, curtain, keyboard=Keyboard.TAKEN, shown=lambda: down))
    assert table.overlays.take_keys
    down = False
    assert curtain.isVisible()
    assert not table.overlays.take_keys

"""While the wall is shown no screen goes dark; once it is closed the system does as before."""

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.wall.awake import Awake, Let, keep_screens_lit, one_of_many
from tests.windows.sitting import Sitting
from tests.windows.surfaces import kept
from tests.windows.tables import dealt


class Screens:
    """What the system was asked, in order."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def keep_lit(self) -> Let:
        self.asked.append("lit")
        return lambda: self.asked.append("as before")


def test_screens_stay_lit_while_the_wall_is_shown(qtbot: QtBot) -> None:
    wall, screens = QWidget(), Screens()
    qtbot.addWidget(wall)
    Awake(wall, screens.keep_lit)
    for _ in range(2):
        wall.show()
        wall.hide()
        wall.show()
        QApplication.processEvents()
        assert screens.asked == ["lit"]
        wall.close()
        assert screens.asked == ["lit", "as before"]
        screens.asked.clear()


def test_a_wall_that_is_closed_before_the_system_was_asked_asks_for_nothing(qtbot: QtBot) -> None:
    wall, screens = QWidget(), Screens()
    qtbot.addWidget(wall)
    Awake(wall, screens.keep_lit)
    wall.show()
    wall.close()
    QApplication.processEvents()
    assert screens.asked == []


def test_the_wall_of_a_table_keeps_them_lit(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    keeper = kept(sitting)
    keeper.place()
    assert keeper.wall is not None
    assert keeper.wall.findChild(Awake) is not None
    keeper.close()


def test_without_a_screen_nobody_is_asked(qapp: QApplication) -> None:
    assert qapp.platformName() != "offscreen" or keep_screens_lit() is None


def test_on_windows_screens_stay_lit_until_the_last_wall_is_closed() -> None:
    told: list[int] = []

    def tell(state: int) -> int:
        told.append(state)
        return 1

    first, second = one_of_many(tell), one_of_many(tell)
    assert first is not None
    assert second is not None
    told.clear()
    first()
    assert told == []
    second()
    assert told == [0x80000000]

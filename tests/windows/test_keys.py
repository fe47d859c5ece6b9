"""The keys of the table: one list, in which each of them can be given another key, by the keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board import keys
from gattai_desktop.board.keys import Keys, drawn_key, pressed_key
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.program.laid_table import take_settings
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.apply_settings import paint_of
from gattai_desktop.windows.settings.key_help import rows_of
from gattai_desktop.windows.settings.key_sheets import conflicts
from gattai_desktop.windows.settings.settings import Settings, read_settings, write_settings
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.sitting import Sitting
from tests.windows.surfaces import SURFACES
from tests.windows.tables import FIGHT, dealt, given

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.mark.parametrize(
    ("key", "held", "text", "name"),
    [
        (Qt.Key.Key_BracketLeft, CTRL | ALT, "[", "["),  # AltGr and 8 of a German keyboard, as Windows tells it
        (Qt.Key.Key_BracketLeft, NONE, "[", "["),
        (Qt.Key.Key_1, ALT, "1", "Alt+1"),
        (Qt.Key.Key_A, CTRL | ALT, "", "Ctrl+Alt+A"),
        (Qt.Key.Key_Z, CTRL, "", "Ctrl+Z"),
        (Qt.Key.Key_Y, CTRL, "", "Ctrl+Shift+Z"),  # on Windows what was taken back is brought back so
        (Qt.Key.Key_C, SHIFT, "C", "Shift+C"),
        (Qt.Key.Key_Menu, NONE, "", "Menu"),
        (Qt.Key.Key_F10, SHIFT, "", "Menu"),  # where no menu key is
        (Qt.Key.Key_Backspace, NONE, "\b", "Del"),  # where no other key deletes
    ],
)
def test_a_key_is_known_by_what_it_types(key: Qt.Key, held: Qt.KeyboardModifier, text: str, name: str) -> None:
    assert pressed_key(QKeyEvent(QEvent.Type.KeyPress, key, held, text)) == name


def test_keys_are_drawn_as_a_mac_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Qt calls Ctrl is the command key there."""
    assert (drawn_key("Ctrl+Shift+Z"), drawn_key("Alt+1"), drawn_key("Ctrl")) == ("Ctrl Shift Z", "Alt 1", "Ctrl")
    assert (drawn_key("PgUp"), drawn_key("Shift+PgDown")) == ("Page Up", "Shift Page Down")
    monkeypatch.setattr(keys, "platform", "darwin")
    assert (drawn_key("Ctrl+Shift+Z"), drawn_key("Alt+1"), drawn_key("Ctrl++")) == ("⌘ ⇧ Z", "⌥ 1", "⌘ Plus")


class Typist(Sitting):
    """Somebody with a keyboard, whose keys are kept as the program keeps them."""

    def __init__(self, qtbot: QtBot, *, fight: bool = True, settings: Settings | None = None) -> None:
        super().__init__(qtbot, given(FIGHT) if fight else dealt())
        self.settings = settings or Settings(speed=0)
        self.window.keysChosen.connect(self._keep)
        take_settings(self.window, self.settings, paint_of(self.settings))
        self.take("red" if fight else "coach")

    def _keep(self, keys: Keys) -> None:
        self.settings = Settings(speed=0, keys=keys.written())
        take_settings(self.window, self.settings, paint_of(self.settings))

    def choose(self, words: str) -> None:
        """Open the list and press the line that says this."""
        QTest.keyClicks(self.window, "?")
        self.settle()
        self.go_to(words)
        self.press(Qt.Key.Key_Return)

    def go_to(self, words: str) -> None:
        """Walk down the list, looking to the right in each row."""
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down) * 40:
            if words in self.window.focusWidget().accessibleName():
                return
            self.press(key)
        raise AssertionError(f"'{words}' cannot be reached among {self.lines()}")

    def lines(self) -> list[str]:
        return [one.accessibleName() for one in self.window.sheet.findChildren(PlateButton) if one.isVisible()]


def pressed_at(window: Sitting) -> set[str]:
    """Every key that a plate of the table shows, as it is usually."""
    shown = {
        one.look.key
        for kind in (PlateButton, AnswerButton)
        for one in window.window.findChildren(kind)
        if one.isVisible() and not window.window.sheet.isAncestorOf(one)
    }
    return {key for key in shown if len(key) == 1 and not key.isdigit()}


@pytest.mark.parametrize("fight", [True, False])
def test_each_letter_on_a_plate_is_in_the_list(qtbot: QtBot, fight: bool) -> None:
    typist = Typist(qtbot, fight=fight)
    listed = {row.usual for row in (*rows_of("table"), *rows_of("gattai"))}
    assert len(pressed_at(typist)) > 3
    assert pressed_at(typist) <= listed


def test_each_key_of_the_window_is_in_the_list(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    listed = {row.usual for row in rows_of("table")}
    assert set(typist.window.keys.actions) - {"Menu"} <= listed  # that one stays as it is
    elsewhere = {"F1", "F11", "F12", "Ctrl+W"}  # the window itself, the wall
    assert listed - set(typist.window.keys.actions) == elsewhere


def test_no_usual_key_has_two_meanings() -> None:
    for room in ("gattai", "rumblebots"):
        usual = [row.usual for row in (*rows_of("table"), *rows_of(room))]
        assert len(usual) == len(set(usual))


def test_the_list_names_every_key_and_its_meaning(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    QTest.keyClicks(typist.window, "?")
    typist.settle()
    lines = typist.lines()
    for row in (*rows_of("table"), *rows_of("gattai")):
        assert any(row.words in line for line in lines), row
    assert "C: Counter; at a free table: draw" in lines
    assert "Shift F8: says aloud: your hand" in lines


def test_another_key_counters_from_now_on_and_the_plate_shows_it(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    typist.choose("Counter;")
    typist.press("n")
    assert "declines a Gambit" in typist.window.sheet.accessibleDescription(), "N is taken in this game"
    typist.press("u")
    assert any(line.startswith("U: Counter") for line in typist.lines())
    typist.press(Qt.Key.Key_Escape)
    assert typist.settings.keys == ("gattai C=U",)
    counter = next(one for one in typist.throwdown.row.findChildren(PlateButton) if one.look.title == "Counter")
    assert counter.accessibleDescription() == "Key U"
    QTest.keyClicks(typist.window, "c")
    typist.settle()
    assert not typist.window.carry.carrying, "C means nothing any more"
    QTest.keyClicks(typist.window, "u")
    typist.settle()
    assert typist.window.carry.carrying


def test_the_keys_are_there_again_on_the_next_evening(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    assert write_settings(file, Settings(speed=0, keys=("gattai C=M", "table Shift+F8=", "table Ctrl++=F2"))) == ""
    typist = Typist(qtbot, settings=read_settings(file))
    heard: list[str] = []
    typist.window.voice.switch(on=False)
    typist.window.voice.said.connect(heard.append)
    before = typist.window.zoom
    QTest.keyClick(typist.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert not heard, "Shift F8 was switched off"
    QTest.keyClick(typist.window, Qt.Key.Key_F2)
    assert typist.window.zoom > before


def test_two_keys_can_be_exchanged(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    typist.choose("Counter;")
    typist.press("b")
    assert "B already does something: Block." in typist.window.sheet.accessibleDescription()
    typist.go_to("Exchange them")
    typist.press(Qt.Key.Key_Return)
    assert typist.settings.keys == ("gattai B=C", "gattai C=B")
    assert {"B: Counter; at a free table: draw", "C: Block"} <= set(typist.lines())


def test_a_key_that_is_given_away_to_where_it_is_in_use_stays_away(qtbot: QtBot) -> None:
    """Given Rumble takes the key of the log, then the log, which counts in every game, does not get R: there R runs."""
    typist = Typist(qtbot)
    typist.choose("Rumble")
    typist.press("l")
    typist.go_to("Exchange them")
    typist.press(Qt.Key.Key_Return)
    assert typist.settings.keys == ("gattai R=L", "table L=")


def test_a_key_of_every_table_is_compared_with_those_of_every_game() -> None:
    aloud = next(row for row in rows_of("table") if row.usual == "Shift+F8")
    assert {row.room for row in conflicts(Keys(), aloud, "R")} == {"gattai", "rumblebots", "virtual-machine"}
    fuse = next(row for row in rows_of("rumblebots") if row.usual == "F")
    assert conflicts(Keys(), fuse, "C") == ()
    assert [row.words for row in conflicts(Keys(), fuse, "P")] == ["passes the table"]


@pytest.mark.parametrize(
    ("key", "reason"),
    [("7", "answer with that digit"), ("K", "goes to the next card"), ("R", "already does something: Rumble.")],
)
def test_keys_that_are_needed_stay_what_they_are(qtbot: QtBot, key: str, reason: str) -> None:
    typist = Typist(qtbot)
    typist.choose("says aloud: your hand")
    typist.press(key)
    assert reason in typist.window.sheet.accessibleDescription()
    assert typist.settings.keys == ()


def test_a_key_is_switched_off_and_all_become_usual_again(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    typist.choose("Concede")
    typist.go_to("No key")
    typist.press(Qt.Key.Key_Return)
    assert typist.settings.keys == ("gattai X=",)
    assert "switched off: Concede" in typist.lines()
    typist.go_to("The usual keys")
    typist.press(Qt.Key.Key_Return)
    assert typist.settings.keys == ()
    assert "X: Concede" in typist.lines()


def test_a_pilot_who_wants_to_change_something_by_hand_is_told_why_not(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    QTest.keyClicks(typist.window, "v")
    typist.settle()
    assert typist.window.sheet.isVisible()
    assert "Coach" in typist.window.sheet.accessibleDescription()


def test_escape_leaves_a_key_as_it_is(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    typist.choose("Concede")
    typist.press(Qt.Key.Key_Escape)
    assert typist.window.sheet.isVisible(), "back on the list"
    assert QApplication.focusWidget().accessibleName() == "X: Concede"
    typist.press(Qt.Key.Key_Escape)
    assert not typist.window.sheet.isVisible()
    QTest.keyClicks(typist.window, "l")
    assert typist.window.log.wide, "no key is waited for any more"


def test_what_is_chosen_for_the_window_itself_is_a_shortcut_as_well(qtbot: QtBot) -> None:
    typist = Typist(qtbot)
    made = QShortcut("F11", typist.window)
    made.setObjectName("F11")
    take_settings(typist.window, Settings(keys=("table F11=F3",)), paint_of(Settings(keys=("table F11=F3",), speed=0)))
    assert made.key().toString() == "F3"


def test_from_the_menu_to_the_settings_file_and_back_into_the_next_evening(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    del qapp
    file = tmp_path / "settings.toml"
    file.write_text("speed = 0.0\nwall = 'off'\nmotion_of_system = false\n", encoding="utf-8")
    for evening in (1, 2):
        program = app.Program(Shelf(tmp_path / "sessions"), file, seed=1)
        program.show_shelf()
        program.begin_session(scenario("neon-harbour"))
        table, model = program.table, program.model
        assert table is not None
        assert model is not None
        with qtbot.waitExposed(table):
            table.activateWindow()
        model.take_seat()
        full = next(one for one in table.findChildren(QShortcut) if one.objectName() == "F11")
        assert full.key().toString() == ("F11" if evening == 1 else "F10")
        if evening == 1:
            table.menuAsked.emit()
            table.sheet.choose("keys")
            table.sheet.choose(next(row for row in rows_of("table") if row.usual == "F11"))
            QTest.keyClick(table.focusWidget(), Qt.Key.Key_F10)
            assert full.key().toString() == "F10"
            table.sheet.dismiss()
            table.menuAsked.emit()
            table.sheet.choose("voice")
            table.sheet.dismiss()
        assert table.voice.on is False
        table.close()
        program.end()
        program.shelf_window.close()
    assert 'keys = ["table F11=F10"]' in file.read_text(encoding="utf-8")


def test_the_replay_has_keys_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    """No key of a table counts there, and each that it has can be another one."""
    window = SURFACES["replay"](qtbot, tmp_path)
    assert isinstance(window, ReplayWindow)
    listed = {row.usual for row in rows_of("replay")} - {"F1", "F11"}  # the window itself
    assert {key for key in window.keys.actions if not key.isdecimal()} == listed
    chosen = Settings(keys=("table H=F2", "table V=B", "replay V=N"), speed=0)
    window.set_paint(paint_of(chosen))
    first = window.past.seat
    QTest.keyClicks(window, "vb")
    assert window.past.seat == first
    QTest.keyClicks(window, "n")
    assert window.past.seat != first
    window.past.take_seat()
    QTest.keyClicks(window, "?")
    lines = [one.accessibleName() for one in window.sheet.findChildren(PlateButton) if one.isVisible()]
    assert "N: the table as the next seat saw it" in lines
    assert "H: hides the open hand, shows it" in lines
    assert not any("Throwdown" in line for line in lines)


def test_the_curtain_listens_to_the_key_that_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window = SURFACES["curtain"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    chosen = Settings(keys=("table H=F2",), speed=0)
    take_settings(window, chosen, paint_of(chosen))
    for key, looks in ((Qt.Key.Key_H, False), (Qt.Key.Key_F2, True)):
        now = window.focusWidget()
        QTest.keyPress(now, key)
        assert window.model.looking is looks
        QTest.keyRelease(window.focusWidget() or now, key)
        assert not window.model.looking


def test_lines_that_say_nothing_are_no_keys() -> None:
    keys = Keys.read(("", "table", "table P", "=N", "table P=N", "table L==", "table Ctrl++=F2"))
    assert keys.written() == ("table Ctrl++=F2", "table L==", "table P=N")
    assert Keys.read(keys.written()) == keys
    assert [keys.meant(key) for key in ("N", "P", "=", "L", "F2", "Ctrl++", "Q")] == [
        "P",
        "",
        "L",
        "",
        "Ctrl++",
        "",
        "Q",
    ]

"""What is written in the lines of a sheet: as much as can be kept, and never less than was there."""

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeySequence, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.kinds import NotPossible, Text
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.sheet_fields import ParagraphField
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from tests.windows.cut import read

GO = SheetChoice("go", PlateLook("Write it"))


@pytest.mark.parametrize("text", ["", "x" * 400, "x" * 2_000, "😀" * 1_000], ids=len)
def test_a_text_that_is_changed_keeps_what_was_there(qtbot: QtBot, text: str) -> None:
    """Given a note of a pack, which may have 2,000 characters, when it is changed by hand, then its end is there."""
    window, answers = QWidget(), list[dict[str, str]]()
    qtbot.addWidget(window)
    window.resize(900, 600)
    sheet = Sheet(make_paint(), window)
    look = SheetLook("Note", fields=(SheetField("text", "Note", text=text),), choices=(GO,))
    sheet.ask(look, lambda _key, texts: answers.append(texts), window.rect())
    sheet.choose("go")
    assert answers == [{"text": text}]
    assert text == "" or Text().typed(text) == text


def test_more_than_can_be_kept_cannot_be_typed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = Sheet(make_paint(), window)
    sheet.ask(SheetLook("Note", fields=(SheetField("text", "Note"),), choices=(GO,)), lambda *_: None, window.rect())
    edit = sheet.form.fields.get("text")
    assert edit is not None
    edit.insert("x" * 3_000)
    assert len(edit.text()) == 400
    with pytest.raises(NotPossible, match="2000"):
        Text().typed("x" * 2_001)


def test_a_full_sentence_says_so_and_keeps_its_end(qtbot: QtBot) -> None:
    """What is typed into the middle of a full sentence is left out, and its last word stays."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet = Sheet(make_paint(), window)
    text = "x" * 390 + " the end."
    look = SheetLook("Tale", fields=(SheetField("text", "Sentence 1", text=text, wraps=True),), choices=(GO,))
    sheet.ask(look, lambda *_: None, window.rect())
    field = sheet.form.fields.get("text")
    assert isinstance(field, ParagraphField)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert field.note() == ""
    heard: list[str] = []
    field.filled.connect(lambda: heard.append(field.note()))
    field.moveCursor(QTextCursor.MoveOperation.Start)
    QTest.keyClicks(field, "abc")
    assert field.text() == "a" + text
    assert field.textCursor().position() == 1
    assert "400 letters at most" in {one.whole for one in read(sheet)}
    QApplication.clipboard().setText("pasted")
    QTest.keySequence(field, QKeySequence(QKeySequence.StandardKey.Paste))
    assert field.text() == "a" + text
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.text() == text
    assert heard == ["400 letters at most", ""]


def test_a_given_sentence_that_is_broken_is_shown_whole_at_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    with qtbot.waitExposed(window):
        window.show()
    sheet = Sheet(make_paint(), window)
    fields = tuple(
        SheetField(f"text {place}", "Sentence", text="It was a long night. " * 6, wraps=True) for place in (1, 2)
    )
    sheet.ask(SheetLook("Tale", fields=fields, choices=(GO,)), lambda *_: None, window.rect())
    for one in fields:
        field = sheet.form.fields.get(one.key)
        assert isinstance(field, ParagraphField)
        assert field.rows() == 2
        assert field.viewport().height() + 1 >= 2 * field.fontMetrics().lineSpacing()


def test_a_pressed_suggestion_gives_the_keyboard_to_its_field(qtbot: QtBot) -> None:
    """Given a line with suggestions, when one is pressed, then it can be changed at once, and Enter answers with it."""
    window, answers = QWidget(), list[dict[str, str]]()
    qtbot.addWidget(window)
    window.resize(900, 600)
    sheet = Sheet(make_paint(), window)
    field = SheetField("text", "Stakes", presets=("the harbour", "the lamp"))
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet.ask(SheetLook("Stakes", fields=(field,), choices=(GO,)), lambda _key, texts: answers.append(texts),
              window.rect())  # fmt: skip
    QTest.mouseClick(sheet.form.presets[1], Qt.MouseButton.LeftButton)
    edit = sheet.form.fields.get("text")
    assert edit is not None
    assert edit.hasFocus()
    QTest.keyClicks(edit, "s")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert answers == [{"text": "the lamps"}]


def test_letters_on_a_plate_go_into_the_line_and_backspace_takes_them_out_of_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = Sheet(make_paint(), window)
    field = SheetField("text", "Stakes", text="lamp")
    sheet.ask(SheetLook("Stakes", fields=(field,), choices=(GO,)), lambda *_: None, window.rect())
    edit = sheet.form.fields.get("text")
    assert edit is not None
    edit.end(False)
    for typed in ("S", "!", Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, "z"):
        QTest.keyClick(sheet._buttons["go"], typed)
    assert edit.text() == "lampz"


def test_enter_goes_on_to_the_next_empty_line_before_it_answers(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sheet = Sheet(make_paint(), window)
    fields = (SheetField("title", "Title"), SheetField("kept", "Kept", "as it was"), SheetField("author", "Author"))
    answers: list[dict[str, str]] = []
    sheet.ask(SheetLook("A pack", fields=fields, choices=(GO,)), lambda _, texts: answers.append(texts), window.rect())
    for words in ("Fog", "Mara"):
        line = window.focusWidget()
        QTest.keyClicks(line, words)
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert answers == [{"title": "Fog", "kept": "as it was", "author": "Mara"}]


def test_no_plate_looks_pointed_at_before_it_stands_in_its_place(qtbot: QtBot) -> None:
    """Given a sheet that asks on while the pointer rests, then each new plate is shown only where it stands."""
    window, shown = QWidget(), list[tuple[str, tuple[int, int]]]()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()

    class Watching(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, PlateButton):
                shown.append((str(watched.look.title), watched.pos().toTuple()))
            return False

    def ask(*names: str) -> None:
        choices = tuple(SheetChoice(one, PlateLook(one)) for one in names)
        sheet.ask(SheetLook("Who?", choices=choices), lambda *_: None, window.rect())

    sheet = Sheet(make_paint(), window)
    ask("Ann", "Ben")
    watching = Watching()
    QApplication.instance().installEventFilter(watching)
    ask("gentle", "steady", "sharp")
    QApplication.instance().removeEventFilter(watching)
    here = [one for one in sheet.findChildren(PlateButton) if one.look.title in dict(shown)]
    assert len({place for _, place in shown}) == 3
    assert sorted(shown) == sorted((str(one.look.title), one.pos().toTuple()) for one in here)


def test_plates_with_a_title_alone_stand_beside_others_and_are_no_higher(qtbot: QtBot) -> None:
    """Given plates with nothing below their titles, then two stand in a row, as low as where all have words."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 748)
    sheet = Sheet(make_paint(), window)

    def stood(*looks: PlateLook) -> list[QRect]:
        choices = tuple(SheetChoice(place, look) for place, look in enumerate(looks))
        sheet.ask(SheetLook("What now?", choices=choices), lambda *_: None, window.rect())
        plates = {one.look.title: one for one in sheet.findChildren(PlateButton) if one.isVisibleTo(sheet)}
        return [plates[look.title].geometry() for look in looks]

    told = stood(PlateLook("Keep it", "as it stands"), PlateLook("Take it back", "for everybody"))
    silent = stood(PlateLook("Keep it"), PlateLook("Take it back"))
    assert silent[0].y() == silent[1].y()
    assert {one.height() for one in silent} == {one.height() for one in told}


def test_plates_whose_titles_have_no_room_beside_each_other_stand_one_below_the_other(qtbot: QtBot) -> None:
    """Two plates said "Mit Herz-König zu Das Tor halten we…" and differed by a suit."""
    window, paint = QWidget(), make_paint().at(Scale.for_table(1024, 580))
    qtbot.addWidget(window)
    window.resize(1024, 580)
    window.show()
    sheet = Sheet(paint, window)
    titles = [f"Mit {suit}-König zu „Das Tor halten“ wechseln" for suit in ("Herz", "Karo")]
    choices = tuple(
        SheetChoice(title, drive_plate(title, "Die Anzeige bleibt.", str(key), "legal"))
        for key, title in enumerate(titles, 1)
    )
    sheet.ask(SheetLook("Wechseln", choices=choices), lambda *_: None, window.rect())
    assert [one.words for one in read(sheet) if one.words != one.whole] == []
    short = tuple(SheetChoice(one, drive_plate(one, "Sable: 6 → 3", "1", "legal")) for one in ("Saal", "Brunnen"))
    sheet.ask(SheetLook("Gehen", choices=short), lambda *_: None, window.rect())
    plates = {str(one.look.title): one for one in sheet.findChildren(PlateButton) if one.isVisibleTo(sheet)}
    assert plates["Saal"].y() == plates["Brunnen"].y(), "short ones still stand beside each other"


def test_a_sheet_beside_what_it_is_about_is_as_wide_as_its_titles(qtbot: QtBot) -> None:
    """Of "Spark Runner als Emergency Call nach Kao rufen" the place was cut off."""
    window, paint = QWidget(), make_paint().at(Scale.for_table(1024, 580))
    qtbot.addWidget(window)
    window.resize(1024, 580)
    window.show()
    sheet = Sheet(paint, window)
    widths = []
    for title in ("Spark Runner als Emergency Call nach Kao rufen", "Nach Kao rufen"):
        choices = (SheetChoice(title, drive_plate(title, "", "E", "legal")),)
        look = SheetLook("Was ist gemeint?", choices=choices, columns=1, beside=QRect(400, 280, 72, 100))
        sheet.ask(look, lambda *_: None, window.rect())
        assert [one.words for one in read(sheet) if one.words != one.whole] == []
        widths.append(sheet.width())
    assert widths[0] > widths[1], "with short titles no more of the table is covered than before"


def test_a_long_text_is_written_in_a_paragraph_with_room(qtbot: QtBot) -> None:
    """Given a long text, then it stands there in several lines; Enter begins another, and Ctrl Enter answers."""
    window, answers = QWidget(), list[dict[str, str]]()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    sheet = Sheet(make_paint(), window)
    field = SheetField("text", "Scene", text="The shutters rattle. " * 20, most=2_000, several=True)
    sheet.ask(SheetLook("Scene", fields=(field,), choices=(GO,)), lambda _, texts: answers.append(texts), window.rect())
    edit = sheet.form.fields.get("text")
    assert isinstance(edit, ParagraphField)
    assert edit.height() >= edit.rows() * edit.fontMetrics().lineSpacing()
    before = edit.height()
    edit.end(False)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    QTest.keyClicks(edit, "Quiet.")
    assert edit.height() > before
    assert "background: transparent" in edit.verticalScrollBar().styleSheet(), "no bar of another look stands there"
    assert answers == []
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert answers == [{"text": f"{field.text.strip()} \nQuiet."}]


def test_tab_leaves_a_paragraph_and_no_more_is_taken_than_can_be_kept(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sheet = Sheet(make_paint(), window)
    field = SheetField("text", "Scene", most=10, several=True)
    sheet.ask(SheetLook("Scene", fields=(field,), choices=(GO,)), lambda *_: None, window.rect())
    edit = sheet.form.fields.get("text")
    assert isinstance(edit, ParagraphField)
    assert window.focusWidget() is edit
    edit.insertPlainText("x" * 30)
    assert edit.text() == "x" * 10
    QTest.keyClick(edit, Qt.Key.Key_Tab)
    assert window.focusWidget() is sheet._buttons["go"]


def test_beside_others_only_what_holds_now_has_a_tick_and_is_told_as_chosen(qtbot: QtBot) -> None:
    """Given several plates that may all be pressed, then none looks like a box that was ticked, but for the one."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    sheet = Sheet(make_paint(), window)
    window.show()
    choices = tuple(SheetChoice(key, drive_plate(key.capitalize(), "a line", "")) for key in ("one", "two", "three"))

    def asked(now: str | None) -> dict[str, PlateButton]:
        sheet.ask(SheetLook("Which?", choices=choices, now=now), lambda _key, _texts: None, window.rect())
        return {one.look.title: one for one in sheet.findChildren(PlateButton) if one.isVisible()}

    def ticked(plates: dict[str, PlateButton]) -> list[str]:
        marked = (one for one in plates.values() if one.look.judgement or any(x.sign == "tick" for x in one.look.signs))
        return [one.look.title for one in marked]

    assert ticked(asked(None)) == []
    plates = asked("two")
    assert ticked(plates) == ["Two"]
    assert plates["Two"].accessibleName() == "Two: a line. chosen"
    assert "chosen" not in plates["One"].accessibleName()


def test_a_text_longer_than_its_sheet_begins_at_its_first_line(qtbot: QtBot) -> None:
    """Given help that does not fit, when it opens, then one reads from its beginning, and Tab leads to its plates."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 400)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet = Sheet(make_paint(), window)
    look = SheetLook("Help", lines=("One sentence.",) * 30, choices=(GO,))
    sheet.ask(look, lambda *_: None, window.rect())
    bar = sheet.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    assert sheet.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert bar.value() > 0


def test_a_long_hint_of_a_sentence_is_read_to_its_end(qtbot: QtBot) -> None:
    """Given a Pilot with a long goal, when she challenges, then her line says all of what it is for."""
    window = QWidget()
    hint = f"Find {'the lamp that nobody has ever seen burn, and ' * 4}bring it home, or something else"
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    sheet = Sheet(make_paint(), window)
    fields = (SheetField("stakes", "What for", hint=hint, wraps=True),)
    sheet.ask(SheetLook("Challenge", fields=fields, choices=(GO,)), lambda _key, _texts: None, window.rect())
    edit = sheet.form.fields.get("stakes")
    assert edit is not None
    around = QRect(0, 0, edit.viewport().width() - round(2 * edit.document().documentMargin()), 0)
    assert edit.fontMetrics().boundingRect(around, Qt.TextFlag.TextWordWrap, hint).height() <= edit.viewport().height()
    assert edit.lines() < 5
    edit.setText("The lamp")
    QApplication.processEvents()
    assert edit.lines() == 1

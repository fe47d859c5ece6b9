"""The Pilots' sheets on paper: from her sheet and from the menu, as everybody may read them."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.gattai.pilot.printed_sheet import lay_sheets
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import pilot_sheet_look
from gattai_desktop.windows.kit.paper import Paper, pdf_of, pictures_of
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, the_pilots

HOLDING = """
given   pilot red "Ren"; pilot green "Tam"; Red: hand {cards}; Green: hand 7♥P
"""


def written(view: SeatView, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is written on the sheets."""
    found: list[str] = []
    usual = Paper.text

    def text(paper: Paper, x: float, y: float, wide: float, words: str, *more: object) -> float:
        found.append(words)
        return usual(paper, x, y, wide, words, *more)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Paper, "text", text)
        pictures_of(lambda paper: lay_sheets(paper, view, seats), 300)
    return found


def test_a_sheet_says_what_everybody_may_read(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    words = written(SeatView.of(sitting.model), ("red",), monkeypatch)
    assert words[0].startswith(sitting.model.name("red"))
    for one in ("Team", "Fight", "Future", "Charges", "Buffers", "Lessons", "Notes"):
        assert one in words
    assert any(one.startswith("Strike: ") for one in words)


def test_a_price_on_paper_says_of_what_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number beside no sign says nothing; what is still to be picked is told by the words of the Tech."""
    speak_language("en")
    view = SeatView.of(dealt("hunters-moon"))
    prices = {one for one in written(view, view.pilots, monkeypatch) if one.startswith("Price: ")}
    assert prices == {"Price: 1 Charge"}


def test_what_costs_as_much_as_the_stage_has_no_price_before_there_is_one(qtbot: QtBot) -> None:
    look = pilot_sheet_look(SeatView.of(dealt("hunters-moon")), "red")
    assert next(one.price for one in look.techs if one.title == "Inspiring Strike!") == ("charge", "n")


def test_two_hands_make_the_same_sheet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = []
    for cards in ("K♠P 9♦P", "2♣P"):
        sitting = Sitting(qtbot, given(HOLDING.format(cards=cards)))
        sitting.take("red")
        sheets.append(written(SeatView.of(sitting.model), ("red", "green"), monkeypatch))
    assert sheets[0] == sheets[1]


def test_each_pilot_has_a_sheet_of_paper(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    view = SeatView.of(sitting.model)
    data = pdf_of("sheets", lambda paper: lay_sheets(paper, view, view.pilots))
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == len(view.pilots)


def test_her_sheet_leads_to_paper_and_it_is_kept_as_pdf(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    target = tmp_path / "ren"
    proposed: list[str] = []
    saving = lambda *given: (proposed.append(given[2]), (str(target), ""))[1]  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", saving)
    sitting.window.requests.open("pilot.red")
    the_pilots(sitting.window).page.body.pressed.emit("print")
    sheet = sitting.window.sheet
    assert sheet.look.title == "The Pilots' sheets on paper"
    sheet.choose(("pdf", ("red",)))
    assert target.with_name("ren.pdf").read_bytes().startswith(b"%PDF-")
    assert Path(proposed[0]).name == f"{sitting.model.name('red')}.pdf", "by her name, not by her seat"
    assert sheet.look.title == "The sheets are saved"
    assert not sheet.look.can_close, "one plate leads on, and no second one beside it"


def test_a_disk_that_refuses_is_told(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / "gone" / "all.pdf"), ""))
    sitting.window.requests.open("print")
    sheet = sitting.window.sheet
    sheet.choose(("pdf", SeatView.of(sitting.model).pilots))
    assert sheet.look.title == "The sheets were not saved"
    assert "not there any more" in str(sheet.look.lines)

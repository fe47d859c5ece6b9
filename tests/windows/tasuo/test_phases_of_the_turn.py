"""The phases in the left rail: a tick before what is done, and a reason where a turn leaves one out."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.records.reader import read as read_record
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn {turn}; active red; Red: ka Cinder Page; hand Coal Shot
"""
SIZES = [(1366, 768), (1920, 1080)]


def drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, phase: str, turn: int, size: tuple[int, int]
) -> tuple[list[str], list[str], list[str]]:
    """What the rail writes, what of it is cut, and the signs before its phases."""
    model = model_at(replay(read_record(TABLE.format(phase=phase, turn=turn))).state)
    (left,) = Sitting(qtbot, model, size).window.findChildren(ShowdownLeft)
    signs: list[str] = []
    sign = Drawing.sign

    def note(draw: Drawing, name: str, *more: object, **named: object) -> None:
        signs.append(name)
        sign(draw, name, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "sign", note)
    left.repaint()
    left.grab()
    found = [one for one in read(left) if one.widget is left]
    return (
        [one.whole for one in found],
        [one.whole for one in found if one.words != one.whole],
        [one for one in signs if one in ("tick", "cross")],
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", ["play", "end"])
def test_the_first_turn_has_no_clash_and_says_why(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, either_language: str, phase: str, size: tuple[int, int]
) -> None:
    """TS-H4: Clash was ticked as if it were done, and the reason left out with it."""
    words, cut, signs = drawn(qtbot, monkeypatch, phase, 1, size)
    reason = {"en": "from turn 2 on", "de": "erst ab Zug 2"}[either_language]
    assert reason in words
    assert not cut
    assert "cross" in signs


def test_in_a_later_turn_clash_is_done(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    words, _, signs = drawn(qtbot, monkeypatch, "end", 2, SIZES[0])
    assert "from turn 2 on" not in words
    assert "cross" not in signs

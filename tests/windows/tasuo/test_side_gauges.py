"""The head of a player in the left rail: name, what is asked and the number of cards stand apart."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, Style
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.tasuo.card_signs import BODIES
from gattai_desktop.windows.games.tasuo.side_gauges import SideGauges
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at, recorded


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_what_a_player_is_asked_does_not_run_into_the_number_of_her_cards(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, either_language: str, size: tuple[int, int]
) -> None:
    del either_language
    choosing = next(one for one in recorded("TS-EX105")[0] if one.zones["hand.red"])
    sitting = Sitting(qtbot, model_at(choosing), size)
    gauges = sitting.window.findChildren(SideGauges)[0]
    gauges.set_look(evolve(gauges.look, held=12, line=speak("tasuo", "chooses a hand")))
    signs, words = list[QRectF](), list[QRectF]()
    text, sign = Drawing.text, Drawing.sign

    def note_text(
        draw: Drawing, x: float, base: float, said: object, style: Style, *more: object, **named: object
    ) -> float:
        wide = text(draw, x, base, said, style, *more, **named)  # type: ignore[arg-type]
        if said == gauges.look.line:
            high = draw.size(style) * 0.8
            words.append(QRectF(x, base - high, wide, high))
        elif said == str(gauges.look.held):
            high = draw.size(style) * 0.73
            signs.append(QRectF(x - wide, base - high, wide, high))
        return wide

    def note_sign(draw: Drawing, name: str, x: float, y: float, side: float, *more: object, **named: object) -> None:
        if name == "hand":
            signs.append(QRectF(x, y, side, side))
        sign(draw, name, x, y, side, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note_text)
    monkeypatch.setattr(Drawing, "sign", note_sign)
    gauges.grab()
    assert (len(signs), len(words)) == (2, 1)
    assert not any(one.intersects(words[0]) for one in signs)


def test_bodies_that_are_not_counted_yet_are_outlines(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colour alone told them apart: in high contrast five of them looked like a showdown that is lost."""
    sitting = Sitting(qtbot, model_at(recorded("TS-EX105")[0][0]), (1366, 768))
    gauges = sitting.window.findChildren(SideGauges)[0]
    gauges.set_look(evolve(gauges.look, bodies=2, ends=5))
    drawn = {"sign": 0, "outline": 0}
    for name in drawn:
        draws = getattr(Drawing, name)

        def note(draw: Drawing, sign: str, *more: object, name: str = name, draws: Callable[..., None] = draws) -> None:
            drawn[name] += sign == BODIES
            draws(draw, sign, *more)

        monkeypatch.setattr(Drawing, name, note)
    gauges.grab()
    assert drawn == {"sign": 1 + 2, "outline": 3}


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_long_name_is_smaller_before_it_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, model_at(recorded("TS-EX105")[0][0]), size)
    gauges = sitting.window.findChildren(SideGauges)[0]
    gauges.set_look(evolve(gauges.look, name="Johannes Paul"))
    assert "Johannes Paul" in [one.words for one in read(gauges)]

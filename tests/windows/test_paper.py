"""What is written on paper can be found again in the PDF: each figure stands there as a character."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.kit.paper import pdf_of

STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


def characters(pdf: bytes) -> set[str]:
    """The characters that the fonts of a PDF say their glyphs are."""
    found: set[str] = set()
    for stream in STREAM.findall(pdf):
        if b"beginbfrange" in stream or b"beginbfchar" in stream:
            found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9a-fA-F]{4})>", stream) if int(code, 16)}
    return found


@pytest.mark.parametrize("font", [text_font, strong_font, display_font])
def test_figures_and_stops_are_characters_in_a_pdf(qapp: QApplication, font: object) -> None:
    del qapp
    words, ink = "Score 7, grade B.", make_paint().theme.text
    pdf = pdf_of("A tale", lambda paper: paper.text(0, 0, 400, words, font(16), ink))  # type: ignore[operator]
    assert set("7,.B") <= characters(pdf)

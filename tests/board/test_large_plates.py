"""The large plates of a first screen: their words stand clear of each other, however small the plate."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import Judgement, PlateLook, hero_plate, outcome_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.board.written import read_by
from gattai_desktop.cards.frozen import evolve


@pytest.mark.parametrize("size", [(660, 124), (330, 62), (351, 66)], ids=str)
def test_the_lines_of_a_large_plate_stand_clear_of_each_other(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a title with a sentence of two lines, when its plate is small, then no line touches another or the edge."""
    sentence = "Learn by playing, alone or with up to seven friends, or with nobody but the program itself."
    plate = PlateButton(make_paint(speed=0), hero_plate("First Contact", sentence, "star"))
    qtbot.addWidget(plate)
    plate.resize(*size)
    places: list[QRectF] = []
    with read_by(lambda painter, box, _words, _whole: places.append(painter.transform().mapRect(box))):
        plate.grab()
    assert len(places) == 3, "a title and two lines"
    for above, below in pairwise(places):
        assert below.top() - above.bottom() > 0.4 * below.height(), "what hangs below a line needs a third of a capital"
    assert places[-1].bottom() + 0.4 * places[-1].height() < plate.height()


def test_three_lines_of_an_outcome_stand_clear_of_its_edge(qtbot: QtBot) -> None:
    """In a small window with enlarged words the last line ran into the edge of the plate."""
    signs = (CardMark("tick", "legal"), CardMark("jag", "price"))
    look = outcome_plate("Ja, aber", "zu einem Preis: eine Wave oder Schaden", "Vass wählt", signs)
    plate = PlateButton(make_paint(speed=0, scale=Scale.for_table(960, 540)), look)
    qtbot.addWidget(plate)
    plate.resize(226, 75)
    plate.stack(on=True)
    places: list[QRectF] = []
    with read_by(lambda painter, box, _words, _whole: places.append(painter.transform().mapRect(box))):
        plate.grab()
    assert len(places) == 4, "a title, two lines, and who decides"
    for above, below in pairwise(places):
        assert below.top() >= above.bottom() + 0.3 * above.height()
    assert places[-1].bottom() + 0.7 * places[-1].height() < plate.height()


def test_a_bright_button_of_a_row_asks_for_the_width_of_its_large_letters_and_its_key(qtbot: QtBot) -> None:
    """In a tall row its letters are larger than in a low one: the title stood at the cap of its key."""
    plate = PlateButton(make_paint(speed=0), primary_plate("Begin the next battle", key="Enter"))
    qtbot.addWidget(plate)
    asked = plate.speaker(76).title
    plate.resize(400, 76)
    plate.show()
    assert asked >= plate.sizeHint().width() > PlateButton(plate.paint, plate.look).sizeHint().width()


def test_the_cap_of_a_key_stands_clear_of_the_edges_of_a_low_button(qtbot: QtBot) -> None:
    """On a small screen its frame lay upon the edges of the button, as if that ended in its middle."""
    plate = PlateButton(make_paint(speed=0, scale=Scale.for_table(1024, 600)), primary_plate("Weiter", key="Leertaste"))
    qtbot.addWidget(plate)
    plate.resize(plate.sizeHint().width(), 22)
    words: list[QRectF] = []
    with read_by(lambda _painter, box, said, _whole: words.append(box) if said == "Leertaste" else None):
        picture = plate.grab().toImage()
    middle = round(words[0].center().x())
    dark = [y for y in range(picture.height()) if picture.pixelColor(middle, y).lightness() < 128]
    assert dark[0] >= 2
    assert dark[-1] <= picture.height() - 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("judgement", ["legal", "price"])
def test_the_sign_of_a_bright_plate_stands_out_as_its_words_do(
    qtbot: QtBot, theme: ThemeName, judgement: Judgement
) -> None:
    """A step was chosen in which something was still open: its amber sign on the bright plate could hardly be seen."""
    paint = make_paint(theme, speed=0)
    look = PlateLook("Questions", "three", judgement=judgement, fill="live")
    plate = PlateButton(paint, look)
    qtbot.addWidget(plate)
    plate.resize(300, 62)
    with_sign = plate.grab().toImage()
    plate.set_look(evolve(look, judgement=""))
    without = plate.grab().toImage()
    places = [(x, y) for x in range(14, 32) for y in range(6, 32)]
    inks = {with_sign.pixelColor(*at).rgb() for at in places if with_sign.pixel(*at) != without.pixel(*at)}
    assert paint.theme.on("live").rgb() in inks

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from gattai_desktop.board.faces import RATIO, Faces, UnknownFaceError, _usual, card_path, paint_well
from gattai_desktop.board.theme import load_theme
from gattai_desktop.board.words import card_name

EVERY_FACE = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
OTHERS = [f"{kind}-{side}" for kind in ("back", "omen", "spent") for side in ("pilots", "coach")]


@pytest.mark.parametrize("four", [True, False], ids=["four colours", "two colours"])
def test_all_58_pictures_are_there_and_painted(qapp: object, four: bool) -> None:
    faces = Faces(four)
    for face in EVERY_FACE + OTHERS:
        middle = faces.picture(face, 140, 1.0).pixmap.toImage().pixelColor(50, 70)
        assert middle.alpha() == 255, face


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_a_pixel_for_each_pixel_of_the_screen(qapp: object, ratio: float) -> None:
    pixmap = Faces().picture("KH", 210, ratio).pixmap
    assert pixmap.width() == round(210 * RATIO * ratio)
    assert pixmap.devicePixelRatio() == ratio


def test_a_picture_is_painted_once_for_its_size_ratio_and_angle(qapp: object) -> None:
    faces = Faces()
    first = faces.picture("7S", 200, 1.0)
    assert faces.picture("7S", 200, 1.0) is first
    assert faces.picture("7S", 200, 2.0) is not first
    assert faces.picture("7S", 200, 1.0, 2.0) is not first
    assert len(faces._kept) == 3


def test_new_faces_paint_no_card_anew_that_looks_the_same(qapp: object) -> None:
    """Whoever changes a setting, or opens another window, has new ones."""
    first = Faces().picture("8S", 200, 1.0)
    assert Faces().picture("8S", 200, 1.0) is first
    assert Faces(four=False).picture("8S", 200, 1.0) is not first
    assert Faces(large=True).picture("8S", 200, 1.0) is not first


def test_the_cut_corner_lets_the_table_through(qapp: object) -> None:
    image = Faces().picture("2C", 350, 1.0).pixmap.toImage()
    assert image.pixelColor(248, 2).alpha() == 0
    assert image.pixelColor(2, 348).alpha() == 0
    assert image.pixelColor(125, 100) == QColor("#FAF7F0")
    assert not card_path(350).contains(card_path(350).boundingRect().topRight())


def test_an_empty_place_is_drawn_within_the_room_of_a_card(qapp: object) -> None:
    """Half of the first place's edge was cut off where a row of them begins at the edge of its part."""
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_well(painter, load_theme(), 20, 20, 70)
    painter.end()
    room = QRect(20, 20, round(70 * RATIO), 70)
    painted = [(x, y) for x in range(120) for y in range(120) if image.pixelColor(x, y).alpha() > 0]
    assert painted
    assert all(room.contains(x, y) for x, y in painted)


@pytest.mark.parametrize("name", ["1X", "../tokens", "KH/..", ""])
def test_a_face_that_does_not_exist_is_refused_by_name(qapp: object, name: str) -> None:
    assert not Faces().knows(name)
    with pytest.raises(UnknownFaceError):
        Faces().picture(name, 100, 1.0)


def test_a_picture_is_read_when_it_is_first_painted(qapp: object) -> None:
    """Given a table whose cards nobody sees yet, then it is known that there are pictures of them."""
    _usual.cache_clear()
    faces = _usual(True, False)
    assert faces.knows("TD")
    assert faces.knows("back-pilots")
    assert not faces._renderers
    faces.picture("TD", 100, 1.0)
    assert set(faces._renderers) == {"TD"}


def test_cards_have_spoken_names_and_backs_say_no_rank() -> None:
    assert card_name("TC") == "Ten of clubs"
    assert card_name("back-pilots") == "Pilots' card, face-down"
    assert card_name("spent-coach") == "Coach's Omen, spent"

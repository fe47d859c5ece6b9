"""The faces of the cards of Tasuo Showdown: no two alike, three depths, halves, signs, words, backs (LOOK 25)."""

import operator
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.faces import CARD_HEIGHT, CARD_WIDTH, Faces, paint_card
from gattai_desktop.board.paint import make_smooth
from gattai_desktop.board.theme import ThemeName, load_theme
from gattai_desktop.board.words import card_name, paint_mini
from gattai_desktop.board.written import read_by
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.card_words import ARENA, BATTLE_CONDITIONS, ELEMENTS, KINDS, TAGS, TYPES
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.zones import SEATS
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.card_faces import back_of, peek_of
from gattai_desktop.windows.games.tasuo.card_index import card_ink, paint_index
from gattai_desktop.windows.games.tasuo.card_inside import WITH_WORDS, paint_inside, paint_picture
from gattai_desktop.windows.games.tasuo.card_words_shown import element_words, kind_words, text_of
from gattai_desktop.windows.games.tasuo.half_numbers import paint_halves, spoken_halves
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.settings.language import speak_language

pytestmark = pytest.mark.usefixtures("qapp")

DESIGNS = tuple(built_in_cards().cards.designs.values())
_ALIKE = 400
"""Of 20,736 bytes: two pictures that differ in fewer are taken for the same one."""


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = QLocale()
    speak_language(request.param)
    yield request.param
    speak_language("en")
    QLocale.setDefault(before)


def _blank(wide: float, high: float) -> QImage:
    image = QImage(round(wide), round(high), QImage.Format.Format_ARGB32)
    image.fill(0)
    return image


def _picture(design: CardDesign) -> bytes:
    image = _blank(72, 72)
    image.fill(QColor("white"))
    painter = QPainter(image)
    make_smooth(painter)
    if design.kind == ARENA:
        paint_picture(painter, design, QPointF(0, 0), 0.3)
    else:
        paint_picture(painter, design, QPointF(16, 14), 0.4)
    painter.end()
    return bytes(image.constBits())


def _differ(one: bytes, other: bytes) -> int:
    return sum(map(operator.ne, one, other))


def _read(name: str, height: float, ratio: float = 1.0) -> list[str]:
    """Return the words that are drawn on a face of that height."""
    seen: list[str] = []

    def keep(_painter: QPainter, _box: QRectF, words: str, _whole: str) -> None:
        seen.append(words)

    with read_by(keep):
        Faces().picture(name, height, ratio)
    return seen


def test_no_two_designs_have_the_same_picture() -> None:
    pictures = {design.id: _picture(design) for design in DESIGNS}
    assert len(pictures) == 110
    near = [pair for pair in combinations(pictures, 2) if _differ(pictures[pair[0]], pictures[pair[1]]) < _ALIKE]
    assert near == []


def test_a_picture_is_the_same_every_time() -> None:
    assert _picture(DESIGNS[3]) == _picture(DESIGNS[3])


@pytest.mark.parametrize("high", [90.0, 145.0, 240.0])
def test_every_design_has_a_face_at_every_depth(high: float) -> None:
    faces = Faces()
    for design in DESIGNS:
        assert faces.knows(f"tasuo:{design.id}")
        made = faces.picture(f"tasuo:{design.id}", high, 2.0)
        assert made.pixmap.height() == pytest.approx(2 * high, abs=2)
    assert len(faces._kept) == len(DESIGNS)
    assert not faces.knows("tasuo:sl99")
    assert not faces.knows("tasuo")


def test_a_face_is_drawn_once_and_kept() -> None:
    faces = Faces()
    assert faces.picture("tasuo:sl01", 150, 1.0) is faces.picture("tasuo:sl01", 150, 1.0)


def test_the_depth_follows_the_height_that_is_seen_and_not_the_pixels() -> None:
    assert "Warrior · Smith" in _read("tasuo:sl04", WITH_WORDS + 1)
    assert "Warrior · Smith" not in _read("tasuo:sl04", WITH_WORDS - 40, 2.0)
    assert "Duelist" in _read("tasuo:sl04", WITH_WORDS - 40)
    assert "Duelist" not in _read("tasuo:sl04", 90)


def _written(design: CardDesign, height: float) -> list[tuple[str, float]]:
    """Return the words on the face of a design and how high they are, in the box of every card."""
    told: list[tuple[str, float]] = []

    def keep(_painter: QPainter, box: QRectF, words: str, _whole: str) -> None:
        told.append((words, box.height()))

    image = _blank(CARD_WIDTH, CARD_HEIGHT)
    painter = QPainter(image)
    with read_by(keep):
        paint_inside(painter, design, height)
    painter.end()
    return told


@pytest.mark.parametrize("height", [100, 127, 180, 330])
def test_a_long_name_of_ones_own_card_is_told_whole_or_ends_in_an_ellipsis(height: int) -> None:
    """What had no room was left out without a sign, and the long name of an Arena was too small to be read."""
    name = "Lantern Keeper of the Very Long and Cold Night by the Harbour"
    for kind in KINDS:
        design = evolve(next(one for one in DESIGNS if one.kind == kind), name=name, line="")
        lines = [one for one in _written(design, height) if (words := one[0].strip(" …")) and words in name]
        words = " ".join(one for one, _high in lines)
        assert words == name or words.endswith("…"), (kind, words)
        assert min(high for _words, high in lines) >= 14, kind


def test_life_and_damage_stand_in_halves() -> None:
    seen = _read("tasuo:ti04", 150)
    assert {"7.5", "2.5"} <= set(seen)
    assert "10.5" in _read("tasuo:ti06", 90)


@pytest.mark.parametrize("amount", [13, 20, 21, 24, 99])
def test_a_number_of_halves_fills_the_room_that_it_takes(amount: int) -> None:
    """A ten was drawn as the rank of a card, which is narrower, and its half stood far off."""
    image = _blank(400, 120)
    painter = QPainter(image)
    wide = paint_halves(painter, 10, 10, amount, 100, QColor("black"))
    painter.end()
    inked = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() > 127 for y in range(120))]
    assert inked[-1] - inked[0] == pytest.approx(wide, abs=6)
    assert max(after - before for before, after in pairwise(inked)) < 16


def test_a_card_in_focus_has_all_its_words(language: str) -> None:
    for design in DESIGNS:
        seen = " ".join(_read(f"tasuo:{design.id}", 380))
        assert text_of(design) in seen, (language, design.id)


def test_figures_and_signs_stand_in_the_strip_that_a_hand_leaves_open() -> None:
    for design in DESIGNS:
        if design.kind == ARENA:  # its band goes over the whole head
            continue
        for full in (True, False):
            image = _blank(CARD_WIDTH, CARD_HEIGHT)
            painter = QPainter(image)
            paint_index(painter, design, card_ink(design, full=full))
            painter.end()
            strip = round(0.42 * CARD_WIDTH)
            beyond = image.copy(strip, 0, image.width() - strip, image.height())
            assert not any(beyond.constBits()), (design.name, full)


def test_every_word_of_a_card_has_a_sign_of_its_own() -> None:
    types = [card_signs.type_sign(one) for one in TYPES.values()]
    elements = [card_signs.element_sign(one) for one in ELEMENTS]
    tags = [card_signs.tag_sign(one) for one in TAGS]
    assert len({*types, *elements, *tags}) == len(TYPES) + len(ELEMENTS) + len(TAGS)
    conditions = {card_signs.condition_sign(one) for one in BATTLE_CONDITIONS}
    assert len(conditions) == 7  # one for all three that are broken


def test_a_card_is_read_out_whole() -> None:
    told = card_name("tasuo:ti04")
    assert told == (
        "Shoal Binder, Warrior, Tidal, life 7 and a half, a call costs 2 armor, Grab 2 and a half, water. Chainable."
    )
    assert "Targets. Chainable." in card_name("tasuo:st05")
    assert card_name("tasuo:sl19").startswith("Fury Stoke, Bloodlusted, Offensive. When you declare an attack")
    assert card_name("tasuo:ul01").startswith("Marshal of the White Flame, Tasuo Mode on Pyre Marshal, life 12,")
    assert spoken_halves(1) == "a half"


def test_kinds_and_elements_have_names_in_every_language(language: str) -> None:
    assert all(kind_words(kind) for kind in KINDS)
    assert (element_words("fire") == "Feuer") is (language == "de")


def test_a_back_tells_whose_it_is_and_nothing_else() -> None:
    faces = Faces()
    assert face(Back("red")) == back_of("red")
    names = [back_of(seat, ultra=ultra) for seat in SEATS for ultra in (False, True)]
    pictures = {bytes(faces.picture(name, 140, 1.0).pixmap.toImage().constBits()) for name in names}
    assert len(pictures) == 4
    assert {card_name(name) for name in names} == {"Card, face-down"}


def test_the_owner_of_a_set_card_sees_what_it_is() -> None:
    faces = Faces()
    peeked = faces.picture(peek_of("red", "sl16"), 140, 1.0).pixmap.toImage()
    assert peeked != faces.picture(back_of("red"), 140, 1.0).pixmap.toImage()
    assert peeked != faces.picture(peek_of("red", "sl20"), 140, 1.0).pixmap.toImage()
    assert card_name(peek_of("red", "sl16")).startswith("Tripwire Flash, Responsive")
    assert card_name(peek_of("red", "sl16")).endswith("face-down")


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_a_turned_card_and_a_small_back_in_words_can_be_drawn(theme: ThemeName) -> None:
    image = _blank(400, 400)
    painter = QPainter(image)
    paint_card(painter, Faces(), load_theme(theme), "tasuo:sl22", 60, 20, 150, angle=90)
    wide = paint_mini(painter, load_theme(theme), back_of("blue"), 300, 300, 20)
    painter.end()
    assert wide > 0
    # Turned about the middle of its foot, it lies to the right of where it stood.
    assert image.pixelColor(200, 165).alpha() > 0

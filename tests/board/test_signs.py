import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gattai_desktop.board.letters import bar_along, cut_path, width_of
from gattai_desktop.board.signs import (
    BUILDINGS,
    PathDataError,
    UnknownSignError,
    painter_path,
    shapes,
    sign_names,
    sign_path,
)
from gattai_desktop.board.theme import tokens


def inside_the_box(path: QPainterPath) -> bool:
    box = path.boundingRect()
    return box.left() >= -5 and box.top() >= -5 and box.right() <= 105 and box.bottom() <= 105


@pytest.mark.parametrize("name", sorted(sign_names()))
def test_every_sign_is_a_path_in_its_box(name: str) -> None:
    path = sign_path(name)
    assert not path.isEmpty()
    assert inside_the_box(path)


@pytest.mark.parametrize("letter", sorted(shapes()["glyphs"]))
def test_every_letter_can_be_cut(qapp: object, letter: str) -> None:
    path, width = cut_path(letter)
    assert width == shapes()["glyphs"][letter]["width"]
    assert letter == " " or not path.isEmpty()


def test_harmony_signs_have_as_many_sides_as_their_number() -> None:
    for row in tokens()["harmony"][2:]:
        corners = [sign_path(row["sign"]).elementAt(i) for i in range(sign_path(row["sign"]).elementCount())]
        assert len({(round(c.x), round(c.y)) for c in corners}) == row["value"]


def test_a_circle_made_of_one_arc_is_round() -> None:
    box = sign_path("circle").boundingRect()
    assert box.width() == pytest.approx(92, abs=0.5)
    assert box.height() == pytest.approx(92, abs=0.5)


def test_suits_answer_to_letter_and_name() -> None:
    assert sign_path("H").boundingRect() == sign_path("hearts").boundingRect()


def test_an_unknown_sign_is_named_in_the_error() -> None:
    with pytest.raises(UnknownSignError, match="wyvern"):
        sign_path("wyvern")


def test_torn_path_data_says_what_is_missing() -> None:
    with pytest.raises(PathDataError, match="2 numbers belong there"):
        painter_path("M1 2L3")


def test_every_state_of_a_location_has_its_building() -> None:
    assert set(BUILDINGS) == {"Standing", "Damaged", "Razed"}
    assert all(not painter_path(whole).isEmpty() for whole, _ in BUILDINGS.values())


def test_a_name_with_accents_is_cut_without_them_and_other_scripts_fall_back(qapp: object) -> None:
    assert cut_path("Zoé") == cut_path("Zoe")
    path, width = cut_path("Ренат")
    assert width > 0
    assert not path.isEmpty()


@pytest.mark.parametrize("word", ["Grün", "Zoë", "Ätna", "Öl"])
def test_two_dots_above_a_letter_are_cut_within_its_height(qapp: object, word: str) -> None:
    """The large letters said "GRUN" of Green's German name."""
    path, width = cut_path(word)
    plain, _ = cut_path(word.translate(str.maketrans("üëÄÖ", "ueAO")))
    assert width == width_of(word, 100)
    assert path != plain
    assert path.boundingRect().top() == pytest.approx(plain.boundingRect().top(), abs=1)
    assert path.boundingRect().bottom() == pytest.approx(plain.boundingRect().bottom(), abs=1)


def test_words_are_as_wide_as_their_letters_and_the_gaps(qapp: object) -> None:
    glyphs = shapes()["glyphs"]
    assert width_of("TAM", 100) == sum(glyphs[letter]["width"] for letter in "TAM") + 2 * 8


def test_words_are_measured_without_being_cut() -> None:
    cut_path.cache_clear()
    assert width_of("TAM", 50) == cut_path("TAM", 17)[1] / 2
    assert cut_path.cache_info().currsize == 1


def test_a_bar_keeps_its_width_where_a_piece_is_shorter_than_the_bar() -> None:
    # The 3 begins with a piece of one: its end is flat, and the inner corner is filled.
    bar = bar_along(painter_path("M8 22V21L21 9H42", even_odd=False), 18)
    assert bar.contains(QPointF(8, 21.9))
    assert not bar.contains(QPointF(8, 22.1))
    assert bar.contains(QPointF(14, 20))
    assert bar.contains(QPointF(30, 17.9))
    assert not bar.contains(QPointF(42.1, 9))


def test_a_corner_is_rounded_on_its_outer_side_and_a_bar_that_turns_back_is_rounded_at_its_tip() -> None:
    corner = bar_along(painter_path("M0 50V0H50", even_odd=False), 20)
    assert corner.contains(QPointF(-6, -6))
    assert not corner.contains(QPointF(-9.5, -9.5))
    tip = bar_along(painter_path("M0 50V0V50", even_odd=False), 20)
    assert tip.contains(QPointF(0, -9))
    assert not tip.contains(QPointF(9, -9))


def test_a_number_is_written_figure_by_figure_and_a_rank_as_one_letter() -> None:
    """Ten crystals looked like one crooked letter: the 1 and the 0 of a card's rank touch."""
    assert width_of(10, 100) == width_of(1, 100) + 8 + width_of(0, 100)
    assert width_of("10", 100) < width_of(10, 100)
    number, _ = cut_path("10", number=True)
    one, zero = cut_path("1")[0].boundingRect(), cut_path("0")[0].boundingRect()
    between = (one.right() + zero.translated(width_of(1, 100) + 8, 0).left()) / 2
    assert not any(number.contains(QPointF(between, y)) for y in range(0, 101, 5)), "there is room between them"

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

import gattai_desktop
from gattai_desktop.board.fonts import caps_font, display_font, register_fonts, strong_font, text_font
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.theme import (
    THEMES,
    ThemeName,
    UnknownTokenError,
    harmony,
    load_motion,
    load_theme,
    pilot,
    tokens,
)

PACKAGE = Path(gattai_desktop.__file__).parent


@pytest.mark.parametrize("name", THEMES)
def test_each_theme_answers_for_every_colour_and_every_pilot(name: ThemeName) -> None:
    theme = load_theme(name)
    for token, value in tokens()["themes"][name].items():
        if isinstance(value, str):
            assert theme.colour(token).name().upper() == value
    for seat in tokens()["pilots"]:
        assert theme.colour(seat) == pilot(seat).colour
        assert theme.on(seat) == pilot(seat).on


@pytest.mark.parametrize("name", THEMES)
def test_words_of_every_side_can_be_read_on_the_ground(name: ThemeName) -> None:
    """A Pilot's yellow was written on the light cloth, and her black on the dark one."""
    theme = load_theme(name)
    for side in ("pilots", "coach", *tokens()["pilots"]):
        brighter, darker = sorted((_luminance(theme.ink_of(side)), _luminance(theme.table)), reverse=True)
        assert (brighter + 0.05) / (darker + 0.05) >= 3, side


def _luminance(colour: QColor) -> float:
    """Return how bright a colour is, 0 to 1, as WCAG reckons it."""
    parts = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in colour.getRgbF()[:3])
    return sum(weight * one for weight, one in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def test_nothing_stands_in_the_tokens_that_nobody_asks_for() -> None:
    """Given the names that the program asks for, then each colour, shadow, duration and curve is one of them."""
    program = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "board").rglob("*.py"))
    program += "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "windows").rglob("*.py"))
    assert set(tokens()) == {"version", "themes", "card", "harmony", "pilots", "bots", "elevation", "motion"}
    for theme in tokens()["themes"].values():
        assert all(re.search(rf"\b(theme\.{name}|\"{name}\")", program) for name in theme)
    own = [name for name, value in tokens()["card"].items() if isinstance(value, str)]
    assert all(f'card_colour("{name}")' in program for name in own)
    motion = tokens()["motion"]
    named = [*tokens()["elevation"], *motion["easing"], *(set(motion) - {"easing"})]
    assert [name for name in named if f'"{name}"' not in program] == []


def test_an_unknown_token_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownTokenError, match="legal"):
        load_theme("dark").colour("mauve")


def test_two_and_four_colours_part_diamonds_from_hearts() -> None:
    four, two = load_theme("dark"), load_theme("dark", four_colours=False)
    assert four.suit_ink("D") != four.suit_ink("H")
    assert two.suit_ink("D") == two.suit_ink("H")


def test_text_is_never_smaller_than_twelve_pixels(qapp: object) -> None:
    tiny = Scale(cu=60, layout="small")
    assert tiny.text(13) == 12
    for font in (text_font(3), strong_font(1), display_font(11), caps_font(0)):
        assert font.pixelSize() == 12


def test_the_bundled_fonts_are_those_that_paint(qapp: object) -> None:
    assert {"Inter", "Inter Display"} <= set(register_fonts())


@pytest.mark.parametrize(
    ("width", "height", "layout"),
    [(1920, 1080, "full"), (1500, 860, "full"), (1499, 860, "small"), (1500, 859, "small"), (1024, 600, "small")],
)
def test_a_window_is_full_from_1500_by_860(width: int, height: int, layout: str) -> None:
    assert Scale.for_table(width, height).layout == layout


def test_a_drawn_pixel_is_a_pixel_at_the_size_that_was_drawn() -> None:
    assert Scale.for_table(1920, 1080).unit == pytest.approx(1)
    assert Scale.for_table(1366, 768).unit == pytest.approx(1, abs=0.01)
    assert Scale.for_table(3840, 2160).unit == pytest.approx(2)


def test_speed_divides_every_duration_and_zero_is_at_once() -> None:
    assert load_motion(1).ms("return") == 190
    assert load_motion(2).ms("return") == 95
    assert load_motion(0).ms("return") == 0
    assert load_motion(1).ms("slide", cards=3) == 180 + 2 * 40


def test_reduced_motion_never_flies_and_never_fades_longer_than_120() -> None:
    motion = load_motion(1, reduced=True)
    assert not motion.flies()
    assert all(motion.ms(name) <= 120 for name in motion.durations)


@pytest.mark.parametrize(("value", "shown"), [(9_999, 7), (8, 7), (7, 7), (1, 1), (0, 1), (-9_999, 1)])
def test_a_harmony_that_no_table_has_is_shown_as_the_nearest(value: int, shown: int) -> None:
    """Given the number of a stranger's table, when its picture is painted, then painting does not break over it."""
    assert harmony(value).value == shown

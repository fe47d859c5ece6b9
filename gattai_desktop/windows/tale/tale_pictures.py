"""Draws what a tale shows as SVG, from the program's own cards, signs and cut letters. Nothing in it leads outside.

Each picture is a text that begins with `<svg`: the page holds it as it is, and paper is painted from the same.
"""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gattai_desktop.board.large_face import drawn_by
from gattai_desktop.board.letters import can_be_cut, width_of
from gattai_desktop.board.signs import shapes, sign_data
from gattai_desktop.board.theme import UnknownTokenError, back_sign, harmony, is_pilot, load_theme, pilot
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.zone import COACH_SEAT, Lying
from gattai_desktop.records.tale import TalePicture
from gattai_desktop.resources import ResourceMissingError, ResourceOutsideError, resource
from gattai_desktop.windows.kit.faces import lying_face, omen_face
from gattai_desktop.windows.kit.own_pictures import jpeg_of, own_image
from gattai_desktop.windows.tale.painted_svg import drawn_svg, inside_of

WIDE, HIGH = 330.0, 172.0
"""The box of a turning point's picture."""
_CARD_HIGH: Final = 116.0
_CARD_BOX: Final = (250.0, 350.0)
_BAR: Final = 18.0
_STEP: Final = 54.0
OWN: Final = 'xlink:href="data:image/jpeg;base64,'
"""How a picture of somebody's own lies in a page: within it."""
_MOST_OWN: Final = 256 * 1024
"""Most bytes of one."""
_NAMESPACE: Final = "http://www.w3.org/2000/svg"


def framed(wide: float, high: float, inner: str, words: str) -> str:
    """Return a picture with its words; without words it is only an ornament."""
    role = f'role="img" aria-label="{escape(words)}"' if words else 'aria-hidden="true"'
    return f'<svg xmlns="{_NAMESPACE}" viewBox="0 0 {_n(wide)} {_n(high)}" {role}>{inner}</svg>'


def sized(svg: str, wide: float) -> str:
    """Return a picture that is so wide where there is room."""
    return svg.replace("<svg ", f'<svg width="{_n(wide)}" ', 1)


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def colour_of(token: str) -> str:
    """Return the colour of a token, a seat or a side on the dark ground of a picture; that of words for any other."""
    theme = load_theme("dark")
    try:
        return theme.colour(token).name()
    except UnknownTokenError:
        return theme.text.name()


def sign(name: str, x: float, y: float, size: float, ink: str, *, edge: str = "") -> str:
    """Return a sign in the square with its corner at x, y; "" for a name that no sign has."""
    data = sign_data(name)
    if not data:
        return ""
    line = f' stroke="{edge}" stroke-width="5" stroke-linejoin="round"' if edge else ""
    place = f"translate({_n(x)} {_n(y)}) scale({_n(size / 100)})"
    return f'<path transform="{place}" fill-rule="evenodd" fill="{ink}"{line} d="{data}"/>'


def cut(words: str, x: float, y: float, cap: float, ink: str) -> str:
    """Return words in cut letters with their top left corner at x, y; they must be such as can be cut."""
    known, k, along = shapes()["glyphs"], cap / 100, 0.0
    found = []
    for letter in _cut_letters(words):
        row = known[letter]
        place = f"translate({_n(x + along * k)} {_n(y)}) scale({k:.4f})"
        found.append(f'<path transform="{place}" d="{row["path"]}"/>')
        along += row["width"] + 8.0
    return f'<g fill="none" stroke="{ink}" stroke-width="{_n(_BAR)}" stroke-linejoin="round">{"".join(found)}</g>'


def _cut_letters(words: str) -> Iterable[str]:
    return (words,) if words in shapes()["glyphs"] else words.upper()


@lru_cache(maxsize=128)
def _card_inside(face: str, folder: str) -> str:
    """What is drawn in the picture of a card; "" where the program brings none along."""
    try:
        text = resource(f"cards/{folder}/{face}.svg").read_text(encoding="utf-8")
    except (ResourceMissingError, ResourceOutsideError):
        return ""
    return inside_of(text)


def _card(inside: str, x: float, y: float, high: float, angle: float = 0.0) -> str:
    k = high / _CARD_BOX[1]
    turn = f" rotate({_n(angle)} {_n(_CARD_BOX[0] / 2)} {_n(_CARD_BOX[1])})" if angle else ""
    outline = shapes()["card"]["outline"]
    rim = f'<path d="{outline}" fill="none" stroke="#000000" stroke-opacity="0.35" stroke-width="4"/>'
    return f'<g transform="translate({_n(x)} {_n(y)}) scale({k:.4f}){turn}">{inside}{rim}</g>'


def _named_plate(card: Card, x: float, y: float, high: float) -> str:
    """A card that has no picture of its own here, as a plate with its first letters."""
    theme = load_theme("dark")
    wide = high * _CARD_BOX[0] / _CARD_BOX[1]
    ground = theme.panel.name()
    plate = _card(f'<path d="{shapes()["card"]["outline"]}" fill="{ground}"/>', x, y, high)
    first = next((one for one in card.name.upper() if can_be_cut(one)), "?")
    cap = high * 0.34
    return plate + cut(first, x + (wide - width_of(first, cap)) / 2, y + (high - cap) / 2, cap, theme.text.name())


def _deck_of(lying: Lying) -> str:
    return lying.card.deck


def _lying(one: Lying, x: float, high: float, folder: str, angle: float) -> str:
    y = (HIGH - high) / 2
    inside = _drawn_face(lying_face(one)) or _card_inside(lying_face(one), folder)
    if inside:
        return _card(inside, x, y, high, angle)
    if isinstance(one.card, Back) or not one.up:
        inside = _card_inside(f"back-{_deck_of(one)}", folder)
        ink = colour_of(_deck_of(one) if is_pilot(_deck_of(one)) else "soft")
        plain = f'<path d="{shapes()["card"]["outline"]}" fill="{load_theme("dark").panel.name()}"/>'
        mark = sign(back_sign(_deck_of(one)), 75, 125, 100, ink)
        return _card(inside or plain + mark, x, y, high, angle)
    return _named_plate(one.card, x, y, high)


def moment_picture(
    picture: TalePicture,
    words: str,
    *,
    figures: Sequence[tuple[str, int]],
    jokers: bool,
    mark: tuple[str, str],
    four_colours: bool,
) -> str:
    """Return the picture of a turning point: what lay open, with Harmony and large figures.

    mark: the sign of the moment and its colour, which stands there where no card does.
    """
    theme, folder = load_theme("dark"), "four-colours" if four_colours else "two-colours"
    plate = f"M0 0H{_n(WIDE - 22)}L{_n(WIDE)} 22V{_n(HIGH)}H16L0 {_n(HIGH - 16)}Z"
    parts = [f'<path d="{plate}" fill="{theme.table.name()}"/>']
    if picture.ring:
        step = harmony(picture.ring)
        parts.append(sign(step.sign, 14, 14, 24, step.colour.name(), edge=theme.table.name()))
    wide = _CARD_HIGH * _CARD_BOX[0] / _CARD_BOX[1]
    room = WIDE - 56 - 26 - _figures_wide(figures)
    if jokers and picture.jokers:
        last = picture.jokers[-1]
        parts += [_deck(deck, 70, folder) for deck, _ in picture.decks if deck == last.card.deck]
        parts.append(_card(_card_inside(omen_face(last), folder), 170, (HIGH - 136) / 2, 136))
    elif picture.cards:
        step_wide = min(wide * 0.44, (room - wide) / max(1, len(picture.cards) - 1))
        # Left of them a mark and right of them figures have their room; alone they stand in the middle.
        whole = wide + step_wide * (len(picture.cards) - 1)
        first = 56.0 if picture.ring or figures else (WIDE - whole) / 2
        for place, one in enumerate(picture.cards):
            last_one = place == len(picture.cards) - 1 and len(picture.cards) > 1
            parts.append(_lying(one, first + place * step_wide, _CARD_HIGH, folder, 5.0 if last_one else 0.0))
    else:
        parts.append(sign(mark[0] or "star", WIDE / 2 - 46 - _figures_wide(figures) / 2, HIGH / 2 - 46, 92,
                          colour_of(mark[1])))  # fmt: skip
    x = WIDE - 20 - _figures_wide(figures)
    for (token, figure), cap in zip(figures, _caps(figures), strict=True):
        parts.append(cut_number(figure, x, HIGH / 2 + 33 - cap, cap, colour_of(token)))
        x += _number_wide(figure, cap) + 20
    return framed(WIDE, HIGH, "".join(parts), words)


def own_picture(file: str, wide: float, high: float) -> str:
    """Return an image file as the inside of an SVG, cut to that part and written anew; "" where it shows nothing."""
    image = own_image(file, QSize(round(wide), round(high)) * 2) if Path(file).is_absolute() else QImage()
    if image.isNull():
        return ""
    data = b64encode(jpeg_of(image, _MOST_OWN)).decode()
    return f'<image width="{_n(wide)}" height="{_n(high)}" xmlns:xlink="http://www.w3.org/1999/xlink" {OWN}{data}"/>'


def cut_number(number: int, x: float, y: float, cap: float, ink: str) -> str:
    """Return a number in cut letters."""
    found, along = [], x
    for digit in str(number):
        found.append(cut(digit, along, y, cap, ink))
        along += width_of(digit, cap) + 0.08 * cap
    return "".join(found)


def _number_wide(number: int, cap: float) -> float:
    return sum(width_of(digit, cap) + 0.08 * cap for digit in str(number)) - 0.08 * cap


def _caps(figures: Sequence[tuple[str, int]]) -> list[float]:
    """How high each figure is: the first the highest, all of them lower where they have many digits."""
    most = 66.0 if sum(len(str(figure)) for _, figure in figures) <= 2 else 46.0
    return [most if place == 0 else most * 0.72 for place in range(len(figures))]


def _figures_wide(figures: Sequence[tuple[str, int]]) -> float:
    return sum(_number_wide(figure, cap) + 20 for (_, figure), cap in zip(figures, _caps(figures), strict=True))


def _deck(deck: str, x: float, folder: str) -> str:
    inside = _card_inside(f"back-{deck}", folder)
    return "".join(_card(inside, x + layer * 3, (HIGH - 104) / 2 - layer * 3, 104) for layer in range(3))


def crest(seat: str, size: float = 34.0) -> str:
    """Return the crest of a seat on its plate; that of a side where the seat has no colour."""
    theme = load_theme("dark")
    if is_pilot(seat):
        worn = pilot(seat)
        fill, ink, mark = worn.colour.name(), worn.on.name(), worn.crest
    else:
        side = "coach" if seat in {COACH_SEAT, "cpu"} else "pilots"
        fill, ink, mark = theme.colour(side).name(), theme.on(side).name(), "horns" if side == "coach" else "wings"
    plate = f'<path d="M0 0H78L100 22V100H22L0 78Z" fill="{fill}" stroke="#0B0E16" stroke-width="3"/>'
    return framed(100, 100, plate + sign(mark, 20, 20, 60, ink), "").replace(
        "<svg ", f'<svg width="{_n(size)}" height="{_n(size)}" ', 1
    )


def mark_plate(name: str, ink: str) -> str:
    """Return a sign on a dark plate, for a moment that belongs to no seat."""
    plate = f'<path d="M0 0H78L100 22V100H22L0 78Z" fill="{load_theme("dark").table.name()}"/>'
    return framed(100, 100, plate + sign(name or "star", 20, 20, 60, colour_of(ink)), "").replace(
        "<svg ", '<svg width="34" height="34" ', 1
    )


def course_picture(values: Sequence[int], labels: Sequence[str], words: str) -> str:
    """Return the course of the evening's gauge as signs that step up and down, each with its number and a label.

    Two labels side by side have no room: every other one stands lower.
    """
    most, least = max(values, default=4), min(values, default=4)
    foot = 22 + (most - least) * 15.0
    wide, high = max(1, len(values)) * _STEP + 24, foot + 56.0
    places = [(12 + (place + 0.5) * _STEP, 22 + (most - value) * 15.0) for place, value in enumerate(values)]
    line = " ".join(f"{_n(x)},{_n(y)}" for x, y in places)
    parts = [f'<polyline points="{line}" fill="none" stroke="#6A7180" stroke-width="2"/>']
    for (x, y), value, label, row in zip(places, values, labels, range(len(values)), strict=True):
        step = harmony(value)
        parts.append(sign(step.sign, x - 14, y - 14, 28, step.colour.name(), edge="#141925"))
        number = str(value)
        parts.append(cut(number, x - width_of(number, 11) / 2, y - 4.5, 11, "#0B0E16"))
        if label:
            below = foot + (34 if row % 2 == 0 or len(values) < 3 else 50)
            parts.append(
                f'<text x="{_n(x)}" y="{_n(below)}" text-anchor="middle" font-family="Inter"'
                f' font-size="12" fill="currentColor">{escape(label)}</text>'
            )
    return sized(framed(wide, high, "".join(parts), words), wide)


@lru_cache(maxsize=128)
def _drawn_face(face: str) -> str:
    """What is drawn on a card that a game draws by itself; "" where none does."""
    drawer = drawn_by(face)
    if drawer is None:
        return ""
    return drawn_svg(QSize(250, 350), lambda painter: drawer.paint_named_card(painter, face, _CARD_HIGH))

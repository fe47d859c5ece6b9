"""Returns colours by the names in `tokens.toml`. No other module makes colours."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, Literal

from PySide6.QtGui import QColor

from gattai_desktop import kept_code
from gattai_desktop.board.motion import Motion
from gattai_desktop.cards.frozen import fields, frozen
from gattai_desktop.resources import resource

ThemeName = Literal["dark", "light", "contrast"]
THEMES: Final[tuple[ThemeName, ...]] = ("dark", "light", "contrast")
SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class UnknownTokenError(KeyError):
    """A colour was asked for that the tokens do not list."""


@frozen(eq=False)
class PilotColour:
    """A Pilot's plate: name of the colour, its letter, the fill, the crest's sign and the ink on it."""

    key: str
    letter: str
    colour: QColor
    on: QColor
    crest: str


@frozen(eq=False)
class HarmonyStep:
    """One of the seven steps of Harmony: 1 (Red) to 7 (Violet)."""

    value: int
    name: str
    colour: QColor
    sign: str


@frozen(eq=False)
class Elevation:
    """A shadow: blur (two standard deviations) and drop as parts of the thing's height, opacity 0 to 1."""

    blur: float
    drop: float
    opacity: float


@frozen(eq=False)
class Theme:
    """All colours of one theme. The field names are the tokens."""

    name: ThemeName
    table: QColor
    rail: QColor
    panel: QColor
    well: QColor
    line: QColor
    edge: QColor
    text: QColor
    soft: QColor
    pilots: QColor
    coach: QColor
    legal: QColor
    refused: QColor
    price: QColor
    live: QColor
    focus: QColor
    focus_gap: QColor
    on_fill: QColor
    on_side: QColor
    sign_edge: QColor
    shadow: QColor
    scrim: QColor
    glow: QColor
    glow_opacity: float
    shadow_strength: float
    four_colours: bool

    @property
    def light(self) -> bool:
        """Whether fills need a keyline against a light ground."""
        return self.name == "light"

    @property
    def field(self) -> QColor:
        """The ground of what can be typed in: on a light sheet a grey well would look switched off."""
        return self.panel if self.light else self.well

    def colour(self, token: str) -> QColor:
        """Return the colour of a theme token such as `legal`, or of a seat: a Pilot's colour, `pilots`, `coach`.

        Raises UnknownTokenError for anything else.
        """
        found = getattr(self, token, None) if token in _COLOURS else None
        if isinstance(found, QColor):
            return found
        if is_pilot(token):
            return pilot(token).colour
        raise UnknownTokenError(
            f"No colour is called {token!r}. Use one of {', '.join(sorted(_COLOURS))}, or a Pilot's colour."
        )

    def on(self, token: str) -> QColor:
        """Return the ink for words and signs that lie on a plate filled with that token."""
        if is_pilot(token):
            return pilot(token).on
        if token in ("pilots", "coach", "legal", "refused", "price"):
            return self.on_side
        return self.table

    def ink_of(self, side: str) -> QColor:
        """Return the ink for words of a side on the ground: its colour, or that of the text where it is not read there.

        A Pilot's colour is one of a plate: on a light ground, and black on a dark one, her crest alone tells it.
        """
        return self.text if is_pilot(side) and (self.light or side == "black") else self.colour(side)

    def suit_ink(self, suit: str) -> QColor:
        """Return the ink of a suit on a card's face: S, H, D, C or the suit's name."""
        table = tokens()["card"]["suits"]["four" if self.four_colours else "two"]
        return QColor(table[SUITS.get(suit, suit)])


_COLOURS: Final = frozenset(f.name for f in fields(Theme)) - {"name", "glow_opacity", "shadow_strength", "four_colours"}


@lru_cache(maxsize=1)
def tokens() -> dict[str, Any]:
    """Return what `tokens.toml` holds."""
    text = resource("tokens.toml").read_text(encoding="utf-8")
    return kept_code.made_of(("tokens.toml", text), lambda: _read(text))


def _read(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


@lru_cache(maxsize=8)
def load_theme(name: ThemeName = "dark", *, four_colours: bool = True) -> Theme:
    """Return a theme by its name: dark, light or contrast."""
    table = tokens()["themes"][name]
    colours = {key: QColor(value) for key, value in table.items() if isinstance(value, str)}
    return Theme(
        name=name,
        glow_opacity=table["glow_opacity"],
        shadow_strength=table["shadow_strength"],
        four_colours=four_colours,
        **colours,
    )


_WORN: Final[dict[str, str]] = {}
"""The colour that each seat wears which is not called after one."""


def wear(colours: Mapping[str, str]) -> None:
    """Let seats that are not called after a colour wear one, with its crest: {"sable": "red"}."""
    if any(_WORN.get(seat) != colour for seat, colour in colours.items()):
        _WORN.update(colours)
        pilot.cache_clear()


def worn(seat: str) -> str:
    """Return the colour that a seat wears: the one it is called after, or that of the Coach's side."""
    return _WORN.get(seat, seat) if is_pilot(seat) else "coach"


@lru_cache(maxsize=16)
def pilot(key: str) -> PilotColour:
    """Return the plate of a seat by its colour's name, or by its own. Raises UnknownTokenError."""
    try:
        row = tokens()["pilots"][_WORN.get(key, key)]
    except KeyError:
        raise UnknownTokenError(
            f"No Pilot's colour is called {key!r}. Use one of {', '.join(tokens()['pilots'])}."
        ) from None
    return PilotColour(key, row["letter"], QColor(row["colour"]), QColor(row["on"]), row["crest"])


def is_pilot(key: str) -> bool:
    """Say whether this names a Pilot's colour, or a seat that wears one."""
    return key in _WORN or key in tokens()["pilots"]


@lru_cache(maxsize=8)
def harmony(value: int) -> HarmonyStep:
    """Return a step of Harmony, 1 to 7; the nearest for any other number, which a file from others may hold."""
    steps = tokens()["harmony"]
    row = steps[min(max(value, 1), len(steps)) - 1]
    return HarmonyStep(row["value"], row["name"], QColor(row["colour"]), row["sign"])


@lru_cache(maxsize=64)
def card_colour(name: str) -> QColor:
    """Return a colour of the card itself, such as `face`, `rim`, `omen_light` or `backs.coach.ground`."""
    found: Any = tokens()["card"]
    for part in name.split("."):
        found = found[part]
    return QColor(found)


def back_colours(side: str) -> tuple[QColor, QColor, QColor]:
    """Return ground, edge and figure of a Deck's back; a player's own cards have the steel of battle decks."""
    known = side if side in tokens()["card"]["backs"] else "bots"
    ground, edge, figure = (card_colour(f"backs.{known}.{part}") for part in ("ground", "edge", "figure"))
    return ground, edge, figure


def sign_called(name: str) -> str:
    """Return the sign of that name; for a Pilot's colour, or a seat that wears one, her crest."""
    return pilot(name).crest if is_pilot(name) else name


def back_sign(side: str) -> str:
    """Return the sign on a Deck's back: wings, horns, or the crest of the player whose cards they are."""
    return sign_called(side) if is_pilot(side) else "wings" if side == "pilots" else "horns"


@lru_cache(maxsize=8)
def elevation(name: str) -> Elevation:
    """Return the shadow called rest, hover, carried or sheet."""
    blur, drop, opacity = tokens()["elevation"][name]
    return Elevation(blur, drop, opacity)


def load_motion(speed: float = 1.0, *, reduced: bool | Callable[[], bool] = False) -> Motion:
    """Return the durations for a speed of 0 (at once) to 3. A function for `reduced` is called once, when needed."""
    table = tokens()["motion"]
    durations = {key: value for key, value in table.items() if isinstance(value, int)}
    curves = {key: _cubic(value) for key, value in table["easing"].items()}
    return Motion(durations, curves, speed, cache(reduced) if callable(reduced) else lambda: reduced)


def _cubic(words: str) -> tuple[float, float, float, float]:
    x1, y1, x2, y2 = (float(part) for part in words.removeprefix("cubic(").removesuffix(")").split(","))
    return x1, y1, x2, y2

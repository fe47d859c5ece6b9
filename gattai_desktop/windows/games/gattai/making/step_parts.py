"""What stands in a step, from top to bottom: captions, plates, fields and bars."""

from collections.abc import Callable, Hashable, Mapping

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.cards.frozen import field, frozen


@frozen
class StepCaption:
    """A line of words; `head` sets it as a heading, `ink` colours it."""

    words: str
    head: bool = False
    ink: str = "soft"


@frozen
class StepPlate:
    """A plate that can be pressed. key: its name in the step; tried: what is shown while it is looked at."""

    key: Hashable
    look: PlateLook
    press: Callable[[], None] = field(eq=False)
    tried: str = ""


@frozen
class StepPlates:
    """Plates side by side, in as many columns as have room; `least` is the width of one, `high` its height."""

    plates: tuple[StepPlate, ...]
    least: float = 200.0
    high: float = 62.0


@frozen
class StepField:
    """A line that a person writes; `key` is its name in the step.

    write: keeps what was typed; True: the same field kept something before, and a person types on.
    """

    key: Hashable
    label: str
    text: str
    write: Callable[[str, bool], None] = field(eq=False)
    hint: str = ""
    most: int = 200


@frozen
class StepFields:
    """Fields side by side, in as many columns as have room."""

    fields: tuple[StepField, ...]
    least: float = 320.0


@frozen
class StepBars:
    """Three balance bars; `more` are the points that what is looked at would add."""

    stats: Mapping[str, int]
    more: Mapping[str, int] = field(factory=dict)
    line: str = ""


StepPart = StepCaption | StepPlates | StepFields | StepBars

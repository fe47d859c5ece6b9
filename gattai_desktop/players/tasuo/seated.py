"""Whom the program can be in a showdown: by strength, Learner, or the other player of the lesson "Seven turns"."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.seven_turns import SevenTurns
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.tasuo.advice import Gentle, steady
from gattai_desktop.players.tasuo.sharp import sharp
from gattai_desktop.players.tasuo.steady import Learner

LEARNER: Final = "learner"
LESSON: Final = "lesson"
"""The names of players that tables of earlier versions keep, and of the other player of the lesson."""


def _lesson() -> SevenTurns:
    game = box(KEY).game
    assert isinstance(game, TasuoShowdown)
    return SevenTurns(game)


@define
class ScriptedPlayer:
    """Plays the lesson by its script; where that does not fit any more, as Learner does (RULES 3k)."""

    seat: Seat
    _learner: Learner = field(init=False, repr=False)
    _lesson: SevenTurns = field(factory=_lesson, init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        self._learner = Learner(seat=self.seat)

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return the next move of the script, or Learner's."""
        found = self._lesson.scripted(to_play_on(sight), self.seat)
        if found is not None and found[1] in options:
            return found[1]
        passes = next((one for one in options if isinstance(one, PassWindow)), None)
        if passes is not None and not self._lesson.has_strayed(sight):
            return passes
        return self._learner.choose(sight, options)


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: Gentle,
    STEADY: lambda _seat: steady(),
    SHARP: lambda _seat: sharp(),
    LEARNER: lambda seat: Learner(seat=seat),
    LESSON: ScriptedPlayer,
}
"""Each player by the name that a table keeps for its seat."""

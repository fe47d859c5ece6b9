"""The crystals of a bot battle: the round's in their places, and those that move, to be shown flying (LOOK 17)."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QColor

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import as_number
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots.battle_start import round_space
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.model.happened import SeenFacts


@frozen
class RoundSpaceLook:
    """lying: crystals that lie there; places: with how many a battle begins; takers: who takes them at its end."""

    lying: int = 0
    places: int = 0
    takers: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        count = speak("bots", "{amount} of {all} crystals in the round's space", amount=self.lying, all=self.places)
        return f"{count}. {self.takers}"

    def draw(self, draw: Drawing, x: float, y: float, side: float, line: float) -> None:
        """Draw the crystals side by side, hollow where one is gone. side: of one sign; line: of a hollow one's edge."""
        for place in range(self.places):
            if place < self.lying:
                draw.sign("crystal", x + place * self.step(side), y, side, crystal_tint(draw.paint))
            else:
                draw.outline("crystal", x + place * self.step(side), y, side, "edge", line)

    def wide(self, side: float) -> float:
        """Return the room that all of them take."""
        return self.places * self.step(side)

    @staticmethod
    def step(side: float) -> float:
        """Return how far it is from one to the next."""
        return side * 1.25


def crystal_tint(paint: Paint) -> QColor:
    """Return the colour of a crystal that nobody has yet."""
    return paint.theme.text if paint.theme.light else card_colour("omen_glow")


def round_space_look(sight: Sight) -> RoundSpaceLook:
    """Return the crystals of the present round; between two battles those of the next one."""
    lying = sight.number("space")
    places, two = max(lying, round_space(sight)), len(players(sight)) == 2
    words = "The Champion takes 2, the last to surrender takes 1"
    if two:
        words = "The Champion takes both" if places == 2 else "The Champion takes 2, the third goes back into the box"
    return RoundSpaceLook(lying, places, speak("bots", words))


SPACE: Final = "space"
"""The path, and the place, of the crystals of the round."""
_CRYSTALS: Final = "crystals."


def crystals_sent(facts: SeenFacts) -> Iterator[tuple[str, Place, Place]]:
    """Yield sign, origin and target of each crystal: the fact after one that takes a crystal lays it down."""
    taken: tuple[str, int] | None = None
    for _, fact in facts:
        if not isinstance(fact, ValueChanged) or not (fact.path == SPACE or fact.path.startswith(_CRYSTALS)):
            continue
        change = as_number(fact.after) - as_number(fact.before)
        if change < 0:
            taken = fact.path, -change
        elif taken is not None and taken[1] == change:
            yield from (("crystal", Place(zone=taken[0]), Place(zone=fact.path)) for _ in range(change))
            taken = None

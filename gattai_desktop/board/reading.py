"""Works out from how far a picture on a wall can be read, by angles in the eye.

Sizes on the wall are parts of the picture's height, or drawing pixels of a picture 1080 high. What is needed to read
is 0.40 degrees for the rank of a card and 0.20 for the height of capital letters.
"""

import math
from typing import Final

from gattai_desktop.cards.frozen import frozen

INDEX_ANGLE: Final = 0.40
"""Least degrees that a card's rank fills in the eye."""
WORDS_ANGLE: Final = 0.20
"""Least degrees that a capital letter fills."""
CAPITAL: Final = 0.727
"""Height of a capital letter as a part of its size, in the program's own font."""
INDEX: Final = 0.25
"""Height of the rank in a card's index as a part of the card's height."""
DRAWN: Final = 1080
SMALLEST_WORDS: Final = 28
"""The smallest words of the wall as it is drawn, in drawing pixels."""
LARGEST_WORDS: Final = 40
"""Largest size of the smallest words that leaves room for all others."""
LARGEST_FEWER: Final = 46
"""Largest size of the smallest words on a wall that shows fewer things."""
SMALLEST_CARD: Final = 240 / DRAWN
"""The smallest card of the Pile: its rank is 1/18 of the height."""
PILE_CARD: Final = 520 / DRAWN
NARROWEST, WIDEST = 0.3, 15.0
NEAREST, FARTHEST = 0.5, 40.0
SHAPE: Final = 16 / 9


@frozen
class Reading:
    """A picture `width` metres wide, read from `distance` metres; fewer: things are left out for larger words."""

    width: float = 2.0
    distance: float = 5.0
    fewer: bool = False

    @property
    def height(self) -> float:
        """The picture's height in metres."""
        return self.width / SHAPE

    def angle(self, part: float) -> float:
        """Return how many degrees something fills for the farthest seat; part: of the picture's height."""
        return math.degrees(2 * math.atan(part * self.height / 2 / self.distance))

    def part_for(self, degrees: float) -> float:
        """Return the part of the picture's height that fills that many degrees for the farthest seat."""
        return 2 * self.distance * math.tan(math.radians(degrees) / 2) / self.height

    def metres_for(self, part: float, degrees: float) -> float:
        """Return the metres from which a part of the picture's height still fills that many degrees."""
        return part * self.height / (2 * math.tan(math.radians(degrees) / 2))

    @property
    def _largest(self) -> int:
        return LARGEST_FEWER if self.fewer else LARGEST_WORDS

    @property
    def least_words(self) -> int:
        """The smallest size of words, in drawing pixels: what the farthest seat needs, as far as there is room."""
        needed = math.ceil(self.part_for(WORDS_ANGLE) * DRAWN / CAPITAL)
        return max(SMALLEST_WORDS, min(self._largest, needed))

    @property
    def least_card(self) -> float:
        """Height of the smallest card of the Pile as a part of the picture's: its rank is never below 1/18."""
        return max(SMALLEST_CARD, min(PILE_CARD, self.part_for(INDEX_ANGLE) / INDEX))

    @property
    def readable_to(self) -> float:
        """The distance in metres from which the whole wall can be read, with words as large as they may become."""
        words = self.metres_for(self._largest / DRAWN * CAPITAL, WORDS_ANGLE)
        return min(words, self.metres_for(PILE_CARD * INDEX, INDEX_ANGLE))

    @property
    def readable_now(self) -> float:
        """The distance in metres from which the whole wall can be read as it is drawn for this seat."""
        words = self.metres_for(self.capital(self.least_words), WORDS_ANGLE)
        return min(words, self.metres_for(self.least_card * INDEX, INDEX_ANGLE))

    @property
    def is_readable(self) -> bool:
        """Whether the farthest seat can read all of it."""
        return self.distance <= self.readable_to + 0.05

    def capital(self, drawn: float) -> float:
        """Return the height of a capital letter of words of that size, as a part of the picture's height."""
        return drawn * CAPITAL / DRAWN

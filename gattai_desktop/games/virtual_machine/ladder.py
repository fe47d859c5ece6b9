"""The ladder of Damage and MaxHP, raises and cuts of every kind of figure, and how fractions round (VM-W1, VM-W2).

A raise is always one step better and a cut one step worse. Accuracy and Connect are better the lower they are, and so
are Evade and Resist: each is the lowest rank of which it says something, 2 to 13. A figure that is cut past the King
counts its steps on, so that a raise takes one back (VM-H11); from an Accuracy past the King only Aces hit, with an
Evade past the King nothing is dodged.
"""

from bisect import bisect_left, bisect_right
from typing import Final

from gattai_desktop.cards.card import ACE, KING, RANK_LETTERS
from gattai_desktop.cards.words import AsWritten, wording

LADDER: Final = (
    0, 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700,
    1000, 1500, 2000, 3000, 5000, 7000, 9999,
)  # fmt: skip
MOST: Final = LADDER[-1]
"""No number is larger (VM-W2)."""
BEST: Final = 2
"""No Accuracy is better, and no Evade (VM-H11)."""
NONE: Final = 99
"""An Evade or Resist that is printed as "none": nothing changes it (VM-H11)."""


def raised(number: int, by: int) -> int:
    """Return a Damage or MaxHP after `by` raises, or cuts where it is below 0 (VM-W1)."""
    if by > 0:
        return LADDER[min(bisect_right(LADDER, number) + by - 1, len(LADDER) - 1)]
    if by < 0:
        return LADDER[max(bisect_left(LADDER, number) + by, 0)]
    return number


def ranked(figure: int, by: int) -> int:
    """Return an Accuracy, Evade, Connect or Resist after `by` raises, or cuts where it is below 0 (VM-H11)."""
    return figure if figure == NONE else max(figure - by, BEST)


def paced(score: int, most: int, by: int) -> tuple[int, int]:
    """Return a Move score and its maximum after `by` raises or cuts: 4/8 cut once is 3/6 (VM-W1)."""
    return max(score + by, 0), max(most + 2 * by, 0)


def share(number: int, of: int) -> int:
    """Return one `of`-th of a number; from a half on it is rounded up (VM-W2)."""
    return min((2 * number + of) // (2 * of), MOST)


def written(figure: int) -> str:
    """Return a figure that is compared with cards as players read it: "5+", "Q+", "none"."""
    return "none" if figure > KING else f"{RANK_LETTERS[figure]}+"


_READ: Final = {**{f"{letters}+": rank for rank, letters in RANK_LETTERS.items() if rank < ACE}, "none": NONE}


def figure(text: str) -> int:
    """Return the figure that a text says: "5+", "Q+", "none". Raises ValueError."""
    if text not in _READ:
        words = "'{text}' is no figure. Write a rank with a plus, 2+ to 10+, J+, Q+ or K+, or none."
        raise ValueError(wording(words, text=AsWritten(text[:20])))
    return _READ[text]

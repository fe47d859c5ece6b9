"""Sums in content packs: "2*Stage", "+Rank", "Full", "Ω/2" (the `value` of the step grammar).

    value  = [ "+" | "-" ] , term , { ( "+" | "-" ) , term } ;
    term   = factor , { ( "*" | "/" ) , factor } ;            "/" rounds up: half of 3 is 2
    factor = number | name ;

A name is a symbol of `SYMBOLS`, a letter that an effect binds with "let", or one that a player picks.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.games.notation import MAX_NUMBER, MAX_TRIGGERS, Pieces

SYMBOLS: Final = ("Rank", "Stage", "Tier", "Ω", "X", "TR", "Harmony", "GearTier", "Attack", "Trash")
"""The names that have a number of their own at a table."""
POOL: Final = "pool_"
"""What stands before the name of a pool: "pool_trample" is how many tokens lie in it."""
WHOLE: Final = ("Full", "All")
"""Words for all that there is."""


class NoNumber(LookupError):
    """A sum uses a name that has no number at this moment."""


@frozen
class SumTerm:
    """A product: each factor with the sign before it, "*" or "/"."""

    sign: int
    factors: tuple[tuple[str, int | str], ...]

    def worth(self, numbers: Mapping[str, int]) -> int:
        """Return the product. Raises NoNumber."""
        found = 1
        for sign, factor in self.factors:
            number = factor if isinstance(factor, int) else _number(factor, numbers)
            found = found * number if sign == "*" else -(-found // max(1, number))
        return self.sign * found


@frozen
class Sum:
    """A value as it is written. `whole` is "Full" or "All" in the place of terms; `signed` if it began with a sign."""

    terms: tuple[SumTerm, ...] = ()
    whole: str = ""
    signed: bool = False

    def worth(self, numbers: Mapping[str, int]) -> int:
        """Return the number, which may be below 0. Raises NoNumber; a whole has none either."""
        if self.whole:
            raise NoNumber(self.whole)
        return max(-MAX_NUMBER, min(MAX_NUMBER, sum(term.worth(numbers) for term in self.terms)))

    @property
    def names(self) -> frozenset[str]:
        return frozenset(factor for term in self.terms for _, factor in term.factors if isinstance(factor, str))

    @property
    def word(self) -> str:
        """The one name that stands here alone, "" where it is a sum."""
        if len(self.terms) == 1 and len(self.terms[0].factors) == 1 and not self.signed:
            factor = self.terms[0].factors[0][1]
            return factor if isinstance(factor, str) else ""
        return ""


def _number(name: str, numbers: Mapping[str, int]) -> int:
    if name.startswith(POOL):
        return numbers.get(name, 0)
    if name not in numbers:
        raise NoNumber(f"{name} has no number here.")
    return numbers[name]


def read_sum(pieces: Pieces) -> Sum:
    """Read a sum where the pieces stand. Raises NotationFault."""
    for whole in WHOLE:
        if pieces.take_word(whole.casefold()):
            return Sum(whole=whole)
    signed, sign = False, 1
    if pieces.take("+"):
        signed = True
    elif pieces.take("-") or pieces.take("−"):
        signed, sign = True, -1
    terms = [_term(pieces, sign)]
    while True:
        if pieces.take("+"):
            terms.append(_term(pieces, 1))
        elif pieces.take("-") or pieces.take("−"):
            terms.append(_term(pieces, -1))
        else:
            break
        if len(terms) > MAX_TRIGGERS:
            raise pieces.too_long(wording("A sum holds at most {most} numbers and letters.", most=MAX_TRIGGERS))
    return Sum(tuple(terms), signed=signed)


def _term(pieces: Pieces, sign: int) -> SumTerm:
    factors = [("*", _factor(pieces))]
    while True:
        if pieces.take("*") or pieces.take("×"):
            factors.append(("*", _factor(pieces)))
        elif pieces.take("/"):
            factors.append(("/", _factor(pieces)))
        else:
            return SumTerm(sign, tuple(factors))
        if len(factors) > MAX_TRIGGERS:
            raise pieces.too_long(wording("A product holds at most {most} numbers and letters.", most=MAX_TRIGGERS))


def _factor(pieces: Pieces) -> int | str:
    number = pieces.integer()
    if number is not None:
        return number
    name = pieces.name()
    if name is None:
        raise pieces.broken(wording("a number, Full, All or a name such as Rank"))
    return "Ω" if name.casefold() in {"ω", "omega"} else name


@lru_cache(maxsize=2048)
def parse_sum(text: str) -> Sum:
    """Read a text that is one sum. Raises NotationFault."""
    pieces = Pieces(text)
    found = read_sum(pieces)
    pieces.expect_end("'+', '-', '*', '/' or the end")
    return found

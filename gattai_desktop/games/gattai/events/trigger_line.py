"""A line of the +Trigger notation as a value: alternatives of triggers, each with its target and amount (RULES 2.6).

`triggers.py` reads and writes such lines. Here stands what they mean by themselves: which event, aimed at whom, and
how much it is once the numbers behind X, Stage and the like are known.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from gattai_desktop.cards.frozen import frozen

Variable = Literal["X", "Rank", "TechRank", "Stage", "Tier", "Ω", "TR", "Harmony", "GearTier"]
"""What a value may count. The last three are words of content packs; the rest are the book's."""

VARIABLES: Final[tuple[Variable, ...]] = get_args(Variable)

TARGETS: Final = (
    "Self",
    "Opponent",
    "Choice",
    "Each",
    "All",
    "Team",
    "Pilot",
    "Threat",
    "Coach",
    "Ally",
    "Faction",
    "Location",
    "Resource",
    "Everyone_Else",
)
"""The target words of the notation; any other target names one Pilot, Threat, Faction or Location."""


class Unset(LookupError):
    """A value counts what has no number at this moment."""


@frozen
class Term:
    """A product inside a value: `3Ω` has the factors 3 and Ω."""

    factors: tuple[int | Variable, ...]
    minus: bool = False

    def worth(self, numbers: Mapping[str, int]) -> int:
        product = -1 if self.minus else 1
        for factor in self.factors:
            product *= factor if isinstance(factor, int) else _number(factor, numbers)
        return product


@frozen
class Amount:
    """A value that is counted: terms that are added up; the first is never taken away."""

    terms: tuple[Term, ...]

    def worth(self, numbers: Mapping[str, int]) -> int:
        """Return the amount, at least 0, given the numbers behind its variables.

        Raises:
            Unset: a variable has no number in `numbers`.
        """
        return max(0, sum(term.worth(numbers) for term in self.terms))

    @property
    def variables(self) -> frozenset[Variable]:
        return frozenset(factor for term in self.terms for factor in term.factors if not isinstance(factor, int))


Whole = Literal["Full", "All"]
"""Up to the maximum, or the whole of what is lost (MICRO-5); both words mean the same."""

TriggerValue = Amount | Whole


@frozen
class Trigger:
    """One event to be fired, with its target and value as far as they are written."""

    event: str  # a name in EVENTS
    target: str | None = None  # a word of TARGETS, or a proper name
    value: TriggerValue | None = None  # None: the base amount of the event


@frozen
class Alternative:
    """Triggers that fire together, left to right."""

    triggers: tuple[Trigger, ...]


@frozen
class TriggerLine:
    """A line of the notation: the instigator picks one of its alternatives."""

    alternatives: tuple[Alternative, ...]


def _number(variable: str, numbers: Mapping[str, int]) -> int:
    if variable not in numbers:
        raise Unset(f"{variable} has no number here. Say how much {variable} is, or write a number in its place.")
    return numbers[variable]

"""The three texts of the game, as profiles that a table chooses from (RULES 1, ED-1, ED-12).

An edition names its source and its words. What it *decides* is not here: every difference
in play is a row of the rulings (`rulings.py`), so no code ever asks which edition it plays.
Stored names are one set for all editions; `speak` turns them into what the screen says.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.near_names import no_such

EditionKey = Literal["alpha", "beta", "final"]

EDITION_KEYS: Final[tuple[EditionKey, ...]] = get_args(EditionKey)
"""The keys, oldest text first."""

DEFAULT_EDITION: Final[EditionKey] = "beta"

EditionTerm = Literal[
    "microevent",
    "microevents",
    "prefix",
    "threshold card",
    "endurance",
    "recover",
    "commander",
    "drive",
    "assist",
    "story mode",
    "sync",
]
"""A game word whose spelling depends on the edition, by its stored name."""

TERMS: Final[tuple[EditionTerm, ...]] = get_args(EditionTerm)


class UnknownEdition(ValueError):
    """An edition was asked for that does not exist."""


@frozen
class Edition:
    """One text of the game: where it comes from and how it speaks."""

    key: EditionKey
    name: str
    source: str  # one sentence for the New table window
    words: Mapping[EditionTerm, str]

    def speak(self, term: EditionTerm) -> str:
        """Return the edition's word for a stored term, as it stands inside a sentence."""
        return self.words[term]


# stored term: Alpha, Beta, Final (ED-12)
_WORDS: Final[Mapping[EditionTerm, tuple[str, str, str]]] = {
    "microevent": ("microevent", "microevent", "subroutine"),
    "microevents": ("microevents", "microevents", "subroutines"),
    "prefix": ("+", "+", "./"),
    "threshold card": ("Threshold card", "Threshold card", "Challenge card"),
    "endurance": ("Endurance", "Endurance", "Grit"),
    "recover": ("Recover", "Recover", "Recover"),
    "commander": ("Leader", "Commander", "Commander"),
    "drive": ("Play", "Drive", "Drive"),
    "assist": ("Support", "Assist", "Assist"),
    "story mode": ("Open Play", "Story Mode", "Story Mode"),
    "sync": ("Synch", "Synch", "Sync"),
}


def _edition(key: EditionKey, name: str, source: str) -> Edition:
    column = EDITION_KEYS.index(key)
    words = {term: row[column] for term, row in _WORDS.items()}
    return Edition(key, name, source, MappingProxyType(words))


EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {
        edition.key: edition
        for edition in (
            _edition(
                "alpha",
                "Alpha",
                "The oldest text: Schism costs Harmony at once, damage waits for the end of "
                "a Throwdown, and much is left to the table or borrowed.",
            ),
            _edition(
                "beta",
                "Beta",
                "The middle one of the book's three editions, played by default: Pilots, "
                "Threats and the Crisis are borrowed from the others.",
            ),
            _edition(
                "final",
                "Final",
                "The complete text of 2020: every chapter, with several changes of substance.",
            ),
        )
    }
)
"""Every edition by its key."""


def edition(key: str) -> Edition:
    """Return the edition with this key; upper and lower case are the same.

    Raises:
        UnknownEdition: no edition has this key; the message names the nearest.
    """
    found = EDITIONS.get(key.strip().lower())
    if found is None:
        raise UnknownEdition(no_such("No edition is called '{name}'.{there}", key.strip(), EDITIONS))
    return found


def speak(term: EditionTerm, key: str) -> str:
    """Return an edition's word for a stored term (ED-12)."""
    return edition(key).speak(term)


Topic = Literal["outcome", "crisis"]
"""What some text is silent on, so that R-01 decides: what a Throwdown's end brings, what a Crisis step does."""

_SILENT: Final[Mapping[Topic, tuple[EditionKey, ...]]] = {"outcome": ("alpha",), "crisis": ("alpha", "beta")}


def is_silent(key: str, topic: Topic) -> bool:
    """Say whether an edition's own text leaves a topic open (CRISIS-9, OUT-12)."""
    return edition(key).key in _SILENT[topic]


def borrows_final(key: str) -> bool:
    """Say whether an edition follows the complete text where no ruling decides (R-01).

    Beta has a text of its own for Throwdowns and Rumbles; Alpha is silent there and borrows.
    """
    return edition(key).key != "beta"

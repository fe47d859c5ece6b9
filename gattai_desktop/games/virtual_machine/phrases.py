"""How lines of a fight are read: names stand for the ids of processes and things, cards are of the own side's deck."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move, Phrases

_CARD: Final = re.compile(r"(?<![\w.-])((?:10|[2-9JQKA])[♠♥♦♣SHDC]|J[12])(?![\w.-])")


class FightPhrases(Phrases):
    """The phrases of a fight.

    A line may name a mob by kind and number ("Port Sniffer 1"), and leave out the letter of a card's deck. Whatever a
    mob or a boss does, the CPU does with the process whose turn it is.
    """

    def __init__(self, kinds: Iterable[type[Move]], card: Callable[[str], Card], ids: Mapping[str, str]) -> None:
        """ids: of every name of a process or thing; of a mob, the name without its number, and its id without it."""
        super().__init__(kinds, card)
        self._ids = {name.lower(): one for name, one in ids.items()}
        names = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
        self._names = re.compile(rf"(?<![\w.])({names})(?: (\d+))?(?![\w.])", re.IGNORECASE)

    def read(self, text: str) -> Move:
        """Return the move that a text says. Raises NotAMove, or NoSuchCard for a card that does not exist."""
        line = self._names.sub(self._id, text.strip())
        who, space, done = line.partition(" ")
        if re.fullmatch(r"(m\d\d\.\d+|b\d)", who):
            who = "Cpu"
        if '"' not in done:
            done = re.sub(r"\b(CPU|MCs)\b", lambda side: side[0].lower(), done)
        letter = "C" if who.lower() == "cpu" else "P"
        done = _CARD.sub(lambda found: _written(found[1], letter), done)
        return super().read(f"{who}{space}{done}")

    def _id(self, found: re.Match[str]) -> str:
        one = self._ids[found[1].lower()]
        if one.startswith("m") and one[1:].isdecimal():
            return f"{one}.{found[2] or 1}"
        return one + (f" {found[2]}" if found[2] else "")


def _written(card: str, letter: str) -> str:
    return f"Joker{card[1]}{letter}" if card in ("J1", "J2") else card + letter

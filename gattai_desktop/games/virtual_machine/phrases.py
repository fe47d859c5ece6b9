"""How lines of a fight are read: names stand for the ids of processes and things, cards are of the own side's deck."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.virtual_machine.world import World
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

_CARD: Final = re.compile(r"(?<![\w.-])((?:10|[2-9JQKA])[♠♥♦♣SHDC]|J[12])(?![\w.-])")


_QUOTED: Final = r'"(?:[^"\\]|\\.)*"'
_NAMING: Final = ("process", "target", "order", "item", "interrupt", "fight", "whom", "value")
"""Fields of moves that hold the id of a process or thing, for which a line may have its name."""


class FightPhrases(Phrases):
    """The phrases of a fight.

    A line may name a mob by kind and number ("Port Sniffer 1"), and leave out the letter of a card's deck. Whatever a
    mob or a boss does, the CPU does with the process whose turn it is. A line that says ids alone is read as it stands:
    a pack may call its things like words of a move, "High", "Dark" or "A".
    """

    def __init__(self, kinds: Iterable[type[Move]], card: Callable[[str], Card], world: World) -> None:
        super().__init__(kinds, card)
        self._world = world
        names = names_in(world)
        self._ids = {name.lower(): one for name, one in names.items()}
        self._known = {*world.tokens, *world.items, *world.interrupts, *world.fights, *world.mcs, CPU, MCS}
        spelled = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        named = rf"(?<![\w.])({spelled})(?: (\d+))?(?![\w.])"
        self._names = re.compile(rf"{_QUOTED}|{named}", re.IGNORECASE)

    def read(self, text: str) -> Move:
        """Return the move that a text says. Raises NotAMove, or NoSuchCard for a card that does not exist."""
        return self._as_it_stands(text) or self._with_names(text)

    def _as_it_stands(self, text: str) -> Move | None:
        """The move of a line that says ids alone; None where it has to be looked at for names."""
        try:
            move = super().read(text)
        except ValueError:
            return None
        named = {name: getattr(move, name, ()) for name in _NAMING}
        said = [
            (name, part)
            for name, value in named.items()
            for part in (value if isinstance(value, tuple) else (value,))
            if isinstance(part, str)
        ]
        ids = move.seat in self._known and all(self._is_id(*one) for one in said)
        return move if ids else None

    def _is_id(self, field: str, said: str) -> bool:
        return said in self._known or said.lower() not in self._ids or (field == "value" and said == said.lower())

    def _with_names(self, text: str) -> Move:
        line = self._names.sub(self._id, text.strip())
        who, space, done = line.partition(" ")
        if who in self._world.bosses or who.rpartition(".")[0] in self._world.mobs:
            who = CPU.capitalize()
        if '"' not in done:
            done = re.sub(r"\b(CPU|MCs)\b", lambda side: side[0].lower(), done)
        letter = "C" if who.lower() == CPU else "P"
        done = _CARD.sub(lambda found: _written(found[1], letter), done)
        return super().read(f"{who}{space}{done}")

    def _id(self, found: re.Match[str]) -> str:
        one = self._ids.get((found[1] or "").lower())
        if one is None:  # what stands in quotation marks, or looks like a letter of a name and is none
            return found[0]
        if one in self._world.mobs:
            return f"{one}.{found[2] or 1}"
        return one + (f" {found[2]}" if found[2] else "")


def names_in(world: World) -> Mapping[str, str]:
    """Return the ids of processes and things by their names; fights have names of their own, after "brings"."""
    families: tuple[Mapping[str, Any], ...] = (world.mobs, world.bosses, world.items, world.interrupts, world.mcs)
    found = {one.name: one.id for family in families for one in family.values()}
    first = {one.name.partition(" ")[0]: one.id for one in world.mcs.values()}
    fights = {f"brings {one.name}": f"brings {one.id}" for one in world.fights.values()}
    return {**first, **found, **fights}


def _written(card: str, letter: str) -> str:
    return f"Joker{card[1]}{letter}" if card in ("J1", "J2") else card + letter

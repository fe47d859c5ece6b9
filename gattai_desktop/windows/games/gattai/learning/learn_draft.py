"""Keeps what is chosen for a Pilot on the page of learning until it is kept or given back."""

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move, Quoted


class LearnDraft:
    """What is chosen with so many Evolutions as are due: for each place an Evolution and then its shifts, () for none.

    The rooms of the rules are imported where they are needed: most tables never open the page.
    """

    def __init__(self, due: int) -> None:
        self.due = due
        self.chosen: list[tuple[Move, ...]] = []
        self._words: dict[int, str] = {}

    def choose(self, block: int, move: Move) -> None:
        """Choose this for a place, with the word that was written for it."""
        while len(self.chosen) <= block:
            self.chosen.append(())
        self.chosen[block] = (self._worded(block, move),)

    def write(self, block: int, words: str) -> bool:
        """Write the word for a place; return whether something is chosen there that has it now."""
        self._words[block] = words.strip()
        if block >= len(self.chosen) or not self.chosen[block]:
            return False
        first, *moved = self.chosen[block]
        self.chosen[block] = (self._worded(block, first), *moved)
        return True

    def shift(self, block: int, move: Move) -> None:
        """Let a point of a pair move that way, or back; only one way in each pair."""
        from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_OF
        from gattai_desktop.games.gattai.pilots.shifts import Shift

        assert isinstance(move, Shift)
        first, *moved = self.chosen[block]
        pair = COMMITMENT_OF[move.stat]
        others = [one for one in moved if isinstance(one, Shift) and COMMITMENT_OF[one.stat] != pair]
        self.chosen[block] = (first, *others, *(() if move in moved else (move,)))

    def _worded(self, block: int, move: Move) -> Move:
        from gattai_desktop.games.gattai.pilots.evolving import EvolveCommitment

        if not isinstance(move, EvolveCommitment):
            return move
        return evolve(move, adjective=Quoted(self._words.get(block, "")))

"""Looking for what entries name without reading them: few of many are about one gauge, one card, one ruling."""

from typing import Final

from gattai_desktop.cards.frozen import frozen


@frozen
class Naming:
    """What is looked for: one of these in the words of a move, or in the facts as files have them (`cards.encoding`).

    It is a sieve. Every entry that is about a path, a card's key or a kind of move comes through, and others may: a
    path stands in longer ones too. Whoever wants to be sure looks at what came through.
    """

    moves: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()

    def named_in(self, move: str, facts: str) -> bool:
        """Whether the words of a move, or its facts as files have them, name it."""
        return any(one in move for one in self.moves) or any(one in facts for one in self.facts)


EVERYTHING: Final = Naming()
"""Nothing is looked for: every entry."""

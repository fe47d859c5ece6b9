"""Which kinds of moves can be offered at a moment: found by what the moment is, instead of asked of every kind."""

from collections.abc import Iterable

from gattai_desktop.cards.value import Value
from gattai_desktop.games.move import Answer, Move

Kinds = tuple[type[Move], ...]


class Offers:
    """The kinds of moves of a game, by the moments in which they may be offered."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self._kinds = tuple(kind for kind in kinds if not kind.by_hand and not issubclass(kind, Answer))
        self._found: dict[tuple[Value, str | None, bool, frozenset[str]], Kinds] = {}

    def at(self, step: Value, asked: str | None, parts: frozenset[str], *, coach: bool) -> Kinds:
        """Return the kinds that may be offered in a step while that question is open, or none is.

        parts: the parts of the game that this table has; coach: whether it is the Coach who is offered them.
        """
        moment = (step, asked, coach, parts)
        found = self._found.get(moment)
        if found is None:
            found = self._found[moment] = tuple(
                kind
                for kind in self._kinds
                if kind.offered_to in ("everybody", "coach" if coach else "others")
                and (not kind.part or kind.part in parts)
                and (not kind.steps or step in kind.steps)
                and (asked is None or kind.while_asked(asked))
            )
        return found

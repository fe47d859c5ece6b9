"""Initiating a Rumble: the Drive is known and judged, the Rumble itself is not on this table yet (RULES THROW-41)."""

from collections.abc import Iterator

from attrs import frozen

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.games.game import Reason, refusal
from gattai_desktop.games.gattai.drive import CardDrive, known_as
from gattai_desktop.games.gattai.turn import Turn
from gattai_desktop.games.move import Impossible, wish

_NOT_YET = "The Rumble is not on this table yet. Escalate, Counter, Block or Concede."


@known_as
@wish("initiates a Rumble with {card}")
@frozen
class InitiateRumble(CardDrive):
    """Wish: leave the third stage for a Rumble (THROW-41)."""

    name = "rumble"
    favor_rule = "THROW-41"

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """The stage must allow it (THROW-42, THROW-44); then there is the Rumble itself."""
        del state
        if turn.stage.rumble:
            yield refusal("THROW-44", "A Rumble is running already.")
        elif turn.rulings.rumble_from_stage == "third_only" and turn.stage.number != 3:
            yield refusal("THROW-42", "A Rumble begins in stage 3 only.", ruling="rumble_from_stage")
        yield refusal("THROW-41", _NOT_YET)

    def play(self, ledger: Ledger) -> None:
        """Nobody is asked for what cannot be carried out yet."""
        del ledger
        raise Impossible(say(_NOT_YET))

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """Nothing can be carried out yet."""
        del ledger, turn
        raise Impossible(say(_NOT_YET))


MOVES = (InitiateRumble,)

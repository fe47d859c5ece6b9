"""Moves that the rules refuse, and which of them not even the Coach can allow (RULES ED-4)."""

from typing import Final

from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer, Impossible, Move
from gattai_desktop.games.verdict import Verdict

BY_HAND: Final = say("Cards can be moved and gauges set by hand instead.")


class Refused(Exception):
    """A move was played that the rules do not allow; `verdict` holds the reasons. Nothing was changed."""

    def __init__(self, move: Move, verdict: Verdict) -> None:
        super().__init__("; ".join(f"{reason.text} ({reason.rule})" for reason in verdict.reasons))
        self.move = move
        self.verdict = verdict


def check_that_it_means_something(table: State, move: Move, ask: Ask | None) -> None:
    """Raise Impossible for a move that belongs into another moment; `ask` is the question that play waits for."""
    if not (move.by_hand or move.anywhere or isinstance(move, Answer)):
        if ask is not None and not move.while_asked(ask.kind):
            raise Impossible(
                say(
                    "{seat} is asked first: {question} Answer that before anything else is allowed. {by_hand}",
                    seat=ask.seat.capitalize(),
                    question=ask.text,
                    by_hand=BY_HAND,
                )
            )
        if move.steps and table.values.get("step") not in move.steps:
            raise Impossible(say("{not_now} {by_hand}", not_now=move.not_now(table), by_hand=BY_HAND))

"""The stages of a Throwdown and their points (RULES THROW-21, THROW-25, THROW-37).

`throwdown.scored` keeps every score event as (stage, side, points, undone): a Block on an Escalate takes the points
away again and the event stays to be seen (THROW-34). `throwdown.entered` are the stages that were played and not
undone, `throwdown.stage` the present one.
"""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, path_to
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import limits, modifiers

STAGE: Final = "throwdown.stage"
SCORED: Final = "throwdown.scored"
ENTERED: Final = "throwdown.entered"

ScoreEvent = tuple[int, Seat, int, bool]


@frozen
class Stage:
    """One stage: its points for the side whose opponent leaves it, and where an Escalate leads."""

    number: int
    name: str
    points: int
    escalates_to: int | None

    @property
    def rumble(self) -> int:
        """The Rumble stage, 1 to 4; 0 before a Rumble."""
        return max(0, self.number - 3)


STAGES: Final[Mapping[int, Stage]] = {
    stage.number: stage
    for stage in (
        Stage(1, "Confrontation", 1, 2),
        Stage(2, "Struggle", 2, 3),
        Stage(3, "Final Attack", 4, None),
        Stage(4, "Rumble 1", 8, 5),
        Stage(5, "Rumble 2", 16, 6),
        Stage(6, "Rumble 3", 32, 7),
        Stage(7, "Rumble 4", 64, None),
    )
}


score_path: Final = path_to("throwdown.score.{}")
"""Where the score of a side is kept."""


def score_of(table: Table, side: Seat) -> int:
    """The points of a side, 0 to 127."""
    return table.number(score_path(side))


def stage_of(table: Table) -> Stage:
    """The present stage."""
    return STAGES[cast("int", table.values[STAGE])]


def events(table: Table) -> tuple[ScoreEvent, ...]:
    """Every score event in order, undone ones too."""
    return cast("tuple[ScoreEvent, ...]", table.values.get(SCORED) or ())


def entered(table: Table) -> tuple[int, ...]:
    """The stages that were played and not undone."""
    return cast("tuple[int, ...]", table.values.get(ENTERED) or ())


def score(ledger: Ledger, side: Seat, *, stage: Stage | None = None) -> None:
    """Give a side the points of a stage, the present one if none is named (THROW-25)."""
    scored = stage or stage_of(ledger.table)
    total = score_of(ledger.table, side) + scored.points
    cause = ledger.announce("score", rule="THROW-25", side=side, stage=scored.number, points=scored.points, total=total)
    with ledger.because(cause):
        ledger.set(score_path(side), total, rule="THROW-25")
        ledger.set(SCORED, (*events(ledger.table), (scored.number, side, scored.points, False)), rule="THROW-25")


def unscore(ledger: Ledger, stage: int) -> None:
    """Take the points of the last leaving of a stage away again (THROW-34)."""
    kept = list(events(ledger.table))
    for place in range(len(kept) - 1, -1, -1):
        number, side, points, undone = kept[place]
        if number == stage and not undone:
            kept[place] = (number, side, points, True)
            ledger.set(score_path(side), score_of(ledger.table, side) - points, rule="THROW-34")
            ledger.set(SCORED, tuple(kept), rule="THROW-34")
            ledger.announce("unscore", rule="THROW-34", side=side, stage=stage, points=points)
            return


def enter(ledger: Ledger, stage: int, *, rule: str) -> None:
    """Open a stage."""
    modifiers.over(ledger, "stage")
    limits.over(ledger, "stage")
    ledger.set(STAGE, stage, rule=rule)
    ledger.set(ENTERED, (*entered(ledger.table), stage), rule=rule)


def go_back(ledger: Ledger) -> None:
    """Undo the present stage: play goes on in the one before, and its points are taken away (THROW-34)."""
    left = stage_of(ledger.table).number
    ledger.set(STAGE, left - 1, rule="THROW-34")
    ledger.set(ENTERED, tuple(stage for stage in entered(ledger.table) if stage != left), rule="THROW-34")
    unscore(ledger, left - 1)

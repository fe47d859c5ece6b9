"""What has begun in this scene and in this session: by it a Coach who is the program knows when to go on.

It is counted at every table: people know it without, but a hint does not, and a seat may be handed on late in an
evening.

| value | meaning |
|---|---|
| `begun.conflicts` | each Gambit offered and each challenge made in this scene, or act of First Contact, in turn |
| `begun.scenes` | scenes that were begun in this session after its first |
| `begun.won`, `begun.lost` | Throwdowns against Coach in this session that the Pilots won, and lost |
"""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Seat

CONFLICTS: Final = "begun.conflicts"
SCENES: Final = "begun.scenes"
WON: Final = "begun.won"
LOST: Final = "begun.lost"
_GAMBIT: Final = "gambit"


def conflict(ledger: Ledger, kind: str, *who: Seat) -> None:
    """Note that a conflict begins: "gambit" with its Pilot, "throwdown" with the challenger and the challenged."""
    ledger.set(CONFLICTS, (*ledger.table.listed(CONFLICTS), " ".join((kind, *who))), rule="STORY-2")


def fought(ledger: Ledger, sides: tuple[Seat, ...], winner: Value) -> None:
    """Note how a Throwdown ended: the seat that led the side which won it, None where nobody did."""
    if COACH_SEAT in sides and winner in sides:
        path = LOST if winner == COACH_SEAT else WON
        ledger.set(path, ledger.table.number(path) + 1, rule="OUT-13")


def scene(ledger: Ledger) -> None:
    """Note that a scene begins, in which nothing has begun yet."""
    ledger.set(SCENES, scenes(ledger.table) + 1, rule="STORY-4")
    nothing_yet(ledger)


def nothing_yet(ledger: Ledger) -> None:
    """Forget the conflicts of the scene that is over."""
    if ledger.table.values.get(CONFLICTS) is not None:
        ledger.set(CONFLICTS, None, rule="STORY-4")


def session(ledger: Ledger) -> None:
    """Forget the scenes and fights of the session before."""
    nothing_yet(ledger)
    for path in (SCENES, WON, LOST):
        if ledger.table.values.get(path) is not None:
            ledger.set(path, None, rule="SESSION-1")


def scenes(table: Table) -> int:
    """How many scenes were begun in this session after its first."""
    return table.number(SCENES)


def more_won_than_lost(table: Table) -> bool:
    """Whether the Pilots won more Throwdowns against Coach in this session than they lost."""
    return table.number(WON) > table.number(LOST)


def gambits(table: Table) -> tuple[Seat, ...]:
    """Whom a Gambit was offered in this scene, in turn."""
    return tuple(who for kind, who in _begun(table) if kind == _GAMBIT)


def challenges(table: Table) -> tuple[tuple[Seat, Seat], ...]:
    """Who challenged whom in this scene, in turn."""
    found = (who.split(" ") for kind, who in _begun(table) if kind != _GAMBIT)
    return tuple((one, other) for one, other in found)


def _begun(table: Table) -> tuple[tuple[str, str], ...]:
    split = (str(one).partition(" ") for one in table.listed(CONFLICTS))
    return tuple((kind, who) for kind, _, who in split)

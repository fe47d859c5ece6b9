"""Techs used below the Rank at which they are known (RULES ASSIST-9).

`used_at` holds what is being used so: (owner, entry, rank) each, until the turn or the story has done with it.
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.value import Values
from gattai_desktop.games.gattai.settling import Settling

USED_AT: Final = "used_at"


def _used(values: Values) -> tuple[tuple[str, str, int], ...]:
    return cast("tuple[tuple[str, str, int], ...]", values.get(USED_AT) or ())


def used_at(values: Values, owner: str, entry: str, known: int) -> int:
    """The Rank that counts now: the known one, or the lower one at which it is being used."""
    return min((rank for who, what, rank in _used(values) if (who, what) == (owner, entry)), default=known)


def at(values: Values, owner: str, entry: str, rank: int) -> tuple[tuple[str, str, int], ...]:
    """What the value is while this entry is used at that Rank too."""
    others = tuple(one for one in _used(values) if one[:2] != (owner, entry))
    return (*others, (owner, entry, rank))


def over(ledger: Ledger) -> None:
    """Every Tech counts at its known Rank again."""
    ledger.set(USED_AT, None, rule="ASSIST-9")


def settle(ledger: Ledger) -> None:
    """In the story a use is over as soon as nothing of it is left to be done."""
    if ledger.table.values["step"] == "story" and not ledger.agenda:
        over(ledger)


SETTLE = Settling(settle, there=USED_AT)

"""When a chapter's check after each step of play has to be made (RULES STEP-6)."""

from collections.abc import Callable

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger


@frozen
class Settling:
    """What a chapter checks after every step, and what wakes it: without that it would find nothing to do.

    `there` names a value that has to lie on the table, `touched` are zones, paths and heads of values of which one at
    least must have been touched in this move; what names these follows from the table and from the facts alone, so that
    after a step which has written nothing there is nothing new to find. Where neither is named, it is looked at after
    every step.
    """

    check: Callable[[Ledger], None]
    there: str = ""
    touched: frozenset[str] = frozenset()

"""What the rules say of a move: every reason against it, each with the rule that forbids it."""

from typing import Final

from gattai_desktop.cards.frozen import frozen, making
from gattai_desktop.cards.words import Words, say

_NONE: Final = Words("")


@frozen
class Reason:
    """One reason against a move: the rule that forbids it, in words; `ruling` names the switch behind it, if any."""

    rule: str
    text: Words
    ruling: str = ""
    heading: Words = _NONE
    """What a refusal for this reason is called; "" for what one of the move is called."""


@frozen
class Verdict:
    """What the rules say of a move: every reason against it, none where it is allowed."""

    reasons: tuple[Reason, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against the move."""
        return not self.reasons


ALLOWED: Final = Verdict()


def refusal(
    rule: str,
    template: str,
    *,
    ruling: str = "",
    heading: Words = _NONE,
    **values: object,
) -> Reason:
    """Return a reason against a move: `refusal("THROW-29", "{card} does not beat {top}.", card=card, top=top)`."""
    return _reason(rule, say(template, **values), ruling, heading)


_reason = making(Reason)

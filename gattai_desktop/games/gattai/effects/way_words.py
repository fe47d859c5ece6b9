"""Says in a few words what each way does that an effect offers: "Strike +2", "draw 1"."""

from collections.abc import Mapping, Sequence
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.sums import NoNumber, Sum
from gattai_desktop.games.gattai.events.recipients import RESOURCES

_VERBS: Final[Mapping[str, str]] = {
    "strike": "Strike {number}",
    "max_buffers": "room for Buffers {number}",
    "max_charges": "room for Charges {number}",
    "draw": "draw {number}",
    "discard": "discard {number}",
    "retrieve": "take back {number} from the Trash",
}
"""What a step with one number does; any other is said as its pack writes it."""
_TRADED: Final[Mapping[str, str]] = {**RESOURCES, "charge": "Charges"}


def ways_in_words(ways: Sequence[Sequence[Step]], rank: int) -> tuple[Words, ...]:
    """Say them all, in their order."""
    return tuple(_together([_step(step, rank) for step in way]) for way in ways)


def _together(steps: Sequence[Words]) -> Words:
    first, *others = steps
    return say("{first} and {others}", first=first, others=_together(others)) if others else first


def _step(step: Step, rank: int) -> Words:
    numbers = [_number(value, rank) for value in step.values]
    if step.event and (not numbers or numbers[0] in ("", "1")):
        return say("{event}", event=step.event)
    if step.event:
        return say("{event} {number}", event=step.event, number=numbers[0])
    if step.verb == "trade":
        one, other = (_TRADED.get(step.values[place].word, step.values[place].word) for place in (0, 2))
        return say("{given} {one} for {gained} {other}", given=numbers[1], one=one, gained=numbers[3], other=other)
    if step.verb in _VERBS and numbers and numbers[0]:
        return say(_VERBS[step.verb], number=numbers[0])
    return say("{text}", text=step.text)


def _number(value: Sum, rank: int) -> str:
    """Return a number as it is read; "" where only play can tell it."""
    try:
        found = value.worth({"Rank": rank})
    except NoNumber:
        return value.whole.lower()
    return f"{found:+}".replace("-", "−") if value.signed else str(found)

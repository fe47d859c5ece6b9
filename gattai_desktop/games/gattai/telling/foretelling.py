"""Says what a move would do, for the preview bubble (LOOK 7). A preview holds only what its seat may know.

"Dissonant. Difference 3, beyond Strike 2. Schism 2 for Ren. Buffers can take both."
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged, announces
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.comparing import counts_as
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.told import Judged, shown

_JUDGED: Final = {
    "dissonant": Judged(say("Dissonant"), "jag", price=True),
    "resonant": Judged(say("Resonant"), "star"),
}

_PUT_AGAIN: Final = ("rumble_distribute", "tech_pass")
"""Questions that are put until as many cards are passed as somebody likes."""


def judged(preview: Preview) -> Judged:
    """Return how the rules judge what a move comes to; an empty judgement where it is neither."""
    said = {fact.words for _, fact in preview.facts if isinstance(fact, Announced)}
    vain = "no_effect" in said and not any(isinstance(fact, ValueChanged) for _, fact in preview.facts)
    return next((found for word, found in _JUDGED.items() if word in said), Judged(vain=vain))


def foretell(table: Table, preview: Preview) -> tuple[Words, ...]:
    """Return what to say of a move before it is made; nothing where no consequence can be known."""
    facts = _after_the_heading(preview)
    lines = _lines(table, preview, [one for one in facts if not _names_itself(preview.move, one[1])])
    lines = [*(lines or _lines(table, preview, facts)), *_measured_later(table, preview.move), *_opened(preview)]
    lines += _asks(table, preview)
    return tuple([_sum(preview), *lines] if judged(preview).sign else lines)


def _lines(table: Table, preview: Preview, facts: list[tuple[int, Fact]]) -> list[Words]:
    return [line.words for line in shown(tell(table, preview.move, facts, in_full=True)[1:], "moves")]


def _names_itself(move: Move, fact: Fact) -> bool:
    """Whether a fact only says again which effect the move calls on."""
    entry = str(getattr(move, "entry", "")).partition("/")[0]
    return announces(fact, "effect") and fact.by_name.get("entry") == entry


def _measured_later(table: Table, move: Move) -> Iterator[Words]:
    """Say how the card of a Rumble counts once the Final Form stands: what that costs is seen only after questions."""
    harmony = table.values.get("team.harmony")
    if not isinstance(move, InitiateRumble) or move.seat == COACH_SEAT or not isinstance(harmony, int):
        return
    if rulings_of(table).rumble_strike_base == "zero":
        difference, strike = counts_as(table, move.card).rank, harmony
        template = "Difference {difference} from 0, within Strike {strike} of a Final Form"
        if difference > strike:
            template = "Difference {difference} from 0, beyond Strike {strike} of a Final Form"
        yield say(template, difference=difference, strike=strike)


def _opened(preview: Preview) -> Iterator[Words]:
    """Say which stage a play opens: the log says it in the heading, and a plate has another one."""
    for _, fact in preview.facts:
        if announces(fact, "escalate"):
            yield say("Stage {stage} opens", stage=fact.by_name.get("stage"))


def _after_the_heading(preview: Preview) -> list[tuple[int, Fact]]:
    """The facts without the judgement itself, which is the title; what has no effect is said last."""
    said = [
        (number, fact) for number, fact in preview.facts if not (isinstance(fact, Announced) and fact.words in _JUDGED)
    ]
    return sorted(said, key=lambda one: announces(one[1], "no_effect"))


def _sum(preview: Preview) -> Words:
    """The figures behind the judgement: "Difference 3, beyond Strike 2."."""
    for _, fact in preview.facts:
        if isinstance(fact, Announced) and fact.words in _JUDGED:
            said = fact.by_name
            template = "Difference {difference}, beyond Strike {strike}"
            if fact.words == "resonant":
                template = "Difference {difference}, within Strike {strike}"
            return say(template, difference=said.get("difference"), strike=said.get("strike"))
    return Words("")


def asked_anew(preview: Preview) -> tuple[Ask, ...]:
    """Return what is asked after a move; that more cards may be passed need not be foretold of each that is."""
    again = (getattr(preview.move, "answers", None), preview.move.seat)
    return tuple(ask for ask in preview.asks if ask.kind not in _PUT_AGAIN or (ask.kind, ask.seat) != again)


def _asks(table: Table, preview: Preview) -> Iterator[Words]:
    """Say who is asked what: a question that is put to several is said once."""
    found: dict[Words, list[Ask]] = {}
    for ask in asked_anew(preview):
        found.setdefault(ask.text, []).append(ask)
    for question, asks in found.items():
        if len(asks) > 1 and asks[0].kind != "soak":
            who = tuple(seat_name(table, ask.seat) for ask in asks)
            yield say("{who} are asked: {question}", who=who, question=question)
        else:
            yield from (_asked(table, ask, preview) for ask in asks)


def _asked(table: Table, ask: Ask, preview: Preview) -> Words:
    """Say who is asked what; of soaking, how much of it Buffers can take."""
    if ask.kind != "soak":
        return say("{who} is asked: {question}", who=seat_name(table, ask.seat), question=ask.text)
    most = max((getattr(one, "points", 0) for one in ask.options), default=0)
    amount = ask.text.by_name.get("amount")  # what was fired may have grown since
    if amount is None:
        fired = (fact for _, fact in preview.facts if announces(fact, "fires"))
        amount = next((fact.by_name.get("amount") for fact in reversed(tuple(fired))), None)
    if amount == most:
        return say({1: "Buffers can take it", 2: "Buffers can take both"}.get(most, "Buffers can take all of it"))
    if isinstance(amount, int):
        return say("Buffers can take {most} of {amount}", most=most, amount=amount)
    return say("Buffers can take it")

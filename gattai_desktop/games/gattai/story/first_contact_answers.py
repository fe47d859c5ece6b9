"""What the guide of First Contact says about what just happened, made from the facts alone (RULES FC-5).

Of one move the last fact that means something to a beginner is told; of most moves there is nothing to say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import CARDS, Back, Card
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.cards.comparing import two_on_ace
from gattai_desktop.games.gattai.gambit.gambit import PILOT
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.story.first_contact import ACT
from gattai_desktop.games.gattai.story.first_contact_acts import LEARNED, TITLES
from gattai_desktop.games.gattai.telling.sentence import Said
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, PILE, THRESHOLD

Compared = Mapping[str, Card]
"""The card that lies in a place of a Gambit, by its zone, and the one that a Drive laid on the Pile.

Without those that the seat may not see.
"""


def answered(before: Table, facts: Iterable[tuple[int, Fact]]) -> Words:
    """Say what just happened, and what it meant; nothing where it taught nothing."""
    cards = {zone: found[-1] for zone in (THRESHOLD, GAMBIT_CARD) if (found := before.cards(zone))}
    told = [one for one in _told(before, facts, cards) if one.template]
    return told[-1] if told else say("")


def _told(before: Table, facts: Iterable[tuple[int, Fact]], cards: dict[str, Card]) -> Iterator[Words]:
    for _, fact in facts:
        if isinstance(fact, CardsTurned) and fact.zone in (THRESHOLD, GAMBIT_CARD):
            cards[fact.zone] = fact.cards[-1]
        elif isinstance(fact, CardsMoved):
            if fact.target.startswith("faction.") and fact.origin.startswith("hand."):
                yield _laid(before, fact)
            elif fact.target == PILE:
                cards[PILE] = fact.cards[-1]
            elif fact.target in _LAID_IN_GAMBIT:
                yield _LAID_IN_GAMBIT[fact.target](before, fact)
        elif isinstance(fact, ValueChanged) and fact.path == PILOT and fact.after:
            yield say("Coach offers {who} a Gambit. Nobody has to take one.", who=seat_name(before, str(fact.after)))
        elif isinstance(fact, Announced) and fact.words in _ANSWERS:
            yield _ANSWERS[fact.words](before, fact.by_name, cards)


def _laid(before: Table, fact: CardsMoved) -> Words:
    return say(
        "{who} laid {card} with {faction}. It lies open there: any Pilot may play it as if from her Hand.",
        who=seat_name(before, fact.origin.removeprefix("hand.")),
        card=fact.cards[-1],
        faction=before.values[f"{fact.target}.name"],
    )


def _threshold(_before: Table, fact: CardsMoved) -> Words:
    if fact.origin.startswith("hand."):
        return say("The Threshold card lies. Only Coach knows what has to be beaten.")
    return say("The Threshold card lies. Nobody knows what has to be beaten, not even Coach.")


def _in_gambit(before: Table, fact: CardsMoved) -> Words:
    who, card = seat_name(before, str(before.values[PILOT])), fact.cards[-1]
    if isinstance(card, Back) or not fact.up[-1]:
        return say("{who} played a card. Now both are turned up, and the higher one counts.", who=who)
    return say("{who} played {card}. It has to be higher than the Threshold card.", who=who, card=card)


_LAID_IN_GAMBIT: Final = {THRESHOLD: _threshold, GAMBIT_CARD: _in_gambit}


def _compared(before: Table, said: Said, cards: Compared) -> Words:
    mine, threshold = cards.get(GAMBIT_CARD), cards.get(THRESHOLD)
    if mine is None or threshold is None or isinstance(mine, Back) or isinstance(threshold, Back):
        return say("")
    if said.get("higher"):
        return say(
            "Well done: {card} beats {threshold}. That was “Yes, and”: the goal, and a gift.",
            card=mine,
            threshold=threshold,
        )
    return say(
        "{card} does not beat {threshold}. Now {who} chooses what comes of it.",
        card=mine,
        threshold=threshold,
        who=seat_name(before, str(said.get("seat"))),
    )


_RESULTS: Final = {
    "yes-but": say("That was “Yes, but”: the goal, at a small cost."),
    "no-but": say("That was “No, but”: no goal, and something small instead."),
    "no-and": say("That was “No, and”: no goal, and a small cost besides."),
}


def _result(_before: Table, said: Said, _cards: Compared) -> Words:
    return _RESULTS.get(str(said.get("result")), say(""))


def _played(before: Table, said: Said, cards: Compared) -> Words:
    if (ace := _ace_beaten(before, cards)) is not None:
        return say(
            "{card} beats {ace}: a Two beats an Ace, and counts as {above} above it.",
            card=cards[PILE],
            ace=ace,
            above=said["difference"],
        )
    return say(
        "{card} is {above} above the top card: within Strike 3, and nothing is paid.",
        card=CARDS[str(said["card"])],
        above=said["difference"],
    )


def _ace_beaten(before: Table, cards: Compared) -> Card | None:
    """Return the Ace that lay on top when a Two was laid on it; None where no Two beat an Ace."""
    laid, top = cards.get(PILE), next(iter(before.cards(PILE)[-1:]), None)
    if laid is None or top is None or isinstance(laid, Back) or isinstance(top, Back):
        return None
    return top if two_on_ace(laid, top) else None


def _resonant(before: Table, said: Said, cards: Compared) -> Words:
    if (ace := _ace_beaten(before, cards)) is not None:
        return say(
            "{card} beats {ace}: a Two beats an Ace, and counts as 1 above it. Resonant, the best a card can be.",
            card=cards[PILE],
            ace=ace,
        )
    return say(
        "{who} played exactly 1 above: Resonant, the best a card can be.", who=seat_name(before, str(said["seat"]))
    )


def _dissonant(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{who} went {above} above, beyond Strike 3: Dissonant. It counts, and so does the Schism.",
        who=seat_name(before, str(said["seat"])),
        above=said["difference"],
    )


def _accepted_gambit(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{who} takes the Gambit: now Coach lays the Threshold card, which she has to beat.",
        who=seat_name(before, str(said["seat"])),
    )


def _challenge(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{who} challenged {other} with a card that lies face-down. {other} may refuse.",
        who=seat_name(before, str(said["seat"])),
        other=seat_name(before, str(said["opponent"])),
    )


def _accepted(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{who} accepted: a card of each lies face-down, and the higher one opens the Pile.",
        who=seat_name(before, str(said["seat"])),
    )


def _refused(before: Table, said: Said, _cards: Compared) -> Words:
    return say("{who} refused the challenge: there is no Throwdown.", who=seat_name(before, str(said["seat"])))


def _initiative(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "The higher card is {who}'s: it opens the Pile, and the other side moves first.",
        who=seat_name(before, str(said["side"])),
    )


def _block(_before: Table, said: Said, _cards: Compared) -> Words:
    blocked = CARDS.get(str(said.get("blocked")))
    return say("{card} is off the Pile: that was a Block.", card=blocked) if blocked is not None else say("")


def _escalate(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{who} escalated: a new stage, worth more, begins with a low card.", who=seat_name(before, str(said["seat"]))
    )


def _outcome(before: Table, said: Said, _cards: Compared) -> Words:
    winner = str(said["winner"])
    template = "The fight is over: {who} won, {points} to {against}."
    if winner != COACH_SEAT and COACH_SEAT in throwdown.sides(before):
        template = "The fight is over: the Pilots won, {points} to {against}."
    return Words(
        template, (("who", seat_name(before, winner)), ("points", said["points"]), ("against", said["against"]))
    )


def _woken(before: Table, said: Said, _cards: Compared) -> Words:
    return say(
        "{faction} is awake: each player may invest once more there.", faction=before.values[f"{said['target']}.name"]
    )


def _act(before: Table, said: Said, _cards: Compared) -> Words:
    """The act before is over: the one thing that it has taught."""
    act = cast("int", before.values[ACT])
    return say("“{title}” is over. {learned}", title=TITLES[act], learned=LEARNED[act]) if act in LEARNED else say("")


_ANSWERS: Final[Mapping[str, Callable[[Table, Said, Compared], Words]]] = {
    "session": lambda _before, _said, _cards: say("The cards are dealt. What you hold is all you have tonight."),
    "compared": _compared,
    "gambit_result": _result,
    "gambit_declined": lambda _before, _said, _cards: say("Declined. Nobody can be forced into a Gambit."),
    "gambit_accepted": _accepted_gambit,
    "challenge": _challenge,
    "accepted": _accepted,
    "refused": _refused,
    "initiative": _initiative,
    "counter": _played,
    "resonant": _resonant,
    "dissonant": _dissonant,
    "block": _block,
    "escalate": _escalate,
    "outcome": _outcome,
    "woken": _woken,
    "act": _act,
    "first_contact_over": _act,
}

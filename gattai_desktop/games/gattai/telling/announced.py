"""Sentences for announcements of the rules, by their words."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import WHOLE
from gattai_desktop.games.gattai.names import spoil_name
from gattai_desktop.games.gattai.outcome.spoil_table import AGAINST
from gattai_desktop.games.gattai.telling.of_events import EFFECTS_TOLD, EVENTS_TOLD, RUMBLE_TOLD, SCENARIO_TOLD
from gattai_desktop.games.gattai.telling.sentence import Now, Said, Sentence, Telling, Template, nothing
from gattai_desktop.games.gattai.telling.what_it_does import event_does
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.told import Strong

RESULTS: Final[Mapping[str, str]] = {
    "yes-and": "Yes, and",
    "yes-but": "Yes, but",
    "no-but": "No, but",
    "no-and": "No, and",
}
_SIDES: Final = {"pilots": "Pilots' side", COACH_SEAT: "Coach's side"}


def announced(now: Now, fact: Announced) -> Iterator[Sentence]:
    """Say what was announced; a word without a sentence is shown as it is, in the full log alone."""
    telling = ANNOUNCED.get(fact.words)
    said = fact.by_name
    if telling is None:
        said_so = fact.words.replace("_", " ").capitalize()
        yield Sentence(say("{words}", words=said_so), "everything")
        return
    yield from telling(now, said)


# ---------------------------------------------------------------------- Strike, stages, scores


def _flip(now: Now, said: Said) -> Iterator[Sentence]:
    card = CARDS.get(str(said.get("card")))
    template = "{card} is at most {dissonance}: it hits" if said.get("hit") else "{card} is above {dissonance}: no harm"
    yield Sentence(say(template, card=card or "a card", dissonance=Strong(str(said.get("dissonance")))))


def _blocked(now: Now, said: Said) -> Iterator[Sentence]:
    card = CARDS.get(str(said.get("blocked")))
    if card is not None:
        yield Sentence(say("{card} is off the Pile", card=card))


def _escalated(now: Now, said: Said) -> Iterator[Sentence]:
    number = said.get("stage")
    name = stage_name(number) if isinstance(number, int) else ""
    yield Sentence(say("Stage {number}, {name}", number=Strong(str(number)), name=name), "everything")


# ---------------------------------------------------------------------- Omens, Crisis, Decks


def _omen(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("Omen, {side}", side=_SIDES.get(str(said.get("deck")), "")), "story", "omen")


def _deck_empty(now: Now, said: Said) -> Iterator[Sentence]:
    side = "Pilots'" if said.get("deck") == "pilots" else "Coach's"
    yield Sentence(say("{side} Deck is empty: nothing comes", side=side))


def _crisis(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(
        say("Crisis step {number}: {event}", number=Strong(str(said.get("tier"))), event=str(said.get("step"))),
        "story",
        "omen",
    )


# ---------------------------------------------------------------------- Gambits


def _compared(now: Now, said: Said) -> Iterator[Sentence]:
    higher, seat = bool(said.get("higher")), str(said.get("seat"))
    if now.values.get(gambit.HELPERS):
        yield Sentence(say("A card of the Pilots is higher" if higher else "No card of the Pilots is higher"), "moves")
        return
    template = "{who}'s card is higher" if higher else "{who}'s card is not higher"
    yield Sentence(say(template, who=now.name(seat)), "moves", subject=seat)


def _gambit_result(now: Now, said: Said) -> Iterator[Sentence]:
    result = str(said.get("result"))
    won = result.startswith("yes")
    template = "{who} wins the Gambit: {result}" if won else "{who} misses the goal: {result}"
    words = say(template, who=now.name(said.get("seat")), result=Strong(RESULTS.get(result, result)))
    yield Sentence(words, "story", "tick" if won else "cross", subject=str(said.get("seat")))


def _consequence(now: Now, said: Said) -> Iterator[Sentence]:
    """What one event does; what Coach tells in the story, his move says."""
    if said.get("event"):
        event, sign = str(said["event"]), "star" if said.get("sign") == "positive" else "jag"
        does = event_does(event, "Full" if event in WHOLE else 1)
        yield Sentence(say("Consequence: {what}", what=does), "moves", sign, "heading")


def _prompt(_now: Now, said: Said) -> Iterator[Sentence]:
    """What was asked, and what was answered."""
    yield Sentence(say("{text}", text=str(said.get("text"))), "story")
    if said.get("answer"):
        yield Sentence(say("The answer: {text}", text=str(said["answer"])), "story")


_CONFLICTS: Final = {"gambit": "The Gambit is called off", "throwdown": "The Throwdown is called off"}


def _called_off(now: Now, said: Said) -> Iterator[Sentence]:
    what = _CONFLICTS.get(str(said.get("what")), "The Conflict is called off")
    yield Sentence(say(what), "story")


# ---------------------------------------------------------------------- the beginning of a Throwdown


def _votes(now: Now, said: Said) -> Iterator[Sentence]:
    side = str(said.get("side") or "")
    leader = now.name(now.values.get(f"throwdown.commander.{side}") or side)
    yield Sentence(
        say(
            "{who}: {team} for the Team, {alone} for herself",
            who=leader,
            team=Strong(str(said.get("team"))),
            alone=Strong(str(said.get("herself"))),
        )
    )


# ---------------------------------------------------------------------- the end of a Throwdown


def _outcome(now: Now, said: Said) -> Iterator[Sentence]:
    side = str(said.get("winner") or "")
    name = now.side(side)
    template = "{side} win, {points} to {against}" if name == "Pilots" else "{side} wins, {points} to {against}"
    words = say(template, side=name, points=Strong(str(said.get("points"))), against=Strong(str(said.get("against"))))
    sign = "horns" if side == COACH_SEAT else "wings" if name == "Pilots" else side
    yield Sentence(words, "story", sign)


def _spoil(now: Now, said: Said) -> Iterator[Sentence]:
    receiver, key = str(said.get("seat") or ""), str(said.get("spoil"))
    words = "{who}: Spoil against the other side, {spoil}" if key in AGAINST else "{who}: Spoil, {spoil}"
    yield Sentence(
        say(words, who=now.name(receiver), spoil=Strong(spoil_name(key))),
        "story",
        receiver,
        subject=receiver,
    )


# ---------------------------------------------------------------------- First Contact


def _first_contact_over(now: Now, said: Said) -> Iterator[Sentence]:
    left = said.get("survivors")
    names = tuple(str(name) for name in left) if isinstance(left, tuple) and left else "nobody"
    yield Sentence(say("First Contact is over. Alive: {names}", names=names), "story")
    yield Sentence(
        say(
            "Schism counted {count} times: the Team starts at Harmony {harmony}",
            count=Strong(str(said.get("schism"))),
            harmony=Strong(str(said.get("harmony"))),
        ),
        "story",
    )


def _act(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(
        say("Act {number}: {title}", number=str(said.get("act")), title=Strong(str(said.get("title")))), "story"
    )


def stage_name(number: int) -> str:
    """What a stage is called, for the moment in which it opens."""
    stage = STAGES.get(number)
    return stage.name if stage else f"Stage {number}"


ANNOUNCED: Final[Mapping[str, Telling]] = {
    **EFFECTS_TOLD,
    **EVENTS_TOLD,
    **RUMBLE_TOLD,
    **SCENARIO_TOLD,
    "challenge": nothing,  # the move says it
    "accepted": nothing,
    "refused": Template("{who} gets what the challenge was for", "story", who="challenger", about=False),
    "votes": _votes,
    "identical": Template("Both cards are the same", "story"),
    "initiative": Template("{side} wins the initiative", "story", many="{side} win the initiative"),
    "counter": nothing,  # the move says it
    "block": _blocked,
    "escalate": _escalated,
    "deescalate": Template("Back to stage {stage}", "story"),
    "undo_events": Template("What the Blocked card had fired is taken back"),
    "not_agreed": nothing,
    "gear_destroyed": Template("{who} has lost {name}", who="who"),
    "corroded": Template("Corroded: {who}'s Robo is repaired at half", who="seat"),
    "risked": Template("{who} flips cards that may be played in this turn", "moves", who="seat"),
    "gear_back": Template("{who} has {name} back", who="who"),
    "cue": Template("{text}", "story"),
    "prompt": _prompt,
    "drive_falls": Template("That lies beyond the Strike now: the Drive is not made"),
    "drive_without_card": Template("Its card is gone: the Drive is not made"),
    "resonant": Template("Resonant", "moves", "star", "heading", who="seat"),
    "dissonant": Template("Dissonant", "moves", "jag", "heading", who="seat"),
    "flip": _flip,
    "score": Template("{side} scores {points}", "story", many="{side} score {points}", strong=("points",)),
    "unscore": nothing,  # told by the score itself
    "rout": Template("Rout: {side} is beaten", "story", "jag", many="Rout: {side} are beaten"),
    "omen": _omen,
    "omen_spent": nothing,  # the move says it
    "deck_empty": _deck_empty,
    "crisis": _crisis,
    "crisis_skips": nothing,  # the move says it, and the step says its number
    "break": Template("A Lesser Fusion falls apart", "story"),
    "compared": _compared,
    "gambit_accepted": nothing,  # the move says it
    "gambit_declined": nothing,
    "gambit_result": _gambit_result,
    "consequence": _consequence,
    "lesson": nothing,  # the move says it
    "called_off": _called_off,
    "favor_passed": nothing,
    "third_offense": Template("{who}: the third Offense", "story", who="target"),
    "faction_turns": Template("{who} becomes a Threat", "story", "horns", who="target"),
    "faction_leaves": Template("{who} leaves", "story", who="target"),
    "beaten": nothing,  # told by the Threat's state
    "out": nothing,  # told by her state
    "commitment_dead": Template("{who} has lost her whole {commitment} Commitment", "story", "jag"),
    "concede": nothing,  # the move says it, or the Rout does
    "outcome": _outcome,
    "wipe": Template("Wipe: the other side scored nothing", "story", "star"),
    "concession": nothing,  # the move says it
    "spoil": _spoil,
    "death_named": Template("If {who} refuses she dies; all agreed", "story", "jag", who="seat"),
    "death_not_agreed": Template("{who} does not agree: no death is at stake", who="seat"),
    "narrative_death": Template("{who} dies, as the stakes had said", "story", "jag", who="seat"),
    "drops_out": Template("{who} drops out", "story", who="seat"),
    "assist": nothing,  # the move says it
    "ruling": nothing,  # told by the ruling itself
    "guide": nothing,
    "fires_by_hand": nothing,  # the move says it
    "because": Template("“{text}”", sign="horns"),
    "note": nothing,
    "hint": nothing,
    "fiat": nothing,
    "ripple": nothing,
    "session": Template("Session {number} begins", "story"),
    "first_contact_over": _first_contact_over,
    "act": _act,
    "woken": Template("{who} is awake: each Pilot may invest one more card there", "story", "eye", who="target"),
}

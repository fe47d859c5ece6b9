"""Sentences for announcements of the rules, by their words."""

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Final

from gattai_desktop.cards.deck54 import CARDS
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.names import event_name, spoil_name
from gattai_desktop.games.gattai.telling.of_effects import EFFECTS_TOLD
from gattai_desktop.games.gattai.telling.of_events import EVENTS_TOLD
from gattai_desktop.games.gattai.telling.of_scenario import SCENARIO_TOLD
from gattai_desktop.games.gattai.telling.rumble import RUMBLE_TOLD
from gattai_desktop.games.gattai.telling.sentence import Now, Role, Said, Sentence, Telling
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.told import Preset, Strong

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
    said = dict(fact.values)
    if telling is None:
        said_so = fact.words.replace("_", " ").capitalize()
        yield Sentence(say("{words}", words=said_so), "everything")
        return
    yield from telling(now, said)


def _named(
    template: str, preset: Preset = "moves", sign: str = "", role: Role = "plain", *, who: str = "who"
) -> Telling:
    """A sentence with {who}, the name of the seat in that field, and with all else that was announced."""

    def telling(now: Now, said: Said) -> Iterator[Sentence]:
        thing = str(said.get(who) or "")
        wanted = {name for _, name, _, _ in Formatter().parse(template) if name}
        values = {name: now.name(thing) if name == "who" else said.get(name, "") for name in wanted}
        yield Sentence(say(template, **values), preset, sign, role, subject=thing)

    return telling


# ---------------------------------------------------------------------- Strike, stages, scores


def _resonant(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("Resonant"), "moves", "star", "heading", subject=str(said.get("seat")))


def _dissonant(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("Dissonant"), "moves", "jag", "heading", subject=str(said.get("seat")))


def _flip(now: Now, said: Said) -> Iterator[Sentence]:
    card = CARDS.get(str(said.get("card")))
    template = "{card} is at most {dissonance}: it hits" if said.get("hit") else "{card} is above {dissonance}: no harm"
    yield Sentence(say(template, card=card or "a card", dissonance=Strong(str(said.get("dissonance")))))


def _score(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side")))
    template = "{side} score {points}" if side == "Pilots" else "{side} scores {points}"
    yield Sentence(say(template, side=side, points=Strong(str(said.get("points")))), "story")


def _nothing(now: Now, said: Said) -> Iterator[Sentence]:
    return iter(())


def _blocked(now: Now, said: Said) -> Iterator[Sentence]:
    card = CARDS.get(str(said.get("blocked")))
    if card is not None:
        yield Sentence(say("{card} is off the Pile", card=card))


def _escalated(now: Now, said: Said) -> Iterator[Sentence]:
    number = said.get("stage")
    name = stage_name(number) if isinstance(number, int) else ""
    yield Sentence(say("Stage {number}, {name}", number=Strong(str(number)), name=name), "everything")


def _rout(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side") or ""))
    template = "Rout: {side} are beaten" if side == "Pilots" else "Rout: {side} is beaten"
    yield Sentence(say(template, side=side), "story", "jag")


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


def _crisis_skips(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("The Crisis leaps to step {number}", number=Strong(str(said.get("step")))), "story", "omen")


# ---------------------------------------------------------------------- Gambits


def _compared(now: Now, said: Said) -> Iterator[Sentence]:
    template = "{who}'s card is higher" if said.get("higher") else "{who}'s card is not higher"
    yield Sentence(say(template, who=now.name(said.get("seat"))), "moves", subject=str(said.get("seat")))


def _gambit_result(now: Now, said: Said) -> Iterator[Sentence]:
    result = str(said.get("result"))
    won = result.startswith("yes")
    template = "{who} wins the Gambit: {result}" if won else "{who} misses the goal: {result}"
    words = say(template, who=now.name(said.get("seat")), result=Strong(RESULTS.get(result, result)))
    yield Sentence(words, "story", "tick" if won else "cross", subject=str(said.get("seat")))


def _consequence(now: Now, said: Said) -> Iterator[Sentence]:
    good = said.get("sign") == "positive"
    sign = "star" if good else "jag"
    if said.get("event"):
        event = event_name(now.rulings, str(said["event"]))
        yield Sentence(say("Consequence: {event}", event=event), "moves", sign, "heading")
    elif said.get("text"):
        yield Sentence(say("Consequence: {text}", text=said["text"]), "story", sign)
    else:
        yield Sentence(say("The consequence is told"), "story", sign)


def _lesson(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("{who} learns: {text}", who=now.name(said.get("seat")), text=said.get("text")), "story")


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


def _initiative(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side") or ""))
    template = "{side} win the initiative" if side == "Pilots" else "{side} wins the initiative"
    yield Sentence(say(template, side=side), "story")


def _refused(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("{who} gets what the challenge was for", who=now.name(said.get("challenger"))), "story")


# ---------------------------------------------------------------------- the end of a Throwdown


def _outcome(now: Now, said: Said) -> Iterator[Sentence]:
    side = str(said.get("winner") or "")
    name = now.side(side)
    template = "{side} win, {points} to {against}" if name == "Pilots" else "{side} wins, {points} to {against}"
    words = say(template, side=name, points=Strong(str(said.get("points"))), against=Strong(str(said.get("against"))))
    yield Sentence(words, "story", "horns" if side == COACH_SEAT else "wings")


def _wipe(now: Now, said: Said) -> Iterator[Sentence]:
    yield Sentence(say("Wipe: the other side scored nothing"), "story", "star")


def _concession(now: Now, said: Said) -> Iterator[Sentence]:
    side = now.side(str(said.get("side") or ""))
    many = side == "Pilots"
    if said.get("text"):
        template = "{side} yield: {text}" if many else "{side} yields: {text}"
        yield Sentence(say(template, side=side, text=said["text"]), "story")
    else:
        template = "{side} yield something in the story" if many else "{side} yields something in the story"
        yield Sentence(say(template, side=side), "story")


def _spoil(now: Now, said: Said) -> Iterator[Sentence]:
    receiver = str(said.get("seat") or "")
    yield Sentence(
        say("{who}: Spoil, {spoil}", who=now.name(receiver), spoil=Strong(spoil_name(str(said.get("spoil"))))),
        "story",
        receiver,
        subject=receiver,
    )


# ---------------------------------------------------------------------- First Contact


def _first_contact_over(now: Now, said: Said) -> Iterator[Sentence]:
    left = said.get("survivors")
    names = tuple(str(name) for name in left) if isinstance(left, tuple) and left else "nobody"
    yield Sentence(say("First Contact is over. Left: {names}", names=names), "story")
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
    "challenge": _nothing,  # the move says it
    "accepted": _nothing,
    "refused": _refused,
    "votes": _votes,
    "identical": _named("Both cards are the same", "story"),
    "initiative": _initiative,
    "counter": _nothing,  # the move says it
    "block": _blocked,
    "escalate": _escalated,
    "deescalate": _named("Back to stage {stage}", "story"),
    "undo_events": _named("What the Blocked card had fired is taken back"),
    "not_agreed": _nothing,
    "resonant": _resonant,
    "dissonant": _dissonant,
    "flip": _flip,
    "score": _score,
    "unscore": _nothing,  # told by the score itself
    "rout": _rout,
    "omen": _omen,
    "omen_spent": _nothing,  # the move says it
    "deck_empty": _deck_empty,
    "crisis": _crisis,
    "crisis_skips": _crisis_skips,
    "break": _named("A Lesser Fusion falls apart", "story"),
    "compared": _compared,
    "gambit_accepted": _nothing,  # the move says it
    "gambit_declined": _nothing,
    "gambit_result": _gambit_result,
    "consequence": _consequence,
    "lesson": _lesson,
    "called_off": _called_off,
    "favor_passed": _nothing,
    "third_offense": _named("{who}: the third Offense", "story", who="target"),
    "faction_turns": _named("{who} becomes a Threat", "story", "horns", who="target"),
    "faction_leaves": _named("{who} leaves", "story", who="target"),
    "beaten": _nothing,  # told by the Threat's state
    "out": _nothing,  # told by her state
    "commitment_dead": _named("{who} has lost her whole {commitment} Commitment", "story", "jag"),
    "concede": _nothing,  # the move says it, or the Rout does
    "outcome": _outcome,
    "wipe": _wipe,
    "concession": _concession,
    "spoil": _spoil,
    "death_named": _named("If {who} refuses she dies; all agreed", "story", "jag", who="seat"),
    "death_not_agreed": _named("{who} does not agree: no death is at stake", who="seat"),
    "narrative_death": _named("{who} dies, as the stakes had said", "story", "jag", who="seat"),
    "drops_out": _named("{who} drops out", "story", who="seat"),
    "assist": _nothing,  # the move says it
    "ruling": _nothing,  # told by the ruling itself
    "guide": _nothing,
    "fires_by_hand": _nothing,  # the move says it
    "because": _named("“{text}”", sign="horns"),
    "note": _nothing,
    "fiat": _nothing,
    "ripple": _nothing,
    "session": _named("Session {number} begins", "story"),
    "first_contact_over": _first_contact_over,
    "act": _act,
    "woken": _named("{who} is awake: each Pilot may invest one more card there", "story", "eye", who="target"),
}

"""Big moments: one word in large letters, its sign, one line of cause (LOOK 7). Found in facts as a seat sees them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import HARMONY_NAMES, HARMONY_SIGNS
from gattai_desktop.games.gattai.telling.announced import RESULTS, stage_name
from gattai_desktop.games.gattai.telling.sentence import Now, Said
from gattai_desktop.games.told import Moment

_READ_AT_ONCE: Final = 90
"""Characters of a text that the wall can show in a line."""


def headline(table: Table, facts: Iterable[tuple[int, Fact]]) -> tuple[Moment, ...]:
    """Return the big moments among the facts, in their order. `table` is what the seat saw before them."""
    values = dict(table.values)
    now = Now(values, {})
    found: list[Moment] = []
    for number, fact in facts:
        if isinstance(fact, Announced) and fact.words in _MOMENTS:
            found.append(evolve(_MOMENTS[fact.words](now, fact.by_name), fact=number))
        elif isinstance(fact, ValueChanged):
            if fact.path == "team.harmony" and isinstance(fact.before, int) and isinstance(fact.after, int):
                found.append(_harmony(number, fact.before, fact.after))
            values[fact.path] = fact.after
    return tuple(found)


def _harmony(number: int, before: int, after: int) -> Moment:
    template = (
        "Harmony falls from {before} to {after}." if after < before else "Harmony rises from {before} to {after}."
    )
    text = say(template, before=Words(HARMONY_NAMES[before]), after=Words(HARMONY_NAMES[after]))
    return Moment("harmony", say("Harmony {number}", number=after), text, HARMONY_SIGNS[after], number)


def _escalate(now: Now, said: Said) -> Moment:
    number = said.get("stage")
    name = stage_name(number) if isinstance(number, int) else ""
    text = say("{who} opens stage {number}, {name}.", who=now.name(said.get("seat")), number=number, name=name)
    return Moment("escalate", say("Escalate"), text, "stairs", lasts="escalate")


def _of_strike(now: Now, said: Said, template: str) -> Words:
    who, difference = now.name(said.get("seat")), said.get("difference")
    return say(template, who=who, difference=difference, strike=said.get("strike"))


def _resonant(now: Now, said: Said) -> Moment:
    text = _of_strike(now, said, "{who}: difference {difference}, within Strike {strike}.")
    return Moment("resonant", say("Resonant"), text, "star", ink="legal", lasts="resonant")


def _dissonant(now: Now, said: Said) -> Moment:
    text = _of_strike(now, said, "{who}: difference {difference}, beyond Strike {strike}.")
    return Moment("dissonant", say("Dissonant"), text, "jag", ink="price", lasts="dissonant")


def _score(now: Now, said: Said) -> Moment:
    side = str(said.get("side"))
    name = now.side(side)
    number = said.get("stage")
    stage = stage_name(number) if isinstance(number, int) else ""
    template = "{side} score for {stage}." if name == "Pilots" else "{side} scores for {stage}."
    title, text = say("+{points}", points=said.get("points")), say(template, side=name, stage=stage)
    sign, ink = _stands(now, side)
    return Moment("score", title, text, sign, ink=ink)


def _omen(now: Now, said: Said) -> Moment:
    pilots = said.get("deck") == "pilots"
    text = say("Pilots' Deck shows a Joker.") if pilots else say("Coach's Deck shows a Joker.")
    return Moment("omen", say("Omen"), text, "omen", ink="pilots" if pilots else "coach", lasts="omen")


def _rout(now: Now, said: Said) -> Moment:
    side = now.side(str(said.get("side") or ""))
    template = "{side} are routed." if side == "Pilots" else "{side} is routed."
    return Moment("rout", say("Rout"), say(template, side=side), "jag", ink="refused", lasts="rout")


def _wipe(now: Now, said: Said) -> Moment:
    side = now.side(str(said.get("side") or said.get("winner") or ""))
    template = "{side} leave nothing behind." if side == "Pilots" else "{side} leaves nothing behind."
    return Moment("wipe", say("Wipe"), say(template, side=side), "star", ink="legal", lasts="rout")


def _outcome(now: Now, said: Said) -> Moment:
    winner = str(said.get("winner") or "")
    side = now.side(winner)
    title = say("{side} win" if side == "Pilots" else "{side} wins", side=side)
    text = say("{points} to {against}.", points=said.get("points"), against=said.get("against"))
    sign, ink = _stands(now, winner)
    return Moment("outcome", title, text, sign, ink=ink, lasts="rout")


def _rumble(now: Now, said: Said) -> Moment:
    who = said.get("seat") or said.get("who") or ""
    text = say("{who} starts a Rumble.", who=now.name(who))
    return Moment("rumble", say("Rumble"), text, "monster", ink="coach", lasts="rumble")


def _gambit(now: Now, said: Said) -> Moment:
    result = str(said.get("result"))
    won = result.startswith("yes")
    template = "{who} reaches the goal." if won else "{who} misses the goal."
    title = say("{result}", result=RESULTS.get(result, result))
    text = say(template, who=now.name(said.get("seat")))
    return Moment("gambit", title, text, "tick" if won else "cross", ink="legal" if won else "refused")


def _told(now: Now, said: Said) -> Moment:
    """What the table carries out: by its name, with its words where they are few enough to be read at once."""
    name = entries.name_of(now.table, str(said.get("entry") or ""))
    words = str(said.get("text") or "")
    is_read = 0 < len(words) <= _READ_AT_ONCE
    text = say("{text}", text=words) if is_read else say("{who}", who=now.name(said.get("who")))
    return Moment("told", say("{name}", name=name), text, "star", lasts="rumble", is_read=is_read)


def _first_contact_over(_now: Now, said: Said) -> Moment:
    left = said.get("survivors")
    if not isinstance(left, tuple) or not left:
        return Moment("over", say("First Contact is over"), say("Nobody lives."), "jag", ink="refused", lasts="rout")
    text = say("Alive: {names}", names=tuple(str(name) for name in left))
    return Moment("over", say("First Contact is over"), text, "wings", ink="pilots", lasts="rout")


def _stands(now: Now, side: str) -> tuple[str, str]:
    """Return sign and colour of a side: of a Pilot her own, where Pilots fight Pilots."""
    if side == COACH_SEAT:
        return "horns", "coach"
    return ("wings", "pilots") if now.side(side) == "Pilots" else (side, side)


_MOMENTS: Final[Mapping[str, Callable[[Now, Said], Moment]]] = {
    "resonant": _resonant,
    "dissonant": _dissonant,
    "escalate": _escalate,
    "score": _score,
    "omen": _omen,
    "rout": _rout,
    "outcome": _outcome,
    "wipe": _wipe,
    "rumble": _rumble,
    "gambit_result": _gambit,
    "effect_told": _told,
    "first_contact_over": _first_contact_over,
}

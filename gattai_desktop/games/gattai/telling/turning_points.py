"""The turning points of an evening of Gattaibushido:FUSION!, found in facts as everybody saw them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged, announces
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import as_number
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.names import HARMONY_NAMES, HARMONY_SIGNS, event_name
from gattai_desktop.games.gattai.telling.announced import RESULTS, stage_name
from gattai_desktop.games.gattai.telling.sentence import Now, Said
from gattai_desktop.games.gattai.world.locations import DAMAGED, RAZED
from gattai_desktop.games.tale_words import SeenByAll, TurningPoint

HARMONY: Final = "team.harmony"


def turning_points(table: Table, facts: SeenByAll) -> tuple[TurningPoint, ...]:
    """Return the turning points of one entry; the table is the one before it."""
    values = dict(table.values)
    now = Now(values, {})
    found: list[TurningPoint] = []
    for number, fact in facts:
        if isinstance(fact, Announced):
            making = _ANNOUNCED.get(fact.words)
            if making is not None:
                found += [evolve(one, fact=number) for one in making(now, fact.by_name)]
        elif isinstance(fact, ValueChanged):
            found += [evolve(one, fact=number) for one in _changed(now, fact)]
            values[fact.path] = fact.after
    # The end of a fight says its points already.
    over = any(one.kind == "outcome" for one in found)
    return tuple(one for one in found if not (over and one.kind == "score"))


def _stands(side: str) -> tuple[str, str]:
    return ("horns", "coach") if side == COACH_SEAT else ("wings", "pilots")


def _outcome(now: Now, said: Said) -> Iterator[TurningPoint]:
    winner, loser = str(said.get("winner") or ""), str(said.get("loser") or "")
    points, against = as_number(said.get("points")), as_number(said.get("against"))
    name, other = now.side(winner), now.side(loser)
    many = name == "Pilots"
    title = say(
        "{side} win, {points} to {against}" if many else "{side} wins, {points} to {against}",
        side=name,
        points=points,
        against=against,
    )
    number = as_number(now.values.get("throwdown.stage"))
    text = (
        say("The Throwdown against {side} went as far as stage {number}.", side=other, number=number)
        if number
        else say("The Throwdown against {side} is decided.", side=other)
    )
    sign, ink = _stands(winner)
    figures = ((_colour(winner, loser), points), (_colour(loser, winner), against))
    weight = 78 + min(12, points - against)
    yield TurningPoint(
        kind="outcome", weight=weight, title=title, text=text, sign=sign, ink=ink, seat=winner, figures=figures
    )


def _colour(side: str, other: str = "") -> str:
    """The colour of a side: that of all Pilots where they stand together, of each where they fight each other."""
    if side == COACH_SEAT:
        return "coach"
    return side if other and other != COACH_SEAT else "pilots"


def _omen(_now: Now, said: Said) -> Iterator[TurningPoint]:
    pilots = said.get("deck") == "pilots"
    text = (
        say("Beneath a card of the Pilots' Deck lay a Joker.")
        if pilots
        else say("Beneath a card of Coach's Deck lay a Joker.")
    )
    yield TurningPoint(
        kind="omen",
        weight=64,
        title=say("An Omen"),
        text=text,
        sign="omen",
        ink="pilots" if pilots else "coach",
        shows="jokers",
    )


def _crisis(_now: Now, said: Said) -> Iterator[TurningPoint]:
    step = as_number(said.get("tier"))
    if step and said.get("step"):
        title = say("The Crisis reaches step {number}", number=step)
        text = say("Step {number}: {event}.", number=step, event=str(said["step"]))
        yield TurningPoint(
            kind="crisis", weight=60 + min(20, 3 * step), title=title, text=text, sign="omen", ink="coach"
        )


def _escalate(now: Now, said: Said) -> Iterator[TurningPoint]:
    number, seat = as_number(said.get("stage")), str(said.get("seat") or "")
    title = say("{who} turns the stage", who=now.name(seat))
    text = say("{who} opens stage {number}, {name}.", who=now.name(seat), number=number, name=stage_name(number))
    yield TurningPoint(
        kind="escalate", weight=24 + 6 * min(number, 5), title=title, text=text, sign="stairs", seat=seat
    )


def _score(now: Now, said: Said) -> Iterator[TurningPoint]:
    side = str(said.get("side") or "")
    name, number = now.side(side), as_number(said.get("stage"))
    points = as_number(said.get("points"))
    many = name == "Pilots"
    title = say("{side} score {points}" if many else "{side} scores {points}", side=name, points=points)
    template = "{side} score for {stage}." if many else "{side} scores for {stage}."
    sign, ink = _stands(side)
    yield TurningPoint(
        kind="score",
        weight=14 + 2 * min(points, 16),
        title=title,
        sign=sign,
        ink=ink,
        seat=side,
        text=say(template, side=name, stage=stage_name(number)),
        figures=((_colour(side), points),),
    )


def _dissonant(now: Now, said: Said) -> Iterator[TurningPoint]:
    seat, difference = str(said.get("seat") or ""), as_number(said.get("difference"))
    title = say("{who} goes beyond the Strike", who=now.name(seat))
    text = say(
        "{who}: difference {difference}, beyond Strike {strike}.",
        who=now.name(seat),
        difference=difference,
        strike=said.get("strike"),
    )
    yield TurningPoint(
        kind="dissonant",
        weight=20 + 2 * min(difference, 10),
        title=title,
        text=text,
        sign="jag",
        ink="price",
        seat=seat,
    )


def _gambit(now: Now, said: Said) -> Iterator[TurningPoint]:
    seat, result = str(said.get("seat") or ""), str(said.get("result") or "")
    won = result.startswith("yes")
    title = say("{who} wins a Gambit" if won else "{who} loses a Gambit", who=now.name(seat))
    template = "It came to “{result}”: the goal is reached." if won else "It came to “{result}”: the goal is missed."
    weight = 42 if result.endswith("and") else 30
    yield TurningPoint(
        kind="gambit",
        weight=weight,
        title=title,
        text=say(template, result=RESULTS.get(result, result)),
        sign="tick" if won else "cross",
        ink="legal" if won else "refused",
        seat=seat,
    )


def _one(kind: str, weight: int, sign: str, title: str, text: str, who: str, ink: str = "live") -> "Making":
    """Make a point with the name of whom it is about."""

    def making(now: Now, said: Said) -> Iterator[TurningPoint]:
        about = str(said.get(who) or "")
        name = now.side(about) if who == "side" else now.name(about)
        seat = about if about in now.table.listed("seats") or about == COACH_SEAT else ""
        yield TurningPoint(
            kind=kind,
            weight=weight,
            title=Words(title, (("who", name),)),
            sign=sign,
            ink=ink,
            seat=seat,
            text=Words(text, (("who", name),)),
        )

    return making


Making = Callable[[Now, Said], Iterator[TurningPoint]]
_ANNOUNCED: Final[Mapping[str, Making]] = {
    "outcome": _outcome,
    "omen": _omen,
    "crisis": _crisis,
    "escalate": _escalate,
    "score": _score,
    "dissonant": _dissonant,
    "gambit_result": _gambit,
    "wipe": _one("wipe", 40, "star", "A Wipe for {who}", "The other side has scored nothing.", "side", "legal"),
    "rout": _one("rout", 70, "jag", "Rout of {who}", "Not a card was left to go on with.", "side", "refused"),
    "rumble": _one("rumble", 82, "monster", "{who} begins a Rumble", "From here on the Robos fight.", "seat", "coach"),
    "narrative_death": _one("death", 100, "jag", "{who} dies", "It was what the stakes had said.", "seat", "refused"),
    "faction_turns": _one(
        "faction", 72, "horns", "{who} turns on the Team", "A Faction becomes a Threat.", "target", "coach"
    ),
    "faction_leaves": _one("faction", 66, "cross", "{who} is gone", "A Faction leaves for good.", "target", "refused"),
    "grows": _one(
        "monster", 84, "monster", "{who} grows to full size", "A Threat stands as tall as the Robos.", "target", "coach"
    ),
    "bgm_rises": _one(
        "monster", 80, "monster", "{who} rises again", "What had fallen stands once more.", "target", "coach"
    ),
    "lesson": _one("lesson", 36, "star", "{who} learns something", "A Lesson is hers from now on.", "seat", "legal"),
    "mvp": _one("mvp", 50, "star", "{who} is the Most Valuable Pilot", "The table has said so.", "who", "legal"),
}


def _changed(now: Now, fact: ValueChanged) -> Iterator[TurningPoint]:
    kind, _, rest = fact.path.partition(".")
    if fact.path == HARMONY and isinstance(fact.before, int) and isinstance(fact.after, int):
        falls = fact.after < fact.before
        template = "Harmony falls to {after}" if falls else "Harmony rises to {after}"
        whole = "Harmony falls from {before} to {after}." if falls else "Harmony rises from {before} to {after}."
        before, after = Words(HARMONY_NAMES[fact.before]), Words(HARMONY_NAMES[fact.after])
        yield TurningPoint(
            kind="harmony",
            weight=52 + (12 if fact.after == 1 else 0),
            title=say(template, after=after),
            text=say(whole, before=before, after=after),
            sign=HARMONY_SIGNS[fact.after],
            ink="price" if falls else "legal",
        )
    elif kind == "location" and rest.endswith(".state") and fact.after in {DAMAGED, RAZED}:
        place, razed = now.name(fact.path.removesuffix(".state")), fact.after == RAZED
        yield TurningPoint(
            kind="location",
            weight=76 if razed else 56,
            sign="building-standing",
            ink="refused",
            title=say("{place} is razed" if razed else "{place} is damaged", place=place),
            text=say("A Location of the Team is hit."),
        )
    elif kind == "threat" and rest.endswith(".status") and fact.after == "beaten":
        who = now.name(fact.path.removesuffix(".status"))
        yield TurningPoint(
            kind="beaten",
            weight=74,
            title=say("{who} is beaten", who=who),
            sign="tick",
            ink="legal",
            text=say("A Threat does not stand against the Team any more."),
        )


def changed(table: Table, facts: SeenByAll) -> Words:
    """Say in a word what changed Harmony: the event that led to it, or what let that event fire."""
    by_number = dict(facts)
    for _, fact in facts:
        if not isinstance(fact, ValueChanged) or fact.path != HARMONY:
            continue
        found = next((one for one in _causes(by_number, fact) if one.words in {"dissonant", "fires", "omen"}), None)
        said = found.by_name if found is not None else {}
        if found is not None and found.words == "fires":
            if said.get("why") == "dissonant":
                return say("Dissonant")
            return say("{event}", event=event_name(rulings_of(table), str(said.get("event"))))
        if found is not None:
            return say("Dissonant") if found.words == "dissonant" else say("Omen")
    said_last = [fact for _, fact in facts if announces(fact, "fires")]
    event = said_last[-1].by_name.get("event") if said_last else None
    return say("{event}", event=event_name(rulings_of(table), str(event))) if event else Words("")


def _causes(facts: Mapping[int, Fact], fact: Fact) -> Iterator[Announced]:
    seen: set[int] = set()
    while fact.cause in facts and fact.cause not in seen:
        seen.add(fact.cause)
        fact = facts[fact.cause]
        if isinstance(fact, Announced):
            yield fact

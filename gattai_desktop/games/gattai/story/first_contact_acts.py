"""The acts of First Contact: their beats, what the guide says in each, how the table shows that it is done (FC-5)."""

from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story.first_contact import CLOSE, SCHISM, is_out, starting_harmony
from gattai_desktop.games.gattai.story.first_contact_investing import (
    WOKEN,
    faction_place,
    invest,
    invested,
    investing_in,
    left_to_invest,
    lowest_held,
    wakes_first,
    why_invest,
)
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats, seat_spot
from gattai_desktop.games.guide import Progress
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import ONE_HAND, program_players, seating

QUARREL: Final = 2
"""The act in which Pilots challenge each other."""
LAST_ACT: Final = 3
GAMBITS: Final = "first_contact.gambits"
THROWDOWNS: Final = "first_contact.throwdowns"


@frozen
class Beat:
    """One step of an act, and how the table shows that it is done."""

    key: str
    do: Callable[[Table], Words]
    learn: str
    done: Callable[[Table], bool]
    progress: Callable[[Table], tuple[Progress, ...]] = lambda _table: ()
    why: Callable[[Table], Words] = lambda _table: say("")
    """Why it is done, or how."""
    place: Callable[[Table], Place] = lambda _table: NOWHERE
    card: Callable[[Table], Card | None] = lambda _table: None
    """The card that serves best, for the Pilot who looks."""
    waiting: Callable[[Table], tuple[Seat, ...]] = lambda _table: ()
    """Who has not done it yet, where everybody does."""
    conflict: str = ""
    """The conflict in which it is played, "gambit" or "throwdown"; "" in Story Mode alone."""


TITLES: Final = {1: "It begins", 2: "Against each other", 3: "The Enemy", CLOSE: "What is left"}
ABOUT: Final = {
    1: say("Factions, then Gambits"),
    2: say("A Throwdown"),
    3: say("A Throwdown"),
    CLOSE: say("The last word"),
}
"""What is played in each act, in a few words."""
LEARNED: Final = {
    1: say("A higher card: “Yes, and”. Not higher: she picks the answer."),
    2: say("Beat the top card by no more than your Strike."),
    3: say("Coach never plays beyond his Strike. A Pilot can, at a price."),
}
"""What each act has taught, once it is over."""


# ---------------------------------------------------------------------- what the table shows


def _step(table: Table) -> str:
    return str(table.values.get("step") or "story")


def _dealt(table: Table) -> bool:
    return any(table.count(hand_zone(seat)) for seat in (*pilot_seats(table), COACH_SEAT))


def _alive(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in pilot_seats(table) if not is_out(table, seat))


def survivors(table: Table) -> tuple[str, ...]:
    """The names of those who are left (FC-5), from the Coach's left."""
    return tuple(pilot(table, seat).name for seat in _alive(table))


def _fought(table: Table) -> bool:
    return table.number(THROWDOWNS) > 0


def _fighting(table: Table) -> bool:
    return _fought(table) or _step(table).startswith(("throwdown", "outcome"))


def _never(table: Table) -> bool:
    return False


# ---------------------------------------------------------------------- what the plate says


def _plain(text: str) -> Callable[[Table], Words]:
    return lambda _table: say(text)


def _goals(table: Table) -> dict[Seat, str]:
    """Return the goals that are known, from the Coach's left; their order in the pack pairs them."""
    goals = {seat: table.values.get(f"pilot.{seat}.goal") for seat in _alive(table)}
    return {seat: _ended(str(goal)) for seat, goal in goals.items() if goal}


def _ended(goal: str) -> str:
    """Return a goal as a sentence; that of a pack is one already, and is translated as it is."""
    return goal if goal.endswith((".", "!", "?")) else f"{goal}."


def challenger(table: Table) -> Seat:
    """Return who challenges in the second act: the first whose goal is known, or who is left; "" for nobody."""
    return next(iter((*_goals(table), *_alive(table))), "")


def _challenge(table: Table) -> Words:
    looks, to = table.seat if isinstance(table, Sight) else PUBLIC, challenger(table)
    if looks == PUBLIC or not to:
        return say("Let somebody challenge somebody.")
    by_itself = to in program_players(table)
    if looks != COACH_SEAT and (looks == to or not by_itself):
        return say("Challenge somebody whose goal crosses yours.")
    name = pilot(table, to).name
    if by_itself or seating(table) == ONE_HAND:
        return say("{name} challenges somebody.", name=name)
    return say("Pass the table to {name}, who challenges somebody.", name=name)


def _quarrel(table: Table) -> Words:
    """Name two people whose goals are known."""
    told = [(pilot(table, seat).name, goal) for seat, goal in _goals(table).items()]
    if len(told) < 2:
        return say("Two goals cross.")
    (one, hers), (other, theirs) = told[:2]
    return say("Two goals cross. {one}: {hers} {other}: {theirs}", one=one, hers=hers, other=other, theirs=theirs)


def _weapon(table: Table) -> Words:
    if not table.number(GAMBITS):
        return say("Offer a Gambit: does the vault open, does The Weapon wake?")
    return say("Say which Faction wakes.")


def _why_weapon(table: Table) -> Words:
    if not table.number(GAMBITS):
        return say("Up to two Gambits decide about The Weapon.")
    name = table.values.get(f"faction.{wakes_first(table)}.name", "")
    return say("If the vault opened, {faction} wakes. If not, offer one more Gambit or go on.", faction=name)


def _invests_again(table: Table) -> bool:
    """Whether the one who looks lays a card on the woken Faction first; the Coach lets the others do so."""
    if table.values.get(WOKEN) is None:
        return False
    looks = table.seat if isinstance(table, Sight) else PUBLIC
    left = left_to_invest(table)
    return looks in left if looks in pilot_seats(table) else bool(left)


def _enemy(table: Table) -> Words:
    if _invests_again(table):
        return invest(table)
    looks = table.seat if isinstance(table, Sight) else PUBLIC
    if looks == COACH_SEAT:
        return say("Let The Enemy charge: challenge a Pilot. Or a Pilot challenges you.")
    if COACH_SEAT in program_players(table):
        return say("Challenge Coach, for whom The Enemy fights. Or leave it to the program, and The Enemy charges.")
    return say("Challenge Coach, for whom The Enemy fights. Or it charges: Coach challenges one of you.")


def _why_enemy(table: Table) -> Words:
    """Say that it is there; how high its TR is, which its plate hides, is not for the guide to tell."""
    return why_invest(table) if _invests_again(table) else say("The Enemy is here. Coach knows its TR.")


def _ending(table: Table) -> Words:
    return say(
        "Tell how it ended. Schism was counted {count} times: the Team will start at Harmony {harmony}.",
        count=table.number(SCHISM),
        harmony=starting_harmony(table),
    )


def _left(table: Table) -> Words:
    names = survivors(table)
    if len(names) < 2:
        return say("{name} lives.", name=names[0]) if names else say("Nobody is left.")
    return say("{names} and {last} live.", names=names[:-1], last=names[-1])


# ---------------------------------------------------------------------- where it is done


def _before_the_enemy(table: Table) -> Place:
    """Where a card is laid on the woken Faction; then where a Pilot challenges the Coach, who challenges any Pilot."""
    if _invests_again(table):
        return faction_place(investing_in(table))
    coach_looks = isinstance(table, Sight) and table.seat == COACH_SEAT
    return NOWHERE if coach_looks else Place(spot=seat_spot(COACH_SEAT))


def _without_gambit(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in _alive(table) if not table.number(f"{GAMBITS}.{seat}"))


def _counted(what: str, path: str, wanted: int) -> Callable[[Table], tuple[Progress, ...]]:
    return lambda table: (Progress(what, table.number(path), wanted),)


# ---------------------------------------------------------------------- the acts

ACTS: Final[dict[int, tuple[Beat, ...]]] = {
    1: (
        Beat(
            "deal",
            _plain("Deal the cards."),
            "Everything here is a 3: three cards, three Buffers, Strike 3.",
            _dealt,
            why=_plain("Everybody gets three cards, and Coach one for each player."),
        ),
        Beat(
            "scene",
            _plain("Read the scene aloud."),
            "Nobody needs a card to tell a story.",
            lambda table: invested(table) > 0 or table.number(GAMBITS) > 0 or _step(table) != "story",
            why=_plain("Once it is read, each player says who she is and adds one fact about this world."),
        ),
        Beat(
            "invest",
            invest,
            "Only the top card of a Faction lies open, and any Pilot may play it later.",
            lambda table: invested(table) >= len(pilot_seats(table)) or table.number(GAMBITS) > 0,
            lambda table: (Progress("Invested", invested(table), len(pilot_seats(table))),),
            why=why_invest,
            place=lambda table: faction_place(investing_in(table)),
            card=lowest_held,
            waiting=left_to_invest,
        ),
        Beat(
            "first gambit",
            _plain("Offer somebody a Gambit."),
            "A Gambit is one card against one card. The higher rank wins.",
            lambda table: table.number(GAMBITS) > 0,
            _counted("Gambits", GAMBITS, 2),
            waiting=_without_gambit,
            why=_plain("Somebody tries something uncertain: does it work?"),
            conflict="gambit",
        ),
        Beat(
            "second gambit",
            _plain("Offer a Gambit to somebody else."),
            "A winner may be rewarded with Favor: one more card on a Faction.",
            lambda table: table.number(GAMBITS) > 1,
            _counted("Gambits", GAMBITS, 2),
            waiting=_without_gambit,
            why=_plain("Everybody should have tried something once."),
            conflict="gambit",
        ),
        Beat(
            "more gambits",
            _plain("Go on, or offer one more Gambit."),
            "Whoever does not win chooses herself what it costs.",
            lambda table: table.number(GAMBITS) >= 4,
            _counted("Gambits", GAMBITS, 4),
            waiting=_without_gambit,
            why=_plain("There may be up to four Gambits, so that everybody had one."),
            conflict="gambit",
        ),
    ),
    2: (
        Beat(
            "quarrel",
            _challenge,
            "A card laid face-down before somebody is a challenge to a Throwdown.",
            _fighting,
            why=_quarrel,
            conflict="throwdown",
        ),
        Beat(
            "fight each other",
            _plain("Play the Throwdown to its end."),
            "Beat the card on top by no more than your Strike, and the Team stays whole.",
            _fought,
            _counted("Throwdowns", THROWDOWNS, 1),
            why=_plain("Everybody else may take a side."),
            conflict="throwdown",
        ),
        Beat(
            "after",
            _plain("Go on."),
            "Trauma takes Buffers first.",
            _never,
            why=_plain("One more quarrel may be played, if there is one."),
            conflict="throwdown",
        ),
    ),
    3: (
        Beat(
            "the weapon",
            _weapon,
            "When a Faction wakes, each player may invest one more card there.",
            lambda table: table.values.get(WOKEN) is not None or _fighting(table),
            _counted("Gambits", GAMBITS, 2),
            why=_why_weapon,
            place=lambda table: faction_place(wakes_first(table)) if table.number(GAMBITS) else NOWHERE,
            conflict="gambit",
        ),
        Beat(
            "the enemy",
            _enemy,
            "Coach can never play beyond his Strike. A Pilot can, at a price.",
            _fighting,
            why=_why_enemy,
            place=_before_the_enemy,
            card=lambda table: lowest_held(table) if _invests_again(table) else None,
            conflict="throwdown",
        ),
        Beat(
            "fight together",
            _plain("Play the Throwdown to its end."),
            "Coach pays for a Wave with a Face card and for a Storm with an Ace.",
            _fought,
            _counted("Throwdowns", THROWDOWNS, 1),
            why=_plain("Losing is fine."),
            conflict="throwdown",
        ),
        Beat(
            "last words",
            _plain("Finish the scene. Then go on."),
            "The scores only colour the ending.",
            _never,
            why=_plain("The last words belong to whoever is left."),
            conflict="throwdown",
        ),
    ),
    CLOSE: (Beat("close", _ending, "The count of Schism is what the next Team starts with.", _never, why=_left),),
}

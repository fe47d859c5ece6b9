"""The script of First Contact: three acts and a close, one thing to learn at a time (RULES FC-4, FC-5).

Each act is a row of beats. `guide` shows the first beat that is neither done nor passed over; what is done is seen
from what happened at the table, and the Coach may go on, or start another act, whenever Story Mode allows.
Nothing here ever forbids another move.

| value | meaning |
|---|---|
| `first_contact.beat` | beats of this act that the Coach has passed over |
| `first_contact.gambits`, `first_contact.throwdowns` | how many of them ended in this act (`conflict_end.py` counts) |
| `first_contact.invested.<seat>` | cards that she has invested at the start, and on a woken Faction |
| `first_contact.woken` | the Faction on which each may invest once more |
"""

from collections.abc import Callable, Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story.first_contact import ACT, SCHISM, is_on, is_out, starting_harmony
from gattai_desktop.games.gattai.story.first_contact_lessons import lesson
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.guide import Guide, GuideAct, Progress
from gattai_desktop.games.verdict import Reason, refusal

LAST_ACT: Final = 3
CLOSE: Final = 4
BEAT: Final = "first_contact.beat"
GAMBITS: Final = "first_contact.gambits"
THROWDOWNS: Final = "first_contact.throwdowns"
WOKEN: Final = "first_contact.woken"


@frozen
class Beat:
    """One step of an act, and how the table shows that it is done."""

    key: str
    do: Callable[[Table], Words]
    learn: str
    done: Callable[[Table], bool]
    progress: Callable[[Table], tuple[Progress, ...]] = lambda _table: ()


TITLES: Final = {1: "It begins", 2: "Against each other", 3: "The Enemy", CLOSE: "What is left"}


# ---------------------------------------------------------------------- what the table shows


def _number(table: Table, path: str) -> int:
    return cast("int", table.values.get(path) or 0)


def _step(table: Table) -> str:
    return str(table.values.get("step") or "story")


def _dealt(table: Table) -> bool:
    return any(table.count(hand_zone(seat)) for seat in (*pilot_seats(table), COACH_SEAT))


def _invested(table: Table) -> int:
    return sum(_number(table, f"first_contact.invested.{seat}") > 0 for seat in pilot_seats(table))


def _alive(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in pilot_seats(table) if not is_out(table, seat))


def survivors(table: Table) -> tuple[str, ...]:
    """The names of those who are left (FC-5), from the Coach's left."""
    return tuple(pilot(table, seat).name for seat in _alive(table))


def _fought(table: Table) -> bool:
    return _number(table, THROWDOWNS) > 0


def _fighting(table: Table) -> bool:
    return _fought(table) or _step(table).startswith(("throwdown", "outcome"))


def _never(table: Table) -> bool:
    return False


def _plain(text: str) -> Callable[[Table], Words]:
    return lambda _table: say(text)


def _quarrel(table: Table) -> Words:
    """Name two people whose goals are known; their order in the pack pairs them."""
    told = [
        (pilot(table, seat).name, str(goal).rstrip("."))
        for seat in _alive(table)
        if (goal := table.values.get(f"pilot.{seat}.goal"))
    ]
    if len(told) > 1:
        (one, hers), (other, theirs) = told[:2]
        return say(
            "Two goals cross. {one}: {hers}. {other}: {theirs}. Push until somebody challenges somebody.",
            one=one,
            hers=hers,
            other=other,
            theirs=theirs,
        )
    return say("Let two goals cross. Push until somebody challenges somebody.")


def _ending(table: Table) -> Words:
    return say(
        "Tell how it ended. Schism was counted {count} times: the Team will start at Harmony {harmony}.",
        count=_number(table, SCHISM),
        harmony=starting_harmony(table),
    )


# ---------------------------------------------------------------------- the acts

ACTS: Final[dict[int, tuple[Beat, ...]]] = {
    1: (
        Beat(
            "deal", _plain("Deal the cards."), "Everything here is a 3: three cards, three Buffers, Strike 3.", _dealt
        ),
        Beat(
            "scene",
            _plain("Read the scene aloud. Each player says who she is and adds one fact about this world."),
            "Nobody needs a card to tell a story.",
            lambda table: _invested(table) > 0 or _number(table, GAMBITS) > 0 or _step(table) != "story",
        ),
        Beat(
            "invest",
            _plain("Each player may lay one card on a Faction and draw another."),
            "Only the top card of a Faction lies open, and any Pilot may play it later.",
            lambda table: _invested(table) >= len(pilot_seats(table)) or _number(table, GAMBITS) > 0,
            lambda table: (Progress("Invested", _invested(table), len(pilot_seats(table))),),
        ),
        Beat(
            "first gambit",
            _plain("Somebody tries something uncertain: offer a Gambit."),
            "A Gambit is one card against one card. The higher rank wins.",
            lambda table: _number(table, GAMBITS) > 0,
            lambda table: (Progress("Gambits", _number(table, GAMBITS), 2),),
        ),
        Beat(
            "second gambit",
            _plain("Offer a Gambit to somebody else."),
            "A winner may be rewarded with Favor: one more card on a Faction.",
            lambda table: _number(table, GAMBITS) > 1,
            lambda table: (Progress("Gambits", _number(table, GAMBITS), 2),),
        ),
        Beat(
            "more gambits",
            _plain("Up to four Gambits, so that everybody had one. Then go on."),
            "Whoever does not win chooses herself what it costs.",
            lambda table: _number(table, GAMBITS) >= 4,
            lambda table: (Progress("Gambits", _number(table, GAMBITS), 4),),
        ),
    ),
    2: (
        Beat("quarrel", _quarrel, "A card laid face-down before somebody is a challenge to a Throwdown.", _fighting),
        Beat(
            "fight each other",
            _plain("Play the Throwdown to its end. Everybody else may take a side."),
            "Beat the card on top by no more than your Strike, and the Team stays whole.",
            _fought,
            lambda table: (Progress("Throwdowns", _number(table, THROWDOWNS), 1),),
        ),
        Beat("after", _plain("One more quarrel, if there is one. Then go on."), "Trauma takes Buffers first.", _never),
    ),
    3: (
        Beat(
            "the weapon",
            _plain("Up to two Gambits: does the vault open, does The Weapon wake? Then go on."),
            "When a Faction wakes, each player may invest one more card there.",
            lambda table: table.values.get(WOKEN) is not None or _fighting(table),
            lambda table: (Progress("Gambits", _number(table, GAMBITS), 2),),
        ),
        Beat(
            "the enemy",
            _plain("The Enemy is here. Challenge one of them, or let them charge."),
            "The Coach can never play beyond his Strike. A Pilot can, at a price.",
            _fighting,
        ),
        Beat(
            "fight together",
            _plain("Play the Throwdown to its end. Losing is fine."),
            "The Coach pays for a Wave with a Face card and for a Storm with an Ace.",
            _fought,
            lambda table: (Progress("Throwdowns", _number(table, THROWDOWNS), 1),),
        ),
        Beat("last words", _plain("Finish the scene. Then go on."), "The scores only colour the ending.", _never),
    ),
    CLOSE: (Beat("close", _ending, "Now make the Team that comes after them.", _never),),
}


def acts_of(table: Table) -> tuple[int, ...]:
    """The acts that this table plays: a single Pilot skips the second, in which Pilots quarrel."""
    return (1, 2, LAST_ACT, CLOSE) if len(pilot_seats(table)) > 1 else (1, LAST_ACT, CLOSE)


def guide(table: Table) -> Guide | None:
    """Return what First Contact says now; None at any other table."""
    if not is_on(table):
        return None
    act = _number(table, ACT)
    beats = ACTS[act]
    place = _place(table)
    beat = beats[place]
    following = _next_act(table)
    if place + 1 < len(beats):
        passing = say("Go on")
    elif following is not None:
        passing = say("Act {act}: {title}", act=following, title=TITLES[following]) if following < CLOSE else say("End")
    else:
        passing = None
    inside = lesson(table)
    now, learn = inside if inside is not None else (beat.do(table), say(beat.learn))
    acts = (GuideAct(one, TITLES[one], beat.progress(table) if one == act else ()) for one in _acts_with(table, act))
    return Guide(name="First Contact", acts=tuple(acts), act=act, key=beat.key, now=now, learn=learn, passing=passing)


def _acts_with(table: Table, act: int) -> tuple[int, ...]:
    """The acts that this table plays, with the present one: the Coach may start any."""
    return tuple(sorted({*acts_of(table), act}))


def _place(table: Table) -> int:
    beats = ACTS[_number(table, ACT)]
    passed = _number(table, BEAT)
    return next((place for place in range(passed, len(beats)) if not beats[place].done(table)), len(beats) - 1)


def _next_act(table: Table) -> int | None:
    return next((act for act in acts_of(table) if act > _number(table, ACT)), None)


# ---------------------------------------------------------------------- investing, FC-4


def investments(table: Table, seat: Seat) -> int:
    """How many cards she may still invest for a replacement: one at the start, one more on a woken Faction (FC-4)."""
    return max(0, 1 + (table.values.get(WOKEN) is not None) - _number(table, f"first_contact.invested.{seat}"))


def not_investing(table: Table, seat: Seat, faction: str) -> Iterator[Reason]:
    """Say why First Contact lets a Pilot invest nothing here now, if it does."""
    if not is_on(table):
        return
    woken = table.values.get(WOKEN)
    if not investments(table, seat):
        yield refusal("FC-4", "{name} has invested already.", name=pilot(table, seat).name)
    elif woken is not None and faction != woken:
        yield refusal("FC-4", "Only {faction} is awake.", faction=table.values[f"faction.{woken}.name"])


def replace(ledger: Ledger, seat: Seat) -> None:
    """Draw a card for the one that was invested, and count it (FC-4); nothing at any other table."""
    if not is_on(ledger.table):
        return
    path = f"first_contact.invested.{seat}"
    if investments(ledger.table, seat):
        decks.draw(ledger, seat, 1, rule="FC-4")
    ledger.set(path, _number(ledger.table, path) + 1, rule="FC-4")


# ---------------------------------------------------------------------- going on


def begin_act(ledger: Ledger, act: int) -> None:
    """Start an act: its beats and counts begin anew (FC-5)."""
    cause = ledger.set(ACT, act, rule="FC-5")
    with ledger.because(cause):
        for path in (BEAT, GAMBITS, THROWDOWNS):
            ledger.set(path, 0, rule="FC-5")
        if act == CLOSE:
            ledger.announce(
                "first_contact_over",
                rule="SETUP-8",
                schism=_number(ledger.table, SCHISM),
                harmony=starting_harmony(ledger.table),
                survivors=survivors(ledger.table),
            )
        else:
            ledger.announce("act", rule="FC-5", act=act, title=TITLES[act])


def go_on(ledger: Ledger) -> None:
    """Pass over the present beat, from the last of an act into the next act."""
    place = _place(ledger.table)
    following = _next_act(ledger.table)
    if place + 1 < len(ACTS[_number(ledger.table, ACT)]):
        ledger.set(BEAT, place + 1, rule="FC-5")
    elif following is not None:
        begin_act(ledger, following)

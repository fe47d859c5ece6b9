"""The script of First Contact: leads through its acts, one thing to learn at a time (RULES FC-4, FC-5).

Each act is a row of beats (`first_contact_acts.py`). `guide` shows the first beat that is neither done nor passed over;
what is done is seen from what happened at the table, and the Coach may go on, or start another act, whenever Story
Mode allows. Nothing here ever forbids another move.

| value | meaning |
|---|---|
| `first_contact.beat` | beats of this act that the Coach has passed over |
| `first_contact.gambits`, `first_contact.throwdowns` | how many of them ended in this act (`conflict_end.py` counts) |
"""

from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.story import begun
from gattai_desktop.games.gattai.story.first_contact import ACT, CLOSE, SCHISM, is_on, starting_harmony
from gattai_desktop.games.gattai.story.first_contact_acts import (
    ABOUT,
    ACTS,
    GAMBITS,
    LAST_ACT,
    LEARNED,
    THROWDOWNS,
    TITLES,
    survivors,
)
from gattai_desktop.games.gattai.story.first_contact_investing import investments, left_to_invest
from gattai_desktop.games.gattai.story.first_contact_lessons import lesson, place_of_step
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.guide import Guide, GuideAct
from gattai_desktop.games.seating import program_players

BEAT: Final = "first_contact.beat"
INVEST: Final = "invest"
COACHS: Final = frozenset({"first gambit", "second gambit", "more gambits", "after", "the weapon", "last words"})
"""Beats that the Coach leads; in that of `INVEST` each player acts."""
_BEGINS: Final = frozenset({"deal", "scene"})
"""Beats that are the Coach's as well, and before which nobody has sat down yet."""


def acts_of(table: Table) -> tuple[int, ...]:
    """The acts that this table plays: a single Pilot skips the second, in which Pilots quarrel."""
    return (1, 2, LAST_ACT, CLOSE) if len(pilot_seats(table)) > 1 else (1, LAST_ACT, CLOSE)


def guide(table: Table) -> Guide | None:
    """Return what First Contact says now; None at any other table."""
    if not is_on(table):
        return None
    act = table.number(ACT)
    place = _place(table)
    beat = ACTS[act][place]
    guide = Guide(
        name="First Contact",
        # The Coach may start any act, also one that this table does not play.
        acts=tuple(_act(table, one, act) for one in sorted({*acts_of(table), act})),
        act=act,
        key=beat.key,
        now=beat.do(table),
        learn=say(beat.learn),
        learned=_learned(table, act, place),
        passing=_passing(table, act, place),
    )
    inside = lesson(table)
    if inside is not None:
        step, (now, learn) = str(table.values["step"]), inside
        strayed = not step.startswith((beat.conflict or "none", "outcome"))
        back = guide.now if strayed else say("")
        return evolve(guide, step=step, now=now, place=place_of_step(table), learn=learn, back=back)
    following, to = _next_act(table), _waits_for(table, beat.key)
    leads = not (isinstance(table, Sight) and table.seat in pilot_seats(table))  # a Pilot skips no act
    guide = evolve(
        guide,
        why=beat.why(table) if not to or beat.key in _BEGINS else say(""),
        place=beat.place(table),
        skip=f"act.{following}" if leads and following is not None else "",
    )
    if not to:
        return evolve(guide, card=beat.card(table))
    back = guide.now if to == COACH_SEAT and not _is_program(table, to) else say("")
    return evolve(guide, now=_waiting(table, to), by=to, back=back)


def _waits_for(table: Table, key: str) -> Seat:
    """Return who has to sit down before this can be done; "" where the seat that looks can do it, or nobody looks."""
    seat = table.seat if isinstance(table, Sight) else PUBLIC
    if seat == PUBLIC:
        return ""
    if key == INVEST and seat != COACH_SEAT and not investments(table, seat):
        return next(iter(left_to_invest(table)), COACH_SEAT)
    return COACH_SEAT if key in COACHS | _BEGINS and seat != COACH_SEAT else ""


def _waiting(table: Table, to: Seat) -> Words:
    """Say who does this, where the seat that looks cannot."""
    name = seat_name(table, to)
    if _is_program(table, to):
        return say("The program plays {name}, and goes on by itself.", name=name)
    return say("Pass the table to {name}.", name=name)


def _is_program(table: Table, seat: Seat) -> bool:
    return seat in program_players(table)


def _act(table: Table, act: int, present: int) -> GuideAct:
    if act != present:
        return GuideAct(act, TITLES[act], about=ABOUT[act])
    beat = ACTS[act][_place(table)]
    return GuideAct(act, TITLES[act], beat.progress(table), ABOUT[act], beat.waiting(table))


def _learned(table: Table, act: int, place: int) -> tuple[Words, ...]:
    """Return a sentence for each act that is over, and what the steps of this one have taught so far."""
    over = tuple(LEARNED[one] for one in acts_of(table) if one < act)
    return over + tuple(say(one.learn) for one in ACTS[act][:place] if one.done(table))


def _passing(table: Table, act: int, place: int) -> Words | None:
    following = _next_act(table)
    if place + 1 < len(ACTS[act]):
        return say("To the next step")
    if following is None:
        return None
    return say("Act {act}: {title}", act=following, title=TITLES[following]) if following < CLOSE else say("End")


def _place(table: Table) -> int:
    beats = ACTS[table.number(ACT)]
    passed = table.number(BEAT)
    return next((place for place in range(passed, len(beats)) if not beats[place].done(table)), len(beats) - 1)


def _next_act(table: Table) -> int | None:
    return next((act for act in acts_of(table) if act > table.number(ACT)), None)


# ---------------------------------------------------------------------- going on


def begin_act(ledger: Ledger, act: int) -> None:
    """Start an act: its beats and counts begin anew (FC-5)."""
    cause = ledger.set(ACT, act, rule="FC-5")
    with ledger.because(cause):
        begun.nothing_yet(ledger)
        for path in (BEAT, GAMBITS, THROWDOWNS):
            ledger.set(path, 0, rule="FC-5")
        for seat in pilot_seats(ledger.table):
            ledger.set(f"{GAMBITS}.{seat}", None, rule="FC-5")
        if act == CLOSE:
            ledger.announce(
                "first_contact_over",
                rule="SETUP-8",
                schism=ledger.table.number(SCHISM),
                harmony=starting_harmony(ledger.table),
                survivors=survivors(ledger.table),
            )
        else:
            ledger.announce("act", rule="FC-5", act=act, title=TITLES[act])


def go_on(ledger: Ledger) -> None:
    """Pass over the present beat, from the last of an act into the next act."""
    place = _place(ledger.table)
    following = _next_act(ledger.table)
    if place + 1 < len(ACTS[ledger.table.number(ACT)]):
        ledger.set(BEAT, place + 1, rule="FC-5")
    elif following is not None:
        begin_act(ledger, following)

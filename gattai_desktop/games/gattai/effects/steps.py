"""What the steps of an effect do: a trigger event fires, a verb is carried out (CONTENT 7.2, 8.1).

A verb's doing gets the ledger and the `Act`: who does it, with which numbers. Verbs that move cards are in
`steps_cards.py`; what merely holds (`permit`, `forbid`, `beats` in the window "always") is not done but asked for.
"""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import condition_values, effects, entries, listening, modifiers, risking
from gattai_desktop.games.gattai.effects.effect import parse_step
from gattai_desktop.games.gattai.effects.effects import Pairs
from gattai_desktop.games.gattai.effects.hooks import VERBS
from gattai_desktop.games.gattai.effects.steps_actors import ACTOR_DOINGS
from gattai_desktop.games.gattai.effects.steps_cards import CARD_DOINGS
from gattai_desktop.games.gattai.effects.steps_counts import COUNT_DOINGS
from gattai_desktop.games.gattai.effects.steps_hands import HAND_DOINGS
from gattai_desktop.games.gattai.effects.steps_looking import LOOK_DOINGS
from gattai_desktop.games.gattai.effects.targets import Act, actor_of, hit_by
from gattai_desktop.games.gattai.events.recipients import TEAM, seat_of
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import initiative, throwdown

_RULE: Final = "ASSIST-2"


def step(ledger: Ledger, entry: str, number: int, owner: str, text: str, pairs: Pairs) -> None:
    """Carry out one step, if its condition is met."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None:
        return
    what = parse_step(text)
    bindings = listening.current(ledger.table, str(dict(pairs).get("window", "")), dict(pairs))
    if not condition_values.holds(ledger.table, found, what.condition, bindings):
        return
    act = Act(found, what, bindings)
    if what.event:
        ledger.next(*fire_items(ledger, act))
    else:
        _DOINGS[what.verb](ledger, act)


def cost(ledger: Ledger, entry: str, number: int, owner: str, pairs: Pairs, text: str) -> None:
    """Fire the event that an effect costs."""
    step(ledger, entry, number, owner, text, pairs)


def fire_items(ledger: Ledger, act: Act) -> tuple[Item, ...]:
    """The items that fire the event of a step, once for each whom it names."""
    what, table = act.step, ledger.table
    amount = act.amount(ledger, 0) if what.values else None
    if amount == 0:
        ledger.announce("no_effect", rule="MICRO-7", event=what.event, target=what.target or None)
        return ()
    actor = actor_of(table, act.found, act.bindings)
    why = entries.name_of(table, act.found.entry)
    if what.target == "Form":
        form = final_form.form_of(table, actor)
        if form is not None:
            # Its Rumble Charges are what Charges are to a Pilot; no other event is one of a Form's own.
            points = amount if isinstance(amount, int) else form.max_charges if amount else 1
            return (("rumble_chargeup", form.side, points),) if what.event == "Chargeup" else ()
    targets = _targets(table, act, actor)
    if act.found.effect.part == "blight":
        targets = tuple(one for one in targets if one is None or not modifiers.forbidden(table, one, "blight"))
    return tuple(("fire", what.event, None if one == TEAM else one, amount, actor, why) for one in targets)


def _targets(table: Table, act: Act, actor: str) -> tuple[str | None, ...]:
    """Whom a step names, each of whom the event is fired at; None: it is fired and names nobody."""
    target = act.step.target
    if target in _NAMES_FOUND or (act.bindings.get("picked") and target in _NAMES_PICKED):
        return hit_by(table, act.found, act.step, act.bindings)
    if target in {"Self", "Form"}:  # on foot she stands for herself
        return (actor,)
    return () if target == "Robo" else (target or None,)


_NAMES_FOUND: Final = frozenset({"Source", "Event", "Here", "Threats"})
_NAMES_PICKED: Final = frozenset({"Choice", "Pilot", "Threat", "Ally", "Faction", "Location", "Resource", "Opponent"})


def _run(ledger: Ledger, act: Act) -> None:
    """The Assist that was picked happens once more, as the owner's own, for its own price."""
    for one in act.hits(ledger):
        entry = one.removeprefix("entry.")
        for number, effect in enumerate(entries.effects_of(ledger.table.values, entry)):
            if effect.when[0] == "assist":
                found = entries.again(ledger.table, entry, number, act.actor(ledger))
                if found is not None:
                    effects.start(ledger, found, "assist", (("user", act.actor(ledger)),))
                break


# ---------------------------------------------------------------------- numbers for a while


def _for_a_while(what: str) -> Callable[[Ledger, Act], None]:
    def hold(ledger: Ledger, act: Act) -> None:
        for one in act.hits(ledger):
            amount, entry = act.number(ledger, 0), act.found.entry
            modifiers.hold(ledger, one, what, amount, act.step.lasts or "throwdown", entry, rule=_RULE)

    return hold


def _of_players(what: str, amount: int | None = None) -> Callable[[Ledger, Act], None]:
    """What is a player's own: the Strike of the Coach is one, however many Threats fight for him (STRIKE-2).

    `amount` is what holds where the step says no number.
    """

    def hold(ledger: Ledger, act: Act) -> None:
        points = act.number(ledger, 0) if amount is None else amount
        for seat in dict.fromkeys(seat_of(one) for one in act.hits(ledger)):
            modifiers.hold(ledger, seat, what, points, act.step.lasts or _UNTIL[what], act.found.entry, rule=_RULE)

    return hold


def _times(ledger: Ledger, act: Act) -> None:
    """A number is multiplied for a while; the Strike is a player's own (STRIKE-2)."""
    what, by = act.word(0), act.number(ledger, 1)
    named = (seat_of(one) for one in act.hits(ledger)) if what == "strike" else act.hits(ledger)
    for one in dict.fromkeys(named):
        until = act.step.lasts or "throwdown"
        modifiers.hold(ledger, one, f"times.{what}", by, until, act.found.entry, rule=_RULE)


_UNTIL: Final = {"strike": "throwdown", "ignore_strike": "play", "resonate": "play"}


def _price(ledger: Ledger, act: Act) -> None:
    """A kind of cost is so much dearer, or cheaper, for a while."""
    for one in act.hits(ledger):
        what, until = f"price.{act.word(0)}", act.step.lasts or "throwdown"
        modifiers.hold(ledger, one, what, act.number(ledger, 1), until, act.found.entry, rule=_RULE)


# ---------------------------------------------------------------------- the event under way


def _amend(ledger: Ledger, act: Act) -> None:
    now = listening.under_way(ledger.table)
    if now is not None and isinstance(now[2], int):
        points = act.number(ledger, 0)
        # What is made smaller keeps a last point (MICRO-13: an event that happens is worth something).
        least = min(1, now[2])
        listening.change(ledger, amount=max(least, now[2] + points) if points < 0 else now[2] + points)


def _redirect(ledger: Ledger, act: Act) -> None:
    for one in act.hits(ledger)[:1]:
        listening.change(ledger, recipient=one)


def _prevent(ledger: Ledger, act: Act) -> None:
    now = listening.change(ledger, prevented=True)
    if now is not None and not now[5]:
        who = act.found.owner
        ledger.announce("event_prevented", rule="MICRO-14", event=now[0], target=now[1], who=who)
        listening.remember_stopped(ledger, act.found, now[0], now[1])


def _soak(ledger: Ledger, act: Act) -> None:
    """Pay the event down: it still happened, but less of it lands."""
    now = listening.under_way(ledger.table)
    if now is None:
        return
    points = act.amount(ledger, 0)
    left = max(0, now[2] - points) if isinstance(now[2], int) and isinstance(points, int) else 0
    ledger.announce("soaked", rule="MICRO-15", event=now[0], target=now[1], amount=points, who=act.found.owner)
    listening.change(ledger, amount=left)


# ---------------------------------------------------------------------- Drives, Gambits, words


def _gambit(ledger: Ledger, act: Act) -> None:
    ledger.set("gambit.effects", ledger.table.number("gambit.effects") + act.number(ledger, 0), rule="GAMBIT-20")


def _flip_more(ledger: Ledger, act: Act) -> None:
    ledger.set("gambit.flips", ledger.table.number("gambit.flips") + act.number(ledger, 0), rule=_RULE)


def _win(ledger: Ledger, act: Act) -> None:
    """The Gambit that is offered is won before any card is played (GAMBIT-9)."""
    waiting = [at for at, (item, _) in enumerate(ledger.agenda) if item[0] == "gambit_offer"]
    for at in waiting:
        ledger.agenda[at] = (("gambit_succeeds",), ledger.cause)


def _replay(ledger: Ledger, act: Act) -> None:
    """The owner's revealed card comes back into her Hand, and she plays another."""
    seat = seat_of(act.actor(ledger))
    if gambit.going_on(ledger.table):
        gambit.take_back(ledger)
    elif seat in throwdown.sides(ledger.table):
        initiative.take_back(ledger, seat)


def _risk(ledger: Ledger, act: Act) -> None:
    """Cards of the Deck are flipped, to be played in this turn."""
    risking.flip(ledger, seat_of(act.actor(ledger)), act.number(ledger, 0))


def _note(ledger: Ledger, act: Act) -> None:
    """The table plays it: its words go into the log."""
    text = ledger.table.values.get(f"entry.{act.found.entry}.text")
    ledger.announce("effect_told", rule=_RULE, entry=act.found.entry, who=act.found.owner, text=text)


def _holds_anyway(_ledger: Ledger, _act: Act) -> None:
    """What always holds is asked for where it matters; there is nothing to do."""


_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    **CARD_DOINGS,
    **ACTOR_DOINGS,
    **COUNT_DOINGS,
    **HAND_DOINGS,
    **LOOK_DOINGS,
    "strike": _of_players("strike"),
    "max_hand": _for_a_while("max_hand"),
    "max_buffers": _for_a_while("max_buffers"),
    "max_charges": _for_a_while("max_charges"),
    "assists": _for_a_while("assists"),
    "run": _run,
    "times": _times,
    "price": _price,
    "amend": _amend,
    "redirect": _redirect,
    "prevent": _prevent,
    "soak": _soak,
    "permit": _holds_anyway,
    "forbid": _holds_anyway,
    "beats": _holds_anyway,
    "counts": _holds_anyway,
    "counts_as": _holds_anyway,
    "risk": _risk,
    "ignore_strike": _of_players("ignore_strike", 1),
    "resonate": _of_players("resonate", 1),
    "gambit": _gambit,
    "flip_more": _flip_more,
    "win": _win,
    "replay": _replay,
    "note": _note,
}
assert set(_DOINGS) == set(VERBS), "Every verb does something, and nothing else does."

DOINGS = {"effect_step": step, "effect_cost": cost}

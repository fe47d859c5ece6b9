"""What a Final Form suffers: damage spread over its Robos, and Ruin of the Location (RULES RUMBLE-9 to RUMBLE-14).

The item `("spread_damage", side, points, event)` lets the Head spread points over the Robos of her side.
"""

from typing import cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import listening
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world.locations import RAZED
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


def bearers(table: Table, side: Seat) -> tuple[Seat, ...]:
    """The Pilots of a side whose Robos can still take damage: those of its Final Form, or with none all who fight."""
    found = final_form.form(table, side)
    seats = found.pilots if found is not None else throwdown.members(table, side)
    return tuple(seat for seat in seats if robos.robo(table, seat).endurance > 0)


def side_hurt(table: Table, recipient: str, instigator: str) -> Seat | None:
    """The side whose Robos suffer a Schism in a Rumble: its target's, else its instigator's, else the Pilots'."""
    pilots = throwdown.pilot_sides(table)
    for one in (recipient, instigator):
        side = throwdown.side_of(table, one)
        if side in pilots:
            return side
    return pilots[0] if pilots else None


def _over(table: Table, side: Seat) -> bool:
    """Whether the side is routed already: what is left is lost (C-20, C-21)."""
    return side in table.listed(throwdown.ROUTED)


def _ask_spread(state: State, item: Item) -> Ask | None:
    _, side, points, event = item
    side, left = str(side), cast("int", points)
    found = bearers(state, side)
    if len(found) < 2 or _over(state, side):
        return None
    seat = final_form.decides(state, side)
    options = tuple(
        Bear(seat, one, number)
        for one in found
        for number in range(1, min(left, MAX_CHOICES, robos.robo(state, one).endurance) + 1)
    )
    text = say("{event} does {points} damage. Which Robo takes how much of it?", event=event, points=left)
    return Ask("spread_damage", seat, text, options, say("The Head spreads it over the Robos (RUMBLE-9, RUMBLE-10)."))


@answers("spread_damage", "lets the Robo of {pilot} take {points}", rule="RUMBLE-10")
class Bear(Choice):
    """Wish: of damage to the Final Form, let this Robo take so much (RUMBLE-9, RUMBLE-10, C-24)."""

    pilot: Seat = field(converter=seat_named)
    points: int
    shown = Shown("{pilot} takes {points}")

    def against(self, state: State, item: Item) -> Reason:
        if self.pilot not in bearers(state, str(item[1])):
            return refusal("RUMBLE-10", "{name} has no Robo in this that can take it.", name=self.pilot.capitalize())
        return refusal("RUMBLE-10", "From 1 to {points} can be taken, down to what the Robo has.", points=item[2])

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, side, points, event = item
        rule = "RUMBLE-9" if event == "Schism" else "RUMBLE-10"
        _hurt(ledger, self.pilot, self.points, rule)
        if left := cast("int", points) - self.points:
            ledger.next(("spread_damage", side, left, event))


def spread(ledger: Ledger, side: Seat, points: int, event: str) -> None:
    """Take damage where there is nothing to choose: one Robo is left."""
    if _over(ledger.table, side):
        return
    found = bearers(ledger.table, side)
    if not found:
        ledger.announce("no_effect", rule="RUMBLE-9", event=event, target=final_form.decides(ledger.table, side))
        return
    rule = "RUMBLE-9" if event == "Schism" else "RUMBLE-10"
    for seat in found:
        _hurt(ledger, seat, points, rule)


def _hurt(ledger: Ledger, seat: Seat, points: int, rule: str) -> None:
    """Take Endurance away, and let what listens for that (the happening `Endurance`) follow."""
    points = min(points, robos.robo(ledger.table, seat).endurance)
    robos.hurt(ledger, seat, points, rule=rule)
    ledger.next(*listening.after(ledger.table, "Endurance", seat, points, ""))


# ---------------------------------------------------------------------- events that hit a Form


def trauma_as_one(
    table: Table, hits: tuple[tuple[str, int | str], ...], amount: int | str
) -> tuple[tuple[str, int | str], ...]:
    """Let Trauma on Pilots of one Final Form hit the Form once, by the seat of its Head (RUMBLE-10).

    What was shared out among them adds up again; what each should get the Form gets once.
    """
    parts: dict[str, list[int | str]] = {}
    for one, part in hits:
        found = final_form.form_of(table, one)
        parts.setdefault(found.head or one if found is not None else one, []).append(part)
    numbers = [part for _, part in hits if isinstance(part, int)]
    shared = len(hits) > 1 and len(numbers) == len(hits) and sum(numbers) == amount
    return tuple(
        (one, sum(part for part in found if isinstance(part, int)) if shared else found[0])
        for one, found in parts.items()
    )


def choices_as_one(table: Table, candidates: tuple[str, ...]) -> tuple[str, ...]:
    """Of several Pilots of one Final Form name its Head alone."""
    return tuple(one for one, _ in trauma_as_one(table, tuple((one, 1) for one in candidates), 0))


def hurt_form(ledger: Ledger, seat: Seat, points: int | str) -> bool:
    """Let the Form in which a Pilot fights suffer Trauma; False where she stands on her own feet (RUMBLE-10)."""
    found = final_form.form_of(ledger.table, seat)
    if found is None:
        return False
    whole = sum(robos.robo(ledger.table, one).endurance for one in found.pilots)
    ledger.next(("spread_damage", found.side, points if isinstance(points, int) else whole, "Trauma"))
    return True


def mend(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> None:
    """Give a Robo Endurance back; in Final its Pilot, who was out of the Rumble, is in it again (RUMBLE-10)."""
    cause = robos.repair(ledger, seat, points, rule=rule)
    back = robos.robo(ledger.table, seat).endurance > 0 and throwdown.able(ledger.table, seat)
    if not back or not borrows_final(rulings_of(ledger.table).edition):
        return
    for found in final_form.forms(ledger.table):
        if any(place.seat == seat and not place.fights for place in found.places):
            with ledger.because(cause):
                members = throwdown.members(ledger.table, found.side)
                ledger.set(throwdown.side_path(found.side), (*members, seat), rule="RUMBLE-10")
                ledger.announce("comes_back", rule="RUMBLE-10", seat=seat)


# ---------------------------------------------------------------------- Buffers


def form_payer(table: Table, recipient: str, instigator: str) -> str | None:
    """The Form whose Buffers can stand in for a Pilot, for Schism of her Team, or for a Location (RUMBLE-8)."""
    found = final_form.form_of(table, recipient) or final_form.form_of(table, instigator)
    if found is None:
        found = next(iter(final_form.forms(table)), None)
    return final_form.form_path(found.side) if found is not None else None


def buffers_sleep(table: Table, seat: Seat, instigator: str) -> bool:
    """Whether a Pilot's own Buffers do not work: in a Form never, on foot as C-25 says (RUMBLE-8, RUMBLE-16)."""
    if not final_form.going_on(table) or throwdown.side_of(table, seat) is None:
        return False
    if final_form.form_of(table, seat) is not None or not borrows_final(rulings_of(table).edition):
        return True
    kind, _, key = instigator.partition(".")
    return kind == "threat" and bgm.is_bgm(table, key)


# ---------------------------------------------------------------------- Ruin


def ruin_after_escalate(table: Table, seat: Seat) -> tuple[Item, ...]:
    """What an Escalate in a Rumble fires at the current Location (RUMBLE-12, R-75)."""
    if not final_form.going_on(table):
        return ()
    if seat == COACH_SEAT and rulings_of(table).coach_escalate_ruin == "bgm_only" and not bgm.fighting(table):
        return ()
    return (("escalate_ruin", seat),)


def _ask_where(state: State, item: Item) -> Ask | None:
    places = final_form.places_shown(state)
    if final_form.location(state) or not places or rulings_of(state).rumble_location_none == "skip_ruin":
        return None
    return Ask(
        "escalate_ruin",
        COACH_SEAT,
        say("No Location is current. Where does the Rumble rage?"),
        (RageNowhere(COACH_SEAT), *(RageAt(COACH_SEAT, key) for key in places)),
        say("Each Escalate in a Rumble ruins the current Location (RUMBLE-12, R-120)."),
    )


@answers("escalate_ruin", "lets the Rumble rage at {location}", rule="RUMBLE-12")
class RageAt(Choice):
    """Wish: name the Location that is current from now on (R-120)."""

    location: str
    shown = Shown("{location}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(final_form.LOCATION, self.location, rule="LOC-6")
        ledger.next(item)


@answers("escalate_ruin", "lets the Rumble rage nowhere", rule="RUMBLE-12")
class RageNowhere(Choice):
    """Wish: there is nothing here that could be ruined (R-120)."""

    shown = Shown("Nowhere")


def escalate_ruin(ledger: Ledger, seat: Seat) -> None:
    """Fire Ruin at the current Location, unless there is none or it is Razed (RUMBLE-12, RUMBLE-14)."""
    key = final_form.location(ledger.table)
    if key is None:
        return
    target = f"location.{key}"
    if ledger.table.values[f"{target}.state"] == RAZED:
        ledger.announce("no_effect", rule="RUMBLE-14", event="Ruin", target=target)
        return
    ledger.next(("fire", "Ruin", target, 1, seat, "escalate"))


MOVES = (Bear, RageAt, RageNowhere)
DOINGS = {"spread_damage": spread, "escalate_ruin": escalate_ruin}
ASKINGS = {"spread_damage": _ask_spread, "escalate_ruin": _ask_where}

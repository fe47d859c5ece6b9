"""Finds what the plate of an Interrupt shows: what it needs, its meter, the deeds that charge it (VM-53 to VM-56)."""

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.card import RANK_LETTERS
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import MOMENTS, STANDING, who_of
from gattai_desktop.games.virtual_machine.charges import deeds_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import (
    LayTowards,
    current,
    interrupter,
    is_turn_card,
    known,
    laid_towards,
    needed,
)
from gattai_desktop.games.virtual_machine.names import ROLES
from gattai_desktop.games.virtual_machine.row_words import deed_words
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, actor, of, seat_of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class InterruptLook:
    """An Interrupt. cards: the places of those needed, each its face where it is laid, and what belongs there.

    deeds: what charges it once a round, each with whether it was done. others: the names of those known besides.
    """

    who: str = ""
    name: str = ""
    text: str = ""
    meter: int = 0
    cards: tuple[tuple[str, str], ...] = ()
    role: str = ""
    deeds: tuple[tuple[str, bool], ...] = ()
    others: tuple[str, ...] = ()
    ready: bool = False

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        if not self.name:
            return ""
        parts = [self.name, self.text]
        parts.append(speak("fight", "{charges} of {most} charges", charges=self.meter, most=MOST_CHARGES))
        for words, done in self.deeds:
            parts.append(speak("fight", "{deed}, done", deed=words) if done else words)
        return in_turn(parts)


def interrupt_look(view: SeatView) -> InterruptLook:
    """Return what the plate shows for the seat at the computer; of the CPU the boss's."""
    table = view.sight
    if view.seat not in table.listed("seats"):
        return InterruptLook()
    who = who_of(table, view.seat) or next((one for one in able(table, CPU) if process(table, one).is_boss), "")
    who = who if view.seat in (CPU, who) else view.seat
    now = current(table, who) if who else None
    if now is None:
        return InterruptLook(who)
    laid = [face(one.card) for one in table.zones.get(zones.row(who), ())]
    places = tuple((laid[at] if at < len(laid) else "", _needs(spec)) for at, spec in enumerate(needed(now)))
    done = table.listed(of(who, "deeds"))
    role = process(table, who).role
    meter = table.number(of(who, "meter"))
    return InterruptLook(
        who,
        content(now.name),
        content(now.text),
        meter,
        places,
        translated(ROLES.get(role, role)) if role else "",
        tuple((said(deed_words(deed)), deed in done) for deed in deeds_of(role)),
        tuple(content(world_of(table).interrupts[one].name) for one in known(table, who) if one != now.id),
        ready=meter >= MOST_CHARGES,
    )


def why_nothing_serves(view: SeatView) -> str:
    """Return in a few words why no card is laid towards the Interrupt that the seat has ready; "" where none is."""
    table, seat = view.sight, view.seat
    who = interrupter(table, seat) if seat in table.listed("seats") and not view.model.looks_back else ""
    now = current(table, who) if who else None
    if now is None or table.number(of(who, "meter")) < MOST_CHARGES or view.step not in MOMENTS:
        return ""
    if view.model.covered or view.model.curtain_down:
        return speak("fight", "The hand lies covered")
    if view.asks and view.asks[0].kind not in STANDING:
        return speak("fight", "once this is answered")
    turns = tuple(card for card in table.cards(zones.play(seat)) if is_turn_card(table, seat, card))
    for card in (*table.cards(zones.hand(seat)), *turns):
        for reason in view.model.judge(LayTowards(seat, card, now.id)).reasons:
            if "card" not in reason.text.by_name:  # it would hold of any card
                return said(reason.text)
    if now.when == "usual" and not turns:
        own = seat_of(table, actor(table)) == seat
        return speak("fight", "Your card is used up") if own else speak("fight", "Only in your turn")
    laid, wanted = laid_towards(table, who, now), needed(now)
    spec = wanted[len(laid)] if len(laid) < len(wanted) else "any"
    ranks = RANK_LETTERS.get(laid[-1].rank, "") if spec == "same" else "" if spec == "any" else ", ".join(spec.split())
    return speak("fight", "Next comes {ranks}", ranks=ranks) if ranks else speak("fight", "No card is left")


def _needs(spec: str) -> str:
    """Return in the corner of an empty place which rank belongs there."""
    return {"any": "", "same": "="}.get(spec, spec.replace(" ", ""))

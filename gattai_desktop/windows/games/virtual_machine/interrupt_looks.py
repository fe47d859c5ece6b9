"""Finds what the plate of an Interrupt shows: what it needs, its meter, the deeds that charge it (VM-53 to VM-56)."""

from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import who_of
from gattai_desktop.games.virtual_machine.charges import deeds_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import current, known, needed
from gattai_desktop.games.virtual_machine.names import ROLES
from gattai_desktop.games.virtual_machine.row_words import deed_words
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, of
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
        return ". ".join(parts)


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


def _needs(spec: str) -> str:
    """Return in the corner of an empty place which rank belongs there."""
    return {"any": "", "same": "="}.get(spec, spec.replace(" ", ""))

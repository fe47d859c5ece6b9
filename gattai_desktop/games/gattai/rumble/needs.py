"""Whether a Rumble may begin: what it takes, and who could assemble a Final Form (RULES THROW-43, R-51, R-81, R-91)."""

from collections.abc import Iterator

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.verdict import Reason, refusal


def as_final(rulings: Rulings) -> bool:
    """Whether the chapter goes by the complete text, from which Alpha borrows; Beta has its own (R-01)."""
    return borrows_final(rulings.edition)


def can_assemble(table: Table, side: Seat) -> bool:
    """Whether a side could stand in a Final Form: its Commander, who stays in it, has a Robo that works (C-26)."""
    leader = throwdown.commander(table, side)
    return side != COACH_SEAT and leader in throwdown.members(table, side) and robos.works(table, leader)


def lacking(table: Table, side: Seat) -> Iterator[Reason]:
    """Say what a side lacks to begin a Rumble, if it lacks anything."""
    if first_contact.is_on(table):
        yield refusal("FC-1", "First Contact has no Rumble.")
        return
    rulings = rulings_of(table)
    if throwdown.pilots_only(table) and rulings.pvp_rumble == "no":
        yield refusal("PVP-8", "Pilots do not begin a Rumble against Pilots here.", ruling="pvp_rumble")
    if rulings.rumble_needs == "none":
        return
    if side == COACH_SEAT:
        if bgm.must_begin(table):
            return
        if not bgm.fighting(table):
            yield refusal("THROW-43", "Coach needs a BGM in the fight for a Rumble.", ruling="rumble_needs")
        elif not bgm.attacks(table):
            yield refusal("BGM-1", "The Crisis has not come to where the BGM attacks.", ruling="rumble_needs")
    elif not can_assemble(table, side) and not (COACH_SEAT in throwdown.sides(table) and bgm.fighting(table)):
        yield refusal(
            "THROW-43", "A Rumble needs a Final Form or a BGM: no Robo of the Commander works.", ruling="rumble_needs"
        )


def must_assemble(table: Table, side: Seat) -> bool:
    """Whether nothing but its Final Form let this side begin the Rumble, so that it cannot do without (THROW-43)."""
    from_it = table.values.get(final_form.RUMBLE) == side
    return from_it and rulings_of(table).rumble_needs == "final" and not bgm.fighting(table)


def could_begin_at_once(table: Table) -> bool:
    """Whether this Throwdown may begin as a Rumble (R-91, RUMBLE-19)."""
    return rulings_of(table).immediate_rumble == "on" and not any(lacking(table, throwdown.sides(table)[0]))

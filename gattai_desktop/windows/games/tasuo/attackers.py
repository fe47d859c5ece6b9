"""Knows which warriors of a seat can attack now, for their marks on the field and for the keyboard."""

from gattai_desktop.cards.card import Card
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.warriors import warrior_in
from gattai_desktop.windows.games.tasuo.field_grid import ORDER
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.seat_view import SeatView


def attackers(view: SeatView) -> tuple[TasuoCard, ...]:
    """Return the own warriors that can attack now, from left to right."""
    able = {one.card.key for one in view.options if isinstance(one, AttackMove)}
    if not able:
        return ()
    standing = (warrior_in(view.sight, view.seat, place) for place in ORDER)
    return tuple(one for one in standing if one is not None and one.key in able)


def first_attacker(view: SeatView) -> Card | None:
    """Return the warrior at which the keyboard begins: the one that a guide speaks of, else the leftmost one."""
    meant = move_for(guide_of(view), view)
    if isinstance(meant, AttackMove):
        return meant.card
    return next(iter(attackers(view)), None)

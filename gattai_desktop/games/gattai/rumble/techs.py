"""Assists of a Final Form: the Rumble Tech of each Position, for a Rumble Charge (RULES ASSIST-2, RUMBLE-15, R-90).

What a Tech does in detail is in `tech_cards.py` and `tech_effects.py`.
"""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.gattai.effects import effects, modifiers
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import HAND, HEAD, POSITIONS, FinalForm, form_path
from gattai_desktop.games.gattai.throwdown import support, throwdown
from gattai_desktop.games.gattai.throwdown.turn import Turn, not_on_turn, turn_now
from gattai_desktop.games.gattai.zones import deck_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal


def used_up(found: FinalForm, position: str, stage: int, rulings: Rulings) -> bool:
    """Whether a Tech was used as often as it may be: once a Rumble, the Wing's once a stage (R-90)."""
    if POSITIONS[position].once_a_stage and rulings.rumble_tech_reuse == "final":
        return (position, stage) in found.used
    return any(position == one for one, _ in found.used)


def repeatable(table: Table, found: FinalForm) -> tuple[str, ...]:
    """The Techs that the Hand could let happen once more, those that were used first first (RUMBLE-15)."""
    used = dict.fromkeys(position for position, _ in found.used if position != HAND)
    return tuple(position for position in used if not _needs_a_card(table, position))


def _needs_a_card(table: Table, position: str) -> bool:
    return POSITIONS[position].draws and not table.count(deck_zone("pilots"))


def _price(table: Table, seat: Seat) -> int:
    """How many Rumble Charges a Tech costs: one, or what her Robo makes of it."""
    return modifiers.price(table, seat, 1, "", "rumble_charge")


@wish("uses the Rumble Tech of the {position}")
class UseRumbleTech(Move):
    """Wish: as one's Assist, use the Tech of a Position that one holds (ASSIST-2)."""

    position: str
    steps = ("throwdown.turn",)
    step_rule = "THROW-22"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["UseRumbleTech"]:
        found = final_form.form_of(state, seat)
        if found is not None:
            yield from (cls(seat, position) for position in found.held_by(seat))

    def judge(self, state: State) -> Iterator[Reason]:
        turn = turn_now(state)
        found = final_form.form_of(state, self.seat)
        if found is None:
            yield refusal("ASSIST-2", "Rumble Techs belong to the Positions of a Final Form.")
            return
        yield from not_on_turn(state, turn, self.seat)
        if self.position not in found.held_by(self.seat):
            name = POSITIONS[self.position].name if self.position in POSITIONS else self.position
            yield refusal(
                "RUMBLE-15", "{who} is not the {position}.", who=throwdown.name_of(state, self.seat), position=name
            )
            return
        yield from support.assists_made(state, self.seat)
        price = _price(state, self.seat)
        if found.charges < price == 1:
            yield refusal("ASSIST-2", "The Final Form has no Rumble Charge left.")
        elif found.charges < price:
            words = "That costs {price} Rumble Charges, and the Final Form has {left}."
            yield refusal("ASSIST-2", words, price=price, left=found.charges)
        yield from self._again(state, found, turn)
        if self.position == HAND and not repeatable(state, found):
            yield refusal("RUMBLE-15", "No Rumble Tech was used that the Hand could repeat.")
        if turn.rulings.empty_deck == "final" and _needs_a_card(state, self.position):
            yield refusal("DECK-13", "The Pilots' Deck is empty: nothing can be drawn.", ruling="empty_deck")

    def _again(self, state: State, found: FinalForm, turn: Turn) -> Iterator[Reason]:
        if used_up(found, self.position, final_form.rumble_stage(state), turn.rulings):
            yield refusal(
                "ASSIST-2",
                "The Rumble Tech of the {position} was used.",
                ruling="rumble_tech_reuse",
                position=POSITIONS[self.position].name,
            )

    def play(self, ledger: Ledger) -> None:
        """Pay the Charge, and let it happen at the present Rumble stage."""
        found = final_form.form_of(ledger.table, self.seat)
        if found is None or self.position not in POSITIONS:
            raise Impossible(say("{who} is in no Final Form.", who=self.seat.capitalize()))
        stage = final_form.rumble_stage(ledger.table)
        price = _price(ledger.table, self.seat)
        cause = ledger.announce(
            "rumble_tech", rule="ASSIST-2", seat=self.seat, position=self.position, stage=stage, charges=price
        )
        with ledger.because(cause):
            ledger.set(form_path(found.side, "charges"), max(0, found.charges - price), rule="ASSIST-2")
            ledger.set(form_path(found.side, "used"), (*found.used, (self.position, stage)), rule="ASSIST-2")
            support.assisted(ledger, self.seat)
            actor = actor_of(found, self.position, self.seat)
            # Content may say what a Position does; its price is paid already.
            said = effects.of_position(ledger.table, self.position, actor)
            ledger.next(*(said or ((f"tech_{self.position}", actor, stage),)))


def actor_of(found: FinalForm, position: str, seat: Seat) -> Seat:
    """Who acts where a Tech happens: the Pilot who used it, but cards pass to and from the Head alone."""
    return found.head or seat if position == HEAD else seat


MOVES = (UseRumbleTech,)

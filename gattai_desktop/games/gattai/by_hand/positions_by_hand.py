"""The Coach changes who holds which Position in a Final Form (RULES RUMBLE-2, ED-4)."""

from collections.abc import Iterator

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand, with_reason
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import FinalForm
from gattai_desktop.games.gattai.rumble.positions import HEAD, POSITIONS
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import seat_named
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

HeldPositions = tuple[tuple[str, Seat], ...]


def _form(table: Table, seat: Seat) -> FinalForm | None:
    """The Form in which a Pilot has a Position, whether she still fights or not."""
    return next((form for form in final_form.forms(table) if form.held_by(seat)), None)


def _changed(form: FinalForm, pilot: Seat, position: str) -> HeldPositions:
    """Return who holds what afterwards: two Pilots change Positions, or one takes a Position that is free."""
    hers = form.held_by(pilot)[0]
    become = {hers: position, position: hers}
    return tuple((become.get(one.position, one.position), one.seat) for one in form.places)


@wish("puts {pilot} into the Position {position}")
@frozen
class ChangePosition(CoachByHand):
    """Wish: a Pilot of a Final Form takes another Position; who held it takes hers."""

    pilot: Seat = field(converter=seat_named)
    position: str
    shown = Shown("{pilot}: {position}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """It needs a Rumble with a Form, a Pilot in it and a Position that is not hers; the Form must keep a Head."""
        form = _form(state, self.pilot) if throwdown.going_on(state) else None
        if form is None:
            yield refusal("RUMBLE-2", "{seat} is in no Final Form.", seat=self.pilot.capitalize())
        elif self.position not in POSITIONS:
            yield refusal("RUMBLE-2", "There is no Position called {position}.", position=self.position)
        elif self.position in form.held_by(self.pilot):
            yield refusal("RUMBLE-2", "She holds that Position already.")
        elif not any(position == HEAD for position, _ in _changed(form, self.pilot, self.position)):
            yield refusal("RUMBLE-2", "Somebody must be the Head: put another Pilot there instead.")

    def do(self, ledger: Ledger) -> None:
        form = _form(ledger.table, self.pilot)
        assert form is not None, "It was judged that she is in one."
        held = _changed(form, self.pilot, self.position)
        cause = ledger.set(final_form.form_path(form.side, "positions"), held, rule="RUMBLE-2")
        with ledger.because(cause):
            for position, seat in held:
                if position not in form.held_by(seat):
                    ledger.announce("position", rule="RUMBLE-2", seat=seat, position=position)


MOVES = with_reason(ChangePosition)

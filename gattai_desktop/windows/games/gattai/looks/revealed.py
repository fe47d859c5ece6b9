"""Works out what was just revealed, which whoever sits here is to see before the curtain falls."""

from collections.abc import Mapping

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, Fact, announces
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.gattai.throwdown.throwdown import initiative_zone, sides
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class Initiative:
    """Both cards that were compared, each by the seat whose it is, and the seat that won."""

    cards: Mapping[Seat, Card]
    won: Seat


def just_won(seen: SeatView) -> Initiative | None:
    """Return the initiative cards where they were compared just now and the table is to be passed; else None.

    They lie on the Pile and in a Trash by then.
    """
    facts = _newest(seen) if seen.step == "throwdown.turn" else ()
    won = next((one.by_name for one in facts if announces(one, "initiative")), None)
    if won is None:
        return None
    zones = {initiative_zone(seen.sight, side): side for side in sides(seen.sight)}
    moved = (one for one in facts if isinstance(one, CardsMoved) and one.origin in zones and one.up[-1])
    cards = {zones[one.origin]: one.cards[-1] for one in moved}
    return Initiative(cards, str(won["side"])) if len(cards) == len(zones) else None


def who_won(seen: SeatView) -> str:
    """Return in words who won the initiative, where the table is to be passed after that; "" where nobody just did."""
    won = just_won(seen)
    return speak("table", "{name} wins the initiative", name=seen.name(won.won)) if won is not None else ""


def _newest(seen: SeatView) -> tuple[Fact, ...]:
    """Return what the newest entry did, where a curtain hangs before the seat that play waits for."""
    model = seen.model
    following = model.next_seat()
    if model.curtain_down or model.looks_back or not model.entry or following in (seen.seat, *model.program_players):
        return ()
    entries = model.log(model.entry) if model.sitting.falls(seen.seat, following, behind=False) else ()
    return tuple(fact for one in entries if one.back_to is None for _, fact in one.facts(PUBLIC))

"""Works out how First Contact leads through its acts: whose turn it is to invest, and what comes next."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.story import first_contact_acts as acts
from gattai_desktop.games.gattai.story import first_contact_script as script
from gattai_desktop.games.gattai.story.first_contact import is_over, starting_harmony
from gattai_desktop.games.gattai.story.first_contact_investing import WOKEN, left_to_invest
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.move import Move, write
from gattai_desktop.windows.games.gattai.flows.score_flow import tale_plate
from gattai_desktop.windows.kit.plain_ask import pass_words
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.room_answers import Onward
from gattai_desktop.windows.kit.seat_view import SeatView

ENEMY: Final = "the enemy"
_MOST_GAMBITS: Final = 4
"""Most Gambits of the first act, however many play (FC-5)."""

GAMBIT, THROWDOWN = "gambit", "throwdown"
HAND_ON: Final = "pass"
LEAVE: Final = "leave"
TEAM: Final = "team"
SCENE: Final = "scene"
WAKE: Final = "wake"
LIT: Final = "live"


def led(seen: SeatView, plates: tuple[RowPlate, ...]) -> tuple[RowPlate, ...]:
    """Return the plates of Story Mode, with First Contact's next step first and lit.

    So Enter alone goes on with the evening, and never past something that is to be played.
    """
    if (seen.is_coach or COACH_SEAT in seen.model.program_players) and is_over(seen.sight):
        return (*_at_the_end(seen), *plates)
    plates = (*plates[:-1], *_to_read_alone(seen), *plates[-1:])
    own = _own_plate(seen)
    if own is not None:
        return (own, *plates)
    if may_invest(seen) and _after(seen) not in seen.model.program_players:
        title = speak("table", "No card")
        none = PlateLook(title, pass_words(seen, _after(seen)))
        return (*plates[:1], RowPlate(f"{HAND_ON}.{_after(seen)}", none), *plates[1:])
    key = _next_key(seen)
    first = next((plate for plate in plates if plate.key == key and plate.look.judgement != "refused"), None)
    if first is None:
        return plates
    lit = evolve(first, look=evolve(first.look, fill=LIT, judgement=""))
    return (lit, *(plate for plate in plates if plate is not first))


def next_to_invest(seen: SeatView) -> Seat | None:
    """Return who invests next while First Contact lets each player invest; None where no seat does.

    It goes round from the Coach's left; a seat that lays no card is left out from then on, and the Coach comes last.
    The table is never passed to the program.
    """
    following = _next_round(seen)
    return None if following in seen.model.program_players else following


def _next_round(seen: SeatView) -> Seat | None:
    guide = script.guide(seen.sight)
    if guide is None:
        return None
    if guide.key in script.COACHS:
        return None if seen.is_coach else COACH_SEAT
    if not goes_round(seen.sight) or seen.seat in left_to_invest(seen.sight):
        return None
    return _after(seen) if not seen.is_coach else next(_left_to_invest(seen, seen.pilots), None)


def _after(seen: SeatView) -> Seat:
    """Return who comes after the Pilot at the computer: the next who may still invest, or the Coach."""
    here = seen.pilots.index(seen.seat) + 1 if seen.seat in seen.pilots else 0
    return next(_left_to_invest(seen, seen.pilots[here:]), COACH_SEAT)


def _left_to_invest(seen: SeatView, seats: Iterable[Seat]) -> Iterator[Seat]:
    left = left_to_invest(seen.sight)
    return (seat for seat in seats if seat in left)


def may_invest(seen: SeatView) -> bool:
    """Whether the Pilot at the computer may lay a card on a Faction now, and has it for that."""
    return goes_round(seen.sight) and seen.seat in left_to_invest(seen.sight)


def onward(seen: SeatView, newest: Move | None) -> Onward | None:
    """Return what alone can come next: the deal, the scene, or the table for who invests next.

    newest: the move that was made last. What was just begun or done here leads on; whoever takes the seat later, or
    lays no card, is not sent on.
    """
    guide = script.guide(seen.sight)
    if guide is None or seen.moment != "story":
        return None
    if seen.is_coach and guide.key == "deal":
        return next((Onward(move=deal) for deal in seen.options_of(SetUpSession)), None)
    if seen.is_coach and guide.key == "scene" and isinstance(newest, SetUpSession):
        return Onward(opens=SCENE)
    done = isinstance(newest, GoOn | Wake) if seen.is_coach else newest is not None and newest.seat == seen.seat
    following = next_to_invest(seen) if done else None
    return Onward(seat=following) if following is not None else None


def goes_round(sight: Sight) -> bool:
    """Return whether each player may lay a card on a Faction now: at the start, or after a Faction woke (FC-4)."""
    guide = script.guide(sight)
    if guide is None:
        return False
    return guide.key == script.INVEST or (guide.key == ENEMY and sight.values.get(WOKEN) is not None)


def _to_read_alone(seen: SeatView) -> Iterator[RowPlate]:
    """Yield the plate of the scene for who sits alone: the program as Coach reads nothing aloud."""
    guide = script.guide(seen.sight)
    if guide is not None and guide.key != "deal" and not seen.is_coach and COACH_SEAT in seen.model.program_players:
        yield RowPlate(SCENE, PlateLook(speak("table", "The scene"), speak("table", "Read it")))


def _own_plate(seen: SeatView) -> RowPlate | None:
    """Return a plate that only First Contact has: pass the computer, show the scene, wake a Faction."""
    following = next_to_invest(seen)
    if following is not None:
        words = "Back to {name}" if following == COACH_SEAT else "{name} invests"
        title = speak("table", words, name=seen.name(following))
        return _lit(f"{HAND_ON}.{following}", title, seen.passing)
    if not seen.is_coach:
        return None
    guide = script.guide(seen.sight)
    if guide is None:
        return None
    match guide.key:
        case "quarrel" | "fight each other" if challenges := acts.challenger(seen.sight):
            title = speak("table", "{name} challenges", name=seen.name(challenges))
            return _lit(f"{HAND_ON}.{challenges}", title, seen.passing)
        case "scene":
            return _lit(SCENE, speak("table", "The scene"), speak("table", "Read it aloud"))
        case "the weapon" if seen.number(acts.GAMBITS) and seen.may(Wake):
            return _lit(WAKE, speak("table", "A Faction wakes"), speak("table", "Each may invest once more"))
    return None


def _at_the_end(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return what can be done when First Contact is over: its Team makes the next session, now or later."""
    begins = speak("table", "It begins at Harmony {harmony}", harmony=starting_harmony(seen.sight))
    later = PlateLook(speak("table", "Later"), speak("table", "Back to the shelf"))
    team = evolve(_lit(TEAM, speak("table", "Make this Team"), begins), away=True)
    return (team, tale_plate(), RowPlate(LEAVE, later, away=True))


def _next_key(seen: SeatView) -> Hashable | None:
    """Return which of the usual plates is next; None where none of them is."""
    guide = script.guide(seen.sight)
    if guide is None:
        return None
    if not seen.is_coach:
        # Who sits alone may leave it to the program as well.
        return THROWDOWN if asks_for_a_challenge(seen) and not seen.alone else None
    if guide.key in ("first gambit", "second gambit", "the weapon"):
        return GAMBIT
    if guide.key == "more gambits" and seen.number(acts.GAMBITS) < min(_MOST_GAMBITS, len(seen.pilots)):
        return GAMBIT
    if guide.key in (ENEMY, "fight together"):
        return THROWDOWN
    if guide.key in ("more gambits", "after", "last words"):
        move = next(seen.options_of(GoOn), None)
        return ("move", write(move)) if move is not None else None
    return None


def asks_for_a_challenge(seen: SeatView) -> bool:
    """Whether the guide asks a Pilot to challenge somebody, also one who may leave it to the program."""
    guide = script.guide(seen.sight)
    return guide is not None and guide.key in ("quarrel", ENEMY) and not seen.is_coach


def _lit(key: Hashable, title: str, words: str) -> RowPlate:
    return RowPlate(key, PlateLook(title, words, fill=LIT))

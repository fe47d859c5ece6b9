"""Works out what Story Mode shows: phases or acts, the title, and what may be started now."""

from collections.abc import Iterator

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, fill, said, speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct
from gattai_desktop.games.gattai.story.next_evening import play_is_over
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT, SCENE_TITLE
from gattai_desktop.games.gattai.story.session_setup import SetUpSession, deals_anew
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.values_of_play import PHASES
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.guide import Guide, GuideAct
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.verdict import Reason
from gattai_desktop.windows.games.gattai.flows.score_flow import after_plates, score_plates
from gattai_desktop.windows.games.gattai.looks.ending import ending
from gattai_desktop.windows.games.gattai.looks.first_contact import GAMBIT, LIT, THROWDOWN, led
from gattai_desktop.windows.games.gattai.looks.next_scene import next_scene_plate
from gattai_desktop.windows.games.gattai.looks.options import MORE, passing_plates
from gattai_desktop.windows.games.gattai.looks.short_reasons import refused_plate
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

OMEN, TRIGGER, TARRY, INVEST = "omen", "trigger", "tarry", "invest"


@frozen
class Station:
    """A phase of the session, or an act of First Contact: done, present, or to come."""

    name: str
    done: bool
    present: bool
    move: Move | None = None
    """The move of a press; None where it only shows where the session is."""
    number: int = 0
    """The number of an act; 0 for a phase, whose plate is lower."""
    line: str = ""
    """What is played in an act, or what the present one still asks for."""
    ticks: tuple[int, int] = (0, 0)
    """How many of what the present act asks for are done, and how many are wanted."""
    waiting: tuple[Seat, ...] = ()
    """Who has not had a turn."""


@frozen
class StoryLook:
    """What Story Mode shows."""

    stations: tuple[Station, ...]
    title: str
    now: DrawnWords | str = ""
    """The next act in First Contact, which the guide's plate shows; at its end it is how that ended."""
    scene: str = ""
    """The number of the scene in words, beside its title."""
    text: str = ""
    """What the scene says, as the Coach reads it aloud."""


def story_look(seen: SeatView) -> StoryLook:
    """Return phases and title; in First Contact its acts, whose names are titles enough, and what comes next."""
    guide = guide_of(seen)
    if guide is not None:
        stations = tuple(_act(seen, guide, one) for one in guide.acts)
        return StoryLook(stations, "", drawn(guide.now))
    phase = seen.text("phase", PHASES[0])
    here = PHASES.index(phase) if phase in PHASES else 0
    stations = tuple(
        Station(
            called(name.capitalize()),
            place < here,
            place == here,
            MoveOn(seen.seat, name) if seen.is_coach and place != here else None,
        )
        for place, name in enumerate(PHASES)
    )
    ended, why = ending(seen)
    if ended:
        return StoryLook(stations, ended, text=why)
    scene, own = speak("table", "Scene {number}", number=seen.text("scene")), seen.prose(SCENE_TITLE)
    return StoryLook(stations, own or scene, scene=scene if own else "", text=seen.prose(SCENE_TEXT))


def _act(seen: SeatView, guide: Guide, act: GuideAct) -> Station:
    present = act.number == guide.act
    asks = act.asks[0] if present and act.asks else None
    line = f"{called(asks.what)} {asks.done}/{asks.wanted}" if asks is not None else said(act.about)
    return Station(
        called(act.title),
        act.number < guide.act,
        present,
        StartAct(seen.seat, act.number) if seen.is_coach and not present else None,
        number=act.number,
        line=line,
        ticks=(asks.done, asks.wanted) if asks is not None else (0, 0),
        waiting=act.waiting,
    )


# ---------------------------------------------------------------------- what may be started


def drag_hints(seen: SeatView, *, seats: bool) -> tuple[str, ...]:
    """Return where else a card of the hand may go, in full and in short: it is the handle of what it begins.

    seats: whether Pilots and Coach are in sight, for a card cannot be laid on a closed rail.
    """
    if not seen.hand or play_is_over(seen.sight):
        return ()
    places = [words for words in _places_of_a_card(seen, seats=seats) if words]
    if not places:
        return ()
    every = speak("table", "or drag a card: {places}", places=", ".join(places))
    return every, speak("table", "or drag a card to its place")


def _places_of_a_card(seen: SeatView, *, seats: bool) -> Iterator[str]:
    opponents = {move.opponent for move in seen.options_of(Challenge) if seats}
    yield speak("table", "onto a Faction to invest it") if seen.may(Invest) else ""
    if opponents == {COACH_SEAT}:
        yield speak("table", "onto Coach to challenge him")
    elif opponents:
        any_seat = speak("table", "onto Coach or a Pilot to challenge")
        yield speak("table", "onto a Pilot to challenge her") if COACH_SEAT not in opponents else any_seat
    yield speak("table", "onto Gambit to offer one") if seen.may(OfferGambit) else ""


def start_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates of Story Mode for the seat at the computer; in First Contact first who invests next."""
    if play_is_over(seen.sight):
        return (*after_plates(seen), _more_plate(seen))
    plates = (*score_plates(seen), *_leads_on(seen), *_playing(seen), *passing_plates(seen), _more_plate(seen))
    return led(seen, plates)


def plates_of_play(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return what the rules still allow once the play of an evening is over, for the list under More."""
    if not play_is_over(seen.sight):
        return ()
    return tuple(plate for plate in _playing(seen) if not plate.look.refused)


def _playing(seen: SeatView) -> tuple[RowPlate, ...]:
    return _coach(seen) if seen.is_coach else _pilot(seen)


def _leads_on(seen: SeatView) -> Iterator[RowPlate]:
    """Yield the lit plate that goes on to the next phase, from those in which all is told and nothing is played."""
    once = {
        "salute": speak("table", "{phase}, once all have greeted each other"),
        "briefing": speak("table", "{phase}, once all know what is to be done"),
    }.get(seen.text("phase"))
    move = next(seen.options_of(MoveOn), None)
    if once is not None and move is not None and guide_of(seen) is None:
        phase = called(move.phase.capitalize())
        look = PlateLook(speak("table", "Go on"), fill(once, phase=phase), fill=LIT, short=phase)
        yield RowPlate(("move", write(move)), look, narrow=True, move=move)


def _coach(seen: SeatView) -> tuple[RowPlate, ...]:
    deal = next(seen.options_of(SetUpSession), None)
    if deal is not None:
        # Before the cards are dealt nothing else can begin; changes by hand are listed under More.
        title, line = speak("table", "Deal the cards"), speak("table", "Both Decks are shuffled first")
        if not deals_anew(seen.sight):
            title, line = speak("table", "Begin the session"), speak("table", "The cards stay as they lie")
        return RowPlate(("move", write(deal)), PlateLook(title, line, fill=LIT), move=deal), trigger_plate()
    plates: list[RowPlate] = []
    on = next(seen.options_of(GoOn), None)
    if on is not None:
        title, line = plate_words(seen.model, on).title, _passing(seen)
        look = PlateLook(title, "" if line == title else line, fill="panel")
        plates.append(RowPlate(("move", write(on)), look, narrow=True, move=on))
    offers = seen.may(OfferGambit)
    gambit = speak("table", "Offer one to a Pilot"), speak("table", "Offer one")
    plates.append(_plate(seen, GAMBIT, speak("table", "Gambit"), gambit, "G", offers))
    challenges = seen.may(Challenge)
    throwdown = speak("table", "Challenge a Pilot"), speak("table", "Challenge")
    plates.append(_plate(seen, THROWDOWN, speak("table", "Throwdown"), throwdown, "D", challenges))
    if "omens" not in seen.absent:
        plates.append(_omen_plate(seen))
    plates.append(trigger_plate())
    if "omens" not in seen.absent:
        plates.append(_tarry_plate(seen))
    return (*plates, *next_scene_plate(seen))


def _tarry_plate(seen: SeatView) -> RowPlate:
    """Return the plate of a Tarry, hatched where it takes no card and nothing at the table hears of it (MICRO-29a)."""
    title = speak("table", "Tarry")
    if not crisis.tarry_matters(seen.sight):
        words, short = speak("table", "No card before step 1"), speak("table", "No card")
        return RowPlate(TARRY, PlateLook(title, words, "Y", "refused", short=short))
    amount = crisis.tarry_amount(seen.sight)
    if not amount:
        # Something at this table answers it all the same, and may let it take a card.
        words, short = speak("table", "No card by itself"), speak("table", "No card")
        return RowPlate(TARRY, PlateLook(title, words, "Y", "legal", short=short))
    words = speak("table", "{count} cards of Coach's Deck", count=amount)
    return RowPlate(TARRY, PlateLook(title, words, "Y", "legal", short=speak("table", "Coach's Deck")))


def trigger_plate() -> RowPlate:
    """Return the plate with which the Coach makes something happen."""
    words, short = speak("table", "A Wave, Ruin or another event"), speak("table", "An event")
    return RowPlate(TRIGGER, PlateLook(speak("table", "Make happen"), words, "+", "legal", short=short))


def _more_plate(seen: SeatView) -> RowPlate:
    title = speak("table", "More")
    if not seen.is_coach:
        return RowPlate(MORE, PlateLook(title, speak("table", "Tell, note")), narrow=True)
    name = speak("table", "More: scene, by hand")
    words = speak("table", "Scene, by hand")
    return RowPlate(MORE, PlateLook(title, words, name=name, short=speak("table", "By hand")), narrow=True)


def _passing(seen: SeatView) -> str:
    guide = guide_of(seen)
    return spoken(drawn(guide.passing)) if guide is not None and guide.passing is not None else ""


def _pilot(seen: SeatView) -> tuple[RowPlate, ...]:
    challenges = seen.may(Challenge)
    invests = seen.may(Invest)
    words = speak("table", "Challenge somebody"), speak("table", "Challenge")
    plates = [_plate(seen, THROWDOWN, speak("table", "Throwdown"), words, "D", challenges)]
    words = speak("table", "A card on a Faction"), speak("table", "A card")
    invest = _plate(seen, INVEST, speak("table", "Invest"), words, "I", invests)
    # A seat that may invest has the computer for that; otherwise a quarrel comes first.
    plates = [invest, *plates] if invests else [*plates, invest]
    if "omens" not in seen.absent:
        plates.append(_omen_plate(seen))
    return tuple(plates)


def _plate(seen: SeatView, key: str, title: str, words: tuple[str, str], letter: str, possible: bool) -> RowPlate:
    """words: what the plate does, and the same in fewer words."""
    if possible:
        flow = "serve" if key == INVEST else ""
        return RowPlate(key, PlateLook(title, words[0], letter, "legal", short=words[1]), flow=flow)
    why = _why_not(seen, key)
    if isinstance(why, Reason):
        return RowPlate(key, refused_plate(title, letter, why))
    return RowPlate(key, PlateLook(title, why, letter, "refused"))


def _why_not(seen: SeatView, key: str) -> Reason | str:
    """Return why no move of a kind may be started: the reason against one of them."""
    wish: Move | None = None
    if key == GAMBIT and seen.pilots:
        wish = OfferGambit(seen.seat, seen.pilots[0])
    elif seen.hand:
        card = seen.hand[0].card
        other = next((seat for seat in (*seen.pilots, "coach") if seat != seen.seat), seen.seat)
        factions = seen.keys("factions")
        wish = Challenge(seen.seat, other, card) if key == THROWDOWN else None
        wish = Invest(seen.seat, card, factions[0]) if key == INVEST and factions else wish
        if key == INVEST and not factions:
            return speak("table", "No Faction here")
    if wish is None:
        return speak("table", "No card in hand") if not seen.hand else speak("table", "Not now")
    reasons = seen.model.judge(wish).reasons
    return reasons[0] if reasons else speak("table", "Not now")


def _omen_plate(seen: SeatView) -> RowPlate:
    title = speak("table", "Spend Omen")
    moves = [*seen.options_of(SpendOmen), *seen.options_of(SpendCoachOmens)]
    if moves:
        words, short = _next_step(seen), speak("table", "Next step")
        if not seen.is_coach:
            words = short = speak("table", "Charges")
        return RowPlate(OMEN, PlateLook(title, words, "O", "legal", short=short))
    wish = SpendCoachOmens(seen.seat, 1) if seen.is_coach else SpendOmen(seen.seat, "full")
    reasons = seen.model.judge(wish).reasons
    look = refused_plate(title, "O", reasons[0]) if reasons else PlateLook(title, "", "O", "refused")
    return RowPlate(OMEN, look)


def _next_step(seen: SeatView) -> str:
    """Return the next step of the Crisis, and what it brings; only for the Coach."""
    tier = crisis.tier(seen.sight)
    ahead = crisis.path(seen.sight)[tier:] if seen.is_coach else ()
    if not ahead:
        return speak("table", "Next Crisis step")
    return speak("table", "Step {number}: {what}", number=tier + 1, what=ahead[0])

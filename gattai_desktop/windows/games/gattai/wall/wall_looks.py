"""Works out what the wall shows from public sight alone: no more than everybody may see."""

from typing import Final, Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.pile_view import PileCard
from gattai_desktop.board.speech import called, card_aloud, first_large, speak, translated
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.outcome import outcome
from gattai_desktop.games.gattai.outcome.spoils import left as spoils_left
from gattai_desktop.games.gattai.outcome.spoils import taken
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT, SCENE_TITLE
from gattai_desktop.games.gattai.telling.announced import RESULTS
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.games.told import aloud
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.ending import ending
from gattai_desktop.windows.games.gattai.looks.gambit import (
    coachs_place,
    gambit_title,
    her_place,
    not_higher,
    waits_for_result,
)
from gattai_desktop.windows.games.gattai.looks.rails import (
    faction_look,
    harmony_look,
    location_look,
    strike_of,
    tray_look,
)
from gattai_desktop.windows.games.gattai.looks.rumble import position_words, set_up_words
from gattai_desktop.windows.games.gattai.looks.spoils import spoil_words
from gattai_desktop.windows.games.gattai.looks.throwdown import (
    is_team,
    ladder_look,
    pile_look,
    side_name,
    stands_for,
    token_of,
)
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook
from gattai_desktop.windows.games.gattai.parts.gauges import HarmonyLook
from gattai_desktop.windows.games.gattai.parts.ladder import LadderLook
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.games.gattai.wall.rumble_on_wall import RumbleBoard, rumble_board
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import with_player

_MOST_FACTIONS: Final = 8


@frozen
class HandCount:
    """The number of cards that a seat holds: public at all times (RULES INFO-2)."""

    seat: Seat
    cards: int
    sign: str = "horns"
    """The sign on the Coach's plate: in a fight that of the leading Threat."""


@frozen
class Banner:
    """The foot of the wall: a crest, what the seat does, one line; side: the colour of the line above, as a token."""

    seat: Seat
    title: str
    line: str = ""
    side: str = "pilots"


@frozen
class StoryPoster:
    """Story Mode on the wall. over: session and scene, at the end the name; line: what is told, learnt, or left now."""

    over: str
    title: str
    line: str
    factions: tuple[FactionLook, ...] = ()
    decks: tuple[int, int] = (0, 0)


@frozen
class GambitPoster:
    """Two cards against each other: a Gambit, or the initiative of a Throwdown.

    result: one of the four in words, "" before; between: what stands between the two, "" where her card is not higher.
    """

    title: str
    line: str
    hers: PlaceLook
    coachs: PlaceLook
    result: str = ""
    good: bool = True
    between: str = ""


@frozen
class WallSpoil:
    """A Spoil on the wall; name "" while it is still to be chosen."""

    name: str
    receiver: str = ""
    seat: Seat = ""
    sign: str = "star"


@frozen
class OutcomePoster:
    """The Outcome on the wall."""

    headline: str
    side: str
    """Whose colour and sign it has: a side's, or a Commander's where Pilots fight Pilots."""
    stakes: str
    spoils: tuple[WallSpoil, ...] = ()
    loser: str = ""
    loser_seat: Seat = ""
    concession: str = ""
    loser_side: str = "coach"
    """Whose colour the concession has."""


@frozen
class WallLook:
    """Everything that the wall shows at one moment."""

    banner: Banner
    harmony: HarmonyLook | None = None
    omens: tuple[tuple[str | None, ...], ...] = ()
    """The places of the Coach's Omens and of the Pilots'; empty where Omens are not in play."""
    hands: tuple[HandCount, ...] = ()
    location: LocationLook | None = None
    ladder: LadderLook | None = None
    pile: tuple[PileCard, ...] = ()
    decks: tuple[int, int] = (0, 0)
    jokers: tuple[int, int] = (0, 0)
    """Jokers that have not come out of the Pilots' and the Coach's Deck yet."""
    poster: StoryPoster | GambitPoster | OutcomePoster | None = field(default=None)

    rumble: RumbleBoard | None = None

    @property
    def active_omens(self) -> int:
        """Return how many Omens lie face-up."""
        return sum(face is not None and face.startswith("omen") for row in self.omens for face in row)

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return sentences((self.banner.title, self.banner.line, self.ladder.spoken() if self.ladder else ""))


def public(model: GameModel) -> SeatView:
    """Return the table as everybody may see it."""
    sight = model.sight(PUBLIC)
    return SeatView(model, sight, PUBLIC, (), model.zones(), model.asks(), first_contact.absent(sight))


def wall_look(model: GameModel) -> WallLook:
    """Return what the wall shows now."""
    seen = public(model)
    fighting = throwdown.going_on(seen.sight) and seen.moment in ("throwdown", "outcome")
    poster: StoryPoster | GambitPoster | OutcomePoster | None = None
    if fighting and seen.moment == "throwdown" and not seen.number(stages.STAGE):
        fighting, poster = False, _initiative_poster(seen)
    elif seen.moment == "gambit" and gambit.going_on(seen.sight):
        poster = _gambit_poster(seen)
    elif seen.moment == "outcome" and seen.value(outcome.WINNER) is not None:
        poster = _outcome_poster(seen)
    elif not fighting:
        poster = _story_poster(seen)
    absent = seen.absent
    omens = () if "omens" in absent else (tray_look(seen, COACH_SEAT).omens, tray_look(seen, "pilots").omens)
    banner = _banner(seen)
    banner = evolve(banner, line=with_player(seen.sight, banner.seat, banner.line))
    location = _location(seen)
    rumble = rumble_board(seen, location) if fighting else None
    return WallLook(
        banner,
        None if "harmony" in absent else harmony_look(seen),
        omens,
        _hands(seen, banner.seat),
        location if rumble is None else None,
        ladder_look(seen) if fighting else None,
        pile_look(seen) if fighting else (),
        (seen.count("deck.pilots"), seen.count("deck.coach")),
        (_jokers_left(seen, "pilots"), _jokers_left(seen, COACH_SEAT)),
        poster,
        rumble,
    )


def _jokers_left(seen: SeatView, side: str) -> int:
    return max(0, 2 - seen.count(f"omens.{side}"))


def _hands(seen: SeatView, speaking: Seat) -> tuple[HandCount, ...]:
    """Return the hand counts of all present seats but the banner's; the Coach last."""
    seats = seen.pilots
    if throwdown.going_on(seen.sight) and seen.moment == "throwdown":
        seats = tuple(seat for seat in seats if throwdown.side_of(seen.sight, seat) is not None) or seats
    everybody = (*seats, COACH_SEAT)
    driving = throwdown.threats(seen.sight)[:1] if throwdown.going_on(seen.sight) else ()
    sign = threat_sign(seen.sight.values, driving[0]) if driving else "horns"
    signs = {COACH_SEAT: sign}
    return tuple(
        HandCount(seat, seen.count(f"hand.{seat}"), signs.get(seat, "horns")) for seat in everybody if seat != speaking
    )


def _location(seen: SeatView) -> LocationLook | None:
    if "locations" in seen.absent:
        return None
    here = final_form.location(seen.sight) if throwdown.going_on(seen.sight) else ""
    return location_look(seen, here) if here in seen.keys("locations") else None


# ---------------------------------------------------------------------- the banner


def _banner(seen: SeatView) -> Banner:
    model, seat = seen.model, seen.on_turn
    if seen.ask is not None:
        ask, name = next((ask for ask in seen.asks if ask.seat == seat), seen.ask), seen.name(seat)
        words = aloud(ask.text, translated)
        if ask.kind == "gambit_offer":  # its goal is the poster's title
            words = speak("wall", "Coach offers {name} a Gambit", name=name)
        return Banner(seat, speak("wall", "{name} is asked", name=name), words, _side(seat))
    if model.curtain_down and seen.moment != "story":
        title = speak("wall", "{name}, please", name=seen.name(model.seat))
        return Banner(model.seat, title, speak("wall", "The table is passed on"), _side(model.seat))
    match seen.moment:
        case "throwdown" if throwdown.going_on(seen.sight):
            return _fight_banner(seen, seat)
        case "gambit" if gambit.going_on(seen.sight):
            pilot = gambit.pilot_of(seen.sight)
            title = speak("wall", "{name} takes a Gambit", name=seen.name(pilot))
            return Banner(pilot, title, "") if seat == pilot else _waiting(seen, seat, title)
        case "outcome" if seen.value(outcome.WINNER) is not None and seat != COACH_SEAT:
            return Banner(seat, speak("wall", "{name} chooses Spoils", name=seen.name(seat)), "", _side(seat))
    title = speak("wall", "{name} tells", name=seen.name(COACH_SEAT))
    return Banner(COACH_SEAT, title, "", "coach")


def _waiting(seen: SeatView, seat: Seat, words: str) -> Banner:
    return Banner(seat, speak("wall", "Play waits for {name}", name=seen.name(seat)), words, _side(seat))


def _fight_banner(seen: SeatView, seat: Seat) -> Banner:
    if seen.step != "throwdown.turn":
        one, other = (seen.name(throwdown.commander(seen.sight, side)) for side in throwdown.sides(seen.sight))
        words = {
            "throwdown.answer": speak("wall", "{one} challenges {other} to a Throwdown", one=one, other=other),
            "throwdown.sides": speak("wall", "Who fights on which side?"),
        }.get(seen.step) or set_up_words(seen)
        return _waiting(seen, seat, words or speak("wall", "Both initiative cards lie face-down"))
    side = throwdown.on_turn(seen.sight)
    reach = strike_of(seen, seat)
    top = turn_now(seen.sight).reference
    parts = []
    if reach is not None:
        parts.append(speak("wall", "Strike {number}", number=reach))
    if top is not None:
        rank = card_aloud(top).partition(" ")[0]
        parts.append(speak("wall", "over the {rank}", rank=rank))
    title = speak("wall", "{name} drives", name=seen.name(seat))
    position = position_words(seen, seat)
    if position:
        title = speak("wall", "{name} drives, as {position}", name=seen.name(seat), position=position)
    colour = seat if throwdown.pilots_only(seen.sight) else token_of(seen, side)
    return Banner(seat, title, " ".join(parts), colour or "pilots")


def _side(seat: Seat) -> Literal["pilots", "coach"]:
    return "coach" if seat == COACH_SEAT else "pilots"


# ---------------------------------------------------------------------- posters


def _story_poster(seen: SeatView) -> StoryPoster:
    script = guide(seen.sight)
    if script is not None:
        over = speak("wall", "First Contact, act {act}", act=script.act)
        told = (script.why, script.now) if script.act == first_contact.CLOSE else (script.learn,)
        title, line = called(script.present.title), " ".join(aloud(one, translated) for one in told)
    else:
        numbers = {"session": seen.text("session", "1"), "scene": seen.text("scene", "1")}
        over = speak("wall", "Session {session}, Scene {scene}", **numbers)
        title, line = ending(seen)
        if title:  # no scene is played any more
            over = called(seen.model.called)
        else:
            title, line = seen.prose(SCENE_TITLE) or called(seen.model.called), seen.prose(SCENE_TEXT)
    looks = tuple(look for key in seen.keys("factions") if (look := faction_look(seen, key)) is not None)
    decks = seen.count("deck.pilots"), seen.count("deck.coach")
    return StoryPoster(over, title, line, looks[:_MOST_FACTIONS], decks)


def _gambit_poster(seen: SeatView) -> GambitPoster:
    line = speak("wall", "Her Specialty: the consequence comes twice.") if seen.value(gambit.SPECIALTY) else ""
    between = "?"
    if waits_for_result(seen):
        line = not_higher(seen)
        between = ""
    result = RESULTS.get(seen.text(gambit.RESULT), "")
    named, good = called(result) if result else "", not result.startswith("No")
    return GambitPoster(gambit_title(seen), line, her_place(seen), coachs_place(seen), named, good, between)


def _initiative_poster(seen: SeatView) -> GambitPoster:
    """Return the poster before the Pile is opened: who challenged whom, for what, and both cards."""
    places = []
    for side, zone in zip(throwdown.sides(seen.sight), ("challenger", "challenged"), strict=False):
        top = seen.top(f"initiative.{zone}")
        who = throwdown.commander(seen.sight, side)
        places.append(PlaceLook(who, side_name(seen, side), face=lying_face(top) if top else ""))
    stakes = seen.prose(throwdown.stakes_path(throwdown.sides(seen.sight)[0]))
    title = first_large(stakes) or speak("wall", "A Throwdown begins")
    line = speak("wall", "Both cards are turned up at once. The higher one opens the Pile.")
    return GambitPoster(title, line, places[0], places[1], between=speak("wall", "against"))


def _outcome_poster(seen: SeatView) -> OutcomePoster:
    won, lost = outcome.winner(seen.sight), outcome.loser(seen.sight)
    name, stakes = side_name(seen, won), seen.prose(throwdown.stakes_path(won))
    headline = wins = speak("wall", "{name} win" if is_team(seen, won) else "{name} wins", name=name)
    if seen.value(outcome.ROUT):
        headline = speak("wall", "Rout")
    elif seen.value(outcome.WIPE):
        headline = speak("wall", "Wipe")
    chosen = []
    for key, receiver in taken(seen.sight, won):
        sign, spoil, _ = spoil_words(key)
        chosen.append(WallSpoil(spoil, seen.name(receiver) if receiver in seen.model.seats else "", receiver, sign))
    still = spoils_left(seen.sight, won, "basic") + spoils_left(seen.sight, won, "ultimate")
    return OutcomePoster(
        headline,
        stands_for(seen, won),
        first_large(": ".join(part for part in (wins if headline != wins else "", stakes) if part)),
        (*chosen, *(WallSpoil(""),) * max(0, still)),
        side_name(seen, lost),
        throwdown.commander(seen.sight, lost),
        first_large(seen.text(outcome.CONCESSION)),
        stands_for(seen, lost),
    )

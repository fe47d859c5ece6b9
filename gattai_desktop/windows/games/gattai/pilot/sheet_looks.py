"""Works out from a sight what the sheet of a Pilot shows: Commitments, gauges with sums, Techs, Robo, Gear.

A sheet is the same for every seat; what can be pressed on it belongs to her own seat and to the Coach.
"""

from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots import evolution, robos
from gattai_desktop.games.gattai.pilots.evolution import CLASSES, COMMITMENT, CYCLE
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS, Pilot, pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.votes import SELF, TEAM
from gattai_desktop.games.seating import SIDES
from gattai_desktop.windows.games.gattai.looks.rails import strike_of
from gattai_desktop.windows.games.gattai.looks.rumble import position_words
from gattai_desktop.windows.games.gattai.pilot.thing_looks import gear_of, robo_line, techs_of, ways_of
from gattai_desktop.windows.games.gattai.pilot.told_looks import ToldGroup, told_of
from gattai_desktop.windows.kit.faces import face, in_order
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.thing_plate import Thing
from gattai_desktop.windows.kit.who_plays import person_beside, with_person

MOST_LESSONS: Final = 7


@frozen
class Bar:
    """A Commitment: its name, both Stats, and its state."""

    title: str
    left: str
    right: str
    look: BalanceLook
    line: str = ""


@frozen
class GaugeLook:
    """Charges or Buffers: how many of how many, and the sum that gives the most."""

    title: str
    sign: str
    have: int
    most: int
    why: str


@frozen
class Figure:
    """A number with its explanation."""

    title: str
    value: str
    why: str


@frozen
class PilotSheetLook:
    """A Pilot's sheet. rungs: the Classes with the hand of each; cycle: the kinds of Evolution in their order."""

    seat: Seat
    name: str
    role: str
    specialty: str
    bars: tuple[Bar, ...] = ()
    gauges: tuple[GaugeLook, ...] = ()
    figures: tuple[Figure, ...] = ()
    lessons: tuple[int, int] | None = None
    techs: tuple[Thing, ...] = ()
    no_techs: str = ""
    rungs: tuple[tuple[str, int], ...] = ()
    rung: int = 0
    class_line: str = ""
    cycle: tuple[str, ...] = ()
    cycle_place: int = 0
    unspent: int = 0
    robo: str = ""
    robo_line: str = ""
    endurance: tuple[int, int] | None = None
    endurance_name: str = ""
    """What the edition calls it: Endurance, or Grit."""
    ways: tuple[Thing, ...] = ()
    gear: tuple[Thing, ...] = ()
    dead: bool = False
    own: bool = False
    """Whether the Pilot's seat is at the computer: only then Techs are ticked and can be used here."""
    coach: bool = False
    told: tuple[ToldGroup, ...] = ()
    """What was told of her when she was made, and of her Team."""
    hand: DrawnWords = ()
    """Her Hand, where the seat at the computer sees it because both sit on one side."""
    person: str = ""
    """The name of who plays her, where another than her own is known."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        parts = [
            with_person(self.name, self.person),
            self.role,
            spoken(self.hand),
            *(bar.look.spoken(bar.title) for bar in self.bars),
        ]
        parts += [
            speak(
                "sheet", "{title} {have} of {most}, {why}", title=one.title, have=one.have, most=one.most, why=one.why
            )
            for one in self.gauges
        ]
        parts += [f"{one.title} {one.value}, {one.why}" for one in self.figures]
        if self.endurance is not None:
            have, most = self.endurance
            gauge = speak("sheet", "{what} {now} of {most}", what=self.endurance_name, now=have, most=most)
            parts.append(f"{self.robo}, {gauge}")
        parts += [one.spoken() for one in self.told]
        return in_turn(parts)


def pilot_sheet_look(seen: SeatView, seat: Seat) -> PilotSheetLook:
    """Return the sheet of a Pilot as the seat at the computer sees it."""
    told = () if first_contact.is_on(seen.sight) else told_of(seen, seat)
    person = person_beside(seen.sight, seat)
    return evolve(_sheet_look(seen, seat), hand=_hand_seen(seen, seat), told=told, person=person)


def _hand_seen(seen: SeatView, seat: Seat) -> DrawnWords:
    """Return the Hand of another Pilot of one's own side, where two sides sit round the computer."""
    if seat == seen.seat or seen.model.covered or seen.model.sitting.seating != SIDES:
        return ()
    hand = in_order(seen.sight.zones.get(f"hand.{seat}", ()))
    faces = [Mini(face(lying.card)) for lying in hand if not isinstance(lying.card, Back)]
    return tuple(piece for one in faces for piece in (one, PlainText(" ")))


def _sheet_look(seen: SeatView, seat: Seat) -> PilotSheetLook:
    her = pilot(seen.sight, seat)
    own = seen.seat == seat
    role, special = _role(seen, seat), seen.prose(f"pilot.{seat}.specialty")
    if first_contact.is_on(seen.sight):
        number = seen.number(f"pilot.{seat}.{first_contact.STAT}")
        most = seen.number(f"pilot.{seat}.base.{first_contact.STAT}", number)
        bar = Bar(speak("sheet", "Her Stat"), "", "", BalanceLook(number, 0, max(0, most - number)))
        words = speak("sheet", "First Contact plays without Techs, Robos and Gear.")
        return PilotSheetLook(
            seat, seen.name(seat), role, special, (bar,), (_buffers(her),), _figures(seen, seat, her), no_techs=words,
            own=own, coach=seen.is_coach, dead=first_contact.is_out(seen.sight, seat),
        )  # fmt: skip
    techs = tuple(techs_of(seen, seat, own=own))
    rung = CLASSES.index(evolution.class_of(seen.sight, seat))
    now = CLASSES[rung]
    tier = str(now.gear_tier) if now.gear_tier < 99 else speak("sheet", "any")
    line = speak("sheet", "The figure is the hand. {name}: Gear to Tier {tier}.", name=now.name, tier=tier)
    here = robos.robo(seen.sight, seat)
    return PilotSheetLook(
        seat,
        seen.name(seat),
        role,
        special,
        _bars(seen, seat, her),
        (_charges(her), _buffers(her)),
        _figures(seen, seat, her),
        (seen.number(f"pilot.{seat}.lessons"), MOST_LESSONS),
        techs,
        "" if techs else speak("sheet", "She has no Techs at this table."),
        tuple((called(one.name), one.max_hand) for one in CLASSES),
        rung,
        line,
        tuple(speak("sheet", "Com.") if kind == COMMITMENT else called(kind) for kind in CYCLE),
        seen.number(f"pilot.{seat}.evolved") % len(CYCLE),
        evolution.unspent(seen.sight, seat),
        here.name or speak("sheet", "Her Robo"),
        robo_line(here, formed=bool(position_words(seen, seat)), corroded=robos.corroded(seen.sight, seat)),
        (here.endurance, here.max_endurance),
        called(rulings_of(seen.sight).speak("endurance")),
        tuple(ways_of(seen, seat, own=own)),
        tuple(gear_of(seen, seat, own=own)),
        her.commitment_dead is not None,
        own,
        seen.is_coach,
    )


def _role(seen: SeatView, seat: Seat) -> str:
    if not throwdown.going_on(seen.sight):
        return ""
    side = throwdown.side_of(seen.sight, seat)
    if side is None:
        return speak("sheet", "Not in this fight.")
    position = position_words(seen, seat)
    if position:
        return speak("sheet", "{position} of the Final Form.", position=position)
    if throwdown.commander(seen.sight, side) == seat:
        return speak("sheet", "Commander of this fight.")
    return speak("sheet", "In this fight.")


# ---------------------------------------------------------------------- the left column


def _bars(seen: SeatView, seat: Seat, her: Pilot) -> tuple[Bar, ...]:
    found = []
    for name, (left, right) in COMMITMENTS.items():
        lost = her.number(f"base.{left}") - her.number(left) + her.number(f"base.{right}") - her.number(right)
        line = speak("sheet", "{count} lost", count=lost) if lost > 0 else ""
        if her.number(left) == 0 and her.number(right) == 0:
            line = speak("sheet", "died")
        look = BalanceLook(her.number(left), her.number(right), max(0, lost))
        found.append(Bar(called(name.capitalize()), called(left.capitalize()), called(right.capitalize()), look, line))
    adjectives = seen.keys(f"pilot.{seat}.adjectives")
    if adjectives and not found[0].line:
        first = found[0]
        found[0] = Bar(first.title, first.left, first.right, first.look, ", ".join(map(content, adjectives)))
    return tuple(found)


def _charges(her: Pilot) -> GaugeLook:
    why = speak("sheet", "2 × Circuit {number}", number=her.number("circuit"))
    why += _more(her.max_charges - 2 * her.number("circuit"))
    return GaugeLook(speak("sheet", "Charges"), "charge", her.charges, her.max_charges, why)


def _buffers(her: Pilot) -> GaugeLook:
    why = speak("sheet", "Synapse {number}", number=her.number("synapse"))
    why += _more(her.max_buffers - her.number("synapse"))
    return GaugeLook(speak("sheet", "Buffers"), "buffer", her.buffers, her.max_buffers, why)


def _more(number: int) -> str:
    return "" if not number else f" + {number}" if number > 0 else f" - {-number}"


def _figures(seen: SeatView, seat: Seat, her: Pilot) -> tuple[Figure, ...]:
    hand = seen.count(f"hand.{seat}")
    most = speak("sheet", "at most {number}", number=her.number("max_hand"))
    found = [_strike(seen, seat, her), Figure(speak("sheet", "Hand"), str(hand), most)]
    if not first_contact.is_on(seen.sight):
        more = seen.number(f"pilot.{seat}.draw_modifier")
        sync, solo = her.number("sync") + more, her.number("solo") + more
        why = speak("sheet", "Sync; Solo {solo}", solo=solo)
        side = throwdown.side_of(seen.sight, seat) if throwdown.going_on(seen.sight) else None
        vote = seen.text(throwdown.vote_path(side)) if side is not None else ""
        if vote == SELF:
            found.append(Figure(speak("sheet", "Drew"), str(solo), speak("sheet", "Solo, for herself")))
        elif vote == TEAM:
            found.append(Figure(speak("sheet", "Drew"), str(sync), speak("sheet", "Sync, for the Team")))
        else:
            found.append(Figure(speak("sheet", "Draws"), str(sync), why))
    return tuple(found)


def _strike(seen: SeatView, seat: Seat, her: Pilot) -> Figure:
    title = speak("sheet", "Strike")
    fighting = throwdown.going_on(seen.sight) and throwdown.side_of(seen.sight, seat) is not None
    reach = strike_of(seen, seat) if fighting else None
    if first_contact.is_on(seen.sight):
        return Figure(title, str(first_contact.THREE), speak("sheet", "for everybody"))
    if reach is None:
        why = speak("sheet", "Steel; Flesh {flesh}", flesh=her.number("flesh"))
        return Figure(title, str(her.number("steel")), why)
    if position_words(seen, seat):
        return Figure(title, str(reach), speak("sheet", "Harmony, locked"))
    began = throwdown.side_of(seen.sight, seat) == throwdown.started_by(seen.sight)
    why = speak("sheet", "Steel, we began") if began else speak("sheet", "Flesh, they began")
    return Figure(title, str(reach), why)

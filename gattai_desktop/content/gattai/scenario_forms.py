"""The forms of the new tables: every scenario that can be played, and a table on which nothing lies but the Decks."""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.entries import Playbook, ScenarioEntry
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import (
    BEGINNING,
    brought_by,
    built_in,
    default_seats,
    laid_out,
    scenario,
    scenario_entry,
    scenarios,
    with_base,
)
from gattai_desktop.content.pack import GamePacks, Pack
from gattai_desktop.games.by_program import PROGRAMS, played_by_program
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact import COUNTED
from gattai_desktop.games.gattai.world.threats import CAP
from gattai_desktop.games.kinds import Number, OneOf, Option
from gattai_desktop.games.kinds_of_many import Field, Fields, FieldValues
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.table_form import (
    EDITION,
    PEOPLE,
    SEATS,
    SESSION_NAME,
    Brought,
    FormChoice,
    Glance,
    Seats,
    TableForm,
)

AS_WRITTEN, TOUGHER, TOUGHEST = "as-written", "tougher", "toughest"
"""How tough the Threats of a scenario are."""
_HIGHER: Final = {AS_WRITTEN: 0, TOUGHER: 2, TOUGHEST: 4}
"""By how much each of them is rated higher than its scenario says."""


def forms() -> tuple[TableForm, ...]:
    """Return every scenario that can be played, and a table on which nothing lies but the Decks."""
    return (*(_form(scenario_entry(one.key)[0], one) for one in scenarios()), _empty_table())


def played(pack: Pack, copies: tuple[PackCopy, ...]) -> tuple[TableForm, ...]:
    """Return the scenarios of a pack of somebody's own; a session of one keeps these copies."""
    return tuple(_form(pack, one, copies) for one in scenarios((pack,)))


def _form(pack: Pack, one: ScenarioEntry, copies: tuple[PackCopy, ...] = ()) -> TableForm:
    books = [pack.entry(name, Playbook) for name in one.pilots]
    order = default_seats(one.key, len(COLOURS), (pack,))
    seats = Seats(order, ready={book.seat: book.name for book in books})
    led = one.rules == first_contact.KEY
    rated = bool(one.threats) and not led
    counts = {
        "threats": say("{count} Threats", count=len(one.threats)),
        "factions": say("{count} Factions", count=len(one.factions)),
        "locations": say("{count} Locations", count=len(one.locations)),
    }

    def setup_of(answers: FieldValues) -> Setup:
        edition = str(answers[EDITION])
        made = scenario(one.key, _seated(answers), edition=edition, schism=_counted(answers), packs=(pack,))
        return evolve(_with_people(_rated(made, str(answers.get(_THREATS.name))), answers), packs=copies)

    return TableForm(
        key=f"{pack.id}/{one.key}" if copies else one.key,
        id=one.id,
        name=say("{name}", name=one.name),
        line=say("{threats}, {factions}, {locations}", **counts),
        session=say("{name}", name=one.name),
        fields=(
            *_fields(seats, one.offered, one.edition),
            *(() if led else (_SCHISM,)),
            *((_THREATS,) if rated else ()),
        ),
        setup_of=setup_of,
        choices=(_HOW_TOUGH,) if rated else (),
        glance=Glance(
            picture=pack.picture(one.picture),
            summary=say("{words}", words=one.summary),
            length=say("{words}", words=one.length),
            fewest=one.fewest,
            most=one.most,
            difficulty=one.difficulty,
            fair_for=one.fair_for,
        ),
        roles={book.seat: book.role for book in books if book.role},
        brings=() if led else _brought(brought_by(pack, books)),
        players=_PLAYERS,
        kind=_EDITION,
        led=led,
    )


def _empty_table() -> TableForm:
    def setup_of(answers: FieldValues) -> Setup:
        pilots = tuple(PilotSetup(seat, name) for seat, name in _seated(answers).items())
        begins, least, _ = BEGINNING["harmony"]
        less = {"team.harmony": max(least, begins - counted)} if (counted := _counted(answers)) else {}
        made = Setup(pilots=pilots, edition=str(answers[EDITION]), values=less)
        return _with_people(with_base(made), answers)

    return TableForm(
        key="",
        name=say("An empty table"),
        line=say("bring your own Threats and Factions"),
        session=say("A new table"),
        glance=Glance(
            summary=say("Bring your own: add Threats and Factions at the table, now or later."),
            length=say("as you like"),
        ),
        fields=(*_fields(Seats(COLOURS), 3, "beta"), _SCHISM),
        setup_of=setup_of,
        players=_PLAYERS,
        kind=_EDITION,
        bare=True,
    )


def _fields(seats: Seats, count: int, edition: str) -> Fields:
    options = tuple(Option(key, one.name, one.source) for key, one in EDITIONS.items())
    return (
        SESSION_NAME,
        Field(SEATS, seats, seats.first(count)),
        Field(EDITION, OneOf(tuple(EDITIONS), options), edition),
        Field(
            PEOPLE, Seats((*seats.order, COACH_SEAT), named=True), {}, help="Who plays each of them: coach=Jo,red=Mira."
        ),
        PROGRAMS,
    )


def _rated(setup: Setup, how: str) -> Setup:
    """Return the set-up with each Threat rated as high as was chosen, 7 at most (THREAT-1)."""
    higher = _HIGHER.get(how, 0)
    return evolve(setup, threats=tuple(evolve(one, rating=min(CAP, one.rating + higher)) for one in setup.threats))


def _with_people(setup: Setup, answers: FieldValues) -> Setup:
    """Return the set-up that knows who sits in each seat, the Coach's too."""
    people = cast("Mapping[Seat, str]", answers[PEOPLE])
    seats = {COACH_SEAT, *(pilot.seat for pilot in setup.pilots)}
    programs = played_by_program(answers)
    named = {person(seat): name for seat, name in people.items() if name and seat in seats and seat not in programs}
    return evolve(setup, values={**setup.values, **named}) if named else setup


def _brought(by: Mapping[Seat, Mapping[str, int]]) -> tuple[Brought, ...]:
    return tuple(
        Brought(
            name=name,
            short=short,
            sign=sign,
            begins=BEGINNING[key][0],
            least=BEGINNING[key][1],
            most=BEGINNING[key][2],
            by={seat: changed[key] for seat, changed in by.items() if changed.get(key)},
            less=COUNTED if key == "harmony" else "",
        )
        for key, name, short, sign in (
            ("harmony", say("Harmony"), say("Harmony"), "harmony"),
            ("fan_club", say("Fan Club"), say("Fans"), "fan"),
            ("armory", say("Armory"), say("Arms"), "armory"),
            ("pit_crew", say("Pit Crew"), say("Crew"), "crew"),
        )
    )


def _seated(answers: FieldValues) -> Mapping[Seat, str]:
    return cast("Mapping[Seat, str]", answers[SEATS])


def _counted(answers: FieldValues) -> int:
    return cast("int", answers.get(COUNTED, 0))


_SCHISM: Final = Field(COUNTED, Number(0, 99), 0, help="How often First Contact counted Schism: so much less Harmony.")
_THREATS: Final = Field(
    "threats",
    OneOf(tuple(_HIGHER)),
    AS_WRITTEN,
    help="How tough they are: each rated as its scenario says, or TR 2 or 4 higher.",
)
_HOW_TOUGH: Final = FormChoice(
    asks=_THREATS.name,
    name=say("Threats"),
    options=(
        (AS_WRITTEN, say("As written")),
        (TOUGHER, say("Tougher (TR +2)")),
        (TOUGHEST, say("Toughest (TR +4)")),
    ),
    lines={
        AS_WRITTEN: say("Half of all fights come to a Rumble, and Pilots lose hardly any."),
        TOUGHER: say("Four of five fights come to a Rumble, and Pilots lose one of twelve."),
        TOUGHEST: say("Nine of ten fights come to a Rumble, and Pilots lose one of nine."),
    },
    further=False,
)
_PLAYERS: Final = say("Pilots, from Coach's left")
_EDITION: Final = say("Edition")


PACKS: Final = GamePacks(contents=CONTENTS, built_in=built_in, forms=forms, laid_out=laid_out, played=played)

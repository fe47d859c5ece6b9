"""The forms of a new showdown: the lesson, a game against the program, and two people (RULES TS, 3e, 3k, 3l)."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.pack import GamePacks, Pack
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.content.tasuo.families import CONTENTS
from gattai_desktop.games.kinds import Flag, OneOf, Option
from gattai_desktop.games.kinds_of_many import Field, Fields, FieldValues
from gattai_desktop.games.table_form import SEATS, SESSION_NAME, Glance, Seats, TableForm
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.policies import POLICIES, SEEN
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO, SLAG, TIDE, seven_turns

LENGTHS: Final = ("five", "seven")
"""How many bodies end a showdown, as the ruling TS-H67 names it."""
_ALONE: Final = Seats(zones.SEATS, 1, 1, refused=say("One person plays here, against the program."))
_TWO: Final = Seats(zones.SEATS, 2, 2, refused=say("Two people play here."))
_DECKS: Final = {zones.RED: "red_deck", zones.BLUE: "blue_deck"}
_ASKED: Final = {zones.RED: "red_asked", zones.BLUE: "blue_asked"}
"""The fields that say which deck a player has, and when a player is asked."""


def showdown(
    names: Mapping[Seat, str],
    decks: Mapping[Seat, str],
    *,
    program: str = "",
    scenario: str = "",
    rulings: Mapping[str, str] | None = None,
) -> ShowdownSetup:
    """Return the set-up of a showdown. names: who plays, by seat; program: which player the program is elsewhere."""
    players = tuple(
        DuelistSetup(
            seat,
            names.get(seat, ""),
            decks[seat],
            alone=bool(program) and seat in names,
            program="" if seat in names else program,
        )
        for seat in zones.SEATS
    )
    return ShowdownSetup(scenario=scenario, players=players, rulings=rulings or {})


def _setup_of(scenario: str, program: str, answers: FieldValues) -> ShowdownSetup:
    decks = {seat: str(answers[name]) for seat, name in _DECKS.items()}
    rulings = {} if answers["length"] == LENGTHS[0] else {"length": str(answers["length"])}
    names = cast("Mapping[Seat, str]", answers[SEATS])
    made = showdown(names, decks, program=program, scenario=scenario, rulings=rulings)
    asked: dict[str, Value] = {
        f"policy.{seat}": str(answers[name]) for seat, name in _ASKED.items() if answers[name] != SEEN
    }
    left_out: dict[str, tuple[Lying, ...]] = {} if answers["ultra"] else {zones.ultra(seat): () for seat in zones.SEATS}
    return evolve(made, values=asked, zones=left_out)


def _lesson(answers: FieldValues) -> ShowdownSetup:
    return seven_turns(built_in_cards().cards, cast("Mapping[Seat, str]", answers[SEATS]))


@cache
def forms() -> tuple[TableForm, ...]:
    """Return the ways of playing a showdown, the lesson first."""
    lesson = Seats(zones.SEATS[:1], 1, 1, refused=say("One person plays here, against the program."))
    return (
        _form(
            SCENARIO,
            say("Seven turns"),
            say("A guided first showdown"),
            (SESSION_NAME, Field(SEATS, lesson, lesson.first(1))),
            _lesson,
            say("about ten minutes"),
        ),
        *(
            _form(
                key,
                name,
                line,
                (SESSION_NAME, Field(SEATS, seats, seats.first(seats.fewest)), *_choices()),
                partial(_setup_of, key, program),
                say("about twenty minutes"),
            )
            for key, program, seats, name, line in (
                (
                    "against-learner",
                    "learner",
                    _ALONE,
                    say("Against Learner"),
                    say("The program errs now and then"),
                ),
                ("against-steady", "steady", _ALONE, say("Against Steady"), say("The program at its best")),
                ("two-players", "", _TWO, say("Two players"), say("Two people at one table")),
            )
        ),
    )


def _choices() -> Fields:
    ready = built_in_cards().cards.decks
    decks = OneOf(tuple(ready), tuple(Option(one.id, one.name, one.text) for one in ready.values()))
    return (
        Field(_DECKS[zones.RED], decks, SLAG, "Red's ready deck."),
        Field(_DECKS[zones.BLUE], decks, TIDE, "Blue's ready deck."),
        Field("ultra", Flag(), True, "Whether the Ultra Decks are played."),
        Field("length", OneOf(LENGTHS), LENGTHS[0], "How many bodies end it."),
        Field(_ASKED[zones.RED], OneOf(POLICIES), SEEN, "When Red is asked."),
        Field(_ASKED[zones.BLUE], OneOf(POLICIES), SEEN, "When Blue is asked."),
    )


def _form(
    key: str, name: Words, line: Words, fields: Fields, setup_of: Callable[[FieldValues], ShowdownSetup], length: Words
) -> TableForm:
    return TableForm(
        key=key,
        name=name,
        line=line,
        session=name if key == SCENARIO else say("Tasuo Showdown"),
        group=say("Tasuo Showdown"),
        glance=Glance(
            picture="arena",
            summary=say("A duel of two: warriors, combos and cards that answer each other."),
            length=length,
            fewest=1,
            most=2,
            difficulty=2 if key == SCENARIO else 4,
            fair_for="beginner" if key == SCENARIO else "sophomore",
        ),
        fields=fields,
        setup_of=setup_of,
        kind=say("A duel of two"),
        source=built_in_cards().pack.attribution.notice,
    )


def _built_in() -> tuple[Pack, ...]:
    return (built_in_cards().pack,)


PACKS: Final = GamePacks(contents=CONTENTS, built_in=_built_in, forms=forms)

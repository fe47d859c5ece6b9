"""The forms of a new fight: which MCs fight it, and who plays each of them (RULES VM-H59)."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.pack import GamePacks, Pack
from gattai_desktop.content.virtual_machine.families import CONTENTS
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.by_program import PROGRAMS
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.seating import person
from gattai_desktop.games.table_form import PEOPLE, SEATS, SESSION_NAME, Glance, Seats, TableForm
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, USUAL, FightPlan
from gattai_desktop.games.virtual_machine.hello_world import FIRST_FIGHT, stacked_decks, starting_values
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.zones import CPU

_EVENINGS: Final = 3
"""How many evenings the ready fights fill."""


def fight(scenario: str, mcs: Mapping[Seat, str]) -> FightSetup:
    """Return the set-up of a fight; `mcs` says who fights, by id, each with the name of who plays it."""
    world = built_in_world().world
    called = {person(seat): who for seat, who in mcs.items() if who and who != world.mcs[seat].name.split()[0]}
    return FightSetup(
        name=world.fights[scenario].name,
        scenario=scenario,
        players=tuple(McSetup(seat) for seat in mcs),
        values=called,
    )


def _setup_of(plan: FightPlan, answers: FieldValues) -> FightSetup:
    setup = fight(plan.id, cast("Mapping[Seat, str]", answers[SEATS]))
    leads = cast("Mapping[Seat, str]", answers[PEOPLE]).get(CPU, "")
    if leads:
        setup = evolve(setup, values={**setup.values, person(CPU): leads})
    if plan.id != FIRST_FIGHT:
        return setup
    return evolve(setup, values={**setup.values, **starting_values()}, zones=stacked_decks())


@cache
def forms() -> tuple[TableForm, ...]:
    """Return a form for each ready fight, those of one evening together, in the order in which they are fought."""
    plans = sorted(built_in_world().world.fights.values(), key=lambda one: one.evening or _EVENINGS + 1)
    return tuple(map(_form, plans))


def _form(plan: FightPlan) -> TableForm:
    pack = built_in_world()
    mcs = pack.world.mcs
    order = plan.mcs or tuple(mcs)
    fewest, most = (len(plan.mcs),) * 2 if plan.mcs else (FEWEST, MOST)
    refused = say("Two to six main characters fight here.")
    if plan.mcs:
        refused = say("Here fight {names}.", names=", ".join(mcs[one].name for one in plan.mcs))
    seats = Seats(order, fewest, most, refused=refused)
    return TableForm(
        key=plan.name.lower().replace(",", "").replace(" ", "-"),
        id=plan.id,
        name=say("{name}", name=plan.name),
        line=say("{words}", words=plan.text),
        session=say("{name}", name=plan.name),
        group=say("Virtual Machine {number}", number=plan.evening) if plan.evening else say("Virtual Machine"),
        glance=Glance(
            picture="network",
            summary=say("{words}", words=plan.text),
            length=say("{words}", words=plan.length),
            fewest=fewest + 1,
            most=most + 1,
            difficulty=plan.difficulty,
        ),
        fields=(
            SESSION_NAME,
            Field(SEATS, seats, seats.first(min(USUAL, most))),
            Field(PEOPLE, Seats((CPU,)), {}, help="Who plays the CPU: cpu=Jo."),
            PROGRAMS,
        ),
        leader=CPU,
        leading=say("CPU"),
        one_name=True,
        setup_of=partial(_setup_of, plan),
        roles={seat: mcs[seat].name for seat in order},
        players=say("Main characters, and who plays them"),
        kind=say("Fights of this evening"),
        source=pack.attribution.notice,
    )


def _built_in() -> tuple[Pack, ...]:
    return (built_in_world().pack,)


PACKS: Final = GamePacks(contents=CONTENTS, built_in=_built_in, forms=forms)

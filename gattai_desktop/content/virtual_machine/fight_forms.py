"""The forms of a new fight: which MCs fight it, and who plays each of them (RULES VM-H59)."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.pack import GamePacks, Pack, with_needed
from gattai_desktop.content.virtual_machine.families import CONTENTS
from gattai_desktop.content.virtual_machine.worlds import built_in_world, world_with
from gattai_desktop.games.box import Box
from gattai_desktop.games.by_program import PROGRAMS
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.table_form import PEOPLE, SEATS, SESSION_NAME, Glance, Seats, TableForm
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, USUAL, FightPlan
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.hello_world import FIRST_FIGHT, stacked_decks, starting_values
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.world import World
from gattai_desktop.games.virtual_machine.zones import CPU

_EVENINGS: Final = 3
"""How many evenings the ready fights fill."""


def fight(scenario: str, mcs: Mapping[Seat, str], world: World | None = None) -> FightSetup:
    """Return the set-up of a fight; `mcs` says who fights, by id, each with the name of who plays it.

    world: that of the program where none is given.
    """
    world = world or built_in_world().world
    called = {person(seat): who for seat, who in mcs.items() if who and who != world.mcs[seat].name.split()[0]}
    return FightSetup(
        name=world.fights[scenario].name,
        scenario=scenario,
        players=tuple(McSetup(seat) for seat in mcs),
        values=called,
    )


def _setup_of(plan: FightPlan, world: World, copies: tuple[PackCopy, ...], answers: FieldValues) -> FightSetup:
    setup = evolve(fight(plan.id, cast("Mapping[Seat, str]", answers[SEATS]), world), packs=copies)
    leads = cast("Mapping[Seat, str]", answers[PEOPLE]).get(CPU, "")
    if leads:
        setup = evolve(setup, values={**setup.values, person(CPU): leads})
    if plan.id != FIRST_FIGHT:
        return setup
    return evolve(setup, values={**setup.values, **starting_values()}, zones=stacked_decks())


@cache
def forms() -> tuple[TableForm, ...]:
    """Return a form for each ready fight, those of one evening together, in the order in which they are fought."""
    book = built_in_world()
    return tuple(_form(plan, book.pack, book.world) for plan in _in_turn(book.pack))


def _in_turn(pack: Pack) -> list[FightPlan]:
    return sorted(pack.of(FightPlan), key=lambda one: one.evening or _EVENINGS + 1)


def played(pack: Pack, copies: tuple[PackCopy, ...]) -> tuple[TableForm, ...]:
    """Return the fights of a pack of somebody's own; a session of one keeps these copies. Raises UnusablePack."""
    book = built_in_world().pack
    if book.id not in {one.id for one in with_needed((pack,))}:
        words = wording("Write {line}: its fights stand beside those of the program.", line=f'needs = ["{book.id}"]')
        raise UnusablePack(pack.title, (Fault("pack.toml", "", "needs", words),), pack.contents.game)
    world = world_with((pack,))
    return tuple(_form(plan, pack, world, copies) for plan in _in_turn(pack))


def box_with(packs: tuple[Pack, ...]) -> Box:
    """Return the box with the fights, and all that fights in them, of these packs of somebody's own."""
    return packed(world_with(packs))


def _form(plan: FightPlan, pack: Pack, world: World, copies: tuple[PackCopy, ...] = ()) -> TableForm:
    mcs = world.mcs
    own = bool(copies)
    order = plan.mcs or tuple(mcs)
    fewest, most = (len(plan.mcs),) * 2 if plan.mcs else (FEWEST, MOST)
    example = AsWritten(",".join(f"{seat}={name}" for seat, name in zip(order, ("Mira", "Ren"), strict=False)))
    others = say("The main characters are named where they sit down: --pilots {example}.", example=example)
    refused = say("Two to six main characters fight here.")
    if plan.mcs:
        refused = say("Here fight {names}.", names=", ".join(mcs[one].name for one in plan.mcs))
    seats = Seats(order, fewest, most, refused=refused)
    return TableForm(
        key=f"{pack.id}/{plan.id}" if own else plan.name.lower().replace(",", "").replace(" ", "-"),
        id=plan.id,
        name=say("{name}", name=plan.name),
        line=say("{words}", words=plan.text),
        session=say("{name}", name=plan.name),
        group=_group(pack, plan, own=own),
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
            Field(PEOPLE, Seats((CPU,), named=True, others=others), {}, help="Who plays the CPU: cpu=Jo."),
            PROGRAMS,
        ),
        leader=CPU,
        leading=say("CPU"),
        one_name=True,
        setup_of=partial(_setup_of, plan, world, copies),
        roles={seat: mcs[seat].name for seat in order},
        colours={seat: mcs[seat].colour for seat in order if own},
        players=say("Main characters, and who plays them"),
        kind=say("The fight") if own else say("Fights of this evening"),
        source=pack.attribution.notice,
    )


def _group(pack: Pack, plan: FightPlan, *, own: bool) -> Words:
    if own:
        return say("{title}", title=pack.title)
    return say("Virtual Machine {number}", number=plan.evening) if plan.evening else say("Virtual Machine")


PACKS: Final = GamePacks(
    contents=CONTENTS, built_in=lambda: (built_in_world().pack,), forms=forms, played=played, box_with=box_with
)

"""What packs of Virtual Machine hold: main characters, mobs, bosses, gear, Interrupts, maps and fights."""

from collections.abc import Iterable
from typing import Any, Final, cast

from gattai_desktop.cards.words import say
from gattai_desktop.content.schema import ID, NAME, TEXT, Contents, CountedFamily, Family
from gattai_desktop.content.virtual_machine.laid_out import TAKEN, wrong_together
from gattai_desktop.content.virtual_machine.maps import MAPS
from gattai_desktop.content.virtual_machine.told_options import BIT, EFFECT, KIND, RELOAD, ROLE, SIGN, TRAIT
from gattai_desktop.games.kinds import Faults, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, FieldValues, ListOf, Made
from gattai_desktop.games.kinds_of_text import IdOf, Spelled
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, FightPlan, Placed
from gattai_desktop.games.virtual_machine.ladder import BEST, figure
from gattai_desktop.games.virtual_machine.ladder import MOST as MOST_POINTS
from gattai_desktop.games.virtual_machine.processes import (
    CHARGING,
    COLOURS,
    BossKind,
    CharacterKind,
    InterruptKind,
    MobKind,
)
from gattai_desktop.games.virtual_machine.traits import ELEMENTS, SLOTS, GearKind
from gattai_desktop.games.virtual_machine.world import KEY

_FAR: Final = 9
"""The largest Range, Move, Draw and what else is counted on fingers."""


def _figure_of(name: str) -> Made:
    def made(values: FieldValues, _faults: Faults) -> int:
        written = cast("str", values[name])
        return figure(written) if written else BEST

    return made


def _spelled(text: str) -> str:
    figure(text)
    return text


_FIGURE: Final = Spelled(spell=_spelled, called="5+, Q+ or none")
_BITS: Final = ListOf(BIT)

_FIGURES: Final[Fields] = (
    Field("hp", Number(1, MOST_POINTS), help="Its HP and MaxHP.", label="HP"),
    Field("damage", Number(0, MOST_POINTS), help="What a hit takes."),
    Field("range", Number(0, _FAR), help="How many areas away it can attack; 0 is its own area only."),
    *(
        Field(name, _FIGURE, help=words, makes=_figure_of(name))
        for name, words in {
            "accuracy": "The lowest card that does not miss.",
            "evade": "The lowest card that it dodges.",
            "connect": "The lowest card with which its effects succeed.",
            "resist": "The lowest card that it resists.",
        }.items()
    ),
    Field("traits", ListOf(TRAIT), (), "What it can do besides."),
    Field("sets", _BITS, (), "Bits that are set when a fight begins.", label="set at first", seldom=True),
    Field("element", OneOf(ELEMENTS), "", "The element of its attacks.", seldom=True),
)
_MOVE: Final[Fields] = (
    Field("move", Number(0, _FAR), help="The Move Points of a round."),
    Field("most_move", Number(0, 2 * _FAR), help="The most that it can keep.", label="highest Move"),
)
_SIGN: Final = Field("sign", SIGN, "", "What it bears on the map; one that no other bears where none is named.")
_INTERRUPTS: Final = Field(
    "interrupts", ListOf(IdOf(("interrupt",))), (), "Those that it knows, the current one first."
)

CHARACTERS: Final = Family(
    file="mcs",
    word="mc",
    spoken_ids=True,
    first_names=True,
    not_ids=TAKEN,
    called="MC",
    entry=CharacterKind,
    help="A main character, for a player.",
    fields=(
        ID,
        NAME,
        Field("kind", KIND, help="Which gear it may wear."),
        Field("role", ROLE, help="The Role, which says what charges the Interrupt."),
        *_FIGURES,
        *_MOVE,
        Field("draw", Number(1, _FAR), help="Up to how many cards it reloads."),
        Field("play", Number(1, _FAR), help="How many cards it may pick in a round."),
        Field("reload", RELOAD, help="What a reload costs: a turn, a round, or nothing without cards."),
        Field("kit", ListOf(IdOf(("item",))), (), "The gear that comes along."),
        _INTERRUPTS,
        Field("colour", OneOf(COLOURS), "purple", "The colour that it wears."),
        TEXT,
    ),
)
MOBS: Final = Family(
    file="mobs",
    word="mob",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=MobKind,
    help="A mob, for the CPU.",
    fields=(
        ID,
        NAME,
        *_FIGURES,
        Field("auto", Number(0, _FAR), help="How many links it may walk in a round."),
        _SIGN,
        TEXT,
    ),
)
BOSSES: Final = Family(
    file="bosses",
    word="boss",
    many="Bosses",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=BossKind,
    help="A boss, for the CPU.",
    fields=(
        ID,
        NAME,
        *_FIGURES,
        *_MOVE,
        Field("charging", OneOf(CHARGING), help="What charges its Interrupt."),
        Field("charge", Number(1, _FAR), help="By how much each time."),
        _INTERRUPTS,
        Field("company", IdOf(("mob",)), "", "The mobs that it brings along."),
        Field(
            "reload",
            OneOf(("turn",)),
            "",
            "With turn, the CPU reloads when it gives up one of its turns.",
            seldom=True,
        ),
        _SIGN,
        TEXT,
    ),
)
INTERRUPTS: Final = Family(
    file="interrupts",
    word="interrupt",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=InterruptKind,
    help="An Interrupt.",
    fields=(
        ID,
        NAME,
        Field("cards", ListOf(Text(20), 5, 1), help="The cards that it needs in order: ranks that serve, or pair."),
        Field("when", OneOf(("any", "usual")), "any", "Whether they are laid at any time or at their usual counts."),
        Field(
            "effect",
            EFFECT,
            help="What happens.",
        ),
        TEXT,
    ),
)
ITEMS: Final = Family(
    file="items",
    word="item",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=GearKind,
    help="Gear.",
    fields=(
        ID,
        NAME,
        Field("kind", KIND, help="Who may wear it."),
        Field("slot", OneOf(SLOTS), help="Where it is worn."),
        Field("load", Number(0, _FAR), help="What it weighs before a fight."),
        Field("traits", ListOf(TRAIT), (), "What its wearer can do by it."),
        Field(
            "sets", _BITS, (), "Bits that it sets at the start of a fight and when it is put on.", label="set when worn"
        ),
        Field("bars", _BITS, (), "Bits that cannot be set in its wearer.", label="never set", seldom=True),
        Field("softens", ListOf(OneOf(ELEMENTS)), (), "Elements whose damage has two cuts.", seldom=True),
        Field("element", OneOf(ELEMENTS), "", "The element of its wearer's attacks."),
        Field(
            "blast_elements", ListOf(OneOf(ELEMENTS)), (), "Elements that its wearer's blasts may have.", seldom=True
        ),
        Field("move", Number(-_FAR, _FAR), 0, "Raises of Move."),
        Field("play", Number(-_FAR, _FAR), 0, "How many more cards may be picked; one always may."),
        Field("range", Number(0, _FAR), None, "The Range, instead of the wearer's."),
        Field("blast_range", Number(0, _FAR), 0, "How much farther blasts reach.", seldom=True),
        Field("hack_range", Number(0, _FAR), None, "How far hacks reach, instead of 3.", seldom=True),
        Field("against_armored", Number(0, _FAR), 0, "Raises of Damage against an Armored target.", seldom=True),
        Field("staff_cuts", Number(0, _FAR), None, "Cuts of the single attack of a Silenced conduit.", seldom=True),
        TEXT,
    ),
)

_PLACED: Final[Fields] = (
    Field("mob", IdOf(("mob",)), help="Which."),
    Field("at", Text(12), help="The one that it starts in.", label="area"),
    Field("count", Number(1, 20), 1, "How many of it."),
)


def _placed(name: str) -> Made:
    def made(values: FieldValues, _faults: Faults) -> tuple[Placed, ...]:
        rows = cast("Iterable[dict[str, Any]]", values[name])
        return tuple((row["mob"], row["at"]) for row in rows for _ in range(row["count"]))

    return made


FIGHTS: Final = Family(
    file="fights",
    word="fight",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=FightPlan,
    help="A ready fight.",
    fields=(
        ID,
        NAME,
        Field("map", IdOf(("map",)), help="Where it takes place."),
        Field("boss", IdOf(("boss",)), "", "Who leads the mobs, where somebody does."),
        *(
            Field(name, ListOf(Fieldset(_PLACED)), (), words, makes=_placed(name), label=label)
            for name, label, words in (
                ("mobs", "", "The mobs for four MCs, each kind with its area."),
                ("out_3", "fewer mobs for three MCs", "Those that stay out with three MCs."),
                ("out_2", "fewer mobs for two MCs", "Those that stay out with two, too."),
                ("in_5", "more mobs for five MCs", "Those that join with five MCs."),
                ("in_6", "more mobs for six MCs", "Those that join with six, too."),
            )
        ),
        Field(
            "mcs",
            ListOf(IdOf(("mc",)), MOST),
            (),
            f"Who fights, where nobody chooses; else {FEWEST} to {MOST}.",
            label="MCs",
        ),
        Field("yields", Number(0, 20), 0, "With so few able processes the CPU yields; 0 never.", seldom=True),
        Field("evening", Number(0, 9), 0, "The evening that it belongs to; 0 to none.", seldom=True),
        Field("difficulty", Number(0, 5), 0, "How hard it is, 1 to 5; 0 does not say."),
        Field("length", Text(40), "", "How long it lasts, in words.", seldom=True),
        TEXT,
    ),
)

CONTENTS: Final = Contents(
    game=KEY,
    builds_on=("virtual-machine",),
    families=(CHARACTERS, MOBS, BOSSES, INTERRUPTS, ITEMS, MAPS, FIGHTS),
    wrong=wrong_together,
    counted=(
        CountedFamily("fights", say("Fights"), "bolt"),
        CountedFamily("mobs", say("Mobs"), "hexagon"),
        CountedFamily("bosses", say("Bosses"), "crown"),
        CountedFamily("mcs", say("MCs"), "wings"),
    ),
    picture="network",
)

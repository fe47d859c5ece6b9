"""Hooks, kernel operations, verbs (CONTENT 7.2) and the 27 timing windows in which an effect may take part (7.3).

A verb says which hook it belongs to, what stands in its brackets and which targets it knows. What it does is in
`steps.py` and its neighbours; what merely holds (`stat`, `price`, `permit`, `rank`) is asked for where it matters.

`WINDOWS` says what happens in each and who acts there: where a condition does not say otherwise, an effect takes part
only if that actor is its owner. Chapters open a window with `effects.moment(table, "drive.landed", …)`.
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen

OPERATIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "fire": ("fire",),
    "move": ("cards", "peek", "omen"),
    "count": ("adjust", "pool", "trade", "uses"),
    "number": ("stat", "price"),
    "intercept": ("amend", "prevent", "soak"),
    "rule": ("rank", "permit", "gambit"),
    "actor": ("actor",),
    "ask": ("prompt",),
}
"""The kernel operations with their hooks."""
HOOKS: Final = tuple(hook for hooks in OPERATIONS.values() for hook in hooks)


@frozen
class Verb:
    """An engine operation that is no trigger event. `values` says what stands in the brackets: "number", "word"."""

    key: str
    hook: str
    values: tuple[str, ...] = ()
    needed: int = 0
    """How many of the values must be written."""
    standing: bool = False
    """Whether it holds while its effect does (in the window "always"), instead of happening at a moment."""
    picks: bool = False
    """Whether it needs a choice while it happens, whatever its target is."""


_N: Final = ("number",)
_W: Final = ("word",)

VERBS: Final[Mapping[str, Verb]] = {
    verb.key: verb
    for verb in (
        # move: cards between places, and looks at hidden ones
        Verb("draw", "cards", _N, 1),
        Verb("discard", "cards", ("number", "number"), 1, picks=True),
        Verb("discard_random", "cards", ("number", "number"), 1),
        Verb("retrieve", "cards", _N, 1),
        Verb("from_pile", "cards", _N, 1, picks=True),
        Verb("mill", "cards", _N, 1),
        Verb("give", "cards", _N, 1, picks=True),
        Verb("give_back", "cards", _N, 1, picks=True),
        Verb("swap", "cards", picks=True),
        Verb("take", "cards", _N, 1),
        Verb("trim", "cards", _N, 1, picks=True),
        Verb("peek", "peek", _N, 1),
        Verb("look", "peek", _N, 1),
        Verb("risk", "cards", _N, 1),
        Verb("bury", "omen"),
        Verb("turn_down", "omen"),
        # count: numbers without an event of their own
        Verb("endurance", "adjust", _N, 1),
        Verb("corrode", "price", _N, 1),
        Verb("rebuild", "adjust"),
        Verb("tr", "adjust", _N, 1),
        Verb("harmony", "adjust", _N, 1),
        Verb("resource", "adjust", ("word", "number"), 2),
        Verb("offense", "adjust", _N, 1),
        Verb("stat", "adjust", ("word", "number"), 2),
        Verb("threat_buffers", "adjust", _N, 1),
        Verb("score", "adjust", _N, 1),
        Verb("pool", "pool", ("word", "number", "number"), 2),
        Verb("empty", "pool", _W, 1),
        Verb("trade", "trade", ("word", "number", "word", "number"), 4),
        Verb("refresh", "uses", _W, 1),
        Verb("spend_use", "uses", _W, 1),
        Verb("destroy", "uses"),
        Verb("ready", "uses"),
        Verb("bring_back", "uses"),
        Verb("run", "uses"),
        Verb("act", "permit"),
        Verb("rumble_tech", "uses", ("word", "number"), 2, picks=True),
        # number: for a while; what always holds is a mod
        Verb("strike", "stat", _N, 1),
        Verb("max_hand", "stat", _N, 1),
        Verb("max_buffers", "stat", _N, 1),
        Verb("max_charges", "stat", _N, 1),
        Verb("assists", "stat", _N, 1),
        Verb("times", "stat", ("word", "number"), 2),
        Verb("price", "price", ("word", "number"), 2),
        # intercept: before an event applies
        Verb("amend", "amend", _N, 1),
        Verb("redirect", "amend"),
        Verb("prevent", "prevent"),
        Verb("soak", "soak", _N, 1),
        # rule: what may be done, and what beats what
        Verb("permit", "permit", _W, 1, standing=True),
        Verb("forbid", "permit", _W, 1, standing=True),
        Verb("beats", "rank", ("number", "word", "number"), 3, standing=True),
        Verb("counts", "rank", ("word", "number"), 2, standing=True),
        Verb("counts_as", "pool", ("word", "word", "number"), 3, standing=True),
        Verb("ignore_strike", "rank"),
        Verb("resonate", "rank"),
        Verb("gambit", "gambit", _N, 1),
        Verb("win", "gambit"),
        Verb("replay", "gambit"),
        Verb("flip_more", "gambit", _N, 1),
        # actor: things on the table
        Verb("enter", "actor", _N, 1),
        Verb("leave", "actor"),
        Verb("meet", "actor", _N, 1),
        Verb("die", "actor"),
        Verb("turn_threat", "actor"),
        Verb("mask", "actor"),
        Verb("unmask", "actor"),
        Verb("move", "actor", picks=True),
        # ask
        Verb("note", "prompt"),
    )
}
"""Every verb by its word."""

NUMBERS: Final = (
    "strike",
    "rumble_strike",
    "draws",
    "max_hand",
    "max_charges",
    "max_buffers",
    "rumble_charges",
    "assists",
    "gear_slots",
    "gambit",
    "repair",
    "shift",
    "clues",
    "price",
)
"""What a `mod` may change: derived numbers that always hold."""

PERMISSIONS: Final = (
    "counter",
    "block",
    "escalate",
    "rumble",
    "spend_fan_club",
    "spend_armory",
    "spend_pit_crew",
    "restore_fan_club",
    "restore_armory",
    "restore_pit_crew",
    "soak_schism",
    "loop",
    "boon",
    "blight",
    "gambit_hand",
    "gambit_help",
    "threat_trauma",
    "faction_leaves",
)
"""What `permit` and `forbid` may name."""

LASTS: Final = ("play", "turn", "stage", "throwdown", "rumble", "scene", "session", "scenario", "perm")
"""How long a change may last, written as a mark: "@play"."""
FACTORS: Final = ("strike", "max_hand", "max_buffers", "max_charges", "assists")
"""What `times` may multiply for a while."""
COSTS: Final = (
    "charge",
    "rumble_charge",
    "buffer",
    "endurance",
    "discard",
    "crew",
    "armory",
    "fan_club",
    "resource",
)
"""What an effect may cost, beside a pool ("pool.hunger") and a trigger."""
LIMITS: Final = ("turn", "stage", "throwdown", "rumble", "scene", "session", "scenario", "campaign")
"""What a use may be counted by."""


@frozen
class Window:
    """A moment of play. `actor` is the name under which the one who acts is known in it, "" for nobody."""

    key: str
    meaning: str
    actor: str = ""
    by_move: bool = False
    """Whether an effect waits for its owner to use it, instead of taking part by itself."""
    tells: tuple[str, ...] = ()
    """What is known in it of what is happening, beside its actor: names that a condition may ask for."""

    @property
    def known(self) -> tuple[str, ...]:
        """Every name of what is happening that has a value in it."""
        return (self.actor, *self.tells) if self.actor else self.tells


_DRIVE: Final = ("drive", "source", "faced")
_LANDED: Final = ("drive", "driver", "source", "resonant", "dissonant", "difference")
_EVENT: Final = ("event", "recipient", "value", "source")

WINDOWS: Final[Mapping[str, Window]] = {
    window.key: window
    for window in (
        Window("creation", "The Team, a Pilot, a Threat or the scenario is made."),
        Window("scenario.start", "The first session of a scenario is set up."),
        Window("always", "No moment: it holds while it is carried, piloted, present or known."),
        Window("story", "Story Mode: used or called in the story.", by_move=True),
        Window("boon", "A Boon of a Location is used.", by_move=True),
        Window("gambit.call", "A Gambit is named, no cards yet.", "gambler"),
        Window("gambit.play", "The cards of a Gambit are valued.", "gambler"),
        Window("gambit.reveal", "The Threshold card is shown, before the result stands.", "gambler"),
        Window("establish", "Sides are closed: draws and Strikes.", "fighter"),
        Window("initiative", "The initiative cards are revealed.", "fighter"),
        Window("assist", "The Assist of one's own turn.", by_move=True),
        Window("assist.done", "One's own Assist has picked whom it helps.", "assistant", tells=("aimed",)),
        Window("drive.declare", "A Drive is about to be made: legality, Strike, comparison.", "driver", tells=_DRIVE),
        Window("drive.landed", "One's own Drive lies on the Pile.", "driver", tells=_LANDED),
        Window("drive.faced", "The opponent's Drive answers one's card.", "faced", tells=(*_LANDED, "opponent_drive")),
        Window("robo.enter", "A Robo joins.", "rider", tells=("summoned",)),
        Window("rumble.start", "A Rumble stage begins: regroup and redraw.", "fighter"),
        Window("event.fire", "An event was declared: amend or prevent it.", tells=_EVENT),
        Window("event.soak", "Damage is about to land: pay it down.", tells=_EVENT),
        Window("event.done", "An event was applied: what follows from it.", tells=(*_EVENT, "unsoaked", "deck")),
        Window("pay", "A price is being paid.", "payer", tells=("paid_for",)),
        Window("omen", "A Joker surfaces, or an Omen is spent.", tells=("deck",)),
        Window("crisis", "A step of the Crisis is taken.", tells=("step", "tier", "story")),
        Window("outcome", "Spoils are taken.", tells=("winner", "loser")),
        Window("cleanup", "Discard and Draw."),
        Window("scenario.end", "Score, votes, permanent loss."),
        Window("evolve", "An Evolution is spent.", tells=("evolver",)),
    )
}
"""Every window by its key, in the order of the book."""

HAPPENINGS: Final = ("Reshuffle", "Shift", "Discard", "Omen", "Endurance", "Defeat", "Resource", "Boon", "Buffers")
"""What is no trigger event, but can be followed up like one."""
EVENT_WINDOWS: Final = ("event.fire", "event.soak", "event.done")


def armed(when: tuple[str, ...]) -> bool:
    """Whether an effect is an armed Assist: declared and paid in the Assist, it waits for this turn's Drive."""
    return len(when) > 1 and when[0] == "assist" and when[1].startswith("drive.")

"""An effect as a value: when it takes part, what it costs, and its steps, each an event or a verb with its target.

`effect_line.py` reads the line; a step is written so:

step    = ( trigger | call ) , { mark } , [ " if " , cond ] ;
trigger = ( "+" | "./" ) , name , [ ":" , target ] , [ "(" , value , ")" ] ;
call    = verb , [ ":" , target ] , [ "(" , value , { "," , value } , ")" ] ;
mark    = "@" , ( "play" | "turn" | "stage" | "throwdown" | "rumble" | "scene" | "session" | "scenario" | "perm" ) ;
"""

from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.gattai.effects.condition import Condition, read_condition
from gattai_desktop.games.gattai.effects.hooks import LASTS, VERBS, WINDOWS, Verb, armed
from gattai_desktop.games.gattai.effects.sums import Sum, SumTerm, read_sum
from gattai_desktop.games.gattai.events.event_table import EVENTS, read_event, take_prefix
from gattai_desktop.games.gattai.events.trigger_line import TARGETS
from gattai_desktop.games.notation import Pieces

STEP_TARGETS: Final = (*TARGETS, "Source", "Event", "Robo", "Form", "Deck", "Here", "Pilots", "Threats")
"""Whom a step may name: the words of the notation, and what an effect alone can know."""
PICKED: Final = frozenset({"Choice", "Pilot", "Threat", "Ally", "Faction", "Location", "Resource"})
"""Target words that need a choice where more than one target would do."""

_TARGET_OF: Final = {target.casefold(): target for target in STEP_TARGETS}


@frozen
class Step:
    """One step of an effect: the trigger event `event`, or "" and the verb `verb` instead."""

    text: str
    event: str = ""
    verb: str = ""
    target: str = ""
    values: tuple[Sum, ...] = ()
    lasts: str = ""
    condition: Condition | None = None

    @property
    def names(self) -> frozenset[str]:
        """The names in its values that must have a number."""
        wanted = VERBS[self.verb].values if self.verb else ("number",)
        return frozenset(
            name for kind, value in zip(wanted, self.values, strict=False) if kind == "number" for name in value.names
        )

    @property
    def needs_a_pick(self) -> bool:
        """Whether it needs a choice while it happens, where there is more than one."""
        if self.event:
            # What has no target word at all hits the one who fires it, or is picked (Favor, Ruin, Wave …).
            return self.target in PICKED or EVENTS[self.event].base == "chosen"
        return VERBS[self.verb].picks or self.target in PICKED


def read_step(pieces: Pieces) -> Step:
    """Read a step where the pieces stand. Raises NotationFault."""
    start = pieces.at
    event, verb = "", ""
    if take_prefix(pieces):
        event = read_event(pieces)
    else:
        verb = _verb(pieces)
    target = _target(pieces) if pieces.take(":") else ""
    values = _values(pieces, VERBS[verb] if verb else None) if pieces.take("(") else ()
    if verb and len(values) < VERBS[verb].needed:
        needed = VERBS[verb].needed
        words = "'(' and {number} values for {verb}" if needed > 1 else "'(' and {number} value for {verb}"
        raise pieces.broken(wording(words, number=needed, verb=AsWritten(verb)))
    lasts = ""
    while pieces.take("@"):
        lasts = _mark(pieces)
    condition = read_condition(pieces) if pieces.take_word("if") else None
    return Step(pieces.text[start : pieces.at].strip(), event, verb, target, values, lasts, condition)


def _verb(pieces: Pieces) -> str:
    start = pieces.at
    word = pieces.name()
    if word is None:
        raise pieces.broken(wording("an event such as +Schism, or a verb such as draw"))
    if word not in VERBS:
        raise pieces.unknown(start, wording("verb"), word, VERBS)
    return word


def _target(pieces: Pieces) -> str:
    start = pieces.at
    word = pieces.name()
    if word is None:
        raise pieces.broken(wording("a target, such as Self or Choice"))
    found = _TARGET_OF.get(word.casefold())
    if found is None:
        raise pieces.unknown(start, wording("target"), word, STEP_TARGETS)
    return found


def _values(pieces: Pieces, verb: Verb | None) -> tuple[Sum, ...]:
    found: list[Sum] = []
    most = len(verb.values) if verb else 1
    while True:
        kind = verb.values[len(found)] if verb and len(found) < most else "number"
        found.append(_word(pieces) if kind == "word" else read_sum(pieces))
        if len(found) > most:
            what = AsWritten(verb.key) if verb else wording("an event")
            words = "')': {what} takes {most} value" if most else "')': {what} takes no value"
            raise pieces.broken(wording(words, what=what, **({"most": most} if most else {})))
        if pieces.take(")"):
            return tuple(found)
        if not pieces.take(","):
            raise pieces.broken(wording("',' or ')'"))


def _word(pieces: Pieces) -> Sum:
    """Read a word, or the id of an entry: "armory", "red.inspiring"."""
    name = pieces.name()
    if name is None:
        return read_sum(pieces)
    while pieces.take("."):
        part = pieces.name()
        if part is None:
            raise pieces.broken(wording("the next part of the id"))
        name = f"{name}.{part}"
    return Sum((SumTerm(1, (("*", name),)),))


def _mark(pieces: Pieces) -> str:
    start = pieces.at
    word = pieces.word()
    if word not in LASTS:
        raise pieces.unknown(start, wording("mark"), word or "", tuple(f"@{one}" for one in LASTS))
    return word


@lru_cache(maxsize=4096)
def parse_step(text: str) -> Step:
    """Read a text that is one step. Raises NotationFault."""
    pieces = Pieces(text)
    found = read_step(pieces)
    pieces.expect_end("'@', 'if' or the end")
    return found


CHOOSERS: Final = ("owner", "opponent", "coach", "source", "recipient", "commander")
GROUPS: Final = (
    "pilots",
    "other_pilots",
    "involved_pilots",
    "involved_pilots_and_threats",
    "opponents",
    "opposing_players",
    "threats",
    "revealed_threats",
    "copies",
    "locations",
    "revealed_locations",
    "factions",
    "revealed_factions",
    "resources",
    "robos",
    "decks",
    "decks_and_factions",
    "stacks",
    "players",
    "hands",
    "used_gear",
    "lost_gear",
    "used_techs",
    "aimed",
    "outside_wearers",
    "razed",
)
"""Among whom a target may be picked."""


@frozen
class Target:
    """Who may be picked, and how many at most."""

    among: str
    up_to: Sum
    others: bool = False
    shared: bool = False
    """Whether the same one may be picked several times, so that points are shared out."""


@frozen
class Mod:
    """A change of a derived number that always holds: a sum to add, or a factor and a divisor."""

    what: str
    by: Sum | None = None
    times: tuple[int, int] = (1, 1)
    of: str = ""


@frozen
class Cost:
    """What is paid: a kind of `COSTS`, "pool.<name>", or a trigger that fires."""

    kind: str
    amount: Sum
    step: Step | None = None


@frozen
class Group:
    """Steps that go together, from a Rank on."""

    rank: int = 0
    target: Target | None = None
    steps: tuple[Step, ...] = ()
    choices: tuple[tuple[Step, ...], ...] = ()
    mods: tuple[Mod, ...] = ()


@frozen
class Effect:
    """One effect of an entry. `part` tells it from the others of its entry ("wave", "summon", "activate")."""

    when: tuple[str, ...]
    groups: tuple[Group, ...]
    part: str = ""
    event: tuple[str, ...] = ()
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    limit: tuple[Sum, str] | None = None
    lets: tuple[tuple[str, Sum], ...] = ()
    picks: tuple[tuple[str, int, Sum], ...] = ()
    chooser: str = "owner"
    optional: bool = False
    anew: bool = False
    """Whether the way that was taken last in this fight is not taken again."""
    other_costs: tuple[Cost, ...] = ()
    """Another price, which may be paid instead."""
    consent: bool = False
    """Whether the Coach has to agree before anything is paid."""
    lapse: tuple[Step, ...] = ()
    pools: tuple[str, ...] = ()
    """The pools whose tokens its sums count, found when the effect is made."""

    @property
    def armed(self) -> bool:
        """Whether it is paid in the Assist and waits for this turn's Drive."""
        return armed(self.when)

    @property
    def asks_first(self) -> bool:
        """Whether its owner may decline it: it costs something, or says so."""
        return self.optional or bool(self.costs) or bool(self.picks)

    def asks_who_acts(self, window: str) -> bool:
        """Whether its condition asks who acts in a window."""
        return self.condition is not None and WINDOWS[window].actor in self.condition.asks_about

    @property
    def picked_first(self) -> bool:
        """Whether its targets are picked before it is paid, since what is picked says how much it is."""
        priced = any("GearTier" in cost.amount.names for cost in self.costs)
        among = {group.target.among for group in self.groups if group.target is not None}
        return bool(among) and (priced or not among.isdisjoint({"used_techs", "razed"}))

    @property
    def counts_trash(self) -> bool:
        """Whether a step counts the rank of the card on top of the own Trash."""
        return any("Trash" in step.names for step in self.steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of every group and choice."""
        return tuple(step for group in self.groups for row in (group.steps, *group.choices) for step in row)

    @property
    def needs_a_pick(self) -> bool:
        """Whether it needs a choice, so that its verdict cannot be "auto"."""
        chosen = any(group.target or group.choices for group in self.groups)
        discards = any(cost.kind == "discard" for cost in self.costs)
        return bool(self.picks) or discards or chosen or any(step.needs_a_pick for step in self.steps)

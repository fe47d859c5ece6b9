"""An effect as a value: when it takes part, what it costs, what it does.

`effect_line.py` reads the line.
"""

from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.effects.condition import Condition
from gattai_desktop.games.gattai.effects.hooks import armed
from gattai_desktop.games.gattai.effects.step import Step
from gattai_desktop.games.gattai.effects.sums import Sum

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
    "locations",
    "revealed_locations",
    "factions",
    "revealed_factions",
    "resources",
    "robos",
    "decks",
)
"""Among whom a target may be picked."""


@frozen
class Target:
    """Who may be picked, and how many at most."""

    among: str
    up_to: Sum
    others: bool = False
    least: int = 1


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

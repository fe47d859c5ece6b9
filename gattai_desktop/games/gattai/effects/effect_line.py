"""An effect as one line of text: read strictly, with limits, because it comes from packs, records and session files.

An entry of a content pack comes to the table as its name and its effects, each a line of segments:

    when assist>drive.landed | if drive in (counter, escalate) and resonant | cost charge Stage | let X Stage
    | do draw:Self(X) | rank 2 | target involved_pilots not self up to X | do +Chargeup:Choice(X)

`rank` begins a group of steps that only a Tech of that Rank has; a group may have a target of its own, `do` (steps
divided by ";"), `choose` (once for each list of steps to choose from), and `mod` (what always holds).
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.gattai.effects.condition import QUESTIONS, Condition, parse_condition
from gattai_desktop.games.gattai.effects.effect import (
    CHOOSERS,
    GROUPS,
    Cost,
    Effect,
    Group,
    Mod,
    Step,
    Target,
    parse_step,
)
from gattai_desktop.games.gattai.effects.hooks import COSTS, EVENT_WINDOWS, HAPPENINGS, LIMITS, NUMBERS, WINDOWS
from gattai_desktop.games.gattai.effects.sums import POOL, SYMBOLS, Sum, parse_sum
from gattai_desktop.games.gattai.events.event_table import EVENT_OF, EVENTS
from gattai_desktop.games.near_names import did_you_mean_or_all
from gattai_desktop.games.notation import NotationFault

MAX_EFFECT: Final = 3_000
"""Most characters of an effect's line."""
MAX_STEPS: Final = 24
"""Most steps, choices, costs and groups of one effect."""


EVERY_QUESTION: Final = tuple(dict.fromkeys((*QUESTIONS, *(name for one in WINDOWS.values() for name in one.known))))
"""Every name that a condition may ask for, in one window or another."""


class EffectFault(ValueError):
    """A line that says no effect; the message says which segment and what would do."""


@frozen
class _Draft:
    """The segments read so far."""

    values: dict[str, object] = field(factory=dict)
    groups: list[dict[str, object]] = field(factory=lambda: [{}])

    def add(self, name: str, *more: object) -> None:
        self.values[name] = (*self.values.get(name, ()), *more)  # type: ignore[misc]

    def into_group(self, name: str, *more: object) -> None:
        group = self.groups[-1]
        group[name] = (*group.get(name, ()), *more)  # type: ignore[misc]


@lru_cache(maxsize=2048)
def parse_effect(text: str) -> Effect:
    """Read the line of an effect. Raises EffectFault."""
    if len(text) > MAX_EFFECT:
        raise EffectFault(
            wording("An effect has at most {most} characters; here are {number}.", most=MAX_EFFECT, number=len(text))
        )
    draft = _Draft()
    for segment in text.split(" | "):
        word, _, rest = segment.strip().partition(" ")
        reader = _READERS.get(word)
        if reader is None:
            raise _unknown("'{word}' begins no part of an effect.{near}", word, _READERS)
        try:
            reader(draft, rest.strip())
        except NotationFault as fault:
            raise EffectFault(wording("{part}: {fault}", part=AsWritten(word), fault=fault.args[0])) from None
    if not draft.values.get("when"):
        raise EffectFault(wording("An effect says in which window it takes part: when assist."))
    return _checked(Effect(groups=tuple(Group(**group) for group in draft.groups), **draft.values))  # type: ignore[arg-type]


def _unknown(words: str, word: str, names: Iterable[str]) -> EffectFault:
    """Return the fault that something is called as nothing is, with the nearest name."""
    return EffectFault(wording(words, word=AsWritten(word[:40]), near=did_you_mean_or_all(word, names)))


def _checked(effect: Effect) -> Effect:
    """Return the effect with the pools that it counts. Raises EffectFault for one that could not be carried out."""
    count = len(effect.steps) + len(effect.costs) + len(effect.groups) + len(effect.lets) + len(effect.picks)
    if count > 2 * MAX_STEPS:
        raise EffectFault(wording("An effect holds at most {most} steps, costs and groups.", most=2 * MAX_STEPS))
    bound = {name for name, _ in effect.lets} | {name for name, _, _ in effect.picks}
    _check_amounts(effect, bound | {"value", "unsoaked"})
    for condition in (effect.condition, *(step.condition for step in effect.steps)):
        check_questions(condition, effect.when, bound)
    if any(one in effect.when for one in EVENT_WINDOWS) and not effect.event:
        raise EffectFault(wording("An effect that answers events names them: event +Trauma."))
    counted = [step.names for step in effect.steps] + [cost.amount.names for cost in effect.costs]
    counted += [most.names for _, _, most in effect.picks]
    pools = {name for names in counted for name in names if name.startswith(POOL)}
    return evolve(effect, pools=tuple(sorted(pools))) if pools else effect


def _check_amounts(effect: Effect, bound: set[str]) -> None:
    """Raise EffectFault for a name in a step or cost that no table knows and that the effect does not bind."""
    for what, names in (
        *((f"'{step.text}'", step.names) for step in (*effect.steps, *effect.lapse)),
        *((f"cost {cost.kind}", cost.amount.names) for cost in (*effect.costs, *effect.other_costs)),
    ):
        strange = sorted(name for name in names - bound - set(SYMBOLS) if not name.startswith(POOL))
        if strange:
            near = did_you_mean_or_all(strange[0], (*SYMBOLS, *bound))
            words = "{what}: nothing says how much {name} is.{near}"
            raise EffectFault(wording(words, what=AsWritten(what), name=AsWritten(strange[0]), near=near))


def check_questions(condition: Condition | None, windows: Iterable[str], bound: Iterable[str]) -> None:
    """Raise EffectFault for a name that is neither answered in these windows nor bound by the effect."""
    told = {name for window in windows for name in WINDOWS[window].known}
    for name in sorted(condition.asks_about - {*QUESTIONS, *told, *bound}) if condition else ():
        if name.startswith(POOL):
            continue
        where = [window.key for window in WINDOWS.values() if name in window.known]
        if where:
            words = "'{name}' is known in {windows} alone."
            raise EffectFault(wording(words, name=AsWritten(name), windows=AsWritten(", ".join(where))))
        raise _unknown("No table knows what '{word}' is.{near}", name, EVERY_QUESTION)


def window_list(text: str) -> tuple[str, ...]:
    """Read "assist>drive.landed". Raises EffectFault."""
    found = tuple(part.strip() for part in text.split(">"))
    for one in found:
        if one not in WINDOWS:
            raise _unknown("No timing window is called '{word}'.{near}", one, WINDOWS)
    return found


def event_list(text: str) -> tuple[str, ...]:
    """Read "+Trauma or +Schism". Raises EffectFault."""
    found = []
    for part in text.split(" or "):
        if part.strip() in HAPPENINGS:
            found.append(part.strip())
            continue
        name = part.strip().removeprefix("./").removeprefix("+")
        if name.casefold() not in EVENT_OF:
            raise _unknown("No event is called '{word}'.{near}", name, EVENTS)
        found.append(EVENT_OF[name.casefold()])
    return tuple(found)


def steps_of(text: str) -> tuple[Step, ...]:
    """Read steps divided by ";". Raises NotationFault, EffectFault."""
    rows = [part for part in text.split(";") if part.strip()]
    if not 1 <= len(rows) <= MAX_STEPS:
        raise EffectFault(wording("Write 1 to {most} steps.", most=MAX_STEPS))
    return tuple(parse_step(part.strip()) for part in rows)


def cost_of(kind: str, amount: str) -> Cost:
    """Read one price. Raises NotationFault, EffectFault."""
    if kind == "trigger":
        return Cost("trigger", parse_sum("1"), parse_step(amount))
    if kind not in COSTS and not (kind.startswith("pool.") and kind[5:].replace("_", "").isalnum()):
        raise _unknown("Nothing is paid in '{word}'.{near}", kind, (*COSTS, "trigger", "pool.name"))
    return Cost(kind, parse_sum(amount))


def limit_of(uses: str, per: str) -> tuple[Sum, str]:
    """Read how often. Raises NotationFault, EffectFault."""
    if per not in LIMITS:
        raise _unknown("Uses are not counted by '{word}'.{near}", per, LIMITS)
    return parse_sum(uses), per


def target_of(text: str) -> Target:
    """Read "involved_pilots not self shared up to X". Raises NotationFault, EffectFault."""
    head, _, up_to = text.partition(" up to ")
    among, _, rest = head.strip().partition(" ")
    if among not in GROUPS:
        raise _unknown("Nobody is picked among '{word}'.{near}", among, GROUPS)
    shared = rest.endswith("shared")
    others = rest.removesuffix("shared").strip()
    if others not in {"", "not self"}:
        words = "'{word}': after the group only 'not self', 'shared' and 'up to' may stand."
        raise EffectFault(wording(words, word=AsWritten(rest[:40])))
    return Target(among, parse_sum(up_to.strip() or "1"), others=bool(others), shared=shared)


def mod_of(what: str, by: str = "", times: str = "", of: str = "") -> Mod:
    """Read what always holds. Raises NotationFault, EffectFault."""
    if what not in NUMBERS:
        raise _unknown("No number is called '{word}'.{near}", what, NUMBERS)
    if bool(by) is bool(times):
        raise EffectFault(wording("Say 'by' how much, or how many 'times', one of the two."))
    return Mod(what, parse_sum(by), of=of) if by else Mod(what, times=_fraction(times), of=of)


def _fraction(text: str) -> tuple[int, int]:
    over, _, under = text.partition("/")
    if not over.strip().isdecimal() or (under and not under.strip().isdecimal()) or len(text) > 6:
        raise EffectFault(wording("'{word}': write 2 or 1/2.", word=AsWritten(text[:20])))
    found = int(over), int(under or "1")
    if not (1 <= found[0] <= 99 and 1 <= found[1] <= 99):
        raise EffectFault(wording("Multiply by 1/99 to 99."))
    return found


# ---------------------------------------------------------------------- segments


def _read_limit(draft: _Draft, rest: str) -> None:
    uses, _, per = rest.partition(" per ")
    draft.values["limit"] = limit_of(uses.strip(), per.strip())


def _read_let(draft: _Draft, rest: str) -> None:
    name, _, value = rest.partition(" ")
    draft.add("lets", (name, parse_sum(value.strip())))


def _read_pick(draft: _Draft, rest: str) -> None:
    name, _, bounds = rest.partition(" ")
    least, _, most = bounds.partition(" to ")
    if not least.strip().isdecimal() or len(least) > 3:
        raise EffectFault(wording("pick: '{word}': write 'pick n 1 to Rank'.", word=AsWritten(rest[:40])))
    draft.add("picks", (name, int(least), parse_sum(most.strip())))


def _read_chooser(draft: _Draft, rest: str) -> None:
    if rest not in CHOOSERS:
        raise _unknown("chooser: nobody is called '{word}'.{near}", rest, CHOOSERS)
    draft.values["chooser"] = rest


def _read_rank(draft: _Draft, rest: str) -> None:
    if not rest.isdecimal() or not 1 <= int(rest) <= 9:
        raise EffectFault(wording("rank: '{word}' is no Rank, 1 to 9.", word=AsWritten(rest[:20])))
    draft.groups.append({"rank": int(rest)})


def _read_cost(draft: _Draft, rest: str) -> None:
    kind, _, amount = rest.partition(" ")
    draft.add("costs", cost_of(kind, amount.strip()))


def _read_other_cost(draft: _Draft, rest: str) -> None:
    kind, _, amount = rest.partition(" ")
    draft.add("other_costs", cost_of(kind, amount.strip()))


def _read_mod(draft: _Draft, rest: str) -> None:
    what, _, more = rest.partition(" ")
    number, _, of = more.strip().partition(" of ")
    number = number.strip()
    times = number[1:].strip() if number.startswith("*") else ""
    draft.into_group("mods", mod_of(what, "" if times else number, times, of.strip()))


_READERS: Final[Mapping[str, Callable[[_Draft, str], object]]] = {
    "part": lambda draft, rest: draft.values.update(part=rest),
    "when": lambda draft, rest: draft.values.update(when=window_list(rest)),
    "event": lambda draft, rest: draft.values.update(event=event_list(rest)),
    "if": lambda draft, rest: draft.values.update(condition=parse_condition(rest)),
    "cost": _read_cost,
    "limit": _read_limit,
    "let": _read_let,
    "pick": _read_pick,
    "chooser": _read_chooser,
    "optional": lambda draft, _rest: draft.values.update(optional=True),
    "anew": lambda draft, _rest: draft.values.update(anew=True),
    "or_cost": _read_other_cost,
    "consent": lambda draft, _rest: draft.values.update(consent=True),
    "rank": _read_rank,
    "target": lambda draft, rest: draft.groups[-1].update(target=target_of(rest)),
    "do": lambda draft, rest: draft.into_group("steps", *steps_of(rest)),
    "choose": lambda draft, rest: draft.into_group("choices", steps_of(rest)),
    "mod": _read_mod,
    "else": lambda draft, rest: draft.values.update(lapse=steps_of(rest)),
}

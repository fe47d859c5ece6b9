"""The fields that say what an entry does, and the lines that the rules read, made of them (CONTENT 8.1, 8.2).

Every part is checked where it stands, so that a fault names its own field; what only the whole can tell (a name that
nothing binds, a verdict that promises too much) is told of the entry.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import VERDICT
from gattai_desktop.games.gattai.effects.condition import parse_condition
from gattai_desktop.games.gattai.effects.effect import CHOOSERS, Effect, parse_step
from gattai_desktop.games.gattai.effects.effect_line import (
    MAX_STEPS,
    EffectFault,
    check_questions,
    cost_of,
    event_list,
    limit_of,
    mod_of,
    parse_effect,
    target_of,
    window_list,
)
from gattai_desktop.games.gattai.effects.hooks import FACTORS, PERMISSIONS
from gattai_desktop.games.gattai.effects.sums import parse_sum
from gattai_desktop.games.kinds import MAX_NAME, Faults, Flag, Kind, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import Amounts, Beside, Field, Fields, Fieldset, ListOf, Made
from gattai_desktop.games.near_names import did_you_mean_or_all
from gattai_desktop.games.notation import NotationFault

_AMOUNT: Final[Kind] = Text(MAX_NAME) | Number(-999, 999)
_STEPS: Final = ListOf(Text(), MAX_STEPS)
_WORD: Final = Text(MAX_NAME)

_TARGET: Final = (
    Field("from", _WORD, "", "Among whom somebody is picked."),
    Field("not", _WORD, "", "Who is not: `self`."),
    Field("up_to", _AMOUNT, 1, "How many."),
    Field("shared", Flag(), False, "The same may be picked several times: so many points are shared out."),
)
_MOD: Final = (
    Field("what", _WORD, "", "Which number."),
    Field("by", _AMOUNT, "", "What is added."),
    Field("times", _AMOUNT, "", "What it is multiplied by."),
    Field("of", _WORD, "", "Of which entry, where it is a price.", label="price of what"),
)
_GROUP: Final[Fields] = (
    Field("target", Fieldset(_TARGET), None, "Who is picked; the steps then say `Choice`."),
    Field("do", _STEPS, (), "Steps, in order."),
    Field("choose", ListOf(ListOf(Text(), MAX_STEPS, 1), MAX_STEPS), (), "Lists of steps; `chooser` picks one."),
    Field("mod", ListOf(Fieldset(_MOD), MAX_STEPS), (), "Numbers that always hold."),
)
_LIMIT: Final = (
    Field("uses", _AMOUNT, "", "How often."),
    Field("per", _WORD, "", "`turn`, `stage`, `throwdown`, `rumble`, `scene`, `session` or `scenario`."),
)
_PICK: Final = (
    Field("name", _WORD, "n", "What it is called in the steps."),
    Field("from", _AMOUNT, 1, "The least."),
    Field("up_to", _AMOUNT, "", "The most, as far as it can be paid."),
)
_AT: Final = Field("at", Number(1, 9), help="From which Rank on.")
EFFECT: Final[Fields] = (
    Field("when", _WORD, "", "The timing window. `assist>drive.…` is an armed Assist: it waits for this turn's Drive."),
    Field("event", Text(200), "", "In the windows `event.…`: which events it answers, `+Trauma or +Ruin`."),
    Field("if", Text(300), "", "A condition: `name`, `not name`, `name == value`, joined by `and`, `or`."),
    Field("cost", Amounts(), {}, 'The price, such as `{ charge = "Stage" }`.'),
    Field("or_cost", Amounts(), {}, "Another price, which may be paid instead."),
    Field("limit", Fieldset(_LIMIT), None, 'How often it can be used: `{ uses = "Rank", per = "scenario" }`.'),
    Field("let", Amounts(), {}, "Letters for numbers, bound before the price is changed."),
    Field("pick", Fieldset(_PICK), None, 'A number that somebody says: `{ name = "n", from = 1, up_to = "Rank" }`.'),
    Field("chooser", OneOf(CHOOSERS), "owner", "Who picks."),
    Field("optional", Flag(), False, "It may be declined; what costs something always may."),
    Field("anew", Flag(), False, "The way that was taken last in this fight is not taken again."),
    Field("consent", Flag(), False, "Coach has to agree before anything is paid."),
    Field("else", _STEPS, (), "What happens when an armed Assist lapses."),
    *_GROUP,
    Field("rank", ListOf(Fieldset((_AT, *_GROUP))), (), "Steps that a Tech has from a Rank on."),
)
"""What an effect is made of."""

_PARTS: Final[Mapping[str, str]] = {
    "summon": "robo.enter",
    "activate": "assist>story",
    "sacrifice": "assist>story",
    "passive": "always",
    "wave": "assist>crisis",
    "storm": "assist>crisis",
    "boon": "boon",
    "blight": "boon",
}
"""The parts of an entry that are an effect each, with the window of one that names none."""

PART: Final = Fieldset((Field("says", Text(200), "", "In words, for players."), VERDICT, *EFFECT))
_HANDLER: Final = Fieldset((Field("part", _WORD, "", "What tells it apart."), VERDICT, *EFFECT))


def effects(*parts: str, window: str = "") -> Field:
    """Return the field for all that an entry does: what stands in itself, in these parts, and in its handlers.

    `window` is that of its own effect where none is written.
    """
    fields = (
        *EFFECT,
        *(Field(part, PART, None, f"An effect of its own, in the window `{_PARTS[part]}`.") for part in parts),
        Field("on", ListOf(_HANDLER), (), "Further effects, each with all of these fields."),
    )
    words = "The table carries out its words, or the program does the same as for an entry of the book."
    return Field("effects", Beside(fields), (), words, makes=_lines(window), label="what the program does")


def _lines(own_window: str) -> Made:
    """What makes the lines of an entry of the values of its fields."""

    def made(values: Mapping[str, Any], faults: Faults) -> tuple[str, ...]:
        does = {**values, **values["effects"]}
        found = [_effect(does, faults, when=own_window, verdict=values["verdict"])] if _does(does) else []
        for part, window in _PARTS.items():
            inner = does.get(part)
            if isinstance(inner, Mapping) and _does(inner):
                found.append(_effect(inner, faults.inside(part), part, when=window, verdict=inner["verdict"]))
        for number, one in enumerate(does["on"]):
            found.append(_effect(one, faults.inside("on", number), one["part"], verdict=one["verdict"]))
        return tuple(line for line in found if line)

    return made


def _does(values: Mapping[str, Any]) -> bool:
    """Whether an entry or one of its tables says what it does."""
    return any(values[name] for name in ("when", "do", "choose", "mod", "rank"))


class _Line:
    """The segments of one effect in the making."""

    def __init__(self, values: Mapping[str, Any], faults: Faults, whole: "_Line | None" = None) -> None:
        self.values = values
        self.faults = faults
        self.segments: list[str] = [] if whole is None else whole.segments
        self.windows: list[str] = [] if whole is None else whole.windows
        self.sound = True

    def add(self, segment: str) -> None:
        self.segments.append(segment)

    def fault(self, text: str, *way: str | int) -> None:
        self.faults.inside(*way).add(text)
        self.sound = False

    def check(self, read: Callable[[], object], *way: str | int, place: str = "") -> bool:
        """Note what is wrong with a part, under the name of its field. place: which part of that, in words."""
        try:
            read()
        except (NotationFault, EffectFault) as fault:
            text = fault.args[0]
            self.fault(wording("{place}: {fault}", place=place, fault=text) if place else text, *way)
            return False
        return True


def _effect(values: Mapping[str, Any], faults: Faults, part: str = "", *, when: str = "", verdict: str = "") -> str:
    """Return the line of the effect that these fields say; "" after a fault."""
    line = _Line(values, faults)
    if part:
        line.add(f"part {part}")
    window = values["when"] or when or ("always" if values["mod"] else "")
    if not window:
        line.fault(wording("Say in which timing window it takes part."), "when")
        return ""
    if line.check(lambda: line.windows.extend(window_list(window)), "when"):
        line.add(f"when {window}")
    for segment in (_event, _condition, _costs, _limit, _lets, _pick):
        segment(line)
    if values["chooser"] != "owner":
        line.add(f"chooser {values['chooser']}")
    if values["optional"]:
        line.add("optional")
    if values["anew"]:
        line.add("anew")
    if values["consent"]:
        line.add("consent")
    _steps(line, "else", values["else"])
    _group(line)
    for number, rank in enumerate(values["rank"]):
        inner = _Line(rank, faults.inside("rank", number), line)
        line.add(f"rank {rank['at']}")
        _group(inner)
        line.sound = line.sound and inner.sound
    return _whole(line, verdict)


def _whole(line: _Line, verdict: str) -> str:
    text = " | ".join(line.segments)
    if not line.sound:
        return ""
    found: Effect | None = None
    try:
        found = parse_effect(text)
    except EffectFault as fault:
        line.fault(fault.args[0], "do")
        return ""
    if verdict == "auto" and found.needs_a_pick:
        line.fault(wording("It says 'auto', but somebody has to choose something. Write 'assist'."), "verdict")
        return ""
    return text


# ---------------------------------------------------------------------- the parts


def _event(line: _Line) -> None:
    event = line.values["event"]
    if event and line.check(lambda: event_list(event), "event"):
        line.add(f"event {event}")


def _condition(line: _Line) -> None:
    condition = line.values["if"]
    bound = tuple(line.values["let"]) + (("n",) if line.values["pick"] else ())
    if condition and line.check(lambda: check_questions(parse_condition(condition), line.windows, bound), "if"):
        line.add(f"if {condition}")


def _costs(line: _Line) -> None:
    for field in ("cost", "or_cost"):
        for kind, amount in line.values[field].items():
            if line.check(lambda kind=kind, amount=amount: cost_of(kind, str(amount)), field):  # type: ignore[misc]
                line.add(f"{field} {kind} {amount}")


def _limit(line: _Line) -> None:
    limit = line.values["limit"]
    if limit and line.check(lambda: limit_of(str(limit["uses"]), limit["per"]), "limit"):
        line.add(f"limit {limit['uses']} per {limit['per']}")


def _lets(line: _Line) -> None:
    for name, value in line.values["let"].items():
        if not name.isalpha():
            line.fault(wording("'{word}' is no name: write letters, such as X.", word=AsWritten(name[:20])), "let")
        elif line.check(lambda value=value: parse_sum(str(value)), "let"):  # type: ignore[misc]
            line.add(f"let {name} {value}")


def _pick(line: _Line) -> None:
    if not line.values["pick"]:
        return
    name, least, most = (str(line.values["pick"][one.name]) for one in _PICK)
    if not name.isalpha() or not least.isdecimal() or len(least) > 3:
        line.fault(wording("Write it as {line}.", line=AsWritten("{ name = 'n', from = 1, up_to = 'Rank' }")), "pick")
    elif line.check(lambda: parse_sum(most), "pick"):
        line.add(f"pick {name} {least} to {most}")


def _steps(line: _Line, name: str, rows: Sequence[str], *way: int) -> None:
    for number, row in enumerate(rows):
        said = wording("Step {number}", number=number + 1)
        if way:
            said = wording("Way {way}, Step {number}", way=way[0] + 1, number=number + 1)
        line.check(lambda row=row: _checked_step(row, line.windows), name, *way, number, place=said)  # type: ignore[misc]
    if rows:
        line.add(f"{name} {'; '.join(rows)}")


def _checked_step(row: str, windows: Sequence[str]) -> None:
    if ";" in row or "|" in row:
        raise EffectFault(wording("write each step as a text of its own."))
    step = parse_step(row)
    named = step.values[0].word if step.verb in ("permit", "forbid", "times") else None
    if named is not None and step.verb == "times" and named not in FACTORS:
        near = did_you_mean_or_all(named, FACTORS)
        words = "No number that is multiplied for a while is called '{word}'.{near}"
        raise EffectFault(wording(words, word=AsWritten(named[:40]), near=near))
    if named is not None and step.verb != "times" and named not in PERMISSIONS:
        near = did_you_mean_or_all(named, PERMISSIONS)
        words = "Nothing that may be done is called '{word}'.{near}"
        raise EffectFault(wording(words, word=AsWritten(named[:40]), near=near))
    check_questions(step.condition, windows, ("n", "X"))


def _group(line: _Line) -> None:
    target = line.values["target"]
    if target:
        others = " not self" if target["not"] == "self" else ""
        text = f"{target['from']}{others}{' shared' if target['shared'] else ''} up to {target['up_to']}"
        if line.check(lambda: target_of(text), "target"):
            line.add(f"target {text}")
    _steps(line, "do", line.values["do"])
    for number, way in enumerate(line.values["choose"]):
        _steps(line, "choose", way, number)
    for number, mod in enumerate(line.values["mod"]):
        what, by, times, of = (str(mod[one.name]) for one in _MOD)
        if line.check(lambda given=(what, by, times, of): mod_of(*given), "mod", number):  # type: ignore[misc]
            line.add(f"mod {what} {by or f'*{times}'}{f' of {of}' if of else ''}")

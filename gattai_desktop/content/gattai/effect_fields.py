"""Reads the effects of an entry from its fields and writes each as the line that the rules read (CONTENT 8.1, 8.2).

Every part is checked where it stands, so that a fault names its own field; what only the whole can tell (a name that
nothing binds, a verdict that promises too much) is told of the entry.
"""

from collections.abc import Callable
from typing import Any, Final

from gattai_desktop.content.faults import nearest
from gattai_desktop.content.fields import Fields
from gattai_desktop.games.gattai.effects.condition import parse_condition
from gattai_desktop.games.gattai.effects.effect import CHOOSERS, Effect
from gattai_desktop.games.gattai.effects.effect_line import (
    MAX_STEPS,
    EffectFault,
    check_questions,
    cost_of,
    event_list,
    limit_of,
    mod_of,
    near,
    parse_effect,
    target_of,
    window_list,
)
from gattai_desktop.games.gattai.effects.hooks import PERMISSIONS
from gattai_desktop.games.gattai.effects.step import parse_step
from gattai_desktop.games.gattai.effects.sums import parse_sum
from gattai_desktop.games.gattai.events.notation import NotationFault

VERDICTS: Final = ("auto", "assist", "table")


class _Line:
    """The segments of one effect in the making."""

    def __init__(self, of: Fields, segments: list[str] | None = None) -> None:
        self.of = of
        self.segments = [] if segments is None else segments
        self.sound = True

    def add(self, segment: str) -> None:
        self.segments.append(segment)

    def check(self, name: str, read: Callable[[], object], place: str = "") -> bool:
        """Note what is wrong with a part, under the name of its field."""
        try:
            read()
        except (NotationFault, EffectFault) as fault:
            self.of.fault(name, f"{place}{fault}")
            self.sound = False
            return False
        return True


def has_effect(of: Fields) -> bool:
    """Whether an entry or one of its tables says what it does."""
    return any(of.has(name) for name in ("when", "do", "choose", "mod", "rank"))


def effect(of: Fields, part: str = "", *, when: str = "", verdict: str = "") -> str:
    """Read the effect that stands in these fields; "" after a fault. `when` is its window where none is written."""
    line = _Line(of)
    if part:
        line.add(f"part {part}")
    window = of.text("when", most=60) or when or ("always" if of.has("mod") else "")
    if not window:
        of.fault("when", "Say in which timing window it takes part.")
        return ""
    if line.check("when", lambda: window_list(window)):
        line.add(f"when {window}")
    _event(of, line)
    _condition(of, line)
    _costs(of, line)
    _limit(of, line)
    _lets(of, line)
    _pick(of, line)
    chooser = of.choice("chooser", CHOOSERS, default="owner")
    if chooser != "owner":
        line.add(f"chooser {chooser}")
    if of.flag("optional"):
        line.add("optional")
    _lapse(of, line)
    _group(of, line)
    for rank in of.tables("rank"):
        inner = _Line(rank, line.segments)
        line.add(f"rank {rank.number('at', 1, 9)}")
        _group(rank, inner)
        rank.done()
        line.sound = line.sound and inner.sound
    said = of.choice("verdict", VERDICTS, default=verdict or "assist") if of.has("verdict") else verdict
    return _whole(of, line, said)


def _whole(of: Fields, line: _Line, verdict: str) -> str:
    text = " | ".join(line.segments)
    if not line.sound:
        return ""
    found: Effect | None = None
    try:
        found = parse_effect(text)
    except EffectFault as fault:
        of.fault("do", str(fault))
        return ""
    if verdict == "auto" and found.needs_a_pick:
        of.fault("verdict", "It says 'auto', but somebody has to choose something. Write 'assist'.")
        return ""
    return text


# ---------------------------------------------------------------------- the parts


def _event(of: Fields, line: _Line) -> None:
    event = of.text("event", most=200)
    if event and line.check("event", lambda: event_list(event)):
        line.add(f"event {event}")


def _condition(of: Fields, line: _Line) -> None:
    condition = of.text("if", most=300)
    bound = tuple(of.names("let")) + (("n",) if of.has("pick") else ())
    if condition and line.check("if", lambda: check_questions(parse_condition(condition), bound)):
        line.add(f"if {condition}")


def _costs(of: Fields, line: _Line) -> None:
    for kind, amount in of.amounts("cost"):
        if line.check("cost", lambda kind=kind, amount=amount: cost_of(kind, amount)):  # type: ignore[misc]
            line.add(f"cost {kind} {amount}")


def _limit(of: Fields, line: _Line) -> None:
    limit = dict(of.amounts("limit"))
    if not limit:
        return
    strange = sorted(set(limit) - {"uses", "per"})
    if strange:
        of.fault("limit", f"'{strange[0]}' is not known.{nearest(strange[0], ('uses', 'per'))}")
        return
    uses, per = limit.get("uses", ""), limit.get("per", "")
    if line.check("limit", lambda: limit_of(uses, per)):
        line.add(f"limit {uses} per {per}")


def _lets(of: Fields, line: _Line) -> None:
    for name, value in of.amounts("let"):
        if not name.isalpha():
            of.fault("let", f"'{name[:20]}' is no name: write letters, such as X.")
        elif line.check("let", lambda value=value: parse_sum(value)):  # type: ignore[misc]
            line.add(f"let {name} {value}")


def _pick(of: Fields, line: _Line) -> None:
    pick = dict(of.amounts("pick"))
    if not pick:
        return
    strange = sorted(set(pick) - {"name", "from", "up_to"})
    if strange:
        of.fault("pick", f"'{strange[0]}' is not known.{nearest(strange[0], ('name', 'from', 'up_to'))}")
        return
    name, least, most = pick.get("name", "n"), pick.get("from", "1"), pick.get("up_to", "")
    if not name.isalpha() or not least.isdecimal() or len(least) > 3:
        of.fault("pick", "Write it as { name = 'n', from = 1, up_to = 'Rank' }.")
    elif line.check("pick", lambda: parse_sum(most)):
        line.add(f"pick {name} {least} to {most}")


def _lapse(of: Fields, line: _Line) -> None:
    rows = _steps(of, line, "else", of.texts("else", most=MAX_STEPS))
    if rows:
        line.add(f"else {'; '.join(rows)}")


def _steps(of: Fields, line: _Line, name: str, rows: tuple[str, ...], place: str = "") -> tuple[str, ...]:
    del of
    for number, row in enumerate(rows, 1):
        line.check(name, lambda row=row: _checked_step(row), f"{place}Step {number}: ")  # type: ignore[misc]
    return rows


def _checked_step(row: str) -> None:
    if ";" in row or "|" in row:
        raise EffectFault("write each step as a text of its own.")
    step = parse_step(row)
    named = step.values[0].word if step.verb in ("permit", "forbid") else None
    if named is not None and named not in PERMISSIONS:
        raise EffectFault(f"Nothing that may be done is called '{named[:40]}'.{near(named, PERMISSIONS)}")
    check_questions(step.condition, ("n", "X"))


def _group(of: Fields, line: _Line) -> None:
    target = dict(of.amounts("target"))
    if target:
        strange = sorted(set(target) - {"from", "not", "up_to"})
        if strange:
            of.fault("target", f"'{strange[0]}' is not known.{nearest(strange[0], ('from', 'not', 'up_to'))}")
            line.sound = False
        else:
            among = target.get("from", "") + (" not self" if target.get("not") == "self" else "")
            text = f"{among} up to {target.get('up_to', '1')}"
            if line.check("target", lambda: target_of(text)):
                line.add(f"target {text}")
    rows = _steps(of, line, "do", of.texts("do", most=MAX_STEPS))
    if rows:
        line.add(f"do {'; '.join(rows)}")
    for number, way in enumerate(of.lists("choose", most=MAX_STEPS), 1):
        _steps(of, line, "choose", way, f"Way {number}, ")
        line.add(f"choose {'; '.join(way)}")
    for mod in of.rows("mod", most=MAX_STEPS):
        _mod(line, mod)


def _mod(line: _Line, mod: dict[str, Any]) -> None:
    known = ("what", "by", "times", "of")
    strange = sorted(set(mod) - set(known))
    if strange:
        line.of.fault("mod", f"'{strange[0][:40]}' is not known.{nearest(strange[0], known)}")
        line.sound = False
        return
    what, by, times, of = (str(mod.get(name, "")) for name in known)
    if line.check("mod", lambda: mod_of(what, by, times, of)):
        line.add(f"mod {what} {by or f'*{times}'}{f' of {of}' if of else ''}")


__all__ = ["VERDICTS", "effect", "has_effect"]

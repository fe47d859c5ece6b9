"""What the log says of a value that has changed: HP, bits, charges, what an area is, what a Boot or an Uptime does."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.told import Preset, Strong
from gattai_desktop.games.told_beneath import ToldWords
from gattai_desktop.games.virtual_machine.names import AREA_STATES, FIGURES, STATUSES, count_name
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.row_words import boot_in_short
from gattai_desktop.games.virtual_machine.rulings import rulings_book
from gattai_desktop.games.virtual_machine.told_scene import Scene, changed
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

KeptModifiers = tuple[tuple[str, int, str, str, int], ...]
"""Modifiers as the table keeps them: what, by how much, its source, until when, how often."""


def _gauge(
    words: str, preset: Preset, *, sentence: str = ""
) -> "Callable[[Scene, str, ValueChanged], Iterator[ToldWords]]":
    """Return what says that a gauge has changed. sentence: how the log says it, where a preview has less room."""

    def tell(scene: Scene, who: str, fact: ValueChanged) -> Iterator[ToldWords]:
        shown: Preset = "moves" if scene.in_full else preset
        said = words if scene.in_full or not sentence else sentence
        yield say(said, who=scene.name(who), **changed(fact)), "everything" if _is_over(scene) else shown

    return tell


def _steps(words: str, sentence: str) -> "Callable[[Scene, str, ValueChanged], Iterator[ToldWords]]":
    """Return what says how far somebody can still go: what was done to it is told, what it gains and spends is not."""
    own, done = _gauge(words, "everything", sentence=sentence), _gauge(words, "moves", sentence=sentence)
    return lambda scene, who, fact: (done if _is_done_to(scene, who, fact) else own)(scene, who, fact)


def _is_done_to(scene: Scene, who: str, fact: ValueChanged) -> bool:
    """Whether a hit, the ground or somebody else's hack changed how far a process can go."""
    return fact.rule in ("VM-28", "VM-H41") or (fact.rule == "VM-34" and scene.value("turn.process") != who)


def _is_over(scene: Scene) -> bool:
    """Whether the fight is over: what the Garbage Collector brings to everybody is one line."""
    return scene.value("step") == "over"


def _bits(scene: Scene, who: str, fact: ValueChanged) -> Iterator[ToldWords]:
    before, after = cast("tuple[str, ...]", fact.before or ()), cast("tuple[str, ...]", fact.after or ())
    preset: Preset = "everything" if _is_over(scene) else "story"
    for bit in after:
        if bit not in before:
            yield say("{who} is {status}", who=scene.name(who), status=Strong(STATUSES[bit])), preset
    for bit in before:
        if bit not in after:
            yield say("{who} is no longer {status}", who=scene.name(who), status=STATUSES[bit]), preset


def _reloading(scene: Scene, who: str, fact: ValueChanged) -> Iterator[ToldWords]:
    if fact.after:
        yield say("{who} gives the round up to reload", who=scene.name(who)), "moves"


_HP: Final[Mapping[str, "Callable[[Scene, str, ValueChanged], Iterator[ToldWords]]"]] = {
    "": _gauge("{who}: HP {before} → {after}", "moves"),
    "VM-H38": _gauge("{who} burns: HP {before} → {after}", "moves"),
    "VM-W5": _gauge("{who}, in a Hazardous area: HP {before} → {after}", "moves"),
}
"""How lost HP are told by the rule that takes them; "" where the line above says why."""


def _hp(scene: Scene, who: str, fact: ValueChanged) -> Iterator[ToldWords]:
    return _HP.get(fact.rule, _HP[""])(scene, who, fact)


_OF_PROCESS: Final[Mapping[str, "Callable[[Scene, str, ValueChanged], Iterator[ToldWords]]"]] = {
    "hp": _hp,
    "max_hp": _gauge("{who}: highest HP {before} → {after}", "moves"),
    "shield": _gauge("{who}: shield {before} → {after}", "moves"),
    "meter": _gauge(
        "{who}: Charge {before} → {after}", "moves", sentence="the meter of {who} goes from {before} to {after}"
    ),
    "move": _steps("{who}: Move {before} → {after}", "the Move Points of {who} go from {before} to {after}"),
    "auto": _steps("{who}: Auto {before} → {after}", "the walks left to {who} go from {before} to {after}"),
    "bits": _bits,
    "reloads": _reloading,
}


# ---------------------------------------------------------------------- of the table


def _boot(scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    if fact.after:
        rank, who = cast("int", fact.after), scene.name(scene.value("turn.process"))
        words = "the Boot of the {row} serves {who}: {what}"
        yield say(words, row=ROWS[rank].name, who=who, what=boot_in_short(rank)), "moves"
    elif fact.before:
        used = scene.value("turn.attacked")
        yield (say("the Boot is used up") if used else say("the Boot lapses")), "moves"


def _uptimes(scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    before, after = cast("tuple[int, ...]", fact.before or ()), cast("tuple[int, ...]", fact.after or ())
    ended = tuple(ROWS[rank].name for rank in before if rank not in after)
    if ended:
        side = scene.name(fact.path.partition(".")[2])
        yield say("for {side} the Uptime of {rows} ends", side=side, rows=ended), "moves"


def _cpu_draw(_scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    yield say("CPU draws to {number}", number=Strong(cast("int", fact.after or 0))), "moves"


def _acts_at(_scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    card = CARDS.get(fact.path.partition(".")[2])
    if card is not None and fact.after:
        yield say("{card} acts at {place}", card=card, place=count_name(cast("int", fact.after))), "moves"


def _ruling(_scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    row = rulings_book().get(fact.path.partition(".")[2])
    if row is not None:
        option = str(fact.after) if fact.after is not None else row.default
        yield say("{row}: {option}", row=row.id, option=Strong(row.options.get(option, option))), "story"


def _modified(scene: Scene, fact: ValueChanged) -> Iterator[ToldWords]:
    """What an area, a link or a figure is made by a hack, a bonus or an Interrupt, and when that is over."""
    of = fact.path.partition(".")[2]
    before, after = cast("KeptModifiers", fact.before or ()), cast("KeptModifiers", fact.after or ())
    kind, _, rest = of.partition(".")
    for one in after:
        if not any(one[:4] == other[:4] for other in before):
            yield from _begins(scene, kind, rest, of, one[0], one[1], one[2])
    for one in before:
        if kind == "area" and one[0] in AREA_STATES and not any(one[:4] == other[:4] for other in after):
            yield say("{area} is what it was: {status}", area=scene.area(rest), status=AREA_STATES[one[0]]), "moves"


def _begins(scene: Scene, kind: str, rest: str, of: str, what: str, by: int, source: str) -> Iterator[ToldWords]:
    if kind == "area" and what in AREA_STATES:
        words = "{area} is {status}" if by > 0 else "{area} is no longer {status}"
        yield say(words, area=scene.area(rest), status=Strong(AREA_STATES[what])), "moves"
    elif kind == "area":
        yield say("no enemy leaves {area} on foot this round", area=scene.area(rest)), "moves"
    elif kind == "link":
        start, _, end = rest.partition(".")
        yield say("{start} and {end} are linked both ways", start=scene.area(start), end=scene.area(end)), "moves"
    elif what in FIGURES and not source.startswith(("uptime", "boot")):
        who = scene.name(rest if kind == "side" else of)
        words = "{who}: {figure} one step better" if by == 1 else "{who}: {figure} {by} steps better"
        yield say(words, who=who, figure=FIGURES[what], by=by), "moves"


_OF_TABLE: Final[Mapping[str, Callable[[Scene, ValueChanged], Iterator[ToldWords]]]] = {
    "turn.boot": _boot,
    "draw.cpu": _cpu_draw,
    "uptimes.": _uptimes,
    "modifiers.": _modified,
    "at.": _acts_at,
    "rulings.": _ruling,
}
"""By their path, or by how it begins."""


def _is_in_play(scene: Scene, who: str) -> bool:
    """Whether a process was in play before and still is: one that comes in or is hidden loses and gains nothing."""
    now = cast("tuple[str, ...]", scene.value(CPU) or ())
    return who in scene.table.listed(MCS) or (who in now and who in scene.table.listed(CPU))


def tell_value(scene: Scene, fact: ValueChanged) -> tuple[ToldWords, ...]:
    """Return the sentences of a value that has changed; none for what only the program needs."""
    path: Value = fact.path
    if fact.before == fact.after:
        return ()
    if fact.path.startswith("process."):
        who, _, what = fact.path.removeprefix("process.").rpartition(".")
        telling = _OF_PROCESS.get(what)
        return tuple(telling(scene, who, fact)) if telling is not None and _is_in_play(scene, who) else ()
    for begun, of_table in _OF_TABLE.items():
        if path == begun or (begun.endswith(".") and fact.path.startswith(begun)):
            return tuple(of_table(scene, fact))
    return ()

"""Sentences about values that changed, and the list of those that are book-keeping and are never told."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import RULINGS
from gattai_desktop.games.gattai.names import HARMONY_NAMES, owner_of, short_value_name
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.telling.sentence import Now, Sentence
from gattai_desktop.games.told import Preset, Strong

Telling = Callable[[Now, ValueChanged], Iterator[Sentence]]


def changed(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    """Say what changed; nothing for book-keeping."""
    telling = telling_of(fact.path)
    if telling is not None:
        yield from telling(now, fact)


@lru_cache(maxsize=4096)
def telling_of(path: str) -> Telling | None:
    """Return what tells of a path; None where nothing does, and `is_bookkeeping` says whether that is meant."""
    return next((telling for pattern, telling in _TOLD if re.fullmatch(pattern, path)), None)


@lru_cache(maxsize=4096)
def is_bookkeeping(path: str) -> bool:
    """Say whether a path is never told: another sentence says it, or nobody but the program needs it."""
    return any(re.fullmatch(pattern, path) for pattern in _SILENT)


# ---------------------------------------------------------------------- gauges


def _from_to(now: Now, fact: ValueChanged, preset: Preset = "moves", sign: str = "") -> Sentence:
    name = short_value_name(fact.path)
    owner = owner_of(fact.path)
    change = "{name} {after}" if fact.before is None else "{name} {before} → {after}"
    values = {"name": name, "before": _shown(fact.before), "after": Strong(_shown(fact.after))}
    short = say(change, **values)
    if not owner:
        return Sentence(short, preset, sign)
    words = say("{who}: {change}", who=now.name(owner), change=short)
    return Sentence(words, preset, sign, subject=owner, short=short)


def _shown(value: Value) -> int | str:
    if value is None or value == ():
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)
    return value


def _gauge(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    yield _from_to(now, fact)


def _quiet_gauge(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    yield _from_to(now, fact, "everything")


def _harmony(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    after = fact.after if isinstance(fact.after, int) and 0 < fact.after < len(HARMONY_NAMES) else 0
    yield Sentence(
        say(
            "Harmony {before} → {after}, {colour}",
            before=_shown(fact.before),
            after=Strong(_shown(fact.after)),
            colour=Words(HARMONY_NAMES[after] or "none"),
        ),
        "story",
    )


def _schism(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    yield _from_to(now, fact, "moves")


def _crisis(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    yield _from_to(now, fact, "everything")  # what the step brings is announced


def _score(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    side = now.side(fact.path.rpartition(".")[2])
    if isinstance(fact.before, int | None) and isinstance(fact.after, int):
        points = fact.after - (fact.before or 0)
        if points < 0:
            yield Sentence(say("{side} lose {points}" if side == "Pilots" else "{side} loses {points}",
                               side=side, points=Strong(-points)))  # fmt: skip


def _endurance(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    owner = owner_of(fact.path)
    change = say(
        "{name} {before} → {after}",
        name=now.rulings.speak("endurance"),
        before=_shown(fact.before),
        after=Strong(_shown(fact.after)),
    )
    yield Sentence(say("{who}'s Robo: {change}", who=now.name(owner), change=change), subject=owner, short=change)


def _form_gauge(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    # What it begins with is in the full log alone; only what is spent and regained is told.
    yield Sentence(
        say(
            "{name} {before} → {after}" if fact.before is not None else "{name} {after}",
            name=short_value_name(fact.path),
            before=_shown(fact.before),
            after=Strong(_shown(fact.after)),
        ),
        "moves" if fact.before is not None and fact.after is not None else "everything",
    )


def _current(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    if fact.after:
        yield Sentence(say("Now at {place}", place=now.name(f"location.{fact.after}")), "story")


def _strike(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    if isinstance(fact.after, int):
        seat = fact.path.rpartition(".")[2]
        if isinstance(fact.before, int):
            yield _from_to(now, fact)
        else:
            yield Sentence(say("{who}: Strike {strike}", who=now.name(seat), strike=Strong(fact.after)), "everything")


# ---------------------------------------------------------------------- words


def _became(template: str, preset: Preset = "moves") -> Telling:
    """A sentence with {who} or {what} and {after}, for values that are words."""

    def telling(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
        owner = owner_of(fact.path)
        yield Sentence(
            say(
                template,
                who=now.name(owner) if owner else "",
                before=_shown(fact.before),
                after=Strong(_word(fact.after)),
            ),
            preset,
            subject=owner,
        )

    return telling


def _word(value: Value) -> int | str:
    shown = _shown(value)
    return shown.replace("_", " ").replace("-", " ") if isinstance(shown, str) else shown


def _rewritten(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    if fact.before is not None:
        what = short_value_name(fact.path)
        yield Sentence(say("{who}: {what} is written anew", who=now.name(owner_of(fact.path)), what=what), "everything")


def _present(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    template = "{who} is away" if fact.after is False else "{who} is here"
    yield Sentence(say(template, who=now.name(owner_of(fact.path))), "everything")  # the move says it


_STATUS: Final[Mapping[str, str]] = {
    "active": "{who} is back",
    "out": "{who} is out of this conflict",
    "dead": "{who} is dead",
    "departed": "{who} departs",
    "graduated": "{who} graduates",
    "defeated": "{who} is beaten",
    "beaten": "{who} is beaten",
    "gone": "{who} leaves",
    "out_for_scene": "{who} is out for this scene",
    "removed": "{who} is gone",
}


def _status(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    owner = owner_of(fact.path)
    template = _STATUS.get(str(fact.after), "{who}: {after}")
    yield Sentence(say(template, who=now.name(owner), after=_word(fact.after)), "story", subject=owner)


_STATES: Final[Mapping[str, str]] = {"standing": "Standing", "damaged": "Damaged", "razed": "Razed"}


def _location(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    state = Strong(_STATES.get(str(fact.after), str(fact.after)))
    yield Sentence(say("{place} {state}", place=now.name(owner_of(fact.path)), state=state), "story")


def _revealed(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    template = "{what} is revealed" if fact.after else "{what} is hidden"
    yield Sentence(say(template, what=now.name(owner_of(fact.path))), "story", "eye" if fact.after else "closed")


_KNOWN: Final[Mapping[str, str]] = {
    "tr": "TR", "buffers": "Buffers", "strike": "Strike", "note": "agenda", "wave": "Wave", "storm": "Storm",
    "defeat": "Defeat Conditions", "met": "conditions met", "bgm": "true size",
    "base_tr": "full TR", "max_buffers": "Buffers at most",
}  # fmt: skip


def _pilots_know(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    before = fact.before if isinstance(fact.before, tuple) else ()
    after = fact.after if isinstance(fact.after, tuple) else ()
    who = now.name(owner_of(fact.path))
    for part in after:
        if part not in before:
            yield Sentence(say("{who}: {part} is revealed", who=who, part=_KNOWN.get(str(part), part)), "story", "eye")
    for part in before:
        if part not in after:
            yield Sentence(say("{who}: {part} is hidden", who=who, part=_KNOWN.get(str(part), part)), "moves", "closed")


def _ruling(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    name = fact.path.partition(".")[2]
    row = RULINGS.get(name)
    options: Mapping[str, str] = row.options if row else {}
    after = str(fact.after) if fact.after is not None else ""
    if row is None or not after:
        yield Sentence(say("{row}: as the edition has it", row=row.id if row else name), "story", COACH_SEAT)
        return
    yield Sentence(say("{row}: {option}", row=row.id, option=Strong(options.get(after, after))), "story", COACH_SEAT)


def _monster(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    text = "From now on the Big Giant Monster attacks" if fact.after else "The Big Giant Monster waits"
    yield Sentence(Words(text), "story", "monster")


def _monster_size(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    template = "{who} stands at full size" if fact.after else "{who} is small again"
    yield Sentence(say(template, who=now.name(owner_of(fact.path))), "everything")  # announced when it grows


def _guide(now: Now, fact: ValueChanged) -> Iterator[Sentence]:
    text = "The guide is on" if fact.after else "The guide is off: nothing is judged"
    yield Sentence(Words(text), "story", COACH_SEAT)


_SEAT: Final = r"[a-z]+"
_KEY: Final = r"[^.]+"
_STAT: Final = "(" + "|".join((*STATS, "stat")) + ")"


# The first pattern that fits a path tells of it. Patterns are compiled when the first path is looked for: a start has
# no time for them.
_TOLD: Final[tuple[tuple[str, Telling], ...]] = (
    (r"team\.harmony", _harmony),
    (r"team\.schism|first_contact\.schism", _schism),
    (r"team\.(fan_club|armory|pit_crew)", _gauge),
    (rf"pilot\.{_SEAT}\.(charges|buffers|max_hand|charge_modifier|buffer_modifier|strike_modifier|lessons)", _gauge),
    (rf"pilot\.{_SEAT}\.{_STAT}", _gauge),
    (rf"pilot\.{_SEAT}\.robo\.(max_)?endurance", _endurance),
    (rf"pilot\.{_SEAT}\.robo\.(name|rank|present|summoned)", _quiet_gauge),
    (rf"throwdown\.form\.{_SEAT}\.(buffers|charges)", _form_gauge),
    (r"scene\.location", _current),
    (rf"pilot\.{_SEAT}\.base\.{_STAT}", _quiet_gauge),
    (rf"pilot\.{_SEAT}\.status|threat\.{_KEY}\.status|faction\.{_KEY}\.status", _status),
    (rf"pilot\.{_SEAT}\.specialty", _became("{who}'s Gambit Specialty: {after}")),
    (rf"(pilot\.{_SEAT}|(threat|faction|location)\.{_KEY})\.name", _became("{before} is now called {after}")),
    (rf"pilot\.{_SEAT}\.present", _present),
    (rf"(threat|faction|location)\.{_KEY}\.(note|wave|storm|defeat|boon|blight|bgm)", _rewritten),
    (rf"pilot\.{_SEAT}\.evolutions", _gauge),
    (rf"pilot\.{_SEAT}\.(draw_modifier|adjectives|(slots|universal|recurring)\.\w+)", _quiet_gauge),
    (r"scenario\.(grand_slams|wipeouts|gear_returned|gear_brought_home|sacrifices)|passing_score", _quiet_gauge),
    (r"scenario\.number", _became("Scenario {after}", "story")),
    (rf"pilot\.{_SEAT}\.(role|who|why|goal|note)", _rewritten),
    (rf"hand_size\.{_SEAT}", _gauge),
    (rf"threat\.{_KEY}\.(tr|base_tr|buffers|max_buffers)", _gauge),
    (rf"threat\.{_KEY}\.full_size", _monster_size),
    (rf"threat\.{_KEY}\.revealed", _pilots_know),
    (rf"faction\.{_KEY}\.(agency|offenses)", _gauge),
    (rf"(faction|location)\.{_KEY}\.revealed", _revealed),
    (rf"location\.{_KEY}\.state", _location),
    (rf"location\.{_KEY}\.buffers", _gauge),
    (r"crisis\.tier", _crisis),
    (r"crisis\.bgm_attacks", _monster),
    (rf"throwdown\.score\.{_SEAT}", _score),
    (rf"throwdown\.strike\.{_SEAT}", _strike),
    (r"rulings\.\w+", _ruling),
    (r"guide", _guide),
    (r"phase", _became("Now: {after}", "story")),
    (r"session", _became("Session {after}", "story")),
    (r"scene", _became("Scene {after}", "story")),
    (r"scene\.title|scene_title", _became("Scene: {after}", "story")),
)

_SILENT: Final = (
    r"agenda",
    r"step",
    r"edition",
    # Lists of what is on the table, and what became of a Faction: announced when they change.
    r"seats|threats|factions|locations",
    rf"faction\.{_KEY}\.gone",
    r"crisis\.path|crisis\.reached\..*",
    r"team\.hand_table",
    r"cleaning_up",
    # Where she is in her cycle, and what is announced in words: Class, category, shifts due, the score sheet.
    # Gear: who takes it and what it does is said by the moves.
    r"gear|gear\..*",
    # The Coach's own notes about a Threat.
    rf"threat\.{_KEY}\.met",
    rf"pilot\.{_SEAT}\.(evolved|last_category|class|may_shift)",
    r"scenario\.(result|sheet|score|grade|lessons_held)",
    # Who invested a card, how long one stays away, what was missed, what is being carried out.
    r"favor\..*|removed\..*|missed\..*|chain|used_at",
    r"omens\.held",
    r"ballot\..*",
    r"secret\..*",
    r"wild\..*",
    r"gambit\..*",
    r"outcome\..*",
    r"throwdown\.(?!score\.|strike\.|form\.[a-z]+\.(buffers|charges)$).*",
    rf"first_contact\.(act|beat|gambits|throwdowns|woken|invested\.{_SEAT})",
)

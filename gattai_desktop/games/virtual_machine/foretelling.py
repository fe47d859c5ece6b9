"""Says what a move would do, for the preview bubble, and how the rules judge it: "Hit, and downed"."""

from collections.abc import Iterable, Iterator
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.facts import Announced, announces
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.told import Judged, shown
from gattai_desktop.games.virtual_machine.aiming import reached_by
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.hacking import FlipBit
from gattai_desktop.games.virtual_machine.next_fight import BringFight
from gattai_desktop.games.virtual_machine.row_words import BY_KEY
from gattai_desktop.games.virtual_machine.status_byte import bit_at, place_named
from gattai_desktop.games.virtual_machine.telling import tell
from gattai_desktop.games.virtual_machine.told_announced import BARE
from gattai_desktop.games.virtual_machine.told_choices import choice_line
from gattai_desktop.games.virtual_machine.values import name_of, rank_of
from gattai_desktop.games.virtual_machine.world import world_of

_FAILED: Final = {
    one: Judged(word, "cross", price=True, says=frozenset({BARE[one].template}))
    for one, word in (
        ("miss", say("Missed")),
        ("dodged", say("Dodged")),
        ("fails", say("No effect")),
        ("resisted", say("Resisted")),
    )
}
_HIT: Final = Judged(say("Hit"), "tick")
_DOWNED: Final = Judged(say("Hit, and downed"), "tick")
_WORKS: Final = Judged(say("It works"), "tick", says=frozenset({BARE["succeeds"].template}))


def judged(preview: Preview) -> Judged:
    """Return in one word what a move comes to; an empty judgement where nothing is tested and no row is reached."""
    said = [(fact.words, fact.by_name) for _, fact in preview.facts if isinstance(fact, Announced)]
    words = [one for one, _ in _before_the_next_turn(said)]
    if "hit" in words:
        return _DOWNED if "downed" in words else _HIT
    row = next((of["row"] for one, of in said if one == "boot"), None)
    if row is not None:
        return Judged(BY_KEY[str(row)].name, "star")
    if "succeeds" in words:
        return _WORKS
    return next((_FAILED[one] for one in words if one in _FAILED), Judged())


def _before_the_next_turn(said: Iterable[tuple[str, object]]) -> Iterator[tuple[str, object]]:
    for one in said:
        if one[0] in ("turn", "round_ends"):
            return
        yield one


def foretell(table: Table, preview: Preview) -> tuple[Words, ...]:
    """Return what to say of a move before it is made; nothing where no consequence can be known."""
    move = preview.move
    if isinstance(move, BringFight):
        return _fight_line(table, move.fight)
    line = choice_line(table, move)
    if line is not None:
        return (line,)
    told = tell(table, move, preview.facts, in_full=True)
    again = (getattr(move, "answers", None), move.seat)  # the question that this move answers is no news
    # What all are asked at once, they are asked already.
    others = (ask for ask in preview.asks if not ask.round and (ask.kind, ask.seat) != again)
    asked = (say("{who} is asked: {question}", who=name_of(table, ask.seat), question=ask.text) for ask in others)
    lines = shown(told[1:], "moves")
    if judged(preview) is _DOWNED:  # the title says it
        downed = {number for number, fact in preview.facts if announces(fact, "downed")}
        lines = tuple(line for line in lines if line.fact not in downed)
    if judged(preview) is _WORKS:  # the title says it: what it does comes before the test
        works = {number for number, fact in preview.facts if announces(fact, "succeeds")}
        lines = tuple(sorted(lines, key=lambda line: line.fact in works))
    reach = _reach_line(table, move.process) if isinstance(move, GiveCard) else ()
    stays = _stays_line(table, move) if isinstance(move, FlipBit) and not _flips(preview) else ()
    return (*reach, *stays, *(line.words for line in lines), *asked)


def _flips(preview: Preview) -> bool:
    """Whether a flip changes a bit, or asks for one, or fails: then that is told."""
    said = {fact.words for _, fact in preview.facts if isinstance(fact, Announced)}
    return "bit" in said or "succeeds" not in said or bool(preview.asks)


def _stays_line(table: Table, move: FlipBit) -> tuple[Words, ...]:
    """Say that a flip which works brings nothing; nothing where the bit that the card names is not known yet."""
    try:
        bit_at(table, place_named(rank_of(table, move.card)))
    except NotKnown:
        return ()
    return (say("the byte of {who} stays as it is", who=name_of(table, move.target)),)


def _reach_line(table: Table, who: str) -> tuple[Words, ...]:
    """Say whom a process would reach from where it stands."""
    reached = tuple(name_of(table, one) for one in reached_by(table, who))
    return (say("reaches {names}", names=reached) if reached else say("Nobody in reach"),)


def _fight_line(table: Table, fight: str) -> tuple[Words, ...]:
    """Say how long a fight lasts and how hard it is; nothing of one that says neither."""
    plan = world_of(table).fights[fight]
    if plan.length and plan.difficulty:
        return (say("{length}, difficulty {number} of 5", length=plan.length, number=plan.difficulty),)
    return (say("{length}", length=plan.length),) if plan.length else ()

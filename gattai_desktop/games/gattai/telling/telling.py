"""Tells people what happened: facts, as a seat sees them, become sentences (LOOK 6, Log).

The move is one sentence; beneath it hang those of the facts that followed, each under the fact that caused it. Facts
that are book-keeping are not told; several that say one thing together ("Schism 2 → 3", "Schism 3 → 4") are told once.
Nothing here looks behind the sight: a hidden card is "a card", a hidden value is not there.
"""

from collections.abc import Iterable, Iterator

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import (
    Announced,
    CardsMoved,
    CardsTurned,
    Fact,
    StackFlipped,
    ValueChanged,
    ZoneShuffled,
    announces,
)
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import ALL, Seat
from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.gattai.telling import announced as told_announced
from gattai_desktop.games.gattai.telling import of_cards as told_cards
from gattai_desktop.games.gattai.telling.of_moves import move_sentence
from gattai_desktop.games.gattai.telling.sentence import Now, Sentence
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.told import Preset, ToldLine, as_seen
from gattai_desktop.games.value_table import TableValue

ToldFacts = Iterable[tuple[int, Fact]]
"""Facts as a seat sees them, each with its number in its entry."""


class _Told:
    """A fact in the tree: what is said of it, and what followed from it."""

    def __init__(self, number: int, fact: Fact, sentences: list[Sentence], beneath: "Iterable[_Told]" = ()) -> None:
        self.number = number
        self.fact = fact
        self.sentences = sentences
        self.beneath = list(beneath)


def tell(
    table: Table, move: Move | None, facts: ToldFacts, mover: Seat = "", *, in_full: bool = False
) -> tuple[ToldLine, ...]:
    """Return the lines of one entry. `table` is what the seat saw before it, `facts` what it saw happen.

    Where the move is not the seat's to know (None), `mover` says who made it; without either, as for a preview, the
    facts stand by themselves. `in_full` names the mover again in what followed.
    """
    seen = tuple(facts)
    now = Now(dict(table.values), {zone: len(lying) for zone, lying in table.zones.items()})
    lines: list[ToldLine] = []
    depth = 0
    if move is not None:
        known = as_seen(move, lambda: _cards_seen(table, seen))
        looker = table.seat if isinstance(table, Sight) else ALL
        now = evolve(now, named=cards_of(known))
        preset: Preset = "story" if known.told_now().story else "moves"
        lines.append(ToldLine(move_sentence(now, known, looker, done=_done(seen)), sign=move.seat, preset=preset))
        depth = 1
    elif mover:
        lines.append(ToldLine(say("{seat} chooses, unseen", seat=now.name(mover)), sign=mover))
        depth = 1
    roots = _told_beneath(_Told(-1, Fact(), [], _tree(now, _together(seen))))
    subject = "" if in_full else _subject_beneath(roots, mover or (move.seat if move else ""))
    for told in roots:
        lines.extend(_lines(told, depth, subject))
    return tuple(_marked(line, now.rulings) for line in lines)


def _marked(line: ToldLine, rulings: Rulings) -> ToldLine:
    """Mark what rests on a rule that the table's own text does not have (RULES ED-3, R-01)."""
    rule = RULE_BOOK.get(line.rule)
    return evolve(line, borrowed=True) if rule is not None and rule.is_borrowed_by(rulings.edition) else line


def _done(facts: tuple[tuple[int, Fact], ...]) -> bool:
    """Whether a Drive was carried out: a card moved or something was said."""
    return any(isinstance(fact, CardsMoved | Announced) for _, fact in facts)


def _cards_seen(table: Table, facts: tuple[tuple[int, Fact], ...]) -> frozenset[Card]:
    lying = (one.card for zone in table.zones.values() for one in zone)
    moved = (card for _, fact in facts if isinstance(fact, CardsMoved | CardsTurned) for card in fact.cards)
    return frozenset(card for card in (*lying, *moved) if not isinstance(card, Back))


# ---------------------------------------------------------------------- facts that say one thing together


def _together(facts: tuple[tuple[int, Fact], ...]) -> Iterator[tuple[tuple[int, ...], Fact]]:
    """Yield the facts with each row of changes of one number, and each row of cards going one way, made one.

    Each comes with the numbers of all that it stands for.
    """
    kept: list[tuple[tuple[int, ...], Fact]] = []
    last_of_value: dict[str, int] = {}
    for number, fact in facts:
        at: int | None = None
        if isinstance(fact, ValueChanged) and isinstance(fact.after, int):
            at = last_of_value.get(fact.path)
            last_of_value.setdefault(fact.path, len(kept))
        elif announces(fact, "no_effect"):
            event = f"no_effect {fact.by_name.get('event')}"
            at = last_of_value.get(event)
            last_of_value.setdefault(event, len(kept))
        elif isinstance(fact, CardsMoved) and kept:
            at = len(kept) - 1
        joined = _joined(kept[at][1], fact) if at is not None else None
        if at is not None and joined is not None:
            kept[at] = (*kept[at][0], number), joined
        else:
            if isinstance(fact, ValueChanged):
                last_of_value[fact.path] = len(kept)
            kept.append(((number,), fact))
    return (
        (numbers, fact)
        for numbers, fact in kept
        if not (isinstance(fact, ValueChanged) and fact.before == fact.after and type(fact.before) is type(fact.after))
    )


def _joined(one: Fact, other: Fact) -> Fact | None:
    """Return the two as one fact; None where they do not belong together."""
    if isinstance(one, ValueChanged) and isinstance(other, ValueChanged):
        return evolve(one, after=other.after) if one.after == other.before else None
    if isinstance(one, Announced) and isinstance(other, Announced):
        # Several on whom one event has no effect.
        said = one.by_name
        targets = said.get("target")
        more = dict(other.values).get("target")
        said["target"] = (*(targets if isinstance(targets, tuple) else (targets,)), more)
        return evolve(one, values=tuple(said.items()))
    if not (isinstance(one, CardsMoved) and isinstance(other, CardsMoved)):
        return None
    if (one.origin, one.target, one.cause, one.rule) != (other.origin, other.target, other.cause, other.rule):
        return None
    return evolve(
        one,
        cards=one.cards + other.cards,
        places=one.places + other.places,
        was_up=one.was_up + other.was_up,
        lands=one.lands + other.lands,
        up=one.up + other.up,
    )


# ---------------------------------------------------------------------- the tree


def _tree(now: Now, facts: Iterable[tuple[tuple[int, ...], Fact]]) -> list[_Told]:
    """Say each fact at its moment and hang it under its cause; what is not told hands its place to what it caused."""
    roots: list[_Told] = []
    by_number: dict[int, _Told] = {}
    by_word: dict[str, _Told] = {}
    values, counts = dict(now.values), dict(now.counts)
    now = evolve(now, values=values, counts=counts)
    for numbers, fact in facts:
        told = _Told(numbers[0], fact, list(_sentences(now, fact)))
        by_number.update(dict.fromkeys(numbers, told))
        parent = by_number.get(fact.cause) if fact.cause >= 0 else None
        if isinstance(fact, Announced):
            # An event says what led to it by its word, even where other steps of play lie in between.
            parent = by_word.get(str(fact.by_name.get("why")), parent)
            by_word[fact.words] = told
        (parent.beneath if parent is not None else roots).append(told)
        _follow(values, counts, fact)
    return roots


def _sentences(now: Now, fact: Fact) -> Iterator[Sentence]:
    match fact:
        case CardsMoved():
            yield from told_cards.moved(now, fact)
        case CardsTurned():
            yield from told_cards.turned(now, fact)
        case StackFlipped():
            yield from told_cards.flipped(now, fact)
        case ZoneShuffled():
            yield from told_cards.shuffled(now, fact)
        case ValueChanged():
            value = VALUES.at(fact.path)
            if value is not None and value.row.told is not None and not _still_to_come(now, value):
                yield from value.row.told(now, fact, value)
        case Announced():
            yield from told_announced.announced(now, fact)


def _still_to_come(now: Now, value: TableValue) -> bool:
    """Whether it is what a Pilot begins with who is only about to sit down: her sheet says it."""
    return value.row.whose == "pilot" and value.owner not in now.table.listed("seats")


def _follow(values: dict[str, Value], counts: dict[str, int], fact: Fact) -> None:
    if isinstance(fact, ValueChanged):
        if fact.after is None:
            values.pop(fact.path, None)
        else:
            values[fact.path] = fact.after
    elif isinstance(fact, CardsMoved):
        counts[fact.origin] = counts.get(fact.origin, 0) - len(fact.cards)
        counts[fact.target] = counts.get(fact.target, 0) + len(fact.cards)


# ---------------------------------------------------------------------- from the tree to lines


def _told_beneath(told: _Told) -> list[_Told]:
    """What is told right beneath a fact: facts that say nothing stand aside for what followed from them."""
    found: list[_Told] = []
    for one in told.beneath:
        if _says(one):
            found.append(one)
        else:
            found.extend(_told_beneath(one))
    return found


def _says(told: _Told) -> bool:
    return any(one.role != "stand-in" for one in told.sentences) or (bool(told.sentences) and not _told_beneath(told))


def _lines(told: _Told, depth: int, subject: str) -> Iterator[ToldLine]:
    beneath = _told_beneath(told)
    if not _says(told):
        for one in beneath:
            yield from _lines(one, depth, subject)
        return
    inner = _subject_beneath(beneath, told.sentences[-1].subject or subject)
    for sentence in told.sentences:
        if sentence.role == "heading" and len(beneath) == 1 and len(beneath[0].sentences) == 1:
            follows = beneath[0].sentences[0]
            yield _line(told, depth, sentence, _taken_in(sentence, follows, inner), follows)
            beneath = _told_beneath(beneath[0])
        else:
            yield _line(told, depth, sentence, _for(sentence, subject))
    for following in beneath:
        yield from _lines(following, depth + 1, inner)


def _subject_beneath(beneath: list[_Told], subject: str) -> str:
    """Return the one that all lines beneath are about without naming her; "" where they are about several."""
    others = {one.subject for told in beneath for one in told.sentences if one.subject} - {subject}
    return "" if others else subject


def _for(sentence: Sentence, subject: str) -> Words:
    """The short form beneath a line about the same."""
    if sentence.short is not None and sentence.subject and sentence.subject == subject:
        return sentence.short
    return sentence.words


def _taken_in(heading: Sentence, follows: Sentence, subject: str) -> Words:
    return say("{heading}: {follows}", heading=heading.words, follows=_for(follows, subject))


def _line(told: _Told, depth: int, sentence: Sentence, words: Words, *also: Sentence) -> ToldLine:
    order = ("story", "moves", "everything")
    preset = min((sentence.preset, *(one.preset for one in also)), key=order.index)
    return ToldLine(words, depth, sentence.sign, preset, told.number, told.fact.rule)

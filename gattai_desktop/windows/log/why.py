"""Finds why something happened: the chain of causes from a fact back to what a person did.

Facts know their cause within their entry, and an entry knows its move. Where that move answers a question, the chain
goes on to the move from which the question came.
"""

from collections.abc import Callable, Iterator

from gattai_desktop.board import speech
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Answer
from gattai_desktop.games.table_rulings import TableRuling
from gattai_desktop.games.told import ToldLine
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.records.record import Naming
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.log_lines import reader
from gattai_desktop.windows.kit.rule_words import borrowed_words

_STRETCH = 512
"""Entries that are searched at once."""
_MOST_ORIGINS = 12
"""Most answers in a row that are followed back before the chain ends."""
_MOST_RULINGS = 4


@frozen
class Chain:
    """The steps from a person's move to a fact, each with its rule, and the ids of these rules, the nearest first."""

    lines: tuple[DrawnWords, ...]
    rules: tuple[str, ...]


def chain(model: GameModel, happened: Happened, number: int) -> Chain:
    """Return the chain that ends with a fact of an entry; number -1 is the move itself."""
    lines: list[DrawnWords] = []
    rules: list[str] = []
    for origin in reversed(tuple(_origins(model, happened))):
        told = _told(model, origin).get(-1)
        said = drawn(told.words) if told is not None else (PlainText(origin.words(reader(model))),)
        lines.append((PlainText(speak("why", "First: ")), *said))
    own, own_rules = _within(model, happened, number)
    lines.extend(own)
    rules.extend(own_rules)
    return Chain(tuple(lines), tuple(dict.fromkeys(rules)))


def _origins(model: GameModel, happened: Happened) -> Iterator[Happened]:
    """Yield the moves that led to the question which this entry answers, the nearest first."""
    here, seat = happened, reader(model)
    for _ in range(_MOST_ORIGINS):
        if not isinstance(here.move(seat), Answer):
            return
        before = next((number for number in range(here.entry - 1, 0, -1) if not model.is_taken_back(number)), None)
        found = next(iter(model.log(before, before)), None) if before is not None else None
        if found is None:
            return
        if not isinstance(found.move(seat), Answer):
            yield found
            return
        here = found


def _told(model: GameModel, happened: Happened) -> dict[int, ToldLine]:
    seat = reader(model)
    told = box(model.game).lines(happened.before(seat), happened.move(seat), happened.facts(seat), happened.seat)
    return {line.fact: line for line in told}


def _within(model: GameModel, happened: Happened, number: int) -> tuple[tuple[DrawnWords, ...], tuple[str, ...]]:
    """Return the steps within one entry, from its move on."""
    seat = reader(model)
    facts = dict(happened.facts(seat))
    told = _told(model, happened)
    wanted = _causes(facts, number)
    places = (place if place in told else _told_beside(facts, told, place) for place in wanted)
    shown = {place: told[place] for place in places if place is not None}
    lines: list[DrawnWords] = []
    for place in sorted(shown):
        fact = facts.get(place)
        lines += _with_rule(model, shown[place], shown[place].rule or (fact.rule if fact is not None else ""))
    last = facts.get(number)
    if number not in told and isinstance(last, ValueChanged):
        lines.append((PlainText(_change_words(model, last)),))
    # A move has the rules of what it did directly.
    of_facts = [facts[one] for one in wanted if one in facts] if number >= 0 else _done_directly(facts)
    rules = [fact.rule for fact in of_facts] + [line.rule for line in shown.values()]
    return tuple(lines) or ((PlainText(happened.words(seat)),),), tuple(rule for rule in rules if rule)


def _causes(facts: dict[int, Fact], number: int) -> list[int]:
    """Return a fact by its number with those that caused it, the nearest first, and last the move, as -1."""
    found: list[int] = []
    while number >= 0 and number not in found:
        found.append(number)
        number = facts[number].cause if number in facts else -1
    return [*found, -1]


def _done_directly(facts: dict[int, Fact]) -> list[Fact]:
    return [fact for fact in facts.values() if fact.cause < 0]


def _told_beside(facts: dict[int, Fact], told: dict[int, ToldLine], place: int) -> int | None:
    """Return the line of a fact that has none of its own: the nearest one before it with the same cause."""
    if place not in facts:
        return None
    cause = facts[place].cause
    return next(
        (one for one in range(place - 1, -1, -1) if one in told and one in facts and facts[one].cause == cause), None
    )


def _change_words(model: GameModel, fact: ValueChanged) -> str:
    hand = model.hand_rules
    name = called(hand.names.value(model.sight(), fact.path) if hand is not None else fact.path)
    before, after = ("–" if value is None else called(value) for value in (fact.before, fact.after))
    return f"{name}: {before} → {after}"


def _with_rule(model: GameModel, line: ToldLine, rule: str) -> tuple[DrawnWords, ...]:
    row = box(model.game).rules().get(rule)
    if row is None:
        return (drawn(line.words),)
    borrowed = borrowed_words() if line.borrowed else ""
    return drawn(line.words), (PlainText(f"      {rule}: {speech.rule(row[1])} {borrowed}".rstrip()),)


def rulings_behind(model: GameModel, rules: tuple[str, ...]) -> tuple[TableRuling, ...]:
    """Return the rulings about these rules, those of the nearest rule first."""
    rows = box(model.game).rulings.at(model.sight())
    found = {row.name: row for rule in rules for row in rows if rule in row.rules}
    return tuple(found.values())[:_MOST_RULINGS]


# ---------------------------------------------------------------------- the last change of something


@frozen
class Wanted:
    """A search for facts: what an entry with such a fact names, and which of its facts they are."""

    naming: Naming
    fits: Callable[[Fact], bool]


def last_fact(model: GameModel, wanted: Wanted) -> tuple[int, int] | None:
    """Return entry and number of the newest such fact that was not undone; None where there is none."""
    seat, newest = reader(model), model.entry
    while newest > 0:
        first = max(1, newest - _STRETCH + 1)
        for happened in reversed(model.log(first, newest, wanted.naming)):
            if happened.back_to is not None:
                continue
            for number, fact in reversed(happened.facts(seat)):
                if wanted.fits(fact):
                    return happened.entry, number
        newest = first - 1
    return None


def of_value(*paths: str) -> Wanted:
    """Return a search for facts that changed one of these gauges."""

    def fits(fact: Fact) -> bool:
        return isinstance(fact, ValueChanged) and fact.path in paths

    return Wanted(Naming(facts=paths), fits)


def of_card(card: Card) -> Wanted:
    """Return a search for facts that moved or turned a card."""

    def fits(fact: Fact) -> bool:
        return isinstance(fact, CardsMoved | CardsTurned) and card in fact.cards

    # A Back may be any card, and the file names the real ones: any move of cards may be meant.
    return Wanted(Naming(facts=('["m"', '["t"') if isinstance(card, Back) else (card.key,)), fits)

"""Facts and tables as plain data for JSON: compact to write, strict to read.

A fact is a list that begins with its letter, its rule and its cause; docs/session-file.md lists the forms. Cards are
written by their keys, several with blanks between them; `+` behind a key says that the card lies face-up. What is read
comes from files of strangers, so every part is checked: each fault says where, what was found and what was expected.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring as _text
from typing import Any, Final, NoReturn

from gattai_desktop.cards import limits
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import (
    Announced,
    CardsMoved,
    CardsTurned,
    Fact,
    StackFlipped,
    ValueChanged,
    ZoneShuffled,
)
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import NoValue, Value, from_data, parsed, to_json
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.cards.zone import Lying

MAX_FACTS: Final = 10_000
"""Most facts that the program puts into one entry where it could as well make several."""
MAX_FACTS_READ: Final = 30_000
"""Most facts of one entry, read or written: earlier versions took everything back in one."""
MAX_CARDS: Final = 1_000
"""Most cards in one list."""
MAX_NAME: Final = 200
"""Most characters in the name of a rule, zone or value."""
MAX_ENCODED: Final = 4_000_000
"""Most characters of one entry's facts and of one set-up, most bytes of one table."""
MAX_MOVE: Final = 6_000
"""Most characters of a move."""
MAX_TEXT: Final = limits.MAX_TEXT
"""Most characters of a narration or a reason, and of the name of a session, as of a text in a value."""
_LONGEST_LIST: Final = 12 * MAX_CARDS
"""Most characters of the cards in one list."""
_FARTHEST: Final = 1_000_000_000
"""Highest place in a zone that a file may name; whether there is one, the table checks."""

Cards = Mapping[str, Card]
"""Every card of the game by its key."""


class NotEncoded(ValueError):
    """Data that is no fact or table. The message says where, what was found and what was expected, as a template."""

    def __init__(self, message: str, **values: object) -> None:
        self.words: Called = message if isinstance(message, Called) else wording(message, **values)
        super().__init__(self.words)


class NotReadAgain(ValueError):
    """A value is too large to be read again, and so is not written. The message is a template with values."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(wording(message, **values))


# ---------------------------------------------------------------------- writing


def facts_to_json(facts: Iterable[Fact]) -> str:
    """Return the facts of an entry as JSON, without a blank.

    Raises ValueError (NotReadAgain, NoValue) where one of them could not be read again. `refuse_too_much` limits how
    many they are and how long their text is.
    """
    return f"[{','.join([fact_to_json(fact) for fact in facts])}]"


def fact_to_json(fact: Fact) -> str:
    """Return one fact as a list in JSON. Written at once as text: every move waits for it before it is saved."""
    write = _WRITERS.get(type(fact))
    if write is None:
        raise TypeError(f"{type(fact).__name__} is no kind of fact.")
    return write(fact, f"{_name_text(fact.rule)},{fact.cause}")


def refuse_too_much(count: int, written: str) -> None:
    """Raise NotReadAgain where so many facts, written like this, are more than one entry can hold."""
    if count > MAX_FACTS_READ:
        raise NotReadAgain(
            "{count} facts are too many for one entry, which holds {most}.", count=count, most=MAX_FACTS_READ
        )
    if len(written) > MAX_ENCODED:
        raise NotReadAgain(
            "Its facts have {length} characters; one entry holds {most}.", length=len(written), most=MAX_ENCODED
        )


def fact_to_data(fact: Fact) -> list[object]:
    """Return one fact as a list."""
    data: list[object] = json.loads(fact_to_json(fact))
    return data


def state_to_json(state: State) -> str:
    """Return a table as JSON, without a blank. Raises ValueError where a part of it would not be read again."""
    zones = [f"{_name_text(zone)}:{_lying_text(lying)}" for zone, lying in state.zones.items()]
    values = [f"{_name_text(path)}:{to_json(value)}" for path, value in state.values.items()]
    return f'{{"zones":{{{",".join(zones)}}},"values":{{{",".join(values)}}}}}'


def lying_to_data(lying: Iterable[Lying]) -> str:
    """Return the cards of a zone from the bottom to the top, each that lies face-up with a plus."""
    return " ".join([one.card.key + "+" if one.up else one.card.key for one in lying])


@lru_cache(maxsize=4096)
def _name_text(name: str) -> str:
    """Return a name as JSON; cached, because a session has few names."""
    if len(name) > MAX_NAME:
        raise NotReadAgain(
            "A name has {length} characters; {most} at most are read: {name} …",
            length=len(name),
            most=MAX_NAME,
            name=name[:60],
        )
    return _text(name)


def _lying_text(lying: Sequence[Lying]) -> str:
    written = lying_to_data(lying)
    _refuse_many(lying, written)
    return _text(written)


def _keys(cards: Sequence[Card]) -> str:
    written = " ".join([card.key for card in cards])
    if len(written) > MAX_CARDS:  # a key has one sign at least
        _refuse_many(cards, written)
    return _text(written)


def _refuse_many(cards: Sequence[object], written: str) -> None:
    if len(cards) > MAX_CARDS or len(written) > _LONGEST_LIST:
        raise NotReadAgain("{count} cards are too many for one place.", count=len(cards))


def _moved_to(fact: CardsMoved, begun: str) -> str:
    ways = f"{_name_text(fact.origin)},{_name_text(fact.target)},{_keys(fact.cards)}"
    places = f"{_numbers(fact.places)},{_numbers(fact.lands)}"
    return f'["m",{begun},{ways},{places},"{_sides(fact.was_up)}","{_sides(fact.up)}"]'


def _changed_to(fact: ValueChanged, begun: str) -> str:
    return f'["v",{begun},{_name_text(fact.path)},{to_json(fact.before)},{to_json(fact.after)}]'


def _announced_to(fact: Announced, begun: str) -> str:
    if len(fact.values) > MAX_CARDS or len(fact.seen_by) > MAX_CARDS:
        raise NotReadAgain("What is said has more than {most} parts.", most=MAX_CARDS)
    said = ",".join([f"[{_name_text(name)},{to_json(value)}]" for name, value in fact.values])
    return f'["a",{begun},{_name_text(fact.words)},[{said}],[{",".join(map(_name_text, fact.seen_by))}]]'


def _shuffled_to(fact: ZoneShuffled, begun: str) -> str:
    return f'["s",{begun},{_name_text(fact.zone)},{_lying_text(fact.before)},{_lying_text(fact.after)}]'


def _turned_to(fact: CardsTurned, begun: str) -> str:
    return f'["t",{begun},{_name_text(fact.zone)},{_numbers(fact.places)},{_keys(fact.cards)}]'


def _flipped_to(fact: StackFlipped, begun: str) -> str:
    return f'["f",{begun},{_name_text(fact.zone)}]'


_WRITERS: Final[Mapping[type, Callable[[Any, str], str]]] = {
    CardsMoved: _moved_to,
    ValueChanged: _changed_to,
    Announced: _announced_to,
    ZoneShuffled: _shuffled_to,
    CardsTurned: _turned_to,
    StackFlipped: _flipped_to,
}


def _numbers(places: Iterable[int]) -> str:
    return f"[{','.join(map(str, places))}]"


def _sides(up: Iterable[bool]) -> str:
    return "".join(["+" if one else "-" for one in up])


# ---------------------------------------------------------------------- reading


def facts_from_json(text: str, cards: Cards) -> tuple[Fact, ...]:
    """Return the facts that `facts_to_json` wrote. Raises NotEncoded."""
    data = _loaded(text)
    if type(data) is not list or len(data) > MAX_FACTS_READ:
        _wrong(data, wording("a list of at most {most} facts", most=MAX_FACTS_READ))
    facts: list[Fact] = []
    try:
        for one in data:
            facts.append(fact_from_data(one, cards))  # noqa: PERF401 - how many were read says which one is wrong
    except NotEncoded as wrong:
        raise NotEncoded("fact {number}: {fault}", number=len(facts), fault=wrong.words) from None
    return tuple(facts)


def fact_from_data(data: Any, cards: Cards) -> Fact:  # noqa: ANN401
    """Return one fact. Raises NotEncoded."""
    if type(data) is not list or len(data) < 4 or type(data[0]) is not str or data[0] not in _READERS:
        _wrong(data, wording("a list that begins with one of {letters}", letters=", ".join(_READERS)))
    letter, rule, cause, name = data[:4]
    length, read = _READERS[letter]
    if len(data) != length:
        _wrong(data, wording("{length} parts in a fact '{letter}'", length=length, letter=letter))
    if type(cause) is not int or not -1 <= cause < MAX_FACTS_READ:
        _wrong(cause, wording("a number from {least} to {most}", least=-1, most=MAX_FACTS_READ - 1), "cause")
    return read(_name(rule, "rule"), cause, _name(name, "name"), data, cards)


def state_from_json(text: str, cards: Cards) -> State:
    """Return the table that `state_to_json` wrote. Raises NotEncoded."""
    return state_from_data(_loaded(text), cards)


def state_from_data(data: Any, cards: Cards) -> State:  # noqa: ANN401
    """Return a table. Raises NotEncoded."""
    if type(data) is not dict or data.keys() != {"zones", "values"}:
        _wrong(data, wording("zones and values"))
    zones, values = data["zones"], data["values"]
    if type(zones) is not dict or type(values) is not dict:
        _wrong(data, wording("zones and values by their names"))
    return State(
        {_name(zone, "zone"): _of(zone, lying_from_data, lying, cards) for zone, lying in zones.items()},
        {_name(path, "path"): _of(path, _value, value) for path, value in values.items()},
    )


def lying_from_data(data: Any, cards: Cards) -> tuple[Lying, ...]:  # noqa: ANN401
    """Return the cards of a zone. Raises NotEncoded."""
    if type(data) is not str or len(data) > _LONGEST_LIST:
        _wrong(data, wording("keys of cards with blanks between them"))
    try:
        lying = tuple([Lying(cards[key.removesuffix("+")], key.endswith("+")) for key in data.split()])
    except KeyError as missing:
        _wrong(missing.args[0], wording("the key of a card of this game"))
    if len(lying) > MAX_CARDS:
        _wrong(len(lying), wording("at most {most} cards", most=MAX_CARDS))
    return lying


def _loaded(text: str) -> Any:  # noqa: ANN401
    if len(text) > MAX_ENCODED:
        _wrong(len(text), wording("at most {most} characters", most=MAX_ENCODED))
    try:
        return parsed(text)
    except ValueError:
        raise NotEncoded("no JSON that can be read.") from None


def _moved(rule: str, cause: int, origin: str, data: list[Any], cards: Cards) -> Fact:
    moved = _cards(data[5], cards)
    count = len(moved)
    return CardsMoved(
        rule=rule,
        cause=cause,
        cards=moved,
        origin=origin,
        places=_places(data[6], count),
        was_up=_facing(data[8], count),
        target=_name(data[4], "target"),
        lands=_places(data[7], count),
        up=_facing(data[9], count),
    )


def _changed(rule: str, cause: int, path: str, data: list[Any], _cards: Cards) -> Fact:
    return ValueChanged(rule=rule, cause=cause, path=path, before=_value(data[4]), after=_value(data[5]))


def _announced(rule: str, cause: int, words: str, data: list[Any], _cards: Cards) -> Fact:
    said, seats = data[4], data[5]
    if type(said) is not list or len(said) > MAX_CARDS or type(seats) is not list or len(seats) > MAX_CARDS:
        _wrong(data[4:], wording("a list of names with values, and a list of seats"))
    for pair in said:
        if type(pair) is not list or len(pair) != 2:
            _wrong(pair, wording("a name with its value"))
    return Announced(
        rule=rule,
        cause=cause,
        words=words,
        values=tuple([(_name(name, "name"), _value(value)) for name, value in said]),
        seen_by=tuple([_name(seat, "seat") for seat in seats]),
    )


def _shuffled(rule: str, cause: int, zone: str, data: list[Any], cards: Cards) -> Fact:
    return ZoneShuffled(
        rule=rule,
        cause=cause,
        zone=zone,
        before=lying_from_data(data[4], cards),
        after=lying_from_data(data[5], cards),
    )


def _turned(rule: str, cause: int, zone: str, data: list[Any], cards: Cards) -> Fact:
    turned = _cards(data[5], cards)
    return CardsTurned(rule=rule, cause=cause, zone=zone, places=_places(data[4], len(turned)), cards=turned)


def _flipped(rule: str, cause: int, zone: str, _data: list[Any], _cards: Cards) -> Fact:
    return StackFlipped(rule=rule, cause=cause, zone=zone)


_READERS: Final[Mapping[str, tuple[int, Callable[[str, int, str, list[Any], Cards], Fact]]]] = {
    "m": (10, _moved),
    "v": (6, _changed),
    "a": (6, _announced),
    "s": (6, _shuffled),
    "t": (6, _turned),
    "f": (4, _flipped),
}


def _name(data: Any, what: str) -> str:  # noqa: ANN401
    if type(data) is not str or len(data) > MAX_NAME:
        _wrong(data, wording("a text of at most {most} characters", most=MAX_NAME), what)
    return data


def _value(data: Any) -> Value:  # noqa: ANN401
    if data is None or type(data) in (int, bool, str):  # the usual case, without a call
        return data  # type: ignore[no-any-return]
    try:
        return from_data(data)
    except NoValue as wrong:
        raise NotEncoded(wrong.args[0]) from None


def _cards(data: Any, cards: Cards) -> tuple[Card, ...]:  # noqa: ANN401
    if type(data) is not str or len(data) > _LONGEST_LIST:
        _wrong(data, wording("keys of cards with blanks between them"))
    try:
        named = tuple([cards[key] for key in data.split()])
    except KeyError as missing:
        _wrong(missing.args[0], wording("the key of a card of this game"))
    if len(named) > MAX_CARDS:
        _wrong(len(named), wording("at most {most} cards", most=MAX_CARDS))
    return named


def _places(data: Any, count: int) -> tuple[int, ...]:  # noqa: ANN401
    if type(data) is not list or len(data) != count:
        _wrong(data, wording("{number} places", number=count))
    for place in data:
        if type(place) is not int or not 0 <= place <= _FARTHEST:
            _wrong(place, wording("a place from {least} to {most}", least=0, most=_FARTHEST))
    return tuple(data)


def _facing(data: Any, count: int) -> tuple[bool, ...]:  # noqa: ANN401
    if type(data) is not str or len(data) != count or data.strip("+-"):
        _wrong(data, wording("{number} times + (up) or - (down)", number=count))
    return tuple([one == "+" for one in data])


def _of(part: str, read: Callable[..., Any], *given: object) -> Any:  # noqa: ANN401 - what `read` returns
    """Read a zone or value of a table, and name it in what is wrong with it."""
    try:
        return read(*given)
    except NotEncoded as wrong:
        raise NotEncoded("{part}: {fault}", part=part, fault=wrong.words) from None


def _wrong(found: object, expected: Called, part: str = "") -> NoReturn:
    told = repr(str(found)[:60])
    if part:
        raise NotEncoded("{part}: found {found}, expected {expected}.", part=part, found=told, expected=expected)
    raise NotEncoded("found {found}, expected {expected}.", found=told, expected=expected)

"""The +Trigger notation: read, written and completed (RULES 2.6, MICRO-1 to MICRO-7).

    line        = alternative , { " or " , alternative } ;       a choice for the instigator
    alternative = trigger , { " and " , trigger } ;              all of them, left to right
    trigger     = prefix , name , [ ":" , target ] , [ "(" , value , ")" ] ;
    prefix      = "./" | "+" | "/" ;
    value       = "Full" | "All" | term , { ( "+" | "-" ) , term } ;
    term        = factor , { [ "*" ] , factor } ;                "3Ω" is 3 times Ω
    factor      = integer | variable ;

Spaces are free and case does not matter. What is read is stored under the events' own names, so every
spelling of the three texts comes out the same; `spell` writes it the way an edition does.
`notation.py` cuts the text into pieces and knows the limits for text that strangers wrote.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.games.gattai.book.editions import DEFAULT_EDITION, speak
from gattai_desktop.games.gattai.events.event_table import read_event, take_prefix
from gattai_desktop.games.gattai.events.trigger_line import (
    TARGETS,
    VARIABLES,
    Alternative,
    Amount,
    Term,
    Trigger,
    TriggerLine,
    TriggerValue,
    Variable,
    Whole,
)
from gattai_desktop.games.notation import MAX_TRIGGERS, MAX_WORD, Pieces


def parse(text: str, names: Iterable[str] | None = None, keys: Iterable[str] = ()) -> TriggerLine:
    """Read a line of the notation.

    `names` are the Pilots, Threats, Factions and Locations of the table, as people write them ("The Tin Comet");
    a target may then be a word of TARGETS or one of them. Without `names` any name is taken as it stands.
    `keys` are taken beside `names`, and never proposed: people know a renamed Threat by its name.

    Raises:
        NotationFault: the text is no line of the notation; it says where, what was found and what would do.
    """
    pieces = Pieces(text)
    known = None if names is None else _Known(tuple(names), tuple(keys))
    alternatives = [_alternative(pieces, known)]
    while pieces.take_word("or"):
        alternatives.append(_alternative(pieces, known))
    pieces.expect_end("'and', 'or' or the end")
    line = TriggerLine(tuple(alternatives))
    _keep_short(pieces, line)
    return line


@lru_cache(maxsize=1024)
def target_name(name: str) -> str:
    """Return the name of a Pilot, Threat or place as a target: "The Tin Comet" is The_Tin_Comet, "Unit 7" is Unit7.

    Empty for a name without a letter or digit.
    """
    words = "".join(sign if sign.isalnum() else " " for sign in name).split()
    target = ""
    for word in words:
        # A part begins with a letter, so a number clings to the part before it.
        if word[0].isalpha():
            target += f"_{word}" if target else word
        else:
            target += word if target else f"No{word}"
    return target[:MAX_WORD].rstrip("_")


def _keep_short(pieces: Pieces, line: TriggerLine) -> None:
    if sum(len(alternative.triggers) for alternative in line.alternatives) > MAX_TRIGGERS:
        raise pieces.too_long(wording("A line holds at most {most} events.", most=MAX_TRIGGERS))


class _Known:
    """The targets of a table: as each may be written, and those that are proposed where none is meant."""

    def __init__(self, names: tuple[str, ...], keys: tuple[str, ...]) -> None:
        self.named = {target_name(one).casefold(): target_name(one) for one in names}
        self.written = self.named | {target_name(one).casefold(): target_name(one) for one in keys}


def _alternative(pieces: Pieces, known: _Known | None) -> Alternative:
    triggers = [_trigger(pieces, known)]
    while pieces.take_word("and"):
        triggers.append(_trigger(pieces, known))
    return Alternative(tuple(triggers))


def _trigger(pieces: Pieces, known: _Known | None) -> Trigger:
    if not take_prefix(pieces):
        raise pieces.broken(wording("an event such as +Schism, which begins with + or ./"))
    event = read_event(pieces)
    target = _target(pieces, known) if pieces.take(":") else None
    value = _value(pieces) if pieces.take("(") else None
    return Trigger(event, target, value)


def _target(pieces: Pieces, known: _Known | None) -> str:
    start = pieces.at
    word = pieces.name()
    if word is None:
        raise pieces.broken(wording("a target, such as Self or Choice"))
    plain = _TARGET_OF.get(word.casefold())
    if plain is not None:
        return plain
    if known is None:
        return word
    if word.casefold() not in known.written:
        raise pieces.unknown(start, wording("target"), word, (*TARGETS, *known.named.values()))
    return known.written[word.casefold()]


def _value(pieces: Pieces) -> TriggerValue:
    whole: Whole | None = None
    if pieces.take_word("full"):
        whole = "Full"
    elif pieces.take_word("all"):
        whole = "All"
    value: TriggerValue = whole or Amount(_terms(pieces))
    if not pieces.take(")"):
        raise pieces.broken("')'" if whole else "'+', '-' or ')'")
    return value


def _terms(pieces: Pieces) -> tuple[Term, ...]:
    terms = [Term(_factors(pieces))]
    while True:
        if pieces.take("+"):
            terms.append(Term(_factors(pieces)))
        elif pieces.take("-") or pieces.take("−"):
            terms.append(Term(_factors(pieces), minus=True))
        else:
            break
    if sum(len(term.factors) for term in terms) > MAX_TRIGGERS:
        raise pieces.too_long(wording("A value holds at most {most} numbers and letters.", most=MAX_TRIGGERS))
    return tuple(terms)


def _factors(pieces: Pieces) -> tuple[int | Variable, ...]:
    factors: list[int | Variable] = []
    starred = False
    while True:
        number = pieces.integer()
        if number is not None:
            factors.append(number)
        elif (variables := _variables(pieces)) is not None:
            factors.extend(variables)
        elif factors and not starred:
            return tuple(factors)
        else:
            raise pieces.broken(wording("a number, Full, All or a letter such as X"))
        starred = pieces.take("*") or pieces.take("×")


def _variables(pieces: Pieces) -> tuple[Variable, ...] | None:
    start = pieces.at
    word = pieces.word()
    if word is None:
        return None
    if word.casefold() in _VARIABLE_OF:
        return (_VARIABLE_OF[word.casefold()],)
    # Letters may stand side by side: "XΩ" is X times Ω.
    found: list[Variable] = []
    rest = word.casefold()
    while rest:
        fitting = [spelling for spelling in _VARIABLE_OF if rest.startswith(spelling)]
        if not fitting:
            raise pieces.unknown(start, wording("value"), word, (*VARIABLES, "Full", "All"))
        longest = max(fitting, key=len)
        found.append(_VARIABLE_OF[longest])
        rest = rest[len(longest) :]
    return tuple(found)


_TARGET_OF: Final = {target.casefold(): target for target in (*TARGETS, "Everyone", "Else")}
_VARIABLE_OF: Final[Mapping[str, Variable]] = {
    **{variable.casefold(): variable for variable in VARIABLES},
    "omega": "Ω",
}


def spell(
    part: TriggerLine | Alternative | Trigger, edition_key: str = DEFAULT_EDITION, *, recover: str = "Recover"
) -> str:
    """Write a part of the notation the way an edition does; `parse` reads it back to the same value.

    `recover` is the table's word for Recover (R-38): `rulings.speak("recover")`.
    """
    match part:
        case TriggerLine(alternatives):
            return " or ".join(spell(alternative, edition_key, recover=recover) for alternative in alternatives)
        case Alternative(triggers):
            return " and ".join(spell(trigger, edition_key, recover=recover) for trigger in triggers)
        case Trigger(event, target, value):
            name = recover if event == "Recover" else event
            aimed = "" if target is None else f":{target}"
            counted = "" if value is None else f"({spell_value(value)})"
            return f"{speak('prefix', edition_key)}{name}{aimed}{counted}"


def spell_value(value: TriggerValue) -> str:
    """Write a value: `Full`, `2`, `3Ω`, `Stage+1`."""
    if not isinstance(value, Amount):
        return value
    return "".join(
        ("" if place == 0 else "-" if term.minus else "+") + _spell_factors(term.factors)
        for place, term in enumerate(value.terms)
    )


def _spell_factors(factors: tuple[int | Variable, ...]) -> str:
    written = str(factors[0])
    for before, factor in pairwise(factors):
        # Only a number before a letter reads well without a star.
        close = isinstance(before, int) and not isinstance(factor, int)
        written += str(factor) if close else f"*{factor}"
    return written

"""What plates and fields tell of a line of triggers: what it does in words, how the book writes it, what could come."""

from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.board.speech import called, fill, first_large, said, speak
from gattai_desktop.board.words import Crest, DrawnWords, PlainText, Sign, WordsPiece
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.effects.effect_asks import ChooseWay, ways_offered
from gattai_desktop.games.gattai.effects.targets import most_picked
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.events.lines import Choose
from gattai_desktop.games.gattai.events.recipients import kind_of
from gattai_desktop.games.gattai.outcome import spoil_table
from gattai_desktop.games.gattai.telling.foretelling import asked_anew, foretell
from gattai_desktop.games.gattai.telling.read_aloud import read_aloud
from gattai_desktop.games.gattai.telling.what_could_stand import CouldStand, what_could_stand
from gattai_desktop.games.gattai.telling.what_it_does import WhatItDoes, in_a_sentence, what_it_does
from gattai_desktop.games.gattai.world.waves import ATTACK, UsePower, attack_amount, of_entries, powers
from gattai_desktop.windows.games.gattai.looks.power_text import clause_of
from gattai_desktop.windows.kit.ask_look import ReachedSeat
from gattai_desktop.windows.kit.completing import Completer, CompletionRow, ReadLook
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView

Aimed = Callable[[Table, str], str | None]

_PIPS: Final = {"Fortify": "buffer", "Chargeup": "charge"}
"""The sign of what an event gives, one for each point."""
_RUN: Final = ("Wave", "Storm")
"""Events that a Threat carries out."""
_TEAM_VALUE: Final = "R-30"
"""The ruling that reads what a line gives to a Team."""


def in_words(table: Table, line: str, instigator: str, aimed: Aimed | None = None) -> str:
    """Return what a line of triggers does, in one sentence."""
    return said(in_a_sentence(what_it_does(table, line, instigator, aimed)))


def as_written(seen: SeatView, line: str) -> str:
    """Return the line as the book writes it, with the edition, and the ruling that reads it; "" for plain words."""
    if not line.startswith("+"):
        return ""
    edition = EDITIONS.get(seen.text("edition"))
    read = ", ".join((*([called(edition.name)] if edition else []), *([_TEAM_VALUE] if ":Team" in line else [])))
    return speak("table", "As the book writes it: {line} ({edition})", line=line, edition=read)


def power_words(seen: SeatView, threat: str, power: str) -> str:
    """Return what a Wave or Storm of a Threat does, by its id; "" where the seat does not know it."""
    return in_words(seen.sight, seen.text(f"{threat}.{power}"), threat)


@frozen
class AnswerWords:
    """What an answer about triggers does: in a few words, whom it reaches in a line, and each of them with signs."""

    what: str
    line: DrawnWords
    reached: tuple[ReachedSeat, ...] = ()
    total: str = ""


def answer_words(seen: SeatView, ask: Ask) -> tuple[AnswerWords, ...]:
    """Return what each answer of a question about triggers or ways does; nothing for other questions."""
    if ask.options and isinstance(ask.options[0], ChooseWay):
        return tuple(_ways(seen, ask))
    if not ask.options or not isinstance(ask.options[0], Choose) or not (about := _asked_of(seen, ask)):
        return ()
    _, _, instigator, why = about
    aimed = spoil_table.target if why == spoil_table.SPOIL else None
    found = []
    for option in ask.options:
        assert isinstance(option, Choose)
        (does,) = what_it_does(seen.sight, option.alternative, instigator, aimed)
        sign = next((sign for event, sign in _PIPS.items() if event in option.alternative), "")
        reached = tuple(_reached(does, sign))
        gained = sum(one.then - one.have for one in reached)
        total = speak("table", "{number} in all", number=gained) if len(reached) > 1 and gained else ""
        line = tuple(_in_a_line(reached, total)) or (PlainText(", ".join(said(one) for one in does.reaches)),)
        found.append(AnswerWords(said(does.what), line, reached, total))
    return tuple(found)


def _ways(seen: SeatView, ask: Ask) -> Iterator[AnswerWords]:
    """Yield what each way does; what comes of it at this table is foretold."""
    try:
        ways = ways_offered(seen.sight, open_item(seen.sight, ask.kind))
    except LookupError:  # open only after another question
        return
    for option in ask.options:
        if isinstance(option, ChooseWay):
            what = first_large(said(ways[option.way - 1]))
            yield AnswerWords(what, _asked_next(seen, option, what))


def _asked_next(seen: SeatView, option: ChooseWay, what: str) -> DrawnWords:
    """Return what is asked after a way of which only its name could be told before: "Trauma 4 hits The Gull. …"."""
    preview = seen.model.preview(option)
    told = foretell(seen.sight, preview)
    told = told[: len(told) - len(asked_anew(preview))]
    return drawn(preview.asks[0].text) if preview.asks and all(said(one) == what for one in told) else ()


def _reached(does: WhatItDoes, sign: str) -> Iterator[ReachedSeat]:
    """Yield each Pilot who is reached; none where others are reached too."""
    if len(does.gauges) == len(does.reaches):
        for (seat, have, then), words in zip(does.gauges, does.reaches, strict=True):
            yield ReachedSeat(seat, said(words), sign, have, then)


def _in_a_line(reached: tuple[ReachedSeat, ...], total: str) -> Iterator[WordsPiece]:
    """Yield each who is reached with crest and pips, dashed those that will come; then the sum of all."""
    for place, one in enumerate(reached):
        yield from ((PlainText(" · "),) if place else ())
        yield from (Crest(one.seat), PlainText(f" {one.words} "))
        for pip in range(one.then if one.sign else 0):
            yield Sign(one.sign) if pip < one.have else Sign(one.sign, "price", to_come=True)
    if total:
        yield PlainText(f" · {total}")


def written(seen: SeatView, ask: Ask) -> str:
    """Return how the book writes what a question chooses from; "" for other questions."""
    if not ask.options or not isinstance(ask.options[0], Choose):
        return ""
    event = _asked_of(seen, ask)
    return as_written(seen, event[1]) if event else ""


def _asked_of(seen: SeatView, ask: Ask) -> tuple[str, ...]:
    """Return what a question is about; () for one that stands beside another and is open only after that."""
    try:
        return tuple(map(str, open_item(seen.sight, ask.kind)))
    except LookupError:
        return ()


def use_words(seen: SeatView, ask: Ask, option: UsePower) -> str:
    """Return what a Threat's Wave, Storm or Attack does, where it is asked which of them it runs."""
    found = _asked_of(seen, ask)
    if not found:
        return ""
    _, due, threat = found
    return _does(seen, due, threat, option.power)


def runs_words(seen: SeatView, ask: Ask, option: AimAt) -> str:
    """Return what a Threat does first of all, where it is asked which runs a Wave or a Storm; "" elsewhere."""
    found = _asked_of(seen, ask)
    event = found[1] if found else ""
    if event not in _RUN:
        return ""
    try:
        power = powers(seen.sight, event.lower(), option.target)[0]
    except NotKnown:  # not this seat's to know
        return ""
    return _does(seen, event.lower(), option.target, power)


def _does(seen: SeatView, due: str, threat: str, power: str) -> str:
    """Return what one of the powers of a Threat does where a Wave or a Storm is due."""
    try:
        bought = [(name, held) for one in (due, "wave") for name, held in of_entries(seen.sight, one, threat)]
    except NotKnown:  # not this seat's to know
        return ""
    held = dict(reversed(bought)).get(power)  # what is due goes before what does for it
    if held is None and power == ATTACK:
        number = attack_amount(seen.sight)
        each = speak("table", "Trauma {number} for each Pilot", number=number)
        return each if due == "storm" else in_words(seen.sight, f"+Trauma:Choice({number})", threat)
    if held is None:
        return power_words(seen, threat, power)
    told = clause_of(seen.prose(f"entry.{held.entry}.text"), held.effect.part)
    if len({name for name, one in bought if one.entry == held.entry}) == 1:
        return told
    number = max(most_picked(seen.sight, held, group.target, {}) for group in held.effect.groups)
    one, several = speak("table", "For one of Coach's choice"), speak("table", "For up to {number} of Coach's choice")
    return f"{one if number == 1 else fill(several, number=number)} · {told}"


_SIGNS: Final = {
    "Pilot": "person",
    "Threat": "horns",
    "Faction": "hand",
    "Location": "building",
    "Resource": "armory",
    "Coach": "horns",
}


def trigger_completer(table: Callable[[], Table], instigator: str) -> Completer:
    """Return what completes lines that this seat or Threat would fire. table: what they would be fired at, as it is."""
    return Completer(
        rows=lambda text, caret: tuple(_row(table(), one) for one in _offers(table(), text, caret, instigator)),
        pressing=lambda text, caret: _is_pressing(table(), text, caret, instigator),
        read=lambda text, caret: _read(table(), text, caret, instigator),
    )


def _offers(table: Table, text: str, caret: int, instigator: str) -> tuple[CouldStand, ...]:
    return what_could_stand(table, text, caret, instigator, called)


def _row(table: Table, one: CouldStand) -> CompletionRow:
    sign = _SIGNS.get(str(kind_of(table, one.about)), "") if one.about else ""
    return CompletionRow(one.shown, said(one.does), one.line, one.caret, one.rest, sign, one.refused, one.price)


def _is_pressing(table: Table, text: str, caret: int, instigator: str) -> bool:
    """Whether something has to follow there, and not only could: a name, a target, the end of a value."""
    offers = _offers(table, text, caret, instigator)
    return bool(text.strip()) and bool(offers) and not offers[0].rest.startswith(("(", " ")) and bool(offers[0].rest)


def _read(table: Table, text: str, caret: int, instigator: str) -> ReadLook:
    if not text.strip(" +./"):
        return ReadLook(speak("trigger", "An event, a colon, whom it reaches, and how much: +Schism:Team(1)"))
    found = read_aloud(table, text, instigator, called)
    if found.sound:
        return ReadLook(said(found.words), "sound")
    if caret == len(text) and _is_pressing(table, text, caret, instigator):
        # An unfinished word is no mistake yet.
        return ReadLook(speak("trigger", "Go on: the list says what could stand here."), "begun")
    return ReadLook(said(found.words), "wrong", found.begins, found.ends)

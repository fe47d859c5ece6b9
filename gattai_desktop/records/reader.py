"""Reads a record. Never stops at the first fault: a text that cannot be played has all its faults told at once."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from attrs import field, mutable

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.encoding import MAX_TEXT, NotEncoded, facts_from_json
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.boxes import KEYS, NoSuchGame, box
from gattai_desktop.content.own_box import box_with_packs as own_box
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.records.clauses import NOBODY, Clauses
from gattai_desktop.records.fault import RecordFault, Unreadable, UnreadableRecord, told
from gattai_desktop.records.given import Given
from gattai_desktop.records.lines import MAX_BYTES, RecordLine, heading, read_lines, unquoted
from gattai_desktop.records.record import (
    Done,
    Expected,
    Record,
    Scripted,
    ScriptedFacts,
    ScriptedOffer,
    ScriptedRefusal,
    Shuffled,
    TakenBack,
)
from gattai_desktop.records.written import read_cards

MAX_FAULTS: Final = 100
"""Most faults of one record that are told."""

_RULE: Final = re.compile(r"[A-Z][A-Z0-9]*-[HW]?\d+[a-z]?")
_ALLOWS: Final = re.compile(r'Coach allows(?:\s+("(?:[^"\\]|\\.)*"))?')
_SAYS: Final = re.compile(r'says\s+("(?:[^"\\]|\\.)*")')
_BY: Final = re.compile(r"by\s+([^\W\d_][\w-]*)")
_BACK: Final = re.compile(r"to\s+(\d{1,7})")
_BECAUSE: Final = re.compile(r'because\s+("(?:[^"\\]|\\.)*")')
KEYWORDS: Final = ("game", "given", "shuffle", "when", "refused", "offered", "then", "back", "happened")
_PLAYED: Final = KEYWORDS[3:]
"""What is carried out from top to bottom, at the table that is given."""
MAX_RULES: Final = 40
"""Most rules that one refusal names."""
_TOLD: Final = 400
"""Characters that are told of the beginning of a long fault, and of its end."""


def read_file(path: Path, own: Iterable[Pack] = ()) -> Record:
    """Read the record in a file. Raises UnreadableRecord with every fault, OSError where it cannot be opened.

    own: packs of a person's own whose entries it may name.
    """
    if path.exists() and not path.is_file() and not path.is_dir():  # reading a pipe could wait for ever
        raise _no_record(path, wording("This is no file. Name a record, a text in UTF-8."))
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if not data.strip():
        raise _no_record(path, wording("The file is empty; a record has at least one line."))
    if len(data) > MAX_BYTES:
        most = MAX_BYTES // 1024**2
        raise _no_record(path, wording("The file is longer than {most} MiB. No record is read beyond that.", most=most))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data[: wrong.start].count(b"\n") + 1
        words = wording("This is no text in UTF-8. Save the record as UTF-8, or open it as a session.")
        raise _no_record(path, words, line) from None
    return read(text, path.name, own)


def _no_record(path: Path, words: str, line: int = 0) -> UnreadableRecord:
    return UnreadableRecord((RecordFault(path.name, line, words),))


def read(text: str, file: str = "record", own: Iterable[Pack] = (), box: Box | None = None) -> Record:
    """Read a record. Raises UnreadableRecord with every fault.

    box: that of the session of which it was written, where its cards are known already.
    """
    return _Reader(text, file, tuple(own), box).record()


@mutable
class _Reader:
    """A record that is being read, with the faults found so far."""

    text: str
    file: str
    own: tuple[Pack, ...] = ()
    known: Box | None = None
    faults: list[RecordFault] = field(factory=list)

    @property
    def full(self) -> bool:
        """Whether so many faults are found that the rest is not read."""
        return len(self.faults) >= MAX_FAULTS

    def fault(self, line: int, text: str) -> None:
        if len(text) > 2 * _TOLD:
            text = f"{text[:_TOLD]} … {text[-_TOLD:]}"
        if not self.full:
            self.faults.append(RecordFault(self.file, line, text))

    def record(self) -> Record:
        lines = list(read_lines(self.text, self.fault))
        game = self._game([line for line in lines if line.keyword == "game"])
        given = Given(game, self.fault, lambda: self.full, self.own)
        began = 0
        for line in lines:
            if self.full:
                break
            if line.keyword == "given":
                given.take(line)
                if began:
                    self.fault(
                        line.number,
                        wording("What is given stands above the first move or question, in line {began}.", began=began),
                    )
            elif line.keyword in _PLAYED:
                began = began or line.number
            elif line.keyword not in KEYWORDS and not line.goes_on:
                self.fault(
                    line.number,
                    wording(
                        "'{keyword}' is no keyword. Write one of: {known}.",
                        keyword=AsWritten(line.keyword[:40]),
                        known=", ".join(KEYWORDS),
                    ),
                )
        begun = given.setup()
        start = begun[1] if begun else State({}, {})
        script = self._script(lines, game, start)
        if self.faults or begun is None:
            raise UnreadableRecord(sorted(self.faults, key=lambda fault: fault.line))
        return Record(
            file=self.file,
            title=heading(self.text),
            box=game,
            setup=begun[0],
            start=start,
            seed=given.seed,
            script=tuple(script),
        )

    def _game(self, lines: list[RecordLine]) -> Box:
        keys = [key for line in lines for key in line.clauses]
        key = keys[0] if keys else KEYS[0]
        if lines and len(keys) != 1:
            self.fault(
                lines[-1].number,
                wording("A record is of one game. Write one line: game {key}.", key=AsWritten(key[:40])),
            )
        if self.known is not None and self.known.key == key:
            return self.known
        try:
            return own_box(key, self.own)
        except NoSuchGame as wrong:
            self.fault(lines[0].number, told(wrong))
            return box(KEYS[0])

    def _script(self, lines: list[RecordLine], game: Box, start: State) -> list[Scripted]:
        script: list[Scripted] = []
        clauses = Clauses(game.words, start.values)
        done = 0
        for line in lines:
            if self.full:
                break
            try:
                match line.keyword:
                    case "when":
                        script.append(done_of(line, game))
                    case "refused":
                        script.append(self._refused(line, game))
                    case "offered":
                        script += [ScriptedOffer(line=line.number, move=_move(one, game)) for one in line.clauses]
                    case "shuffle":
                        script += [_shuffled(line, clause, clauses) for clause in line.clauses]
                    case "back":
                        script.append(_back(line, done))
                    case "happened":
                        script.append(_happened(line, game))
                    case "then":
                        script += self._expected(line, clauses)
            except ValueError as wrong:
                self.fault(line.number, told(wrong))
            done += line.keyword in ("when", "back", "happened")
        return script

    def _refused(self, line: RecordLine, game: Box) -> ScriptedRefusal:
        if len(line.clauses) != 1:
            raise Unreadable("One refused move stands on one line: 'refused Red counters with 4♠P  THROW-29'.")
        text = line.clauses[0]
        rules: list[str] = []
        while True:
            before, _, word = text.replace(",", " ").rstrip().rpartition(" ")
            if not _RULE.fullmatch(word):
                return ScriptedRefusal(line=line.number, move=_move(text.rstrip(), game), rules=tuple(rules))
            if len(rules) == MAX_RULES:
                raise Unreadable("More than {most} rules are named here; {most} at most are read.", most=MAX_RULES)
            rules.insert(0, word)
            text = text[: len(before)]

    def _expected(self, line: RecordLine, clauses: Clauses) -> list[Expected]:
        expected, subject = [], NOBODY
        for clause in line.clauses:
            if self.full:
                break
            try:
                named = clauses.subject(clause)
                subject, body = named or (subject, clause)
                if body:
                    expected.append(
                        Expected(line=line.number, text=clause, expectation=clauses.expected(body, subject))
                    )
            except ValueError as wrong:
                self.fault(line.number, told(wrong))
        return expected


def done_of(line: RecordLine, game: Box) -> Done:
    """Return the move that a line under "when" says, and what stands with it. Raises ValueError."""
    if not line.clauses:
        raise Unreadable("A move is missing after 'when', such as 'Red counters with 3♦P'.")
    move = _move(line.clauses[0], game)
    allowed, because, narration, by = False, "", "", move.seat
    said = [clause.split()[0] for clause in line.clauses[1:]]
    for clause in line.clauses[1:]:
        if said.count(clause.split()[0]) > 1:
            raise Unreadable("'{clause}' is said with another of its kind. Write one of them.", clause=clause[:60])
        if found := _ALLOWS.fullmatch(clause):
            allowed, because = True, _said(found[1]) if found[1] else ""
        elif found := _SAYS.fullmatch(clause):
            narration = _said(found[1])
        elif found := _BY.fullmatch(clause):
            by = found[1].lower()
        else:
            raise Unreadable(
                "'{clause}' is not understood after a move. Write 'Coach allows \"…\"', 'says \"…\"' or 'by "
                "Red'; the next move stands on a line of its own.",
                clause=clause[:60],
            )
    return Done(line=line.number, move=move, by=by, allowed=allowed, allowed_because=because, narration=narration)


def _move(text: str, game: Box) -> Move:
    try:
        return game.game.phrases.read(text)
    except NotAMove as wrong:
        if text.startswith(COACH_SEAT):
            raise Unreadable("{wrong} Begin with the name of the seat: 'Coach …'.", wrong=wrong) from None
        raise Unreadable(told(wrong)) from None


def _back(line: RecordLine, done: int) -> TakenBack:
    found = _BACK.fullmatch(line.clauses[0]) if line.clauses else None
    if not found:
        raise Unreadable("Write the entry after which the table stands again: 'back to 4'; 0 is the start.")
    if int(found[1]) > done:
        raise Unreadable("'back to {word}': only {done} entries stand before this line.", word=found[1], done=done)
    said = line.clauses[1:]
    if len(said) == 1 and (allows := _ALLOWS.fullmatch(said[0])):
        because = _said(allows[1]) if allows[1] else ""
        return TakenBack(line=line.number, to=int(found[1]), because=because, allowed=True)
    return TakenBack(line=line.number, to=int(found[1]), because=_because(said))


def _happened(line: RecordLine, game: Box) -> ScriptedFacts:
    if not line.clauses:
        raise Unreadable("Facts are missing; they are written by the program.")
    try:
        facts = facts_from_json(unquoted(line.clauses[0]), game.game.cards)
    except NotEncoded as wrong:
        raise Unreadable(told(wrong)) from None
    return ScriptedFacts(line=line.number, facts=facts, because=_because(line.clauses[1:]))


def _because(clauses: tuple[str, ...]) -> str:
    if not clauses:
        return ""
    found = _BECAUSE.fullmatch(clauses[0]) if len(clauses) == 1 else None
    if not found:
        raise Unreadable("'{clauses}' is not understood. Write 'because \"…\"'.", clauses="; ".join(clauses)[:60])
    return _said(found[1])


def _said(quoted: str) -> str:
    text = unquoted(quoted)
    if len(text) > MAX_TEXT:
        raise Unreadable("A text of {number} characters is too long: {most} at most.", number=len(text), most=MAX_TEXT)
    return text


def _shuffled(line: RecordLine, clause: str, clauses: Clauses) -> Shuffled:
    of, said = clauses.subject(clause) or (NOBODY, clause)
    for length in (2, 1):
        words = said.split(None, length)
        if len(words) <= length:
            continue
        name, cards = " ".join(words[:length]), words[length]
        try:
            zone = clauses.zone_named(name, of)
        except Unreadable:
            continue
        order = read_cards(cards, clauses.words, clauses.words.deck_of_zone(zone)).cards
        if any(isinstance(card, Back) for card in order) or len(set(order)) != len(order):
            raise Unreadable("'{clause}': each card of the order must be named, and once.", clause=clause[:60])
        return Shuffled(line=line.number, zone=zone, cards=order)
    raise Unreadable(
        "'{clause}': write the zone and its new order, top first: shuffle Pilots' Deck 5♣ Joker1 9♥.",
        clause=clause[:60],
    )

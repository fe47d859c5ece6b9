"""The form of a new table: what can be played, what is asked for before, and the set-up that the answers make.

Whoever makes a new table asks these fields: the window, the command line, what reads a damaged session.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.by_program import BY_PROGRAM, against_programs, played_by_program, with_programs
from gattai_desktop.games.kinds import MAX_NAME, ByNames, Faults, Held, NotPossible, OneOf, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, FieldValues
from gattai_desktop.games.near_names import did_you_mean

NAME, SEATS, EDITION, PEOPLE = "name", "seats", "edition", "people"
"""What the fields are called that more than one game has."""
SESSION_NAME: Final = Field(NAME, Text(MAX_NAME), "", help="What the session is called; the scenario's name without.")
SEAT: Final = r"[^\W\d_][\w-]{0,59}"
"""A seat is one word, since a move begins with it."""


@frozen
class Seats(ByNames):
    """Who sits where, by seats, each with the name of who sits there; "" for a name that waits there ready."""

    order: tuple[Seat, ...] = ()
    """Every seat, who sits down first before the others; none where every word may be one."""
    fewest: int = 1
    most: int = 99
    refused: Words = say("")
    """Why it cannot begin with fewer or more."""
    ready: Mapping[Seat, str] = field(factory=dict)
    """What those are called who wait in a seat."""
    named: bool = False
    """Whether a seat is written only to say who sits there."""
    others: Words = say("")  # where those are named who have no seat among these

    def read(self, found: object, faults: Faults) -> dict[str, Held]:
        if not isinstance(found, Mapping):
            faults.add(wording("It is no table. Write {example}.", example=AsWritten('{ red = "Ren", … }')))
            return {}
        return {str(seat): Text(MAX_NAME).read(name, faults.inside(str(seat))) for seat, name in found.items()}

    def typed(self, text: str) -> dict[str, Held]:
        """Read "Red,Green" or "Red=Ren,Green=Gil"."""
        seats: dict[str, Held] = {}
        for written, _, name in (part.partition("=") for part in text.split(",") if part.strip()):
            seat = written.strip().lower()
            if not re.fullmatch(SEAT, seat):
                raise NotPossible(wording("'{seat}' is no seat. Write {what}.", seat=seat[:60], what=self.says()))
            if self.order and seat not in self.order:
                raise NotPossible(self._no_seat(seat))
            if seat in seats:
                raise NotPossible(wording("{seat} is named twice.", seat=seat[:60]))
            if self.named and not name.strip():
                raise NotPossible(wording("'{seat}' has no name. Write {what}.", seat=seat[:60], what=self.says()))
            seats[seat] = name.strip()
        return seats

    def _no_seat(self, seat: Seat) -> str:
        """Say of a word that it is no seat of this table, which it may have meant, and which there are."""
        said = {"seat": seat[:60], "meant": did_you_mean(seat, self.order), "seats": ", ".join(self.order)}
        words = "'{seat}' is no seat here.{meant} There are: {seats}. A name stands behind its seat: {example}."
        refused = wording(words, example=AsWritten(f"{self.order[0]}=Jo"), **said)
        return wording("{why} {more}", why=refused, more=self.others) if str(self.others) else refused

    def says(self) -> Words:
        if self.named:
            return say("a name for each seat: {seat}=Jo", seat=self.order[-1])
        return say("one word for each: Red,Green, or Red=Ren,Green=Gil")

    def first(self, count: int) -> dict[str, Held]:
        """Return the answer in which this number of players sit down."""
        return dict.fromkeys(self.order[:count], "")


@frozen
class DeckText(OneOf):
    """A ready deck by its id, or any other one as a list of cards, which its form checks."""

    def typed(self, text: str) -> str:
        return text if text in self.words else Text().typed(text)

    def says(self) -> Words:
        return say("{words}, or a list of cards", words=", ".join(self.words))


CLASSES: Final = ("beginner", "freshman", "sophomore", "junior", "senior")
"""For whom a game can be fair: whoever never read a rule, and Pilots of a class."""
PICTURES: Final = ("contact", "harbour", "moon", "lighthouse", "vault", "carnival", "arena", "network", "duel", "empty")
"""The pictures of what can be played, by what they show."""


@frozen(kw_only=True)
class Glance:
    """What a person sees of a game before choosing it: a picture, a sentence, and what it asks of people."""

    picture: str = "empty"
    summary: Words = say("")
    length: Words = say("")
    """How long it lasts, in words."""
    fewest: int = 2
    """How many people it is made for at least, with the Coach."""
    most: int = 8
    difficulty: int = 0
    """1 to 5; 0 where nobody says."""
    fair_for: str = ""
    """One of `CLASSES`; "" where nobody says."""


@frozen(kw_only=True)
class Brought:
    """Something of the Team that its Pilots change when they sit down, each by so much."""

    name: Words
    short: Words
    """The same where there is little room."""
    sign: str
    begins: int
    least: int
    most: int
    by: Mapping[Seat, int]
    less: str = ""
    """The field whose number is taken off; "" for none."""

    def sum(self, seats: Iterable[Seat], answers: FieldValues | None = None) -> int:
        """Return with how much of it a Team of these seats begins, where so much is answered."""
        whole = self.begins + sum(self.by.get(seat, 0) for seat in seats) - self.taken_off(answers)
        return max(self.least, min(self.most, whole))

    def taken_off(self, answers: FieldValues | None) -> int:
        found = (answers or {}).get(self.less, 0)
        return found if isinstance(found, int) else 0


@frozen(kw_only=True)
class FormChoice:
    """A field that a person chooses at the new table: what it is called, and its answers in words.

    options: what may be typed, each as people call it, the usual one first. lines: what is said of them.
    further: it stands behind "More".
    seat: the person who has to sit there that it is asked for; "" where that does not matter.
    for_one: those of the options that are offered only where one person plays: seen by two, they would tell something.
    usual_for_one: the usual one of these, where one person plays; "" for the usual one of all.
    decks: the decks of the person at this computer stand beside the ready ones; a deck is typed as its list of cards.
    """

    asks: str
    """The field that it answers."""
    name: Words
    options: tuple[tuple[str, Words], ...]
    lines: Mapping[str, Words] = field(factory=dict)
    further: bool = True
    seat: Seat = ""
    for_one: tuple[str, ...] = ()
    usual_for_one: str = ""
    decks: bool = False


def _against_people(people: Mapping[Seat, str], seats: Collection[Seat], programs: Collection[Seat]) -> Words:
    """Say whose seat nobody sits in, or the program; nothing where each has a seat."""
    for seat, name in people.items():
        if seat not in seats:
            words = "{name} has no seat: {seat} is not at this table. Here sit {seats}"
            return say(words, name=name, seat=AsWritten(seat), seats=AsWritten(", ".join(seats)))
        if seat in programs:
            return say("{name} has no seat: the program plays {seat}", name=name, seat=AsWritten(seat))
    return say("")


ChosenRulings = Mapping[str, str]
"""Rulings that a person chose for a table, each with its option."""


@frozen(kw_only=True)
class TableForm:
    """One thing to play, a scenario or a way of playing, and the fields of its new table."""

    key: str
    id: str = ""
    """Its whole id, where it comes from a pack."""
    name: Words
    line: Words = say("")
    """What is special about it among those of its group."""
    group: Words = say("")
    """What ways of playing have in common that are chosen together; none for what is chosen by itself."""
    session: Words
    """What the session is called where nobody gives it a name."""
    fields: Fields
    setup_of: Callable[[FieldValues], Any]
    """Makes the set-up out of an answer for each field."""
    choices: tuple[FormChoice, ...] = ()
    """What is chosen besides who plays and by which edition."""
    begun_with: Callable[[Any, Iterable[str]], tuple[Mapping[str, str], ChosenRulings]] | None = None
    """Returns what was chosen for a table, out of its set-up: these choices as they would be typed, and the rulings
    besides. A deck of a person's own is one of these lists, where it is the same. None where nobody asks it."""
    refused: Callable[[FieldValues, ChosenRulings], Words] = lambda _answers, _rulings: say("")
    """Says why it cannot begin with these answers and these rulings, besides the number of players. What is not
    answered is not looked at."""
    glance: Glance = Glance()
    roles: Mapping[Seat, str] = field(factory=dict)
    """The part that each ready Pilot has in the Team."""
    colours: Mapping[Seat, str] = field(factory=dict)
    """The colour that each seat wears which is not called after one, and which the program does not know."""
    brings: tuple[Brought, ...] = ()
    """What of the Team follows from who sits down."""
    leader: Seat = COACH_SEAT
    """The seat of whoever leads the evening, where somebody does."""
    leading: Words = say("Coach")
    """What that seat is called."""
    one_name: bool = False
    """Whoever plays has one name, and not another one for a Pilot."""
    players: Words = say("Players")
    """The heading above those who play."""
    kind: Words = say("")
    """The heading above the editions, or above whose work it is where there are none."""
    settles: frozenset[str] = frozenset()
    """The rulings that this way of playing is: none of them is a change of the table."""
    source: str = ""
    """Whose work it is, for a game without editions."""
    led: bool = False
    """It leads beginners, so that the first window offers it by itself and asks for nothing but who plays."""
    bare: bool = False
    """Nothing stands on its table yet: whoever leads brings it along, and may write it at the desk."""

    @property
    def called(self) -> tuple[str, ...]:
        """By what it may be named: its key, its id, and what it is called inside its pack."""
        return (self.key, self.id, self.key.rpartition("/")[2])

    def field(self, name: str) -> Field | None:
        """Return one of its fields; None where it does not ask for this."""
        return next((one for one in self.fields if one.name == name), None)

    @property
    def coached(self) -> bool:
        """Whether somebody leads the evening at its table, beside those who play."""
        return self.field(PEOPLE) is not None

    def typed(self, texts: Mapping[str, str]) -> FieldValues:
        """Return the answers that a person typed, without those that were left empty. Raises NotPossible."""
        answers: dict[str, Held] = {}
        for name, text in texts.items():
            asked = self.field(name)
            if text and asked is None:
                raise NotPossible(wording("'{name}' is not asked for here.", name=name))
            if text and asked is not None:
                answers[name] = asked.kind.typed(text)
        return answers

    def setup(self, answers: FieldValues) -> Any:  # noqa: ANN401 - each game has its own
        """Return the set-up of a table; what is not answered is as usual."""
        given = self.whole(answers)
        made = with_programs(self.setup_of(given), played_by_program(given))
        return evolve(made, name=given[NAME]) if given.get(NAME) else made

    def whole(self, answers: FieldValues) -> FieldValues:
        """Return an answer for each field; what is not answered is as usual."""
        return {one.name: answers.get(one.name, one.usable) for one in self.fields}

    def as_one_plays(self, answers: FieldValues) -> FieldValues:
        """Return the answers; what is left open is as usual for one person, where one plays with the program alone."""
        seats, programs = self.whole(answers).get(SEATS), played_by_program(answers)
        people = [seat for seat in seats if seat not in programs] if isinstance(seats, Mapping) else []
        if len(people) != 1:
            return answers
        usual = {one.asks: one.usual_for_one for one in self.choices if one.usual_for_one and one.seat in ("", *people)}
        return {**self.typed(usual), **answers}

    def why_not(self, answers: FieldValues, rulings: ChosenRulings) -> Words:
        """Say why a table cannot begin with these answers and rulings, besides the number of players."""
        seated = answers.get(SEATS)
        if isinstance(seated, Mapping):
            seats = (*seated, self.leader) if self.coached else tuple(seated)
            programs = played_by_program(answers)
            against = against_programs(programs, seats)
            if not str(against):
                against = _against_people(cast("Mapping[Seat, str]", answers.get(PEOPLE, {})), seats, programs)
            if str(against):
                return against
        return self.refused(answers, rulings)

    @property
    def has_programs(self) -> bool:
        """Whether the program can play seats of its table."""
        return self.field(BY_PROGRAM) is not None

    @property
    def seats(self) -> Seats:
        """Who may sit down."""
        return next((one.kind for one in self.fields if one.name == SEATS and isinstance(one.kind, Seats)), Seats())

    @property
    def sitting(self) -> int:
        """How many sit down where nobody says."""
        usual = self.whole({}).get(SEATS)
        return len(usual) if isinstance(usual, Mapping) else 0

"""What can be asked of a table: what a seat sees, what it may do, and who sits at the computer."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeVar

from PySide6.QtCore import QObject

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Lying, Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.by_hand import ByHand, HandRules, own_kind
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.seat_names import told_apart
from gattai_desktop.games.seating import ONE_HAND, SEATING, seats_of_one_person
from gattai_desktop.games.verdict import Reason, Verdict
from gattai_desktop.model.curtain import CurtainState, Sitting
from gattai_desktop.model.happened import Refusal, refused
from gattai_desktop.model.questions import Offer, Questions

H = TypeVar("H", bound=ByHand)
T = TypeVar("T")

_EVERYBODY: Final = "Everybody"


class AskedTable(QObject):
    """The half of `GameModel` that changes nothing: every answer goes through the curtain of the seat that asks."""

    _game: Game
    _state: State
    _rules: Questions
    _curtain: CurtainState
    packs: tuple[PackCopy, ...] = ()
    """The packs of somebody's own that brought some of its cards; whoever thinks for a seat needs them."""
    refuses_for_good: ClassVar[bool] = False
    """Whether nobody is to allow what the rules refuse, as in a task that can be solved by them alone."""

    # ------------------------------------------------------------------ what is seen
    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat at the table: the Pilots' from the Coach's left, the Coach's last."""
        return self._game.seats(self._state)

    def name(self, seat: Seat) -> str:
        """The name of a seat for people: the Pilot's name, "Coach", "Everybody" for the public seat.

        Of two seats with one name each has its colour with it.
        """
        if seat == PUBLIC:
            return _EVERYBODY
        others = (self._game.name(self._state, one) for one in self.seats if one != seat)
        return told_apart(seat, self._game.name(self._state, seat), (_EVERYBODY, *others))

    def sight(self, seat: Seat | None = None) -> Sight:
        """The table as the seat sees it (the seat shown, without one); what everybody sees while its curtain is down.

        Hidden cards are Backs, hidden values are not there (asking for one raises NotKnown; `.get` gives None).
        The same object until something changes, so `is` tells whether to draw anew.
        """
        return self._rules.sight(self._veil(seat), covered=self._curtain.covered)

    def zones(self) -> Mapping[str, Zone]:
        """Which zones the table has, by their ids: kind, owner, who may see into them."""
        return self._rules.zones()

    def hand(self, seat: Seat) -> tuple[Lying, ...]:
        """The Hand of a seat as it may be drawn now; every view of a Hand draws this.

        Faces for the seat at the computer while its curtain is up or while it holds the key, Backs otherwise.
        """
        return self._rules.hand(seat, seat if self._curtain.shows_hand_of(seat) else PUBLIC)

    def hand_zone(self, seat: Seat) -> str:
        """The zone in which the Hand of a seat lies; "" where it has none."""
        return self._rules.hand_zone(seat)

    # ------------------------------------------------------------------ asking the rules
    def options(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """Every move that the rules allow the seat now (answers to an open ask first); none while the curtain is down.

        Of another seat those that anybody may press for it. Moves by hand are open at all times and are not listed.
        """
        if self._curtain.down:
            return ()
        return self._rules.options(self.seat) if seat in (None, self.seat) else self._rules.open_options(seat)

    def judge(self, move: Move) -> Verdict:
        """Every reason that the rules have against a move; `.allowed` where there is none."""
        return self._rules.judge(move)

    def refused(self, move: Move, verdict: Verdict) -> Refusal:
        """A move that the rules refuse by a verdict, with what anybody could do about that."""
        return refused(move, verdict, self._state, for_good=self.refuses_for_good)

    def against_taking_back(self) -> Reason | None:
        """What the rules of this table have against taking back; None where the table may agree on it.

        The Coach may take back all the same (RULES ED-4); what speaks against it is then written with it.
        """
        return self._game.against_taking_back(self._state)

    def drops(self, carried: Card | CarriedThing, origin: Place) -> tuple[Offer, ...]:
        """What the seat at the computer can do by dropping it, asked once a lift; for that seat alone, not the wall."""
        hidden = self.curtain_down or self.looks_back or (self.covered and origin.zone == self.hand_zone(self.seat))
        return () if hidden else self._rules.drops(carried, origin, self._curtain.seat)

    def accepting(self, move: Move) -> Answer | None:
        """The answer to the open question that laying the card of a move gives on the way; None where it gives none."""
        return self._rules.accepting(move)

    def settled(self, ask: Ask) -> bool:
        """Whether nothing comes of the choice between the answers of a question, as far as its seat can foresee."""
        return self._rules.settled(ask, self._veil(ask.seat))

    def following(self, begun: Move, card: Card, origin: Place) -> Move | None:
        """The move for which a card was meant that has begun this by its drop; None where it was meant for none."""
        return self._rules.following(begun, card, origin)

    @property
    def hand_rules(self) -> HandRules | None:
        """What the game says of moves by hand: its places and gauges, and what they are called."""
        return self._game.hand

    def by_hand(self, kind: type[H]) -> type[H] | None:
        """This game's own form of a kind of move by hand (`games.by_hand_cards`); None where it has none."""
        return own_kind(self._game.phrases.kinds, kind)

    def preview(self, move: Move, seat: Seat | None = None) -> Preview:
        """What the move would do, as far as the seat may know it: verdict, facts, asks that would follow."""
        return self._rules.preview(move, self._veil(seat))

    def asks(self) -> tuple[Ask, ...]:
        """The open questions, the first first; of another seat's those answers that anybody may give.

        While a Hand has covered itself, what tells of it by its answers shows the open ones alone, too.
        """
        shown = self._rules.asks_shown_to(self.seat_shown)
        if not self._is_left_alone:
            return shown
        return tuple(self._rules.openly(one) if one.unseen and one.seat == self.seat else one for one in shown)

    @property
    def _is_left_alone(self) -> bool:
        """Whether the Hand of the seat has covered itself, because nobody moved."""
        return self._curtain.covered and self.sitting.seating != ONE_HAND

    def asks_together(self) -> tuple[Ask, ...]:
        """The first open question, and those to the same seat that depend on none of its answers."""
        return self.asks()[:1] if self._is_left_alone else self._rules.asks_together(self.seat_shown)

    @property
    def pause(self) -> int:
        """For how many milliseconds the open question holds play, the same for every seat; 0 for none."""
        return 0 if self.looks_back else self._game.pause(self._state)

    # ------------------------------------------------------------------ the seat at the computer
    @property
    def seat(self) -> Seat:
        """Whose turn at the computer it is, behind the curtain or before it."""
        return self._curtain.seat

    @property
    def curtain_down(self) -> bool:
        """Whether the seat has not said "it's me" yet."""
        return self._curtain.down

    @property
    def covered(self) -> bool:
        """Whether the seat sits there, and the cards of its Hand show their backs."""
        return self._curtain.covered

    @property
    def sitting(self) -> Sitting:
        """How people sit round the computer, and who is passed it in the open; one person alone needs no curtain."""
        seating, people = self._state.text(SEATING), self.people
        one_person = seats_of_one_person(self._state, people)
        alone = one_person == (people,) or (bool(self.program_players) and len(people) <= 1)
        secrets = not alone and self._game.needs_curtain(self._state)
        return Sitting(seating, self._game.sides(self._state), secrets, one_person)

    @property
    def program_players(self) -> Mapping[Seat, str]:
        """The seats that the program plays, each with the name of its player there."""
        return self._rules.program_players

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.program_players)

    @property
    def coached(self) -> bool:
        """Whether a person is the Coach, who has the last word (RULES ED-4); where nobody is, whoever plays has it."""
        return COACH_SEAT in self.people

    @property
    def back_to(self) -> Seat:
        """To whom the table goes back: to Coach, or where the program is Coach to who sat here before.

        "" where there is no such person, it is that seat itself, or nobody coaches the game.
        """
        seat = COACH_SEAT if self.coached else self._curtain.before if COACH_SEAT in self.seats else ""
        return seat if seat in self.people and seat != self.seat else ""

    @property
    def program_next(self) -> Seat:
        """The seat of the program that play waits for; "" while it waits for people."""
        return next((seat for seat in self._rules.waits_for() if seat in self.program_players), "")

    @property
    def needs_curtain(self) -> bool:
        """Whether a curtain falls at all when the computer is passed."""
        return self.sitting.needs_curtain

    @property
    def game(self) -> str:
        """The key of the game that is played."""
        return self._game.key

    @property
    def looks_back(self) -> bool:
        """Whether this is a table of the past, where nothing can be changed."""
        return False

    @property
    def looking(self) -> bool:
        """Whether the seat holds the key that shows its Hand."""
        return self._curtain.looking

    @property
    def seat_shown(self) -> Seat:
        """The seat whose sight is on the screen: the one at the computer, or PUBLIC while the curtain is down."""
        return self._curtain.veil(self._curtain.seat)

    def let_advise(self, strength: str, hear: Callable[[SeatToPlay], T]) -> T | None:
        """Hand the seat at the computer to who advises it so well, what it sees and may do; return what that returns.

        None where nobody sees its cards now, or where the seat has nothing to decide.
        """
        seat = self.seat
        if self.curtain_down or self.covered or self.looks_back or not self.decides:
            return None
        options = self._rules.options(seat)
        return hear(SeatToPlay(seat, strength, self._game.handed_over(self._rules.sight(seat)), options, True))

    @property
    def decides(self) -> bool:
        """Whether the seat at the computer may do something, and play waits for it or for nobody in particular."""
        waits = self._rules.anybody_may_act() or self.seat in self._rules.waits_for()
        return waits and bool(self._rules.options(self.seat))

    def next_seat(self) -> Seat:
        """Who is asked or to act next: the seat at the computer where that one may go on."""
        return self._rules.next_seat(self._curtain.seat)

    def still_asked(self) -> tuple[Seat, ...]:
        """The seats that play waits for; of a round those that have not answered, which only this computer may show."""
        return self._rules.waits_for()

    def on_turn(self) -> Seat:
        """The seat that is asked or on turn, for whatever names one; "" while anybody may act, as in Story."""
        if self._rules.anybody_may_act():
            return ""
        people = self.next_seat()  # while play waits for the program alone, the computer stays where it is
        return people if people in self._rules.waits_for() else self.program_next or people

    # ------------------------------------------------------------------ behind the doors
    def _veil(self, seat: Seat | None) -> Seat:
        return self._curtain.veil(self._curtain.seat if seat is None else seat)

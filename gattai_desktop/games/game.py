"""Judges, offers, previews and plays moves, in one way for every game.

A game is data for this class: its kinds of moves, what its agenda items do, its asks, its zones (`contract.py`).
Judging, options, previews and playing are written once, here, so that they cannot disagree.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, partial

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import AGENDA, Item, Ledger, NotThere
from gattai_desktop.cards.limits import Endless, TooMuch
from gattai_desktop.cards.shuffle import Shuffle, unknown
from gattai_desktop.cards.sight import by_itself, known, sight, sight_of_facts, to_play_on
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import ALL, Seat
from gattai_desktop.games.ask import FIRST, Ask, ask_of, leave_in
from gattai_desktop.games.contract import GameContract
from gattai_desktop.games.drops import Drop, drops_of
from gattai_desktop.games.move import Answer, Impossible, Move
from gattai_desktop.games.offers import OPTIONS, Offers, any_of_the_step, offered, was_offered
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.games.preview import Preview, deciding, told_to
from gattai_desktop.games.response_window import WINDOW, against_moving, need_not_wait, open_items, stopped_by
from gattai_desktop.games.step_limit import see_that_it_fits, too_far
from gattai_desktop.games.table_rulings import BY_HAND, Refused, check_that_it_means_something
from gattai_desktop.games.verdict import ALLOWED, Reason, Verdict


class Game(GameContract):
    """A card game at this table."""

    # ------------------------------------------------------------------ judging
    def asks(self, state: State, seat: Seat = ALL) -> tuple[Ask, ...]:
        """Return the open questions, the first to be answered first.

        seat: as this seat knows them. Of a round it knows only its own to be answered, unless it sees everything.
        """
        asks: list[Ask] = []
        for item in open_items(state):
            ask = self._ask(state, item)
            if ask is None:
                break
            if not (ask.round and seat in (ALL, ask.seat) and state.values.get(ask.answered)):
                asks.append(ask)
        return tuple(asks)

    def first_ask(self, state: State) -> Ask | None:
        """The question that play waits for."""
        if FIRST in state.for_this_table:
            return state.for_this_table[FIRST]  # type: ignore[no-any-return]
        agenda = open_items(state)
        found = self._ask(state, agenda[0]) if agenda else None
        if found is not None and found.round:
            found = next(iter(self.asks(state)), None)
        state.for_this_table[FIRST] = found
        return found

    def ask_for(self, state: State, seat: Seat) -> Ask | None:
        """The question that waits for a seat: its own of the round that is open, or else the first one."""
        ask = self.first_ask(state)
        if ask is not None and ask.round:
            ask = state.for_this_table[FIRST, seat] = self._of_round(state, ask.round).get(seat, ask)
        return ask

    def _of_round(self, state: State, name: str) -> Mapping[Seat, Ask]:
        """The open questions of a round, the first one of each seat."""
        found: dict[Seat, Ask] = {}
        for one in self.asks(state):
            if one.round == name:
                found.setdefault(one.seat, one)
        return found

    def _ask(self, state: State, item: Item) -> Ask | None:
        asking = self.askings.get(item[0])  # type: ignore[arg-type]
        return ask_of(state, item, asking) if asking else None

    def judge(self, state: State, move: Move) -> Verdict:
        """Return every reason against a move, none where it is allowed. Never changes anything."""
        if not was_offered(state, move):
            reasons = tuple(self._reasons(state, move))
        elif isinstance(move, Answer) and not move.always_allowed:  # what an ask offers was not judged yet
            reasons = tuple(move.judge(state))
        else:
            return ALLOWED
        return Verdict(reasons) if reasons else ALLOWED

    def _reasons(self, state: State, move: Move) -> Iterator[Reason]:
        if move.by_hand:
            yield from move.judge(state)
            return
        ask = self.ask_for(state, move.seat)
        waits = against_moving(state, move, self.order_rule) if ask is None else None
        if waits is not None:
            yield waits
            return
        if isinstance(move, Answer):
            if ask is None or move.answers != ask.kind or move.seat != ask.seat:
                known(state.values, AGENDA)  # where that is hidden nobody can say what is not asked
                nobody = Reason(self.order_rule, say("Nobody asked {seat} that.", seat=self.name(state, move.seat)))
                yield move.unasked(state) or nobody
                return
            yield from move.judge(state)
            return
        if ask is not None and ask.kind not in move.while_asked:
            name = self.name(state, ask.seat)
            yield Reason(self.order_rule, say("{seat} is asked first: {question}", seat=name, question=ask.text))
            return
        if move.steps and state.values.get("step") not in move.steps:
            yield Reason(move.step_rule or self.order_rule, move.not_now(state))
            return
        yield from move.judge(state)

    def get_ready(self) -> None:
        """Import every kind of move, which a table that is only looked at does without."""
        self.offers  # noqa: B018 - made when first asked

    def options(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that the seat may make now, all of them; moves by hand are always open and not listed."""
        whole, question = state.for_this_table, (OPTIONS, seat)
        found: tuple[Move, ...] | None = whole.get(question)
        if found is None:
            found = whole[question] = self._options(state, seat) if self.leads(state) else ()
        return found

    def drops(
        self, table: Sight, seat: Seat, carried: Card | CarriedThing, origin: Place, ask: Ask | None = None
    ) -> tuple[Drop, ...]:
        """Return where a seat can drop what lies there, and what that means; an open ask adds its answers."""
        return drops_of(self.phrases.kinds, table, seat, carried, origin, ask)

    def _options(self, state: State, seat: Seat) -> tuple[Move, ...]:
        ask = self.ask_for(state, seat)
        asked = ask.kind if ask is not None else None
        found = offered(state, self.offers.at(state.values.get("step"), asked, seat, self.parts(state)))
        if state.values.get(WINDOW):
            found = need_not_wait(state, found, self.order_rule)
        return (*ask.options, *found) if ask is not None and ask.seat == seat else tuple(found)

    @cached_property
    def offers(self) -> Offers:
        """Which kinds of move may be offered, by moment and seat."""
        return Offers(self.phrases.kinds)

    def waits_for(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that play waits for, the likeliest first: who is asked, or else who has a move now.

        Play does not wait for a seat that has only moves for any time.
        """
        ask = self.first_ask(state)
        if ask is not None:
            return tuple(self._of_round(state, ask.round)) if ask.round else (ask.seat,)
        seats = stopped_by(state)[:1] or self.on_turn(state)
        return seats if seats is not None else self._with_a_move(state)

    def _with_a_move(self, state: State) -> tuple[Seat, ...]:
        # Only a seat with a kind of move for this step can have an option for it.
        step, parts = state.values.get("step"), self.parts(state)
        asked = (seat for seat in self.seats(state) if any_of_the_step(self.offers.at(step, None, seat, parts)))
        return tuple(seat for seat in asked if any(move.steps for move in self.options(state, seat)))

    # ------------------------------------------------------------------ playing
    def play(
        self, state: State, move: Move, shuffle: Shuffle, *, allowed: bool = False, verdict: Verdict | None = None
    ) -> tuple[State, tuple[Fact, ...]]:
        """Play a move and return the new table and what happened. verdict: that of this table, where it is known.

        Raises Refused where the rules forbid it, unless the Coach allows it (`allowed`, RULES ED-4), and Impossible
        where it cannot be done at all: its card is not there, it belongs to another moment, or it would never end.
        """
        verdict = verdict or self.judge(state, move)
        ledger = Ledger(state, shuffle)
        if not verdict.reasons:
            self._play(ledger, move)
        elif not allowed:
            raise Refused(move, verdict)
        else:
            self._overrule(ledger, move)
        return ledger.table, tuple(ledger.facts)

    def _overrule(self, ledger: Ledger, move: Move) -> None:
        """Play a move that the rules refuse and the Coach allows. Raises Impossible where it would mean nothing."""
        check_that_it_means_something(ledger.table, move, self.first_ask(ledger.table), self.name)
        for reason in self.out_of_reach(ledger.table, move):
            raise Impossible(say("{reason} {by_hand}", reason=reason.text, by_hand=BY_HAND))
        try:
            self._play(ledger, move)
        except NotThere as missing:
            raise Impossible(say("{card} does not lie where it is taken from.", card=missing.card)) from missing

    def _play(self, ledger: Ledger, move: Move) -> None:
        try:
            if isinstance(move, Answer):
                self._answer(ledger, move)
            else:
                move.play(ledger)
            ask = self._carry_out(ledger)
            ledger.keep_agenda(rule=self.order_rule)
            see_that_it_fits(ledger)
        except (Endless, TooMuch) as wrong:
            raise too_far(wrong) from None
        if not ledger.table.values.get(WINDOW):
            ledger.table.for_this_table[FIRST] = ask

    def _answer(self, ledger: Ledger, answer: Answer) -> None:
        ask = self.ask_for(ledger.table, answer.seat)
        if ask is None or ask.kind != answer.answers or ask.seat != answer.seat:
            raise Impossible(say("Nobody asked {seat} that. {by_hand}", seat=answer.seat.capitalize(), by_hand=BY_HAND))
        if ask.round:
            item = next(one for one, _ in ledger.agenda if self._ask(ledger.table, one) == ask)
            ledger.set(ask.answered, value=True, rule=self.order_rule)
        else:
            item, _ = ledger.agenda.pop(0)
        answer.answer(ledger, item)

    def _carry_out(self, ledger: Ledger) -> Ask | None:
        """Carry out the agenda up to its first question, and return that question; None where the agenda is empty."""
        self.settle(ledger)
        agenda, table, doings, askings = ledger.agenda, ledger.table, self.doings, self.askings
        while agenda:
            item = agenda[0][0]
            name: str = item[0]  # type: ignore[assignment]
            asking = askings.get(name)
            if asking is not None and (ask := ask_of(table, item, asking)) is not None:
                if not ask.round or (ask := self._open_in_round(ledger, ask.round)) is not None:
                    return ask
                continue
            ledger.begin_next()
            # An item that could have asked, and has no need to, does nothing unless its chapter says what.
            if asking is None or name in doings:
                doings[name](ledger, *item[1:])
            ledger.cause = -1
            self.settle(ledger)
        return None

    def _open_in_round(self, ledger: Ledger, name: str) -> Ask | None:
        """Return what is still to be answered in a round; where nothing is, the round is over and off the agenda."""
        asked = [ask for item, _ in ledger.agenda if (ask := self._ask(ledger.table, item)) and ask.round == name]
        still = next((one for one in asked if not ledger.table.values.get(one.answered)), None)
        for one in asked if still is None else ():
            ledger.agenda.pop(0)
            ledger.set(one.answered, None, rule=self.order_rule)
        return still

    # ------------------------------------------------------------------ looking
    def sight(self, state: State, seat: Seat) -> Sight:
        return sight(state, seat, self.zones(state), self.hidden(state, seat), self.secrets(state))

    def handed_over(self, seen: Sight) -> Sight:
        """Return a sight as a player of the program is handed it, which leads back to no table."""
        return by_itself(seen, self.hidden)

    def sight_of_facts(self, state: State, facts: Iterable[Fact], seat: Seat) -> tuple[tuple[int, Fact], ...]:
        """Return facts as the seat sees them, each with its number; `state` is the table before them."""
        return tuple(sight_of_facts(state, facts, seat, self.zones, self.hidden))

    def preview(self, state: State, move: Move, seat: Seat) -> Preview:
        """Say what the move would do, from what the seat may see; where leave is asked for, as if it were given."""
        seen = self.sight(state, seat)
        foreseen = partial(self.foresee, state, move=move, seat=seat, given=True)
        return evolve(
            foreseen(to_play_on(seen)),
            deciding=lambda: deciding(to_play_on(seen), foreseen, self.rulings_read, self.is_told),
        )

    def foresee(self, state: State, table: State, move: Move, seat: Seat, *, given: bool = False) -> Preview:
        """Judge and play a move on what a seat sees of the table: `to_play_on` its sight, once for many moves.

        given: whether another's leave that the move waits for is taken as given, so that what it costs is told.
        """
        try:
            verdict = self.judge(table, move)
        except NotKnown:
            return Preview(move, ALLOWED, complete=False)
        if not verdict.allowed:
            return Preview(move, verdict)
        ledger = Ledger(table, unknown)
        try:
            self._play(ledger, move)
            asks = self.asks(ledger.table)
            if given and (leave := leave_in(asks)) is not None:
                self._play(ledger, leave[1])
                asks = (leave[0], *self.asks(ledger.table))
        except (NotKnown, NotThere):  # a card that the seat does not see may lie elsewhere
            return Preview(move, verdict, told_to(seat, ledger.facts, self.hidden(state, seat)), complete=False)
        except Impossible as impossible:
            return Preview(move, Verdict((Reason(self.order_rule, impossible.words),)))
        return Preview(move, verdict, told_to(seat, ledger.facts, self.hidden(state, seat)), asks)

"""Asks the rules about one table, each question once, such as what a drop of a card would mean. No Qt."""

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.sight import to_play_on, with_covered
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import ALL, PUBLIC, Lying, Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.drops import Drop, accepting, following
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move, cards_of
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.together import AskedThen, asked_together
from gattai_desktop.games.verdict import ALLOWED, Verdict


@frozen
class Offer:
    """One meaning of dropping a card at one place, judged and previewed when the card was lifted."""

    place: Place
    move: Move
    verdict: Verdict
    preview: Preview | None
    """What it would do, from what the seat may see; None where it is refused."""

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return self.verdict.allowed


T = TypeVar("T")

RuleBroken = Callable[[Move | None, Exception], None]
"""Told of a rule that broke, and over which move."""


class Questions:
    """Asks the rules about one table and remembers the answers, because a window asks them at every paint.

    Where a rule breaks, `broken` is told once, and the answer is as if the rules had nothing to say, so that play can
    go on by hand.
    """

    def __init__(self, game: Game, state: State, broken: RuleBroken) -> None:
        self._game = game
        self._state = state
        self._broken = broken
        self.program_players: Mapping[Seat, str] = program_players(state)
        """The seats that the program plays, each with the name of its player."""
        self._known: dict[tuple[str, object], object] = {}
        self._unanswered: set[tuple[str, object]] = set()
        """The questions over which the rules broke; their answers are made up."""
        self._later: dict[Move, AskedThen] = {}
        """The answers to questions that stand together with the first one: each is judged where it will be given."""

    def zones(self) -> Mapping[str, Zone]:
        return self._once("zones", None, lambda: self._game.zones(self._state))

    def sight(self, seat: Seat, *, covered: bool = False) -> Sight:
        """The table as the seat sees it; covered: no card shows its face that not everybody sees."""
        if not covered:
            return self._once("sight", seat, lambda: self._game.sight(self._state, seat))
        return self._once("covered", seat, lambda: with_covered(self.sight(seat), self.sight(PUBLIC)))

    def hand(self, owner: Seat, seat: Seat) -> tuple[Lying, ...]:
        """The Hand of one seat as another sees it."""
        seen = self.sight(seat)
        return seen.zones.get(self.hand_zone(owner), ())

    def hand_zone(self, owner: Seat) -> str:
        """The zone in which the Hand of a seat lies, its own before one that it shares; "" where it has none."""
        hands = (zone for zone in self.zones().values() if zone.kind == "hand" and zone.owner == owner)
        return next((zone.id for zone in sorted(hands, key=lambda zone: zone.owner != owner)), "")

    def options(self, seat: Seat) -> tuple[Move, ...]:
        return self._carefully("options", seat, lambda: self._game.options(self._state, seat), ())

    def open_options(self, seat: Seat) -> tuple[Move, ...]:
        """What a seat may do in this step, where all of it may be pressed by anybody at the computer; else nothing."""
        if seat in self.program_players:
            return ()
        step = str(self._state.values.get("step"))
        found = tuple(move for move in self.options(seat) if move.steps)
        return found if all(step in move.openly for move in found) else ()

    def waits_for(self) -> tuple[Seat, ...]:
        """The seats that play waits for, the likeliest first."""
        return self._carefully("waits for", None, lambda: self._game.waits_for(self._state), ())

    def next_seat(self, here: Seat) -> Seat:
        """Who is asked or to act next: `here`, the seat at the computer, where that one may go on.

        While play waits for the program, the computer stays where it is.
        """
        waited_for, seats = self.waits_for(), self._game.seats(self._state)
        people = [seat for seat in seats if seat not in self.program_players]
        stays = here if here in people else next(iter(people), here)
        if self.program_players and waited_for:
            waited_for = tuple(seat for seat in waited_for if seat in people) or (stays,)
        # Of a side's Pilots not each may be able to drive; who has nothing to do is not handed the computer.
        if len(waited_for) > 1:
            waited_for = tuple(seat for seat in waited_for if self.options(seat)) or waited_for
        if here in waited_for:
            return here
        last = seats[-1]  # play waits for nobody, as at its end: a person looks at it
        return next(iter(waited_for), stays if last in self.program_players else last)

    def anybody_may_act(self) -> bool:
        """Whether nobody is before the others: no guide leads, or play waits for all of them and none is asked."""
        if not self._game.leads(self._state):
            return True
        waited_for = self.waits_for()
        everybody = not waited_for or len(waited_for) == len(self._game.seats(self._state))
        return everybody and not self.asks()

    def asks(self, seat: Seat = ALL) -> tuple[Ask, ...]:
        """The open questions as a seat knows them, its own of a round first."""
        nothing: tuple[Ask, ...] = ()
        found = self._carefully("asks", seat, lambda: self._game.asks(self._state, seat), nothing)
        return tuple(sorted(found, key=lambda ask: ask.seat != seat)) if found and found[0].round else found

    def asks_shown_to(self, seat: Seat) -> tuple[Ask, ...]:
        """The open questions to a seat, and of those to others what everybody may know; nothing of them to PUBLIC.

        A question to the program is shown to nobody, nor is one that waits for its answer.
        """
        shown: list[Ask] = []
        waits_for: Ask | None = None
        for ask in self.asks(seat):
            if ask.seat in self.program_players:
                waits_for = ask
            elif waits_for is not None and not (ask.round and ask.round == waits_for.round):
                continue
            elif ask.seat == seat:
                shown.append(ask)
            else:
                shown.append(self._to_nobody(ask) if seat == PUBLIC else self.openly(ask))
        return tuple(shown)

    def openly(self, ask: Ask) -> Ask:
        """Return a question with those answers alone that everybody may know, and so anybody at the computer give.

        They are found from what everybody sees: an answer that names a hidden card, or depends on anything hidden, or
        may not be told before others have chosen too, is not among them. There are none where a question stands
        together with one to be answered in secret: its seat, who takes the computer for that, answers both. Nor is it
        told why they are asked, where that names what only their seat sees.
        """

        def find() -> Ask:
            options, why = self._open_answers(ask), self._to_nobody(ask).why
            if any(map(self._keeps_secret, self._together(evolve(ask, options=options), PUBLIC)[1:])):
                options = ()
            return evolve(ask, options=options, why=why, more=ask.unseen or len(options) < len(ask.options))

        return self._once("openly", ask, find)

    def _to_nobody(self, ask: Ask) -> Ask:
        """Return a question without its answers, and with the cause that what everybody sees gives it; "" for none."""
        found = self._asked_openly(ask)
        return evolve(ask, options=(), why=found.why if found is not None else say(""), more=True)

    def asks_together(self, seat: Seat) -> tuple[Ask, ...]:
        """The first question as a seat is shown it, and those to the same seat that stand together with it."""
        shown = self.asks_shown_to(seat)
        if not shown or shown[0].more:
            return shown[:1]
        return tuple(then.ask for then in self._together(shown[0], seat if shown[0].seat == seat else PUBLIC))

    def _together(self, first: Ask, seat: Seat) -> tuple[AskedThen, ...]:
        table = to_play_on(self.sight(seat))
        alone: tuple[AskedThen, ...] = (AskedThen(first, table),)
        found = self._carefully("together", (first, seat), lambda: asked_together(self._game, table, first), alone)
        self._later.update((answer, then) for then in found[1:] for answer in then.ask.options)
        return found

    def _keeps_secret(self, then: AskedThen) -> bool:
        return any(map(self._game.keeps_secret, then.ask.options))

    def _asked_openly(self, ask: Ask) -> Ask | None:
        """Return the same question as the rules ask it of what everybody sees; None where they cannot."""

        def find() -> tuple[Ask, ...]:
            try:
                return self._game.asks(to_play_on(self.sight(PUBLIC)), ask.seat)
            except NotKnown:
                return ()

        known = self._once("asked openly", ask.seat, find)
        return next((one for one in known if evolve(one, options=ask.options, why=ask.why) == ask), None)

    def _open_answers(self, ask: Ask) -> tuple[Answer, ...]:
        found = self._asked_openly(ask)
        if found is None or found.why != ask.why or ask.round or any(map(self._game.keeps_secret, ask.options)):
            return ()
        open_ones = tuple(
            answer for answer in found.options if not any(isinstance(one, Back) for one in cards_of(answer))
        )
        return open_ones if set(open_ones) <= set(ask.options) else ()

    def judge(self, move: Move) -> Verdict:
        return self._carefully("judge", move, lambda: self._game.judge(self._state, move), ALLOWED, move)

    def preview(self, move: Move, seat: Seat) -> Preview:
        """What a move would do, from what the seat may see."""
        unknown = Preview(move, ALLOWED, complete=False)
        then = self._later.get(move)

        def find() -> Preview:
            if then is not None:
                return self._game.foresee(self._state, then.table, move, seat)
            return self._game.preview(self._state, move, seat)

        return self._carefully("preview", (move, seat, then is not None), find, unknown, move)

    def drops(self, carried: Card | CarriedThing, origin: Place, seat: Seat) -> tuple[Offer, ...]:
        """What the seat at the computer can do by dropping it: each move judged once, and previewed if allowed."""
        ask = next(iter(self.asks(seat)), None)
        nowhere: tuple[Drop, ...] = ()
        found = self._carefully(
            "drops",
            (carried, origin, seat),
            lambda: self._game.drops(self.sight(seat), seat, carried, origin, ask),
            nowhere,
        )
        return tuple(self._offer(drop.place, move, seat) for drop in found for move in drop.moves)

    def accepting(self, move: Move) -> Answer | None:
        """The answer to the open question that laying the card of a move gives on the way."""
        if move.accepts is None:
            return None
        ask = self._game.ask_for(self._state, move.seat)
        return self._carefully("accepting", move, lambda: accepting(self._state, ask, move), None, move)

    def settled(self, ask: Ask, seat: Seat) -> bool:
        """Whether nothing comes of the choice between the answers of a question, as far as the seat can foresee."""
        if ask.settled or not ask.by_outcome:
            return ask.settled
        first, *others = (self._comes_of(one, seat) for one in ask.options)
        return first is not None and all(one == first for one in others)

    def _comes_of(self, answer: Move, seat: Seat) -> tuple[object, ...] | None:
        """Return what an answer changes on the table, and what is asked after it; None where that is not known."""
        found = self.preview(answer, seat)
        changes = (evolve(fact, cause=-1) for _, fact in found.facts if not isinstance(fact, Announced))
        return (*changes, found.asks) if found.complete and found.verdict.allowed else None

    def following(self, begun: Move, card: Card, origin: Place) -> Move | None:
        """The move for which a card was meant that has begun this by its drop; None where it was meant for none."""
        drops = (offer.move for offer in self.drops(card, origin, begun.seat))
        return self._carefully("following", begun, lambda: following(self._state, begun, drops), None, begun)

    def _offer(self, place: Place, move: Move, seat: Seat) -> Offer:
        answer = self.accepting(move)
        if answer is not None:
            return Offer(place, move, ALLOWED, evolve(self.preview(answer, seat), move=move))
        verdict = self.judge(move)
        return Offer(place, move, verdict, self.preview(move, seat) if verdict.allowed else None)

    def judged(self, move: Move) -> Verdict | None:
        """Return the verdict that was found of a move; None where none was, or the rules broke over it."""
        key = ("judge", move)
        return None if key in self._unanswered else cast("Verdict | None", self._known.get(key))

    def _once(self, what: str, of: object, ask: Callable[[], T]) -> T:
        key = (what, of)
        if key not in self._known:
            self._known[key] = ask()
        return self._known[key]  # type: ignore[return-value]

    def _carefully(self, what: str, of: object, ask: Callable[[], T], otherwise: T, move: Move | None = None) -> T:
        def asked() -> T:
            try:
                return ask()
            except Exception as broken:  # noqa: BLE001 - whatever breaks in a rule, the evening must go on
                self._unanswered.add((what, of))
                self._broken(move, broken)
                return otherwise

        return self._once(what, of, asked)

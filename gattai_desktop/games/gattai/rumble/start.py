"""Initiating a Rumble: by a Drive and its card, or at once with the Throwdown (THROW-41 to THROW-44, RUMBLE-19)."""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import counts_as, declared_code, lay, playable
from gattai_desktop.games.gattai.effects import driving
from gattai_desktop.games.gattai.rumble import bgm, rumble_setup
from gattai_desktop.games.gattai.rumble.bgm import lacking
from gattai_desktop.games.gattai.rumble.final_form import FIRST_STAGE, IMMEDIATE
from gattai_desktop.games.gattai.throwdown import conflict_end, establishment, stages, strike, throwdown
from gattai_desktop.games.gattai.throwdown.drive import CardDrive, drive_again, known_as
from gattai_desktop.games.gattai.throwdown.drives import Block, Counter, Escalate, measured
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.gattai.throwdown.turn import Turn, acting_side, turn_now
from gattai_desktop.games.gattai.zones import NEW_STAGE, PILE
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

_LAST_PLAIN_STAGE = 3


@known_as
@wish("initiates a Rumble with {card}")
class InitiateRumble(CardDrive):
    """Wish: leave the plain stages for a Rumble (THROW-41)."""

    shown = Shown(kind="Rumble", sign="monster", letter="R", flow="card")
    told = LogWords(wished="{seat} would initiate a Rumble with {card}")
    laid_on = Place(spot=NEW_STAGE)
    name = "rumble"
    favor_rule = "THROW-41"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["InitiateRumble"]:
        turn = turn_now(state)
        if not turn.stage.rumble and seat in turn.members and _may_begin(state, turn):
            for card in playable(state, seat):
                yield cls(seat, card)

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """The stage must allow it (THROW-42, THROW-44), and the side must have what it takes (THROW-43)."""
        if turn.stage.rumble:
            yield refusal("THROW-44", "A Rumble is running already.")
            return
        if not _may_begin(state, turn):
            yield refusal("THROW-42", "A Rumble begins in stage 3 only.", ruling="rumble_from_stage")
        yield from lacking(state, turn.side)
        yield from self._forced_to_concede(state, turn)
        yield from self.beyond(state, turn, hoping=True)

    def _forced_to_concede(self, state: State, turn: Turn) -> Iterator[Reason]:
        """Where R-109 reads THROW-40 to the letter, a Rumble saves nobody from having to Concede."""
        if turn.rulings.forced_concede_with_rumble != "literal":
            return
        for seat in turn.members:
            for card in playable(state, seat):
                if any(
                    next(kind(seat, card).against(state, turn), None) is None for kind in (Counter, Block, Escalate)
                ):
                    return
        yield refusal(
            "THROW-40",
            "Neither Counter, Block nor Escalate is possible: the side must Concede.",
            ruling="forced_concede_with_rumble",
        )

    def beyond(self, table: Table, turn: Turn, *, hoping: bool = False) -> tuple[Reason, ...]:
        """Coach stays within his Strike, as it will be when his BGM has grown (STRIKE-9, C-23)."""
        if self.seat != COACH_SEAT or COACH_SEAT not in throwdown.sides(table):
            return ()
        difference = _difference(table, self, turn)
        reach = strike.grown(table, turn.rulings)
        if reach is None:
            return self.beyond_coachs_strike(table, turn, difference, ruling="rumble_strike_base", hoping=hoping)
        if difference is None or difference <= reach or self.strike_ignored(table, hoping=hoping):
            return ()
        return (
            refusal(
                "STRIKE-9",
                "{card} lies {difference} above 0, and Coach's Strike will be {reach}.",
                ruling="rumble_strike_base",
                card=self.card,
                difference=difference,
                reach=reach,
            ),
        )

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """Between Pilots the Coach is asked first (R-81)."""
        if turn.stage.rumble:
            raise Impossible(say("A Rumble is running already."))
        if throwdown.pilots_only(ledger.table) and turn.rulings.pvp_rumble == "ask_coach":
            ledger.set(throwdown.secret_path(self.seat), self.kept(), rule="PVP-8")
            ledger.next(("pvp_rumble", self.seat))
            return
        self.begin(ledger, turn)

    def begin(self, ledger: Ledger, turn: Turn) -> None:
        """Score, discard the Piles, lay the card as the Pile of stage 4, and set the Rumble up."""
        side = acting_side(ledger.table, self.seat)
        other = throwdown.opponent(ledger.table, side)
        for number in range(turn.stage.number, FIRST_STAGE):
            stages.score(ledger, other, stage=STAGES[number])
        conflict_end.to_trash(ledger, tuple(conflict_end.cards_of_the_piles(ledger.table)), rule="THROW-41")
        for number in range(1, FIRST_STAGE):
            ledger.set(throwdown.pile_path(number), None, rule="THROW-41")
        up = turn.rulings.rumble_card_facing == "face_up"
        declared = declared_code(ledger.table, self.card)
        ledger.set(throwdown.PILE_ENTRIES, ((self.seat, throwdown.RUMBLE, declared),), rule="THROW-41")
        cause = lay(ledger, self.card, PILE, rule="THROW-41", up=up)
        with ledger.because(cause):
            ledger.announce("rumble", rule="THROW-41", seat=self.seat, side=side)
            stages.enter(ledger, FIRST_STAGE, rule="THROW-41")
            ledger.set(throwdown.LAST, (self.name, self.seat), rule="THROW-22")
            ledger.next(*rumble_setup.begin(ledger, side), ("rumble_card", self.seat, side))


def _may_begin(state: State, turn: Turn) -> bool:
    """Whether the stage allows it, or a BGM that rises (THROW-42, BGM-3)."""
    if turn.rulings.rumble_from_stage != "third_only" or turn.stage.number == _LAST_PLAIN_STAGE:
        return True
    return turn.side == COACH_SEAT and bgm.must_begin(state)


def _difference(state: Table, drive: InitiateRumble, turn: Turn) -> int | None:
    """What the card counts above: an implied 0, or nothing is measured (R-53)."""
    return counts_as(state, drive.card).rank if turn.rulings.rumble_strike_base == "zero" else None


def rumble_card(ledger: Ledger, seat: Seat, side: Seat) -> None:
    """After the set-up the card is turned up and measured, and the opponent is on turn (C-23, THROW-41, R-52)."""
    ledger.set("step", "throwdown.turn", rule="STEP-3")
    lying = ledger.table.zones.get(PILE, ())
    follows: tuple[Item, ...] = ()
    heard: tuple[Item, ...] = ()
    if lying:
        card = lying[-1].card
        # What it was declared shows on the Pile, also to whoever does not see its face (INFO-10).
        if not lying[-1].up and not throwdown.pile_entries(ledger.table)[-1][2]:
            ledger.turn(PILE, (card,), rule="THROW-41")
        rulings = rulings_of(ledger.table)
        difference = counts_as(ledger.table, card).rank if rulings.rumble_strike_base == "zero" else None
        ledger.announce(
            "rumble_card", rule="THROW-44", seat=seat, card=counts_as(ledger.table, card).key, difference=difference
        )
        play = measured(ledger, seat, difference, rulings)
        follows = strike.result(ledger, seat, play, FIRST_STAGE)
        driving.play_is_over(ledger, side)
        heard = driving.after(ledger.table, seat, InitiateRumble.name, play=play)
    ledger.next(*follows, *heard, ("pass_turn", side))


# ---------------------------------------------------------------------- Pilots against Pilots


def _ask_pvp(state: State, item: Item) -> Ask:
    name = throwdown.name_of(state, str(item[1]))
    question = say("{name} would begin a Rumble against Pilots. Do you allow it?", name=name)
    return either(COACH_SEAT, question, ForbidRumble, AllowRumble, Words("R-81"))


@answers("pvp_rumble", "allows the Rumble", rule="PVP-8")
class AllowRumble(Choice):
    """Wish: let Pilots fight a Rumble against Pilots (R-81)."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat = str(item[1])
        kept = cast("tuple[str, ...]", ledger.value(throwdown.secret_path(seat)))
        ledger.set(throwdown.secret_path(seat), None, rule="PVP-8")
        drive = drive_again(seat, kept)
        assert isinstance(drive, InitiateRumble)
        drive.begin(ledger, turn_now(ledger.table))


@answers("pvp_rumble", "allows no Rumble", rule="PVP-8")
class ForbidRumble(Choice):
    """Wish: no Rumble between Pilots now."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card stays where it is, and the side goes on thinking."""
        ledger.set(throwdown.secret_path(str(item[1])), None, rule="PVP-8")
        ledger.announce("not_agreed", rule="PVP-8", seat=item[1])


ASKINGS = {"pvp_rumble": _ask_pvp}


@wish("begins with a Rumble")
class BeginWithRumble(Move):
    """Wish: close the sides and begin in stage 4 at once (RUMBLE-19)."""

    steps = ("throwdown.sides",)
    step_rule = "STEP-2"
    offered_to = "coach"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("STEP-2", "Coach closes the sides.")
        if rulings_of(state).immediate_rumble == "off":
            yield refusal("RUMBLE-19", "No Throwdown begins as a Rumble here.", ruling="immediate_rumble")
        yield from lacking(state, throwdown.sides(state)[0])

    def play(self, ledger: Ledger) -> None:
        """No votes, no bonus draws for Pilots, nothing is scored; set the Rumble up, then reveal."""
        if not throwdown.going_on(ledger.table):
            raise Impossible(say("There is no Throwdown."))
        cause = ledger.announce("rumble", rule="RUMBLE-19", seat=throwdown.sides(ledger.table)[0], at_once=True)
        with ledger.because(cause):
            ledger.set(IMMEDIATE, True, rule="RUMBLE-19")
            items: list[Item] = []
            if not throwdown.pilots_only(ledger.table):
                items += [("enter_throwdown", "who_started"), ("who_started",)]
            items += [("enter_throwdown", "robos"), ("robos_enter",)]
            items += [("enter_throwdown", "draws"), ("coach_strike",), ("immediate_draws",)]
            ledger.next(*items, ("immediate_setup",))


def draws(ledger: Ledger) -> None:
    """The Coach draws the BGM's TR, the Pilots nothing; Strikes are set (RUMBLE-19)."""
    table = ledger.table
    if COACH_SEAT in throwdown.sides(table):
        count = sum(cast("int", table.values[f"threat.{key}.tr"]) for key in bgm.fighting(table))
        decks.draw(ledger, COACH_SEAT, count, rule="RUMBLE-19")
    establishment.set_strikes(ledger)
    establishment.established(ledger)


def set_up(ledger: Ledger) -> None:
    """The set-up of every Rumble; then the initiative cards are revealed (C-16)."""
    side: Seat = throwdown.sides(ledger.table)[0]
    ledger.next(*rumble_setup.begin(ledger, side), ("enter_throwdown", "reveal"))


MOVES = (InitiateRumble, AllowRumble, ForbidRumble, BeginWithRumble)
DOINGS = {"rumble_card": rumble_card, "immediate_draws": draws, "immediate_setup": set_up}

"""What every Drive has in common: who makes it, the Commander's consent, the card, the end of the turn (RULES 2.13)."""

from abc import abstractmethod
from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final, cast

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.cards.comparing import declared_code, lay, not_playable, playable
from gattai_desktop.games.gattai.effects import driving, entries, modifiers
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.throwdown.turn import Turn, may_not_drive, must_be_confirmed, turn_now
from gattai_desktop.games.gattai.zones import PILE, hand_zone
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.games.verdict import Reason, refusal

_AS_IT_RISES: Final = ("rumble", "concede")
_ALOUD: Final = {
    "counter": wording("counter"),
    "block": wording("block"),
    "escalate": wording("escalate"),
    "concede": wording("concede"),
    "rumble": wording("rumble"),
}
"""What somebody would do who plays a Drive."""
TOO_FAR: Final = "{card} is too far above {top}: {difference} ranks, and Coach's Strike reaches {reach}."
TOO_HIGH: Final = "{card} is too high: {difference} ranks, and Coach's Strike reaches {reach}."


@frozen
class Drive(Move):
    """A move that ends the turn of a side."""

    steps = ("throwdown.turn",)
    step_rule = "STEP-3"
    name: ClassVar[str] = ""

    def judge(self, state: State) -> Iterator[Reason]:
        """Whose turn it is, and what stands against this Drive."""
        turn = turn_now(state)
        yield from may_not_drive(state, self.seat)
        yield from self.while_the_bgm_rises(state)
        yield from self.against(state, turn)

    def while_the_bgm_rises(self, state: State) -> tuple[Reason, ...]:
        """Say that a BGM that rises leaves the Coach no other Drive (C-37)."""
        if self.seat == COACH_SEAT and self.name not in _AS_IT_RISES and bgm.must_begin(state):
            return (refusal("BGM-3", "The BGM rises: Initiate the Rumble, or Concede.", ruling="bgm_zero"),)
        return ()

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """Yield the reasons against this Drive that are the same for every player."""
        return iter(())

    def play(self, ledger: Ledger) -> None:
        """Ask the Commander first where R-54 says so; otherwise carry it out."""
        if ledger.table.values.get(throwdown.TURN) is None:
            raise Impossible(say("No turn of a Throwdown is being played."))
        turn = turn_now(ledger.table)
        if must_be_confirmed(ledger.table, turn, self.seat):
            # Which card it is stays with the Pilot until her Commander agrees: nothing is paid, nothing is shown.
            ledger.set(throwdown.secret_path(self.seat), self.kept(), rule="THROW-23")
            ledger.next(("confirm_drive", cast("Seat", turn.commander), self.seat, self.name))
            return
        if not self.waits(ledger, turn):
            self.carry_out(ledger, turn)

    def waits(self, ledger: Ledger, turn: Turn) -> bool:
        """Let what takes part before the Drive do so first, if anything does; the Drive is kept until then."""
        before = driving.before(ledger.table, self.seat, self.name)
        if before:
            ledger.set(throwdown.secret_path(self.seat), self.kept(), rule="ASSIST-2")
            # What the Coach allowed beyond his Strike is not measured again.
            allowed = (True,) if self.beyond(ledger.table, turn, hoping=True) else ()
            ledger.next(*before, ("drive_now", self.seat, *allowed))
        return bool(before)

    def beyond(self, table: Table, turn: Turn, *, hoping: bool = False) -> tuple[Reason, ...]:
        """Say that the Coach cannot reach so far (STRIKE-9); `hoping` counts on what may still let him."""
        return ()

    def kept(self) -> tuple[str, ...]:
        """The Drive as it is kept until the Commander has agreed."""
        return (self.name,)

    @abstractmethod
    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """Write what happens."""


@frozen
class CardDrive(Drive):
    """A Drive with a card from the Hand, or from a Faction's top where R-111 lets it."""

    card: Card
    favor_rule: ClassVar[str] = ""
    serves: ClassVar[str] = "all_plays"
    """Where a Faction's top card serves for it: always ("counter"), or by R-111 ("all_plays")."""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["CardDrive"]:
        if seat in turn_now(state).members:
            for card in playable(state, seat):
                yield cls.made(seat, card)

    def judge(self, state: State) -> Iterator[Reason]:
        """The card must be there to be played (THROW-30)."""
        turn = turn_now(state)
        yield from may_not_drive(state, self.seat)
        favor = self.serves == "counter" or turn.rulings.favor_play_scope == "all_plays"
        yield from not_playable(
            state, self.seat, self.card, self.favor_rule, favor=favor, ruling="" if favor else "favor_play_scope"
        )
        against, first = state.cached((self.name, self.seat), partial(self._whatever_the_card, state))
        yield from against
        if first is not None:
            yield from self._without_enough_cards(state, *first)
        yield from self.against(state, turn)

    def _whatever_the_card(self, state: State) -> tuple[tuple[Reason, ...], tuple[str, int] | None]:
        against = (*self.while_the_bgm_rises(state), *self.forbidden(state))
        return against, driving.discards_first(state, self.seat, self.name)

    def _without_enough_cards(self, state: State, entry: str, count: int) -> Iterator[Reason]:
        """Say that an effect makes her discard more cards first than she has beside this one (ED-8)."""
        hand = state.cards(hand_zone(self.seat))
        if len(hand) - (self.card in hand) < count:
            words = "{entry}: other cards to be discarded first: {number}."
            yield refusal("ED-8", words, entry=entries.name_of(state, entry), number=count)

    def forbidden(self, state: State) -> tuple[Reason, ...]:
        """Return what forbids such a Drive at this table, to all or to this seat (ED-8)."""
        found = modifiers.forbidden(state, self.seat, self.name)
        if found is None:
            return ()
        return (refusal("ED-8", "{entry} does not allow that.", entry=entries.name_of(state, found.entry)),)

    def kept(self) -> tuple[str, ...]:
        return self.name, self.card.key

    def beyond_coachs_strike(
        self,
        table: Table,
        turn: Turn,
        difference: int | None,
        *,
        ruling: str = "",
        above: Card | None = None,
        hoping: bool,
    ) -> tuple[Reason, ...]:
        """Say that Coach cannot play beyond his Strike (STRIKE-9).

        ruling: what says against what he is measured; above: the card that the rules measure from; hoping: an effect
        before the Drive may still let him.
        """
        if difference is None or self.seat != COACH_SEAT or COACH_SEAT not in throwdown.sides(table):
            return ()
        reach = strike.strike_range(table, COACH_SEAT, turn.rulings)
        if difference <= reach or self.strike_ignored(table, hoping=hoping):
            return ()
        if not ruling and not throwdown.threats(table):
            ruling = "coach_without_threat"
        return (
            refusal(
                "STRIKE-9",
                TOO_FAR if above is not None else TOO_HIGH,
                ruling=ruling,
                top=above,
                card=self.card,
                difference=difference,
                reach=reach,
            ),
        )

    def strike_ignored(self, table: Table, *, hoping: bool) -> bool:
        """Whether an effect lets this Drive go beyond Coach's Strike, or still may where we hope."""
        if modifiers.for_a_while(table.values, COACH_SEAT, "ignore_strike"):
            return True
        return hoping and driving.could_ignore(table, self.seat, self.name)

    def to_pile(self, ledger: Ledger, kind: str, rule: str) -> int:
        """Lay the card on the Pile and write who played it, as what."""
        entries = throwdown.pile_entries(ledger.table)
        declared = declared_code(ledger.table, self.card)
        cause = lay(ledger, self.card, PILE, rule=rule)
        ledger.set(throwdown.PILE_ENTRIES, (*entries, (self.seat, kind, declared)), rule=rule)
        return cause


# ---------------------------------------------------------------------- the Commander's consent


def _ask_confirm(state: State, item: Item) -> Ask:
    _, commander, seat, name = (str(part) for part in item)
    question = say(
        "{name} would {drive}. Do you agree?", name=throwdown.name_of(state, seat), drive=_ALOUD.get(name, name)
    )
    return either(commander, question, Agree, Disagree, say("The Commander declares the Drive of her side."))


@answers("confirm_drive", "agrees", rule="STEP-6")
class Agree(Choice):
    """Wish: let another Pilot of the side make the Drive."""

    gives_leave = True

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat = str(item[2])
        kept = cast("tuple[str, ...]", ledger.value(throwdown.secret_path(seat)))
        ledger.set(throwdown.secret_path(seat), None, rule="THROW-23")
        drive, turn = drive_again(seat, kept), turn_now(ledger.table)
        if not drive.waits(ledger, turn):
            drive.carry_out(ledger, turn)


@answers("confirm_drive", "does not agree", rule="STEP-6")
class Disagree(Choice):
    """Wish: no; the side goes on thinking."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(throwdown.secret_path(str(item[2])), None, rule="THROW-23")
        ledger.announce("not_agreed", rule="THROW-23", seat=item[2])


_DRIVES: dict[str, type[Drive]] = {}


def known_as(kind: type[Drive]) -> type[Drive]:
    """Let a Drive be found again by its name."""
    _DRIVES[kind.name] = kind
    return kind


def drive_again(seat: Seat, kept: tuple[str, ...]) -> Drive:
    """Make a Drive again that was kept until it was agreed to."""
    kind = _DRIVES[kept[0]]
    return kind(seat, *(CARDS[key] for key in kept[1:]))


def drive_now(ledger: Ledger, seat: Seat, *allowed: bool) -> None:
    """Carry out a Drive that waited for what takes part before it; it falls if its card is gone or beyond Coach now."""
    kept = known(ledger.table.values, throwdown.secret_path(seat))
    if isinstance(kept, tuple):
        ledger.set(throwdown.secret_path(seat), None, rule="ASSIST-2")
        drive, turn = drive_again(seat, cast("tuple[str, ...]", kept)), turn_now(ledger.table)
        if isinstance(drive, CardDrive) and not_playable(ledger.table, seat, drive.card, drive.favor_rule):
            ledger.announce("drive_without_card", rule="THROW-30", seat=seat)
            return
        if not allowed and drive.beyond(ledger.table, turn):
            ledger.announce("drive_falls", rule="STRIKE-9", seat=seat)
            return
        drive.carry_out(ledger, turn)


MOVES = (Agree, Disagree)
DOINGS = {"drive_now": drive_now}
ASKINGS = {"confirm_drive": _ask_confirm}

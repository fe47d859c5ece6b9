"""Virtual Machine put together: every chapter's moves, agenda items and asks in one Game."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import CARDS, Card, card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.chapters import Chapters
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason
from gattai_desktop.games.virtual_machine import (
    after_attack,
    any_moment,
    area_hacks,
    attacking,
    boots,
    by_hand,
    charging_by_hand,
    counting,
    drawing,
    effects,
    ending,
    equipping,
    hacking,
    hiding,
    interrupt_choices,
    interrupts,
    leaving,
    next_fight,
    opening,
    possessed,
    powers,
    pushing,
    rounds,
    selecting,
    striking,
    taking,
    team_hands,
    turns,
    waiting_jokers,
    walking,
)
from gattai_desktop.games.virtual_machine.any_moment import MOMENTS
from gattai_desktop.games.virtual_machine.by_hand import FIGHT_HAND
from gattai_desktop.games.virtual_machine.meaningless import meaningless
from gattai_desktop.games.virtual_machine.names import name_in_field
from gattai_desktop.games.virtual_machine.phrases import FightPhrases
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS
from gattai_desktop.games.virtual_machine.values import (
    GIVE,
    OVER,
    PLACING,
    START,
    TURN,
    VALUES,
    actor,
    name_of,
    seat_of,
)
from gattai_desktop.games.virtual_machine.world import KEY, World
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, zones

_CHAPTERS: Final = Chapters(
    opening, rounds, ending, next_fight, drawing, taking, selecting, waiting_jokers, counting, turns, leaving, walking,
    pushing, attacking, striking, after_attack, possessed, powers, effects, hacking, area_hacks, team_hands, boots,
    any_moment, charging_by_hand, interrupts, interrupt_choices, equipping, hiding, by_hand,
)  # fmt: skip


class VirtualMachine(Game):
    """A fight of MCs against the CPU, with the processes of one world."""

    key = KEY
    order_rule = "VM-13"
    hand = FIGHT_HAND
    values = VALUES

    def __init__(self, world: World) -> None:
        self.world = world
        self.cards = {**CARDS, **{one.key: one for one in BIT_CARDS.values()}, **world.tokens}
        self.phrases = FightPhrases(_CHAPTERS.moves, self._card, world)
        self.doings, self.askings = _CHAPTERS.doings, _CHAPTERS.askings

    def _card(self, text: str) -> Card:
        """A card, a token or a place of the byte by its code. Raises NoSuchCard."""
        return self.cards.get(text.lower()) or card(text)

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones(state)

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """The MCs play together, the CPU against them."""
        return state.listed(MCS), (CPU,)

    def name(self, state: State, seat: Seat) -> str:
        return name_of(state, seat)

    def called(self, table: Table, field: str, value: Value) -> str:
        named_so = name_in_field(table, field, value)
        return super().called(table, field, value) if named_so is None else named_so

    def out_of_reach(self, state: State, move: Move) -> Iterator[Reason]:
        """Say what a move names that is not here."""
        if not move.by_hand:
            yield from meaningless(state, move)

    def settle(self, ledger: Ledger) -> None:
        """An MC with Reload: Out reloads the moment it has no card left (RULES VM-50)."""
        if ledger.table.text("step") in MOMENTS:
            for who in ledger.table.listed(MCS):
                drawing.reload_if_out(ledger, who)

    def on_turn(self, state: State) -> tuple[Seat, ...] | None:
        """Who has the turn; the CPU where it gives a card, and before and after a fight."""
        if state.text("step") == TURN:
            return (seat_of(state, actor(state)),)
        if state.text("step") == OVER:
            return tuple(seat for seat in state.listed("seats") if next_fight.brings_fight(state, seat))
        return (CPU,) if state.text("step") in (START, PLACING, GIVE) else None

    def keeps_secret(self, move: Move) -> bool:
        """Return True for picks, cards that go from hand to hand, and what the CPU hides; all else is open."""
        picking = selecting.PickCards | selecting.DeclareReload | selecting.PickAnew
        picking |= taking.PickFor
        return isinstance(move, picking | powers.HandOff | any_moment.KeepOfWell | hiding.HideMob | hiding.CoverArea)

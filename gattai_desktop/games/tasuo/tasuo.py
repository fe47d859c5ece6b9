"""Tasuo Showdown put together: every chapter's moves, agenda items and asks in one Game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import ALL, Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.chapters import Chapters
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.phrases import PATTERNS, Phrases
from gattai_desktop.games.tasuo import (
    activating,
    adding,
    attack_moves,
    by_hand,
    calls,
    charging,
    chosen_policy,
    combos,
    declaring,
    defences,
    effect_asks,
    effect_choices,
    effects,
    ending,
    held_stops,
    legend,
    matches,
    opening,
    paid_drives,
    policies,
    queue,
    responses,
    striking,
    taxes,
    trigger_order,
    turns,
    ultra,
    using,
    windows,
    zones,
)
from gattai_desktop.games.tasuo.by_hand import SHOWDOWN_HAND
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.declaring import DRIVES_WRITTEN, Drives, drives_in
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.effect_choices import CHOSEN_WRITTEN, ChosenWord
from gattai_desktop.games.tasuo.meaningless import meaningless
from gattai_desktop.games.tasuo.names import DRIVES, PLACES
from gattai_desktop.games.tasuo.setup import FACES
from gattai_desktop.games.tasuo.values import PHASES, VALUES, active, plain_name
from gattai_desktop.games.verdict import Reason

_CHAPTERS: Final = Chapters(
    opening, turns, calls, legend, charging, ultra, paid_drives, declaring, attack_moves, combos, defences,
    held_stops, responses, striking, using, adding, activating, effects, taxes, effect_asks, effect_choices,
    queue, policies, windows, chosen_policy, trigger_order, ending, matches, by_hand,
)  # fmt: skip

_SECRET: Final = (
    legend.SetCard | legend.TakeBackCard | charging.ChargeKa | opening.PutCardsBack | opening.PayForCard
    | opening.KeepFirstHand | opening.KeepAll
    | effect_choices.PutUnderDeck | ultra.SummonWarriorWith | chosen_policy.SetPolicy | policies.TakePassBack
    | windows.PassUntil | windows.PassAhead
)  # fmt: skip
"""Moves whose words name what others do not see."""


class NamedPhrases(Phrases):
    """Moves with cards by their names: a name alone is a card of the mover, or of the foe where one is meant."""

    def __init__(self, kinds: tuple[type[Move], ...], designs: DesignSet) -> None:
        super().__init__(kinds, lambda written: designs.card(written, ""))
        self._designs = designs
        own: dict[object, str] = {Card: designs.written, Drives: DRIVES_WRITTEN, ChosenWord: CHOSEN_WRITTEN}
        self.written = {**PATTERNS, **own, **policies.WRITTEN, **paid_drives.WRITTEN}

    def card_said(self, text: str, seat: Seat, theirs: bool) -> Card:
        return self._designs.card(text, zones.foe(seat) if theirs else seat)


class TasuoShowdown(Game):
    """The duel, with the cards of one box."""

    key = KEY
    order_rule = "TS-65"
    hand = SHOWDOWN_HAND
    values = VALUES

    def __init__(self, designs: DesignSet) -> None:
        self.designs = designs
        self.cards = {**designs.cards, **{one.key: one for one in FACES}}
        self.phrases = NamedPhrases(_CHAPTERS.moves, designs)
        self.doings = _CHAPTERS.doings
        self.askings = {**_CHAPTERS.askings, "window": self._window}
        self.passes_by_itself: Callable[[State, Ask], bool] = lambda _state, _ask: False
        """Whether a pass that is the only answer in a window is given by itself; the lesson says where."""

    def _window(self, state: State, item: Item) -> Ask:
        ask = windows.window(state, item)
        return evolve(ask, unseen=False) if self.passes_by_itself(state, ask) else ask

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones.zones(state)

    def name(self, state: State, seat: Seat) -> str:
        return plain_name(state, seat)

    def pause(self, state: State) -> int:
        """A window that tells nothing by its pace stays open as long for every hand (RULES 3h)."""
        return windows.pause(state)

    def answered_by_itself(self, state: State) -> Answer | None:
        return windows.answered_by_itself(state)

    def look_to_tell(self, state: State, seat: Seat) -> Move | None:
        """In a window everybody is told that a player has looked before she answers (RULES 3h)."""
        return windows.look_to_tell(state, seat)

    def called(self, table: Table, field: str, value: Value) -> str:
        """Return a place for warriors by its name, and Drives as they are said with an attack."""
        if field == "drives":
            named = ", ".join(DRIVES[one] for one in drives_in(str(value)))
            return wording(" with {drives}", drives=named) if named else ""
        return PLACES.get(str(value)) or super().called(table, field, value)

    def keeps_secret(self, move: Move) -> bool:
        """Return True for what is done with a card that stays hidden; everything else happens in the open."""
        return isinstance(move, _SECRET)

    def sight_of_facts(self, state: State, facts: Iterable[Fact], seat: Seat) -> tuple[tuple[int, Fact], ...]:
        """Return facts as the seat sees them; of a first hand that is changed in secret it is told afterwards."""
        facts = tuple(facts)
        seen = super().sight_of_facts(state, facts, seat)
        return seen if seat == ALL else tuple(opening.changed_unseen(state, facts, seen, seat))

    def sight(self, state: State, seat: Seat) -> Sight:
        """Return the table as the seat sees it; the armor that paid for a first hand is told afterwards, too."""
        seen = super().sight(state, seat)
        told = opening.armor_as_told(state, seat) if seat != ALL else {}
        return evolve(seen, values=SeenValues({**seen.values, **told}, self.hidden(state, seat))) if told else seen

    def out_of_reach(self, state: State, move: Move) -> Iterator[Reason]:
        """Say what a move names that is not there to do it with."""
        if not move.by_hand:
            yield from meaningless(state, move, self.ask_for(state, move.seat))

    def settle(self, ledger: Ledger) -> None:
        """Let warriors fall, and see whether somebody has won."""
        ending.settle(ledger)

    def on_turn(self, state: State) -> tuple[Seat, ...] | None:
        """Who has the turn; before the first, anybody may begin."""
        return (active(state),) if state.text("step") in PHASES else None

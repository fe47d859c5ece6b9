"""The Crisis: its Path and how that is written, its tier, what each step brings, and Tarry (RULES 2.23, MICRO-29).

| value | meaning |
|---|---|
| `crisis.tier` | steps of the Path that were reached, 0 at the start |
| `crisis.path` | the steps as they are written, such as "Story + Wave"; without it the Path of 13 (CRISIS-2) |
| `crisis.reached.<n>` | what step n brought, as it is written; "" for one that was skipped. Everybody saw it |
| `crisis.bgm_attacks` | True from the step on at which the BGM attacks (BGM-1) |
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, cast, get_args

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import effects, listening
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import trash_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.notation import MAX_TRIGGERS, NotationFault, Pieces
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

CrisisItem = Literal["Story", "Wave", "Storm", "BGM"]
CRISIS_ITEMS: Final[tuple[CrisisItem, ...]] = get_args(CrisisItem)
"""What one step may hold; its items fire from left to right."""


def parse_step(text: str) -> tuple[CrisisItem, ...]:
    """Read one step of a Crisis Path, such as "Story + Wave" or "BGM attacks!".

    Raises:
        NotationFault: the text is no such list.
    """
    pieces = Pieces(text)
    items = [_crisis_item(pieces)]
    while pieces.take("+"):
        items.append(_crisis_item(pieces))
    pieces.expect_end("'+' or the end")
    if len(items) > MAX_TRIGGERS:
        raise pieces.too_long(wording("A step holds at most {most} events.", most=MAX_TRIGGERS))
    return tuple(items)


def spell_step(items: Iterable[CrisisItem]) -> str:
    """Write a step of a Crisis Path: `Story + Wave`."""
    return " + ".join(items)


def _crisis_item(pieces: Pieces) -> CrisisItem:
    start = pieces.at
    word = pieces.word()
    if word is None:
        raise pieces.broken(wording("Story, Wave, Storm or BGM"))
    item = _CRISIS_OF.get(word.casefold())
    if item is None:
        raise pieces.unknown(start, wording("Crisis event"), word, CRISIS_ITEMS)
    # The Path of the complete text says "Story Event" and "BGM ATTACKS!".
    if item == "Story":
        pieces.take_word("event")
    if item == "BGM" and pieces.take_word("attacks"):
        pieces.take("!")
    return item


_CRISIS_OF: Final = {item.casefold(): item for item in CRISIS_ITEMS}


PATH: Final = "crisis.path"
TIER: Final = "crisis.tier"
REACHED: Final = "crisis.reached"

PATH_OF_13: Final = (
    *("Story", "Wave", "Story", "Storm", "Story + Wave", "Wave", "Story + Wave"),
    *("Storm", "Story + Wave", "Storm", "Story + Storm", "Wave", "BGM"),
)
"""The default Path (CRISIS-2); those of a single evening are entries of packs."""

ONE_EVENING: Final = 7
"""Steps of a Path that one evening of three to four hours comes to: the book's Paths of a one-shot have seven."""
LONGEST_PATH: Final = 40
"""Most steps of a Path that a pack has, or Coach lays."""


def tier(table: Table) -> int:
    """How many steps of the Path were reached."""
    return cast("int", table.values[TIER])


def path(table: Table) -> tuple[str, ...]:
    """The steps of the Crisis Path. Raises NotKnown for any seat but the Coach's."""
    return cast("tuple[str, ...]", known(table.values, PATH) or PATH_OF_13)


def is_one_shot(table: Table) -> bool:
    """Whether the Path is as short as that of a single evening (CRISIS-3), whatever else a Team has played.

    A short Path lets Coach draw less in a Rumble (RUMBLE-6): the BGM's TR makes up for it. Raises NotKnown for any
    seat but the Coach's.
    """
    return not rulings_of(table).left_to_the_table("crisis") and len(path(table)) <= ONE_EVENING


def reached(table: Table, number: int) -> str | None:
    """Return what a step brought, as it is written; "" where it was skipped, None where that is not known."""
    return cast("str | None", table.values.get(f"{REACHED}.{number}"))


def advance(ledger: Ledger, count: int) -> None:
    """Go on by `count` steps at once and put their events on the agenda, in order (CRISIS-1, CRISIS-4, CRISIS-5)."""
    caused: list[Item] = []
    steps = path(ledger.table)
    beyond = max(0, tier(ledger.table) + count - len(steps))
    for _ in range(count - beyond):
        caused.extend(_reach(ledger, tier(ledger.table) + 1))
    if beyond:
        # Past the end of the Path one Omen is a Wave, two together are a Storm.
        event = "Storm" if beyond > 1 else "Wave"
        ledger.announce("crisis", rule="CRISIS-5", tier=tier(ledger.table), step=event)
        caused.append(("fire", event, None, 1, COACH_SEAT, "crisis"))
    if rulings_of(ledger.table).left_to_the_table("crisis"):
        ledger.announce("left_to_the_table", rule="R-01")
        return
    ledger.next(*caused)


def _items(written: str) -> tuple[str, ...]:
    """What a step of the Path brings; nothing where it is in words of the Coach's own."""
    try:
        return parse_step(written)
    except NotationFault:
        return ()


def _reach(ledger: Ledger, number: int) -> tuple[Item, ...]:
    """Set the tier to a step of the Path and return the step's events."""
    written = path(ledger.table)[number - 1]
    ledger.set(TIER, number, rule="CRISIS-1")
    ledger.set(f"{REACHED}.{number}", written, rule="CRISIS-1")
    ledger.announce("crisis", rule="CRISIS-1", tier=number, step=written)
    threats.fill_bgm_stack(ledger, "one_per_crisis_step", 1)
    items = _items(written)
    if not items:
        return ()  # words of the Coach's own: said aloud, the table plays them
    if "BGM" in items:
        ledger.set(bgm.ATTACKS, True, rule="BGM-1")
    ledger.next(*effects.moment(ledger.table, "crisis", step=written, tier=number, story="Story" in items))
    return tuple(("fire", item, None, 1, COACH_SEAT, "crisis") for item in items if item in {"Wave", "Storm"})


@wish("skips ahead to step {step}")
class SkipAhead(Move):
    """Wish: the Crisis leaps to a later step; those between never happen (RULES CRISIS-6)."""

    step: int
    shown = Shown(kind="Skip ahead in the Crisis", line="What lies between does not happen")
    told = LogWords("{seat} skips ahead in the Crisis", story=True)
    steps = ("story",)
    step_rule = "CRISIS-6"
    anywhere = True
    offered_to = "coach"
    needs_part = "crisis"
    offers_depend_on = ("crisis", "first_contact")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["SkipAhead"]:
        for number in range(tier(state) + 1, len(path(state)) + 1):
            yield cls.made(seat, number)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("CRISIS-6", "The Crisis Path is Coach's.")
        elif first_contact.is_on(state):
            yield refusal("FC-1", "First Contact has no Crisis.")
        elif not tier(state) < self.step <= len(path(state)):
            yield refusal(
                "CRISIS-6",
                "The Crisis is at tier {tier} and its Path ends at {end}.",
                tier=tier(state),
                end=len(path(state)),
            )

    def play(self, ledger: Ledger) -> None:
        if not 1 <= self.step <= len(path(ledger.table)):
            raise Impossible(say("The Crisis Path has {end} steps.", end=len(path(ledger.table))))
        ledger.announce("crisis_skips", rule="CRISIS-6", tier=tier(ledger.table), step=self.step)
        for number in range(tier(ledger.table) + 1, self.step):
            ledger.set(f"{REACHED}.{number}", "", rule="CRISIS-6")
            if "BGM" in _items(path(ledger.table)[number - 1]):
                ledger.set(bgm.PASSED, True, rule="BGM-1")
        ledger.next(*_reach(ledger, self.step))


# ---------------------------------------------------------------------- Tarry


FACES: Final = "crisis.faces"
"""How many Face cards the last Tarry took, where something asks for it."""


def tarry_amount(table: Table) -> int:
    """How many cards a Tarry takes: the Crisis tier (MICRO-29, R-97)."""
    return max(tier(table), 1 if rulings_of(table).tarry_minimum == "one" else 0)


def tarry_matters(table: Table) -> bool:
    """Whether a Tarry may do anything: it takes a card, or something answers it, as far as is known (MICRO-29a)."""
    try:
        return tarry_amount(table) > 0 or listening.anybody_listens(table, "Tarry", ("event.fire", "event.done"))
    except NotKnown:  # a Threat's powers that this seat does not see
        return True


def tarry(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Cards go from the top of the Coach's Deck to his Trash; Jokers become Omens and do not count (MICRO-29)."""
    count = amount if isinstance(amount, int) else tarry_amount(ledger.table)
    before = len(ledger.table.cards(trash_zone(COACH_SEAT)))
    taken = decks.take_several(ledger, COACH_SEAT, trash_zone(COACH_SEAT), count, rule="MICRO-29", up=True)
    if listening.anybody_listens(ledger.table, "Tarry", ("event.done",)):
        lying = ledger.table.cards(trash_zone(COACH_SEAT))
        # Where the Deck ran out on the way its Trash was mixed in.
        new = lying[before:] if len(lying) == before + taken else lying[-taken:] if taken else ()
        ledger.set(FACES, sum(card.is_face for card in new) or None, rule="MICRO-29")


def lesser_fusion_breaks(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Say that a Lesser Fusion breaks up; what that is, no text tells (MICRO-31, U-2)."""
    ledger.announce("break", rule="MICRO-31", target=recipient, who=instigator)


SUFFER = {"Tarry": tarry, "BREAK!": lesser_fusion_breaks}
MOVES = (SkipAhead,)

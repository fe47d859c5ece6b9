"""Before a battle: the token by lot, mixed decks, the Champion's first Bot (RULES RB-6 to RB-10)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import wall
from gattai_desktop.games.rumblebots.values import CLASH, OVER, REACTOR, READY, RESULT, STORAGE, crystals, surrendered
from gattai_desktop.games.verdict import Reason, refusal


@wish("begins the battle")
class BeginBattle(Move):
    """Wish: mix the decks and let the next battle of the match begin. Any player may."""

    steps = (READY, RESULT)
    openly = (RESULT,)
    step_rule = "RB-6"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["BeginBattle"]:
        if seat in zones.players(state):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        for seat in zones.players(state):
            if not any(state.count(zone(seat)) for zone in (zones.deck, zones.gang, zones.discard)):
                yield refusal("RB-6", "{seat} has no Bots.", seat=seat.capitalize())

    def not_now(self, state: State) -> Words:
        step = state.values["step"]
        if step == OVER:
            return say("The match is over.")
        return say("A battle is going on.") if step == CLASH else say("The Draft comes first.")

    def play(self, ledger: Ledger) -> None:
        if not all(
            any(ledger.table.count(zone(seat)) for zone in (zones.deck, zones.gang, zones.discard))
            for seat in zones.players(ledger.table)
        ):
            raise Impossible(say("Without Bots there is no battle."))
        battle = ledger.table.number("battle") + 1
        ledger.set("battle", battle, rule="RB-H1")
        ledger.announce("battle", rule="RB-6", number=battle, of=ledger.table.number("battles"))
        _tidy(ledger)
        clockwise = rulings_of(ledger.table).direction == "clockwise" or battle % 2 == 1
        ledger.set("direction", 1 if clockwise else -1, rule="RB-10")
        ledger.set("space", round_space(ledger.table), rule="RB-H13")
        for seat in zones.players(ledger.table):
            _mix(ledger, seat)
        ledger.next(("token",), ("opening",))


def round_space(table: Table) -> int:
    """Return with how many crystals a round begins (RULES RB-H13)."""
    if rulings_of(table).round_space == "two_or_three" and len(zones.players(table)) == 2:
        return 2
    return 3


def _tidy(ledger: Ledger) -> None:
    """Forget what belonged to the last battle."""
    past = ("once.", "faction.", "strip.")
    for path in [path for path in ledger.table.values if path.startswith(past)]:
        ledger.set(path, None, rule="RB-6")
    for path in ("clash", "clash.bonus", "kept", "challenger", "champion", "winner"):
        ledger.set(path, None, rule="RB-6")
    ledger.set("step", CLASH, rule="RB-6")


def _mix(ledger: Ledger, seat: Seat) -> None:
    for zone in (zones.gang(seat), zones.discard(seat), zones.look(seat)):
        cards = ledger.table.cards(zone)
        if cards:
            ledger.move_from(zone, cards, zones.deck(seat), rule="RB-6", up=False)
    ledger.shuffle(zones.deck(seat), rule="RB-6")
    make_ready(ledger, seat, rule="RB-7")
    if crystals(ledger.table, REACTOR, seat) and rulings_of(ledger.table).reactors == "first_bot":
        ledger.set(f"charged.{seat}", True, rule="RB-H14")


def make_ready(ledger: Ledger, seat: Seat, *, rule: str) -> None:
    """Turn the used Contraptions of a player upright (RULES RB-7)."""
    row = zones.contraptions(seat)
    used = [one.card for one in ledger.table.zones.get(row, ()) if not one.up]
    if used:
        ledger.turn(row, used, rule=rule)


def _token(ledger: Ledger) -> None:
    """Give the Champion token to whom it belongs at the start (RULES RB-8, RB-H2)."""
    table = ledger.table
    seats = zones.players(table)
    holder = table.values.get("token")
    out = surrendered(table)
    if holder is None:
        ledger.shuffle(zones.LOTS, rule="RB-H2")
        drawn = ledger.table.top(zones.LOTS)
        assert drawn is not None
        holder = seats[(int(drawn.key.partition(".")[2]) - 1) % len(seats)]
    elif rulings_of(table).first_champion == "first_out_takes" and out:
        holder = out[0]
    ledger.set("surrendered", None, rule="RB-6")
    ledger.set("token", holder, rule="RB-8")
    ledger.set("champion", holder, rule="RB-8")
    ledger.announce("champion", rule="RB-8", seat=holder, why="token")


def _opening(ledger: Ledger) -> None:
    """Lay the Champion's first Bot in defence (RULES RB-9)."""
    seat = str(ledger.value("champion"))
    card = ledger.table.cards(zones.deck(seat))[-1]
    moved = ledger.move_from(zones.deck(seat), (card,), zones.gang(seat), rule="RB-9")
    with ledger.because(moved):
        found = wall(ledger.table, seat)
        ledger.announce("wall", rule="RB-9", seat=seat, defence=found.defence, needed=found.needed)
        if rulings_of(ledger.table).opening_bot == "abilities":
            ledger.next(("ability", card.key, True), ("clash",))
        else:
            ledger.next(("clash",))


@wish("energizes a crystal")
class Energize(Move):
    """Wish: move a crystal from Storage to the Reactor before a battle of a Draft (RULES RB-H14)."""

    shown = Shown(letter="E")
    steps = (READY, RESULT)
    openly = (RESULT,)  # crystals come in a battle, and whoever won it need not sit at the computer then
    step_rule = "RB-H14"
    offered_as_it_is = True
    elsewhere = say("Crystals are energized before a battle.")

    def judge(self, state: State) -> Iterator[Reason]:
        rulings = rulings_of(state)
        if rulings.way != "draft":
            yield refusal("RB-H14", "Crystals are energized in a Draft only.", ruling="way")
        if rulings.reactors == "score_only":
            yield refusal("RB-H14", "At this table crystals are the score only.", ruling="reactors")
        if not crystals(state, STORAGE, self.seat):
            yield refusal("RB-H14", "No crystal is in your Storage.")
        if crystals(state, REACTOR, self.seat):
            yield refusal("RB-H14", "A crystal is in your Reactor already.")

    def play(self, ledger: Ledger) -> None:
        held = crystals(ledger.table, STORAGE, self.seat)
        if not held:
            raise Impossible(say("There is no crystal to move."))
        charged = crystals(ledger.table, REACTOR, self.seat) + 1
        ledger.set(f"crystals.{STORAGE}.{self.seat}", held - 1, rule="RB-H14")
        ledger.set(f"crystals.{REACTOR}.{self.seat}", charged, rule="RB-H14")


MOVES = (BeginBattle, Energize)
DOINGS: Final[dict[str, Doing]] = {"token": _token, "opening": _opening}

"""What effects ask: whether one takes part, how much, whom it hits, which of its ways, and which cards go."""

from typing import cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.effects import effects, entries
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.effects import Pairs
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.limits import most as most_uses
from gattai_desktop.games.gattai.effects.limits import times_used
from gattai_desktop.games.gattai.effects.targets import candidates, chooser_of, most_picked
from gattai_desktop.games.gattai.effects.way_words import ways_in_words
from gattai_desktop.games.gattai.events.recipients import kind_of, name_of, pilots_in_play, seat_of
from gattai_desktop.games.gattai.world.factions import favor_cards
from gattai_desktop.games.gattai.zones import hand_zone, keeps
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


def found_by(state: Table, item: Item) -> HeldEntry | None:
    """The effect that an item of the agenda is about."""
    return entries.again(state, str(item[1]), cast("int", item[2]), str(item[3]))


def text_of(state: State, entry: str) -> Words:
    """What players read of an entry."""
    return say("{text}", text=state.text(f"entry.{entry}.text"))


# ---------------------------------------------------------------------- whether


def _ask_effect(state: State, item: Item) -> Ask | None:
    _, entry, _, _, window, pairs = item
    found = found_by(state, item)
    bindings = dict(cast("Pairs", pairs))
    if found is None or not found.effect.asks_first or not effects.takes_part(state, found, str(window), bindings):
        return None
    seat = chooser_of(state, found, bindings)
    left = most_uses(state, found, bindings)
    text = say(
        "{entry}: does it take part?" if left is None else "{entry}: does it take part? {left} left",
        entry=entries.name_of(state, str(entry)),
        **({} if left is None else {"left": left - times_used(state, found)}),
    )
    why = text_of(state, str(entry))
    if keeps(state, found.owner, "powers"):  # everybody hears the question, its seat alone why it is asked (INFO-7)
        text, why = say("Does a power take part?"), say("{question} {text}", question=text, text=why)
    options = (LeaveAside(seat, str(entry)), LetTakePart(seat, str(entry)))
    return Ask("effect", seat, text, options, why)


@frozen
class _Whether(Choice):
    """Says whether an effect that may answer now takes part."""

    entry: str
    answers = "effect"
    rule = "ASSIST-2"


@wish("lets {entry} take part")
class LetTakePart(_Whether):
    """Wish: use an effect that may answer now."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        found = found_by(ledger.table, item)
        if found is not None:
            effects.start(ledger, found, str(item[4]), cast("Pairs", item[5]))


@wish("leaves {entry} aside")
class LeaveAside(_Whether):
    """Wish: let an effect pass that could answer now."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing happens."""


# ---------------------------------------------------------------------- how much


def _ask_number(state: State, item: Item) -> Ask | None:
    _, entry, _, _, pairs = item
    found = found_by(state, item)
    if found is None:
        return None
    bindings = dict(cast("Pairs", pairs))
    low, high = effects.bounds(state, found, bindings)
    if low == high:
        return None
    seat = chooser_of(state, found, bindings)
    text = say("{entry}: how much?", entry=entries.name_of(state, str(entry)))
    options = tuple(PickNumber(seat, number, str(entry)) for number in range(low, high + 1))
    return Ask("effect_number", seat, text, options, text_of(state, str(entry)))


@answers("effect_number", "says {number} for {entry}", rule="ASSIST-2")
class PickNumber(Choice):
    """Wish: let the number of an effect be this."""

    number: int
    entry: str
    shown = Shown("{number}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        found = found_by(ledger.table, item)
        pairs = cast("Pairs", item[4])
        if found is not None:
            letter = effects.open_number(found, dict(pairs))
            ledger.next(("effect_begin", *item[1:4], (*pairs, (letter, self.number))))


def _number_settled(ledger: Ledger, entry: str, number: int, owner: str, pairs: Pairs) -> None:
    """Only one number is left that could be picked."""
    ledger.next(("effect_begin", entry, number, owner, pairs))


# ---------------------------------------------------------------------- whom


def _ask_pick(state: State, item: Item) -> Ask | None:
    _, entry, _, _, place, pairs, picked = item
    found = found_by(state, item)
    if found is None:
        return None
    bindings = dict(cast("Pairs", pairs))
    target = found.effect.groups[cast("int", place)].target
    taken = cast("tuple[str, ...]", picked)
    again = target is not None and target.shared
    there = tuple(one for one in candidates(state, found, target, bindings) if again or one not in taken)
    most = most_picked(state, found, target, bindings)
    if again and len(there) == 1:
        return None
    if not there or len(taken) >= most or (len(there) == 1 and most == 1 and not taken):
        return None
    seat = chooser_of(state, found, bindings)
    options: list[Choice] = [PickTarget(seat, one) for one in there]
    if taken:
        options.insert(0, PickNoMore(seat))
    nobody = {kind_of(state, one) for one in there} <= {"Resource", "Location"}
    question = "{entry}: which does it hit?" if nobody else "{entry}: whom does it hit?"
    text = say(question, entry=entries.name_of(state, str(entry)))
    return Ask("effect_pick", seat, text, tuple(options), text_of(state, str(entry)))


@answers("effect_pick", "picks {target}", rule="MICRO-4")
class PickTarget(Choice):
    """Wish: let an effect hit this one."""

    target: str

    def against(self, state: State, item: Item) -> Reason:
        return refusal(self.rule, "{name} cannot be picked here.", name=name_of(state, self.target))

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next((*item[:6], (*cast("tuple[str, ...]", item[6]), self.target)))


@answers("effect_pick", "picks nobody else", rule="MICRO-4")
class PickNoMore(Choice):
    """Wish: these are all."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        _picked(ledger, *item[1:])  # type: ignore[arg-type]


def _pick_settled(
    ledger: Ledger, entry: str, number: int, owner: str, place: int, pairs: Pairs, picked: tuple[str, ...]
) -> None:
    """Pick the only target that is left, where there is one."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None:
        return
    if not picked:
        target, bindings = found.effect.groups[place].target, dict(pairs)
        most = max(0, most_picked(ledger.table, found, target, bindings))
        picked = candidates(ledger.table, found, target, bindings)[: min(1, most)]
        if target is not None and target.shared:
            picked *= most
        if not picked:
            ledger.announce("no_effect", rule="MICRO-7", event=None, target=None)
            return
    _picked(ledger, entry, number, owner, place, pairs, picked)


def _picked(
    ledger: Ledger, entry: str, number: int, owner: str, place: int, pairs: Pairs, picked: tuple[str, ...]
) -> None:
    pairs = (*pairs, ("picked", picked))
    found = entries.again(ledger.table, entry, number, owner)
    if found is not None and found.effect.picked_first:
        ledger.next(("effect_begin", entry, number, owner, pairs))
        return
    aimed = tuple(one for one in picked if one != owner and one in pilots_in_play(ledger.table))
    if aimed and dict(pairs).get("window") == "assist" and dict(pairs).get("user"):
        ledger.next(*effects.moment(ledger.table, "assist.done", assistant=owner, aimed=aimed))
    effects.group(ledger, entry, number, owner, place, pairs)


# ---------------------------------------------------------------------- which way


def _way_path(found: HeldEntry) -> str:
    return f"throwdown.way.{found.entry}.{found.owner}"


def _has_cards_for(state: State, found: HeldEntry, way: tuple[Step, ...]) -> bool:
    """Whether the owner can do a way that makes her discard: without a card it would cost her nothing."""
    from_where = {step.target for step in way if step.verb == "discard"}
    if "Faction" in from_where and favor_cards(state):
        return True
    return not from_where & {"Self", "Faction"} or state.count(hand_zone(seat_of(found.owner))) > 0


def ways_offered(table: Table, item: Item) -> tuple[Words, ...]:
    """Say what each way does between which it is asked to choose."""
    found = found_by(table, item)
    ways = found.effect.groups[cast("int", item[4])].choices if found is not None else ()
    return ways_in_words(ways, found.rank) if found is not None else ()


def _ask_choose(state: State, item: Item) -> Ask | None:
    _, entry, _, _, place, pairs = item
    found = found_by(state, item)
    if found is None:
        return None
    ways = found.effect.groups[cast("int", place)].choices
    seat = chooser_of(state, found, dict(cast("Pairs", pairs)))
    text = say("{entry} does one of these: which?", entry=entries.name_of(state, str(entry)))
    before = state.values.get(_way_path(found)) if found.effect.anew else None
    options = tuple(
        ChooseWay(seat, at + 1, str(entry))
        for at, way in enumerate(ways)
        if at + 1 != before and _has_cards_for(state, found, way)
    )
    return Ask("effect_choose", seat, text, options, text_of(state, str(entry)))


@answers("effect_choose", "takes way {way} of {entry}", rule="MICRO-6")
class ChooseWay(Choice):
    """Wish: of what an effect offers, this way, counted from 1."""

    told = LogWords("{seat} chooses for {entry}: {way}")

    way: int
    entry: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        found = found_by(ledger.table, item)
        place = cast("int", item[4])
        if found is not None and 1 <= self.way <= len(found.effect.groups[place].choices):
            if found.effect.anew:
                ledger.set(_way_path(found), self.way, rule="ASSIST-2")
            ledger.next(*effects.step_items(found, place, self.way - 1, cast("Pairs", item[5])))


MOVES = (LetTakePart, LeaveAside, PickNumber, PickTarget, PickNoMore, ChooseWay)
DOINGS = {"effect_number": _number_settled, "effect_pick": _pick_settled}
ASKINGS = {"effect": _ask_effect, "effect_number": _ask_number, "effect_pick": _ask_pick, "effect_choose": _ask_choose}

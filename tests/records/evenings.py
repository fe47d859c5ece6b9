"""Evenings made by chance, for what is told of whole evenings: a table before its first move, and entries."""

import random

from attrs import frozen

from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC, Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry

REASON = "because Coach holds the King of spades"
MINUTE = 60_000


@frozen
class PlayedEvening:
    """An evening that was played by chance."""

    box: Box
    name: str
    start: State
    entries: tuple[Entry, ...]

    def states(self) -> list[State]:
        """The table before each entry, and after the last."""
        found = [self.start]
        for entry in self.entries:
            found.append(found[-1].after(entry.facts))
        return found


def evening(game: str = "gattai", scenario: str = "neon-harbour", moves: int = 120, seed: int = 1) -> PlayedEvening:
    """Play so many moves by chance; every third has a reason for an overrule, which the log alone may tell."""
    known, form = box(game), table_form(game, scenario)
    setup = form.setup(form.whole({}))
    dice, shuffle = random.Random(seed), seeded(seed)
    state = start = known.begin(setup)
    entries: list[Entry] = []
    for number in range(1, moves + 1):
        options = [move for seat in known.game.seats(state) for move in known.game.options(state, seat)]
        if not options:
            break
        move = dice.choice(options)
        after, facts = known.game.play(state, move, shuffle)
        overruled = number % 3 == 0
        entries.append(
            Entry(
                number=number,
                move=write(move),
                facts=facts,
                by=move.seat,
                at=1_700_000_000_000 + number * MINUTE,
                narration=REASON if overruled else "",
                against=("X-1: no",) if overruled else (),
                allowed_because=REASON if overruled else "",
            )
        )
        state = after
    return PlayedEvening(known, setup.name, start, tuple(entries))


# ---------------------------------------------------------------------- the same, with other secrets


def with_other_secrets(played: PlayedEvening) -> tuple[PlayedEvening, int]:
    """Return an evening that looks the same to everybody, and how many secrets are other ones in it.

    Cards that nobody saw change places, values that stay hidden get another value, moves, stories and reasons other
    words, and what only some seats were told is told otherwise.
    """
    states, game = played.states(), played.box.game
    seen: set[object] = set()
    shown: set[str] = set()
    for state, entry in zip(states, (*played.entries, None), strict=True):
        looked = game.sight(state, PUBLIC)
        seen |= {one.card for lying in looked.zones.values() for one in lying}
        shown |= set(looked.values)
        for _, fact in game.sight_of_facts(state, entry.facts if entry else (), PUBLIC):
            seen |= set(getattr(fact, "cards", ()))
            if isinstance(fact, ZoneShuffled):
                seen |= {one.card for one in (*fact.before, *fact.after)}
            if isinstance(fact, ValueChanged):
                shown.add(fact.path)
    cards = [one.card for lying in played.start.zones.values() for one in lying if one.card not in seen]
    other: dict[object, object] = {}
    for deck in {card.deck for card in cards}:
        unseen = [card for card in cards if card.deck == deck and not card.is_joker]
        for one, two in zip(unseen[::2], unseen[1::2], strict=False):
            other |= {one: two, two: one, one.key: two.key, two.key: one.key}
    hidden = {path for state in states for path in state.values} - shown

    def value(path: str, found: Value) -> Value:
        swapped: Value = other.get(found, found) if isinstance(found, str) else found  # type: ignore[assignment]
        if path not in hidden or found is None or isinstance(found, bool):
            return swapped
        return found + 7 if isinstance(found, int) else f"{swapped} or not" if isinstance(found, str) else swapped

    def lying(found: tuple[Lying, ...]) -> tuple[Lying, ...]:
        return tuple(Lying(other.get(one.card, one.card), one.up) for one in found)  # type: ignore[arg-type]

    def fact(found: Fact) -> Fact:
        match found:
            case CardsMoved() | CardsTurned():
                return evolve(found, cards=tuple(other.get(card, card) for card in found.cards))
            case ZoneShuffled():
                return evolve(found, before=lying(found.before), after=lying(found.after))
            case ValueChanged():
                return evolve(found, before=value(found.path, found.before), after=value(found.path, found.after))
            case Announced() if found.seen_by and PUBLIC not in found.seen_by:
                return evolve(found, words="another secret")
            case _:
                return found

    start = State(
        {zone: lying(found) for zone, found in played.start.zones.items()},
        {path: value(path, found) for path, found in played.start.values.items()},
    )
    entries = tuple(
        evolve(
            one,
            facts=tuple(map(fact, one.facts)),
            move="",
            narration="something else" if one.narration else "",
            allowed_because="another reason" if one.allowed_because else "",
        )
        for one in played.entries
    )
    return PlayedEvening(played.box, played.name, start, entries), len(other) // 2 + len(hidden)

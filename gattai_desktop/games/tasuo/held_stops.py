"""A Defensive card that stops several attacks stops the next fitting ones of the turn too (RULES TS-H66)."""

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo.attacks import OpenAttack, attack_of, form_of, keep_attack, known_card
from gattai_desktop.games.tasuo.defences import against_stopping, against_tag, defends_now, second_effect
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.foreseen import barred_to
from gattai_desktop.games.tasuo.queue import QueueEntry
from gattai_desktop.games.tasuo.values import listed, of
from gattai_desktop.games.tasuo.warriors import warrior_named


def held_stop(table: Table, attack: OpenAttack) -> tuple[TasuoCard, TasuoCard] | None:
    """Return the warrior attacked, and the first card whose stop still holds for it and fits."""
    warrior = warrior_named(table, attack.targets[0]) if len(attack.targets) == 1 else None
    if warrior is None:
        return None
    for key, _ in _held(table, warrior):
        card = known_card(table, key)
        terms = card.design.defence if card is not None else None
        if card is None or terms is None:
            continue
        barred = any(against_stopping(table, terms, form_of(table, attack))) or any(
            against_tag(table, terms.tag, warrior, barred_to(table, attack))
        )
        if not barred and defends_now(table, warrior.owner, card, warrior, attack):
            return warrior, card
    return None


def _held(table: Table, warrior: TasuoCard) -> list[tuple[str, int]]:
    """Return each card that still holds for a warrior, by its key, and how many attacks it has left to stop."""
    kept = listed(table, of(warrior.key, "stops"))
    return [(str(key), int(str(left))) for key, left in zip(kept[::2], kept[1::2], strict=False)]


def ask_held(state: State, _item: Item) -> Ask | None:
    """Ask whether a stop that still holds is used; nobody where none fits."""
    attack = attack_of(state)
    found = held_stop(state, attack) if attack is not None else None
    if found is None:
        return None
    warrior, card = found
    text = say("{card} still holds for {warrior}. Stop the attack?", card=card, warrior=warrior)
    return Ask("attack.held", warrior.owner, text, (StopAgain(warrior.owner), LetThrough(warrior.owner)))


@wish("stops it again")
class StopAgain(Answer):
    """Answer: let a stop that still holds stop this attack too."""

    answers = "attack.held"
    shown = Shown("Stop it again", letter="S")

    def answer(self, ledger: Ledger, item: Item) -> None:
        attack = attack_of(ledger.table)
        found = held_stop(ledger.table, attack) if attack is not None else None
        if attack is None or found is None:
            return
        warrior, card = found
        terms = card.design.defence
        tag = terms.tag if terms is not None else ""
        ledger.announce("stopped", rule="TS-H66", tag=tag, target=warrior.key)
        held = [(key, left - (key == card.key)) for key, left in _held(ledger.table, warrior)]
        kept = tuple(value for key, left in held if left for value in (key, left))
        ledger.set(of(warrior.key, "stops"), kept or None, rule="TS-H66")
        keep_attack(ledger, evolve(attack, stopped=(*attack.stopped, warrior.key)), rule="TS-H66")
        met = QueueEntry(0, "attack", attack.seat, attack.attacker)
        second_effect(ledger, tag, met, warrior.key)


@wish("lets it through")
class LetThrough(Answer):
    """Answer: keep the stop that holds for another attack."""

    answers = "attack.held"
    shown = Shown("Let it through", letter="L")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The attack is declared as usual."""


MOVES = (StopAgain, LetThrough)
ASKINGS = {"attack.held": ask_held}

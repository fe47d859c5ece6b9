"""Asks which warrior attacks in few words: what all the attacks have in common is said once, above them."""

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.windows.games.tasuo.deeds import DRIVE_NAMES
from gattai_desktop.windows.kit.room_answers import ToldApart


def attackers_told_apart(moves: tuple[Move, ...]) -> ToldApart | None:
    """Return how attacks are asked for that differ by their warrior alone; None for any others."""
    first = moves[0] if moves else None
    if not isinstance(first, AttackMove) or len(moves) < 2:
        return None
    if not all(isinstance(one, AttackMove) and evolve(one, card=first.card) == first for one in moves):
        return None
    used = (first.used.name,) if first.used is not None else ()
    common = ", ".join((*used, *(DRIVE_NAMES.get(one, one) for one in first.named_drives)))
    names = tuple(one.card.name for one in moves if isinstance(one, AttackMove))
    return ToldApart(_asked(first), common, names)


def _asked(attack: AttackMove) -> str:
    target = getattr(attack, "target", None)
    if isinstance(target, Card):
        return speak("tasuo", "Who attacks {warrior}?", warrior=target.name)
    return speak("tasuo", "Who attacks all?") if attack.at_all else speak("tasuo", "Who attacks armor?")

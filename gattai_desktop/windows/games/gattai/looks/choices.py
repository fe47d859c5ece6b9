"""What a wish is called on a plate that can be pressed: its title in the imperative, its sign, its letter."""

from __future__ import annotations

from string import Formatter
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import called
from gattai_desktop.board.words import Mini, Piece, PlainText, Words, spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import RESOURCES, STAT_NAMES, named
from gattai_desktop.games.gattai.pilots import gear
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import imperative
from gattai_desktop.windows.kit.faces import face

translate = QCoreApplication.translate


@frozen
class PlateWords:
    """How a wish stands on a plate. words: the title with mini cards, where it names cards."""

    title: str
    words: Words
    sign: str = ""
    key: str = ""


# Titles of wishes that do not read well from their phrases. Fields stand in braces.
_TITLES: Final = {
    "AcceptGambit": "Accept",
    "CheckOut": "Check out Gear: {kind}, Tier {tier}",
    "BuyClue": "Buy a clue",
    "EvolveCommitment": "Evolve her {stat}",
    "DeclineGambit": "Decline",
    "YesBut": "Yes, but",
    "NoBut": "No, but",
    "NoAnd": "No, and",
    "PlayBlind": "Play blind",
    "Flip": "Flip the top card",
    "NoHelp": "Do not help",
    "Tell": "Tell it",
    "NameConcession": "Name the concession",
    "Learn": "Write the Lesson",
    "MakeIt": "{event}",
    "DecideOn": "{event}",
    "AimAt": "{target}",
    "LoseStat": "{stat}",
    "RegainStat": "{stat}",
    "VoteTeam": "For her Team",
    "VoteSelf": "For herself",
    "BreakForTeam": "For her Team",
    "BreakForSelf": "For herself",
    "LetFavorPass": "Let it pass",
    "GiveFavor": "{card}",
    "GiveTopOfDeck": "Top of the Deck",
    "AskForgiveness": "Ask to be forgiven",
    "DiscardDown": "{cards}",
    "Give": "{card}",
    "GiveNoMore": "Hand over no more",
    "GiveBack": "{card} to {pilot}",
    "Choose": "{alternative}",
    "Count": "{number}",
    "FightWith": "Strike {strike_range}",
    "Started": "{side} started it",
    "FirstTurn": "{side} begins",
    "UsePower": "{power}",
    "SetHandsRight": "Set Hands right",
    "Assemble": "Assemble",
    "FightWithout": "Fight as we are",
    "TakePosition": "{position}",
    "GiveSecondPosition": "{pilot}: {position}",
    "ChangePosition": "{pilot}: {position}",
    "MarkMet": "It is met",
    "NoSecondPosition": "None",
    "KeepDrawn": "Keep them",
    "PassNoMore": "Pass no more",
    "PassDrawn": "{card} to {pilot}",
    "PassCard": "{card} to {pilot}",
    "EnterCharges": "{number}",
    "DrawForHeart": "{number}",
    "RepeatTech": "{position}",
    "RestoreForm": "The Form's Buffers",
    "RestoreRobo": "{pilot}'s Robo",
    "MoveRumble": "{location}",
    "RageAt": "{location}",
    "RageNowhere": "Nowhere",
    "Bear": "{pilot} takes {points}",
    "DropFromRumble": "{pilot}",
    "TagIn": "Come in",
    "StayOut": "Stay out",
    "GoOn": "Go on",
}
_SIGNS: Final = {
    "AcceptGambit": "tick",
    "DeclineGambit": "cross",
    "VoteTeam": "wings",
    "VoteSelf": "eye",
    "Counter": "tick",
    "Block": "equal",
    "Escalate": "stairs",
}
_KEYS: Final = {
    "AcceptGambit": "Y",
    "DeclineGambit": "N",
    "VoteTeam": "T",
    "VoteSelf": "S",
    "BreakForTeam": "T",
    "BreakForSelf": "S",
}
# What a wish comes to, in a line, where nothing can be previewed.
_LINES: Final = {
    "Reveal": "Turn the cards up",
    "Refuse": "No fight takes place",
    "BringIn": "It fights for Coach",
    "LeaveOut": "It does not fight",
    "CloseSides": "Nobody else joins",
    "Join": "Fight on her side",
    "StepBack": "Not to fight after all",
    "ReturnToStory": "Clean up and draw",
    "PlayBlind": "Nobody sees the card",
    "Flip": "Nobody knows what it is",
    "InvolveSpecialty": "The consequence comes twice",
    "Stakes": "What your side fights for",
    "AcceptBlind": "The top card of the Deck",
    "SetHandsRight": "Up or down to the maximum",
}
# What can be revealed of a Threat, as it stands on its plate.
_ITEMS: Final = {"tr": "TR", "buffers": "Buffers", "strike": "Strike"}


def choice(move: Move, table: Sight) -> PlateWords:
    """Return how a wish stands on a plate."""
    kind = type(move).__name__
    special = _special(move, kind)
    template = special or translate("choice", _TITLES.get(kind) or imperative(type(move).phrase))
    words = _filled(template, move, table)
    title = "".join(piece.words if isinstance(piece, PlainText) else spoken((piece,)) for piece in words).strip()
    return PlateWords(title, words, _SIGNS.get(kind, ""), _KEYS.get(kind, _figure(move)))


def _special(move: Move, kind: str) -> str:
    if kind == "Soak":
        points = getattr(move, "points", 0)
        return translate("choice", "Spend {points}") if points else translate("choice", "Spend none")
    if kind == "Forgive":
        return translate("choice", "Forgive") if getattr(move, "yes", False) else translate("choice", "Do not forgive")
    if kind == "EndFaction":
        turns = getattr(move, "fate", "") == "turn"
        return translate("choice", "Turn into a Threat") if turns else translate("choice", "Leave")
    if kind == "SpendOmen":
        everybody = getattr(move, "benefit", "") == "all"
        return translate("choice", "2 Charges for all") if everybody else translate("choice", "All her own Charges")
    if kind == "SpendCoachOmens":
        return (
            translate("choice", "Spend an Omen")
            if getattr(move, "count", 1) == 1
            else translate("choice", "Spend {count} Omens")
        )
    return ""


def _figure(move: Move) -> str:
    """Return the figure that answers an ask for a number."""
    for name in ("points", "number"):
        number = getattr(move, name, None)
        if isinstance(number, int) and 0 <= number <= 9:
            return str(number)
    return ""


def line_of(move: Move) -> str:
    """Return what a wish comes to, in a line; "" where only a preview can tell."""
    return translate("choice", _LINES.get(type(move).__name__, ""))


def kind_title(move: Move) -> str:
    """Return what a kind of wish is called, for a plate that stands for several of it: "Skip ahead …"."""
    plain = translate("choice", imperative(type(move).phrase)).partition("{")[0].strip()
    return f"{plain} …"


def _filled(template: str, move: Move, table: Sight) -> Words:
    found: list[Piece] = []
    for text, name, _, _ in Formatter().parse(template):
        if text:
            found.append(PlainText(text))
        if name:
            found.extend(_field(getattr(move, name, ""), name, table))
    if found and isinstance(found[0], PlainText) and found[0].words:
        first = found[0].words
        found[0] = PlainText(first[:1].upper() + first[1:])
    return tuple(found)


def _field(value: object, name: str, table: Sight) -> tuple[Piece, ...]:
    if isinstance(value, Card):
        return (Mini(face(value)),)
    if isinstance(value, tuple):
        parts = [piece for one in value for piece in _field(one, name, table)]
        return tuple(parts) or (PlainText(translate("choice", "nothing")),)
    return (PlainText(field_name(value, name, table)),)


def field_name(value: object, name: str, table: Sight) -> str:
    """What people call what stands in a field: a seat by its name, a Faction by its own, a Stat by its word."""
    if not isinstance(value, str):
        return str(value)
    if name == "stat":
        return called(STAT_NAMES.get(value, value.capitalize()))
    if name == "item":
        return called(_ITEMS[value]) if value in _ITEMS else translate("choice", "all") if value == "all" else value
    if name == "position" and value in POSITIONS:
        return called(POSITIONS[value].name)
    if name == "entry":
        return entries.name_of(table, value.partition("/")[0])
    if name == "gear":
        piece = gear.item(table, value)
        return piece.name if piece is not None else value
    if value in RESOURCES:
        return called(RESOURCES[value])
    if name in ("faction", "threat", "location") and "." not in value:
        return called(named(table, f"{name}.{value}"))
    if name in ("pilot", "side", "opponent", "target", "to", "receiver") or "." in value:
        return _named(table, value)
    return value


def _named(table: Sight, value: str) -> str:
    kind, dot, _ = value.partition(".")
    if dot and kind not in ("threat", "faction", "location", "resource"):
        return called(value)
    return called(named(table, value))

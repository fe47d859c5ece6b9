"""Every word of the effect grammar with its exact meaning, and what may stand beside it (RULES TS, 3i).

The tables are read by the line's reader and writer, by the check of a design, and by whoever documents the grammar.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    CONTINUUM,
    DEFENSIVE,
    FIGHTING,
    ITEM,
    KA_SUMMON,
    OFFENSIVE,
    RESPONSIVE,
    SWIFT,
    TASUO_MODE,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.values import PHASES

ANY: Final = "any"
"""Of `defend`: every type but Area; Evade stops Area too."""
AIMS: Final = ("plain", "targets", "both")
"""Whether a Defensive card stops attacks that Target (RULES TS-25)."""
SEVERAL: Final[Mapping[str, int]] = {"two": 2, "three": 3}
"""How many attacks a Defensive card stops, where it says more than one (RULES TS-H66)."""
COUNTER: Final = "counter"

CARD_LETTERS: Final[Mapping[str, str]] = {"I": ITEM, "P": WEAPON, "A": ARENA, "B": BLOODLUSTED, "R": RESPONSIVE}
"""The kinds of card that `activated` answers, by their letters."""

OWN_DESTROYED: Final = "own destroyed"
ATTACKING: Final = "attacking"
ROLLING: Final = "rolling"
WHILE: Final = "while"


def _by_word(words: "Iterable[TriggerWord]") -> "Mapping[str, TriggerWord]":
    return {one.word: one for one in words}


@frozen
class TriggerWord:
    """A word that begins an effect: its meaning, and the kinds of card that can have it.

    `moments` are the words that may follow it, at least one; `manner` is how a Bloodlusted card with it is used.
    """

    word: str
    meaning: str
    kinds: tuple[str, ...]
    moments: tuple[str, ...] = ()
    manner: str = ""


STAYING: Final = (*FIGHTING, WEAPON, CONTINUUM, ARENA)
"""Kinds that stay in play."""

TRIGGERS: Final = _by_word((
    TriggerWord("called", "This warrior entered play by any call.", (WARRIOR, KA_SUMMON)),
    TriggerWord("entered", "This card was laid on its warrior in Tasuo Mode.", (TASUO_MODE,)),
    TriggerWord("hit", "This attack hit, and its target, if a warrior, is still in play; "
                "parts for you happen even if it is not.", (*FIGHTING, OFFENSIVE, WEAPON)),
    TriggerWord(ATTACKING, "You declare an attack: with an Offensive card at once and always, with a Bloodlusted one "
                "when you choose to use it, before the foe is asked.", (OFFENSIVE, BLOODLUSTED), manner=OFFENSIVE),
    TriggerWord("attacked", "A warrior of yours is attacked, or your armor, there not for a Bloodlusted card.",
                (RESPONSIVE, BLOODLUSTED), manner=DEFENSIVE),
    TriggerWord("defend", "An attack of these types is declared on your warrior.", (DEFENSIVE,)),
    TriggerWord(OWN_DESTROYED, "A warrior of yours was destroyed in battle.",
                (RESPONSIVE, *FIGHTING, CONTINUUM, ARENA)),
    TriggerWord("swift", "Any moment of your own turn; or set, in a window of the foe's turn.",
                (BLOODLUSTED,), manner=SWIFT),
    TriggerWord("item", "The Item is used.", (ITEM,)),
    TriggerWord("activated", "A card of the foe, of one of these kinds, was used or activated and waits in the Queue.",
                (RESPONSIVE,)),
    TriggerWord("call declared", "The foe declared a call that waits in the Queue.", (RESPONSIVE,)),
    TriggerWord("ability", "You activate it in this phase while its source is in play.",
                (*FIGHTING, WEAPON, CONTINUUM), PHASES),
    TriggerWord("turn", "You turn your ready Arena, in a phase or at a moment.",
                (ARENA,), (*PHASES, ATTACKING, ROLLING)),
    TriggerWord("hand", "You may Emergency Call this card from your hand in this phase or at this event.",
                (WARRIOR,), (*PHASES, OWN_DESTROYED)),
    TriggerWord("show", "You show this card from your hand in this phase; it stays there, negated too.",
                (ITEM,), PHASES),
    TriggerWord("your end", "Your End Phase begins, before losses by conditions.", STAYING),
    TriggerWord("chained", "You made a successful chain roll.", STAYING),
    TriggerWord(WHILE, "Constant, no Queue: it counts as long as the source is in play and the condition holds.",
                (*STAYING, OFFENSIVE)),
))  # fmt: skip
"""What begins an effect."""


@frozen
class ConditionWord:
    """A condition: its meaning, and what follows it.

    `follows` is "number", "zone" or "type"; "attack" for the element, type, or both of an attack.
    """

    word: str
    meaning: str
    follows: str = ""
    constant: bool = True
    """Whether an effect that is always there can have it."""


CONDITIONS: Final[Mapping[str, ConditionWord]] = {
    one.word: one
    for one in (
        ConditionWord("may", "You are asked as it resolves; no is a full answer.", constant=False),
        ConditionWord("once a turn", "Once a turn: activating it sets a mark until your next turn.", constant=False),
        ConditionWord("first each turn", "The first time since your turn began.", constant=False),
        ConditionWord("one Frag a turn", "One Frag of yours is shown in a turn.", constant=False),
        ConditionWord("pay armor", "So much Tasuo Armor is paid at activation.", "number", constant=False),
        ConditionWord("pay gauge", "So much Clash Gauge is paid at activation.", "number", constant=False),
        ConditionWord("own warriors", "You have just so many warriors in play.", "number"),
        ConditionWord("own warriors < foe warriors", "The foe has more warriors in play than you."),
        ConditionWord("gauge >=", "Your Clash Gauge is at least so much.", "number"),
        ConditionWord("no attack made", "You declared no attack this turn."),
        ConditionWord("after", "The last attack of this combo was of this type, and hit.", "type"),
        ConditionWord("not after", "The last attack of this combo was not of this type, or did not hit.", "type"),
        ConditionWord("armed", "The warrior has a Weapon."),
        ConditionWord("in", "The warrior stands in this zone.", "zone"),
        ConditionWord("first", "It is your first attack of this element or type in the turn.", "attack"),
        ConditionWord("attack", "The attack declared is of this element or type.", "attack"),
        ConditionWord("class", "The warrior is of this class."),
    )
}
"""What has to hold, by the word under which it is kept; "first", "attack" and "class" are written otherwise."""

PLAIN_CONDITIONS: Final = tuple(one for one in CONDITIONS if one not in ("first", "attack", "class"))
"""Those that begin with their own words."""


@frozen
class TargetWord:
    """Whom a part reaches: its meaning, what it is, and the triggers that know it, none for all."""

    word: str
    meaning: str
    group: str
    triggers: tuple[str, ...] = ()


_OF_ITSELF: Final = tuple(one for one in TRIGGERS if one not in (ATTACKING, "attacked", "swift", "item", "activated",
                                                                 "call declared", "show"))  # fmt: skip

TARGETS: Final[Mapping[str, TargetWord]] = {
    one.word: one
    for one in (
        TargetWord("it", "The warrior that bears the text, or that defends; for an Arena or Continuum each own warrior "
                   "of which the condition holds.", "warrior", _OF_ITSELF),
        TargetWord("own", "One warrior of yours, chosen.", "warrior"),
        TargetWord("enemy", "One warrior of the foe, chosen; `enemy with` one that has one of these conditions.",
                   "warrior"),
        TargetWord("each own", "All warriors of yours.", "warrior"),
        TargetWord("each enemy", "All warriors of the foe.", "warrior"),
        TargetWord("struck", "The warrior that was hit.", "warrior", ("hit",)),
        TargetWord("you", "You.", "player"),
        TargetWord("foe", "The other player.", "player"),
        TargetWord("this attack", "The attack under way.", "attack",
                   ("hit", ATTACKING, "attacked", "turn", "while", "defend")),
        TargetWord("this roll", "The chain roll under way.", "roll", ("turn",)),
        TargetWord("top", "The entry that is answered.", "entry", ("activated",)),
        TargetWord("that call", "The call that is answered.", "call", ("call declared",)),
        TargetWord("enemy set", "One face-down card in the foe's Legend Zones, chosen unseen.", "set"),
    )
}  # fmt: skip
"""Whom a part of an effect reaches."""


@frozen
class VerbWord:
    """What is done: its exact effect, the groups of targets that it is done to, and its amount.

    `amount` is "" for none, "number" or "halves"; `signs` are those that may stand before it, none for no sign. `of` is
    what it is done with: "condition", "tag", "kind", or "zone?" where a zone may follow.
    """

    word: str
    meaning: str
    groups: tuple[str, ...]
    amount: str = ""
    signs: str = ""
    of: str = ""


VERBS: Final[Mapping[str, VerbWord]] = {
    one.word: one
    for one in (
        VerbWord("call", "Emergency Call it into a free zone of your choice.", ("warrior",)),
        VerbWord("equip", "Put a Weapon of your hand on it, if it may bear one.", ("warrior",)),
        VerbWord("inflict", "It gains this Battle Condition.", ("warrior",), of="condition"),
        VerbWord("heal", "Remove up to so much damage from it.", ("warrior",), "halves"),
        VerbWord("cure", "Remove so many conditions of your choice from it.", ("warrior",), "number"),
        VerbWord("damage", "It takes so much damage: no attack.", ("warrior",), "halves"),
        VerbWord("power", "This attack, or every attack of it while the text holds, deals so much more or less.",
                 ("warrior", "attack"), "halves", "+-"),
        VerbWord("boost", "All its attacks until the end of this turn deal so much more.", ("warrior",), "halves", "+"),
        VerbWord("taken", "Each attack deals so much less to it.", ("warrior",), "halves", "-"),
        VerbWord("need", "A chain roll needs so much more or less.", ("warrior", "attack", "roll"), "number", "+-"),
        VerbWord("nochain", "No chain roll after this attack.", ("attack",)),
        VerbWord("bar", "Cards of this tag cannot be used against this attack.", ("attack",), of="tag"),
        VerbWord("armor", "Tasuo Armor up or down.", ("player",), "number", "+-"),
        VerbWord("gauge", "Clash Gauge up or down, not below 0.", ("player",), "number", "+-"),
        VerbWord("draw", "Draw so many cards.", ("player",), "number"),
        VerbWord("under", "Put so many cards of the hand under the deck.", ("player",), "number"),
        VerbWord("sift", "Look at so many cards on top, put one or none of them under the deck, the rest back.",
                 ("player",), "number"),
        VerbWord("charge", "Add so many partial charges to a zone, or to the named one, without paying.",
                 ("player",), "number", of="zone?"),
        VerbWord("move", "Put it into a free zone of its own side that you choose.", ("warrior",)),
        VerbWord("return", "The card goes to its owner's hand.", ("set", "warrior")),
        VerbWord("negate", "The entry is negated.", ("entry", "call")),
        VerbWord("tax", "Its controller pays so much Tasuo Armor at once, or the call is negated.", ("call",),
                 "number"),
        VerbWord("mill", "So many cards from the top of the deck to the Deadzone.", ("player",), "number"),
        VerbWord("discard", "Discard so many cards of the own choice.", ("player",), "number"),
        VerbWord("retrieve", "A card of this kind from the Deadzone to the hand.", ("player",), of="kind"),
        VerbWord("search", "A card of this kind from the deck to the hand, shown; then shuffle.", ("player",),
                 of="kind"),
        VerbWord("destroy", "It goes to the Deadzone; of a player: a card of the Legend Zones or the Arena, chosen.",
                 ("set", "player")),
        VerbWord("banish", "It goes to the Outerzone; of a player: a card of the Legend Zones or the Arena, chosen.",
                 ("set", "player")),
        VerbWord("stop", "The attack is stopped, by no tag.", ("attack",)),
        VerbWord("again", "It may attack once more this turn.", ("warrior",)),
    )
}  # fmt: skip
"""What is done."""

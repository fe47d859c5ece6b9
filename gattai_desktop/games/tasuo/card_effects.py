"""The effects of a card as values: when they happen, what has to hold, whom they reach and what they do (RULES TS, 3i).

The line `called / may -> it: equip` is one `CardEffect`: the trigger "called", the condition "may", and one part, the
verb "equip" done to the target "it". `effect_words.py` has every word with what may stand beside it.
"""

from gattai_desktop.cards.frozen import frozen


@frozen(kw_only=True)
class DefenceTerms:
    """What a Defensive card stops (RULES TS-25, TS-69): `defend Block / P K S / plain / two / counter`.

    `types` are those of the attacks that it stops, none for every type but Area (of Evade: Area too). `aim` is "plain"
    for attacks that do not Target, "targets" for those that do, "both" for either. `stops` is how many (RULES TS-H66).
    """

    tag: str
    types: tuple[str, ...]
    aim: str
    stops: int = 1
    counter: bool = False


@frozen(kw_only=True)
class EffectTrigger:
    """When an effect happens, or can be used.

    `moments` are the phases or moments beside the word: of `turn play clash` "play" and "clash", of `hand own
    destroyed` the event. `kinds` are those of the cards that `activated` answers. `defence` has what `defend` says.
    """

    word: str
    moments: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    defence: DefenceTerms | None = None


@frozen(kw_only=True)
class EffectCondition:
    """One condition of an effect, or a price of it.

    `number` is what it counts or costs. `of` is a zone ("in"), a class ("class"), or the type of the attack before
    ("after", "not after"); `element` and `type` are those of the attack declared ("attack", "first attack").
    """

    word: str
    number: int = 0
    of: str = ""
    element: str = ""
    type: str = ""


@frozen(kw_only=True)
class EffectTarget:
    """Whom a part reaches; `conditions` are the Battle Conditions of which a warrior must have one ("enemy with")."""

    word: str
    conditions: tuple[str, ...] = ()


@frozen(kw_only=True)
class EffectVerb:
    """What is done: the verb, its amount, and what it is done with, "" for nothing.

    `amount` is in halves where it is life or damage (heal, damage, power, boost, taken). `of` is a Battle Condition
    ("inflict"), a tag ("bar"), a zone ("charge") or a kind of card ("retrieve", "search").
    """

    word: str
    amount: int = 0
    of: str = ""


@frozen(kw_only=True)
class EffectPart:
    """One target, and what is done to it in order."""

    target: EffectTarget
    verbs: tuple[EffectVerb, ...]


@frozen(kw_only=True)
class CardEffect:
    """One effect of a card; one without parts says all with its trigger, as a plain Defensive card does."""

    trigger: EffectTrigger
    conditions: tuple[EffectCondition, ...] = ()
    parts: tuple[EffectPart, ...] = ()

    def has(self, condition: str) -> bool:
        """Whether it has a condition with this word."""
        return any(one.word == condition for one in self.conditions)

    @property
    def may(self) -> bool:
        """Whether its controller is asked as it resolves (RULES TS-H60)."""
        return self.has("may")

    def price(self, purse: str) -> int:
        """Return how much of "armor" or "gauge" it costs at activation."""
        return sum(one.number for one in self.conditions if one.word == f"pay {purse}")

    @property
    def prices(self) -> tuple[int, int]:
        """How much armor, and how much Clash Gauge, it costs at activation."""
        return self.price("armor"), self.price("gauge")

"""What attack and defence add up to, part by part (RULES RB-13 to RB-16). Counted anew whenever it is asked for."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import Ability, Bot, bot_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.values import bonuses, challenger, champion

CRITICALS_NEEDED: Final = 4
"""Critical hits that win where no barrier is (RULES RB-16)."""


@frozen
class TotalPart:
    """One part of a total: what it adds to, how much, and from where; `lasting` is False for this clash only."""

    of: str
    amount: int
    source: str
    lasting: bool = True


@frozen
class Totals:
    """Both sides of a clash."""

    parts: tuple[TotalPart, ...] = field(repr=False)

    def _sum(self, of: str) -> int:
        return max(0, sum(part.amount for part in self.parts if part.of == of))

    @property
    def attack(self) -> int:
        """What the attack adds up to (RULES RB-13)."""
        return self._sum("attack")

    @property
    def criticals(self) -> int:
        """How many critical hits the attack has (RULES RB-13)."""
        return self._sum("criticals")

    @property
    def defence(self) -> int:
        """What the defence adds up to (RULES RB-14)."""
        return self._sum("defence")

    @property
    def barriers(self) -> int:
        """Barriers that count, never below 0."""
        return self._sum("barriers")

    @property
    def needed(self) -> int:
        """Critical hits that win (RULES RB-16)."""
        return CRITICALS_NEEDED + self.barriers

    @property
    def by_attack(self) -> bool:
        """Whether the attack passes the defence; equal is not enough (RULES RB-15)."""
        return self.attack > self.defence

    @property
    def by_criticals(self) -> bool:
        """Whether enough critical hits are there (RULES RB-16)."""
        return self.criticals >= self.needed

    @property
    def won(self) -> bool:
        return self.by_attack or self.by_criticals


def totals(table: Table) -> Totals:
    """Return what the two gangs of a clash add up to. Raises NotKnown where a Bot is hidden."""
    found = [
        *(_attack(table, challenger(table)) if table.values.get("challenger") else ()),
        *defence_parts(table, champion(table)),
        *(TotalPart(what, amount, source, lasting=False) for what, amount, source in bonuses(table)),
    ]
    return Totals(tuple(found))


def wall(table: Table, seat: Seat, cards: tuple[Card, ...] | None = None, faction: str = "") -> Totals:
    """Return what a gang would be worth in defence, without what counts in this clash only (RULES RB-22)."""
    return Totals(tuple(defence_parts(table, seat, cards, faction)))


def _attack(table: Table, seat: Seat) -> Iterator[TotalPart]:
    gang = [bot_of(card) for card in table.cards(zones.gang(seat))]
    for bot in gang:
        yield TotalPart("attack", bot.attack, bot.name)
        if bot.criticals:
            yield TotalPart("criticals", bot.criticals, bot.name)
        ability = bot.ability
        if ability and ability.when == "attacking":
            amount = _counted(ability, bot.factions, [(other, other.factions) for other in gang])
            if amount:
                yield TotalPart(ability.effect, amount, bot.name)


def defence_parts(
    table: Table, seat: Seat, cards: tuple[Card, ...] | None = None, faction: str = ""
) -> Iterator[TotalPart]:
    """Yield the parts of a defence; of these cards, kept for this faction, where they are named."""
    lying = table.cards(zones.gang(seat)) if cards is None else cards
    chosen = faction or table.text(f"faction.{seat}")
    fixed = rulings_of(table).two_factions == "as_chosen"
    gang = [(bot, _counts_for(bot, chosen if fixed else "")) for bot in map(bot_of, lying)]
    for bot, factions in gang:
        yield TotalPart("defence", bot.defence, bot.name)
        if bot.barriers:
            yield TotalPart("barriers", bot.barriers, bot.name)
        ability = bot.ability
        if ability and ability.when == "defending":
            amount = _counted(ability, factions, gang)
            if amount:
                yield TotalPart(ability.effect, amount, bot.name)


def _counts_for(bot: Bot, chosen: str) -> tuple[str, ...]:
    """The factions for which a defending Bot counts (RULES RB-21, RB-H7)."""
    return (chosen,) if chosen in bot.factions else bot.factions


def _counted(ability: Ability, own: tuple[str, ...], gang: list[tuple[Bot, tuple[str, ...]]]) -> int:
    """What an ability that looks at its gang adds now. own: the factions for which its Bot counts."""
    alike = sum(ability.faction in factions for _, factions in gang)
    match ability.condition:
        case "faction":
            return ability.amount if alike >= ability.count else 0
        case "gang":
            return ability.amount if len(gang) >= ability.count else 0
        case "each_other":
            others = alike - (ability.faction in own)
            return min(ability.count, ability.amount * others)
        case _:
            return ability.amount

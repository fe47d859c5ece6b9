"""Kinds of fields that cards need: numbers in halves, attacks in their notation, lines of effects (RULES TS, 3i)."""

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.games.kinds import Faults, Held, Kind, NotPossible, is_too_long, short
from gattai_desktop.games.kinds_of_text import Spelled
from gattai_desktop.games.tasuo.attack_line import read_attack, written_attack
from gattai_desktop.games.tasuo.effect_line import classes_in, read_effects
from gattai_desktop.games.tasuo.effect_writing import written
from gattai_desktop.games.tasuo.values import halves


@frozen
class Halves(Kind):
    """A number such as 7 or 7.5, kept in whole halves."""

    least: int
    most: int

    def read(self, found: object, faults: Faults) -> int:
        if is_too_long(found):
            number = AsWritten(short(found).strip("'"))
            faults.add(wording("{found} will not do: {what}.", found=number, what=self.says()))
        elif not isinstance(found, int | float) or isinstance(found, bool):
            faults.add(wording("{found} is no number. Write {what}.", found=AsWritten(short(found)), what=self.says()))
        elif not (self.least <= found * 2 <= self.most) or int(found * 2) != found * 2:
            faults.add(wording("{found} will not do: {what}.", found=found, what=self.says()))
        else:
            return int(found * 2)
        return self.least

    def typed(self, text: str) -> int:
        whole, _, part = text.replace(",", ".").partition(".")
        if not whole.isdecimal() or len(whole) > 3 or part not in ("", "0", "5") or text.endswith("."):
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        number = 2 * int(whole) + (part == "5")
        if not self.least <= number <= self.most:
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return number

    def written(self, value: Held) -> object:
        if not isinstance(value, int):
            return value
        return value / 2 if value % 2 else value // 2

    def says(self) -> Words:
        return say("{least} to {most}, in halves", least=halves(self.least), most=halves(self.most))

    def takes(self, found: object) -> bool:
        return isinstance(found, int | float) and not isinstance(found, bool)

    @property
    def blank(self) -> int:
        return self.least


@frozen
class EffectLine(Spelled):
    """The effects of a card in one line; the classes that it names must be there."""

    def read(self, found: object, faults: Faults) -> str:
        line = super().read(found, faults)
        for one in classes_in(read_effects(line)):
            faults.refers(("class",), one, part=False)
        return line


ATTACK: Kind = Spelled(spell=lambda text: written_attack(read_attack(text)), called="P2 fire c")
EFFECTS: Kind = EffectLine(spell=lambda text: written(read_effects(text)), called="called -> you: draw 1")

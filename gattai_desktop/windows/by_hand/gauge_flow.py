"""Asks which gauge to set by hand, and to what value."""

from collections.abc import Hashable
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, content, fill, first_large
from gattai_desktop.games import kinds
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.by_hand_values import SetValue, WriteText
from gattai_desktop.games.kinds import Flag, Number, OneOf
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.games.value_table import ValueTable
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.kit.about_whom import of_owner
from gattai_desktop.windows.kit.plain_ask import figures
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

_TABLE = "the table"
_A_LINE: Final = 60
"""A text of more characters is written in a paragraph."""
_WHY = ("why",)


class GaugeFlow(Flow):
    """Asks for a gauge and its new value."""

    def begin(self) -> None:
        """Ask whose gauge to set."""
        seen = self.view
        hand = self.model.hand_rules
        if hand is None:
            return
        owners = dict.fromkeys(hand.values.owner(path) or _TABLE for path in hand.values.settable(seen.sight))
        choices = tuple(SheetChoice(owner, self._owner_plate(seen, owner)) for owner in owners)
        look = SheetLook(self.tr("Whose gauge?"), choices=choices, edge="coach", leads=True)
        self.requests.ask(look, lambda key, _texts: self.of_owner(str(key)))

    def of_owner(self, owner: str) -> None:
        """Ask which gauge of a Pilot, a Threat, a Faction, a Location or the table."""
        seen = self.view
        hand = self.model.hand_rules
        if hand is None:
            return
        values = hand.values
        choices = tuple(
            SheetChoice(path, _gauge_plate(called(values.short(path)), _said(_now(seen, path, values))))
            for path in values.settable(seen.sight)
            if (values.owner(path) or _TABLE) == owner
        )
        title = self._owner_name(seen, owner)
        words = self.tr("Each can be set by hand; the log tells it.")
        look = SheetLook(title, (words,), choices=choices, edge="coach", leads=True)
        self.requests.ask(look, lambda key, _texts: self.edit(str(key)))

    def edit(self, path: str, written: str | None = None) -> None:
        """Ask for the new value of a gauge. written: the reason, where a number was left out."""
        seen = self.view
        hand = self.model.hand_rules
        found = hand.values.by_hand(seen.sight, path) if hand is not None else None
        setting, writing = self.model.by_hand(SetValue), self.model.by_hand(WriteText)
        if hand is None or found is None or setting is None or writing is None:
            return
        title = fill(self.tr("Set {name}"), name=hand.names.value(seen.sight, path))
        why = SheetField("why", self.tr("Why, for the log (optional)"), written or "")
        now = _now(seen, path, hand.values)
        fields: tuple[SheetField, ...] = (why,)
        match found:
            case OneOf():
                words: tuple[str, ...] = found.words
            case Flag():
                words = ("yes", "no")
            case Number():
                words = tuple(dict.fromkeys(str(n) for n in _near(found, seen.number(path))))
                if len(words) <= found.most - found.least:
                    ends = fill(self.tr("Any number from {least} to {most}"), least=found.least, most=found.most)
                    fields = (SheetField("number", ends), why)
            case _:
                words = ()
        if words:
            here = self.tr("now")
            looks = (PlateLook(_said(one), here if one == now else "", _key(one), arrangement="line") for one in words)
            choices = tuple(SheetChoice(word, look) for word, look in zip(words, looks, strict=True))
            set_it = SheetChoice("go", PlateLook(self.tr("Set it"), "", judgement="legal"))
            choices = (*((set_it,) if len(fields) > 1 else ()), *choices, _why_plate(self.tr("Why so?")))
            look = SheetLook(
                title, fields=fields, choices=choices, columns=4, edge="coach", first=now if written is None else None
            )
        else:
            field = SheetField("text", title, text=now, several="\n" in now or len(now) > _A_LINE)
            go = SheetChoice("go", PlateLook(self.tr("Write it"), "", judgement="legal"))
            look = SheetLook(title, fields=(field, why), choices=(go, _why_plate(self.tr("Why so?"))), edge="coach")

        def answered(key: Hashable, texts: dict[str, str]) -> None:
            if key == _WHY:
                self.requests.open(f"why.{path}")
                return
            seat = self.model.seat
            number = texts.get("number", "").strip()
            if key == "go" and "number" in texts and not number:
                self.edit(path, texts["why"])
                return
            move: Move = setting(seat, path, number if key == "go" else str(key))
            if isinstance(found, kinds.Text):
                move = writing(seat, Quoted(texts["text"]), path)
            self.requests.play(because(move, texts.get("why", "")), as_is=True)

        self.requests.ask(look, answered)

    def _owner_plate(self, seen: SeatView, owner: str) -> PlateLook:
        whom = of_owner(seen, owner)
        name = self._owner_name(seen, owner)
        return PlateLook(name, "", arrangement="line", crest=whom.seat, crest_sign=whom.sign)

    def _owner_name(self, seen: SeatView, owner: str) -> str:
        hand = self.model.hand_rules
        if owner == _TABLE or hand is None:
            return self.tr("The table")
        return called(hand.names.thing(seen.sight, owner))


def _gauge_plate(name: str, now: str) -> PlateLook:
    return PlateLook(first_large(name), now or "–", arrangement="line")


def _key(value: str) -> str:
    """Return the key of a value: its figures, where it is a number."""
    return figures(int(value)) if value.isdecimal() and len(value) < 3 else ""


def _why_plate(words: str) -> SheetChoice:
    return SheetChoice(_WHY, PlateLook(words, "", fill="", arrangement="line"))


def _near(found: Number, now: int) -> list[int]:
    """Return every number of a short range; of a long one those near the present value and its ends."""
    if found.most - found.least <= 15:
        return list(range(found.least, found.most + 1))
    near = [number for number in range(now - 5, now + 7) if found.least <= number <= found.most]
    return sorted({found.least, *near, *(n for n in (0, 10, 20) if found.least <= n <= found.most)})


def _now(seen: SeatView, path: str, values: ValueTable) -> str:
    """Return the present value; a number or a flag that was never set counts as 0 or no, where it may be that."""
    value, gauge = seen.value(path), values.by_hand(seen.sight, path)
    if isinstance(gauge, Flag) or isinstance(value, bool):
        return "yes" if value else "no"
    if value is None and isinstance(gauge, Number) and gauge.least <= 0 <= gauge.most:
        return "0"
    return "" if value is None else str(value)


def _said(value: str) -> str:
    """Return a value in the language of the windows; what people typed stays as it is."""
    name = called(value)
    return content(value) if name == value else name

"""Describes what a plate says and how it is arranged, with a function for each kind of plate."""

from typing import Final, Literal

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.speech import change_aloud, speak
from gattai_desktop.board.stops import without_stop
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen

Judgement = Literal["", "legal", "price", "refused"]
Arrangement = Literal["drive", "button", "line", "quiet", "hero", "outcome"]
JUDGEMENT_SIGNS: Final = {"legal": "tick", "price": "jag", "refused": "cross"}


@frozen
class PlateLook:
    """What a plate says and how.

    sub: the line below or beside the title; for a refused plate its reason. short: the same in a few words, for a
    plate that has no room for more; screen readers always get the whole. brief: the title in fewer words, for the
    small layout, in whose rows whole titles leave no room for keys and lines. crest: the
    seat whose crest is before both; crest_sign: the sign on it where it is the Coach's.
    key: the letter of the keyboard, shown as a cap. judgement: "" shows no sign.
    fill, edge: colour tokens or a Pilot's colour; "" leaves it out. signs: shown before or above the title.
    arrangement: drive (title above, line below), button (title in the middle), quiet (the same, no louder than a
    caption), line (title left, line right), hero (sign left of both), outcome (signs, title, line, `detail`).
    """

    title: str
    sub: DrawnWords | str = ""
    key: str = ""
    judgement: Judgement = ""
    fill: str = "panel"
    edge: str = "edge"
    signs: tuple[CardMark, ...] = ()
    detail: str = ""
    arrangement: Arrangement = "drive"
    name: str = ""
    short: DrawnWords | str = ""
    brief: str = ""
    crest: str = ""
    crest_sign: str = "horns"

    @property
    def refused(self) -> bool:
        return self.judgement == "refused"

    def title_in(self, *, small: bool) -> str:
        """Return the title as it is drawn; in the small layout always in the same words: plates keep their places."""
        return self.brief if small and self.brief else self.title

    @property
    def line(self) -> DrawnWords | str:
        """The line as it is drawn; screen readers hear the sentence with its stop."""
        return without_stop(self.sub)

    def spoken_name(self) -> str:
        if self.name:
            return change_aloud(self.name)
        title = self.title
        if self.judgement == "price":
            title = speak("board", "{title}, at a price", title=self.title)
        elif self.judgement == "refused":
            title = speak("board", "{title}, refused", title=self.title)
        rest = in_turn((spoken(self.sub), self.detail))
        return f"{title}: {rest}" if rest else title


def drive_plate(title: str, sub: DrawnWords | str = "", key: str = "", judgement: Judgement = "legal") -> PlateLook:
    """Return a Drive, or anything else that may be started: tick, jagged wave, or hatched with its reason."""
    return PlateLook(title, sub, key, judgement)


def primary_plate(title: str, fill: str = "live", key: str = "") -> PlateLook:
    """Return the one bright button of a screen; fill may be a Pilot's colour."""
    return PlateLook(title, key=key, fill=fill, edge="", arrangement="button")


def outline_plate(title: str, key: str = "", name: str = "") -> PlateLook:
    """Return a button that is only an outline."""
    return PlateLook(title, key=key, fill="", arrangement="button", name=name)


def chosen_name(title: str, *, lit: bool) -> str:
    """Return what a screen reader says of something that can be chosen; lit: it is."""
    return speak("board", "{name}, chosen", name=title) if lit else title


def choice_plate(title: str, *, lit: bool, name: str = "", signs: tuple[CardMark, ...] = ()) -> PlateLook:
    """Return a button for one of several things to choose: filled while it is chosen, and only an outline else."""
    name = name or chosen_name(title, lit=lit)
    fill, edge = ("live", "") if lit else ("", "edge")
    return PlateLook(title, fill=fill, edge=edge, signs=signs, arrangement="button", name=name)


def coach_plate(title: str) -> PlateLook:
    """Return a button in Coach's colour: "Coach allows it"."""
    return PlateLook(title, fill="coach", edge="", arrangement="button")


def line_plate(title: str, sub: DrawnWords | str = "", *, lit: bool = False, sign: str = "") -> PlateLook:
    """Return a row of a menu: title left, line right; lit fills it."""
    marks = (CardMark(sign, "table" if lit else "soft"),) if sign else ()
    return PlateLook(
        title, sub, fill="live" if lit else "", edge="" if lit else "edge", signs=marks, arrangement="line"
    )


def hero_plate(title: str, sub: str, sign: str) -> PlateLook:
    """Return the large plate of a first screen: sign, title, sentence."""
    return PlateLook(title, sub, fill="live", edge="", signs=(CardMark(sign, "table"),), arrangement="hero")


def outcome_plate(title: str, sub: str, detail: str, signs: tuple[CardMark, ...], *, lit: bool = False) -> PlateLook:
    """Return one of the four outcomes of a Gambit; lit while it can still happen by itself."""
    return PlateLook(
        title,
        sub,
        signs=signs,
        detail=detail,
        fill="panel" if lit else "",
        edge="pilots" if lit else "line",
        arrangement="outcome",
    )

"""Returns what a plate shows of a move: its title with small cards, its sign, its key."""

import re
from string import Formatter
from typing import Final, cast

from gattai_desktop.board.speech import called, content, first_large, speak, translated
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, WordsPiece, spoken
from gattai_desktop.cards.card import Card, NamedCard
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move, free_words
from gattai_desktop.games.presentation import imperative
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.faces import face

_BRACES: Final = re.compile(r"\{[^}]*\}")


@frozen
class PlateWords:
    """What a plate shows of a move. words: the title with small cards, where it names cards."""

    title: str
    words: DrawnWords
    sign: str = ""
    key: str = ""


def plate_words(model: GameModel, move: Move) -> PlateWords:
    """Return what a plate shows of a move, for the seat at the computer."""
    shown = move.shown_now()
    words = _filled(model, translated(move.title()), move)
    title = "".join(piece.words if isinstance(piece, PlainText) else spoken((piece,)) for piece in words).strip()
    # Where a flow asks for the rest first, the key begins the flow and plays no move itself.
    key = "" if shown.flow else shown.letter or _figure(move)
    return PlateWords(title, words, shown.sign, key)


def plate_line(model: GameModel, move: Move) -> str:
    """Return what a move would do, in a line, after words of the table; "" where only a preview can tell."""
    line, words, price = (
        move.shown_now().line,
        content(move.reads(model.sight())),
        called(move.price_now(model.sight())),
    )
    words = speak("table", "{words} (costs {price})", words=words, price=price) if words and price else words
    told = translated(line) if line else ""
    return speak("table", "“{words}”: {told}", words=words, told=told) if words and told else words or told


def kind_title(kind: type[Move]) -> str:
    """Return the title of a plate for several moves of a kind: "Skip ahead to step …"."""
    if kind.shown.kind:
        return translated(kind.shown.kind)
    whole = translated(kind.shown.title or imperative(kind.phrase))
    plain, brace, _ = whole.partition("{")
    if brace and not plain.strip():  # in German the verb comes last: "… einsetzen"
        return _BRACES.sub("…", whole)
    return f"{plain.strip()} …" if brace else plain


def number_of(move: Move) -> int | None:
    """Return the number that a move answers a question with; None where it is none for a number."""
    found = (getattr(move, name, None) for name in ("points", "number"))
    return next((number for number in found if isinstance(number, int)), None)


def _figure(move: Move) -> str:
    """Return the figure key that answers a question for a number."""
    number = number_of(move)
    return str(number) if number is not None and 0 <= number <= 9 else ""


def _filled(model: GameModel, template: str, move: Move) -> DrawnWords:
    found: list[WordsPiece] = []
    free = free_words(type(move))
    for text, name, _, _ in Formatter().parse(template):
        if text:
            found.append(PlainText(text))
        if name in free:
            found.append(PlainText(str(getattr(move, name))))
        elif name:
            found.extend(_field(model, name, getattr(move, name, "")))
    if found and isinstance(found[0], PlainText) and found[0].words:
        found[0] = PlainText(first_large(found[0].words))
    return tuple(found)


def _field(model: GameModel, name: str, value: object) -> tuple[WordsPiece, ...]:
    if isinstance(value, NamedCard):  # so small, its picture would tell nothing
        return (PlainText(value.name),)
    if isinstance(value, Card):
        return (Mini(face(value)),)
    if isinstance(value, tuple):
        several = [_field(model, name, one) for one in value]
        parts = [piece for place, one in enumerate(several) for piece in (*_between(place, one), *one)]
        return tuple(parts) or (PlainText(called("nothing")),)
    named = box(model.game).game.called(model.sight(), name, cast("Value", value))
    return (PlainText(called(named)),)


def _between(place: int, one: tuple[WordsPiece, ...]) -> tuple[WordsPiece, ...]:
    """Return what parts one value from the value before."""
    return (PlainText(", "),) if place and one else ()


def text_fields(move: Move) -> tuple[str, ...]:
    """Return the fields of a move that hold free words and are still empty."""
    return tuple(name for name in free_words(type(move)) if not getattr(move, name))

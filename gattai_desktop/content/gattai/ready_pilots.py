"""What a table says of a ready Pilot of a pack, or of one of whom nothing is ready but her colour."""

from collections.abc import Mapping

from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.entries import ChromaEntry, Playbook, QuestionEntry, RuleEntry
from gattai_desktop.content.gattai.pieces import chroma_values, pilot_setup
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.setup import PilotSetup


def pilot_of(seat: Seat, name: str, book: Playbook | None, pack: Pack) -> PilotSetup:
    """Return her as she sits down; `name` replaces that of her playbook."""
    if book is None:
        return PilotSetup(seat, name.strip() or seat.capitalize())
    return pilot_setup(seat, name, book, pack.entry(book.robo, RuleEntry).name if book.robo else "")


def robo_values(seat: Seat, book: Playbook | None, pack: Pack) -> dict[str, Value]:
    """What her Robo can take, where it is not what every Robo begins with."""
    if book is None or not book.robo:
        return {}
    most = pack.entry(book.robo, RuleEntry).endurance
    paths = (f"{robos.path(seat)}.{name}" for name in ("endurance", "max_endurance"))
    return dict.fromkeys(paths, most) if most != robos.ENDURANCE else {}


def colour_values(sheet: ChromaEntry | None, seat: Seat, book: Playbook | None) -> dict[str, Value]:
    """What the sheet of her colour says, where her playbook says nothing else (SETUP-6)."""
    said = chroma_values(sheet, seat) if sheet is not None else {}
    if book is None:
        return said
    own = {path: value for path, value in said.items() if not book.recurring or ".recurring." not in path}
    own |= {f"pilot.{seat}.recurring.{name}": change for name, change in book.recurring.items()}
    return {path: value for path, value in own.items() if not path.endswith(".specialty")}


def story_values(seat: Seat, book: Playbook | None, pack: Pack) -> dict[str, Value]:
    """What is told of her in words; nothing of one who is not ready."""
    if book is None:
        return {}
    told = {"role": book.role, "who": book.who, "why": book.why, "goal": book.goal, "note": book.text}
    said: dict[str, Value] = {f"pilot.{seat}.{name}": text for name, text in told.items() if text}
    if book.adjectives:
        said[f"pilot.{seat}.adjectives"] = tuple(str(one["word"]) for one in book.adjectives)
    of_hers: dict[str, Value] = {
        "concept": _pairs(book.concept),
        "sacrifices": _pairs(book.sacrifices),
        "answers": tuple(
            (pack.entry(one["question"], QuestionEntry).name, one["answer"]) for one in book.questions if one["answer"]
        ),
        "palette": book.palette,
    }
    return said | {f"pilot.{seat}.{name}": value for name, value in of_hers.items() if value}


def _pairs(texts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, text) for name, text in texts.items() if text)

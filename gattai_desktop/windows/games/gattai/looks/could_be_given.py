"""Works out what of a pack a Pilot could be given while a table is played: Robos, Frames, Mods, Gear, Techs."""

from collections.abc import Iterator

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, content, first_large, listed, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.pieces import piece_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.by_hand.changing_pieces import RewritePiece, TakePiece, had
from gattai_desktop.games.gattai.by_hand.giving import GivePiece
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.pilots import gear, learnable
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOST_MODS, ROBO, TECH
from gattai_desktop.games.gattai.pilots.pieces import FAMILIES, Belonging, family_at
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.field_labels import in_words


@frozen
class Gift:
    """Something that a Pilot could be given. changed: the table knows it, and otherwise than it is written now."""

    piece: Belonging
    book: Pack
    changed: bool

    @property
    def name(self) -> str:
        """What people call it."""
        return content(self.piece.name)

    @property
    def words(self) -> str:
        """What its plate says of it in a line: its few numbers, and what it does."""
        return in_turn((self.figure, content(self.piece.text)))

    @property
    def figure(self) -> str:
        """Its few numbers, in words."""
        piece = self.piece
        if piece.family == ROBO:
            return speak("desk", "Endurance {number}", number=piece.endurance)
        if piece.family == GEAR:
            kind = first_large(in_words(piece.kind))
            return speak("desk", "{kind}, Tier {number}", kind=kind, number=piece.tier) if piece.tier else kind
        return speak("desk", "highest Rank {number}", number=piece.most) if piece.family == TECH else ""

    def given_to(self, seat: Seat) -> GivePiece:
        """Return the move that gives it to a Pilot."""
        piece = self.piece
        return GivePiece(COACH_SEAT, piece.family, Quoted(piece.name), piece.key, self._sheet(), seat)

    def rewritten(self) -> RewritePiece:
        """Return the move that changes it as it is written, for everybody who has it."""
        piece = self.piece
        return RewritePiece(COACH_SEAT, piece.family, Quoted(piece.name), piece.key, self._sheet())

    def _sheet(self) -> tuple[Quoted, ...]:
        return tuple(map(Quoted, self.piece.lines((self.book.attribution.notice,))))


def could_be_given(pack: Pack, sight: Sight) -> Iterator[Gift]:
    """Yield what a pack has for Pilots of this table's edition, family by family; nothing in First Contact."""
    if first_contact.is_on(sight):
        return
    edition = str(sight.values.get("edition"))
    theirs = [one for one in pack.of(RuleEntry) if not one.scope and one.edition in {"", edition}]
    for family in FAMILIES:
        for entry in theirs:
            if entry.family == family:
                piece = piece_of(entry)
                known = family_at(sight, piece.key) == family
                yield Gift(piece, pack, changed=known and bool(piece.changes(sight)))


def plate_for(gift: Gift, seat: Seat, model: GameModel) -> PlateLook:
    """Return the plate of a Pilot who could be given it: what she has now, or why the rules refuse it."""
    sight = model.sight()
    against = " ".join(said(one.text) for one in model.judge(gift.given_to(seat)).reasons)
    words = against or _has_now(sight, seat, gift.piece)
    judgement: Judgement = "refused" if against else "legal"
    return PlateLook(called(named(sight, seat)), words, judgement=judgement, edge="coach", crest=seat)


def _has_now(sight: Sight, seat: Seat, piece: Belonging) -> str:
    """What she has of that kind so far."""
    if piece.family == ROBO:
        robo = str(sight.values.get(f"pilot.{seat}.robo.name") or "")
        return speak("desk", "now rides {robo}", robo=content(robo)) if robo else speak("desk", "her first Robo")
    if piece.family == TECH:
        rank = learnable.ranks(sight, seat).get(piece.key, 0) + 1
        return speak("desk", "at Rank {number} from then on", number=rank)
    if piece.family == GEAR:
        theirs = [content(one.name) for one in gear.carried(sight, seat)]
        return speak("desk", "carries {things}", things=listed(theirs)) if theirs else speak("desk", "carries no Gear")
    daisho = learnable.carried_daisho(sight, seat)
    if not daisho:
        return speak("desk", "her first Daisho")
    frame = content(learnable.name_of(sight, daisho[0]))
    if piece.family == FRAME:
        return speak("desk", "now carries {frame}, and keeps it", frame=frame)
    return speak("desk", "{number} of {most} Mods on {frame}", number=len(daisho) - 1, most=MOST_MODS, frame=frame)


def taken_from(seat: Seat, sight: Sight) -> Iterator[tuple[str, Move]]:
    """Yield what a Pilot has by its name, with the move that takes it away."""
    for family, key in had(sight, seat):
        name = str(sight.values.get(f"gear.{key}.name") or "") if family == GEAR else learnable.name_of(sight, key)
        yield content(name or key), TakePiece(COACH_SEAT, family, key, seat)

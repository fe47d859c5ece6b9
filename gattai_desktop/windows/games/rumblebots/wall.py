"""Shows a bot battle on the wall: both sums, the scale, both gangs, who is next and who is out (LOOK 17)."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.rumblebots.clashes import leaders
from gattai_desktop.games.rumblebots.values import OVER, all_crystals, name
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.rumblebots.heads import (
    attacker_words,
    between_words,
    defender_words,
    draw_criticals,
    draw_duel,
)
from gattai_desktop.windows.games.rumblebots.last_clash import LastClash, last_clash
from gattai_desktop.windows.games.rumblebots.looks import (
    NEXT,
    OUT,
    DuelLook,
    PlayerLook,
    duel_look,
    player_looks,
    where_words,
)
from gattai_desktop.windows.games.rumblebots.round_space import crystal_tint, round_space_look
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.kit.who_plays import played_by, with_player
from gattai_desktop.windows.wall.wall_grid import BANNER, WallDrawing

_STAND: Final = 440.0
_LIE: Final = 372.0
_STEP: Final = 96.0
_FIELD: Final = 424.0
"""Upper edge of the gangs."""


class BotsWall(WallPicture):
    """The picture on the wall; it has what everybody may see."""

    _sight: Sight
    _players: tuple[PlayerLook, ...]
    look: DuelLook | None
    """The shown clash; None between two battles."""

    def __init__(self, paint: Paint, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.follow(model)

    def follow(self, model: GameModel) -> None:
        self._sight = model.sight(PUBLIC)
        self.look = duel_look(self._sight)
        self._players = player_looks(self._sight)
        self.setAccessibleName(self.look.spoken() if self.look else where_words(self._sight))
        self.update()

    def paint_wall(self, painter: QPainter, size: QSize) -> None:
        draw = WallDrawing.on_ground(self.paint, size, painter)
        if self.look is None:
            self._draw_rest(draw, self._sight)
        else:
            self._draw_sums(draw, self.look)
            self._draw_gangs(draw, self.look)
            self._draw_last(draw, last_clash(self._sight))
            for x, count, whose in (
                (draw.wide / 2 - 176, self.look.attack_deck, self.look.attacker),
                (draw.wide / 2 + 36, self.look.defence_deck, self.look.defender),
            ):
                if whose:
                    draw.crest(whose, x + 54, 494, 52)
                    draw.deck("bots", x, 560, 224, count)
                    draw.letters(x + 80, 802, count, 56, align="middle")
        self._draw_banner(draw.within(0, draw.high - BANNER), self._sight)

    # ------------------------------------------------------------------ a clash
    def _draw_sums(self, draw: WallDrawing, look: DuelLook) -> None:
        wide = draw.wide
        if look.attacker:
            draw.crest(look.attacker, 64, 56, 96)
            draw.text(184, 96, self.tr("Attack"), plain(36), "soft")
            draw.text(184, 140, look.attacker_name, strong(40), room=180)
            used = draw.letters(580, 50, look.attack, 124, align="end", bar=17)
            draw.sign("blade", 580 - used - 110, 70, 84)
        draw.crest(look.defender, wide - 160, 56, 96)
        draw.text(wide - 184, 96, self.tr("Champion"), plain(36), "soft", align="end")
        draw.text(wide - 184, 140, look.defender_name, strong(40), align="end", room=180)
        used = draw.letters(wide - 560, 50, look.defence, 124, align="end", bar=17)
        draw.sign("rampart", wide - 580 - used - 90, 72, 82)
        draw.text(wide / 2, 128, between_words(look), plain(40), "soft", align="middle")
        draw_duel(draw, 64, 254, wide - 128, 44, look)
        x = draw_criticals(draw, 64, 326, 58, 78, look) + 16
        words = fill(self.tr("Criticals {hits} of {needed}"), hits=look.criticals, needed=look.needed)
        x += draw.text(x, 370, words, strong(40)) + 32
        if look.barriers:
            draw.sign("barrier", x, 340, 36, "soft")
            draw.text(x + 48, 370, look.of_barriers(), plain(36), "soft", room=wide - x - 112)

    def _draw_gangs(self, draw: WallDrawing, look: DuelLook) -> None:
        step = min(_STAND * 5 / 7 * 0.4, (700 - _STAND * 5 / 7) / max(1, len(look.attackers) - 1))
        for place, one in enumerate(look.attackers):
            draw.card(one.face, 64 + place * step, _FIELD, _STAND)
        left = draw.wide - 64 - _LIE
        room = draw.high - BANNER - 10 - _FIELD - card_width(_LIE)
        step = min(_STEP, room / max(1, len(look.defenders) - 1))
        for place, one in enumerate(look.defenders):
            y = _FIELD + place * step
            # A card turns about the middle of its lower edge: it lies with its box at left, y.
            draw.card(one.face, left - card_width(_LIE) / 2, y - _LIE + card_width(_LIE) / 2, _LIE, angle=90.0)
            if step > 50 or len(look.defenders) == 1:
                words = one.name + (f" +{one.bonus}" if one.bonus else "")
                draw.text(left - 28, y + 60, words, plain(36), align="end", room=420)

    def _draw_last(self, draw: WallDrawing, last: LastClash | None) -> None:
        """Tell how the last clash ended where the attack gang will stand."""
        if last is not None:
            draw.text(64, 500, speak("bots", "The last clash"), plain(36), "soft", room=680)
            draw.text(64, 570, last.words, title(56), room=680, fit=True)
            draw.text(64, 630, last.sums, strong(40), room=680)

    # ------------------------------------------------------------------ between two battles
    def _draw_rest(self, draw: WallDrawing, sight: Sight) -> None:
        over = sight.values.get("step") == OVER
        draw.text(64, 150, self.tr("Most crystals") if over else self.tr("Bot battle"), title(84))
        first = leaders(sight)
        for place, seat in enumerate(players(sight)):
            y = 230 + place * 150
            draw.crest(seat, 64, y, 110)
            draw.text(210, y + 76, name(sight, seat), title(62) if over and seat in first else strong(54), room=700)
            draw.text(draw.wide * 0.5, y + 70, played_by(sight, seat), plain(38), "soft")
            draw.letters(draw.wide - 200, y + 16, all_crystals(sight, seat), 80, align="end")
            draw.sign("crystal", draw.wide - 170, y + 20, 76, crystal_tint(self.paint))

    # ------------------------------------------------------------------ the foot
    def _draw_banner(self, draw: WallDrawing, sight: Sight) -> None:
        look = self.look
        draw.fill(0, 0, draw.wide, BANNER, "rail")
        seat = look.attacker if look is not None and look.attacker else sight.text("token")
        if seat and is_pilot(seat):
            draw.fill(0, 0, draw.wide, 6, seat)
        if look is not None and look.attacker:
            draw.crest(look.attacker, 64, 30, 120)
            draw.text(212, 92, attacker_words(look), title(62), room=740)
            line = with_player(sight, look.attacker, look.wanting())
            draw.text(214, 146, line, plain(38), "soft", room=740, fit=True)
        elif look is not None:  # a new Champion still chooses what becomes of Bots
            draw.crest(look.defender, 64, 30, 120)
            draw.text(212, 92, defender_words(look), title(62), room=740)
            draw.text(214, 146, with_player(sight, look.defender, ""), plain(38), "soft", room=740, fit=True)
        others = [one for one in self._players if look is not None and one.role in (NEXT, OUT)]
        for place, one in enumerate(others):
            self._draw_other(draw.within(1010 + place * 190, 0), one)
        self._draw_space(draw.within(draw.wide - 360, 0), sight)

    def _draw_other(self, draw: WallDrawing, one: PlayerLook) -> None:
        draw.crest(one.seat, 0, 52, 76)
        if one.role == NEXT:
            draw.text(92, 82, self.tr("next"), plain(30), "soft")
            draw.sign("hand", 92, 98, 26, "soft")
            draw.letters(128, 96, one.deck, 30)
        else:
            draw.stroke(-6, 134, 82, 46, "text", 7)
            draw.text(94, 100, self.tr("out"), plain(32), "refused")

    def _draw_space(self, draw: WallDrawing, sight: Sight) -> None:
        """Draw the crystals of the round, and the number of the round."""
        round_space_look(sight).draw(draw, 0, 48, 54, 3)
        draw.text(0, 150, where_words(sight).partition(" · ")[0], plain(34), "soft")

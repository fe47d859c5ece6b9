"""Choosing an Assist: which one, and with which card it is paid."""

from __future__ import annotations

from collections.abc import Hashable

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.words import Mini
from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.games.gattai.looks.assists import assist_line, assist_title, open_assists
from gattai_desktop.windows.kit.about_whom import whose
from gattai_desktop.windows.kit.faces import card_spoken, face
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


class AssistFlow(Flow):
    """Asks which Assist is meant."""

    def begin(self) -> None:
        """List what is open; the only one is used at once."""
        seen = self.view
        groups: dict[str, list[Move]] = {}
        for move in open_assists(seen):
            groups.setdefault(assist_title(seen, move), []).append(move)
        if not groups:
            return
        if len(groups) == 1:
            self._of(next(iter(groups)), next(iter(groups.values())))
            return
        choices = tuple(SheetChoice(title, _assist_plate(seen, title, moves[0])) for title, moves in groups.items())
        look = SheetLook(self.tr("Which Assist?"), (), (), choices, columns=min(2, len(choices)))
        self.requests.ask(look, lambda key, _texts: self._of(str(key), groups[str(key)]))

    def _of(self, title: str, moves: list[Move]) -> None:
        """Ask with which card it is paid, where there are several ways."""
        if len(moves) == 1:
            self.requests.play(moves[0])
            return
        choices = tuple(SheetChoice(place, _paid_with(self.view, move)) for place, move in enumerate(moves))
        look = SheetLook(title, (self.tr("With which card?"),), (), choices, columns=3)

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            assert isinstance(key, int)
            self.requests.play(moves[key])

        self.requests.ask(look, chosen)


def _assist_plate(seen: SeatView, title: str, move: Move) -> PlateLook:
    whom = whose(seen, move)
    line = assist_line(seen, move)
    return PlateLook(title, line, judgement="legal", crest=whom.seat, crest_sign=whom.sign)


def _paid_with(seen: SeatView, move: Move) -> PlateLook:
    card = getattr(move, "card", None)
    if not isinstance(card, Card):
        return PlateLook(assist_title(seen, move), assist_line(seen, move), judgement="legal")
    return PlateLook(card_spoken(card), (Mini(face(card)),), judgement="legal")

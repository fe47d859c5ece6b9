"""Writes a deck as a pack with the cards of a person's own that it needs, and takes such packs in (RULES TS, 3j)."""

import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import LICENCES
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.pack import FORMAT, HEAD, Attribution, Pack
from gattai_desktop.content.pack_file import HEAD as HEAD_FILE
from gattai_desktop.content.pack_file import NoPackFile, laid_out
from gattai_desktop.content.schema import Family
from gattai_desktop.content.tasuo.card_packs import CardPack, built_in_cards, know_cards, known_cards, read_card_pack
from gattai_desktop.content.tasuo.families import CARDS, CLASSES, DECKS
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.file_kinds import is_device
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.decks import DeckList, faults_of, list_of, written_deck
from gattai_desktop.games.tasuo.designs import CardDesign, ReadyCards

_UNFIT: Final = re.compile(r"[^a-z0-9]+")
_NOT_PACKED: Final = ("TS-D2", "TS-D5", "TS-D6", "TS-D7")
"""Faults of a deck that no pack can hold."""


class NotPacked(ValueError):
    """A deck cannot be written as a pack; the message says why."""


class OwnCards:
    """The cards of a person's own packs, read once and again when one is brought in."""

    def __init__(self, kept: OwnPacks) -> None:
        self._kept = kept
        self.packs: dict[str, tuple[Path, CardPack]] = {}
        """Each pack that can be used, with its folder, by its id."""
        self.unusable: tuple[UnusablePack, ...] = ()
        self.read()

    def read(self) -> None:
        """Read all packs; what is wrong with one is noted, and the others are used."""
        self.packs, wrong = {}, []
        for folder in self._kept.folders():
            try:
                found = read_card_pack(folder, self._shelf())
                _check_clashes(found, self.packs.values())
                self.packs[found.pack.id] = (folder, found)
            except UnusablePack as one:
                wrong.append(one)
            except OSError as closed:
                words = wording("The file cannot be opened: {reason}.", reason=why_not_read(closed))
                wrong.append(UnusablePack(folder.name, (Fault(HEAD_FILE, "", "", words),), KEY))
        self.unusable = tuple(wrong)
        know_cards(one for _, one in self.packs.values())

    def take_in(self, folder: Path) -> tuple[Attribution, tuple[tuple[str, str], ...]]:
        """Keep the cards of a pack; return whose work it is, and its decks: names and lists.

        Raises UnusablePack, OSError.
        """
        found = read_card_pack(folder, self._shelf())
        others = (one for one in self.packs.values() if one[1].pack.id != found.pack.id)
        _check_clashes(found, others)
        known = known_cards().designs
        if any(one != known.get(one.id) for one in found.own):
            self._kept.keep(found.pack.id, {file.name: file.read_bytes() for file in folder.glob("*.toml")})
            self.read()
        decks = found.pack.of(ReadyCards)
        return found.attribution, tuple((one.name, written_deck(list_of(one, found.cards))) for one in decks)

    def _shelf(self) -> tuple[Pack, ...]:
        return (built_in_cards().pack, *(one.pack for _, one in self.packs.values()))

    def pack_of(self, name: str, deck: DeckList, author: str, licence: str) -> dict[str, str]:
        """Return the files of a pack with a deck, and with the cards of a person's own in it. Raises NotPacked."""
        from gattai_desktop.content.writing import new_file, write_head

        if not author.strip():
            raise NotPacked(wording("Say who made it first."))
        known = known_cards()
        wrong = [one.text for one in faults_of(deck, known) if one.rule in _NOT_PACKED]
        if wrong:
            raise NotPacked(wording("It cannot be a pack: {reason}.", reason=wrong[0]))
        listed = (*deck.cards, *deck.ultra)
        rows = self._rows(known.by_name[card] for card, _ in listed)
        makers = tuple(dict.fromkeys(one.attribution.notice for _, one in self._used(rows)))
        head = _head(name, author.strip(), licence, makers)
        entry: FieldValues = {
            "id": _key(name),
            "name": name,
            "cards": tuple({"card": known.by_name[card].id, "copies": copies} for card, copies in deck.cards),
            "ultra": tuple(known.by_name[card].id for card, copies in deck.ultra for _ in range(copies)),
            "text": "",
        }
        begun = f"[pack]\nformat = {FORMAT}\n"
        files = {"pack.toml": write_head(begun, HEAD, head), "decks.toml": new_file(DECKS, (entry,))}
        files |= {f"{one.file}.toml": new_file(one, rows[one.file]) for one in (CLASSES, CARDS) if rows[one.file]}
        _read_back(files)
        return files

    def _rows(self, designs: Iterable[CardDesign]) -> dict[str, tuple[FieldValues, ...]]:
        """The rows of cards of own packs, with those that they name, and of the classes beside them."""
        wanted = {one.id for one in designs}
        wanted |= {one.onto for _, pack in self.packs.values() for one in pack.own if one.id in wanted}
        used = [(folder, one) for folder, one in self.packs.values() if any(card.id in wanted for card in one.own)]
        return {
            CLASSES.file: tuple(row for folder, _ in used for row in _written(folder, CLASSES)),
            CARDS.file: tuple(row for folder, _ in used for row in _written(folder, CARDS) if row["id"] in wanted),
        }

    def _used(self, rows: Mapping[str, tuple[FieldValues, ...]]) -> Iterator[tuple[Path, CardPack]]:
        ids = {row["id"] for row in rows[CARDS.file]}
        return (one for one in self.packs.values() if any(card.id in ids for card in one[1].own))


def _written(folder: Path, family: Family[Any]) -> tuple[FieldValues, ...]:
    from gattai_desktop.content.writing import values_in

    file = folder / f"{family.file}.toml"
    return values_in(file.read_text(encoding="utf-8-sig"), family) if file.exists() else ()


def _key(name: str) -> str:
    key = _UNFIT.sub("-", name.casefold()).strip("-")[:40] or "deck"
    return f"{key}-deck" if is_device(key) else key


def _head(name: str, author: str, licence: str, makers: tuple[str, ...]) -> FieldValues:
    return {
        "id": f"{_key(name)}-{zlib.crc32(f'{name} {author}'.encode()):08x}",
        "title": name,
        "format": FORMAT,
        "game": KEY,
        "needs": (built_in_cards().pack.id,),
        "attribution": {
            "work": name,
            "author": author,
            "licence": licence,
            "licence_url": LICENCES.get(licence, ""),
            "changes": "A deck of these cards.",
            "notice": " ".join((f"{name}, by {author}, {licence}.", *makers)),
        },
    }


def _read_back(files: Mapping[str, str]) -> None:
    """Read what would be given away, as whoever gets it will."""
    try:
        with laid_out(HEAD_FILE, {name: text.encode() for name, text in files.items()}) as place:
            read_card_pack(place, (built_in_cards().pack,))
    except UnusablePack as wrong:
        reason = str(wrong.faults[0]).removesuffix(".")
        raise NotPacked(wording("It cannot be a pack: {reason}.", reason=reason)) from wrong
    except NoPackFile as wrong:
        raise NotPacked(wrong.args[0]) from wrong


def _check_clashes(found: CardPack, others: Iterable[tuple[Path, CardPack]]) -> None:
    """Refuse a card whose id or name another pack has for another card."""
    faults = []
    for pack in (built_in_cards(), *(one for _, one in others)):
        ids, names = pack.cards.designs, pack.cards.by_name
        for card in found.own:
            for field, other in (("id", ids.get(card.id)), ("name", names.get(card.name))):
                if other is not None and other != card:
                    words = "The pack '{pack}' has another card with this {field}. Change one."
                    said = wording(words, pack=pack.pack.title, field=AsWritten(field))
                    faults.append(Fault("cards.toml", card.id, field, said, name=card.name))
    if faults:
        raise UnusablePack(found.pack.title, sorted(set(faults)), found.pack.contents.game)

"""Takes down faults for tests of kinds."""


class Told:
    """Takes down faults with the way to where they stand, and the entries that are named."""

    def __init__(self, way: str = "", texts: list[str] | None = None, named: list[str] | None = None) -> None:
        self.way = way
        self.texts: list[str] = [] if texts is None else texts
        self.named: list[str] = [] if named is None else named

    @property
    def full(self) -> bool:
        return len(self.texts) > 99

    @property
    def noted(self) -> bool:
        return bool(self.texts)

    def add(self, text: str) -> None:
        self.texts.append(f"{self.way}: {text}" if self.way else text)

    def inside(self, *steps: str | int) -> "Told":
        return Told("/".join(map(str, (*filter(None, [self.way]), *steps))), self.texts, self.named)

    def refers(self, families: tuple[str, ...], name: str, *, part: bool) -> None:
        self.named.append(f"{'/'.join(families)}: {name}{' or a part' if part else ''}")

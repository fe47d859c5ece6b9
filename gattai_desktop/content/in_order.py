"""Sorts names as people look for them: Ä beside A, small letters beside large ones."""

import unicodedata


def in_order(name: str) -> tuple[str, str]:
    """Return what names are sorted by; those that differ in their signs alone stand beside each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)), name

"""Makes an id of a name."""

import unicodedata


def id_of_name(name: str) -> str:
    """A name as an id has it: small letters of the Latin alphabet and digits, with _ between."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss"))
    parts = "".join(
        sign if sign.isascii() and sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)
    )
    return "_".join(parts.split())

"""Gattai Desktop: the card table for Gattaibushido:FUSION!"""

__version__ = "0.1.0"
"""The version of the program; it stands nowhere else, and `make release` writes it."""

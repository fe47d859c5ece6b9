"""Gattai Desktop: the card table for Gattaibushido:FUSION!"""

__version__ = "0.1.0"
"""The version of the program; pyproject.toml says the same."""

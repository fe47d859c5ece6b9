"""Draws Gattaibushido:FUSION! on the wall."""

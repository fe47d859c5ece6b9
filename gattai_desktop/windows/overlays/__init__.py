"""Overlays that cover the whole table or the hand: curtain, covered hand, big moments."""

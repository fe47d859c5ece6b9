"""Gattai Desktop: the card table for Gattaibushido:FUSION!"""

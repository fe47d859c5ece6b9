"""Lets a person lift, carry and drop cards, and shows cards flying to their zones."""

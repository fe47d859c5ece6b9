"""Reads, keeps and changes what a person has chosen for this computer."""

"""Gattaibushido:FUSION!, a module for each chapter of the book."""

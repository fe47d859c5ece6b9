"""Asks a person with a sheet of fields and plates, and shows long work with its progress."""

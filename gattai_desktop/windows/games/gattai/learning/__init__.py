"""Lets a Pilot learn between two evenings, and shows what each choice would bring."""

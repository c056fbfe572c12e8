"""Weapons and armour: the book's tables, how their rows are put together, and what comes of them at a table."""

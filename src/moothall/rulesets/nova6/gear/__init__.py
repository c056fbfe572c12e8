"""Weapons and armor: the book's tables, their rows put together, on a sheet and as effects."""

"""Weapons and armor: the book's gear tables, rows fitted together, on a sheet and as effects."""

"""Talents, flaws and features as data: their benefits, prices and prerequisites."""

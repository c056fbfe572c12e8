"""Talents, flaws and features as data: what each does, costs and asks for."""

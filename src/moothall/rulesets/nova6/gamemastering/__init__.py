"""Gamemastering: demands, gangs and groups of NPCs, and objects that can break."""

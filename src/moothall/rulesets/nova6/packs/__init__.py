"""Themepacks as data: skills and their roles, tracks, talents, the setting."""

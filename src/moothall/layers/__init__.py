"""Layers of ours: house rules that groups really play, each in one small module."""

"""Stunts: what stunt points buy."""

"""Stunts: the benefits that stunt points buy."""

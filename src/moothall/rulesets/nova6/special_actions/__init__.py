"""Special actions: reactions and snap actions."""

"""Files of themepacks, read part by part."""

"""Pack files: the files of themepacks, read part by part."""

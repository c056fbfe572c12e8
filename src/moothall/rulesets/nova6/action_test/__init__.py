"""The action test: dice gathered, traded and rolled, and the results of the four basic actions."""

"""The test: dice gathered, traded, thrown and read, and what a success brings."""

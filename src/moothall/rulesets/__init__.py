"""The rulebooks, one package each. A rulebook imports only `talk`, `ledger` and itself."""

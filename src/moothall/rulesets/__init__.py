"""The books. Each sees only `talk`, `ledger` and itself."""

"""The store: the ledger of every table, on disk. Append a step, read from a number."""

from moothall.store.credentials import Secret
from moothall.store.images import Hung
from moothall.store.paths import default_folder
from moothall.store.protocols import Alone, AnyStore, CredentialStore, Ownership
from moothall.store.repair import Loss, Repaired, repair
from moothall.store.restore import Backup, Restored, backups_of, restore
from moothall.store.store import Store, TableRow, open_store
from moothall.store.tally import MissingLines
from moothall.store.writer import Receipt

__all__ = [
    "Alone",
    "AnyStore",
    "Backup",
    "CredentialStore",
    "Hung",
    "Loss",
    "MissingLines",
    "Ownership",
    "Receipt",
    "Repaired",
    "Restored",
    "Secret",
    "Store",
    "TableRow",
    "backups_of",
    "default_folder",
    "open_store",
    "repair",
    "restore",
]

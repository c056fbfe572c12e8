"""The cellar: what happened at every table, on disk. Append a step, read from a number."""

from moothall.keep.cellar import Cellar, Kept, open_cellar
from moothall.keep.gallery import Hung
from moothall.keep.places import default_folder
from moothall.keep.repair import Loss, Repaired, repair
from moothall.keep.vault import Secret
from moothall.keep.writer import Receipt

__all__ = ["Cellar", "Hung", "Kept", "Loss", "Receipt", "Repaired", "Secret", "default_folder", "open_cellar", "repair"]

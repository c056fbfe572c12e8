"""Tables in PostgreSQL, for several processes: a store, and one owner for each table.

It needs the extra `moothall[cluster]`, whose library is imported only when a database is opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moothall.errors import Unclear

if TYPE_CHECKING:
    from moothall.cluster.postgres import PostgresStore


def open_database(url: str, door: str = "") -> PostgresStore:
    """Open the tables of a database by its address; `door` is where other members reach this process."""
    try:
        from moothall.cluster.postgres import open_postgres
    except ImportError as problem:
        raise Unclear("error-cluster-missing") from problem
    return open_postgres(url, door=door)

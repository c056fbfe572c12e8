"""Connections to PostgreSQL, and what people are told when it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from moothall.errors import MoothallError, Unclear

Connection = psycopg.Connection[Any]
Connect = Callable[[], Connection]

USUAL: dict[str, Any] = {
    "application_name": "moothall",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""What an address says if it says nothing else: a host that has vanished is noticed in some ten seconds."""

KEEP: LiteralString = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""What is acknowledged is on disk, also where a database is set up to say so too early."""


def completed(url: str) -> str:
    """An address with what it left out."""
    try:
        return make_conninfo(**(USUAL | conninfo_to_dict(url)))
    except psycopg.ProgrammingError as problem:
        raise Unclear("error-cluster-address", problem=said(problem)) from problem


def name_of(url: str) -> str:
    """An address for people, without a password."""
    parts = conninfo_to_dict(url)
    return f"{parts.get('host') or 'localhost'}/{parts.get('dbname') or ''}"


def connect(conninfo: str) -> Connection:
    """A connection on which each statement is a transaction of its own."""
    connection: Connection = psycopg.connect(conninfo, autocommit=True)
    try:
        connection.execute(KEEP)
    except BaseException:
        connection.close()
        raise
    return connection


def said(problem: Exception) -> str:
    """One line of what PostgreSQL says; its details could hold what people wrote."""
    primary = problem.diag.message_primary if isinstance(problem, psycopg.Error) else None
    return (primary or str(problem).strip() or type(problem).__name__).splitlines()[0]


def told(problem: Exception, database: str) -> MoothallError:
    """Return the error that people read when the database refuses."""
    if isinstance(problem, MoothallError):
        return problem
    if isinstance(problem, psycopg.errors.DiskFull):
        return MoothallError("error-keep-disk-full", file=database)
    if isinstance(problem, psycopg.OperationalError):
        return MoothallError("error-cluster-unreachable", database=database, problem=said(problem))
    return MoothallError("error-keep-failed", file=database, problem=said(problem))

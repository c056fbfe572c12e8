"""All errors of a pack file at once: what is wrong is taken out of the document, and the rest is read again.

A value that is taken out may be missed elsewhere. So nothing is reported that only follows from what was taken out: a
key that is then missing, or an id that is then unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Final

from moothall.rulesets.nova6.pack_files.parts import Path, Wrong
from moothall.rulesets.nova6.packs.skill_roles import ANY, CORE

MOST_READINGS: Final = 400


def all_wrong(document: Any, read: Callable[[Any], Any]) -> list[Wrong]:
    """Everything that is wrong in a document, in the order of the file; places are those of the whole document."""
    taken: set[Path] = set()
    gone: set[str] = set()
    roles: dict[str, str] = {}
    found: list[Wrong] = []
    for _ in range(MOST_READINGS):
        problem = _problem(_rest(document, taken, roles), read)
        if problem is None:
            break
        at = _in_whole(document, problem.path, taken)
        name = str(problem.values.get("name", ""))
        missed = ((*at, name), (*at[:-1], name) if at[-1:] != (name,) else (*at, name))
        follows = any(path[: len(one)] == one for path in taken for one in missed) or (
            problem.key == "error-pack-unknown" and problem.values.get("value") in gone
        )
        if not follows:
            found.append(_placed(document, problem, at, taken))
        role = problem.values.get("role", "")
        if problem.key == "error-pack-role" and role in CORE and role not in roles:
            roles[role] = ANY
            continue
        out = at if at and at not in taken else at[:-1]
        if not out or out == ("themepack",) or _value(document, out) is None:
            break
        gone |= {*_ids(_value(document, out), out)}
        taken.add(out)
    return found


def _problem(document: Any, read: Callable[[Any], Any]) -> Wrong | None:
    try:
        read(document)
    except Wrong as problem:
        return problem
    return None


def _rest(document: Any, taken: set[Path], roles: dict[str, str]) -> Any:
    """The document without what was taken out, and with roles that had no skill bound to any."""
    rest = deepcopy(document)
    for path in sorted(taken, key=_last_first, reverse=True):
        around = rest
        for step in path[:-1]:
            around = around[step]
        del around[path[-1]]
    for role, skill in roles.items():
        rest.setdefault("skills", {}).setdefault("roles", {})[role] = skill
    return rest


def _last_first(path: Path) -> tuple[tuple[int, str], ...]:
    """Sort key by which later entries of a list, and what is deeper, are taken out first."""
    return tuple([(step, "") if isinstance(step, int) else (0, step) for step in path])


def _in_whole(document: Any, path: Path, taken: set[Path]) -> Path:
    """The place in the whole document of a place in what is left of it."""
    whole: Path = ()
    for step in path:
        if isinstance(step, int):
            for before in sorted(one[-1] for one in taken if one[:-1] == whole and isinstance(one[-1], int)):
                step += before <= step
        whole = (*whole, step)
    return whole


def _placed(document: Any, problem: Wrong, at: Path, taken: set[Path]) -> Wrong:
    values = dict(problem.values)
    if "first" in values:
        values["first"] = _in_whole(document, values["first"], taken)
    return Wrong(problem.key, at, problem.cite, **values)


def _value(document: Any, path: Path) -> Any:
    for step in path:
        try:
            document = document[step]
        except (KeyError, IndexError, TypeError):
            return None
    return document


def _ids(value: Any, path: Path) -> Iterator[str]:
    """The ids that nobody can name any more once a value is taken out."""
    if path[-1:] == ("id",) and isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _ids(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _ids(inner, (*path, place))

"""The cost of a record beside a frozen dataclass: to define, to make, to change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from parts.clock import each

from moothall.records import big_record, changed, record

FIELDS = ("a", "b", "c", "d", "e")


def defined(by: Callable[[Any], Any]) -> Any:
    """A class of five fields, defined anew."""
    return by(type("Sample", (), {"__annotations__": dict.fromkeys(FIELDS, "int"), "__doc__": "A sample."}))


def frozen(kind: Any) -> Any:
    return dataclass(frozen=True, slots=True)(kind)


def report(what: str, theirs: float, ours: float) -> None:
    print(f"{what:<8} frozen dataclass {theirs * 1e6:8.2f} µs   ours {ours * 1e6:8.2f} µs   {theirs / ours:5.1f} times")


def main() -> None:
    report("define", each(lambda: defined(frozen), 100), each(lambda: defined(record), 100))
    theirs, ours = defined(frozen), defined(record)
    report("make", each(lambda: theirs(1, 2, 3, 4, 5), 20_000), each(lambda: ours(1, 2, 3, 4, 5), 20_000))
    old, big = theirs(1, 2, 3, 4, 5), defined(big_record)(1, 2, 3, 4, 5)
    report("change", each(lambda: replace(old, c=9), 20_000), each(lambda: changed(big, c=9), 20_000))


if __name__ == "__main__":
    main()

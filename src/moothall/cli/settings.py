"""`--option NAME=VALUE`: the house rules of a table, for every command that plays by them."""

from __future__ import annotations

from typing import Any

import click

from moothall import books
from moothall.errors import Unclear
from moothall.talk.layers import layers_of

# What a book calls by this name. The command line knows no book but through the list of them.
Options = Any

with_options = click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
"""Give a command this flag: it is called with `settings`."""


def read_settings(settings: tuple[str, ...], book: str, **more: str) -> Options:
    """A table's options as they were named, over those of the book."""
    named = dict(_setting(text) for text in settings)
    options = books.ruleset(book).options()
    return options.read(named | more, options.defaults)


def changed_options(options: Options, book: str) -> dict[str, str]:
    """The options that are not the book's."""
    known = books.ruleset(book).options()
    usual, fields = known.defaults, {name: books.option_field(name) for name in known.names}
    now = {name: (getattr(options, field), getattr(usual, field)) for name, field in fields.items()}
    changed = {name: books.written(value) for name, (value, usually) in now.items() if value != usually}
    return changed | chosen_layers(options)


def chosen_layers(options: Options) -> dict[str, str]:
    """The layers of a table and their options, as they are set."""
    layers = layers_of(options)
    named = {"layers": ",".join(one.id for one in layers)} if layers else {}
    return named | {name: value for one in layers for name, value in one.options}


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Unclear("error-setting", text=text)
    return name.strip(), value.strip()

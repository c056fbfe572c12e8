"""`moothall rules`: the rulebook to list, read and search, and how much of it is tested."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import click

from moothall import books
from moothall.books import Rule, Rulebook, TableOption, text_key
from moothall.cli import show
from moothall.cli.coverage import Coverage, measured
from moothall.cli.localized import Group, common
from moothall.errors import Unclear
from moothall.speech import Voice, voice
from moothall.talk.layers import Layer

Record = dict[str, Any]

command = Group("rules")


# ---- list -----------------------------------------------------------------------------------------------------------


@command.command("list")
@click.argument("ruleset", required=False)
@click.option("--chapter", metavar="CHAPTER")
@common
def list_rules(ruleset: str | None, chapter: str | None, lang: str, as_json: bool) -> None:
    """Every rule, or those of one ruleset or chapter."""
    rules = list(_rules(ruleset, chapter))
    if as_json:
        known = measured()
        show.put_json({"rules": [_row(rule, lang, known) for rule in rules]})
        return
    page = show.page()
    for _, part in groupby(rules, lambda rule: (books.book_of(rule.id), rule.chapter)):
        _list_chapter(page, list(part), lang)


def _list_chapter(page: show.Page, rules: list[Rule], lang: str) -> None:
    said, chapter = voice(lang, books.book_of(rules[0].id)), rules[0].chapter
    page.heading(said.say("rules-chapter", title=said.say(f"chapter_{chapter}"), id=chapter))
    page.table([(rule.id, said.say(rule.key)) for rule in rules], indent=2)
    page.gap()


def _rulebooks(ruleset: str | None) -> list[Rulebook]:
    """One rulebook, or those of all books and then of all layers."""
    return [books.rulebook(id) for id in ([ruleset] if ruleset else (*books.book_ids(), *books.layer_ids()))]


def _rules(ruleset: str | None, chapter: str | None = None) -> Iterator[Rule]:
    rulebooks = _rulebooks(ruleset)
    chapters = {name for book in rulebooks for name in book.chapters}
    if chapter is not None and chapter not in chapters:
        raise Unclear("error-unknown-chapter", name=chapter, nearest=books.nearest(chapter, chapters))
    rules = (rule for book in rulebooks for rule in book.rules.values())
    return (rule for rule in rules if chapter in (None, rule.chapter))


def _row(rule: Rule, lang: str, known: Coverage) -> Record:
    book = books.book_of(rule.id)
    return {
        "id": rule.id,
        "title": voice(lang, book).say(rule.key),
        "kind": rule.kind,
        "source": rule.source,
        "status": rule.kind if rule.kind == books.RULINGS else known.status(rule.id, book),
        "chapter": rule.chapter,
    }


# ---- show -----------------------------------------------------------------------------------------------------------


@command.command("show")
@click.argument("rule_id", metavar="ID")
@common
def show_rule(rule_id: str, lang: str, as_json: bool) -> None:
    """One rule in our words."""
    rule = _find(rule_id)
    told = _told(rule, lang)
    if as_json:
        show.put_json(told)
    else:
        _print_rule(show.page(), told, voice(lang, books.book_of(rule.id)))


def _find(rule_id: str) -> Rule:
    found = books.rule(rule_id.strip().lower())
    if found is None:
        raise Unclear(
            "error-unknown-rule", name=rule_id, nearest=books.nearest(rule_id, (r.id for r in _rules(None)), 3)
        )
    return found


def _told(rule: Rule, lang: str) -> Record:
    """Everything we know about a rule."""
    book = books.book_of(rule.id)
    said = voice(lang, book)
    # The book's code is slow to open, and most rules have no option.
    known = books.options_of(book) if rule.options else {}
    return _row(rule, lang, measured()) | {
        "gist": said.part(rule.key, "gist"),
        "gist_lang": said.language_of(rule.key, "gist"),
        "options": [_option(known[name], said) for name in rule.options],
        "place": rule.place,
        "rulings": [_ruling(books.rulings(book)[id], said) for id in rule.rulings],
        "examples": [_example(id, said) for id in rule.examples],
        "see": [{"id": id, "title": said.say(text_key(id))} for id in rule.see],
    }


def _ruling(ruling: Rule, said: Voice) -> Record:
    return {"id": ruling.id, "title": said.say(ruling.key), "gist": said.part(ruling.key, "gist")}


def _option(option: TableOption, said: Voice) -> Record:
    values, key = option.values or (option.default,), f"option_{text_key(option.name)}"
    return _labelled(key, said) | {
        "name": option.name,
        "default": option.default,
        "source": option.source,
        "takes": option.takes,
        "values": [_labelled(books.value_key(option.name, value), said) | {"value": value} for value in values],
    }


def _labelled(key: str, said: Voice) -> Record:
    return {"title": said.say(key), "meaning": said.part(key, "meaning")}


# ---- options and gaps -----------------------------------------------------------------------------------------------


@command.command("options")
@click.argument("ruleset")
@common
def list_options(ruleset: str, lang: str, as_json: bool) -> None:
    """Every option of a ruleset: its values, where it comes from, and what the text says to the letter."""
    said, literal = voice(lang, ruleset), books.ruleset(ruleset).presets.get("as-written", {})
    own = [_option(each, said) | {"as_written": literal.get(each.name)} for each in books.options_of(ruleset).values()]
    layers = [_layer(each, said) for each in books.layers(ruleset)]
    if as_json:
        show.put_json({"ruleset": ruleset, "options": own, "layers": layers})
    else:
        _print_options(show.page(), own, layers, said)


def _layer(layer: Layer, said: Voice) -> Record:
    key = f"layer_{layer.id}"
    rules = [{"id": id, "title": said.say(text_key(id)), "gist": said.part(text_key(id), "gist")} for id in layer.rules]
    options = [_option(each, said) for each in books.options_of(layer.id).values()]
    return {"id": layer.id, "title": said.say(key), "version": layer.version, "rules": rules, "options": options}


def _print_options(page: show.Page, own: list[Record], layers: list[Record], said: Voice) -> None:
    for option in own:
        _print_option(page, option, said)
        page.text(_origin(option, said), indent=2)
    if layers:
        page.gap()
        page.heading(said.say("rules-layers"))
    for layer in layers:
        page.gap()
        page.heading(said.say("rules-title", title=layer["title"], id=layer["id"]))
        page.table([(rule["id"], rule["gist"]) for rule in layer["rules"]], indent=2)
        for option in layer["options"]:
            _print_option(page, option, said)


def _origin(option: Record, said: Voice) -> str:
    """Where an option comes from, and its literal reading."""
    source = said.say("rules-source", source=said.say("rules-origin", source=option["source"]))
    return f"{source}. {said.say('rules-literal', value=option['as_written'])}" if option["as_written"] else source


@command.command("gaps")
@click.argument("ruleset")
@common
def list_gaps(ruleset: str, lang: str, as_json: bool) -> None:
    """Where the text of a book leaves something open, and a ruling of ours fills it."""
    said = voice(lang, ruleset)
    found = [_gap(each, said) for each in books.gaps(ruleset)]
    if as_json:
        show.put_json({"ruleset": ruleset, "gaps": found})
        return
    page = show.page()
    page.heading(said.say("rules-gaps-title", title=said.say("book-title")))
    page.text(said.say("rules-gaps-about"))
    for gap in found:
        page.gap()
        page.heading(said.say("rules-title", title=gap["title"], id=gap["id"]))
        page.text(f"{gap['why']} {gap['about']} ({gap['source']})", indent=2)


def _gap(gap: books.GapFound, said: Voice) -> Record:
    about = said.part(gap.key, "meaning" if gap.key.startswith("option_") else "gist")
    why = said.say("rules-gap", kind=gap.kind)
    return {
        "id": gap.id,
        "title": said.say(gap.key),
        "kind": gap.kind,
        "why": why,
        "about": about,
        "source": gap.source,
    }


def _example(id: str, said: Voice) -> Record:
    key = f"example_{text_key(id)}"
    return {"id": id, "title": said.say(key), "given": said.part(key, "given"), "then": said.part(key, "then")}


def _print_rule(page: show.Page, told: Record, said: Voice) -> None:
    page.heading(said.say("rules-title", title=told["title"], id=told["id"]))
    page.text(told["gist"])
    if told["gist_lang"] != said.lang:
        page.note(said.say("rules-in-english"))
    page.gap()
    page.text(said.say("rules-kind", kind=told["kind"]))
    if told["place"]:
        page.text(said.say("rules-source", source=said.say("rules-origin", source=told["place"])))
    for ruling in told["rulings"]:
        page.gap()
        page.heading(said.say("rules-ruling", title=ruling["title"], id=ruling["id"]))
        page.text(ruling["gist"], indent=2)
    for option in told["options"]:
        _print_option(page, option, said)
    for example in told["examples"]:
        page.gap()
        page.heading(said.say("rules-example", title=example["title"]))
        page.text(said.say("rules-given", text=example["given"]), indent=2)
        page.text(said.say("rules-then", text=example["then"]), indent=2)
    if told["see"]:
        page.gap()
        page.heading(said.say("rules-see"))
        page.table([(other["id"], other["title"]) for other in told["see"]], indent=2)


def _print_option(page: show.Page, option: Record, said: Voice) -> None:
    page.gap()
    page.heading(said.say("rules-option", name=option["name"], title=option["title"]))
    page.text(option["meaning"], indent=2)
    for value in option["values"]:
        usual = value["value"] == option["default"]
        page.text(said.say("rules-value", **value, usual=usual), indent=2)
    if option["takes"] != "value":
        page.text(said.say("rules-takes", takes=option["takes"]), indent=2)


# ---- search ---------------------------------------------------------------------------------------------------------


@command.command("search")
@click.argument("words", nargs=-1, required=True, metavar="WORDS... [RULESET]")
@common
def search_rules(words: tuple[str, ...], lang: str, as_json: bool) -> None:
    """The rules that fit a few words best."""
    query, ruleset = _query(words)
    found = _best(query, _rules(ruleset), lang)
    if as_json:
        known = measured()
        show.put_json({"rules": [_row(rule, lang, known) | {"gist": _gist(rule, lang)} for rule in found]})
    elif not found:
        click.echo(voice(lang).say("rules-nothing-found", words=query))
    else:
        _print_found(show.page(), found, lang)


def _query(words: tuple[str, ...]) -> tuple[str, str | None]:
    """A ruleset may stand last, and quotation marks around the words may be forgotten."""
    if len(words) > 1 and words[-1] in books.book_ids():
        return " ".join(words[:-1]), words[-1]
    return " ".join(words), None


def _best(query: str, rules: Iterable[Rule], lang: str) -> list[Rule]:
    from moothall.speech.search import Entry, search

    known = {rule.id: rule for rule in rules}
    entries = [Entry(rule.id, _title(rule, lang), _gist(rule, lang)) for rule in known.values()]
    return [known[entry.id] for entry in search(query, entries)]


def _title(rule: Rule, lang: str) -> str:
    return voice(lang, books.book_of(rule.id)).say(rule.key)


def _gist(rule: Rule, lang: str) -> str:
    return voice(lang, books.book_of(rule.id)).part(rule.key, "gist")


def _print_found(page: show.Page, found: list[Rule], lang: str) -> None:
    for rule in found:
        page.heading(voice(lang).say("rules-title", title=_title(rule, lang), id=rule.id))
        page.text(_gist(rule, lang), indent=2)


# ---- coverage -------------------------------------------------------------------------------------------------------


@command.command("coverage")
@common
def coverage(lang: str, as_json: bool) -> None:
    """How many rules there are, how many can be executed, and how many a test exercises."""
    known = measured()
    figures = {id: known.coverage(books.rulebook(id)) for id in books.book_ids()}
    if as_json:
        show.put_json({"rulesets": figures, "measured": known.when})
        return
    _print_coverage(show.page(), figures, known.when, voice(lang))


def _print_coverage(page: show.Page, figures: dict[str, Record], when: str | None, said: Voice) -> None:
    for id, counts in figures.items():
        key = "rules-coverage" if "exercised" in counts else "rules-total"
        page.text(said.say(key, **counts | {"ruleset": id, "missing": ""}))
        if counts.get("missing"):
            page.text(said.say("rules-missing"))
            page.table([(rule,) for rule in counts["missing"]], indent=2)
    page.text(said.say("rules-measured", when=when) if when else said.say("rules-not-measured"))

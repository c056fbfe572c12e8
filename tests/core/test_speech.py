"""Texts: every key has words with the values they need, and missing translations fall back to English."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from moothall import books
from moothall.errors import AgainstTheRules, Unclear
from moothall.speech import LANGUAGES, MissingText, Voice, choose_language, languages, sentence, voice
from moothall.speech.bundles import Bundle
from moothall.speech.search import Entry, fold, search, words
from tests.books.support.rulebooks import entries
from tests.support.rulesets import bare_ruleset

pytestmark = pytest.mark.slow

SOURCE = Path(books.__file__).parent
KEY = re.compile(r"error-[a-z0-9-]+")
RULE = "nde2.luck.one-buys-one"
PROGRAM_TEXTS = sorted(languages.TEXTS.rglob("*.ftl"))


# ---- A voice --------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A few texts in English, and fewer in Polish."""
    texts = {
        "en/one.ftl": "greet = Hello, { $name }.\nrule = A title\n    .gist = A gist.\n-house = Moothall\n",
        "en/two.ftl": "here = This is { -house }.\ncount = { $n ->\n    [one] one die\n   *[other] { $n } dice\n }\n",
        "pl/one.ftl": "greet = Cześć, { $name }!\nrule = Tytuł\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_voice_speaks_its_language(shelf: Path) -> None:
    """A text is said in the voice's own language, with its values and without invisible marks around them."""
    assert Voice("en", shelf).say("greet", name="Ana") == "Hello, Ana."
    assert Voice("pl", shelf).say("greet", name="Ana") == "Cześć, Ana!"


def test_a_voice_falls_back_to_english(shelf: Path) -> None:
    """A message that a language lacks is said in English, and so is a part that only English has."""
    polish = Voice("pl", shelf)
    assert polish.say("here") == "This is Moothall."
    assert polish.say("rule") == "Tytuł"
    assert polish.part("rule", "gist") == "A gist."


def test_a_number_chooses_its_plural_form(shelf: Path) -> None:
    """A number chooses its form."""
    assert Voice("en", shelf).say("count", n=1) == "one die"
    assert Voice("en", shelf).say("count", n=3) == "3 dice"


def test_a_voice_cuts_an_endless_value(shelf: Path) -> None:
    """A value longer than a page, such as one typed in to do harm, is cut and not refused."""
    said = Voice("en", shelf).say("greet", name="a" * 100_000)
    assert said.startswith("Hello, aaa") and said.endswith("a….") and len(said) < 2_100


def test_a_voice_knows_which_keys_and_parts_it_has(shelf: Path) -> None:
    """A key or a part is there or not, in whichever language."""
    polish = Voice("pl", shelf)
    assert polish.has("here") and polish.has("rule", "gist")
    assert not polish.has("nowhere") and not polish.has("here", "gist")


@pytest.mark.parametrize("key", ["nowhere", "greet"])
def test_a_missing_text_is_loud(shelf: Path, key: str) -> None:
    """A key that no file has, and a value that nobody gave, both raise and name the text."""
    with pytest.raises(MissingText, match=key):
        Voice("pl", shelf).say(key)


def test_a_missing_part_is_loud(shelf: Path) -> None:
    """A part that no file has raises and names text and part."""
    with pytest.raises(MissingText, match=r"greet\.gist"):
        Voice("en", shelf).part("greet", "gist", name="Ana")


def test_a_voice_is_made_once_for_a_language_and_book() -> None:
    """The files of a language and a book are read once."""
    assert voice("en", "nde2") is voice("en", "nde2")


def test_an_error_is_one_sentence_with_its_rule() -> None:
    """The rule that decided stands in brackets at the end of the sentence."""
    refused = AgainstTheRules("error-no-luck", cite=RULE, hero="Ana")
    assert sentence(refused, "en") == f"Ana has no Luck Point left ({RULE})."


def test_an_error_without_a_rule_is_found_in_its_book() -> None:
    """A text of a book is found even where the error does not say which book it came from."""
    unclear = Unclear("error-unknown-option", name="max_rul", nearest="max_rule")
    assert sentence(unclear, "en") == "There is no option “max_rul”; the nearest is “max_rule”."


def test_the_fluent_library_is_imported_only_when_a_text_is_said() -> None:
    """Choosing a language and making a voice do not import the slow library; saying a text does."""
    code = (
        "import sys; from moothall.speech import choose_language, voice;"
        "v = voice(choose_language(None, {}), 'nde2'); print('fluent.runtime' in sys.modules);"
        "v.say('rules-see'); print('fluent.runtime' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.split() == ["False", "True"]


# ---- Languages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flag", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("pl", {"MOOTHALL_LANG": "fr"}, "pl"),
        ("PL-pl", {}, "pl"),
        (None, {"MOOTHALL_LANG": "fr", "LC_ALL": "pl_PL.UTF-8"}, "fr"),
        (None, {"MOOTHALL_LANG": "xx", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR"}, "pl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8", "LANG": "pl_PL"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_a_language_is_chosen_by_flag_then_setting_then_system(
    monkeypatch: pytest.MonkeyPatch, flag: str | None, environ: Mapping[str, str], chosen: str
) -> None:
    """The flag decides, then our own setting, then the computer's, and English where we have nothing better."""
    monkeypatch.setattr(languages, "LANGUAGES", ("en", "fr", "pl"))
    assert choose_language(flag, environ) == chosen


def test_an_unknown_language_is_refused() -> None:
    """A language asked for by name that we do not have is an error which lists those we have."""
    with pytest.raises(Unclear) as refused:
        choose_language("xx", {"LANG": "pl_PL"})
    assert refused.value.key == "error-unknown-language"
    assert "en" in refused.value.values["languages"]


def test_english_comes_first() -> None:
    """English is always there, and each language once."""
    assert LANGUAGES[0] == "en"
    assert len(LANGUAGES) == len(set(LANGUAGES))


# ---- The texts as files ---------------------------------------------------------------------------------------------


class Named(visitor.Visitor):
    """Collects the values that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)


def variables(message: ftl.BaseNode) -> set[str]:
    """The values that a text asks for, in whichever branch."""
    named = Named()
    named.visit(message)
    return named.names


@cache
def messages(lang: str, book: str | None = None) -> dict[str, ftl.Message]:
    """All messages of the program, or of the program and a book."""
    places = [languages.TEXTS, *([books.folder(book) / "texts"] if book else [])]
    files = (path for place in places for path in sorted((place / lang).glob("*.ftl")))
    return {entry.id.name: entry for path in files for entry in entries(path) if isinstance(entry, ftl.Message)}


@cache
def asked_for(lang: str, book: str) -> dict[str, set[str]]:
    """The values that each message of the program and of a book asks for."""
    return {name: variables(message) for name, message in messages(lang, book).items()}


def test_variables_are_found_in_every_branch() -> None:
    """The reader of variables sees selectors, branches and attributes."""
    [message] = FluentParser().parse("a = { $b ->\n   *[x] { $c }\n }\n    .d = { NUMBER($e) }\n").body
    assert variables(message) == {"b", "c", "e"}


@pytest.mark.parametrize("path", PROGRAM_TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_programs_own_texts_parse_without_junk(path: Path) -> None:
    """A Fluent file outside the books holds only what the parser understands."""
    assert [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("book", books.book_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_written_twice(lang: str, book: str) -> None:
    """The files of the program and of a book do not hide each other's texts."""
    places = (languages.TEXTS / lang, books.folder(book) / "texts" / lang)
    files = [path for place in places for path in place.glob("*.ftl")]
    names = Counter(entry.id.name for path in files for entry in entries(path) if isinstance(entry, ftl.Message))
    assert sorted(name for name, times in names.items() if times > 1) == []


@pytest.mark.parametrize("book", books.book_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_translation_keeps_to_the_english(lang: str, book: str) -> None:
    """A translation has no message that English lacks, and asks for no value that English does not.

    What English says with `$word_said`, grammar may make another language choose by: the teller always gives `$word`.
    """
    english = asked_for("en", book)
    told = (name for name in english if name.startswith(("log-", "ask-", "reason-", "each-")))
    english = english | {name: english[name] | {word.removesuffix("_said") for word in english[name]} for name in told}
    assert {
        name: more for name, more in asked_for(lang, book).items() if not more <= english.get(name, {"no such message"})
    } == {}


# ---- Errors: every key in the code has words ------------------------------------------------------------------------


class Use(NamedTuple):
    """One place in the code that makes an error: its key, its values, and the book it is in."""

    key: str
    values: frozenset[str]
    book: str | None


WHERE = frozenset({"file", "line"})
"""What whoever reads a pack adds to what a book finds wrong with it."""


def uses(source: str, book: str | None = None) -> Iterator[Use]:
    """Every call whose first argument is the key of an error."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(args=[ast.Constant(value=str() as key), *_], keywords=given) if KEY.fullmatch(key):
                values = frozenset(word.arg for word in given if word.arg) - {"cite"}
                yield Use(key, values | (WHERE if key.startswith("error-pack-") else frozenset()), book)


def keys(source: str) -> set[str]:
    """Every string that looks like the key of an error."""
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {value for value in strings if isinstance(value, str) and KEY.fullmatch(value)}


def sources() -> Iterator[tuple[str, str | None]]:
    """All our code, each file with the book it belongs to."""
    # A template is a package of its own, with its own texts.
    for path in (path for path in sorted(SOURCE.rglob("*.py")) if "templates" not in path.relative_to(SOURCE).parts):
        owners = [id for id in books.book_ids() if path.is_relative_to(books.folder(id))]
        yield path.read_text(encoding="utf-8"), next(iter(owners), None)


@cache
def all_uses() -> tuple[Use, ...]:
    return tuple(use for source, book in sources() for use in uses(source, book))


def test_the_reader_of_raise_sites_finds_keys_and_values() -> None:
    """The reader of raise sites sees key and values, and leaves the citation out."""
    source = 'raise Wrong("error-odd", cite="a.b", name=1, nearest=f())'
    assert list(uses(source)) == [Use("error-odd", frozenset({"name", "nearest"}), None)]
    assert keys(source + '\nkey = "error-odd-one"') == {"error-odd", "error-odd-one"}
    assert len(all_uses()) > 40


def test_every_error_key_stands_where_its_error_is_made() -> None:
    """No key is hidden in a variable, where these tests could not see its values."""
    written = {key for source, _ in sources() for key in keys(source)}
    assert written - {use.key for use in all_uses()} == set()


def test_every_error_has_words() -> None:
    """Each error of the code has an English text: the program's own, or that of the book it is in."""
    texts: dict[str | None, set[str]] = {book: set(messages("en", book)) for book in (None, *books.book_ids())}
    assert sorted({use.key for use in all_uses() if use.key not in texts[use.book]}) == []


def test_every_error_gives_the_values_its_text_asks_for() -> None:
    """A text asks only for values that every place which makes the error gives."""
    for use in all_uses():
        message = messages("en", use.book).get(use.key)
        assert message is None or variables(message) <= use.values, use


def test_no_words_are_left_without_an_error() -> None:
    """A text about an error that is never made has been forgotten."""
    texts = {name for book in books.book_ids() for name in messages("en", book) if KEY.fullmatch(name)}
    assert texts - {use.key for use in all_uses()} == set()


def test_every_error_is_one_sentence() -> None:
    """Every error of the code comes out as one line that ends as a sentence does."""
    for use in all_uses():
        values: dict[str, Any] = dict.fromkeys(use.values, 7)
        said = sentence(AgainstTheRules(use.key, cite=RULE, **values), "en")
        assert said.endswith(f" ({RULE}).") and "\n" not in said and "{" not in said


# ---- Search ---------------------------------------------------------------------------------------------------------

ENTRIES = [
    Entry("b.cover.full", "Pełna osłona", "Nikt nie trafi."),
    Entry("b.cover.partial", "Częściowa osłona", "Strzelec rzuca mniejszą kością."),
    Entry("b.luck.again", "Une chance de plus", "Relancez le dé, et gardez le meilleur côté."),
    Entry("b.luck.cost", "Le succès a un prix", "Payez un point de chance."),
]


def test_folding_forgets_case_and_accents() -> None:
    """Capitals, accents and strokes do not tell words apart."""
    assert fold("Częściowa OSŁONA, côté cœur, Straße") == "czesciowa oslona, cote coeur, strasse"
    assert words("b.cover_full, re-roll!") == ["b", "cover", "full", "re", "roll"]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("czesciowa oslona", "b.cover.partial"),
        ("CZESCOWA OSLNA", "b.cover.partial"),
        ("pelna", "b.cover.full"),
        ("cote", "b.luck.again"),
        ("chance", "b.luck.again"),
        ("luck.cost", "b.luck.cost"),
        ("strzel", "b.cover.partial"),
    ],
)
def test_the_best_entry_comes_first(query: str, best: str) -> None:
    """Words of title, id or gist find an entry, with or without their accents and despite slips."""
    assert search(query, ENTRIES)[0].id == best


@pytest.mark.parametrize("query", ["", "…", "xyzzy", "zz top"])
def test_a_query_without_a_fitting_word_finds_nothing(query: str) -> None:
    """A query without a fitting word finds nothing."""
    assert search(query, ENTRIES) == []


def test_no_more_than_wanted_is_found() -> None:
    """The list of results is cut after the wanted number."""
    assert len(search("oslona", ENTRIES)) == 2
    assert len(search("oslona", ENTRIES, most=1)) == 1


# ---- Books ----------------------------------------------------------------------------------------------------------


def test_a_rulebook_is_read_whole() -> None:
    """The newer edition has all its rules, each with its lists."""
    rules = books.rulebook("nde2").rules
    assert len(rules) == 158
    assert rules["nde2.dice.set"] == books.Rule(
        id="nde2.dice.set",
        chapter="setup",
        kind="auto",
        source="NDE 2nd ed. §Needs, §2.2",
        options=("dice_mode",),
        see=("nde2.setup.dice-mode", "nde2.step.up"),
    )


def test_editions_share_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook holds only the rules of its own edition, which are told apart by their ids."""
    table = 'chapter = "one"\nkind = "auto"\nsource = "here"\n'
    (tmp_path / "rules.toml").write_text(f'["odd1.a.b"]\n{table}["odd12.a.b"]\n{table}', encoding="utf-8")
    monkeypatch.setattr(books, "BOOKS", {id: bare_ruleset(id, tmp_path) for id in ("odd1", "odd12")})
    assert [list(books.rulebook(id).rules) for id in ("odd1", "odd12")] == [["odd1.a.b"], ["odd12.a.b"]]


def test_rule_ids_may_have_a_short_prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset's rules may begin with another word than its id, and are found all the same."""
    (tmp_path / "rules.toml").write_text('["odd.a.b"]\nchapter = "one"\nkind = "auto"\nsource = "here"\n', "utf-8")
    monkeypatch.setattr(books, "BOOKS", {"odd2d20": bare_ruleset("odd2d20", tmp_path, prefix="odd")})
    assert list(books.rulebook("odd2d20").rules) == ["odd.a.b"]
    assert books.book_of("odd.a.b") == "odd2d20"


def test_names_that_are_no_fields_and_no_keys() -> None:
    """Options with dots and dashes in their names are kept in fields, and values with odd letters have texts."""
    assert (books.option_field("keep.cost"), books.option_field("gm-rolls")) == ("keep_cost", "gm_rolls")
    assert [books.text_key(name) for name in ("keep.cost", "1/2", "a-b_c")] == ["keep_cost", "1_2", "a-b_c"]


def test_a_text_says_its_language(tmp_path: Path) -> None:
    """A part that only English has is known to be English; one that both have is in the reader's language."""
    for lang, text in (("en", "word = word\n    .gist = in short\n"), ("pl", "word = słowo\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "words.ftl").write_text(text, encoding="utf-8")
    polish = Voice("pl", tmp_path)
    assert (polish.language_of("word"), polish.language_of("word", "gist")) == ("pl", "en")
    assert Voice("en", tmp_path).language_of("word", "gist") == "en"


def test_every_chapter_has_a_title() -> None:
    """Each chapter of each book can be shown by name."""
    for id in books.book_ids():
        assert [c for c in books.rulebook(id).chapters if not voice("en", id).has(f"chapter_{c}")] == []


def test_table_options_know_their_default() -> None:
    """A book's options come with all values and the default, and a counted one with the default alone."""
    options = books.table_options("nde2")
    rule, helpers = options["max_rule"], options["max_helpers"]
    assert (rule.default, rule.values, rule.takes) == ("always", ("always", "plain", "must_meet"), "value")
    assert (helpers.default, helpers.values, helpers.takes) == ("1", (), "number")
    assert (rule.source, rule.rules) == ("ruling", ("nde2.test.max-under-t",))
    assert options["positioning"].source == "book"


def test_an_unknown_ruleset_is_refused() -> None:
    """A mistyped ruleset is an error that offers the nearest one, whatever was wanted of it."""
    for wanted in (books.folder, books.load, books.rulebook):
        with pytest.raises(Unclear) as refused:
            wanted("nde3")
        assert refused.value.values == {"name": "nde3", "nearest": "nde2"}


def test_listing_the_books_opens_none() -> None:
    """Knowing where the books lie imports of a book only the record of its parts with its presets, and reads none."""
    code = "import sys, moothall.books as b; b.folder(b.book_ids()[0]); print(sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert "moothall.books" in run.stdout
    opened = {name for name in ast.literal_eval(run.stdout) if name.startswith("moothall.rulesets.")}
    assert opened == {f"moothall.rulesets.nde{part}" for part in ("", ".ruleset", ".presets")}
    assert "'tomllib'" not in run.stdout


# ---- Texts that are read when they are said -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_read_one_by_one_are_those_that_fluent_reads(lang: str) -> None:
    """Each text of each file is found by its name and parsed to the same, comments aside; the later of two wins."""
    ours, theirs = Bundle(lang), FluentBundle([lang], use_isolating=False)
    for path in sorted((books.folder("nde2") / "texts" / lang).glob("*.ftl")):
        ours.add(path.read_text(encoding="utf-8"))
        theirs.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    assert len(theirs._messages) > 900
    for read, parsed in ((ours._messages, theirs._messages), (ours._terms, theirs._terms)):
        assert list(read) == list(parsed)
        assert all(read[name].equals(parsed[name], ignored_fields=["span", "comment"]) for name in parsed)

"""NDE texts: every fact, question, reason, problem and term has words and shows no raw code.

Every detector is shown planted examples first: a detector that cannot fail proves nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from moothall import books
from moothall.cli import demo as demo_command
from moothall.handlers.live import PASS, read_answer
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Asked, Closed, Entry, Offered, Rolled, Told
from moothall.ledger.events import EVENTS
from moothall.ledger.marks import HIDDEN
from moothall.rulesets import nde
from moothall.rulesets.nde import demo, events, query, state
from moothall.rulesets.nde.checklist import checklist
from moothall.rulesets.nde.choices import PLAIN_ACTIONS
from moothall.rulesets.nde.difficulty import between, hints, ladder
from moothall.rulesets.nde.editions import edition
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import (
    BENEFITS,
    POWER_COMPLICATIONS,
    PRICES,
    advice,
)
from moothall.rulesets.nde.questions.common import OPEN_STAKES
from moothall.rulesets.nde.roll_query import QUERIES, STATUS
from moothall.rulesets.nde.shifts import SHIFT_OF
from moothall.rulesets.nde.state import Attributes, Blocked, Foe, Hero, Lock
from moothall.rulesets.nde.words import (
    ATTRIBUTES,
    HELD,
    HELPFUL,
    LEVELS_OF_SKILL,
    RESULTS,
    SHAKEN,
    STRONG_EFFECTS,
    How,
    Role,
)
from moothall.sight.redact import redact
from moothall.speech import LANGUAGES, languages, voice
from moothall.speech.teller import Teller, lines, text_key
from moothall.talk.questions import QUESTIONS, Option, Question
from moothall.talk.reasons import Because
from tests.books.nde.support.session import fight
from tests.books.nde.support.stage_nde2 import foe, hero
from tests.books.support.answer_fields import labels
from tests.books.support.preset_answers import Agreeable
from tests.books.support.rulebooks import entries
from tests.support import wording
from tests.support.figures import BRAM, ILSE, KEEPER
from tests.support.wording import Fields, calls, given, patterns, said_by, trees, wanted, words

pytestmark = pytest.mark.slow

BOOK = "nde2"
EDITIONS = (edition("nde2"), edition("nde1"))
SOURCE = Path(books.__file__).parent
NAMES = {"ilse": "Ilse", "bram": "Bram", "maren": "Maren", "keeper": "Warden Kray", "rat": "Deckhand"}

for _module in walk_packages(nde.__path__, f"{nde.__name__}."):
    import_module(_module.name)  # a book opens its modules when they are needed, and a kind is known only then


def teller(lang: str = "en", names: dict[str, str] = NAMES, book: str = BOOK) -> Teller:
    """A teller that knows the characters of these tests."""
    return Teller(voice(lang, book), names.get)


# ---- The texts as files ---------------------------------------------------------------------------------------------


@cache
def messages(lang: str, *names: str) -> dict[str, ftl.Message]:
    """All messages of the program and of the book in one language, or those of some files only."""
    places = (languages.TEXTS / lang, books.folder(BOOK) / "texts" / lang)
    files = (path for place in places for path in sorted(place.glob("*.ftl")) if not names or path.stem in names)
    return {entry.id.name: entry for path in files for entry in entries(path) if isinstance(entry, ftl.Message)}


# ---- What the code says by key --------------------------------------------------------------------------------------


def test_keys_are_found_in_code() -> None:
    """The readers of code see constants, alternatives, names and patterns, and no other calls."""
    tree = ast.parse(
        "what = 'note-a' if x else 'note-b'\nBecause(what, 0, 'r')\nBecause('step-c', 1, 'r')\n"
        "voice.say('d' if x else 'e')\nvoice.say(f'of-{x}')\nProblem('name', 'problem-f', 'r')\ntell('h')"
    )
    assert said_by(tree, "Because") == {"note-a", "note-b", "step-c"}
    assert said_by(tree, "say") == {"d", "e"}
    assert said_by(tree, "Problem", 1) == {"problem-f"}
    assert patterns(tree, "say") == {"of-*"}


FACTS = {text_key("log", kind): fact for kind, fact in EVENTS.items() if kind.startswith("nde/")}
ASKED = {text_key("ask", kind): asked for kind, asked in QUESTIONS.items() if kind.startswith("nde/")}
REASONS = {f"reason-{key}" for tree in trees("rulesets", "nde") for key in said_by(tree, "Because")}
REASONS |= {f"reason-{key}" for key in SHIFT_OF.values()}
PROBLEMS = {key for tree in trees("rulesets", "nde") for key in said_by(tree, "Problem", 1)}
SAID = {
    key
    for package in (("cli",), ("speech",), ("web",), ("talk",), ("rulesets", "nde"))
    for tree in trees(*package)
    for key in said_by(tree, "say")
} | {*QUERIES[BOOK].called.values()}
RESULT_KEYS = {f"result-{result}" for result in RESULTS}


def demo_keys() -> set[str]:
    """The text keys of the demo and its title; composed keys are made for each hero."""
    tree = ast.parse(Path(demo.__file__).read_text(encoding="utf-8"))
    of_each = {key.replace("*", id) for key in patterns(tree, "say") for id, _, _ in demo.CAST["nde2"]}
    return said_by(tree, "say") | of_each | {demo.TITLE}


def policies() -> set[str]:
    """How a point of luck is spent when odds are counted, or that none is."""
    found = {"policy-no-luck"}
    for mode, base in (("ladder", 12), ("2d6", 1)):
        for use in query.LUCK[mode]:
            situation = query.Situation(base, 5, luck=cast(query.Luck, use))
            found.add(f"policy-{query.ask(situation, read_options({'dice_mode': mode})).policy}")
    return found


BEYOND = {f"odds-{status.replace('_', '-')}" for status in STATUS.values()}
OF_PLAY = FACTS.keys() | ASKED.keys() | REASONS | RESULT_KEYS | demo_keys() | policies() | BEYOND | {"each-now"}


def test_every_reason_and_problem_key_is_a_literal() -> None:
    """Every reason and every problem has its key where these tests can see it."""
    for function, place in (("Because", 0), ("Problem", 1)):
        for tree in trees("rulesets", "nde"):
            asked = [given(call, place) for call in calls(tree, function)]
            assert [ast.unparse(one) for one in asked if one is not None and not list(words(tree, one))] == []


def test_the_walked_lists_are_not_empty() -> None:
    """The lists that the other tests walk are not empty by mistake."""
    assert min(map(len, (FACTS, ASKED, REASONS, PROBLEMS, SAID))) > 14
    assert {"reason-note-defense-stays", "reason-step-cover"} <= REASONS
    assert {"demo-concept-ilse", "demo-fled"} <= demo_keys()
    assert len(policies()) == 5


@cache
def overlay(lang: str, book: str) -> dict[str, ftl.Message]:
    """The texts that one edition says otherwise."""
    files = sorted((books.folder(book) / "texts" / lang / book).glob("*.ftl"))
    return {entry.id.name: entry for path in files for entry in entries(path) if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", [each.id for each in EDITIONS])
def test_an_editions_texts_only_replace_shared_ones(lang: str, book: str) -> None:
    """Its own texts replace shared ones and ask for no other values; a language may need more of them than English."""
    shared = messages(lang)
    assert overlay("en", book).keys() <= overlay(lang, book).keys() <= shared.keys()
    for key, text in overlay(lang, book).items():
        assert key in FACTS or key in ASKED or wanted(text) <= wanted(shared[key]) | wanted(messages("en")[key]), key
    assert (len(overlay("en", book)) > 20) is (book == "nde1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_question_reason_and_problem_has_words(lang: str) -> None:
    """Each fact, question, reason, problem, policy and message of the command line has a text."""
    assert sorted((OF_PLAY | PROBLEMS | SAID) - messages(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_unused(lang: str) -> None:
    """Every text of play and command line belongs to code; help, turns and reckonings have tests of their own."""
    elsewhere = ("help", "term-", "field-", "step-", "turns-", "log-reckoned-")
    found = {key for key in messages(lang, "play", "cli") if not key.startswith(elsewhere)}
    assert sorted(found - OF_PLAY - SAID) == []


# ---- Samples: every fact and question, as it may come about ---------------------------------------------------------

PEOPLE: Fields = {
    **dict.fromkeys(("who", "helper", "mover", "one", "heal", "owner"), ("ilse", "bram")),
    **dict.fromkeys(("foe", "target", "other"), ("keeper", "rat")),
    **dict.fromkeys(("targets",), (("keeper",), ("keeper", "rat"), ())),
}
"""Fields that hold somebody."""

ADVANTAGES, HINDRANCES, COMPLICATIONS, ACTIONS = (
    tuple(dict.fromkeys(word for each in EDITIONS for word in words(each)))
    for words in (
        lambda each: each.better.words,
        lambda each: each.worse.words,
        lambda each: (*each.complications, *each.fight_troubles, "heart"),
        lambda each: each.actions,
    )
)
LEVELS = tuple(EDITIONS[0].levels)
ROLES = get_args(Role)
ADVICE = tuple(advice(*judged).text for judged in product((True, False), repeat=2))
CIRCUMSTANCES = (
    *(*ADVANTAGES, *HINDRANCES, "range", "crowd", "defense"),  # of the rules
    *("advantage", "disadvantage", "a loose plank"),  # of odds that are asked for, and of the GM
)
CODED: Fields = {
    "result": RESULTS,
    "kind_of": (*COMPLICATIONS, *POWER_COMPLICATIONS, *PRICES, "gm_extra"),
    "kind": PRICES,
    "kinds": (COMPLICATIONS, POWER_COMPLICATIONS),
    "benefit": (*BENEFITS, "scale", "benefit"),
    "proposed": BENEFITS,
    "use": ("step", "reroll", "plus", "cost", "award"),
    "level": LEVELS,
    "conflict": ("", "over"),
    "action": (*ACTIONS, "pass", "revive", "reconsiders"),
    "out": ("", "out", "gone over the wall"),
    "fallen": ("", "down", "dead"),
    "way": ("change", "cost", "withdraw", "gm"),
    "pick": ("attribute", "heart", "power", "trait"),
    "effects": ((), ("knock_down",), ("other", "disarmed")),
    "advised": ("impossible", "nearly_sure", "nearly_impossible", *ADVICE),
    "circumstance": CIRCUMSTANCES,
    "required_by": (None, "nde2.test.one"),
    "cite": ("nde2.rest.safe",),
    "id": ATTRIBUTES,
}
"""Fields that hold a word of the rules where their type is a mere string."""

STEPS = (Because("step-advantage", 1, "nde2.step.up", "surprise"), Because("step-help", 0, "nde2.help.effect", "bram"))
OTHERS: Fields = {
    **dict.fromkeys(("sides", "pool_sides"), (0, 4, 20)),
    **dict.fromkeys(("why", "ups", "downs", "paid", "notes", "shifts"), (STEPS, ())),
    "book": tuple(each.id for each in EDITIONS),
    "words": (HINDRANCES, ADVANTAGES),
    "rule": ("nde2.step.sources",),
    "modifier": (-1, 0, 2),
    "cancel": (None,),
    "now": ((("ilse", 1, 0), ("bram", 5, 1)), (("maren", 0, 3),)),
    "traits": (("Never wet",), ("Never wet", "Smells the tide")),
    "offered": (tuple(Option(id, "r") for id in ("two_hearts", "effect", "scale", "benefit")),),
    "uses": (tuple(Option(id, "r") for id in ("keep", "reroll", "plus", "cost")),),
}
OWN: dict[tuple[str, str], tuple[Any, ...]] = {
    ("nde/rested", "how"): ("breather", "safe"),
    ("nde/settled", "result"): (None, "S"),
    ("nde/luck-changed", "why"): ("", "a bold leap."),
    ("nde/power-changed", "why"): (*LEVELS, "gift", "conflict_over"),
    ("nde/scene-began", "armour"): ((), (("ilse", 1), ("bram", 0))),
    ("nde/foe-acted", "foes"): (("keeper",), ("keeper", "rat")),
    ("nde/strike-declared", "foes"): (("keeper",), ("keeper", "rat")),
    ("nde/growth", "offered"): (tuple(Option(pick, "r") for pick in CODED["pick"]),),
    ("nde/growth", "attributes"): (tuple(Option(attribute, "r") for attribute in ATTRIBUTES),),
    ("nde/foe-appeared", "foe"): (foe("keeper", "boss"), foe("rat"), foe("rat", open=False), foe("rat", seen=False)),
    ("nde/foe-revealed", "foe"): (foe("keeper", "boss"), foe("rat")),
    ("nde/line-blocked", "line"): (Blocked(ILSE, KEEPER),),
    ("nde/hero-joined", "hero"): (hero("ilse", "adept"), hero("bram", concept="A docker.")),
    ("nde/grown", "attribute"): ATTRIBUTES,
    ("nde/grown", "value"): (3, 4, 5),
    ("nde/grown", "scale"): ("die", "modifier", "threshold"),
    ("nde/grown", "attributes"): (Attributes(12, 20, 6), Attributes(0, 1, 3)),
}
"""What a field holds in one kind of fact or question only."""

KNOWN = PEOPLE | CODED | OTHERS


MANY = 300
KINDS = {cls.kind: cls for cls in (*FACTS.values(), *ASKED.values())}


@cache
def samples(kind: str) -> list[Any]:
    """Many records of one kind, facts also as somebody sees them who may not know everything."""
    make = wording.Samples(kind, KNOWN, OWN)
    made = [make.record(KINDS[kind]) for _ in range(MANY)]
    if kind in QUESTIONS:
        return made
    return made + [seen for seen in (redact(fact, "bo") for fact in made) if seen is not None]


# ---- Sentences ------------------------------------------------------------------------------------------------------

QUIET = {"nde/acted", "nde/foe-acted"}
"""Facts that may need no words: what was done with an Action is told next."""

OURS = {
    "a raw code": r"\w_\w|\b(str|dex|[FS]C|[FSX]|nde\d?)\b",
    "a raw id": rf"\b({'|'.join(NAMES)})\b",
}


def flaws(said: str) -> list[str]:
    """The flaws of a sentence of this book."""
    return wording.flaws(said, own=OURS)


@pytest.mark.parametrize(
    ("said", "flaw"),
    [
        ("Ilse wants to none.", "an empty field"),
        ("Ilse is very_far from it.", "a raw code"),
        ("Ilse tests dex.", "a raw code"),
        ("It comes out as FC.", "a raw code"),
        ("Now ilse acts.", "a raw id"),
        ("Ilse has { $hearts }.", "a placeable"),
        ("Ilse  waits.", "bad spacing"),
        ("Ilse waits .", "bad spacing"),
        ("Ilse waits..", "bad punctuation"),
        ("Ilse waits", "no end"),
        ("here she waits.", "no beginning"),
        ("“gear” holds None.", "an empty field"),
    ],
)
def test_the_flaw_detector_finds_each_kind_of_flaw(said: str, flaw: str) -> None:
    """The detector sees each kind of flaw, and none in a good sentence."""
    assert flaws(said) == [flaw]
    assert flaws("Ilse tests Strength (d12 against 8): a success.") == []


def of_each_book(names: Iterable[str]) -> pytest.MarkDecorator:
    """Every text as the newer edition has it, and those that the older one says in its own words."""
    own = overlay("en", "nde1")
    ways = [(name, BOOK) for name in sorted(names)] + [(name, "nde1") for name in sorted(names) if name in own]
    return pytest.mark.parametrize(("key", "book"), ways)


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_book(FACTS)
def test_every_fact_is_a_sentence(key: str, lang: str, book: str) -> None:
    """A fact with any values, any of them hidden, is told in whole sentences without a raw code."""
    kind = FACTS[key].kind
    told = {teller(lang, book=book).fact(fact): fact for fact in samples(kind)}
    quiet = told.pop("", None)
    assert quiet is None or kind in QUIET
    assert {said: flaws(said) for said in told if flaws(said)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_book(ASKED)
def test_every_question_is_a_sentence(key: str, lang: str, book: str) -> None:
    """A question with any values is put in whole sentences without a raw code."""
    asked = {teller(lang, book=book).question(question) for question in samples(ASKED[key].kind)}
    assert {said: flaws(said) for said in asked if flaws(said)} == {}
    assert all(said.rstrip(")").rstrip(".").count("?") for said in asked)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_text_names_only_fields_of_its_fact_or_question(kind: str, lang: str) -> None:
    """Every value that a text names, in whichever branch, is a field of the fact or question."""
    known: set[str] = set()
    for record in samples(kind):
        known |= teller(lang).values(record).keys()
    key = text_key("ask" if kind in QUESTIONS else "log", kind)
    own = overlay(lang, "nde1").get(key)
    assert sorted((wanted(messages(lang)[key]) | (wanted(own) if own else set())) - known) == []


ABOUT = {
    "step-talent": ("talent", "Quiet feet"),
    "talent-cancels": ("talent", "Quiet feet"),
    "step-help": ("ally", "bram"),
    "note-helper-gone": ("bram",),
    "note-own-die": ATTRIBUTES,
    "level-in-2d6": ("8",),
    "level-own": tuple(LEVELS_OF_SKILL.values()),
    "shift-talent": ("talent", "Quiet feet"),
    "shift-help": ("ally", "bram"),
    "shift-number": ("8",),
    "note-threshold-held": ("6",),
}
"""What a reason may be about, where that is not simply a circumstance."""


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_book(REASONS)
def test_every_reason_is_a_line_with_its_rule(key: str, lang: str, book: str) -> None:
    """A reason is a line with its rule, for every subject and amount."""
    what = key.removeprefix("reason-")
    assert wanted(messages(lang)[key]) <= {"amount", "amount_said", "of", "of_said"}
    for of, amount in product(ABOUT.get(what, CIRCUMSTANCES), (-2, -1, 0, 1, 2, 12)):
        said = teller(lang, book=book).reason(what, amount, "nde2.step.up", of)
        assert said.endswith(" (nde2.step.up)")
        assert flaws(said.removesuffix(" (nde2.step.up)") + ".") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_book(PROBLEMS)
def test_every_problem_is_a_sentence(key: str, lang: str, book: str) -> None:
    """A problem with a sheet is told by its field and by what was found there."""
    assert wanted(messages(lang)[key]) <= {"field", "said"}
    assert flaws(voice(lang, book).say(key, field="gear", said="9")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(demo_keys()))
def test_the_demos_own_texts_take_no_values(key: str, lang: str) -> None:
    """The demo's own texts take no values."""
    assert wanted(messages(lang)[key]) == set()


# ---- Whole sessions --------------------------------------------------------------------------------------------------


def names_in(log: Iterable[Entry]) -> dict[str, str]:
    """Everybody who came in, by id; foes whose name is no more than their id get a proper one."""
    facts = [entry.event for entry in log if isinstance(entry, Told)]
    people: list[Hero | Foe] = [fact.hero for fact in facts if isinstance(fact, events.HeroJoined)]
    people += [fact.foe for fact in facts if isinstance(fact, events.FoeAppeared)]
    return {one.id: one.name.capitalize() for one in people}


def story(stage: Stage[Any], lang: str) -> list[str]:
    """Each sentence of a session, and each question that was asked."""
    log = stage.log
    who = teller(lang, names_in(log))
    asked = [entry.question for entry in log if isinstance(entry, Asked)]
    offered = [question for entry in log if isinstance(entry, Offered) for _, question in entry.questions]
    told = [who.fact(entry.event) for entry in log if isinstance(entry, Told)]
    return [*filter(None, told), *map(who.question, (*asked, *offered))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", ["7", "salt", "19"])
def test_the_demos_story_has_no_flaw(seed: str, lang: str) -> None:
    """The demo's story has no flaw, and its cast is named."""
    stage = demo_command.play_demo(voice(lang, BOOK).say, seed)
    told = story(stage, lang)
    assert {said: flaws(said) for said in told if flaws(said)} == {}
    assert any("Ilse" in said for said in told) and len(told) > 60


SETTINGS: list[dict[str, str]] = [
    {},
    {"dice_mode": "2d6"},
    {"positioning": "grid", "ranged_limit": "10"},
    {"zone_model": "track", "foe_action": "foe_roll", "armor_token": "on"},
    {"foe_action": "gm_fiat", "gm_bargain": "on", "death_when_down": "on", "recovery": "harsh"},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: " ".join(options.values()) or "the book")
def test_bot_sessions_are_told_without_a_flaw(options: dict[str, str], lang: str) -> None:
    """Sessions of bots under every option are told without a flaw."""
    told = [said for seed in (1, 2, 3) for said in story(fight(seed, 4, **options), lang)]
    its_own = {"a raw id", "no beginning"}  # here a rat is called rat
    assert {said: flaws(said) for said in told if set(flaws(said)) - its_own} == {}


# ---- Terms and fields -----------------------------------------------------------------------------------------------


def prompts(question: Question[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields a person at the terminal is asked for: the name of each, and its choices."""
    reader = Agreeable()
    read_answer(question, reader)
    yield from reader.asked


@cache
def all_prompts() -> frozenset[tuple[str, str, tuple[str, ...]]]:
    """The kind of every question, with the name and the choices of each piece of its answer."""
    kinds = [asked.kind for asked in ASKED.values()]
    found = {(kind, *prompt) for kind in kinds for question in samples(kind)[:40] for prompt in prompts(question)}
    return frozenset(found | {("nde/help", "offer", (PASS,))})


def fields_said(lang: str) -> set[str]:
    return {key for key in messages(lang) if key.startswith("field-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_an_answer_has_a_label(lang: str) -> None:
    """Every field asked for at the terminal has a label, of its question or of all questions."""
    lacking = [
        (kind, name)
        for kind, name, _ in all_prompts()
        if not {f"{text_key('field', kind)}-{name}", f"field-{name}"} & fields_said(lang)
    ]
    assert sorted(set(lacking)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_is_unused(lang: str) -> None:
    """Every label belongs to something that is asked for; those of the sheet belong to the sheet."""
    asked = {f"field-{name}" for _, name, _ in all_prompts()}
    asked |= {f"{text_key('field', kind)}-{name}" for kind, name, _ in all_prompts()}
    sheet = {"field-talents", "field-talents-hidden"}
    assert sorted(fields_said(lang) - asked - sheet - labels("nde2")) == []


Code = tuple[str, str]
"""A field, and a word of the rules that it may hold."""

SEAT_ROLES = ("gm", "co_gm", "player", "spectator")
CHOSEN_BY_TEXTS = {"advised", "cite", "required_by", "scale", "use"}
"""Fields whose words are chosen by the texts themselves."""


def codes() -> set[Code]:
    """Every word of the rules that a fact, a question or a choice may hold."""
    listed = {(name, choice) for _, name, listed in all_prompts() for choice in listed}
    # Anything else is in people's own words.
    picked = {(name, choice) for name, choice in listed if choice.isidentifier()}
    offered = {("id", option.id) for option in OTHERS["offered"][0]}
    actions = {("action", action) for action in PLAIN_ACTIONS}
    others = {("of", level) for level in LEVELS_OF_SKILL.values()}
    others |= {("answer", "instead"), ("kind", "heart"), ("stakes", OPEN_STAKES)}
    others |= {("detail", effect) for effect in STRONG_EFFECTS}
    others |= {("effect", effect) for effect in (HELD, SHAKEN, *HELPFUL)}
    others |= {("of", "ally"), ("effects", "knock_down"), ("effects", "other"), ("seat", "gm")}
    ways = {("how", how) for how in get_args(How)} | {("role", role) for role in SEAT_ROLES}
    return picked | offered | actions | others | ways | codes_by_hand() | codes_by_type()


def codes_by_hand() -> set[Code]:
    """The codes in string fields of our samples; values with a blank in them are free text."""
    known = [*CODED.items(), *((field, values) for (_, field), values in OWN.items())]
    words = {(field, value) for field, values in known for value in values if isinstance(value, str)}
    return {(field, word) for field, word in words if word and " " not in word and field not in CHOSEN_BY_TEXTS}


def codes_by_type() -> set[Code]:
    """The codes that the types of facts and of the table allow."""
    parts = [part for part in vars(state).values() if getattr(part, "__module__", "") == state.__name__]
    records = [part for part in (*parts, *FACTS.values()) if isinstance(part, type) and is_dataclass(part)]
    hints = [(name, hint) for part in records for name, hint in get_type_hints(part).items()]
    return {(name, word) for name, hint in hints if get_origin(hint) is Literal for word in get_args(hint)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_rules_has_a_term(lang: str) -> None:
    """Every code that is picked or told has a term."""
    terms = messages(lang).keys()
    assert sorted(pair for pair in codes() if not {f"term-{pair[0]}-{pair[1]}", f"term-{pair[1]}"} & terms) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_is_unused(lang: str) -> None:
    """Every term stands for a word of the rules, and one of a field for a word of that field."""
    known = {f"term-{value}" for _, value in codes()} | {f"term-{field}-{value}" for field, value in codes()}
    assert sorted(key for key in messages(lang) if key.startswith("term-") and key not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_list_of_the_book_has_words(lang: str) -> None:
    """Difficulties, hints, advice, roles, the GM's list, and what goes wrong, costs and is gained."""
    needed = {between(3, 4).text, *ADVICE}
    for book in (each.id for each in EDITIONS):
        needed |= {rung.text for rung in ladder(book)} | {hint.text for hint in hints(book)}
        needed |= {prompt.text for prompt in checklist(book)}
    needed |= {f"complication-{kind}" for kind in (*COMPLICATIONS, *POWER_COMPLICATIONS)}
    needed |= {f"price-{kind}" for kind in PRICES} | {f"benefit-{kind}" for kind in BENEFITS}
    needed |= {f"role-{role}{part}" for role in ROLES for part in ("", "-summary")}
    listed = {key for key in messages(lang, "terms") if not key.startswith(("term-", "field-"))}
    assert listed == needed


# ---- The teller -----------------------------------------------------------------------------------------------------


def test_the_teller_gives_every_field_twice() -> None:
    """A field is there raw and in words; numbers have a sign, and people their names."""
    tested = events.Tested(ILSE, "might", 12, -1, 5, "X")
    assert teller().values(tested) == {
        "who": "ilse",
        "who_said": "Ilse",
        "attribute": "might",
        "attribute_said": "Might",
        "sides": 12,
        "sides_said": "+12",
        "modifier": -1,
        "modifier_said": "−1",
        "against": 5,
        "against_said": "+5",
        "result": "X",
        "result_said": "an exceptional success",
    }


@pytest.mark.parametrize("empty", [None, "", "…", (), HIDDEN])
def test_the_teller_treats_empty_and_hidden_values_alike(empty: Any) -> None:
    """A text gets the same value for None, an empty string, a placeholder and a hidden field."""
    assert teller().values(Option(empty, "r"))["id"] == "none"


def test_the_teller_opens_records() -> None:
    """A record inside a fact is there by its fields, and what people wrote loses its last period."""
    told = teller().values(events.Locked(Lock(ILSE, "wait.", "so...")))
    assert (told["lock"], told["lock_who_said"]) == ("some", "Ilse")
    assert (told["lock_aim"], told["lock_approach"]) == ("wait", "so...")


def test_the_teller_joins_lists() -> None:
    """Words, options, reasons and numbers are joined; tuples are said by a text of their own, others only counted."""
    assert teller().values(Option(("ilse", "dex"), "r"))["id_said"] == "Ilse, Dexterity"  # type: ignore[arg-type]
    assert teller().values(events.Moved(ILSE, (3, 4), None, 1, True))["square_said"] == "3, 4"
    assert teller().values(samples("nde/luck")[0])["uses_said"].startswith("keep the result, roll again")
    rested = teller().values(events.Rested("safe", ((ILSE, 1, 3), (BRAM, 5, 1))))
    assert rested["now_said"] == "Ilse (1 Heart, 3 Power Points), Bram (5 Hearts, 1 Power Point)"
    assert teller().values(events.SceneBegan("", None, ((ILSE, 1),)))["armour"] == 1


def test_a_word_is_looked_for_in_its_field_first() -> None:
    """A position helps, but as a price it is a bad one; a word that nobody knows is itself."""
    assert teller().word("position") == "a good position"
    assert teller().word("position", "kind_of") == "a worse position"
    assert teller().word("bram", "kind_of") == "Bram"
    assert teller().word("a loose plank {", "of") == "a loose plank {"


ONE = Rolled(1, "c1", 12, (2,), None, (Because("step-advantage", 1, "nde2.step.up", "dark"),), ("nde2.dice.set",))
LUCK = Told(2, "c1", events.LuckChanged(ILSE, 1, "reroll"), ("nde2.luck.reroll",))
TWO = Rolled(3, "c1", 12, (9,), None, (Because("step-advantage", 1, "nde2.step.up", "dark"),), ("nde2.luck.reroll",))
CAME = Told(4, "c1", events.Tested(ILSE, "dex", 12, 0, 5, "S"), ("nde2.test.meet-or-beat",))
ACTED = Told(5, "c1", events.Acted(ILSE, "test", True), ("nde2.combat.actions",))
END = Closed(6, "c1", None)
SAME = ["The d12 shows 2.", "One step up: darkness (nde2.step.up)", "One die per test (nde2.dice.set)"]


def test_dice_stand_under_their_outcome() -> None:
    """A story tells the outcome first, and under it the dice, the luck and the rules, each rule once."""
    [(kind, said, why)] = lines(teller(), [ONE, LUCK, TWO, CAME, ACTED, END])
    assert (kind, said) == ("nde/tested", "Ilse tests Dexterity (d12 against 5): a success.")
    assert why == [
        *SAME,
        "Ilse spends a Luck Point to roll again and has 1 left.",
        "Luck: roll again (nde2.luck.reroll)",
        "The d12 shows 9.",
        "One step up: darkness (nde2.step.up)",
        "Reach the number (nde2.test.meet-or-beat)",
    ]


def test_dice_without_an_outcome_are_told_at_the_end() -> None:
    """A roll that ends without a fact is a line of its own, and so is luck that was given."""
    assert list(lines(teller(), [ONE, END])) == [("", SAME[0], SAME[1:])]
    [(_, said, why)] = lines(teller(), [Told(1, "c1", events.LuckChanged(ILSE, 3, "award"), ()), END])
    assert (said, why) == ("Ilse is given a Luck Point and has 3.", [])


def test_a_rule_is_told_once_if_wanted() -> None:
    """In a long story a known rule is named by its id under an outcome, and what moves the dice is always told."""
    first, again = lines(teller(), [ONE, CAME, END, ONE, CAME, END], once=True)
    assert first.why == [*SAME, "Reach the number (nde2.test.meet-or-beat)"]
    assert again.why == [*SAME[:2], "As before: nde2.test.meet-or-beat"]
    [alone] = lines(teller(), [Told(1, "c1", events.SessionBegan(2, 2), ("nde2.res.lp",))], once=True)
    assert alone.why == ["Luck for every session (nde2.res.lp)"]
    both = lines(teller(), [ONE, CAME, END, ONE, CAME, END])
    assert len({tuple(line.why) for line in both}) == 1

"""Texts of the 2d20 book: every fact, question, reason, problem and term has words and shows no raw code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from moothall import books
from moothall.handlers.live import read_answer
from moothall.ledger.events import EVENTS
from moothall.rulesets import houses2d20
from moothall.rulesets.houses2d20 import state
from moothall.rulesets.houses2d20.dice import Aim
from moothall.rulesets.houses2d20.events import Bystander
from moothall.rulesets.houses2d20.growth import BETTER
from moothall.rulesets.houses2d20.hooks import TABLES
from moothall.rulesets.houses2d20.ideas import COUNTS, ideas_for
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId, ZoneId
from moothall.rulesets.houses2d20.layout import LAYOUT
from moothall.rulesets.houses2d20.pool import Pool
from moothall.rulesets.houses2d20.questions.gm import THREAT_RULES
from moothall.rulesets.houses2d20.questions.outcomes import Use
from moothall.rulesets.houses2d20.questions.purchases import Resolve
from moothall.rulesets.houses2d20.questions.turns import Action
from moothall.rulesets.houses2d20.rolling import POINT_RULES
from moothall.rulesets.houses2d20.templates import ROLES
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS, Fit
from moothall.rulesets.houses2d20.yardsticks import HINTS, KINDS, LEVEL_NAMES, RISKS
from moothall.sight.redact import redact
from moothall.speech import LANGUAGES, voice
from moothall.speech.teller import Teller, text_key
from moothall.table import json_types
from moothall.talk.questions import QUESTIONS, Option, Question
from moothall.talk.reasons import Because
from tests.books.houses2d20.support import plain as q
from tests.books.houses2d20.support.offers import book
from tests.books.houses2d20.support.plain import Movable, WhatToAdvance
from tests.books.houses2d20.support.stage import npc
from tests.books.support.answer_fields import labels
from tests.books.support.preset_answers import Agreeable
from tests.books.support.rulebooks import entries
from tests.support import wording
from tests.support.wording import Fields, calls, given, said_by, trees, wanted, words

pytestmark = pytest.mark.slow

BOOK = "houses2d20"
NAMES = {
    "sanna": "Sanna",
    "bo": "Bo",
    "roke": "Roke",
    "blade": "the blade",
    "gate": "the gate",
    "court": "the court",
    "t1": "dust storm",
    "task1": "the long dig",
}

for _module in walk_packages(houses2d20.__path__, f"{houses2d20.__name__}."):
    import_module(_module.name)  # a book opens its modules when they are needed, and a kind is known only then


def teller(lang: str = "en") -> Teller:
    """A teller that knows the characters and assets of these tests."""
    return Teller(voice(lang, BOOK), NAMES.get)


@cache
def messages(lang: str, *names: str) -> dict[str, ftl.Message]:
    """All messages of the book in one language, or those of some files only."""
    place = books.folder(BOOK) / "texts" / lang
    files = (path for path in sorted(place.glob("*.ftl")) if not names or path.stem in names)
    return {entry.id.name: entry for path in files for entry in entries(path) if isinstance(entry, ftl.Message)}


FACTS = {text_key("log", kind): fact for kind, fact in EVENTS.items() if kind.startswith("houses/")}
ASKED = {text_key("ask", kind): asked for kind, asked in QUESTIONS.items() if kind.startswith("houses/")}
REASONS = {f"reason-{key}" for tree in trees("rulesets", BOOK) for key in said_by(tree, "Because")}
PROBLEMS = {key for tree in trees("rulesets", BOOK) for key in said_by(tree, "Problem", 1)}
PROBLEMS |= {"problem-houses-skill-set", "problem-houses-drive-set"}
"""Two are named by whoever asks for a set of ratings."""


# ---- Keys -----------------------------------------------------------------------------------------------------------


def test_the_walked_lists_are_not_empty() -> None:
    """The lists that the other tests walk are not empty by mistake."""
    assert min(map(len, (FACTS, ASKED, REASONS, PROBLEMS))) > 25


def test_every_reason_key_is_a_literal() -> None:
    """Each reason has its key where these tests can see it."""
    for tree in trees("rulesets", BOOK):
        asked = [given(call, 0) for call in calls(tree, "Because")]
        assert [one for one in asked if one is not None and not list(words(tree, one))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_question_reason_and_problem_has_words(lang: str) -> None:
    """Each fact, question, reason and problem has a text."""
    needed = {*FACTS, *ASKED, *REASONS, *PROBLEMS}
    assert sorted(needed - messages(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_unused(lang: str) -> None:
    """Every text of play belongs to something in the code."""
    families = ("log-", "ask-", "reason-", "problem-")
    reckoned = {key for key in messages(lang) if key.startswith("log-reckoned-")}
    said = {key for key in messages(lang) if key.startswith(families)} - reckoned
    assert sorted(said - {*FACTS, *ASKED, *REASONS, *PROBLEMS}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts(lang: str) -> None:
    """Every English text exists in each language."""
    ours, english = messages(lang), messages("en")
    assert ours.keys() == english.keys()
    missing = [
        key
        for key, message in english.items()
        for part in message.attributes
        if part.id.name not in {one.id.name for one in ours[key].attributes}
    ]
    assert missing == []


# ---- Samples --------------------------------------------------------------------------------------------------------

SPENDS = {
    **dict.fromkeys(("buy", "spend_point", "spend_threat"), 2),
    **dict.fromkeys(("spend_momentum", "pay", "pay_in_threat", "add_threat"), 3),
}
"""What pays for something, and at which place it says what for."""


def spelled(name: str, at: int) -> set[str]:
    """The words that stand in the code where a function is called."""
    found = (given(call, at) for tree in trees("rulesets", BOOK) for call in calls(tree, name))
    return {one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)}


SPENT_ON = {word for name, at in SPENDS.items() for word in spelled(name, at)}
SPENT_ON |= {"bank", *get_args(Resolve), *POINT_RULES, *THREAT_RULES} - {"none"}
"""Whatever points are spent on or come from, as the code has it."""
BOUGHT = tuple(sorted(spelled("buy", 2)))

REASON = (Because("shift-easier", -1, "houses.trait.easier", "dust storm"), Because("die-base", 2, "houses.test"))
KNOWN: Fields = {
    **dict.fromkeys(("who", "helper", "by", "owner", "actor", "next", "on"), ("sanna", "bo")),
    **dict.fromkeys(("target", "against", "beyond"), ("roke",)),
    "statements": ((q.Statement("duty", "No debt unpaid."), q.Statement("faith", "The river remembers")), ()),
    **dict.fromkeys(("zone", "to"), ("gate", "court")),
    **dict.fromkeys(("zones", "opponents", "targets", "allies", "helpers", "assets", "fallen"), (("bo",), ())),
    "asset": ("blade", ""),
    "use": ("dice", "question", "automatic"),
    "why": (REASON, ()),
    "traits": ((state.Trait("t1", "Dust storm"),), ()),
    "offered": ((Option("skill", "r", "10"), Option("focus", "r", "4")),),
    "cite": ("houses.test.step-order",),
    "action": ("", "slip past the guard.", "attack", "defense"),
    "source": ("pain", "failure", "peril", "ambition", "impress"),
    "ability": ("proficiency", "threatening"),
    "ambition": ("To own the crossing", ""),
    "role": ("pilot", "Beekeeper"),
}
HOOK = state.Hook("hook-plot-1", "hook-goal-2", "hook-location-3", "hook-hazard-4", "Oriel, who counts")
BLADE = state.Asset(AssetId("blade"), "Kindjal", CharacterId("sanna"), 1, ZoneId("gate"))
PEOPLE = tuple(npc("roke", tier) for tier in ("minor", "notable", "major"))
OWN: dict[tuple[str, str], tuple[Any, ...]] = {
    **{(f"houses/{kind}", "hook"): (HOOK,) for kind in ("hook-rolled", "hook-kept", "hook")},
    **{(f"houses/{kind}", "target"): (13,) for kind in ("drive-chosen", "assisted", "buy-dice", "commit")},
    **{(f"houses/{kind}", "asset"): (BLADE,) for kind in ("asset-made", "asset-changed")},
    **{(f"houses/{kind}", "character"): PEOPLE for kind in ("character-joined", "character-revealed")},
    ("houses/asset-made", "label"): ("", "Clout"),
    ("houses/conflict-began", "outside"): ((Bystander(CharacterId("bo")), Bystander(CharacterId("roke"))), ()),
    ("houses/zones-laid", "names"): (("the gate", "the court"), ()),
    **{(f"houses/{kind}", "at"): ("the gate", "") for kind in ("placed", "asset-changed", "asset-moved")},
    ("houses/advanced", "after"): ("7",),
    ("houses/point", "uses"): (get_args(Resolve),),
    ("houses/spend", "uses"): (get_args(Use),),
    ("houses/action", "open_to"): (get_args(Action),),
    **{(f"houses/{kind}", "use"): tuple(sorted(SPENT_ON)) for kind in ("threat-changed", "surplus-spent")},
    ("houses/momentum-changed", "use"): tuple(sorted(SPENT_ON)),
    ("houses/determination-changed", "use"): ("gained", *sorted(SPENT_ON)),
    ("houses/settled", "how"): ("no_test", "forbidden", "withdrawn", "waived", "refused"),
    ("houses/drive-answered", "way"): ("challenge", "comply", "plain"),
    ("houses/drives-changed", "how"): ("struck", "rewritten", "recovered", "written"),
    ("houses/trait-made", "how"): ("momentum", "threat", "declared", "complication", "deed"),
    ("houses/asset-changed", "how"): ("defensive", "plain", "placed", "out", "revealed"),
    ("houses/asset-moved", "how"): ("plain", "subtle", "bold", "further", "pushed", "answered"),
    ("houses/asset-moved", "asset"): ("blade",),
    ("houses/move-failed", "asset"): ("blade",),
    ("houses/further", "asset"): ("blade",),
    ("houses/confirm-defensive", "asset"): ("blade",),
    ("houses/acted", "action"): ("move", "attack", "wait", "create_trait"),
    ("houses/hook-rolled", "column"): ("", "hazard"),
    ("houses/scene-ended", "own"): ((), (("sanna", 2), ("ivo", 0))),
    ("houses/advanced", "source"): ("skill", "focus", "talent"),
    ("houses/advanced", "text"): ("battle", "Knives"),
    ("houses/advanced", "given"): ("", "skill", "talent"),
    ("houses/complication", "cause"): ("rolled", "comply", "cost", "resist"),
    ("houses/confirm-trait", "use"): ("create", "change", "remove"),
    ("houses/confirm-trait", "on"): ("scene", "sanna", "blade"),
    ("houses/words", "what"): ("trait", "question", "use"),
    ("houses/buy", "what"): BOUGHT,
    ("houses/substitute", "use"): ("to dodge",),
    ("houses/familiar", "use"): ("with nets",),
    **{(f"houses/{kind}", "price"): ("1", "3") for kind in ("point", "extra-action")},
    ("houses/enemies-named", "enemies"): (("House Vane",), ()),
    ("houses/points-gained", "text"): ("", "the roof comes down."),
    ("houses/task-set", "name"): ("The long dig",),
    ("houses/approve-talent", "talent"): ("Nerves",),
    ("houses/focus-applied", "focus"): ("Knives",),
    ("houses/confirm-focus", "focus"): ("Knives",),
    ("houses/inform", "asked"): ("Who is there",),
    ("houses/informed", "asked"): ("Who is there",),
}
MANY = 40
KINDS_OF = {cls.kind: cls for cls in (*FACTS.values(), *ASKED.values())}


@cache
def samples(kind: str) -> list[Any]:
    """Many records of one kind, facts also as somebody sees them who may not know everything."""
    make = wording.Samples(kind, KNOWN, OWN)
    made = [make.record(KINDS_OF[kind]) for _ in range(MANY)]
    if kind in QUESTIONS:
        return made
    return made + [seen for seen in (redact(fact, "bo") for fact in made) if seen is not None]


OURS = {
    "a raw code": r"[a-z]_[a-z]|\bhook-|\bnpc-|\bidea-",
    "a raw id": rf"\b({'|'.join(NAMES)})\b(?<!the blade)(?<!the gate)(?<!the court)",
}


def flaws(said: str) -> list[str]:
    """The flaws of a sentence of this book."""
    return wording.flaws(said, own=OURS)


@pytest.mark.parametrize(
    ("said", "flaw"),
    [
        ("Sanna pays none.", "an empty field"),
        ("Sanna pays for extra_zone.", "a raw code"),
        ("The hook: hook-plot-1.", "a raw code"),
        ("Now roke acts.", "a raw id"),
        ("Sanna has { $dice }.", "a placeable"),
        ("Sanna  waits.", "bad spacing"),
        ("Sanna waits..", "bad punctuation"),
        ("Sanna waits", "no end"),
        ("here she waits.", "no beginning"),
    ],
)
def test_the_flaw_detector_finds_each_kind_of_flaw(said: str, flaw: str) -> None:
    """The detector sees each kind of flaw, and none in a good sentence."""
    assert flaws(said) == [flaw]
    assert flaws("Sanna attacks Roke with the blade: a hit.") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(FACTS))
def test_every_fact_is_a_sentence(key: str, lang: str) -> None:
    """A fact with any values, any of them hidden, is told in whole sentences without a raw code."""
    told = {teller(lang).fact(fact) for fact in samples(FACTS[key].kind)}
    assert {said: flaws(said) for said in told if set(flaws(said)) - {"no beginning"}} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(ASKED))
def test_every_question_is_a_sentence(key: str, lang: str) -> None:
    """A question with any values is put in whole sentences without a raw code."""
    asked = {teller(lang).question(question) for question in samples(ASKED[key].kind)}
    assert {said: flaws(said) for said in asked if set(flaws(said)) - {"no beginning"}} == {}
    assert all("?" in said for said in asked)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(REASONS))
def test_every_reason_is_a_line_with_its_rule(key: str, lang: str) -> None:
    """A reason is a line with its rule, for every subject and amount."""
    assert wanted(messages(lang)[key]) <= {"amount", "amount_said", "of", "of_said"}
    for of, amount in product(("Sand", "bo"), (-1, 0, 1, 2, 13)):
        said = teller(lang).reason(key.removeprefix("reason-"), amount, "houses.trait.easier", of)
        assert said.endswith(" (houses.trait.easier)")
        assert flaws(said.removesuffix(" (houses.trait.easier)") + ".") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(PROBLEMS))
def test_every_problem_is_a_sentence(key: str, lang: str) -> None:
    """A problem with a sheet is told by its field and by what was found there."""
    assert wanted(messages(lang)[key]) <= {"field", "said"}
    assert flaws(voice(lang, BOOK).say(key, field="skills.move", said="9")) == []


# ---- Terms and fields -----------------------------------------------------------------------------------------------

Code = tuple[str, str]
"""A field, and a word of the rules that it may hold."""

CHOSEN_BY_TEXTS = {"how", "way", "cause", "what", "column", "decision", "cite"}
"""Fields whose words are chosen by the texts themselves, or told in no sentence."""


ZONES = (Movable("blade", "gate", ("court",)),)
FIVE = ("battle", 6), ("communicate", 5), ("discipline", 5), ("move", 4), ("understand", 4)
EXAMPLES: dict[str, Question[Any]] = {
    asked.kind: asked
    for asked in (
        q.Commit("sanna", 2, 13, Pool(2, Aim(13, 1)), 2, q.Purchase(), (), 0),
        q.MoveAsset("sanna", ZONES),
        q.FurtherTo("sanna", "blade", ("court",)),
        q.PushAsset("sanna", ZONES, "houses.move.one-zone"),
        q.WhomAndWith("sanna", ("roke",), ("blade",)),
        q.WhoOpposes("sanna", "", ("roke",)),
        q.WhichMeasure("roke", FIVE, "battle", "houses.conflict.personal"),
        q.WhichAsset("sanna", ("blade",)),
        q.WhichObstacle("sanna", (("t1", "Dust storm"),)),
        q.HelpWhom("sanna", ("bo",), (("t1", "Dust storm"),)),
        q.WhichDrive("sanna", "", (q.Offered("duty", 7, "", "fits", 13),)),
        q.WhichRises("roke", ("duty", "faith")),
        q.OfferAssistance("sanna", "", ("bo",)),
        q.WhichPair("bo", "sanna", FIVE, (("duty", 7),)),
        q.WhichFocus("sanna", "battle", (state.Focus("battle", "Knives"),)),
        WhatToAdvance("sanna", 9, tuple(Option(each, "r") for each in (*BETTER, "retrain", "stop"))),
    )
}
"""Questions whose fields belong together."""


@cache
def all_prompts() -> frozenset[tuple[str, str, tuple[str, ...]]]:
    """The kind of every question, with the name and the choices of each piece of its answer."""
    return frozenset((one.kind, *prompt) for one in all_questions() for prompt in asked(one))


def all_questions() -> Iterator[Question[Any]]:
    """Each question as it may be asked."""
    for kind in KINDS_OF:
        if kind in QUESTIONS:
            yield from [EXAMPLES[kind]] if kind in EXAMPLES else samples(kind)[:25]


def priced() -> set[str]:
    """The kinds of questions that list something at a price; advancement is handed its list."""
    own = (one for one in all_questions() if tuple[Option, ...] not in get_type_hints(type(one)).values())
    return {WhatToAdvance.kind, "houses/retrain"} | {
        one.kind for one in own if any(each.price for each in one.options())
    }


def asked(question: Question[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields that a person at the terminal is asked for."""
    reader = Agreeable()
    read_answer(question, reader)
    yield from reader.asked


def codes() -> set[Code]:
    """Every word of the rules that a fact, a question or a choice may hold."""
    picked = {(name, choice) for _, name, listed in all_prompts() for choice in listed if choice not in NAMES}
    roles = {("role", role.id) for each in ROLES.values() for role in each}
    hooks = {("", cell) for source in TABLES.values() for cells in source.values() for cell in cells}
    levels = {("", level.id) for level in (*LEVEL_NAMES, *RISKS)}
    others = {("what", what) for what in BOUGHT} | {("fit", fit) for fit in get_args(Fit)}
    others |= {("use", use) for use in SPENT_ON} | {(field, word) for _, field, word in words_of_answers()}
    others |= {("", id) for kind in COUNTS for id in ideas_for(kind)}
    return picked | roles | hooks | levels | others | codes_by_hand() | codes_by_type()


@cache
def words_of_answers() -> frozenset[tuple[str, str, str]]:
    """Every word that the type of an answer or the list of options knows: of which question, in which field."""
    found = {(kind, field, word) for kind, asked in _asked() for field, word in _words_in(asked.takes)}
    for kind, _ in _asked():
        for one in [EXAMPLES[kind]] if kind in EXAMPLES else samples(kind):
            first = next(iter(fields(one.takes)), None) if is_dataclass(one.takes) else None
            listed = (option.id for option in one.options() if option.id not in NAMES)
            found |= {(kind, first.name if first else "", id) for id in listed if id.islower() and " " not in id}
    return frozenset(found)


def _asked() -> list[tuple[str, Any]]:
    return [(kind, asked) for kind, asked in QUESTIONS.items() if kind.startswith("houses/")]


def _words_in(takes: Any) -> Iterator[Code]:
    """The words of an answer that is one, or of each field that is one or several."""
    parts = get_type_hints(takes).items() if is_dataclass(takes) else [("", takes)]
    for name, hint in parts:
        inner = [hint, *get_args(hint)]
        yield from ((name, word) for each in inner if get_origin(each) is Literal for word in get_args(each) if word)


def codes_by_hand() -> set[Code]:
    known = [*KNOWN.items(), *((field, values) for (_, field), values in OWN.items())]
    found = {(field, value) for field, values in known for value in values if isinstance(value, str)}
    return {
        (field, word)
        for field, word in found
        if word and " " not in word and word not in NAMES and word[0].islower() and field not in CHOSEN_BY_TEXTS
    }


def codes_by_type() -> set[Code]:
    """The codes that the types of facts and of the table allow."""
    parts = [part for part in vars(state).values() if getattr(part, "__module__", "") == state.__name__]
    records = [part for part in (*parts, *FACTS.values()) if isinstance(part, type) and is_dataclass(part)]
    hints = [(name, hint) for part in records for name, hint in get_type_hints(part).items()]
    words = {(name, word) for name, hint in hints if get_origin(hint) is Literal for word in get_args(hint) if word}
    return {(name, word) for name, word in words if name not in CHOSEN_BY_TEXTS}


def has_term(lang: str, code: Code) -> bool:
    """Whether a word of the rules is called something, in the book or in the program."""
    return any(voice(lang, BOOK).has(f"term-{name}") for name in (f"{code[0]}-{code[1]}", code[1]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_rules_has_a_term(lang: str) -> None:
    """Every code that is picked or told has a term."""
    own = {"dust storm", "1", "2", "gained", "Knives"}
    assert sorted(code for code in codes() if code[1] not in own and not has_term(lang, code)) == []


SAME: dict[str, str] = {
    **dict.fromkeys(("yes", "no", "offer", "accept", "roll", "withdraw"), "an answer to any question"),
    **dict.fromkeys((*SKILLS, *DRIVES), "a skill or a Drive"),
    **dict.fromkeys(("momentum", "threat", "both"), "a pool"),
    **dict.fromkeys(("skill", "focus", "talent"), "what advances"),
    **dict.fromkeys(("create", "change", "remove"), "a declaration"),
    **dict.fromkeys(("trait_create", "trait_change", "trait_remove", "trait"), "a trait made, changed or removed"),
    **dict.fromkeys(("automatic", "none"), "what a point is for, or nothing"),
    "wait": "one does nothing for now",
}
"""Words that mean the same to whoever is asked, whatever the question is."""


def test_no_two_questions_share_a_word_that_means_two_things() -> None:
    """A term stands for one thing: where two questions know a word by the same term, it is one of those listed."""
    said, shared = voice("en", BOOK), dict[str, set[str]]()
    for kind, field, word in words_of_answers():
        own = f"term-{field}-{word}"
        shared.setdefault(own if said.has(own) else f"term-{word}", set()).add(kind)
    several = {term: kinds for term, kinds in shared.items() if len(kinds) > 1}
    assert {term: kinds for term, kinds in several.items() if term.rpartition("-")[2] not in SAME} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_momentum_spend_is_called_by_what_it_buys(lang: str) -> None:
    """Each thing that Momentum buys is told apart from the others, and the dice are kept in words of their own."""
    said = Teller(voice(lang, BOOK), NAMES.get)
    told = [said.word(use, "use") for use in sorted(SPENT_ON)] + [said.word("keep", "use")]
    assert len(set(told)) == len(told) and not set(told) & SPENT_ON - {said.word("resist", "use")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_is_unused(lang: str) -> None:
    """Every term stands for a word of the rules, and one of a field for a word of that field."""
    known = {f"term-{value}" for _, value in codes()} | {f"term-{field}-{value}" for field, value in codes()}
    assert sorted(key for key in messages(lang) if key.startswith("term-") and key not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_an_answer_has_a_label(lang: str) -> None:
    """Every field asked for at the terminal has a label, of its question or of all questions."""
    said = voice(lang, BOOK)
    lacking = {
        (kind, name)
        for kind, name, _ in all_prompts()
        if not said.has(f"{text_key('field', kind)}-{name}") and not said.has(f"field-{name}")
    }
    assert sorted(lacking) == []


def test_a_piece_depends_only_on_its_neighbours() -> None:
    """Where a piece means something only with another one, that one is in the same record and can be seen."""
    for question in all_questions():
        for path, beside in neighbours(question.takes):
            assert set(question.when(path)) <= beside, f"{question.kind}: {path}"


def neighbours(kind: Any, within: str = "") -> Iterator[tuple[str, set[str]]]:
    """Each piece of an answer, with those of the same record."""
    parts = json_types.parts_of(json_types.item_of(kind))
    for name, of in parts.items():
        yield f"{within}{name}", set(parts) - {name}
        yield from neighbours(of, f"{within}{name}.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_is_unused(lang: str) -> None:
    """Every label belongs to something that is asked for."""
    known = {f"field-{name}" for _, name, _ in all_prompts()}
    known |= {f"{text_key('field', kind)}-{name}" for kind, name, _ in all_prompts()} | labels(BOOK)
    assert sorted(key for key in messages(lang) if key.startswith("field-") and key not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yardsticks_and_kinds_of_conflict_have_words(lang: str) -> None:
    """Eighteen yardsticks, two of them alike, and five kinds of conflict; no such text is left over."""
    needed = {hint.text for hint in HINTS} | {kind.text for kind in KINDS}
    listed = {key for key in messages(lang) if key.startswith(("yardstick-", "conflict-"))}
    assert listed == needed and len(HINTS) == 18 and len({hint.text for hint in HINTS}) == 17


def test_fields_are_known_to_the_samples() -> None:
    """No field is sampled that no fact, question or part of the table has."""
    known = {field.name for cls in KINDS_OF.values() for field in fields(cls)}
    parts = [part for part in vars(state).values() if is_dataclass(part)]
    known |= {field.name for part in parts for field in fields(part)}
    assert {field for _, field in OWN} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_and_action_of_the_page_has_words(lang: str) -> None:
    """Each shown value, each action that a seat may open and each field of it have words, and none is unused."""
    shown = [*LAYOUT.shown, *(one for people in LAYOUT.people for one in people.shown)]
    own = {name: one for name, one in book().procedures.items() if one.declared and name != "houses.open-table"}
    arguments = {each for action in own.values() for each in list(action.signature.parameters)[1:]}
    needed = {f"shown-{one.field}" for one in shown if one.widget not in ("key", "part", "people", "spot", "options")}
    needed |= {f"deed-{name.replace('.', '-')}" for name in own}
    needed |= {f"arg-{name}" for name in arguments - {"pool", "row", "dice", "difficulty"}} | {"arg-house"}
    needed |= {text_key("price", kind) for kind in priced()}
    needed |= {text_key("want", kind) for kind in LAYOUT.asks}
    needed |= {"choice-beyond"}  # beside a target out of reach
    needed |= {text_key("hand", kind) for kind, asked in _asked() if asked.stands_by != "no"}
    needed |= {one.text for one in LAYOUT.quick} | {f"told-{one.field}" for one in shown if one.widget == "stories"}
    said = {key for key in messages(lang, "page") if not key.startswith("value-")} - labels(BOOK, "piece")
    assert needed ^ said == set()

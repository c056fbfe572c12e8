"""French texts: sentences for a native reader, typography, a demo without English, and the command line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import ast

from moothall import books
from moothall.cli import demo, moothall
from moothall.rulesets.nde import events
from moothall.rulesets.nde.action_test import suggest
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.questions import OfferHelp
from moothall.rulesets.nde.state import Attributes, Blocked, Clock, Distance, Foe, Hero, Lock
from moothall.speech import languages, voice
from moothall.speech.teller import Teller, lines
from tests.books.nde.support.stage_nde2 import foe, hero
from tests.books.support.rulebooks import entries
from tests.support.figures import BRAM, ILSE, KEEPER

pytestmark = pytest.mark.slow

BOOK = "nde2"
NAMES = {"ilse": "Ilse", "bram": "Bram", "keeper": "Capitaine Kray", "hand": "Matelot 1", "gm": "MJ"}
FRENCH = Teller(voice("fr", BOOK), NAMES.get)
HARD_SPACE = "\u00a0"


def soft(said: str) -> str:
    """A sentence as it is typed: plain spaces and apostrophes."""
    return said.replace(HARD_SPACE, " ").replace("’", "'")


# ---- Sentences ------------------------------------------------------------------------------------------------------

ENOUGH_KINDS = 25
GROWN = Attributes(12, 20, 6)

FACTS: list[tuple[Any, str]] = [
    (events.HeroJoined(hero("ilse", "adept")), "Ilse rejoint la table (Adepte)."),
    (events.HeroJoined(hero("bram", concept="Un docker.")), "Bram rejoint la table (Assaut) : « Un docker »."),
    (events.FoeAppeared(foe("keeper", "boss")), "Keeper apparaît : un boss, Défense 8, 3 Cœurs."),
    (events.FoeAppeared(foe("hand")), "Hand apparaît : un péon, Défense 5, 1 Cœur."),
    (events.SessionBegan(2, 0), "La session 2 commence, et chaque héros a 0 Coup de Chance."),
    (events.SessionBegan(2, 1), "La session 2 commence, et chaque héros a 1 Coup de Chance."),
    (events.SessionBegan(2, 2), "La session 2 commence, et chaque héros a 2 Coups de Chance."),
    (events.SceneBegan("", None), "Une scène commence."),
    (
        events.SceneBegan("le quai", Clock(4, 0, "")),
        "Une scène commence : le quai. Le compteur tourne : 4 cases à remplir.",
    ),
    (events.NoteWritten("ilse", "La clé est fausse."), "Une note pour Ilse : La clé est fausse."),
    (events.TableRolled("Rumeurs", 42), "Le jet sur la table « Rumeurs » donne 42."),
    (events.Declared(ILSE, "ouvrir le coffre", "en douceur"), "Ilse veut ouvrir le coffre : en douceur."),
    (events.Declared(ILSE, "", ""), "Ilse veut tenter quelque chose."),
    (events.Settled(ILSE, "entrer", "S", "advice-trivial"), "Pas besoin de dés : Ilse y arrive sans peine."),
    (
        events.Called(ILSE, "dex", 5, "on vous entend"),
        "Le MJ demande un test d'Agilité, Difficulté 5. L'enjeu : on vous entend.",
    ),
    (events.Called(ILSE, "might", 8, ""), "Le MJ demande un test de Pouvoir, Difficulté 8."),
    (events.Tested(ILSE, "dex", 12, 0, 5, "S"), "Ilse fait un test d'Agilité (d12 contre 5) : un succès."),
    (
        events.Tested(BRAM, "str", 8, 0, 6, "FC"),
        "Bram fait un test de Force (d8 contre 6) : un échec avec complication assurée.",
    ),
    (events.Tested(ILSE, "might", 0, -1, 0, "SC"), "Ilse fait un test de Pouvoir (2d6 −1) : un succès avec coût."),
    (
        events.Complicated(ILSE, "noise", "un seau tombe"),
        "Une complication pour Ilse (du bruit) : un seau tombe.",
    ),
    (events.Complicated(ILSE, "gm_extra", "il pleut"), "Quoi qu'aient dit les dés, le MJ ajoute : il pleut."),
    (events.Paid(ILSE, "position", ""), "Ilse en paie le prix : une position défavorable."),
    (events.Benefited(ILSE, "quieter"), "Ilse fait encore mieux : plus discrètement."),
    (events.Helped(BRAM, ILSE, "il tient la lampe", True), "Bram aide Ilse : il tient la lampe."),
    (events.LuckChanged(ILSE, 1, "reroll"), "Ilse dépense un Coup de Chance pour relancer (reste : 1)."),
    (events.LuckChanged(ILSE, 3, "award", "un bond osé."), "Ilse reçoit un Coup de Chance et en a 3 : un bond osé."),
    (
        events.Locked(Lock(ILSE, "ouvrir le coffre", "")),
        "Après un échec, on ne recommence pas à l'identique : Ilse doit s'y prendre autrement pour ouvrir le coffre.",
    ),
    (events.Unlocked(Lock(ILSE, "entrer", ""), "withdraw", ""), "Ilse en reste là."),
    (events.ClockMoved(2, 4), "Le compteur avance : 2 sur 4."),
    (events.ClockRanOut("la mer monte"), "Le compteur est arrivé au bout : la mer monte."),
    (events.RoundBegan(3), "Le round 3 commence."),
    (events.PhaseChanged("foes"), "Les adversaires agissent à leur tour."),
    (events.Acted(ILSE, "pass", True), "Ilse passe son tour."),
    (
        events.Attacked(BRAM, KEEPER, "str", 12, 0, "X", 8, open=True, seen=True),
        "Bram attaque Capitaine Kray (Force, d12 contre 8) : une touche exceptionnelle.",
    ),
    (events.FoeHurt(KEEPER, 2, "", (), seen=True, open=True), "Capitaine Kray a encore 2 Cœurs."),
    (
        events.FoeHurt(KEEPER, 1, "", ("knock_down",), seen=True, open=True),
        "Capitaine Kray n'a plus qu'un Cœur (à terre).",
    ),
    (events.FoeHurt(foe_id("hand"), 0, "out", (), seen=True, open=True), "Matelot 1 est hors de combat."),
    (events.FoeLabelled(KEEPER, "en fuite", seen=True), "Ce que devient Capitaine Kray : en fuite."),
    (events.Struck(ILSE, True, KEEPER, seen=True), "Capitaine Kray frappe Ilse et fait mouche."),
    (events.Struck(ILSE, False, foe_id("hand"), seen=True), "Matelot 1 s'en prend à Ilse et rate son coup."),
    (events.HeartsChanged(ILSE, 1), "Ilse a maintenant 1 Cœur."),
    (events.HeartsChanged(ILSE, 5, "", "un bol de soupe"), "Ilse a maintenant 5 Cœurs : un bol de soupe."),
    (events.HeartsChanged(ILSE, 0, "down"), "Ilse n'a plus de Cœur et se retrouve hors de combat."),
    (events.HeartsChanged(ILSE, 0, "dead"), "Ilse meurt."),
    (events.ArmourSpent(BRAM, 0), "L'armure encaisse le coup pour Bram ; c'était le dernier jeton d'Armure."),
    (events.ArmourSpent(BRAM, 1), "L'armure encaisse le coup pour Bram ; il reste 1 jeton d'Armure."),
    (events.ArmourSpent(BRAM, 2), "L'armure encaisse le coup pour Bram ; il reste 2 jetons d'Armure."),
    (events.Moved(ILSE, (3, 4), None, 1, seen=True), "Ilse est maintenant sur la case 3, 4."),
    (
        events.DistanceChanged(Distance(ILSE, KEEPER, "very_far"), ILSE, 1),
        "Ilse se déplace ; distance entre Ilse et Capitaine Kray : Très loin.",
    ),
    (events.CoverChanged(ILSE, "partial", seen=True), "Ilse est derrière une couverture partielle."),
    (
        events.LineBlocked(Blocked(ILSE, KEEPER), clear=True, seen=True),
        "Ilse et Capitaine Kray peuvent de nouveau se voir.",
    ),
    (
        events.PowerChanged(ILSE, 2, "standard"),
        "Ilse fait appel à un pouvoir (Standard) et a encore 2 Points de Pouvoir.",
    ),
    (
        events.PowerChanged(ILSE, 1, "strong"),
        "Ilse fait appel à un pouvoir (Fort) et n'a plus qu'un Point de Pouvoir.",
    ),
    (events.PowerChanged(ILSE, 1, "conflict_over"), "Après le combat, Ilse a 1 Point de Pouvoir."),
    (
        events.PowerUsed(ILSE, "une vague", "standard", 12, 0, "F", 8, open=True),
        "Ilse emploie un pouvoir, une vague (d12 contre 8) : un échec.",
    ),
    (
        events.Rested("safe", ((ILSE, 1, 0), (BRAM, 5, 2))),
        "Les héros se reposent en toute sécurité : "
        "Ilse (1 Cœur, 0 Point de Pouvoir), Bram (5 Cœurs, 2 Points de Pouvoir).",
    ),
    (
        events.GrowthOpened(1),
        "Une partie de l'histoire s'achève, et chaque héros peut progresser sur un point.",
    ),
    (
        events.GrowthOpened(2),
        "Une partie de l'histoire s'achève, et chaque héros peut progresser sur 2 points.",
    ),
    (
        events.Grown(ILSE, "attribute", GROWN, 5, 5, 3, 3, (), 0, "dex", 20, "die"),
        "Ilse progresse en Agilité : d20 désormais.",
    ),
    (events.Grown(BRAM, "heart", GROWN, 6, 6, 3, 3, (), 0), "Bram peut avoir un Cœur de plus : 6 en tout."),
    (
        events.Grown(ILSE, "trait", GROWN, 5, 5, 3, 3, ("Flaire la marée",), 0),
        "Ilse gagne l'Atout « Flaire la marée ».",
    ),
]


@pytest.mark.parametrize(("fact", "said"), FACTS, ids=[said for _, said in FACTS])
def test_a_fact_is_told_in_french(fact: Any, said: str) -> None:
    """Numbers, elisions and genders are right for these typical facts."""
    assert soft(FRENCH.fact(fact)) == said


def test_enough_kinds_of_facts_are_read() -> None:
    """The sentences above are of many kinds."""
    assert len({fact.kind for fact, _ in FACTS}) >= ENOUGH_KINDS


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("error-no-power", {"hero": "Ilse", "cost": 1}, "Ilse n'a pas le Point de Pouvoir nécessaire."),
        ("error-no-power", {"hero": "Ilse", "cost": 3}, "Ilse n'a pas les 3 Points de Pouvoir nécessaires."),
        ("error-not-a-choice", {"text": "x", "choices": "oui, non"}, "« x » ne fait pas partie des choix : oui, non."),
        ("log-rolled", {"count": 1, "sides": 12, "faces": "7"}, "Le d12 donne 7."),
        ("log-rolled", {"count": 2, "sides": 6, "faces": "3 + 5"}, "Les 2d6 donnent 3 + 5."),
    ],
)
def test_a_text_is_said_in_french(key: str, values: dict[str, Any], said: str) -> None:
    """Errors and dice are told in whole sentences."""
    assert soft(voice("fr", BOOK).say(key, **values)) == said


def test_a_question_is_put_in_french() -> None:
    """A question names people without bending their names."""
    asked = FRENCH.question(OfferHelp(helper=ILSE, who=BRAM))
    assert soft(asked) == "Bram lance. Ilse aide, et comment ?"


# ---- The texts ------------------------------------------------------------------------------------------------------

FILES = [
    path
    for place in (languages.TEXTS, *sorted({books.folder(id) / "texts" for id in books.book_ids()}))
    for path in sorted((place / "fr").glob("*.ftl"))
]
LOOSE = re.compile(r"(?<!\u00a0)[»?!;]|(?<=[^\W\d_]):(?= )|«(?!\u00a0)|'| [:;?!»]|[“”]")
"""What French typography does not want: a loose mark, a straight apostrophe, foreign quotes."""

ELISION = re.compile(r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]usque|[Ss]i) \{ \$(who|hero|foe|target|helper|name|owner)\w* \}")
"""Words that would have to lose their vowel before Ilse or Orla."""


def test_the_readers_of_texts_can_fail() -> None:
    """Each of the two detectors sees a planted flaw."""
    assert all(LOOSE.search(flaw) for flaw in ("Quoi ?", "Quoi?", "«mot»", "l'eau", "Voici: rien", "“mot”"))
    assert not LOOSE.search("L’eau\u00a0: «\u00a0haute\u00a0»\u00a0; 3,5 et nde2")
    assert ELISION.search("le nom de { $who_said }") and not ELISION.search("à { $who_said }")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_typography_is_french(path: Path) -> None:
    """High marks and guillemets have a hard space, apostrophes are curved, and no name needs an elision."""
    text = re.sub(r"NUMBER\([^)]*\)", "", path.read_text(encoding="utf-8"))
    assert LOOSE.findall(text) == []
    assert [match.group() for match in ELISION.finditer(text)] == []


def parts(place: Path, lang: str) -> set[tuple[str, str, str]]:
    """Every text of a place by its file, its key and the name of its part."""
    texts = [(path.name, entries(path)) for path in (place / lang).glob("*.ftl")]
    found = [(name, entry) for name, body in texts for entry in body if isinstance(entry, ast.Message)]
    return {
        (name, entry.id.name, part) for name, entry in found for part in ("", *(a.id.name for a in entry.attributes))
    }


def test_every_english_text_has_its_french() -> None:
    """The same texts in the same files. New errors of the program may fall back to English for a while."""
    program, book = languages.TEXTS, books.folder(BOOK) / "texts"
    assert parts(book, "fr") == parts(book, "en")
    lacking = parts(program, "en") - parts(program, "fr")
    assert sorted(text for text in lacking if text[0] != "errors.ftl") == []
    assert parts(program, "fr") <= parts(program, "en")


# ---- The demo -------------------------------------------------------------------------------------------------------

ENGLISH_WORDS = re.compile(
    r"\b(the|with|against|and|of|has|is|to|for|from|by|hits?|success|failure|hearts?|luck|roll|die|shows?)\b", re.I
)


def bot_session(lang: str, seed: str) -> list[str]:
    """All lines of the demo, without the ids of rules."""
    stage = demo.play_demo(voice(lang, BOOK).say, seed)
    facts = [entry.event for entry in stage.log if hasattr(entry, "event")]
    people: list[Hero | Foe] = [fact.hero for fact in facts if isinstance(fact, events.HeroJoined)]
    people += [fact.foe for fact in facts if isinstance(fact, events.FoeAppeared)]
    names: dict[str, str] = {one.id: one.name for one in people}
    who = Teller(voice(lang, BOOK), names.get)
    told = [said for line in lines(who, stage.log) for said in (line.said, *line.why)]
    return [re.sub(r"\(?\bnde2\.[\w.-]+\)?,?", "", said).strip() for said in told]


@pytest.mark.parametrize("seed", ["7", "salt", "19"])
def test_the_demo_has_no_english_left(seed: str) -> None:
    """No line is the English one, and no common English word stands in the story."""
    french, english = bot_session("fr", seed), bot_session("en", seed)
    assert len(french) > 60
    assert sorted(set(french) & set(english)) == []
    assert [said for said in french if ENGLISH_WORDS.search(said)] == []


def test_the_demo_plays_alike_in_both_languages() -> None:
    """The aims suggest the same attributes, so the same dice fall: Agility for sneaking, Strength for the door."""
    told = "\n".join(map(soft, bot_session("fr", "7")))
    assert "Le MJ demande un test d'Agilité" in told and "Le MJ demande un test de Force" in told


# ---- What an action usually needs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "attribute"),
    [
        ("me faufiler derrière le garde", "dex"),
        ("tirer sur la cible", "dex"),
        ("grimper au mât", "dex"),
        ("crocheter la serrure", "dex"),
        ("l'attraper au vol", "dex"),
        ("j’escalade la digue", "dex"),
        ("enfoncer la porte", "str"),
        ("soulever la herse", "str"),
        ("je soulève la herse", "str"),
        ("pousser le chariot", "str"),
        ("retenir la corde", "str"),
        ("bluffer le douanier", "might"),
        ("convaincre la patronne", "might"),
        ("mentir au juge", "might"),
        ("négocier le passage", "might"),
        ("pirater le sas", "might"),
        ("invoquer la brume", "might"),
    ],
)
def test_french_verbs_suggest_an_attribute(aim: str, attribute: str) -> None:
    """Infinitives and first persons are known, also after an elision."""
    assert (suggest(aim).id, suggest(aim).cite) == (attribute, "nde2.attr.scope")


@pytest.mark.parametrize("aim", ["esquiver le coup", "j'esquive", "m’esquiver"])
def test_dodging_is_agility(aim: str) -> None:
    """A French dodge has its own rule too."""
    assert (suggest(aim).id, suggest(aim).cite) == ("dex", "nde2.attr.dodge")


# ---- The command line -----------------------------------------------------------------------------------------------


def run(*arguments: str, lang: str = "en", typed: str = "") -> Result:
    """Run a command line inside this process."""
    return CliRunner(env={"MOOTHALL_LANG": lang}).invoke(moothall, arguments, input=typed)


def ilse(tmp_path: Path) -> str:
    """The file of a character."""
    made = run("character", "new", "nde2", "--role", "specialist", "--name", "Ilse", "--json")
    path = tmp_path / "ilse.json"
    path.write_text(made.stdout, encoding="utf-8")
    return str(path)


COMMANDS = [
    ("odds nde2 --die d12 --against 5", "Réussite en tout"),
    ("roll nde2 --die d12 --against 5 --faces 7", "Le d12 donne 7."),
    ("rules show nde2.test.one", "Un 1 échoue toujours"),
    ("rules list nde2", "Les tests"),
    ("character check FILE", "Ilse respecte les règles."),
    ("demo nde2 --seed 7", "Une courte session de nde2"),
    ("--help", "Commandes :"),
]


@pytest.mark.parametrize(("line", "said"), COMMANDS, ids=[line for line, _ in COMMANDS])
def test_commands_speak_french(line: str, said: str, tmp_path: Path) -> None:
    """With the flag as with our own setting, what is printed is the same French."""
    arguments = [ilse(tmp_path) if word == "FILE" else word for word in line.split()]
    by_flag, by_setting = run(*arguments, "--lang", "fr"), run(*arguments, lang="fr")
    assert (by_flag.exit_code, by_setting.exit_code) == (0, 0)
    assert said in soft(by_setting.stdout)
    assert by_flag.stdout == by_setting.stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "roll nde2 --die d7 --against 5",
            "Il n'y a pas de d7 dans ce jeu ; au choix : d4, d6, d8, d12, d20 (nde2.dice.set).",
        ),
        ("odd", "La commande « odd » n'existe pas ; la plus proche est « odds »."),
        (
            "odds nde2 --die d8 --against 5 --option max_rul=plain",
            "Le réglage « max_rul » n'existe pas ; le plus proche est « max_rule ».",
        ),
    ],
)
def test_errors_are_french(line: str, said: str) -> None:
    """Each error is one French sentence."""
    ran = run(*line.split(), lang="fr")
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert soft(ran.stderr) == said + "\n"


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("relève", "nde2.harm.revive"),
        ("relever", "nde2.harm.revive"),
        ("répartir", "nde2.attr.spread"),
        ("repartir", "nde2.attr.spread"),
        ("cœurs départ", "nde2.res.hearts-pp"),
        ("coeurs depart", "nde2.res.hearts-pp"),
        ("esquiver", "nde2.attr.dodge"),
        ("couverture partielle", "nde2.cover.partial"),
        ("riposte", "nde2.opt.retaliation"),
    ],
)
def test_rules_are_found_with_and_without_accents(words: str, rule: str) -> None:
    """The first rule found is the right one, however the words are typed."""
    found = run("rules", "search", *words.split(), lang="fr").stdout
    assert f"({rule})" in found.splitlines()[0]


def test_a_test_is_played_in_french(tmp_path: Path) -> None:
    """A whole test at the terminal: French questions, French answers, a French story."""
    typed = "oui\noui\n\nForce\n4\non vous voit\n\n\n\n\n\n\n\n\n\n\n\n"
    ran = run("roll", "nde2", "--sheet", ilse(tmp_path), "--aim", "grimper", "--faces", "5", lang="fr", typed=typed)
    assert ran.exit_code == 0
    assert "MJ : Ilse veut grimper. Faut-il un jet ?" in soft(ran.stderr)
    assert "D'ordinaire ici : Agilité." in soft(ran.stderr)
    assert "Ilse fait un test de Force (d6 contre 4) : un succès." in soft(ran.stdout)

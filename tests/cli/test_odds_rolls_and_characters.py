"""The command line for NDE2, as other programs rely on it: odds, rolls, characters and the demo."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from moothall import books
from moothall.cli import moothall, person
from moothall.cli.files import MOST_BYTES
from moothall.speech import voice
from tests.support.rulesets import bare_ruleset

pytestmark = pytest.mark.slow


def run(*arguments: str, typed: str = "", **environ: str) -> Result:
    """Run a command line inside this process, in English whatever this computer is set to."""
    return CliRunner(env={"MOOTHALL_LANG": "en"} | environ).invoke(moothall, arguments, input=typed)


def printed(*arguments: str) -> str:
    """The output of a command that succeeds."""
    ran = run(*arguments)
    assert (ran.exit_code, ran.stderr) == (0, "")
    return ran.stdout


def answer(*arguments: str) -> Any:
    """The one JSON object that a command line prints."""
    return json.loads(printed(*arguments, "--json"))


def judged(*arguments: str) -> Any:
    """The verdict of a check, whose code says the same as its answer."""
    ran = run(*arguments, "--json")
    told = json.loads(ran.stdout)
    assert (ran.exit_code, ran.stderr) == (0 if told["legal"] else 1, "")
    return told


def complaint(*arguments: str) -> str:
    """The one sentence about bad input that a command line ends with."""
    ran = run(*arguments)
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1 and ran.stderr.endswith(".\n")
    return ran.stderr.rstrip("\n")


def program(*arguments: str, command: tuple[str, ...] = (sys.executable, "-m", "moothall"), **more: Any) -> Any:
    """Run the program as people do."""
    settings = os.environ | {"MOOTHALL_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*command, *arguments], capture_output=True, encoding="utf-8", env=settings, check=False, **more
    )


# ---- odds: an oracle that knows nothing of our code -----------------------------------------------------------------

LADDER = (4, 6, 8, 12, 20)
RANK = ("FC", "F", "SC", "S", "X")
FAILED = ("FC", "F")


def face_of_one_die(face: int, die: int, against: int, max_rule: str) -> str:
    """One die, read as the book has it."""
    if face == 1:
        return "FC"
    if face == die and (face >= against or max_rule != "must_meet"):
        return "X" if face >= against or max_rule == "always" else "S"
    return "S" if face >= against else "F"


def two_dice(total: int) -> str:
    return "F" if total <= 6 else "SC" if total <= 9 else "S" if total <= 11 else "X"


def spread(results: list[str]) -> dict[str, str]:
    """Equally likely results as the exact fractions that a program reads."""
    counts = Counter(results)
    return {result: str(Fraction(counts[result], len(results))) for result in RANK}


def on_one_die(die: int, against: int, luck: str = "", max_rule: str = "always") -> dict[str, str]:
    """The chances of one die, with a point of luck spent after the roll or not at all."""
    every = [face_of_one_die(face, die, against, max_rule) for face in range(1, die + 1)]
    match luck:
        case "reroll":
            pairs = product(every, every)
            return spread([max(pair, key=RANK.index) if pair[0] in FAILED else pair[0] for pair in pairs])
        case "cost":
            return spread(["SC" if result in FAILED else result for result in every])
    return spread(every)


def on_two_dice(modifier: int, luck: str = "") -> dict[str, str]:
    """The chances of two dice, with a point of luck spent after the roll or not at all."""
    totals = [one + other + modifier for one in range(1, 7) for other in range(1, 7)]
    match luck:
        case "reroll":
            pairs = product(totals, totals)
            return spread([two_dice(max(pair)) if pair[0] <= 6 else two_dice(pair[0]) for pair in pairs])
        case "cost":
            return spread(["SC" if total <= 6 else two_dice(total) for total in totals])
        case "plus":
            return spread([two_dice(total + 1) for total in totals])
    return spread([two_dice(total) for total in totals])


# ---- odds with one die ----------------------------------------------------------------------------------------------


def test_odds_keep_the_contract() -> None:
    """The very figures that other programs were promised."""
    told = answer("odds", "nde2", "--die", "d12", "--against", "5")
    assert told["outcomes"] == {"FC": "1/12", "F": "1/4", "SC": "0", "S": "7/12", "X": "1/12"}
    assert list(told["outcomes"]) == ["FC", "F", "SC", "S", "X"]
    assert (told["ruleset"], told["die"], told["against"], told["success"]) == ("nde2", "d12", 5, "2/3")


@pytest.mark.parametrize("against", [3, 4, 5, 6, 8, 12])
@pytest.mark.parametrize("die", LADDER)
def test_odds_of_every_die_equal_the_count_of_faces(die: int, against: int) -> None:
    """Each die against each Difficulty, counted face by face."""
    told = answer("odds", "nde2", "--die", f"d{die}", "--against", str(against))
    assert told["outcomes"] == on_one_die(die, against)
    assert Fraction(told["success"]) == sum(Fraction(told["outcomes"][result]) for result in ("SC", "S", "X"))


@pytest.mark.parametrize(
    ("flags", "die"),
    [
        ("--advantage", 12),
        ("--disadvantage", 6),
        ("--talent", 12),
        ("--help-from-ally", 12),
        ("--advantage --disadvantage", 8),
        ("--advantage --talent", 12),
        ("--advantage --help-from-ally", 20),
        ("--advantage --disadvantage --help-from-ally --luck step", 20),
        ("--disadvantage --luck step", 8),
        ("--luck step", 12),
        ("--disadvantage --help-from-ally --talent", 12),
        ("--advantage --talent --option step_slots=free", 20),
        ("--advantage --help-from-ally --option step_slots=strict", 12),
    ],
)
def test_help_and_hindrance_change_the_die(flags: str, die: int) -> None:
    """A d8 becomes the die that is finally rolled, and that is the one in the answer."""
    told = answer("odds", "nde2", "--die", "d8", "--against", "6", *flags.split())
    assert (told["die"], told["against"]) == (f"d{die}", 6)
    assert told["outcomes"] == on_one_die(die, 6)


def test_a_step_past_the_last_die_is_lost() -> None:
    """A d20 stays a d20, and a d4 a d4."""
    assert answer("odds", "nde2", "--die", "d20", "--against", "8", "--advantage")["die"] == "d20"
    assert answer("odds", "nde2", "--die", "d4", "--against", "8", "--disadvantage")["die"] == "d4"


@pytest.mark.parametrize(
    ("luck", "policy"), [("reroll", "luck-reroll-failure"), ("cost", "luck-buy-failure"), ("step", "luck-step-before")]
)
def test_luck_follows_a_named_policy(luck: str, policy: str) -> None:
    """A point of luck is spent as the answer says, and the figures follow from that."""
    told = answer("odds", "nde2", "--die", "d12", "--against", "5", "--luck", luck)
    die = 20 if luck == "step" else 12
    assert (told["policy"], told["die"]) == (policy, f"d{die}")
    assert told["outcomes"] == on_one_die(die, 5, luck)


def test_the_answer_names_the_policy_even_without_luck() -> None:
    """The answer names the policy even where none is needed."""
    assert answer("odds", "nde2", "--die", "d12", "--against", "5")["policy"] == "no-luck"


@pytest.mark.parametrize("max_rule", ["always", "plain", "must_meet"])
def test_an_option_changes_the_odds(max_rule: str) -> None:
    """A d6 against 8 depends on how the table reads the highest face; options not of the book are in the answer."""
    told = answer("odds", "nde2", "--die", "d6", "--against", "8", "--option", f"max_rule={max_rule}")
    assert told["outcomes"] == on_one_die(6, 8, max_rule=max_rule)
    assert told["options"] == ({} if max_rule == "always" else {"max_rule": max_rule})


def test_several_options_change_one_odds_query() -> None:
    """With free numbers a 7 can be asked about, and luck may be of no use on a 1."""
    line = ("odds", "nde2", "--die", "12", "--against", "7", "--luck", "cost")
    told = answer(*line, "--option", "custom_t=on", "--option", "luck_on_one=off")
    assert told["outcomes"] == on_one_die(12, 7) | {"F": "0", "SC": "5/12"}
    assert told["options"] == {"custom_t": "on", "luck_on_one": "off"}


@pytest.mark.parametrize("die", ["d12", "D12", "k12", "12", " d12 "])
def test_dice_are_read_generously(die: str) -> None:
    """A die may be written as people write it."""
    assert answer("odds", "nde2", "--die", die, "--against", "5")["die"] == "d12"


def test_odds_give_their_reasons() -> None:
    """Each step of the die is there with its rule, and so is what did not count."""
    told = answer("odds", "nde2", "--die", "d12", "--against", "5", "--advantage", "--talent", "--disadvantage")
    steps = {(reason["what"], reason["amount"], reason["rule"]) for reason in told["reasons"]}
    assert ("step-advantage", 1, "nde2.step.up") in steps
    assert ("step-talent", 0, "nde2.step.talent-slot") in steps
    assert ("step-hindrance", -1, "nde2.step.down") in steps


def test_odds_can_be_read() -> None:
    """As text: the roll, each result that can happen with fraction and percentage, the policy and the reasons."""
    told = printed("odds", "nde2", "--die", "d8", "--against", "5", "--advantage", "--luck", "reroll").splitlines()
    assert told[0] == "d12 against 5"
    assert told[1].split() == ["Failure", "and", "a", "sure", "complication", "1/144", "0.7%"]
    assert told[5].split() == ["Success", "in", "all", "8/9", "88.9%", "#" * 18]
    assert told[6] == voice("en", "nde2").say("policy-luck-reroll-failure")
    assert told[7] == "  One step up: an advantage (nde2.step.up)"
    assert not any("at a cost" in line for line in told)


# ---- odds with two dice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", ["", "reroll", "plus", "cost"])
@pytest.mark.parametrize("modifier", [-2, 0, 2, 3])
def test_odds_of_two_dice_equal_the_count_of_rolls(modifier: int, luck: str) -> None:
    """Each modifier with each use of luck, counted roll by roll."""
    flags = ["--luck", luck] if luck else []
    told = answer("odds", "nde2", "--dice-mode", "2d6", "--modifier", str(modifier), *flags)
    assert told["outcomes"] == on_two_dice(modifier, luck)
    assert (told["dice_mode"], told["modifier"]) == ("2d6", modifier)
    assert "die" not in told and "against" not in told


@pytest.mark.parametrize(
    ("flags", "modifier"),
    [
        ("--advantage", 2),
        ("--disadvantage", 0),
        ("--advantage --disadvantage", 1),
        ("--talent", 2),
        ("--help-from-ally", 2),
        ("--advantage --help-from-ally", 3),
        ("--advantage --talent", 2),
    ],
)
def test_help_and_hindrance_change_the_modifier(flags: str, modifier: int) -> None:
    """With two dice each circumstance counts 1, and the answer holds the final modifier."""
    told = answer("odds", "nde2", "--option", "dice_mode=2d6", "--modifier", "1", *flags.split())
    assert told["modifier"] == modifier
    assert told["outcomes"] == on_two_dice(modifier)


def test_two_dice_may_keep_their_numbers() -> None:
    """At a table that keeps Difficulties apart, 8 takes 2 off; the number is then in the answer."""
    line = ("odds", "nde2", "--dice-mode", "2d6", "--modifier", "2", "--option", "difficulty_2d6=tiered")
    told = answer(*line, "--against", "8")
    assert (told["against"], told["outcomes"]) == (8, on_two_dice(0))
    assert printed(*line, "--against", "8").startswith("2d6 +2, Difficulty 8\n")


# ---- what is refused ------------------------------------------------------------------------------------------------

REFUSED = [
    ("--die d13 --against 5", "There is no d13 in this game; choose from d4, d6, d8, d12, d20 (nde2.dice.set)."),
    ("--die d10 --against 5", "There is no d10 in this game; choose from d4, d6, d8, d12, d20 (nde2.dice.set)."),
    ("--die dozen --against 5", "We could not read “dozen” as a die; choose from d4, d6, d8, d12, d20."),
    ("--die d12 --against x", "--against must be a whole number, which “x” is not."),
    ("--die d12 --against 5.0", "--against must be a whole number, which “5.0” is not."),
    ("--die d12 --against 9999999999", "--against must be a whole number from -999,999 to 999,999, not “9999999999”."),
    ("--die d12 --against 7", "7 is not one of the Difficulties 3, 4, 5, 6, 8, 12 (nde2.test.gm-difficulty)."),
    ("--die d12 --against -5", "-5 is not one of the Difficulties 3, 4, 5, 6, 8, 12 (nde2.test.gm-difficulty)."),
    ("--die d12", "--against is needed here."),
    ("--against 5", "--die is needed here."),
    ("--die d12 --against 5 --option max_rul=plain", "There is no option “max_rul”; the nearest is “max_rule”."),
    ("--die d12 --against 5 --option max_rule=some", "The option max_rule cannot be “some”; choose from"),
    ("--die d12 --against 5 --option max_helpers=0", "The option max_helpers must be a whole number from 1 to"),
    ("--die d12 --against 5 --option max_rule", "“max_rule” is not of the form NAME=VALUE."),
    ("--die d12 --against 5 --dice-mode 3d6", "The option dice_mode cannot be “3d6”; choose from ladder, 2d6."),
    ("--die d12 --against 5 --luck plus", "Luck cannot be used as “plus” here; choose from reroll, step, cost."),
    ("--die d20 --against 5 --luck step", "There is no larger die than this one, so the Luck Point would be wasted"),
    ("--die d12 --against 5 --advantage --luck step", "There is no larger die than this one"),
    ("--die d12 --against 5 --talent --option talents=off", "This table plays without Talents (nde2.talent.two)."),
    ("--die d12 --against 5 --modifier 2", "--modifier goes with --dice-mode 2d6, which is not given."),
    ("--dice-mode 2d6 --die d12", "With two six-sided dice there is no d12 to choose; give --modifier instead"),
    ("--dice-mode 2d6 --modifier 1 --against 5", "With two six-sided dice no number is rolled against"),
    ("--dice-mode 2d6", "--modifier is needed here."),
    ("--dice-mode 2d6 --modifier many", "--modifier must be a whole number, which “many” is not."),
    ("--dice-mode 2d6 --modifier 99", "A modifier of 99 is out of bounds; it goes from -10 to 10."),
    ("--dice-mode 2d6 --modifier 1 --luck step", "Luck cannot be used as “step” here; choose from reroll, plus, cost."),
]


@pytest.mark.parametrize("command", ["odds", "roll"])
@pytest.mark.parametrize(("line", "said"), REFUSED, ids=[line for line, _ in REFUSED])
def test_an_impossible_roll_is_refused(command: str, line: str, said: str) -> None:
    """The refusal is one sentence on standard error and exit code 2, with --json as well."""
    assert complaint(command, "nde2", *line.split()).startswith(said)
    assert complaint(command, "nde2", *line.split(), "--json").startswith(said)


def test_no_traceback_leaves_the_program() -> None:
    """Run as a program, a refusal is the same one sentence."""
    ran = program("odds", "nde2", "--die", "d13", "--against", "5")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)


# ---- roll -----------------------------------------------------------------------------------------------------------


def test_a_roll_is_explained() -> None:
    """The die as it fell, why it is that die, the result, and the rule that read it."""
    told = printed("roll", "nde2", "--die", "d12", "--against", "5", "--faces", "7")
    assert told.splitlines() == [
        "The d12 shows 7.",
        "    One die per test (nde2.dice.set)",
        "Success",
        "    Reach the number (nde2.test.meet-or-beat)",
    ]


@pytest.mark.parametrize(
    ("faces", "result", "rule"),
    [
        ("1", "FC", "nde2.test.one"),
        ("4", "F", "nde2.test.fail-moves"),
        ("5", "S", "nde2.test.meet-or-beat"),
        ("12", "X", "nde2.test.max-is-exceptional"),
    ],
)
def test_a_roll_has_its_result_and_rule(faces: str, result: str, rule: str) -> None:
    """For programs: result, rule, dice, every rule cited, and the whole record."""
    told = answer("roll", "nde2", "--die", "d12", "--against", "5", "--faces", faces)
    assert (told["ruleset"], told["result"], told["rule"]) == ("nde2", result, rule)
    assert told["rolls"] == [{"sides": 12, "faces": [int(faces)]}]
    assert told["citations"] == sorted(["nde2.dice.set", rule])
    assert [entry["did"] for entry in told["log"]] == ["opened", "rolled", "closed"]


def test_a_reroll_takes_the_next_given_face() -> None:
    """Luck rolls again with the next face given, and the story tells both rolls."""
    line = ("roll", "nde2", "--die", "d12", "--against", "5", "--luck", "reroll", "--faces", "2,9")
    assert answer(*line)["result"] == "S"
    told = printed(*line)
    assert told.startswith("The d12 shows 2.\n") and "    The d12 shows 9.\n" in told
    assert "The hero spends a Luck Point to roll again and has 0 left." in told


def test_two_dice_are_rolled_together() -> None:
    """With two dice two faces make one roll, in whichever way they are separated."""
    line = ("roll", "nde2", "--dice-mode", "2d6", "--modifier", "2", "--faces")
    assert answer(*line, "3,5")["result"] == answer(*line, "3 5")["result"] == "S"
    assert printed(*line, "3,5").startswith("2d6 show 3 + 5.\n")


def test_without_given_faces_the_computer_rolls() -> None:
    """Every face is one the die has, and over many rolls they differ."""
    faces = {answer("roll", "nde2", "--die", "d20", "--against", "5")["rolls"][0]["faces"][0] for _ in range(40)}
    assert faces <= set(range(1, 21)) and len(faces) > 3


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--die d12 --against 5 --faces 13", "“13” is not a roll of 1d12."),
        ("--die d12 --against 5 --faces 0", "“0” is not a roll of 1d12."),
        ("--die d12 --against 5 --disadvantage --faces 9", "“9” is not a roll of 1d8."),
        ("--die d12 --against 5 --faces x", "--faces must be a whole number, which “x” is not."),
        ("--die d12 --against 5 --faces 3,x", "--faces must be a whole number, which “x” is not."),
        ("--die d12 --against 5 --faces -3", "--faces must be a whole number, which “-3” is not."),
        ("--die d12 --against 5 --faces ,", "--faces must be a whole number, which “” is not."),
        ("--dice-mode 2d6 --modifier 0 --faces 3", "“3” is not a roll of 2d6."),
        ("--dice-mode 2d6 --modifier 0 --faces 3,7", "“3 7” is not a roll of 2d6."),
        ("--die d12 --against 5 --aim climb", "--aim goes with --sheet, which is not given."),
    ],
)
def test_wrong_faces_are_refused(line: str, said: str) -> None:
    """A face that the die does not have is bad input."""
    assert complaint("roll", "nde2", *line.split()) == said


# ---- a whole test at the terminal -----------------------------------------------------------------------------------


def made(path: Path, *flags: str) -> Path:
    """A file with a new character."""
    path.write_text(printed("character", "new", "nde2", *flags))
    return path


@pytest.fixture
def ilse(tmp_path: Path) -> Path:
    """The file of a character."""
    return made(tmp_path / "ilse.json", "--role", "specialist", "--name", "Ilse", "--talent", "Quietly")


SETTLED = "\n\n\n"
"""Dice are wanted: three times the usual answer."""


def call(number: str, stakes: str = "they wake up", helps: str = "", talents: str = "") -> str:
    """The GM's answers to a test, line by line."""
    return "\n".join([number, stakes, helps, "", "", talents, "", "", ""]) + "\n"


READY = "\n\n"
"""Nothing is declined and nothing bought."""


def play(path: Path, typed: str, *more: str) -> Result:
    """A test in which Ilse sneaks, answered by typed lines."""
    return run("roll", "nde2", "--sheet", str(path), "--aim", "sneak past the guard", *more, typed=typed)


def test_a_test_is_played_at_the_terminal(ilse: Path) -> None:
    """Questions go to standard error in words, and the story with its rules to standard output."""
    ran = play(ilse, SETTLED + "\n" + call("6") + READY + "quieter\n\n", "--faces", "12")
    assert ran.exit_code == 0
    assert "GM: Ilse wants to sneak past the guard. Call for a roll?" in ran.stderr
    assert "Usually Dexterity here." in ran.stderr
    assert ran.stdout.startswith("Ilse wants to sneak past the guard.\n    Say what and why (nde2.test.declare)\n")
    assert "Ilse tests Dexterity (d12 against 6): an exceptional success." in ran.stdout
    assert "Ilse does even better: more quietly." in ran.stdout
    assert ran.stdout.endswith("Exceptional success\n    The highest face shines (nde2.test.max-is-exceptional)\n")


def test_a_refused_answer_is_asked_for_again(ilse: Path) -> None:
    """An answer against the rules is refused with its rule, and so is one that is not on the list."""
    typed = "perhaps\n" + SETTLED + "wits\n\n" + call("7") + "many\n" + call("5") + READY + "\n\n"
    ran = play(ilse, typed, "--faces", "12")
    assert "“perhaps” is not one of yes, no." in ran.stderr
    assert "“wits” is not one of Dexterity, Strength, Might." in ran.stderr
    assert "7 is not one of the Difficulties 3, 4, 5, 6, 8, 12 (nde2.test.gm-difficulty)." in ran.stderr
    assert "“many” is not a whole number." in ran.stderr
    assert ran.stderr.count("Ilse tries it. How hard is it") == 3
    assert ran.exit_code == 0 and "(d12 against 5)" in ran.stdout


def test_answers_may_be_words_or_numbers(ilse: Path) -> None:
    """A choice is picked by its number in the list, its word, or the rules' own word for it."""
    results = set()
    for strength in ("2", "Strength", "STRENGTH", "str"):
        ran = play(ilse, SETTLED + strength + "\n" + call("4") + READY + "\n\n", "--faces", "6")
        assert ran.exit_code == 0
        results.add(ran.stdout)
    assert len(results) == 1 and "Ilse tests Strength (d6 against 4)" in results.pop()


def test_a_talent_and_luck_can_be_used(ilse: Path) -> None:
    """A Talent makes the die larger; after a failure luck is offered, and its price is named from a list."""
    typed = SETTLED + "\n" + call("12", helps="fog", talents="Quietly") + READY + "succeed at a cost\n" + "4\n\n"
    ran = play(ilse, typed, "--faces", "2")
    assert ran.exit_code == 0
    assert "One step up: fog (nde2.step.up)" in ran.stdout
    assert "No further step: the Talent “Quietly” (nde2.step.talent-slot)" in ran.stdout
    assert "Ilse tests Dexterity (d20 against 12): a success at a cost." in ran.stdout
    assert "Ilse pays a price: a worse position." in ran.stdout


def test_given_faces_make_the_terminal_ask_for_further_ones(ilse: Path) -> None:
    """With given faces the next ones are asked for, and a face the die lacks is refused."""
    typed = SETTLED + "\n" + call("6") + READY + "reroll\nthirteen\n13\n7\n" + "\n"
    ran = play(ilse, typed, "--faces", "2")
    assert "“thirteen” is not a whole number." in ran.stderr
    assert "“13” is not a roll of 1d12." in ran.stderr
    assert ran.exit_code == 0 and "The d12 shows 7." in ran.stdout


def test_a_test_may_need_no_dice(ilse: Path) -> None:
    """The GM may find that it simply works, or that it cannot be done; then there is no result."""
    assert json.loads(play(ilse, "\n\nsucceeds\n", "--json").stdout)["result"] == "S"
    impossible = play(ilse, "\n\nimpossible\n", "--json")
    assert (impossible.exit_code, json.loads(impossible.stdout)["result"]) == (0, None)
    assert "It cannot be done" in play(ilse, "\n\nit cannot be done\n").stdout


def test_a_played_test_is_one_json_object(ilse: Path) -> None:
    """For programs: prompts stay on standard error."""
    ran = play(ilse, SETTLED + "\n" + call("6") + READY + "\n", "--faces", "7", "--json")
    told = json.loads(ran.stdout)
    assert ran.stdout.count("\n") == 1 and "Call for a roll?" in ran.stderr
    assert (told["result"], told["rolls"]) == ("S", [{"sides": 12, "faces": [7]}])
    assert {"nde2.test.stakes", "nde2.test.meet-or-beat"} <= set(told["citations"])


def test_a_character_with_modifiers_plays_with_two_dice(tmp_path: Path) -> None:
    """A character with modifiers plays with two dice."""
    path = made(tmp_path / "oda.json", "--role", "adept", "--name", "Oda", "--option", "dice_mode=2d6")
    line = ("roll", "nde2", "--sheet", str(path), "--aim", "bluff", "--dice-mode", "2d6", "--faces", "5,5")
    ran = run(*line, typed=SETTLED + call("") + "\n\n\n")
    assert ran.exit_code == 0 and "Oda tests Might (2d6 +2): an exceptional success." in ran.stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--sheet {}", "--aim is needed here."),
        ("--sheet {} --aim climb --die d12", "--die does not go with --sheet: you will be asked about it."),
        ("--sheet {} --aim climb --help-from-ally", "--help-from-ally does not go with --sheet"),
        ("--sheet nowhere.json --aim climb", "We could not open “nowhere.json”: it is not there, or"),
        ("--sheet {} --aim climb --dice-mode 2d6", "The character in “{}” breaks a rule"),
        ("--sheet {} --aim climb --option max_rul=plain", "There is no option “max_rul”"),
    ],
)
def test_a_test_that_cannot_begin_is_refused(ilse: Path, line: str, said: str) -> None:
    """Flags that would be passed over, and files that cannot be played, are bad input."""
    assert complaint("roll", "nde2", *line.format(ilse).split()).startswith(said.format(ilse))


@pytest.mark.parametrize("typed", ["", "yes", SETTLED, SETTLED + "\n" + call("6") + READY])
def test_an_early_end_of_input_is_one_sentence(ilse: Path, typed: str) -> None:
    """When the input ends in the middle of a question, that is said, and nothing is printed."""
    ran = play(ilse, typed, "--faces", "2")
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.endswith("\nThe input ended in the middle of a question, so nothing came of it.\n")


def test_an_early_end_of_input_ends_a_real_program_with_one_sentence(ilse: Path) -> None:
    """The same without a terminal, and with bytes that are no text."""
    line = ("roll", "nde2", "--sheet", str(ilse), "--aim", "climb")
    ran = program(*line, stdin=subprocess.DEVNULL)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith("The input ended in the middle of a question, so nothing came of it.\n")
    odd = subprocess.run([sys.executable, "-m", "moothall", *line], input=b"\xff\n", capture_output=True, check=False)
    assert odd.returncode == 2 and b"Traceback" not in odd.stderr


def test_ctrl_c_in_a_question_ends_with_130(ilse: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of a question ends the program without a word."""

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(person, "_read_line", interrupted)
    ran = play(ilse, "")
    assert (ran.exit_code, ran.stdout) == (130, "") and "Traceback" not in ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_ends_a_real_program_with_130(ilse: Path) -> None:
    """Ctrl-C while it waits for a line."""
    command = [sys.executable, "-m", "moothall", "roll", "nde2", "--sheet", str(ilse), "--aim", "climb"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]
        assert process.stderr.read(2)  # it asks
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, b"") and b"Traceback" not in err


# ---- characters -----------------------------------------------------------------------------------------------------


def test_a_new_character_is_legal(ilse: Path) -> None:
    """A new character has the spread of its role and follows the rules."""
    sheet = json.loads(ilse.read_text())
    assert (sheet["ruleset"], sheet["name"], sheet["role"]) == ("nde2", "Ilse", "specialist")
    assert sheet["attributes"] == {"str": 6, "dex": 12, "might": 8}
    assert sheet["talents"] == ["Quietly"]
    told = judged("character", "check", str(ilse))
    assert (told["legal"], told["status"]) == (True, "ready")
    assert [(problem["field"], problem["warning"]) for problem in told["problems"]] == [
        ("concept", True),
        ("gear", True),
    ]
    assert {step["mark"] for step in told["steps"]} == {"done", "blank"}
    first, *notes = printed("character", "check", str(ilse)).splitlines()
    assert first == "Ilse follows the rules." and len(notes) == 2


def test_a_new_character_may_have_any_name(tmp_path: Path) -> None:
    """The file is pure ASCII, so that no terminal's encoding can spoil it."""
    made = printed("character", "new", "nde2", "--role", "adept", "--name", "Łucja", "--concept", "Śni o morzu.")
    assert made.isascii() and json.loads(made)["name"] == "Łucja"
    path = tmp_path / "lucja.json"
    path.write_text(made)
    assert printed("character", "check", str(path)).startswith("Łucja follows the rules.\n")
    assert printed("character", "grow", str(path), "--heart").startswith("Łucja ")
    assert json.loads(path.read_text(encoding="utf-8"))["concept"] == "Śni o morzu."


def test_random_characters_come_again_from_their_seed() -> None:
    """The same seed makes the same legal character, another seed another one; name and role may be given."""
    line = ("character", "new", "nde2", "--random")
    assert printed(*line, "--seed", "7") == printed(*line, "--seed", "7")
    assert len({printed(*line, "--seed", str(seed)) for seed in range(8)}) == 8
    assert len({printed(*line) for _ in range(4)}) > 1
    named = json.loads(printed(*line, "--seed", "7", "--name", "Oda", "--role", "adept"))
    assert (named["name"], named["role"]) == ("Oda", "adept")


@pytest.mark.parametrize("seed", range(6))
def test_random_characters_are_legal(tmp_path: Path, seed: int) -> None:
    """Chance never breaks a rule, with one die or two."""
    for mode in ("ladder", "2d6"):
        option = ("--option", f"dice_mode={mode}")
        path = made(tmp_path / f"{mode}.json", "--random", "--seed", str(seed), *option)
        assert judged("character", "check", str(path), *option)["legal"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("new nde2 --name Ilse", "--role is needed here."),
        ("new nde2 --role adept", "--name is needed here."),
        ("new nde2 --role bard --name Ilse", "There is no role “bard”; choose from assault, specialist, adept"),
        ("new nde2 --random --role bard", "A hero has exactly one of the roles"),
        ("new nde2 --role adept --name Ilse --seed 7", "--seed goes with --random, which is not given."),
        ("new nde2 --role adept --name=", "The name must be text on one line (nde2.char.parts)."),
        ("new nde9 --role adept --name Ilse", "There is no ruleset “nde9”; the nearest is “nde2”."),
        ("new nde2 --role adept --name Ilse --talent a --talent b --talent c", "A hero has two Talents at most, and"),
        ("new nde2 --role adept --name Ilse --talent a --option talents=off", "This table plays without Talents"),
        ("check nowhere.json", "We could not open “nowhere.json”: it is not there, or we may not read it."),
        ("grow nowhere.json --heart", "We could not open “nowhere.json”: it is not there, or we may not read it."),
    ],
)
def test_impossible_characters_are_refused(line: str, said: str) -> None:
    """A missing, unknown or illegal value is refused in one sentence."""
    assert complaint("character", *line.split()).startswith(said)


def changed(path: Path, **new: Any) -> Path:
    """The same file with other values."""
    path.write_text(json.dumps(json.loads(path.read_text()) | new))
    return path


def test_every_problem_has_its_rule(ilse: Path) -> None:
    """An illegal character is an answer, not an error: each problem with field, rule and words."""
    changed(ilse, role="bard", hearts=9, talents=["a", "b", "c"])
    told = judged("character", "check", str(ilse))
    assert not told["legal"]
    wrong = [problem for problem in told["problems"] if not problem["warning"]]
    assert {(problem["field"], problem["rule"]) for problem in wrong} == {
        ("role", "nde2.char.one-role"),
        ("hearts", "nde2.res.hearts-pp"),
        ("talents", "nde2.talent.two"),
    }
    assert all(problem["says"].endswith(".") for problem in told["problems"])
    read = run("character", "check", str(ilse)).stdout.splitlines()
    assert read[0] == "Ilse does not follow the rules."
    assert read[3] == "  “hearts” cannot be 9 for a hero who has grown like this one (nde2.res.hearts-pp)."


def test_a_warning_breaks_no_rule(ilse: Path) -> None:
    """A fourth trinket deserves a mention and no more."""
    changed(ilse, concept="A net mender.", gear={"key": "hook", "protection": "coat", "trinkets": ["a", "b", "c", "d"]})
    told = judged("character", "check", str(ilse))
    assert told["legal"] and [problem["warning"] for problem in told["problems"]] == [True]
    assert run("character", "grow", str(ilse), "--heart").exit_code == 0


def test_options_count_in_a_check(ilse: Path) -> None:
    """A sheet is checked under the given options."""
    assert not judged("character", "check", str(ilse), "--option", "talents=off")["legal"]
    assert not judged("character", "check", str(ilse), "--option", "dice_mode=2d6")["legal"]


@pytest.mark.parametrize(
    ("flags", "field", "value", "said"),
    [
        (("--attribute", "might"), "attributes", {"str": 6, "dex": 12, "might": 12}, "Might is now a d12."),
        (("--heart",), "hearts", 6, "Ilse has improved and can now hold 6 Hearts."),
        (("--power",), "power", 4, "Ilse has improved and can now hold 4 Power Points."),
        (("--trait", "Never leaves a wet footprint."), "traits", ["Never leaves a wet footprint."], "a new Trait"),
    ],
)
def test_a_character_grows(ilse: Path, flags: tuple[str, ...], field: str, value: Any, said: str) -> None:
    """One thing gets better, is saved and told, and the character is still legal."""
    assert said in printed("character", "grow", str(ilse), *flags)
    assert json.loads(ilse.read_text())[field] == value
    assert judged("character", "check", str(ilse))["legal"]
    assert list(ilse.parent.iterdir()) == [ilse]


def test_a_grown_character_is_one_json_object(ilse: Path) -> None:
    """For programs the whole new sheet is printed, and it is what was saved."""
    assert answer("character", "grow", str(ilse), "--heart") == json.loads(ilse.read_text())


def test_growth_raises_a_modifier_up_to_its_limit(tmp_path: Path) -> None:
    """With two dice a modifier is raised, up to its limit."""
    option = ("--option", "dice_mode=2d6")
    path = made(tmp_path / "oda.json", "--role", "adept", "--name", "Oda", *option)
    assert "Might is now +3." in printed("character", "grow", str(path), "--attribute", "might", *option)
    assert "(nde2.v2d6.growth)" in complaint("character", "grow", str(path), "--attribute", "might", *option)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ("", "A hero grows in exactly one thing at a time, not in 0 (nde2.grow.one)."),
        ("--heart --power", "A hero grows in exactly one thing at a time, not in 2 (nde2.grow.one)."),
        ("--attribute luck", "--attribute cannot be “luck”; choose from str, dex, might."),
        ("--trait=", "Say in a sentence what the new Trait is (nde2.grow.trait)."),
        ("--heart --option max_rul=plain", "There is no option “max_rul”"),
        ("--heart --option talents=off", "The character in “"),
    ],
)
def test_impossible_growth_leaves_the_file_alone(ilse: Path, flags: str, said: str) -> None:
    """A refused pick changes nothing."""
    before = ilse.read_bytes()
    assert complaint("character", "grow", str(ilse), *flags.split()).startswith(said)
    assert ilse.read_bytes() == before and list(ilse.parent.iterdir()) == [ilse]


@pytest.mark.parametrize(("flags", "most"), [(("--heart",), 2), (("--power",), 2), (("--attribute", "dex"), 1)])
def test_growth_stops_at_its_cap(ilse: Path, flags: tuple[str, ...], most: int) -> None:
    """Seven Hearts, five Power Points and a d20 are the end of it."""
    for _ in range(most):
        printed("character", "grow", str(ilse), *flags)
    before = ilse.read_bytes()
    assert complaint("character", "grow", str(ilse), *flags).startswith("Ilse cannot improve in that way any further")
    assert ilse.read_bytes() == before


def test_a_file_that_cannot_be_written_is_left_alone(ilse: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the new file cannot be put in place, the old one stays and nothing is left beside it."""

    def fails(self: Path, target: Path) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "replace", fails)
    before = ilse.read_bytes()
    assert complaint("character", "grow", str(ilse), "--heart").startswith(f"We could not write to “{ilse}”")
    assert ilse.read_bytes() == before and list(ilse.parent.iterdir()) == [ilse]


def test_a_link_to_a_character_stays_a_link(ilse: Path, tmp_path: Path) -> None:
    """Growing through a link changes the file it leads to."""
    link = tmp_path / "link.json"
    link.symlink_to(ilse)
    printed("character", "grow", str(link), "--heart")
    assert link.is_symlink() and json.loads(ilse.read_text())["hearts"] == 6


ODD_FILES = {
    "empty": (b"", "is not a character's file: it is not JSON."),
    "no-json": (b"{", "is not a character's file: it is not JSON."),
    "no-text": (b"\xff\xfe\x00", "is not a character's file: it is not JSON."),
    "a-picture": (b"\x89PNG\r\n\x1a\n" * 50, "is not a character's file: it is not JSON."),
    "deep": (b"[" * 200_000, "is not a character's file: it is not JSON."),
    "long-number": (b'{"ruleset": ' + b"9" * 10_000 + b"}", "is not a character's file: it is not JSON."),
    "huge": (b" " * (MOST_BYTES + 1), "is too big for a character: more than 1,000,000 bytes."),
    "a-list": (b"[1, 2]", "This file does not say which ruleset its character belongs to."),
    "a-number": (b"7", "This file does not say which ruleset its character belongs to."),
    "no-ruleset": (b"{}", "This file does not say which ruleset its character belongs to."),
    "odd-ruleset": (b'{"ruleset": ["nde2"]}', "This file does not say which ruleset its character belongs to."),
    "other-ruleset": (b'{"ruleset": "nde7"}', "There is no ruleset “nde7”; the nearest is “nde2”."),
}


@pytest.mark.parametrize("command", [("check",), ("grow", "--heart")], ids=lambda command: command[0])
@pytest.mark.parametrize("name", ODD_FILES)
def test_odd_files_are_refused(tmp_path: Path, name: str, command: tuple[str, ...]) -> None:
    """A file with odd contents is refused in one sentence, and is not changed."""
    content, said = ODD_FILES[name]
    path = tmp_path / name
    path.write_bytes(content)
    assert complaint("character", command[0], str(path), *command[1:]).endswith(said)
    assert path.read_bytes() == content


@pytest.mark.parametrize("place", ["", "ilse.json/x", "no/such/folder"])
def test_places_without_a_file_are_refused(ilse: Path, place: str) -> None:
    """A folder, a file below a file, and a folder that is not there."""
    assert complaint("character", "check", str(ilse.parent / place)).startswith("We could not open")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such file")
def test_a_file_without_an_end_is_refused() -> None:
    """We read no more than a character can need."""
    assert "too big" in complaint("character", "check", "/dev/zero")


def test_a_mark_at_the_beginning_of_a_file_does_no_harm(ilse: Path) -> None:
    """Some editors put an invisible mark before the text."""
    ilse.write_bytes(b"\xef\xbb\xbf" + ilse.read_bytes())
    assert judged("character", "check", str(ilse))["legal"]


NONSENSE: list[Any] = [None, -1, 7, 1e300, True, "", "a\nb", "x" * 9000, [], [1], [""], [[[]]], {}, {"str": "6"}]
FIELDS = ("name", "concept", "role", "role_label", "attributes", "hearts", "power", "luck", "talents", "traits", "gear")


@pytest.mark.parametrize("field", [*FIELDS, "grown"])
def test_nonsense_in_a_file_is_never_our_failure(ilse: Path, field: str) -> None:
    """A field may hold anything: it is judged, and what is not legal can neither grow nor be played."""
    good = json.loads(ilse.read_text())
    for nonsense in [*NONSENSE, {"key": 1}, {"trinkets": "abc"}]:
        changed(ilse, **good | {field: nonsense})
        legal = judged("character", "check", str(ilse))["legal"]
        played = play(ilse, "")
        grown = run("character", "grow", str(ilse), "--heart")
        assert (played.exit_code, grown.exit_code) == (2, 0 if legal else 2), (field, nonsense)
        assert legal is ("input ended" in played.stderr)


# ---- the demo --------------------------------------------------------------------------------------------------------


def test_the_demo_is_the_same_for_the_same_seed() -> None:
    """One seed gives one demo, to the letter; without a seed it is always the same one."""
    assert printed("demo", "nde2", "--seed", "7") == printed("demo", "nde2", "--seed", "7") == printed("demo", "nde2")
    assert printed("demo", "nde2", "--seed", "8") != printed("demo", "nde2")


def test_the_demo_is_a_story_with_reasons() -> None:
    """The demo has a title and parts, names its people, and explains each rule where it first decides something."""
    told = printed("demo", "nde2").splitlines()
    assert told[0] == "A short session of nde2, from the seed 7"
    assert told[-1] == "To read one of these rules: moothall rules show nde2.test.one"
    assert "Round 1 begins." in told and told[told.index("Round 1 begins.") - 1] == ""
    explained = [line for line in told if line.startswith("    ") and "(nde2." in line]
    assert len(explained) > 30
    moved = ("    One step", "    No further step", "    The dice end")  # what moves the die is told every time
    rules = [line for line in explained if not line.startswith(moved)]
    assert [line for line in rules if rules.count(line) > 1] == []
    assert any(line.startswith("    As before: nde2.") for line in told)
    assert any(re.fullmatch(r" {4}\d+ against Defense \d \(.+\)", line) for line in told)


def test_every_roll_of_the_demo_names_its_rules() -> None:
    """Under each outcome of dice stand the rules that decided, in full or by their ids."""
    told = printed("demo", "nde2", "--seed", "3").splitlines()
    parts = "\n".join(told).replace("\n    ", "\t").splitlines()
    rolled = [part for part in parts if "shows" in part]
    assert len(rolled) > 8 and all("nde2." in part for part in rolled)


def test_the_demo_tells_programs_everything() -> None:
    """The seed, how everybody fared, and the whole record."""
    told = answer("demo", "nde2", "--seed", "salt")
    assert (told["ruleset"], told["seed"]) == ("nde2", "salt")
    assert set(told["heroes"]) == {"ilse", "bram", "maren"} and len(told["foes"]) == 4
    assert {entry["did"] for entry in told["log"]} >= {"opened", "asked", "rolled", "told", "closed"}


def test_the_demo_writes_its_ledger(tmp_path: Path) -> None:
    """The ledger that is written has a line for each entry, and they are those of --json."""
    path = tmp_path / "session.jsonl"
    printed("demo", "nde2", "--ledger", str(path))
    kept = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in kept] == answer("demo", "nde2")["log"]
    assert complaint("demo", "nde2", "--ledger", str(tmp_path / "no" / "where")).startswith("We could not write to")


def test_the_demo_needs_a_ruleset() -> None:
    """A demo needs the name of its book."""
    assert complaint("demo") == "RULESET is missing; add --help to see what this command takes."
    assert complaint("demo", "nde9") == "There is no ruleset “nde9”; the nearest is “nde2”."


# ---- the program ----------------------------------------------------------------------------------------------------


def test_json_is_one_object_and_nothing_else(ilse: Path) -> None:
    """Every command that answers prints one JSON object with --json, in ASCII and without styles."""
    lines = [
        ("odds", "nde2", "--die", "d12", "--against", "5"),
        ("roll", "nde2", "--die", "d12", "--against", "5"),
        ("character", "new", "nde2", "--role", "adept", "--name", "Édith"),
        ("character", "check", str(ilse)),
        ("character", "grow", str(ilse), "--heart"),
        ("demo", "nde2"),
    ]
    for line in lines:
        told = printed(*line, "--json")
        assert isinstance(json.loads(told), dict) and told.isascii() and told.endswith("}\n"), line


def test_the_program_and_the_module_agree() -> None:
    """`moothall` and `python -m moothall` are the same program."""
    script = Path(sys.executable).with_name("moothall.exe" if os.name == "nt" else "moothall")
    if not script.exists():
        pytest.skip("the program is not installed beside Python")
    for line in (("odds", "nde2", "--die", "d12", "--against", "5"), ("demo", "nde2"), ("odds", "nde2", "--die", "d7")):
        ours, theirs = program(*line), program(*line, command=(str(script),))
        assert (ours.returncode, ours.stdout, ours.stderr) == (theirs.returncode, theirs.stdout, theirs.stderr)
        assert ours.stdout or ours.stderr


def test_several_things_are_picked_by_number_or_named(tmp_path: Path) -> None:
    """Circumstances that help may be picked by number, with free text beside them."""
    path = tmp_path / "oda.json"
    path.write_text(printed("character", "new", "nde2", "--role", "adept", "--name", "Oda"))
    line = ("roll", "nde2", "--sheet", str(path), "--aim", "climb the mast", "--faces", "6")
    typed = "\n\n\n\n" + "5\nshe falls\n4, a rope\nDarkness\n\n\n\n\n\n" + "surprise\n\n" + "\n\n"
    ran = run(*line, typed=typed)
    assert "1. good preparation" in ran.stderr and "4. surprise" in ran.stderr
    assert "One step up: a rope" in ran.stdout
    assert "One step down: darkness" in ran.stdout
    assert "surprise" not in ran.stdout


# ---- Commands of a book's own ---------------------------------------------------------------------------------------


def test_only_some_books_grow_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A character of a book whose people change at the table is refused with that reason, and its file stays."""
    monkeypatch.setitem(books.BOOKS, "odd", bare_ruleset("odd", tmp_path))
    sheet = tmp_path / "one.json"
    sheet.write_text('{"ruleset": "odd"}', encoding="utf-8")
    for order in (("grow", str(sheet), "--heart"), ("convert", str(sheet), "--dice-mode", "2d6")):
        refused = run("character", *order)
        assert refused.exit_code == 2 and "is a character of odd, which changes at the table" in refused.stderr
    assert sheet.read_text(encoding="utf-8") == '{"ruleset": "odd"}'


def test_a_book_may_lack_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book without odds of its own is not offered, and asking for them all the same is refused."""
    monkeypatch.setitem(books.BOOKS, "odd", bare_ruleset("odd", tmp_path))
    assert "odd " not in run("odds", "--help").stdout
    assert run("odds", "odd").exit_code == 2

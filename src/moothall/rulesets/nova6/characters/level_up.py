"""Levelling up away from a table: choices for the new advance, and the sheet after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moothall.errors import AgainstTheRules
from moothall.rulesets.nova6.characters.fields import Making, talents, word
from moothall.rulesets.nova6.creation.advances import allowed, given_by, opened_by_features, rank_cap, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import Sheet, check_sheet
from moothall.rulesets.nova6.creation.steps import raised
from moothall.rulesets.nova6.growth import with_entry, with_rank
from moothall.talk.reasons import total
from moothall.talk.workshop import Answers, DraftChoice, Field, Step, read

GROWS: Final = "nova6.character.advances-per-level"
LATER: Final = "later"


def growth(made: Making, answers: Answers) -> Step:
    """Level up: one advance, for a rank, for a talent, or to be kept."""
    before, after = (total(allowed(sheet, made.options)) for sheet in (made.sheet, _risen(made.sheet)))
    risen = allowed(_risen(made.sheet), made.options)[-1].cite
    fields = [Field("advances", "given", "make-nova6-grow-advances", risen, value=f"{before} → {after}")]
    fields += [Field("pick", "pick", "make-nova6-grow-pick", GROWS, options=tuple(_picks(made)))]
    if answers.get("pick") == "rank":
        fields.append(Field("skill", "pick", "make-nova6-grow-skill", "nova6.character.cost-rank",
                            options=tuple(_rising(made))))  # fmt: skip
    if answers.get("pick") == "talent":
        fields.append(Field("talent", "pick", "make-nova6-grow-talent", "nova6.character.cost-talent",
                            options=tuple(_new_talents(made))))  # fmt: skip
    return Step("growth", "make-nova6-grow", GROWS, tuple(fields))


def _picks(made: Making) -> Iterator[DraftChoice]:
    if any(_rising(made)):
        yield DraftChoice("rank", "make-nova6-grow-rank", "nova6.character.cost-rank")
    yield DraftChoice("talent", "make-nova6-grow-new-talent", "nova6.character.cost-talent")
    if made.options.advance_banking == "on":
        yield DraftChoice(LATER, "make-nova6-grow-later", "nova6.character.advance-unspent")


def _rising(made: Making) -> Iterator[DraftChoice]:
    """The skills that one level more leaves room in."""
    sheet, pack = made.sheet, made.pack
    given = given_by(traits_of(sheet, pack))
    for skill in pack.skills:
        opened = opened_by_features(sheet, skill)
        cap = rank_cap(sheet["level"] + 1, skill, given, opened, made.options, pack.rank_levels)
        if sheet["skills"].get(skill, 0) < cap.most:
            turns = _boxes(made, with_rank(sheet, skill))
            yield DraftChoice(skill, word(pack, "skill", skill), cap.why[0].cite, turns=turns)


def _new_talents(made: Making) -> list[DraftChoice]:
    """Talents that the character does not have yet and the new level permits."""
    risen = made._replace(sheet=_risen(made.sheet))
    field = talents(risen, ticks(risen.sheet, risen.pack, risen.options).left)
    new = [one for one in field.options if one.id not in read(field, made.sheet)]
    return [one._replace(turns=_boxes(made, with_entry(made.sheet, "talents", one.writes))) for one in new]


def _boxes(made: Making, after: Sheet) -> tuple[DraftChoice, ...]:
    """The boxes that would become others, as they are and as they would be."""
    found = raised(made.sheet, after, made.pack)
    if not found:
        return ()
    now = [DraftChoice(_counted(one.before), "make-nova6-boxes-now", one.cite, of=word(made.pack, "track", one.track))
           for one in found]  # fmt: skip
    then = [DraftChoice(_counted(one.after), "make-nova6-as-said", one.cite) for one in found]
    return now[0]._replace(more=tuple(now[1:])), then[0]._replace(more=tuple(then[1:]))


def _counted(boxes: tuple[int, ...]) -> str:
    return "/".join(str(count) for count in boxes)


def _risen(sheet: Sheet) -> Sheet:
    return {**sheet, "level": sheet["level"] + 1}


def grown(made: Making, answers: Answers) -> Sheet:
    """The sheet one level on."""
    pick, after = answers.get("pick"), _risen(made.sheet)
    if pick == "rank" and answers.get("skill") in [one.id for one in _rising(made)]:
        after = with_rank(after, str(answers["skill"]))
    elif pick == "talent" and answers.get("talent") in [one.id for one in _new_talents(made)]:
        new = next(one.writes for one in _new_talents(made) if one.id == answers["talent"])
        after = with_entry(after, "talents", new)
    elif pick != LATER or made.options.advance_banking != "on":
        raise AgainstTheRules("error-nova6-what-to-advance", cite=GROWS)
    for problem in check_sheet(after, made.options, made.pack):
        if not problem.warning:
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)
    return after

"""The schema of an archive's lines: fields, types, and bounds."""

from __future__ import annotations

from typing import Annotated, Any, Union

import msgspec

from moothall.ledger.entries import AS_IN_0_1_0, OFFERS_STAND
from moothall.table.lines import Mark
from moothall.talk.reasons import Because

LATEST = 253_402_300_799
"""The last second of the year 9999."""

Number = Annotated[int, msgspec.Meta(ge=1, le=1 << 40)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Conv = Annotated[str, msgspec.Meta(pattern="^c[1-9][0-9]{0,9}$")]
Cites = Annotated[tuple[Word, ...], msgspec.Meta(max_length=100)]
Faces = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=1_000)], ...], msgspec.Meta(max_length=1_000)]


class ArchiveLine(msgspec.Struct, forbid_unknown_fields=True, tag_field="did"):
    """One line. What a fact, a question or an answer holds is checked by the book's own types afterwards."""


class StepLine(ArchiveLine, tag="step"):
    by: Word
    command: Word
    when: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    acts_for: Word = msgspec.field(default="", name="for")
    marks: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=10_000)] = ()


class NotedLine(ArchiveLine, tag="noted"):
    kind: Word
    v: Number
    data: dict[str, Any]


class RewoundLine(ArchiveLine, tag="rewound"):
    to: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]


class TakenBackLine(ArchiveLine, tag="taken-back"):
    conv: Conv
    entry: Number


class WithdrawnLine(ArchiveLine, tag="withdrawn"):
    conv: Conv


class GameLine(ArchiveLine):
    seq: Number


class ConversationLine(GameLine):
    conv: Conv


class AheadShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Word
    answer: Any
    about: Word = ""
    shown: Word = ""
    seat: Word = ""


Ahead = Annotated[tuple[AheadShape, ...], msgspec.Meta(max_length=100)]


class OpenedLine(ConversationLine, tag="opened"):
    procedure: Word
    args: dict[str, Any]
    version: Annotated[int, msgspec.Meta(ge=AS_IN_0_1_0, le=OFFERS_STAND)] = AS_IN_0_1_0
    ahead: Ahead = ()


class QuestionShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Word
    data: dict[str, Any]


class AskedLine(ConversationLine, tag="asked"):
    seat: Word
    question: QuestionShape
    cite: Cites


class OfferedLine(ConversationLine, tag="offered"):
    questions: Annotated[tuple[tuple[Word, QuestionShape], ...], msgspec.Meta(max_length=100)]
    cite: Cites
    stands: bool = False


class PassedLine(ConversationLine, tag="passed"):
    seat: Word


class AnsweredLine(ConversationLine, tag="answered"):
    seat: Word
    answer: Any
    taken: bool = False
    ahead: Ahead = ()


class RolledLine(ConversationLine, tag="rolled"):
    sides: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    faces: Faces
    reading: Any
    why: Annotated[tuple[Because, ...], msgspec.Meta(max_length=200)]
    cite: Cites


class ToldLine(GameLine, tag="told"):
    conv: Annotated[str, msgspec.Meta(pattern="^(c[1-9][0-9]{0,9})?$")]
    kind: Word
    v: Number
    data: dict[str, Any]
    cite: Cites


class ClosedLine(ConversationLine, tag="closed"):
    result: Any


AnyLine = Union[  # noqa: UP007 - a decoder is made of it at run time
    StepLine,
    NotedLine,
    RewoundLine,
    TakenBackLine,
    WithdrawnLine,
    OpenedLine,
    AskedLine,
    OfferedLine,
    PassedLine,
    AnsweredLine,
    RolledLine,
    ToldLine,
    ClosedLine,
]

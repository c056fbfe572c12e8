"""Conversations: the requests a rule may make, and the driver that carries it from request to answer."""

from moothall.talk.chance import Distribution, distribution
from moothall.talk.play import GM, Play
from moothall.talk.procedure import Opening, Procedure, procedure
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because, total
from moothall.talk.requests import Ask, Fall, LastWord, Offer, Part, Request, Roll, Stand, Taken, Tell

__all__ = [
    "GM",
    "Ask",
    "Because",
    "Distribution",
    "Fall",
    "LastWord",
    "Offer",
    "Opening",
    "Option",
    "Part",
    "Play",
    "Procedure",
    "Question",
    "Request",
    "Roll",
    "Stand",
    "Taken",
    "Tell",
    "distribution",
    "procedure",
    "question",
    "total",
]

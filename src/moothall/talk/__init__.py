"""Conversations: the requests a rule may make, and the driver that carries it from request to answer."""

from moothall.talk.chance import Distribution, distribution
from moothall.talk.play import GM, Play
from moothall.talk.procedure import Opening, Procedure, procedure
from moothall.talk.questions import Option, Question, question
from moothall.talk.reasons import Because, total
from moothall.talk.requests import Ask, Fall, Offer, Part, Request, Roll, Taken, Tell

__all__ = [
    "GM",
    "Ask",
    "Because",
    "Distribution",
    "Fall",
    "Offer",
    "Opening",
    "Option",
    "Part",
    "Play",
    "Procedure",
    "Question",
    "Request",
    "Roll",
    "Taken",
    "Tell",
    "distribution",
    "procedure",
    "question",
    "total",
]

### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = NDE, the newer edition
    .hint = Dice that grow and shrink, Luck, distances in zones

## Steps

make-who = Who is it?
    .hint = A name is all it takes. The rest you find out in play.
make-role = What are you best at?
    .hint = A role says what you are known for. It closes no doors.
make-numbers = What you are made of
    .hint = Choose which attribute is your best. Hearts, Power and Luck are the same for everybody.
make-talents-step = What can you do that others cannot?
    .hint = Two short phrases of your own. One of them may help in a test where it fits.
make-gear = What do you carry?
    .hint = Things make it possible to try something. They have no numbers.

## Fields

make-name = Name
make-concept = Concept
    .hint = In one sentence: who is this, and what is the matter?
make-one-role = Role
make-role-label = Your own word for the role
    .hint = If your world calls it something else. It stays the same role.
make-attributes = Attributes
make-hearts = Hearts
make-power = Power
make-luck = Luck
make-talents = Talents
make-traits = Traits
make-key = Key tool
    .hint = A weapon, or what you work with
make-protection = Protection
make-trinkets = Useful things

## Choices

make-role-assault = { role-assault }
    .hint = { role-assault-summary }
make-role-specialist = { role-specialist }
    .hint = { role-specialist-summary }
make-role-adept = { role-adept }
    .hint = { role-adept-summary }
make-role-warrior = { role-warrior }
    .hint = { role-warrior-summary }
make-role-rogue = { role-rogue }
    .hint = { role-rogue-summary }
make-role-mage = { role-mage }
    .hint = { role-mage-summary }
make-die = d{ $value }
make-modifier = +{ $value }
make-threshold-master = Master, 3 and up
make-threshold-trained = Trained, 4 and up
make-threshold-novice = Novice, 5 and up
make-threshold-unskilled = Unskilled, only 6

## Growing

make-grow = A chapter is over: one thing gets better
make-grow-pick = What gets better?
make-grow-attribute = An attribute
    .hint = One step up
make-grow-heart = A Heart
    .hint = One more, at most 7
make-grow-power = A Power Point
    .hint = One more, at most 5
make-grow-trait = A Trait
    .hint = Something only you can do, in a sentence; agree on it with your GM
make-grow-which = Which attribute?
make-grow-words = The new Trait, in a sentence

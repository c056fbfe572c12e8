### What the book is called, and what its workshop asks for. A hint may stand under a heading, a field or a choice.

book-title = 2d20: houses and drives
    .hint = Two d20s, Momentum and Threat, what people believe in, duels and intrigues

## Steps

make-who = Who is it?
    .hint = A name, and a few words that are true of them.
make-skills-step = What are you good at?
    .hint = One skill begins at 6, one at 5, the others at 4. Share out the points that are left.
make-drives-step = What drives you?
    .hint = Every Drive has one of five ratings. The strong ones say what you believe, in a sentence.
make-focuses-step = What have you practiced?
    .hint = Each focus stands under a skill. Where one fits, low dice count twice.
make-talents-step = What can you do that others cannot?
    .hint = Short phrases of your own; agree on what they do with your GM.
make-assets-step = What do you have?
    .hint = Things, people, secrets, favors. At least one of them can be touched.

## Fields

make-name = Name
make-traits = Traits
    .hint = A role, a reputation, whom you serve
make-ambition = Ambition
    .hint = What you want more than anything
make-skills = Skills
make-drives = Drives
make-statements = Statements
    .hint = A sentence you would say yourself: it may fit what you do, and it may stand against it
make-focus = Focus
make-focus-skill = Under which skill?
make-talents = Talents
make-asset = Asset
make-asset-touched = Can it be touched?

## Choices

make-rating = { $value }

## Growing

make-grow = Spend advancement points
make-grow-pick = What gets better?
make-grow-skill = A skill, for { $price } points
make-grow-focus = A new focus, for { $price } points
make-grow-talent = A new talent, for { $price } points
make-grow-half-skill = A skill in exchange for something else, for { $price } points
make-grow-half-focus = A focus in exchange for something else, for { $price } points
make-grow-half-talent = A talent in exchange for something else, for { $price } points
make-grow-which = Which skill?
make-grow-words = The new talent
    .hint = Agree on it with your GM
make-grow-given = What do you give up for it?
make-grow-own = { $value }

### Weapons and armor at the table: what is asked, why dice count, and what cannot be.

## Questions

ask-nova6-may-fit = { $who_said } wants this on “{ $tool_said }”: “{ $part }”. May it be there?
ask-nova6-may-layer = { $who_said } already wears armor and puts on “{ $item_said }” as well. Does that work?
ask-nova6-how-placed = { $who_said } sets “{ $item_said }” down as cover. To stop what comes, or to be harder to hit?

## Reasons

reason-gear = { $amount_said }d from “{ $of }”
reason-opposed-gear = { $amount_said }d against “{ $of }”
reason-conceal = { $amount_said }d to hide “{ $of }”
reason-note-in-hand = “{ $of }” stays in the hand
reason-note-thrown = “{ $of }” is thrown
reason-note-layers = the pieces of armor count together
reason-note-max-move = armor leaves room for no more { $of_said }

## What cannot be

error-no-such-item = There is no “{ $name }” in the gear tables; near it are: { $nearest }.
error-does-not-fit = “{ $part }” does not go with “{ $item }”.
error-not-built-for-it = “{ $item }” was not built for “{ $part }”; the GM would have to say that it was.
error-fits-once = “{ $part }” is on “{ $item }” already, and it fits once.
error-slot-taken = There is room for one thing of this kind, and “{ $part }” would be the second.
error-not-by-itself = “{ $item }” is nothing by itself; it is fitted to a weapon or armor.
error-one-armour = One armor is worn at this table, so “{ $item }” cannot go over it.
error-not-of-the-tables = “{ $item }” is not of the gear tables, so nothing of them can be fitted to it.
error-not-to-be-placed = “{ $item }” cannot be set down as cover now.
error-not-concealable = “{ $tool }” is too long to be hidden on anybody.
error-scope-too-near = { $name } is too near to be aimed at through the scope of “{ $tool }”.
error-not-through = “{ $name }” works only on a hit that armor does not swallow.
error-takes-an-action = Reloading “{ $item }” takes a whole action.
error-not-so-many = Of “{ $tool }” no more than { $most } can go off at once.

## On a sheet

problem-nova6-gear-row = “{ $said }” is not in the gear tables, or what goes with it is not written as it should be.
problem-nova6-gear-alone = “{ $said }” is nothing by itself; it belongs to the parts of a weapon or armor.
problem-nova6-gear-fit = These do not go together: { $said }.
problem-nova6-gear-minimum = This is heavier than the character can handle well, in dice: { $said }.
problem-nova6-gear-hands = Two hands are full, so this is carried and not held: { $said }.
problem-nova6-gear-one = There is room for one thing of this kind only: { $said }.


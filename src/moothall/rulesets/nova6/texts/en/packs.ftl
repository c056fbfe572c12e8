### Themepacks: what is said about them at the table.

error-other-pack = This character belongs to the pack { $pack }, and this table plays { $wanted }; make one for { $wanted }.

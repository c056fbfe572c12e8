### What an empty choice means in this book.

answer-none = { $field ->
    [who] nobody
    [by] nobody
    [target] nobody
    [to] everybody here
    [skill] no skill
    [action] every action
    [perk] no perk
    [how] take it
    [kind] the failure stands
    [stunt] nothing more
    [on] nothing for now
    [of] something else
    [first] whichever
   *[other] nothing
}

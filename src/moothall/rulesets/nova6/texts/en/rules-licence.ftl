### The licence: whose rules these are.

nova6_licence_ogl = Whose rules these are
    .gist = We ship facts and numbers in words of our own; NOTICE names the book, its publisher and its licence.

nova6_licence_product-identity = Names that are not ours
    .gist = People and places of the book stay there: whatever we ship has names of our own, and an author who uses one of the book’s is told so.

### La licence : à qui sont ces règles.

nova6_licence_ogl = À qui sont ces règles
    .gist = Nous livrons des faits et des nombres avec nos propres mots ; NOTICE nomme le livre, son éditeur et sa licence.

nova6_licence_product-identity = Des noms qui ne sont pas à nous
    .gist = Les gens et les lieux du livre y restent : tout ce que nous livrons porte des noms à nous, et un auteur qui reprend un nom du livre en est averti.

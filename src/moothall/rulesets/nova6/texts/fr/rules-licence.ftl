### La licence : à qui sont ces règles.

nova6_licence_ogl = À qui sont ces règles

nova6_licence_product-identity = Des noms qui ne sont pas à nous

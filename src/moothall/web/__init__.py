"""The web server: requests and sockets of browsers. No code in here decides a rule."""

"""What the tests share: a stage for the newer edition, people to put on it, and an ear for citations."""

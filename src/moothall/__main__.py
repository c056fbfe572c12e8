"""`python -m moothall` is `moothall`."""

from moothall.cli import main

if __name__ == "__main__":
    main()

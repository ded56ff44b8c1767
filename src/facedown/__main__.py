"""`python -m facedown` is the facedown command."""

from facedown.cli import main

if __name__ == "__main__":
    main()

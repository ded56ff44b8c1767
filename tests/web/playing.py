"""Somebody who plays through the screen: presses what shines."""

from playwright.sync_api import Error, Page

# What ends a round is pressed as soon as it is there; then what is done in most turns.
WISHES = (
    "ready",
    "stop",
    "call",
    "pass",
    "play",
    "draw",
    "discard",
    "swap slot",
    "keep_them",
    "keep",
    "end",
)

# The same, for somebody who is in no hurry.
LONG_WISHES = tuple(wish for wish in WISHES if wish not in ("stop", "call"))


def begin(page: Page, code: str, url: str) -> None:
    """Goes to a table and says ready."""
    page.goto(f"{url}/t/{code}")
    page.get_by_role("button", name="I am ready").click()


def is_over(page: Page) -> bool:
    return (
        page.locator(".results").count() > 0
        and page.get_by_role("button", name="Play again").count() > 0
    )


def kinds_of(page: Page) -> list[str]:
    """What the buttons do that may be pressed now."""
    found: list[str] = page.locator(".actions .button[data-kind]:not([disabled])").evaluate_all(
        "buttons => buttons.map(button => button.dataset.kind)"
    )
    return found


def press_something(page: Page, wishes: tuple[str, ...] = WISHES) -> bool:
    """Presses one thing that may be pressed now; whether there was one."""
    following = page.locator(".results .button.can")
    if following.count() and not is_over(page):
        following.first.click()
        return True
    ranks = page.locator(".actions .rank")
    if ranks.count():
        ranks.first.click()
        return True
    kinds = kinds_of(page)
    begun = page.locator(".actions .button.plain").count() > 0
    for wish in () if begun else wishes:
        if wish in kinds:
            page.locator(f'.actions .button[data-kind="{wish}"]').click()
            return True
    for target in (".slot .press:not(.soft):not(.picked)", ".choose", ".slot .press:not(.picked)"):
        found = page.locator(target)
        if found.count() and kinds:
            found.first.click()
            return True
    return False


def play_match(page: Page, most: int = 600) -> int:
    """Plays until the match is over; how many things were pressed."""
    pressed = 0
    for _ in range(most):
        if is_over(page):
            return pressed
        try:
            if press_something(page):
                pressed += 1
                page.wait_for_timeout(30)
            else:
                page.wait_for_timeout(80)
        except Error:
            # What was about to be pressed has just gone: somebody else was quicker.
            page.wait_for_timeout(50)
    raise AssertionError("the match did not end")

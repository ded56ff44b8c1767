"""The admins' page: a report from the chat is dealt with, a notice is read, a table is closed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import PHONE, call, new_house, visits
from tests.web.steady_house import ADMINS
from tests.web.test_pages import faults, is_too_wide, settle

from facedown.server.admins import add_admin

pytestmark = pytest.mark.slow

PARTS = ("Tables", "People", "Bans and mutes", "Notice", "Audit log", "Reports")


def show(page: Page, part: str) -> None:
    page.get_by_role("navigation", name="Parts").get_by_role("button", name=part).click()
    page.get_by_role("heading", name=part, level=2).wait_for()


def test_an_admin_deals_with_a_report(screen: None, browser: Browser, tmp_path: Path) -> None:
    secret = add_admin(tmp_path / ADMINS, "ana")
    with new_house(tmp_path) as house, visits(browser, house) as visit:
        ann, ben = visit(), visit()
        code = call(ann, "POST", "/tables", {"game": "vinto", "seats": 2, "talk": True})["code"]
        call(ben, "POST", f"/tables/{code}/join")
        call(ann, "POST", f"/tables/{code}/start")
        # Both are there before the cards are: each gives a share of the shuffle.
        for page in (ann, ben):
            page.goto(f"{house.url}/t/{code}")
        for page in (ann, ben):
            page.locator(".phrases .button").first.wait_for()

        # What was said is reported from where it is read.
        ben.get_by_label("Message the table").fill("You are <b>slow</b>")
        ben.get_by_label("Message the table").press("Enter")
        ann.locator(".talk .who").click()
        expect(ann.locator("blockquote")).to_have_text("You are <b>slow</b>")
        assert faults(ann) == []
        ann.get_by_role("button", name="Send report").click()
        expect(ann.get_by_text("Thank you.")).to_be_visible()
        ann.keyboard.press("Escape")

        admin = visit("/admin", size=PHONE)
        admin.get_by_label("Your admin secret").fill("wrong")
        admin.get_by_role("button", name="Sign in").click()
        expect(admin.get_by_role("alert")).to_contain_text("admin’s secret")
        assert faults(admin) == []
        admin.get_by_label("Your admin secret").fill(secret)
        admin.get_by_role("button", name="Sign in").click()
        expect(admin.locator(".quoted")).to_contain_text("You are <b>slow</b>")
        for part in PARTS:
            show(admin, part)
            settle(admin)
            assert (part, faults(admin), is_too_wide(admin)) == (part, [], False)

        # Beside the report is what happened at the table, as watchers were shown it.
        admin.get_by_role("button", name="Look").click()
        expect(admin.get_by_role("dialog")).to_contain_text("A round began.")
        assert faults(admin) == []
        admin.get_by_role("button", name="Close", exact=True).click()
        admin.get_by_role("button", name="Settle").click()
        admin.get_by_label("Reason").fill("warned")
        admin.get_by_role("button", name="Do it").click()
        expect(admin.get_by_text("No open reports.")).to_be_visible()

        # A notice is read at once at a table, and stays away once it is put away.
        show(admin, "Notice")
        admin.get_by_label("What everyone should read").fill("Back at ten.")
        admin.get_by_role("button", name="Show it to everyone").click()
        told = ann.get_by_role("status", name="Notice to everyone")
        expect(told).to_contain_text("Back at ten.")
        assert faults(ann) == []
        ann.get_by_role("button", name="Dismiss the notice").click()
        expect(told).to_be_empty()
        ann.goto(house.url)
        settle(ann)
        expect(told).to_be_empty()

        show(admin, "Tables")
        admin.get_by_role("button", name="Close", exact=True).click()
        admin.get_by_role("button", name="Do it").click()
        expect(ben.get_by_role("alert")).to_be_visible()
        show(admin, "Audit log")
        expect(admin.get_by_text(f"closed table {code}")).to_be_visible()
        admin.get_by_role("button", name="Sign out").click()
        expect(admin.get_by_label("Your admin secret")).to_be_visible()

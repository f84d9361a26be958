"""The pages that every general test looks at; a new page is one line in PAGES.

A path may hold {trip}, the path of the family's trip, {uid:NAME}, the parameter of an activity of family.ics, {newest}, the
number of the newest change, and {link}, the path of the link to sign in; on the server `household` also {moved}, a trip to where
the clocks have changed, {share}, the page of a feed, {person:NAME} and {organization:NAME}. `after` takes the browser to the next
page, where no address leads: it must not change the store, or leave it so that the page is the same the next time.
"""

import dataclasses
import re
import urllib.parse
from collections.abc import Callable

import server


# Whether the scripts of a page, if it has any, have done what they do at once.
READY = "() => !document.querySelector('script[src]') || document.documentElement.dataset.scripts === 'ready'"


@dataclasses.dataclass(frozen=True)
class Page:
    name: str
    path: str
    after: Callable | None = None
    # The status of the answer.
    status: int = 200
    # The fixture with the server that shows it.
    server: str = "shown"
    # Whether the browser is signed in, and as which account; without one by the link.
    signed_in: bool = True
    account: str | None = None
    # Whether its accessible tree is a golden.
    golden: bool = False
    # What it is called in docs/pages.md, which shows it; nothing for one that looks like another.
    screen: str | None = None

    def address(self, running):
        """The whole address on a server."""
        path = self.path
        if "{trip}" in path:
            path = path.replace("{trip}", running.trip())
        if "{newest}" in path:
            path = path.replace("{newest}", re.search(r'name="number" value="(\d+)"', running.get("/history")[1])[1])
        if "{link}" in path:
            path = path.replace("{link}", urllib.parse.urlsplit(running.link).path)
        path = re.sub(r"\{uid:([a-z0-9-]+)\}",
                      lambda match: "uid=" + urllib.parse.quote(f"family-{match[1]}@winter.example", safe=""), path)
        if "{moved}" in path:
            path = path.replace("{moved}", running.trip(server.MOVED))
        if "{share}" in path:
            path = path.replace("{share}", urllib.parse.urlsplit(running.store.share).path)
        for kind, lister in [("person", "/settings"), ("organization", "/organizations")]:
            path = re.sub(r"\{%s:([^}]+)\}" % kind,
                          lambda match: re.search(r'href="([^"]+)"><bdi>' + match[1], running.get(lister)[1])[1], path)
        return running.origin + path

    def show(self, tab, running):
        """Opens it in a tab."""
        answer = tab.goto(self.address(running))
        assert answer.status == self.status, (self.name, answer.status)
        if self.after:
            with tab.expect_navigation(wait_until="load"):
                self.after(tab)


def refused_activity(tab):
    tab.get_by_label("Starts or departs").fill("25 o'clock")
    tab.get_by_label("Title").fill("Walk <along> the pier")
    tab.get_by_role("button", name="Add").click()


def refused_todo(tab):
    tab.get_by_label("What is to be done").fill("Renew <both> passports")
    tab.get_by_label("Reminders").fill("1d")
    tab.get_by_role("button", name="Add", exact=True).click()


def refused_expense(tab):
    tab.get_by_label("What it was for").fill("Dinner <at> the harbour")
    tab.get_by_label("How much").fill("84 EUR")
    tab.get_by_label("Who bears it").fill("Zoe")
    tab.get_by_role("button", name="Add", exact=True).click()


def refused_feed(tab):
    tab.get_by_label("For whom").fill("   ")
    tab.locator("form.fields button").click()


def refused_passphrase(tab):
    tab.get_by_label("Passphrase of").fill("correct horse")
    tab.get_by_role("button", name="Unlock").click()


def unclear(time, zone):
    """Adds what begins at a time that its clock skips or shows twice."""
    def add(tab):
        tab.get_by_label("Title").fill("Night bus")
        tab.get_by_label("Starts or departs").fill(time)
        tab.get_by_label("on the clock of").first.fill(zone)
        tab.get_by_label("Ends or arrives").fill("+1h")
        tab.get_by_role("button", name="Add").click()
        tab.get_by_label("Which one is meant").wait_for()
    return add


def refused_details(tab):
    tab.get_by_label("Name").fill("")
    tab.get_by_label("First day").fill("2027-04-31")
    tab.get_by_role("button", name="Save").click()
    tab.get_by_role("alert").wait_for()


def made_feed(tab):
    """One feed more, in the place of the one that was made for the test before."""
    revoke = tab.get_by_role("button", name="Revoke the feed for Uncle Jo")
    if revoke.count():
        with tab.expect_navigation(wait_until="load"):
            revoke.click()
    tab.get_by_label("For whom").fill("Uncle Jo")
    tab.get_by_label("What it has").select_option("Around the Pacific")
    with tab.expect_navigation(wait_until="load"):
        tab.get_by_role("button", name="Make the address").click()
    tab.get_by_text("/s/").first.wait_for()


def follow(name):
    """Follows the first link that has a name."""
    return lambda tab: tab.locator("main").get_by_role("link", name=re.compile(name)).first.click()


def review(tab):
    tab.set_input_files("input[type=file]", [server.DEMO / "restaurant.ics", server.DEMO / "museum-tokyo.ics"])
    tab.locator("main form button").click()


PAGES = [
    Page("trips", "/trips", golden=True, screen="Trips"),
    Page("trips-current", "/trips?which=current"),
    Page("trips-past", "/trips?which=past"),
    Page("trips-search", "/trips?q=pacific"),
    Page("trips-nothing", "/trips?q=atlantic"),
    Page("itinerary", "{trip}", golden=True, screen="The itinerary"),
    Page("itinerary-home", "{trip}?clock=home", screen="The itinerary on the clock at home"),
    Page("itinerary-place", "{trip}?clock=place"),
    Page("itinerary-zone", "{trip}?zone=Asia%2FKathmandu"),
    Page("itinerary-no-zone", "{trip}?zone=Middle%2FEarth", status=400),
    Page("day", "{trip}/day/2027-03-23", golden=True, screen="A day, with the clock at home beside it"),
    Page("day-home", "{trip}/day/2027-03-28?clock=home"),
    Page("day-long", "{trip}/day/2027-04-04", screen="A day of 25 hours"),
    Page("day-beside", "{trip}/day/2027-04-04?beside=home%2CAsia%2FTokyo%2CAsia%2FKolkata%2CAmerica%2FNew_York",
         screen="A day with five clocks"),
    Page("week-beside", "{trip}/week/2027-03-28?beside=home%2CAsia%2FTokyo%2CAsia%2FKolkata"),
    Page("day-no-zone", "{trip}/day/2027-04-04?add-zone=Middle%2FEarth", status=400),
    Page("week", "{trip}/week/2027-03-28", golden=True, screen="A week"),
    Page("week-home", "{trip}/week/2027-03-28?clock=home"),
    Page("month", "{trip}/month/2027-04", golden=True, screen="A month, in which two dates come twice"),
    Page("timeline", "{trip}/timeline", screen="The timeline"),
    Page("timeline-home", "{trip}/timeline/2027-03-28?clock=home"),
    Page("map", "{trip}/map", screen="The legs on a map"),
    Page("costs", "{trip}/costs", golden=True, screen="Costs"),
    Page("add-expense", "{trip}/add-expense?{uid:kayak}", golden=True, screen="Adding an expense"),
    Page("add-expense-refused", "{trip}/add-expense", after=refused_expense, golden=True),
    Page("drift", "{trip}/drift"),
    Page("drift-all", "/drift"),
    Page("findings", "{trip}/findings", golden=True, screen="What is wrong with the trip"),
    Page("who", "{trip}/who", golden=True, screen="Who is where"),
    Page("who-day", "{trip}/who?at=2027-03-28"),
    Page("who-refused", "{trip}/who?at=soon", status=400),
    Page("everybody", "/who", screen="Where everybody is, over all trips"),
    Page("activity", "{trip}/activity?{uid:flight-auckland}", golden=True, screen="An activity"),
    Page("add", "{trip}/add", golden=True, screen="Adding an activity"),
    Page("add-refused", "{trip}/add", after=refused_activity, golden=True, screen="What is wrong with a form"),
    Page("edit", "{trip}/edit?{uid:flight-auckland}", screen="Editing an activity"),
    Page("delete", "{trip}/delete?{uid:kayak}", golden=True, screen="Deleting an activity"),
    Page("todos", "{trip}/todos", golden=True, screen="To-dos"),
    Page("add-todo", "{trip}/add-todo", golden=True, screen="Adding a to-do"),
    Page("add-todo-refused", "{trip}/add-todo", after=refused_todo, golden=True),
    Page("edit-todo", "{trip}/todos", after=follow("^Edit")),
    Page("delete-todo", "{trip}/todos", after=follow("^Delete")),
    Page("edit-expense", "{trip}/costs", after=follow("^Edit"), server="household"),
    Page("delete-expense", "{trip}/costs", after=follow("^Delete"), server="household"),
    Page("detach", "{trip}/files", after=follow("^(Delete|Remove)"), server="household"),
    Page("undo", "{trip}/todos?done={newest}", golden=True, screen="After a change"),
    Page("import", "/import", golden=True, screen="Choosing files to import"),
    Page("review", "/import", after=review, golden=True, screen="What an import would change"),
    Page("feeds", "/feeds", golden=True, screen="Giving trips to others, without codes"),
    Page("feed-refused", "/feeds", after=refused_feed),
    Page("history", "/history", golden=True, screen="The history, with undo"),
    Page("trip-history", "{trip}/history", screen="The history of a trip"),
    Page("new-trip", "/new-trip", screen="Making a trip"),
    Page("trip-details", "{trip}/details", screen="What is known of a trip"),
    Page("trip-remove", "{trip}/remove", screen="Deleting a trip"),
    Page("travellers", "{trip}/people"),
    Page("files", "{trip}/files"),
    Page("files-activity", "{trip}/files?{uid:kayak}"),
    Page("export", "{trip}/export", screen="Sharing a trip, and taking it along"),
    Page("paper", "{trip}/paper", screen="A trip on paper"),
    Page("paper-bare", "{trip}/paper?codes=0&costs=0"),
    Page("settings", "/settings", screen="Settings"),
    Page("protected", "/protected", screen="Protected trips"),
    Page("protected-refused", "/protected", after=refused_passphrase),
    Page("organizations", "/organizations"),
    Page("new-organization", "/new-organization", screen="A new organization"),
    Page("backup", "/backup", screen="A backup of everything"),
    Page("nobody", "/people/nobody", status=404),
    Page("no-organization", "/organizations/none", status=404),
    Page("sign-in", "{link}", signed_in=False, golden=True, screen="Signing in"),
    Page("no-session", "/trips", status=403, signed_in=False, screen="An address without being signed in"),
    Page("signed-out", "/signed-out", signed_in=False, screen="Signed out"),
    Page("no-trip", "/trips/00000000-0000-4000-8000-000000000000", status=404),
    Page("no-page", "/nowhere", status=404, screen="An address that there is not"),
    Page("add-skipped", "{trip}/add", after=unclear("2027-03-28 02:30", "Europe/Berlin"), screen="A time that the clocks skip"),
    Page("add-repeated", "{trip}/add", after=unclear("2027-04-04 02:30", "Pacific/Auckland"), screen="A time that comes twice"),
    Page("details-refused", "{trip}/details", after=refused_details),
    Page("password", "/sign-in", server="household", signed_in=False, screen="Signing in with a password"),
    Page("person", "{person:Rosa Winter}", server="household", screen="A person"),
    Page("organization", "{organization:Sounds Lodge}", server="household", screen="An organization"),
    Page("organization-remove", "{organization:Sounds Lodge}/remove", server="household"),
    Page("organizations-two", "/organizations", server="household", screen="Organizations"),
    Page("travellers-roles", "{trip}/people", server="household", screen="Who travels, and who may see the trip"),
    Page("costs-some", "{trip}/costs", server="household", screen="What a trip costs"),
    Page("files-some", "{trip}/files", server="household", screen="Files, links and notes"),
    Page("activity-files", "{trip}/activity?{uid:kayak}", server="household"),
    Page("moved", "{moved}/drift", server="household", screen="What a government moved"),
    Page("feed-made", "/feeds", after=made_feed, server="household", screen="An address for a friend"),
    Page("share", "{share}", server="household", signed_in=False, screen="What the friend sees"),
    Page("share-no-zone", "{share}?zone=Middle%2FEarth", server="household", signed_in=False, status=400),
    Page("offline", "/offline", screen="A page that is not kept for reading offline"),
    Page("viewer", "{trip}", server="household", account="tom", screen="A trip for who may only read it"),
    Page("viewer-details", "{trip}/details", server="household", account="tom"),
    Page("sync", "/sync"),
    Page("synced", "/sync", server="household", screen="What was changed here and on a server"),
    Page("sessions", "/sessions", server="household", screen="The browsers that are signed in"),
]

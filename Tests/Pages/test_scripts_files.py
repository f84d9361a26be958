"""Files that are dropped or pasted, and buttons that copy."""

import server

BRING = """([kind, names]) => {
  const transfer = new DataTransfer();
  for (const [name, text] of names) transfer.items.add(new File([text], name, {type: 'text/calendar'}));
  const target = document.querySelector('main');
  if (kind == 'paste') return target.dispatchEvent(new ClipboardEvent('paste', {clipboardData: transfer, bubbles: true, cancelable: true}));
  target.dispatchEvent(new DragEvent('dragover', {dataTransfer: transfer, bubbles: true, cancelable: true}));
  return target.dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));
}"""


def bring(tab, kind, *names):
    files = [[name, (server.DEMO / name).read_bytes().decode()] for name in names]
    tab.wait_for_timeout(500)
    with tab.expect_navigation():
        tab.evaluate(BRING, [kind, files])


def test_what_is_dropped_or_pasted_is_reviewed_like_what_is_chosen(shown, open_tab):
    reviews = []
    for kind in ["choose", "drop", "paste"]:
        tab = open_tab(shown)
        tab.goto(shown.origin + "/import")
        if kind == "choose":
            tab.set_input_files("input[type=file]", [server.DEMO / name for name in ["restaurant.ics", "museum-tokyo.ics"]])
            tab.locator("main form button").click()
        else:
            bring(tab, kind, "restaurant.ics", "museum-tokyo.ics")
        tab.wait_for_url("**/import/*")
        reviews.append(tab.locator("main").inner_text())
    assert reviews[0] == reviews[1] == reviews[2]
    assert "Import" in tab.locator("h1").inner_text() or reviews[0]


def test_text_that_is_pasted_or_dropped_sends_nothing(shown, open_tab):
    tab = open_tab(shown)
    tab.goto(shown.origin + "/import")
    tab.wait_for_timeout(500)
    tab.evaluate("""() => { const transfer = new DataTransfer(); transfer.setData('text/plain', 'BEGIN:VCALENDAR');
      document.querySelector('main').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true})); }""")
    tab.wait_for_timeout(300)
    assert tab.url == shown.origin + "/import"


def test_the_address_of_a_page_is_copied_without_what_it_tells(own, open_tab):
    tab = open_tab(own)
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=own.origin)
    path = own.trip() + "/day/2027-03-25?clock=home"
    tab.goto(own.origin + path + "&done=1#main")
    # What tells of a change is not kept, and so has no button; the page itself has.
    tab.goto(own.origin + path + "#main")
    button = tab.get_by_role("button", name="Copy link")
    button.focus()
    tab.keyboard.press("Enter")
    tab.locator("#said", has_text="The address of this page is copied.").wait_for()
    assert tab.evaluate("() => navigator.clipboard.readText()") == own.origin + path
    assert tab.evaluate("() => document.activeElement.textContent") == "Copy link"


def test_the_address_of_a_feed_is_copied_also_without_a_clipboard(own, open_tab):
    tab = open_tab(own)
    tab.add_init_script("delete Navigator.prototype.clipboard")
    tab.goto(own.origin + "/feeds")
    tab.get_by_label("For whom").fill("Ben")
    tab.get_by_label("What it has").select_option("all")
    tab.get_by_role("button", name="Make the address").click()
    tab.evaluate("() => addEventListener('copy', () => { window.copied = String(document.activeElement.value) })")
    tab.get_by_role("button", name="Copy the address").click()
    tab.locator("#said", has_text="The address is copied.").wait_for()
    assert tab.evaluate("() => window.copied") == tab.locator("code.address").inner_text()

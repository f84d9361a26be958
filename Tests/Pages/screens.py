"""Pictures of every page at 390 and 1280 px for docs/gallery, and docs/pages.md that shows them: `make docs` runs this.

They are small: the first screen alone, in few colours; the moment, the font and the browser's zone stand still.
"""

import shutil

from PIL import Image

import pages
import server

GALLERY = server.ROOT / "docs/gallery/pages"
LARGEST = 60_000
SCREENS = [page for page in pages.PAGES if page.screen]


def small(path):
    """Fewer colours, which a page of text does not miss."""
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(64, dither=Image.Dither.NONE).save(path, optimize=True)


# The addresses of feeds and of the server, what a protected trip is called and the order of sessions of one minute are other ones in each run.
MASK = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    let text = node.data.replace(/127\\.0\\.0\\.1:\\d+/g, '127.0.0.1:8642').replace(/[0-9a-f]{64}/g, '0123456789abcdef'.repeat(4));
    if (location.pathname == '/protected') text = text.replace(/\\b[0-9a-f]{8}\\b/, '0123abcd');
    if (text != node.data) node.data = text;
  }
  const sessions = location.pathname == '/sessions' && document.querySelector('main ul');
  if (sessions) sessions.append(...[...sessions.children].sort((one, other) => one.textContent < other.textContent ? -1 : 1));
}"""


def test_screens(look):
    shutil.rmtree(GALLERY, ignore_errors=True)
    GALLERY.mkdir(parents=True)
    lines = ["# What the pages look like", "", "`make docs` takes these pictures of the family of [docs/demo](demo/family/README.md), on a phone",
             "and on a desk. It is Sunday, 28 March 2027, 09:45 in Berlin; the first screen of each page is shown.", "",
             "Every page that shows times on a clock has the switch of clocks. Who is where has none: it shows everybody's own.",
             "The review of an import shows each time on its own clock and names the zone, and so does what was there before.",
             "What moved of all trips, the history, the feeds and the sessions keep to the clock at home; costs, files, travellers",
             "and forms show dates, or times as they were typed.", ""]
    for page in SCREENS:
        lines += [f"## {page.screen}", ""]
        for width, height in [(1280, 900), (390, 844)]:
            tab = look(page, reduced_motion="reduce")
            tab.set_viewport_size({"width": width, "height": height})
            tab.evaluate("scrollTo(0, 0)")
            tab.evaluate(MASK)
            path = GALLERY / f"{page.name}-{width}.png"
            tab.screenshot(path=path, animations="disabled", caret="hide")
            small(path)
            assert path.stat().st_size < LARGEST, (path, path.stat().st_size)
            lines += [f"![{page.screen}, {width} px](gallery/pages/{path.name})", ""]
    (server.ROOT / "docs/pages.md").write_text("\n".join(lines[:-1]) + "\n")

// The keys of a page: says which there are, and on days and weeks has the arrows follow the page's own links.
//
// They can be switched off (WCAG 2.1.4), and do nothing where they have a meaning already: in fields, on buttons and
// where something scrolls sideways.

const name = "meridian-keys";
const box = document.querySelector("details.keys");
const choice = box.querySelector("input");
const taken = "input, select, textarea, button, summary, [contenteditable], [role=grid], [tabindex='0']";

box.hidden = false;

// A browser may refuse to keep anything; then the choice is for this page.
function remembered() {
    try {
        return localStorage.getItem(name) !== "off";
    } catch {
        return true;
    }
}

function remember(isOn) {
    try {
        localStorage.setItem(name, isOn ? "on" : "off");
    } catch {
        // As said above.
    }
}

function follow(event) {
    if (!choice.checked || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const root = document.documentElement;
    if (event.target.closest?.(taken) || root.scrollWidth > root.clientWidth) return;
    const isBack = (event.key === "ArrowLeft") !== (root.dir === "rtl");
    document.querySelector(isBack ? "a[rel=prev]" : "a[rel=next]")?.click();
}

if (choice) {
    choice.checked = remembered();
    choice.addEventListener("change", () => remember(choice.checked));
    document.addEventListener("keydown", follow);
}

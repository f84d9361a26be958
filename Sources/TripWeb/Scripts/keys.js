// The keys of a page: says which there are, and on days and weeks has the arrows follow the page's own links.
//
// They can be switched off (WCAG 2.1.4), and do nothing where they have a meaning already: in fields, on buttons and
// where something scrolls sideways.

const name = "meridian-keys";
const box = document.querySelector("details.keys");
const choice = box.querySelector("input");
const taken = "input, select, textarea, button, summary, [contenteditable], [role=grid], [tabindex='0']";

box.hidden = false;

// A cookie, since what is stored besides is dropped when a session begins and ends. A browser may refuse to keep it; then
// the choice is for this page.
const remembered = () => !document.cookie.split("; ").includes(`${name}=off`);

function remember(isOn) {
    document.cookie = `${name}=${isOn ? "on" : "off"}; path=/; max-age=31536000; samesite=strict`;
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

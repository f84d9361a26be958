// The script that every page names. It loads what a page has a use for; without any of it the page does the same, by
// links and forms.

const parts = [
    ["table.month", "./month.js"],
    ["details.keys", "./keys.js"],
    ["[data-move]", "./drag.js"],
    ["form[data-drop]", "./files.js"],
    ["button[data-copy]", "./copy.js"],
    ["form.done [role=status]", "./notice.js"],
    ["body", "./offline.js"],
];

for (const [selector, path] of parts) {
    // A newer program may have come meanwhile, whose parts have other addresses: then this page stays as it is.
    if (document.querySelector(selector)) import(path).catch(() => {});
}

// The script that every page names. It loads what a page has a use for; without any of it the page does the same, by
// links and forms.

const parts = [
    ["table.month", "./month.js"],
    ["details.keys", "./keys.js"],
    ["[data-move]", "./drag.js"],
    ["form[data-limit]", "./files.js"],
    ["button[data-copy]", "./copy.js"],
    ["form.done [role=status], [role=alert]", "./notice.js"],
    ["body", "./offline.js"],
];

// A newer program may have come meanwhile, whose parts have other addresses: then this page stays as it is.
const loading = parts.filter(([selector]) => document.querySelector(selector)).map(([, path]) => import(path));
Promise.allSettled(loading).then(() => { document.documentElement.dataset.scripts = "ready"; });

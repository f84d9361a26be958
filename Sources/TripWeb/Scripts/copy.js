// Buttons that copy an address: that of a feed or a share page, or with an empty `data-copy` that of this page.

import { say } from "./say.js";

// What the page tells of a change that was just made is no part of its address.
function ownAddress() {
    const url = new URL(location.href);
    for (const name of ["done", "note", "undone"]) url.searchParams.delete(name);
    url.hash = "";
    return url.href;
}

// Without HTTPS, and elsewhere than on this machine, browsers have no clipboard for pages, but still the old command.
function copySelected(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
}

async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copySelected(text);
    }
}

for (const button of document.querySelectorAll("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
        const isDone = await copy(button.dataset.copy || ownAddress());
        say(isDone ? button.dataset.done : button.dataset.failed);
        button.focus();
    });
}

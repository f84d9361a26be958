// Files that are dropped on the page or pasted into it go into its form, which is sent as if they had been chosen; too
// large ones are refused before they are sent.

import { say } from "./say.js";

const form = document.querySelector("form[data-limit]");
const field = form.querySelector("input[type=file]");

const hasFiles = transfer => transfer?.types.includes("Files") ?? false;

// What a transfer brings; a folder comes as a file that cannot be read.
function files(transfer) {
    return [...transfer.items]
        .filter(item => item.kind === "file" && !item.webkitGetAsEntry?.()?.isDirectory)
        .map(item => item.getAsFile())
        .filter(Boolean);
}

function check() {
    const size = [...field.files].reduce((sum, file) => sum + file.size, 0);
    field.setCustomValidity(size > Number(form.dataset.limit) ? form.dataset.over : "");
}

field.addEventListener("change", () => {
    check();
    field.reportValidity();
});

function send(found) {
    if (!found.length) return;
    const chosen = new DataTransfer();
    for (const file of found) chosen.items.add(file);
    field.files = chosen.files;
    check();
    if (form.reportValidity()) say(form.dataset.drop);
    form.requestSubmit();
}

function show(isOver) {
    form.classList.toggle("dropping", isOver);
}

if (form.dataset.drop) {
    document.addEventListener("dragover", event => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        show(true);
    });

    document.addEventListener("dragleave", event => {
        if (!event.relatedTarget) show(false);
    });

    document.addEventListener("drop", event => {
        if (!hasFiles(event.dataTransfer)) return;
        // Else the browser would leave the page to show the file.
        event.preventDefault();
        show(false);
        send(files(event.dataTransfer));
    });

    document.addEventListener("paste", event => {
        if (!hasFiles(event.clipboardData)) return;
        event.preventDefault();
        send(files(event.clipboardData));
    });
}

// Dragging an activity beside the hours of a day or a week. It sends the form that the buttons of the activity's page
// send, with the version that was seen: what the clocks do on the way, the server decides and tells.
//
// Mice and pens alone: a finger scrolls. Steps are of 15 minutes, with Shift of 5; Escape leaves all as it is.

import { say } from "./say.js";

const least = 5; // pixels, below which it is a click
let drag;

// The upper edges of the rows of a board, and its lower edge, from the top of the window; nothing where it is a list.
function edges(hours) {
    const style = getComputedStyle(hours);
    if (style.display !== "grid") return null;
    const heights = style.gridTemplateRows.split(" ").map(parseFloat);
    let top = hours.getBoundingClientRect().top + parseFloat(style.borderTopWidth);
    return [top, ...heights.map(height => (top += height))];
}

// The row at a height, with its part.
function rowAt(edges, y) {
    const last = edges.length - 2;
    let row = edges.findLastIndex(edge => edge <= y);
    row = Math.min(Math.max(row, 0), last);
    return row + Math.min(Math.max((y - edges[row]) / (edges[row + 1] - edges[row]), 0), 1);
}

const boardOf = element => element?.closest(".board");
const dayOf = board => Date.parse(board.querySelector("h2").id.replace("day-", "")) / 86400000;

// By how many days and minutes the pointer has taken the activity; nothing outside of all hours.
function amount(event) {
    const hit = document.elementsFromPoint(event.clientX, event.clientY)
        .find(element => element.closest(".hours") && !drag.entry.contains(element));
    const board = boardOf(hit);
    const hours = board?.querySelector(".hours");
    const there = hours && edges(hours);
    if (!there) return null;
    const step = event.shiftKey ? 5 : 15;
    const rows = rowAt(there, event.clientY - drag.grip) - drag.row;
    const minutes = Math.round(rows * Number(hours.dataset.minutes) / step) * step;
    return { days: dayOf(board) - dayOf(drag.board), minutes };
}

// As the form says it: "+1d -45min".
function text({ days, minutes }) {
    const signed = number => (number < 0 ? "" : "+") + number;
    return [days && `${signed(days)}d`, minutes && `${signed(minutes)}min`].filter(Boolean).join(" ");
}

function begin(event) {
    const entry = event.target.closest?.("[data-move]");
    const board = boardOf(entry);
    const own = board && edges(board.querySelector(".hours"));
    if (!own || event.button !== 0 || event.pointerType === "touch") return;
    const top = entry.getBoundingClientRect().top;
    drag = { entry, board, x: event.clientX, y: event.clientY, grip: event.clientY - top, row: rowAt(own, top) };
}

function move(event) {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isOn) {
        if (Math.hypot(x, y) < least) return;
        drag.isOn = true;
        drag.entry.setPointerCapture?.(event.pointerId);
        drag.entry.classList.add("dragged");
        drag.label = document.createElement("output");
        drag.entry.prepend(drag.label);
    }
    event.preventDefault();
    drag.amount = amount(event);
    drag.entry.style.translate = `${x}px ${y}px`;
    drag.label.textContent = drag.amount ? text(drag.amount) || "±0" : "×";
}

function end() {
    const { entry, label, isOn, amount } = drag ?? {};
    drag = undefined;
    if (!isOn) return "";
    entry.style.translate = "";
    entry.classList.remove("dragged");
    label.remove();
    // The click that comes with letting go would follow the link.
    const stop = event => event.preventDefault();
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
    return amount ? text(amount) : "";
}

function send(entry, by) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = entry.dataset.move;
    const back = new URL(location.href);
    for (const name of ["done", "note"]) back.searchParams.delete(name);
    const fields = { seen: entry.dataset.seen, by, back: back.pathname + back.search };
    for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        form.append(field);
    }
    document.body.append(form);
    say(by);
    form.requestSubmit();
    form.remove();
}

document.addEventListener("pointerdown", begin);
document.addEventListener("pointermove", move);
document.addEventListener("pointercancel", end);
document.addEventListener("pointerup", () => {
    const entry = drag?.entry;
    const by = end();
    if (by) send(entry, by);
});
document.addEventListener("keydown", event => {
    if (event.key === "Escape" && drag?.isOn) end();
});
// The browser's own dragging of links would come before ours.
document.addEventListener("dragstart", event => {
    if (event.target.closest?.("[data-move]")) event.preventDefault();
});

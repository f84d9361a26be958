// Makes the table of a month a grid with one stop for Tab and the keys of the ARIA Authoring Practices (pattern "grid").
//
// The roles come with the keys and never without them: in a grid screen readers pass the arrows on.

const wanted = "meridian-month-date";
const table = document.querySelector("table.month");
const isRightToLeft = getComputedStyle(table).direction === "rtl";
const rows = [...table.tBodies[0].rows].map(row => [...row.querySelectorAll("td")]);
const cells = rows.flat();

const dateOf = cell => cell.querySelector("time")?.dateTime;
const linksOf = cell => [...cell.querySelectorAll("a")];

function upgrade() {
    table.setAttribute("role", "grid");
    for (const cell of cells) {
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        for (const link of linksOf(cell)) link.tabIndex = -1;
    }
    const kept = take(wanted);
    const asked = kept && cells.find(cell => dateOf(cell) === kept);
    const first = cells.find(cell => cell.querySelector(".now")) ?? cells.find(cell => cell.matches(".date"));
    stop(asked ?? first ?? cells[0]);
    if (asked) asked.focus();
}

// The one cell at which Tab stops.
function stop(cell) {
    for (const other of cells) other.tabIndex = other === cell ? 0 : -1;
}

function take(key) {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
}

// The same day of another month, or its last one; counted in UTC, so that no zone of the browser has a part in it.
function shifted(date, months) {
    const [year, month, day] = date.split("-").map(Number);
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

// Follows the page's own link to the month before or after, and comes back to the same day there.
function turn(cell, months) {
    const link = document.querySelector(months < 0 ? "a[rel=prev]" : "a[rel=next]");
    if (!link) return;
    if (dateOf(cell)) sessionStorage.setItem(wanted, shifted(dateOf(cell), months));
    link.click();
}

// Where a key leads to from a cell: another cell, or nothing.
function target(cell, event) {
    const row = rows.findIndex(cells => cells.includes(cell));
    const column = rows[row].indexOf(cell);
    const onwards = isRightToLeft ? -1 : 1;
    switch (event.key) {
        case "ArrowRight": return rows[row][column + onwards];
        case "ArrowLeft": return rows[row][column - onwards];
        case "ArrowDown": return rows[row + 1]?.[column];
        case "ArrowUp": return rows[row - 1]?.[column];
        case "Home": return event.ctrlKey ? cells[0] : rows[row][0];
        case "End": return event.ctrlKey ? cells.at(-1) : rows[row].at(-1);
    }
}

const moves = new Set(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"]);

// Keys while a link of a cell has the focus: its activities one after the other, and back to the cell.
function inside(cell, event) {
    const links = linksOf(cell);
    const index = links.indexOf(event.target);
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 };
    if (event.key === "Escape" || event.key === "F2") cell.focus();
    else if (event.key in step) links[index + step[event.key]]?.focus();
    else return;
    event.preventDefault();
}

table.addEventListener("keydown", event => {
    const cell = event.target.closest("td");
    if (!cell || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target !== cell) return inside(cell, event);
    if (event.ctrlKey && event.key !== "Home" && event.key !== "End") return;
    if (moves.has(event.key)) target(cell, event)?.focus();
    else if (event.key === "PageUp") turn(cell, -1);
    else if (event.key === "PageDown") turn(cell, 1);
    else if (event.key === "Enter" || event.key === " ") cell.querySelector("a.day")?.click();
    else if (event.key === "F2") linksOf(cell)[0]?.focus();
    else return;
    event.preventDefault();
});

table.addEventListener("focusin", event => {
    const cell = event.target.closest("td");
    if (cell) stop(cell);
});

upgrade();

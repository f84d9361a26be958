// Has the worker keep the pages of the trip that is looked at, and on a page that was kept refuses what only the server
// can do, so that nothing typed is lost.

import { say } from "./say.js";

const patience = 3000; // a page that is passed through is not worth the requests
const most = 60;
const bar = document.getElementById("kept");
const isKept = bar && !bar.hidden;

// This page, those of the trip that the server names, the others that it links, and on the itinerary its days and
// activities: the server says which of them may be kept. Files never are, and are not fetched for nothing.
function pages() {
    const trip = location.pathname.split("/").slice(0, 3).join("/");
    const links = [...document.querySelectorAll(".tabs a, main a")].map(link => new URL(link.href));
    const own = links.filter(url => url.origin === location.origin && url.pathname.startsWith(trip)
        && !url.pathname.endsWith("/file"));
    const isItinerary = location.pathname === trip;
    const paths = own.filter(url => isItinerary || !url.pathname.includes("/activity"))
        .map(url => url.pathname + url.search);
    const named = bar.dataset.others.split(" ");
    return [...new Set([location.pathname + location.search, ...named, ...paths])].slice(0, most);
}

async function register() {
    // Only over HTTPS or on this machine; elsewhere a page is not kept.
    if (!navigator.serviceWorker) return;
    await navigator.serviceWorker.register("/worker.js", { scope: "/", updateViaCache: "none" });
    if (!bar || isKept || navigator.connection?.saveData) return;
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active.postMessage({ keep: pages() }), patience);
}

function refuse(event) {
    // Signing out drops what is kept, also without the server.
    if (event.target.method !== "post" || event.target.action.endsWith("/sign-out")) return;
    event.preventDefault();
    say(bar.dataset.refused);
    bar.focus();
}

if (isKept) {
    say(bar.textContent);
    document.addEventListener("submit", refuse);
} else {
    register().catch(() => {});
}

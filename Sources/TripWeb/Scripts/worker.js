// Keeps the pages of the trip that was last looked at, for reading without a connection.
//
// The network always comes first. What may be kept, and for which session, only the server says, by the field
// Meridian-Keep: a digest of the session and the trip. A page of another session or trip takes the place of all that was
// kept. Signing in or out, and any page that is refused or comes with Clear-Site-Data, drops everything.

const prefix = "meridian ";
const shell = "meridian-shell";
const longest = 30 * 86400e3; // milliseconds: a session that nobody uses ends after as many
const fresh = 600e3; // milliseconds in which a page is not asked for again only to be kept
const modules = ["say", "offline", "month", "keys", "copy", "drag", "files", "notice"];
const secret = /^\/(f|s|sign-in)(\/|$)/;

let drops = 0; // how often all was dropped: what was asked for before that is not kept
let rounds = 0; // a page that is looked at ends the round of the one before
let last = Promise.resolve();

// One change of what is kept at a time.
function inTurn(work) {
    last = last.then(work, work);
    return last;
}

const keptNames = async () => (await caches.keys()).filter(name => name.startsWith(prefix));

async function forget(isMeant) {
    await Promise.all((await keptNames()).filter(isMeant).map(name => caches.delete(name)));
}

function drop() {
    drops += 1;
    rounds += 1;
    return inTurn(() => forget(() => true));
}

// The sheet and the scripts that a page names, and those that the first script loads.
function assets(text) {
    const named = [...text.matchAll(/(?:href|src)="(\/(?:style|script)-[^"]+)"/g)].map(match => match[1]);
    return named.flatMap(path => path.endsWith("/page.js")
        ? [path, ...modules.map(name => path.replace("page.js", `${name}.js`))] : [path]);
}

async function put(cache, path, answer, text) {
    const headers = new Headers(answer.headers);
    headers.set("Meridian-Kept-At", Date.now());
    await cache.put(path, new Response(text, { headers }));
    for (const asset of assets(text)) if (!await cache.match(asset)) await cache.add(asset).catch(() => {});
}

async function keep(path, answer, known) {
    const isOver = answer.status === 403 && !answer.headers.has("Meridian-Refused");
    if (isOver || answer.headers.has("Clear-Site-Data")) return drop();
    const trip = path.match(/^\/trips\/([^/?]+)/)?.[1];
    if (trip && [404, 410].includes(answer.status)) {
        return inTurn(() => forget(name => name.endsWith(` ${trip}`)));
    }
    const owner = answer.headers.get("Meridian-Keep");
    if (!answer.ok || !owner) return;
    const text = await answer.text();
    await inTurn(async () => {
        if (known !== drops) return;
        const name = prefix + owner;
        await forget(other => other !== name);
        await put(await caches.open(name), path, answer, text);
    });
}

async function keptAnswer(path) {
    for (const name of await keptNames()) {
        const answer = await (await caches.open(name)).match(path);
        if (!answer) continue;
        if (Date.now() - answer.headers.get("Meridian-Kept-At") > longest) return void await drop();
        return answer;
    }
}

// The page with its bar, in which the server has written when that was, in the words of the household.
async function keptPage(path) {
    const answer = await keptAnswer(path);
    if (!answer) return;
    const text = (await answer.text()).replace('<p id="kept" hidden', '<p id="kept"');
    return new Response(text, { headers: answer.headers });
}

// What is said in place of a page that is not kept, with the way to the trip that is.
async function unkeptPage() {
    const answer = await (await caches.open(shell)).match("/offline");
    if (!answer) return Response.error();
    const trip = (await keptNames())[0]?.split(" ").at(-1);
    const text = await answer.text();
    return new Response(trip ? text.replace('href="/trips"', `href="/trips/${trip}"`) : text,
        { status: 503, headers: answer.headers });
}

async function page(event, path) {
    rounds += 1;
    const known = drops;
    try {
        const answer = await fetch(event.request);
        if (answer.type !== "opaqueredirect") event.waitUntil(keep(path, answer.clone(), known));
        return answer;
    } catch {
        return await keptPage(path) ?? unkeptPage();
    }
}

async function file(request, path) {
    try {
        return await fetch(request);
    } catch (error) {
        const answer = await caches.match(path);
        if (answer) return answer;
        throw error;
    }
}

async function keepAll(paths) {
    const [round, known] = [rounds += 1, drops];
    for (const path of paths) {
        const kept = await keptAnswer(path);
        if (kept && Date.now() - kept.headers.get("Meridian-Kept-At") < fresh) continue;
        const answer = await fetch(path, { redirect: "manual" });
        if (round !== rounds) return;
        await keep(path, answer, known);
    }
}

addEventListener("install", event => {
    event.waitUntil((async () => {
        const answer = await fetch("/offline");
        await put(await caches.open(shell), "/offline", answer, await answer.text());
        await skipWaiting();
    })());
});

addEventListener("activate", event => event.waitUntil(clients.claim()));

addEventListener("message", event => event.waitUntil(keepAll(event.data.keep).catch(() => {})));

addEventListener("fetch", event => {
    const url = new URL(event.request.url);
    const path = url.pathname + url.search;
    if (url.origin !== location.origin) return;
    if (event.request.method === "POST") {
        // A form of another site is refused by the server, and must not drop anything either.
        const isOurs = event.request.referrer.startsWith(`${location.origin}/`);
        if (isOurs && /^\/sign-(in|out)$/.test(url.pathname)) event.waitUntil(drop());
    } else if (event.request.mode === "navigate") {
        if (!secret.test(url.pathname)) event.respondWith(page(event, path));
    } else if (/^\/(style|script)-/.test(url.pathname)) {
        event.respondWith(file(event.request, path));
    }
});

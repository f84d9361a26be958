// Says something that is not where the focus is: on the screen, and by the live region to screen readers.

const region = document.getElementById("said");
let silence;

export function say(text) {
    if (!region) return;
    clearTimeout(silence);
    // The same words twice are heard twice only if the region was empty between them.
    region.textContent = "";
    setTimeout(() => { region.textContent = text; }, 50);
    silence = setTimeout(() => { region.textContent = ""; }, 8000);
}

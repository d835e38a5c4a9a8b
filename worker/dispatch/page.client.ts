/** Looks again every five seconds, unless the page's address says that it is paused; what somebody works on in the page stays as it is until they leave it. */
const LOOK_EVERY_MS = 5_000;
const SHOWN_WHOLE = ["count", "map", "state", "updates-said", "reader"];

const read = async (response: Response) =>
  new DOMParser().parseFromString(await response.text(), "text/html");
const byId = (id: string) => document.getElementById(id);

const soundBox = () => byId("sound")?.querySelector("input");
const isHeard = () => soundBox()?.checked ?? false;

async function look(): Promise<void> {
  // Who asked to hear of each works in another window meanwhile.
  if (document.hidden && !isHeard()) return;
  const response = await fetch(location.href).catch(() => null); // The worker may be starting again.
  const stale = byId("stale");
  if (!response?.ok) {
    if (stale) stale.hidden = false;
    return;
  }
  show(await read(response));
}

/** Puts what a fresh page says into this one. */
function show(fresh: Document): void {
  document.title = fresh.title;
  tellNew(fresh);
  for (const id of SHOWN_WHOLE) {
    const [shown, next] = [byId(id), fresh.getElementById(id)];
    if (!shown || !next || shown.contains(document.activeElement)) continue;
    if (shown.innerHTML !== next.innerHTML) shown.replaceChildren(...next.childNodes);
  }
  const [stale, since] = [byId("stale"), fresh.getElementById("stale")];
  if (stale && since) {
    stale.hidden = true;
    stale.textContent = since.textContent;
  }
  const [list, next] = [byId("list"), fresh.getElementById("list")];
  if (list && next) takeOver(list, next);
}

/** Says aloud what came, and marks it until the page is loaded again. */
function tellNew(fresh: Document): void {
  const news = [...fresh.querySelectorAll<HTMLElement>("article")].filter(({ id }) => !byId(id));
  if (news.length === 0) return;
  for (const article of news) article.classList.add("fresh");
  const told = byId("told");
  if (told) told.textContent = `${told.dataset.new} ${news.map((each) => each.dataset.reference).join(", ")}`;
  if (isHeard()) ring();
}

let audio: AudioContext | undefined;
function ring(): void {
  if (!audio) return;
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.frequency.value = 880;
  tone.start();
  tone.stop(audio.currentTime + 0.4);
}

const isInHand = (group: Element) => group.contains(document.activeElement);

/** Puts what is new where it belongs, and takes away what is gone; a group that did not change keeps its place in the page. */
function takeOver(list: Element, next: Element): void {
  for (const shown of [...list.children])
    if (!next.querySelector(`#${CSS.escape(shown.id)}`) && !isInHand(shown)) shown.remove();
  let before: Element | null = null;
  for (const group of [...next.children]) {
    const shown = byId(group.id);
    if (shown === null || (shown.dataset.v !== (group as HTMLElement).dataset.v && !isInHand(shown))) {
      shown?.remove();
      if (before === null) list.prepend(group);
      else before.after(group);
      before = group;
      continue;
    }
    refresh(shown, group);
    before = shown;
  }
}

/** What may change under somebody's hands: ages, numbers and statuses. */
function refresh(shown: Element, next: Element): void {
  for (const part of next.querySelectorAll("[data-live]")) {
    const own = shown.querySelector(`#${CSS.escape(part.id)}`);
    if (!own) continue;
    if (own instanceof HTMLInputElement) own.value = part.getAttribute("value") ?? "";
    else if (own instanceof HTMLButtonElement)
      own.setAttribute("aria-pressed", part.getAttribute("aria-pressed") ?? "false");
    else if (own.textContent !== part.textContent) own.textContent = part.textContent;
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(".acts")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const response = await fetch(form.action, { method: "POST", body }).catch(() => null);
  const notice = byId("notice");
  if (!response?.ok) {
    if (notice) [notice.className, notice.textContent] = ["notice", notice.dataset.failed ?? ""];
    return;
  }
  const fresh = await read(response);
  show(fresh);
  const said = fresh.getElementById("notice");
  if (notice && said) [notice.className, notice.textContent] = [said.className, said.textContent];
});

const sound = byId("sound");
if (sound) sound.hidden = false;
// A browser that loads the page again may put the mark back; without a press no sound is allowed.
const box = soundBox();
if (box) box.checked = false;
sound?.addEventListener("change", () => {
  audio ??= new AudioContext();
});
if (new URLSearchParams(location.search).get("paused") !== "yes") setInterval(look, LOOK_EVERY_MS);

export {};

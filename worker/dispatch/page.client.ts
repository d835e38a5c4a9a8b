/**
 * Pause in ms between updates of the page's content. The page's address can turn updates off. A part of the
 * page stays unchanged while the focus is in that part.
 */
const POLL_EVERY_MS = 5_000;
const SHOWN_WHOLE = ["count", "map", "state", "updates-said", "reader"];

const read = async (response: Response) =>
  new DOMParser().parseFromString(await response.text(), "text/html");
const byId = (id: string) => document.getElementById(id);

const soundBox = () => byId("sound")?.querySelector("input");
const isSoundOn = () => soundBox()?.checked ?? false;

async function poll(): Promise<void> {
  // Do not update a hidden page, unless its sound is on for a user who works in another window.
  if (document.hidden && !isSoundOn()) return;
  const response = await fetch(location.href).catch(() => null); // The worker can be restarting.
  const stale = byId("stale");
  if (!response?.ok) {
    if (stale) stale.hidden = false;
    return;
  }
  show(await read(response));
}

/** Copies the content of a freshly loaded page into this page. */
function show(fresh: Document): void {
  document.title = fresh.title;
  announceNewReports(fresh);
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
  if (list && next) replaceGroups(list, next);
}

/** Announces new reports to screen readers, and marks them until the page is loaded again. */
function announceNewReports(fresh: Document): void {
  const news = [...fresh.querySelectorAll<HTMLElement>("article")].filter(({ id }) => !byId(id));
  if (news.length === 0) return;
  for (const article of news) article.classList.add("fresh");
  const announcement = byId("announcement");
  if (announcement)
    announcement.textContent = `${announcement.dataset.new} ${news.map((each) => each.dataset.reference).join(", ")}`;
  if (isSoundOn()) ring();
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

const hasFocus = (group: Element) => group.contains(document.activeElement);

/** Inserts new groups in order and removes old ones. A group that did not change keeps its element. */
function replaceGroups(list: Element, next: Element): void {
  for (const shown of [...list.children])
    if (!next.querySelector(`#${CSS.escape(shown.id)}`) && !hasFocus(shown)) shown.remove();
  let before: Element | null = null;
  for (const group of [...next.children]) {
    const shown = byId(group.id);
    if (shown === null || (shown.dataset.v !== (group as HTMLElement).dataset.v && !hasFocus(shown))) {
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

/** Updates the parts that can change while someone works in a group: ages, numbers and statuses. */
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
  const freshNotice = fresh.getElementById("notice");
  if (notice && freshNotice)
    [notice.className, notice.textContent] = [freshNotice.className, freshNotice.textContent];
});

const sound = byId("sound");
if (sound) sound.hidden = false;
// A browser can restore the check mark on reload, but sound is not allowed without a click.
const box = soundBox();
if (box) box.checked = false;
sound?.addEventListener("change", () => {
  audio ??= new AudioContext();
});
if (new URLSearchParams(location.search).get("paused") !== "yes") setInterval(poll, POLL_EVERY_MS);

export {};

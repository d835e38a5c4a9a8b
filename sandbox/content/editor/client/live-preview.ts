const PAUSE_MS = 80;
/** Interval to fetch newly signed preview addresses: a signature is valid for an hour. */
const SIGN_AGAIN_MS = 50 * 60_000;

/** Live preview of a story, in the frame next to the story's form. */
export interface LivePreview {
  /** Notifies the preview that the story was saved. `next` is a frame with the story's new addresses. */
  saved(action: "change" | "published", next: HTMLIFrameElement | null): void;
}

/** Starts a live preview: sends the story at each input and an event after each save, as the service does. */
export function followInput(form: HTMLFormElement, frame: HTMLIFrameElement): LivePreview {
  const paused = document.querySelector("#paused");
  const tabs = [...document.querySelectorAll<HTMLButtonElement>("[data-show]")];
  let timer = 0;
  let controller = new AbortController();
  let isTouched = false;
  /** False until the frame has loaded its new page, because the old page is in the other language. */
  let isThere = false;
  const siteOrigin = () => new URL(frame.src).origin;
  const send = (message: object) => frame.contentWindow?.postMessage(message, siteOrigin());

  async function sendStory(): Promise<void> {
    controller.abort();
    // When the frame has loaded, its message `initialized` leads to another call.
    if (!isThere) return;
    controller = new AbortController();
    const { signal } = controller;
    try {
      const address = `${form.dataset.preview}?shown=${frame.dataset.language}`;
      const answer = await fetch(address, { method: "POST", body: new FormData(form), signal });
      const { story, reason } = await answer.json();
      if (signal.aborted) return;
      if (story) send({ action: "input", story });
      if (paused) paused.textContent = story ? "" : `${form.dataset.paused} ${reason}`;
    } catch {
      if (!signal.aborted && paused) paused.textContent = form.dataset.paused ?? "";
    }
  }

  function show(language: string): void {
    controller.abort();
    isThere = false;
    frame.dataset.language = language;
    frame.src = frame.dataset[language] ?? frame.src;
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.show === language));
  }

  form.addEventListener("input", ({ target }) => {
    isTouched = true;
    const written = target instanceof Element ? target.closest<HTMLElement>("[data-language]") : null;
    const language = written?.dataset.language;
    if (language && language !== frame.dataset.language) show(language);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void sendStory(), PAUSE_MS);
  });
  for (const tab of tabs) tab.addEventListener("click", () => show(tab.dataset.show ?? "fr"));

  window.addEventListener("message", ({ data, origin, source }) => {
    if (source !== frame.contentWindow || origin !== siteOrigin()) return;
    if (data?.action === "ping") send({ action: "pingBack" });
    if (data?.action !== "initialized") return;
    isThere = true;
    send({ action: "enterEditmode", componentNames: {} });
    if (isTouched) void sendStory();
  });

  async function signAgain(): Promise<void> {
    const answer = await fetch(form.action).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    readdress(page.querySelector<HTMLIFrameElement>("#frame"));
    show(frame.dataset.language ?? "fr");
  }
  window.setInterval(() => void signAgain(), SIGN_AGAIN_MS);

  function readdress(next: HTMLIFrameElement | null): boolean {
    if (!next) return false;
    const pathOf = (address = "") => address.replace(/\?.*$/, "");
    const hasMoved = (["fr", "en"] as const).some(
      (each) => pathOf(frame.dataset[each]) !== pathOf(next.dataset[each]),
    );
    for (const each of ["fr", "en"] as const) frame.dataset[each] = next.dataset[each];
    return hasMoved;
  }

  return {
    saved(action, next) {
      isTouched = false;
      if (readdress(next)) show(frame.dataset.language ?? "fr");
      else send({ action });
    },
  };
}

import { followInput } from "./live-preview.ts";
import { filterTree } from "./search.ts";

const search = document.querySelector<HTMLInputElement>("#search");
if (search) filterTree(search);

const form = document.querySelector<HTMLFormElement>("#story");
const frame = document.querySelector<HTMLIFrameElement>("#frame");
if (form && frame) openStory(form, frame);

function openStory(form: HTMLFormElement, frame: HTMLIFrameElement): void {
  const preview = followInput(form, frame);
  const say = (text: string, isProblem = false) => {
    const message = document.querySelector("#message");
    if (!message) return;
    message.textContent = text;
    message.classList.toggle("problem", isProblem);
  };
  let isUnsaved = false;
  form.addEventListener("input", () => {
    isUnsaved = true;
    say(form.dataset.unsaved ?? "");
  });
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved) event.preventDefault();
  });

  /** Submits the form and updates the changed parts of the page, so that focus and scroll position stay. */
  async function keep(button: HTMLButtonElement): Promise<void> {
    const deed = button.value;
    // Names of the events that the service's own editor sends to the preview.
    const action = deed === "publish" ? "published" : "change";
    // FormData omits a disabled button, so read the form before disabling it.
    const body = new FormData(form, button);
    button.disabled = true;
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const id of ["tree", "heading", "state", "history", "others", "message"]) {
        const next = page.getElementById(id);
        if (!next) continue;
        const old = document.getElementById(id);
        if (old instanceof HTMLDetailsElement) next.toggleAttribute("open", old.open);
        if (id === "tree") keepOpen(old, next);
        if (id === "message") say(next.textContent ?? "", next.classList.contains("problem"));
        else old?.replaceWith(next);
      }
      if (search) filterTree(search);
      if (!answer.ok) return;
      isUnsaved = false;
      preview.saved(action, page.querySelector<HTMLIFrameElement>("#frame"));
    } catch {
      say(form.dataset.offline ?? "", true);
    } finally {
      button.disabled = false;
      button.focus();
    }
  }

  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    const isSaving = button instanceof HTMLButtonElement && ["save", "publish"].includes(button.value);
    // Other actions can change the form's content, so the browser loads the page again.
    if (!isSaving) {
      isUnsaved = false;
      return;
    }
    event.preventDefault();
    void keep(button);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="save"]'));
  });
}

function keepOpen(old: Element | null, next: Element): void {
  const opened = [...(old?.querySelectorAll("details") ?? [])].map(({ open }) => open);
  for (const [at, details] of next.querySelectorAll("details").entries())
    details.open = opened[at] ?? details.open;
}

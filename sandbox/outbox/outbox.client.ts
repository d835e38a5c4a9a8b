/** Interval at which an open page gets new messages. Messages that a person has opened stay open. */
const LOOK_EVERY_MS = 2000;

async function look(): Promise<void> {
  if (document.hidden) return;
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const shown = document.querySelector("#messages");
  const list = fresh.querySelector("#messages");
  const count = document.querySelector("#count");
  if (!response.ok || !shown || !list || !count) return;
  takeOver(shown, list);
  const counted = fresh.querySelector("#count")?.textContent ?? "";
  if (count.textContent !== counted) count.textContent = counted;
  addPeople(fresh);
}

/** Adds new messages at the top and removes deleted ones. Moves no message: its frame would reload. */
function takeOver(shown: Element, list: Element): void {
  for (const item of [...shown.children]) if (!list.querySelector(`#${item.id}`)) item.remove();
  const added = [...list.children].filter(({ id }) => !document.getElementById(id));
  shown.prepend(...added);
}

function addPeople(fresh: Document): void {
  const people = document.querySelector<HTMLSelectElement>("select[name=to]");
  const known = new Set([...(people?.options ?? [])].map(({ value }) => value));
  for (const option of fresh.querySelectorAll<HTMLOptionElement>("select[name=to] option"))
    if (!known.has(option.value)) people?.append(option);
}

setInterval(() => {
  look().catch(() => {}); // The sandbox could be restarting.
}, LOOK_EVERY_MS);

import { createStore } from "../../frame/store.ts";
import { inOneTab } from "./in-one-tab.ts";
import { keptDraft } from "./kept-draft.ts";
import { createQueue } from "./queue.ts";
import { type Draft, hasToGo, type QueuedReport } from "./queued-report.ts";
import { createRetry } from "./retry.ts";
import { sendPhoto } from "./send-photo.ts";
import { sendReport, startReport } from "./send-report.ts";
import { openShelves } from "./shelves.ts";
import { markWaiting } from "./waiting-mark.ts";

interface Shown {
  readonly reports: readonly QueuedReport[];
  /** By key: those that are on their way at this moment. */
  readonly leaving: ReadonlySet<string>;
}

const shelves = openShelves();
const shown = createStore<Shown>({ reports: [], leaving: new Set() });
/** Other tabs of this browser. */
let others: BroadcastChannel | null = null;

let isMarkedHere = false;
const queue = createQueue({
  shelves,
  start: startReport,
  send: sendReport,
  sendPhoto,
  inOneTab,
  now: Date.now,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  spread: () => others?.postMessage(null),
  show(reports, leaving) {
    shown.set({ reports, leaving });
    const isAny = reports.some((report) => hasToGo(report) || !report.isTold);
    // A database that did not answer may hold some that another page can send.
    if (isAny || isMarkedHere || shelves.queue.isRead()) markWaiting(isAny);
    isMarkedHere = isAny;
  },
});
const retry = createRetry(() => queue.sendAll());

let isStarted = false;

/** Sends what waits, now and whenever there may be a network again, as long as this page is open. */
export function startQueue(): void {
  if (isStarted) return;
  isStarted = true;
  others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("vigie-reports");
  others?.addEventListener("message", () => void queue.refresh());
  window.addEventListener("online", () => void retry.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void retry.wake();
  });
  void retry.wake();
}

/** Tries one at once, and goes on trying. @returns what became of it; null where it is no more */
export async function sendNow(key: string): Promise<QueuedReport | null> {
  const report = await queue.send(key);
  // Its photos; while it has to wait itself, later.
  if (report?.state === "sent") void retry.wake();
  else retry.wakeLater();
  return report;
}

export const draft = keptDraft(shelves);
export const { add: addReport, remove: removeReport, tell } = queue;
/** Out of the queue, to be written on; null where there is nothing to mend. */
export function takeBack(key: string): Promise<Draft | null> {
  draft.reopen(key);
  return queue.takeBack(key);
}
export const useQueue = shown.use;
/** A browser that keeps nothing: it is lost when its page is closed. */
export const isFleeting = (key: string): boolean => shelves.queue.isFleeting(key);

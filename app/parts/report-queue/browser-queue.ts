import { createStore } from "../../frame/store.ts";
import { inOneTab } from "./in-one-tab.ts";
import { createQueue } from "./queue.ts";
import { type Draft, hasToGo, type QueuedReport } from "./queued-report.ts";
import { openReportStore } from "./report-store.ts";
import { createRetry } from "./retry.ts";
import { sendPhoto, sendReport, startReport } from "./send-report.ts";
import { storedDraft } from "./stored-draft.ts";
import { markWaiting } from "./waiting-mark.ts";

interface Shown {
  readonly reports: readonly QueuedReport[];
  /** Keys of the reports that are being sent now. */
  readonly leaving: ReadonlySet<string>;
}

const store = openReportStore();
const shown = createStore<Shown>({ reports: [], leaving: new Set() });
/** The channel to other tabs of this browser. */
let others: BroadcastChannel | null = null;

let isMarkedHere = false;
const queue = createQueue({
  store,
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
    // If the database did not answer, it may still hold reports that another page can send.
    if (isAny || isMarkedHere || store.queue.isRead()) markWaiting(isAny);
    isMarkedHere = isAny;
  },
});
const retry = createRetry(() => queue.sendAll());

let isStarted = false;

/** Starts sending queued reports, now and each time the network may be back, while this page is open. */
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

/**
 * Sends one report at once and schedules retries. @returns the report after the attempt; null if it is not in
 * the queue
 */
export async function sendNow(key: string): Promise<QueuedReport | null> {
  const report = await queue.send(key);
  // If the report was sent, send its photos now. Otherwise retry later.
  if (report?.state === "sent") void retry.wake();
  else retry.wakeLater();
  return report;
}

export const draft = storedDraft(store);
export const { add: addReport, remove: removeReport, tell } = queue;
/** Takes a report out of the queue for editing; null if the report has no answers left to edit. */
export function takeBack(key: string): Promise<Draft | null> {
  draft.reopen(key);
  return queue.takeBack(key);
}
export const useQueue = shown.use;
/** Returns true if a report is lost when its page closes, because the browser cannot store it. */
export const isFleeting = (key: string): boolean => store.queue.isFleeting(key);

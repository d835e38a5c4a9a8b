import { timeLimit } from "../../frame/limited-signal.ts";
import { createStore } from "../../frame/store.ts";
import { createQueue } from "./queue.ts";
import { type Draft, hasToGo, type QueuedReport } from "./queued-report.ts";
import { openReportStore } from "./report-store.ts";
import { sendPhoto, sendReport, startReport } from "./send-report.ts";
import { storedDraft } from "./stored-draft.ts";
import { markWaiting } from "./waiting-mark.ts";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 120_000;

/** Returns the milliseconds to wait after this many failures. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/**
 * Retries with growing pauses while some work is left; `wake` retries at once, for example when the network
 * is back.
 * @param attempt returns how much is left
 */
export function createRetry(attempt: () => Promise<number>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function go(): Promise<void> {
    clearTimeout(timer);
    const left = await attempt();
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(go, pauseAfter(failures++));
  }
  function wake(): Promise<void> {
    failures = 0;
    return go();
  }
  return {
    wake,
    /** Schedules a retry after a failure, not at once. */
    wakeLater(): void {
      clearTimeout(timer);
      failures = 1;
      timer = setTimeout(go, pauseAfter(0));
    },
  };
}

/** Longest wait for another tab's lock: a tab that needs longer to send a report's text is suspended. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Runs `act` while no other tab sends the same report. Without the Web Locks API it runs anyway; the report's
 * key makes a second sending harmless.
 * @returns false if another tab is sending the report and `waits` is false
 */
async function inOneTab(report: string, waits: boolean, act: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  // Only secure contexts have `navigator.locks`, despite its type.
  if (!(locks as LockManager | undefined)) return act().then(() => true);
  let hasBegun = false;
  const options = waits ? { signal: timeLimit(LONGEST_WAIT_MS) } : { ifAvailable: true };
  const run = async (lock: Lock | null) => {
    if (lock === null) return false;
    hasBegun = true;
    await act();
    return true;
  };
  try {
    return await locks.request(`vigie-report-${report}`, options, run);
  } catch (error) {
    if (hasBegun) throw error;
    return act().then(() => true);
  }
}

interface Shown {
  readonly reports: readonly QueuedReport[];
  /** Keys of the reports that are being sent now. */
  readonly leaving: ReadonlySet<string>;
}

const store = openReportStore();
const shown = createStore<Shown>({ reports: [], leaving: new Set() });
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

/** Sends a report at once and schedules retries. @returns the report after this try; null if not queued */
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

import { Refused } from "../../forms/form/post-json.ts";
import type { DraftPhoto } from "./draft-photo.ts";
import { newKey } from "./new-key.ts";
import {
  countPhotos,
  type Draft,
  hasToGo,
  type NewReport,
  type PhotoState,
  type QueuedReport,
  waitedSeconds,
} from "./queued-report.ts";
import type { ReportStore } from "./report-store.ts";
import type { PhotoOutcome, ReportToSend } from "./send-report.ts";

/** How long a sent or refused report stays listed. A waiting report stays: the clock may be wrong. */
const SHOWN_MS = 24 * 3_600_000;

/**
 * Least sum of the token's age and the report's time in the queue, when a report is sent. Below this, the
 * server marks the report as perhaps sent by a bot (`start-token.server.ts`).
 */
const TOKEN_LEAST_MS = 3_500;
/** A token request that fails sooner is made again. After a slower failure, the report goes without token. */
const SOON_MS = 3_000;

type Received = NonNullable<QueuedReport["received"]>;

interface Parts {
  readonly store: ReportStore;
  readonly start: () => Promise<string>;
  /** @throws {Refused} or any other error that prevented sending */
  readonly send: (report: ReportToSend) => Promise<Received>;
  readonly sendPhoto: (report: string, photo: DraftPhoto) => Promise<PhotoOutcome>;
  /** Runs `act` while no other tab sends that report. False if another tab sends it and `waits` is false. */
  readonly inOneTab: (report: string, waits: boolean, act: () => Promise<void>) => Promise<boolean>;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Receives the reports of the queue and the keys of those being sent. */
  readonly show: (reports: readonly QueuedReport[], leaving: ReadonlySet<string>) => void;
  /** Notifies other tabs that the queue changed. */
  readonly spread: () => void;
}

/** The queue of this device. Reports are retried until the server stores or refuses them. Never throws. */
export function createQueue({ store, start, send, sendPhoto, inOneTab, now, pause, show, spread }: Parts) {
  const { photos } = store;
  const leaving = new Set<string>();
  let going: Promise<number> | null = null;

  async function refresh(): Promise<readonly QueuedReport[]> {
    const all = await store.queue.all();
    const over = all.filter(
      (report) =>
        report.settledAt !== null && !hasToGo(report) && Math.abs(now() - report.settledAt) > SHOWN_MS,
    );
    for (const { key } of over) await store.queue.remove(key);
    const reports = all
      .filter((report) => !over.includes(report))
      .sort((one, other) => one.queuedAt - other.queuedAt);
    show(reports, new Set(leaving));
    return reports;
  }

  async function put(report: QueuedReport): Promise<void> {
    await store.queue.put(report);
    spread();
    await refresh();
  }

  async function take(key: string): Promise<void> {
    await store.queue.remove(key);
    spread();
    await refresh();
  }

  /** Updates a report; null if it was removed meanwhile. */
  async function change(key: string, part: Partial<QueuedReport>): Promise<QueuedReport | null> {
    const before = await store.queue.get(key);
    if (before === undefined) return null;
    const report = { ...before, ...part };
    await put(report);
    return report;
  }

  async function leave(key: string, waits: boolean, act: (report: QueuedReport) => Promise<unknown>) {
    await inOneTab(key, waits, async () => {
      const report = await store.queue.get(key);
      if (report === undefined) return;
      leaving.add(key);
      await refresh();
      try {
        await act(report);
      } finally {
        leaving.delete(key);
        await refresh();
      }
    });
  }

  async function sendWords(report: QueuedReport): Promise<void> {
    const { key, typed, language } = report;
    if (report.state !== "waiting" || typed === null) return;
    try {
      // The server takes the sender of a report without a token for a bot. After a quick failure, the next
      // request may succeed.
      const requestedAt = now();
      const first = report.token || (await start());
      const token = first || (now() - requestedAt < SOON_MS ? await start() : "");
      // A report begun without a network has a brand-new token, which must age first.
      const early = TOKEN_LEAST_MS - waitedSeconds(report, now()) * 1000;
      if (report.token === "" && token !== "" && early > 0) await pause(early);
      const waited = waitedSeconds(report, now());
      const received = await send({
        ...{ key, token, typed, language },
        photos: countPhotos(report, "waiting"),
        waitedSeconds: waited,
      });
      // Other people use this device too. Keep only the confirmation for the sender.
      await change(key, {
        state: "sent",
        received,
        typed: null,
        token: "",
        hindrance: null,
        settledAt: now(),
      });
    } catch (error) {
      const code = error instanceof Refused ? error.code : "offline";
      if (code === "invalid") await change(key, { state: "refused", hindrance: null, settledAt: now() });
      else await change(key, { hindrance: code === "offline" ? "offline" : "unavailable" });
    }
  }

  /** Sends a report's photos one after the other, until one must be retried later. */
  async function sendPhotos(first: QueuedReport): Promise<void> {
    let report: QueuedReport | null = first;
    if (report.state !== "sent") return;
    for (const { key, sendsPosition } of report.photos.filter(({ state }) => state === "waiting")) {
      const photo = await photos.read(first.key, { key, sendsPosition });
      const to = first.received?.key ?? first.key;
      const state: PhotoState = photo === null ? "lost" : await sendPhoto(to, photo);
      if (state === "waiting") return;
      await photos.remove(first.key, key);
      report = await change(first.key, {
        photos: report.photos.map((each) => (each.key === key ? { ...each, state } : each)),
      });
      if (report === null) return;
    }
  }

  /** Sends the text of all reports before any photo: a photo may take minutes. */
  async function goAll(): Promise<number> {
    for (const { key, state } of await refresh()) if (state === "waiting") await leave(key, false, sendWords);
    for (const report of await refresh())
      if (report.state === "sent" && hasToGo(report)) await leave(report.key, false, sendPhotos);
    return (await refresh()).filter(hasToGo).length;
  }

  async function remove(key: string): Promise<void> {
    await photos.keepOnly(key, []);
    await take(key);
  }

  return {
    refresh,
    remove,
    /**
     * Adds a report and its photos. If its key is already in the queue, another tab had the same draft: the
     * report gets a new key, so that the server does not confuse the two.
     * @returns the report's key in the queue
     */
    async add({ photos: draftPhotos, ...report }: NewReport, place: string): Promise<string> {
      const isQueued = (await store.queue.get(report.key)) !== undefined;
      const key = isQueued ? newKey() : report.key;
      const chosen = isQueued ? draftPhotos.map((photo) => ({ ...photo, key: newKey() })) : draftPhotos;
      await photos.add(key, chosen);
      await put({
        ...report,
        key,
        place,
        photos: chosen.map(({ key, sendsPosition }) => ({ key, sendsPosition, state: "waiting" })),
        ...{
          queuedAt: now(),
          settledAt: null,
          state: "waiting",
          hindrance: null,
          received: null,
          isTold: false,
        },
      });
      return key;
    },
    /** Sends a report at once, without photos. @returns the report after this try; null if not queued */
    async send(key: string): Promise<QueuedReport | null> {
      await leave(key, true, sendWords);
      return (await store.queue.get(key)) ?? null;
    },
    /** Sends all that is waiting. @returns how many reports still wait */
    sendAll(): Promise<number> {
      going ??= goAll().finally(() => {
        going = null;
      });
      return going;
    },
    /** Takes a report out of the queue, to be edited and sent with its key; null if its answers are gone. */
    async takeBack(key: string): Promise<Draft | null> {
      const report = await store.queue.get(key);
      if (report === undefined || report.typed === null) return null;
      const found = await Promise.all(report.photos.map((photo) => photos.read(key, photo)));
      await take(key);
      return {
        ...{ key, token: report.token, typed: report.typed },
        photos: found.filter((photo) => photo !== null),
      };
    },
    /** Marks that the sender has seen the report's outcome. */
    async tell(key: string): Promise<void> {
      await change(key, { isTold: true });
    },
  };
}

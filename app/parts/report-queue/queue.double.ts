import { NOTHING_REPORTED } from "#intake/reports/report-fields.ts";
import { Refused } from "../../forms/form/post-json.ts";
import type { DraftPhoto } from "./draft-photo.ts";
import { createQueue } from "./queue.ts";
import type { NewReport, QueuedReport } from "./queued-report.ts";
import type { ReportStore } from "./report-store.ts";
import type { PhotoOutcome, ReportToSend } from "./send-report.ts";

export const aPhoto = (key: string, letters = key): DraftPhoto => ({
  key,
  blob: new Blob([letters], { type: "image/jpeg" }),
  name: `${key}.jpg`,
  position: { lat: 47.44, lon: -72.78 },
  sendsPosition: true,
});

export const aReport = (key: string, photos: readonly DraftPhoto[] = []): NewReport => ({
  key,
  token: `token of ${key}`,
  typed: { ...NOTHING_REPORTED, where: `Lac ${key}`, seen: "smoke", name: "Marie-Ève" },
  language: "fr",
  photos,
});

/** Creates a queue with a server and a clock that the test controls. */
export function queueOn(store: ReportStore) {
  const server = {
    /** Code with which the server refuses reports; null if it accepts them. */
    refusal: null as "offline" | "invalid" | "unavailable" | null,
    photo: "sent" as PhotoOutcome,
    /** Tokens that the server returns for begun reports, one per call. The last one repeats. */
    tokens: ["late token"],
    /** The key under which the server stores reports; null if it returns none. */
    keyThere: null as string | null,
    now: 1_000_000,
    accepted: [] as ReportToSend[],
    photos: [] as string[],
    shown: [] as readonly QueuedReport[],
    busy: new Set<string>(),
  };
  const queue = createQueue({
    store,
    start: async () => (server.tokens.length > 1 ? server.tokens.shift() : server.tokens[0]) ?? "",
    async send(report) {
      if (server.refusal !== null) throw new Refused(server.refusal);
      server.accepted.push(report);
      return {
        ...(server.keyThere !== null && { key: server.keyThere }),
        ...{ reference: `F-${report.key}`, receivedAt: "2026-07-01T12:00:00Z", isAnswered: false },
      };
    },
    async sendPhoto(report, photo) {
      if (server.photo === "sent") server.photos.push(`${report} ${photo.key} ${await photo.blob.text()}`);
      return server.photo;
    },
    async inOneTab(key, waits, act) {
      if (server.busy.has(key) && !waits) return false;
      await act();
      return true;
    },
    now: () => server.now,
    async pause(ms) {
      server.now += ms;
    },
    show: (reports) => {
      server.shown = reports;
    },
    spread: () => undefined,
  });
  return { queue, server };
}

import type { Database } from "#database/open.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import type { Trouble } from "../trouble-log.ts";
import { createConsultations } from "./consultations.server.ts";

/** Returns parts of the agency's pages for tests: one trusted proxy, and no retries of records. */
export const testReaders = (database: Database, now: () => Date) => ({
  consultations: createConsultations({
    ...{ database, now, log: { warn() {} }, onLost() {} },
    ...{ stopping: new AbortController().signal, retriesMs: [] },
  }),
  keyedHash: (text: string) => `mark of ${text}`,
  trustedProxies: 1,
  ...{ dispatchUrl: "", log: { info() {}, warn() {} }, logEvent() {}, onFailedLogin() {}, identity: null },
  onFallback() {},
  cleanings: createCleanings(),
  textCaps: { day: 20, prefix: 10, network: 5 },
  troubles: (): readonly Trouble[] => [],
});

import { seal } from "#alerts/alerts.double.ts";
import type { Database } from "#database/open.server.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import type { SecurityEvent } from "#security-log";
import { testReaders } from "../consultations/readers.double.ts";
import { operatorApp } from "../operator/app.ts";
import { type startTestIdentity, TestBrowser } from "./identity.double.ts";
import { createOperationsIdentity } from "./identity.server.ts";
import type { FailedLogin } from "./password.ts";

export const TOKEN = "a-password-for-the-agency";
export const SESSION = "vigie-operator";

export const basic = (password = TOKEN) => ({ authorization: `Basic ${btoa(`agence:${password}`)}` });

export interface Wanted {
  readonly token?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly dispatchUrl?: string;
}

/** Returns the agency's pages behind an identity provider, with their logs and counters. */
export function testSignIn(
  identity: Awaited<ReturnType<typeof startTestIdentity>>,
  database: Database,
  { token = TOKEN, fetch, dispatchUrl }: Wanted = {},
) {
  const lines: string[] = [];
  const counted: FailedLogin[] = [];
  const events: [SecurityEvent, unknown][] = [];
  const fallbacks = { count: 0 };
  const note = (details: object, sentence: string) => lines.push(JSON.stringify([details, sentence]));
  const settings = { ...identity.settings, ...(dispatchUrl && { DISPATCH_URL: dispatchUrl }) };
  const readers = testReaders(database, () => new Date());
  const app = operatorApp({
    ...readers,
    ...{ database, seal, token, photos: createFileStore({ ...settings, DATA_DIR: "no-data" }, "photos") },
    keyedHash: (text) => Buffer.from(text).toString("base64url"),
    identity: createOperationsIdentity(settings, fetch),
    dispatchUrl: settings.DISPATCH_URL,
    log: { info: note, warn: note },
    logEvent: (kind, facts) => events.push([kind, facts()]),
    onFailedLogin: (how) => counted.push(how),
    onFallback() {
      fallbacks.count += 1;
    },
  });
  const { origin } = new URL(settings.DISPATCH_URL);
  const browser = () => new TestBrowser(origin, (url, init) => app.request(url, init));
  return { browser, lines, counted, events, fallbacks, settled: readers.consultations.settled };
}

/** Requests a page without following redirects. @returns its status */
export const statusOf = async (browser: TestBrowser, path: string, headers: Record<string, string> = {}) =>
  (await browser.send(path, { headers })).status;

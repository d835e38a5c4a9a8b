import { expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { isPlausibleStart, newStartToken } from "./start-token.server.ts";

const keyedHash = createKeyedHash([Buffer.alloc(32, 1).toString("base64")]);
const other = createKeyedHash([Buffer.alloc(32, 2).toString("base64")]);
const NOW = new Date("2026-07-02T12:00:00Z");
const DAY_S = 24 * 3600;
const before = (seconds: number) =>
  newStartToken(keyedHash, "report", new Date(NOW.getTime() - seconds * 1000));
const isPlausible = (token: string, waitedSeconds = 0) =>
  isPlausibleStart(keyedHash, { form: "report", token, waitedMs: waitedSeconds * 1000 }, NOW);

it.for([
  [2.9, 0, false],
  [3, 0, true],
  [DAY_S, 0, true],
  [DAY_S + 1, 0, false],
  // A report that waited on a device was written earlier, with a token issued before or after the wait.
  [DAY_S + 3600, 3600, true],
  [1, 3600, true],
  [-3600, 0, false],
] as const)(
  "a token of %d s ago, with a report that waited %d s on the device, is plausible: %s",
  ([seconds, waited, is]) => {
    expect(isPlausible(before(seconds), waited)).toBe(is);
  },
);

it("a start token is only plausible if it is complete, unchanged, and of this site and form", () => {
  const token = before(60);
  const [ms = "", hash = ""] = token.split(".");
  expect(isPlausible(token)).toBe(true);
  for (const forged of [
    newStartToken(other, "report", new Date(NOW.getTime() - 60_000)),
    newStartToken(keyedHash, "contact", new Date(NOW.getTime() - 60_000)),
    `${Number(ms) - 1}.${hash}`,
    `${ms}.${hash.slice(1)}`,
    `${ms}.`,
    ms,
    `1${ms}000000000000.${hash}`,
    `-${ms}.${hash}`,
    "",
    ".",
  ])
    expect(isPlausible(forged), forged).toBe(false);
});

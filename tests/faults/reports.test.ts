import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { deliveries, reportPhotos } from "#database/schema.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { suspectDigest } from "#intake/reports/suspect-digest.server.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { residentMb } from "../../tools/bench/benchmark.ts";
import { MEMORY_ENV, MEMORY_FLAGS } from "../../tools/launch/programs.ts";
import { type Answer, ask } from "../support/ask.ts";
import { inSoak } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";
import { hugeBodies, slowLines } from "./hostile-lines.ts";
import { hostilePhotos } from "./hostile-photos.ts";
import { hostileReports, OWN } from "./hostile-reports.ts";
import { rightForm } from "./hostile-values.ts";
import { referenceIn, reportsWorld, storedReports } from "./stored-reports.ts";

/** Number of hostile or broken reports sent in the long run (`npm run soak`) and in the gate. */
const SUBMISSIONS = inSoak(10_000, 600);
/** Number of photos among the submissions. */
const PHOTOS = SUBMISSIONS / 10;
const AT_ONCE = 6;
const SEED = process.env.FUZZ_SEED ?? randomUUID();
/** Number of submissions before memory is first measured, because they load buffers, fonts and code. */
const WARM_UP = 200;
/** Allowed memory growth in MB. Short runs can end before garbage collection: eight runs grew by 14 to 42. */
const MOST_MB = inSoak(40, 60);
/** Memory settings of production. */
const FRUGAL = { NODE_OPTIONS: MEMORY_FLAGS.join(" "), ...MEMORY_ENV };

const fixture = reportsWorld();
const random = randomOf("reports", SEED);
let world: World;
beforeAll(async () => {
  world = await startWorld({ env: { ...(await fixture.env()), ...FRUGAL } });
});
afterAll(async () => world?.stop());

/** Checks for unexpected failures, in the response and in the log. */
function expectNoFailure(what: string, { status, text }: Answer): void {
  expect(status, `${what} (seed ${SEED}): ${text.slice(0, 200)}`).toBeLessThan(500);
}
const failuresInLog = () =>
  world
    .output()
    .split("\n")
    .filter((line) => /"level":[56]0|Unhandled|^\s+at /.test(line));

async function inTurns(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const turn = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

async function properReport(): Promise<{ key: string; answer: Answer }> {
  const key = randomUUID();
  const body = JSON.stringify({ key, form: rightForm(random), language: "fr" });
  const answer = await ask(world.origin, { path: REPORT_PATH, headers: OWN, body });
  expect(answer.status, answer.text).toBe(200);
  return { key, answer };
}

test(`after ${SUBMISSIONS} hostile or broken submissions, no request failed, only valid reports are stored, and memory did not grow`, {
  timeout: inSoak(3_600_000, 500_000),
  retry: 0,
}, async () => {
  const first = await properReport();
  const acknowledged = [referenceIn(first.answer.text)];
  const next = hostileReports(random, fixture.keyedHash, createKeyedHash(["x".repeat(44)]));
  const nextPhoto = await hostilePhotos(random, first.key);
  const slow = await slowLines(world.origin, inSoak(20, 3));
  const statuses = new Map<string, number>();
  const note = (what: string, status: number) =>
    statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);

  async function submit(): Promise<void> {
    const { what, request, isReport } = next();
    const answer = await ask(world.origin, request);
    expectNoFailure(what, answer);
    note(what, answer.status);
    const reference = answer.status === 200 ? referenceIn(answer.text) : null;
    // A report about an area with many reports gets 428, and is not stored.
    const isProofRequired = answer.status === 428;
    const text = `${what} (seed ${SEED}) ${answer.status} ${answer.text.slice(0, 200)} ${String(request.body).slice(0, 400)}`;
    expect(reference !== null || isProofRequired, text).toBe(isReport);
    if (reference) acknowledged.push(reference);
  }
  async function submitPhoto(): Promise<void> {
    const { what, request } = nextPhoto();
    const answer = await ask(world.origin, request);
    expectNoFailure(what, answer);
    note(what, answer.status);
    expect([404, 415, 422], `${what} ${answer.text}`).toContain(answer.status);
  }

  await inTurns(WARM_UP, submit);
  await inTurns(PHOTOS / 2, submitPhoto);
  const before = residentMb(world.sitePid());
  await inTurns(SUBMISSIONS - WARM_UP - PHOTOS, submit);
  await inTurns(PHOTOS / 2, submitPhoto);
  // On a fast machine, slow uploads of photos still use all upload slots of the network: 429.
  for (const { status } of await hugeBodies(world.origin)) expect([0, 413, 429]).toContain(status);
  const after = residentMb(world.sitePid());
  const { answer } = await properReport();
  await slow.cut();
  acknowledged.push(referenceIn(answer.text));
  console.log(`the site's memory went from ${before} to ${after} MB`);
  if (process.env.FUZZ_TOLD) console.log(statuses);

  const stored = await storedReports(fixture.database());
  // Several reports had the same key of zeros, so they are one report.
  expect([...stored.keys()].toSorted()).toEqual([...new Set(acknowledged)].toSorted());
  const messages = await fixture.database().run((queries) => queries.select().from(deliveries));
  const suspects = [...stored.values()].filter(({ isSuspect }) => isSuspect);
  expect(messages.filter(({ kind }) => kind === "fire-report")).toHaveLength(stored.size - suspects.length);
  const digests = new Set(suspects.map(({ createdAt }) => suspectDigest("", createdAt).naturalKey));
  expect(
    new Set(messages.flatMap(({ kind, naturalKey }) => (kind === "suspect-reports" ? [naturalKey] : []))),
  ).toEqual(digests);
  expect(await fixture.database().run((queries) => queries.$count(reportPhotos))).toBe(0);
  expect(after - before).toBeLessThan(MOST_MB);
  expect(failuresInLog()).toEqual([]);
  expect((await fetch(`${world.origin}/signaler-un-feu/`)).status).toBe(200);
});

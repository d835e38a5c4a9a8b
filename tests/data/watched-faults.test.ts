import { asc, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { changes } from "#database/schema.ts";
import { createWatch } from "#history/watch.server.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { inSoak } from "../support/soak.ts";
import { effectOf, type Figures, rawFigures } from "./replay.ts";
import { DAY_MS, MINUTE_MS, SimulatedSeason, type Tamper } from "./simulated-season.ts";
import { Earlier, FAULTS, type Fault, tamperWith } from "./watch-faults.ts";

/** Days simulated in the long run and in the gate. */
const DAYS = inSoak(14, 2);
const PART = DAYS / 14;

const log = { info: () => {}, warn: () => {} };
/** Number of polls, with some margin, after which a lasting absence must be stored as a change. */
const SETTLED_POLLS = 20;
/** Faults that must be short, because after three polls the site believes the response. */
const SHORT: ReadonlySet<Fault> = new Set(["missing", "unreadable"]);

const database = giveDatabase();

test(`in ${DAYS} days of random faults, no false change is stored, and no change that a good poll saw is lost`, {
  timeout: 900_000,
}, async () => {
  const season = new SimulatedSeason("june-2023", 5, new Date("2026-06-08T16:00:00Z"));
  const random = randomOf("14 days of faults");
  const earlier = new Earlier();
  const seen: Figures[] = [];
  const replayed = new Map<string, string>();
  const lagging = new Map<string, number>();
  let lastId = 0;
  let spoil: Tamper | null = null;
  let left = 0;
  const counts = { good: 0, faulty: 0, late: 0, changes: 0 };

  const worker = (tamper?: Tamper) =>
    createWatch({ client: season.client(tamper), database: database(), now: season.now, log });
  const faulty: Tamper = (path, body) => (spoil ?? ((_, given) => Response.json(given)))(path, body);
  const [first, second] = [worker(faulty), worker(faulty)];
  const good = worker();

  /** Checks that each newly stored change matches the data of this poll, or of one of the last two polls. */
  async function checkStored(): Promise<void> {
    const rows = await database().run((queries) =>
      queries.select().from(changes).where(gt(changes.id, lastId)).orderBy(asc(changes.id)),
    );
    for (const row of rows) {
      lastId = row.id;
      counts.changes += 1;
      const { set, unset } = effectOf(row, replayed);
      for (const name of unset) {
        replayed.delete(name);
        if (row.after === null) expect(seen.at(-1)?.has(name), `false end: ${name}`).toBe(false);
      }
      for (const [name, value] of set) {
        const moments = seen.slice(-3).map((figures) => figures.get(name));
        expect(moments, `false: ${row.kind} ${name} at ${row.observedAt.toISOString()}`).toContain(value);
        replayed.set(name, value);
      }
    }
  }

  /** Checks that the stored changes include every change that a good poll could see. */
  function checkNothingLost(): void {
    const now = seen.at(-1) ?? new Map();
    for (const [name, value] of now) expect(replayed.get(name), `lost: ${name}`).toBe(value);
    for (const name of replayed.keys()) {
      if (now.has(name)) lagging.delete(name);
      else lagging.set(name, (lagging.get(name) ?? 0) + 1);
      expect(lagging.get(name) ?? 0, `never lifted: ${name}`).toBeLessThan(SETTLED_POLLS);
    }
  }

  async function look(): Promise<void> {
    const raw = {
      fires: season.controls.firesAt(season.controls.now()),
      danger: await season.raw("/public/danger-incendie"),
      measures: await season.raw("/public/mesures-preventives"),
    };
    for (const body of Object.values(raw)) earlier.remember(body);
    seen.push(rawFigures(raw, season.now()));
  }

  await look();
  await good.poll();
  for (const [name, value] of seen[0] ?? []) replayed.set(name, value);

  const end = season.now().getTime() + DAYS * DAY_MS;
  while (season.now().getTime() < end) {
    season.wait(random.between(10, 60) * MINUTE_MS);
    await look();
    if (left > 0) left -= 1;
    else if (spoil !== null) spoil = null;
    else if (random.chance(0.3)) {
      const fault = random.pick(FAULTS) ?? "refused";
      const everywhere = tamperWith(fault, random, earlier);
      const onlyFires = random.chance(0.3);
      spoil = (path, body) =>
        onlyFires && !path.startsWith("/public/feux") ? Response.json(body) : everywhere(path, body);
      left = SHORT.has(fault) ? 1 : Math.floor(random.between(0, 8));
    }
    if (spoil !== null) {
      counts.faulty += 1;
      await Promise.all([first.poll(), random.chance(0.5) ? second.poll() : null]);
      await checkStored();
      continue;
    }
    if (random.chance(0.15)) {
      // Simulates a worker whose response arrives after another worker's next response.
      let open = () => {};
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      const late = worker(async (_, body) => {
        const text = JSON.stringify(body);
        await gate;
        return new Response(text, { headers: { "content-type": "application/json" } });
      }).poll();
      // Waits until the worker has sent its request.
      await new Promise((resolve) => setTimeout(resolve, 60));
      season.wait(5 * MINUTE_MS);
      await look();
      await good.poll();
      open();
      await late;
      counts.late += 1;
    } else {
      await Promise.all([good.poll(), random.chance(0.5) ? first.poll() : null]);
    }
    counts.good += 1;
    await checkStored();
    checkNothingLost();
  }
  expect(counts.changes).toBeGreaterThan(500 * PART);
  expect(counts.good).toBeGreaterThan(100 * PART);
  expect(counts.faulty).toBeGreaterThan(100 * PART);
  expect(counts.late).toBeGreaterThan(10 * PART);
});

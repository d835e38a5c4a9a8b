import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachServer } from "#database/on-servers.double.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { type Prepare, SERVERS, type TestServer } from "#database/servers.double.ts";
import { prepareMigrated } from "#database/templates.double.ts";
import { type Program, startProgram } from "../support/program.ts";
import { inSoak } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

/** Time for which the database is stopped. Even in the gate, each retry reaches its longest delay. */
const AWAY_MS = inSoak(60_000, 5_000);
const BACK_AT_WORK_MS = 240_000;
const OTHER_LOOKS_MS = 3_000;
const LIMIT_MS = 600_000 + AWAY_MS;
const PAGES = ["/", "/en/", "/etat-situation/", "/en/current-situation/"];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const suite = (prepare: Prepare) => {
  let server: TestServer;
  let world: World;
  let database: Database;
  let second: Program;
  beforeAll(async () => {
    server = await prepareMigrated(prepare);
    await server.start();
    world = await startWorld({ history: true, env: { DATABASE_URL: server.url } });
    database = openDatabase(server.url);
    const args = ["--import", "./tests/support/quick-refresh.ts", "worker/main.ts"];
    const env = { NODE_ENV: "test", FIRE_DATA_URL: world.hub.fireDataUrl, DATABASE_URL: server.url };
    second = await startProgram(args, env, `${world.workerHealth}/healthz`);
  }, LIMIT_MS);
  afterAll(async () => {
    await Promise.all([world?.stop(), second?.stop()]);
    await database?.close();
    await server?.remove();
  });

  const newFires = () =>
    database.run((queries) => queries.select().from(changes).where(eq(changes.kind, "fire-new")));

  let requested = 0;
  /** Returns the status of every page, rendered on request. */
  const statuses = () =>
    Promise.all(
      PAGES.map(async (path) => {
        requested += 1;
        return (await fetch(`${world.origin}${path}?page=1&region=essai-${requested}`)).status;
      }),
    );

  test("pages stay up and both workers survive while the database is stopped, and a worker resumes once it is back", {
    timeout: LIMIT_MS,
  }, async () => {
    const known = (await newFires()).length;
    await server.stop();
    try {
      await world.hub.startFire();
      const until = Date.now() + AWAY_MS;
      while (Date.now() < until) {
        expect(await statuses()).toEqual(PAGES.map(() => 200));
        expect((await fetch(`${world.workerHealth}/healthz`)).status).toBe(200);
        await pause(250);
      }
    } finally {
      await server.start();
    }
    const backAt = Date.now();
    await expect.poll(async () => (await newFires()).length, { timeout: BACK_AT_WORK_MS }).toBe(known + 1);
    console.log(`work resumed ${Date.now() - backAt} ms after the database's return`);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
    // Waits for the other worker's check, which must not store the fire again.
    await pause(OTHER_LOOKS_MS);
    expect(await newFires()).toHaveLength(known + 1);
  });
};

// The gate only tests the last server: PostgreSQL, as in production.
onEachServer("while $name is stopped", suite, inSoak(SERVERS, SERVERS.slice(-1)));

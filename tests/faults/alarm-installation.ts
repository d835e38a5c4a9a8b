import { randomBytes } from "node:crypto";
import { vi } from "vitest";
import { type BackedUpServer, startBackedUp } from "../support/backed-up-server.ts";
import { createMovableClock, type MovableClock } from "../support/movable-clock.ts";
import { type Prometheus, startPrometheus } from "../support/prometheus.ts";
import { startWorld, type World } from "../support/world.ts";

/** Caps on text messages, low enough for a few messages to reach. */
export const TEXT_CAPS = { day: 10, prefix: 100, network: 100 } as const;

/** One site and one worker on a PostgreSQL that is backed up, with Prometheus. */
export interface Installation {
  readonly world: World;
  readonly prometheus: Prometheus;
  readonly databaseUrl: string;
  /** Folder of the backups. */
  readonly repository: string;
  readonly sealKey: string;
  /** Clocks of the programs and of the database. */
  readonly clocks: Readonly<Record<"programs" | "database", MovableClock>>;
  /** Moves the clocks of all programs forward at once. The programs' timers do not follow. */
  pass(seconds: number): Promise<void>;
  /** Waits until the database's whole write-ahead log is archived. */
  archived(): Promise<void>;
  stopDatabase(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL whose clock can be moved. */
async function startDatabase(clock: MovableClock): Promise<BackedUpServer> {
  for (const [name, value] of Object.entries(clock.env)) vi.stubEnv(name, value);
  try {
    return await startBackedUp();
  } finally {
    vi.unstubAllEnvs();
  }
}

export async function startInstallation(): Promise<Installation> {
  const clocks = { programs: await createMovableClock(), database: await createMovableClock() };
  const backedUp = await startDatabase(clocks.database);
  const databaseUrl = backedUp.server.url;
  const sealKey = randomBytes(32).toString("base64");
  const world = await startWorld({
    history: true,
    still: true,
    surroundings: true,
    env: {
      ...clocks.programs.env,
      ...{ DATABASE_URL: databaseUrl, SEAL_KEYS: sealKey, TRUSTED_PROXIES: "1" },
      // The worker checks every two seconds and polls each time. The site leaves all polls to the worker.
      POLL_SECONDS: "1",
      CANARY_EMAIL: "canary@example.org",
      SMS_CAP_DAY: String(TEXT_CAPS.day),
    },
    siteEnv: { POLL_SECONDS: "60" },
  });
  const prometheus = await startPrometheus([world.origin, world.workerHealth]);
  return {
    ...{ world, prometheus, databaseUrl, sealKey, clocks },
    repository: backedUp.repository,
    async pass(seconds) {
      await Promise.all(Object.values(clocks).map((clock) => clock.move(seconds)));
    },
    archived: backedUp.archived,
    stopDatabase: () => backedUp.server.stop(),
    async remove() {
      await Promise.all([prometheus.stop(), world.stop()]);
      await backedUp.remove();
      await Promise.all(Object.values(clocks).map((clock) => clock.remove()));
    },
  };
}

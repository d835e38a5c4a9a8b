import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { Hub, type Season } from "./hub.ts";
import { freeBlock, SITE_OFFSET } from "./ports.ts";
import { startProgram } from "./program.ts";

interface WorldOptions {
  readonly season?: Season;
  /** Replaces the season's fires by these. */
  readonly fires?: unknown;
  /** The site asks for data every two seconds instead of every minute. */
  readonly quickRefresh?: boolean;
  /** The data service is down from the start: the site has nothing to show. */
  readonly withoutData?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The summer's fires as they stand now: given to a world of its own they no longer change while a test counts them. */
export async function firesNow(fireDataUrl: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${fireDataUrl}/public/feux?intensive=true&nordique=true`);
  return z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
}

/** A sandbox and a built site of their own, on free ports and in a temporary folder. */
export interface World {
  readonly origin: string;
  readonly hub: Hub;
  stop(): Promise<void>;
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { season = { scenario: "summer" }, fires, quickRefresh, withoutData, env } = options;
  const block = await freeBlock();
  const folder = await mkdtemp(join(tmpdir(), "vigie-tests-"));
  const origin = `http://127.0.0.1:${block + SITE_OFFSET}`;
  const settings = {
    NODE_ENV: "test",
    PORT: String(block + SITE_OFFSET),
    SITE_URL: origin,
    SANDBOX_PORT: String(block),
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    ...env,
  };
  const sandbox = await startProgram(["sandbox/main.ts"], settings, `http://127.0.0.1:${block}/season`);
  try {
    const hub = new Hub(block);
    await hub.putSeason(season);
    if (fires !== undefined) await hub.putFires(fires);
    if (withoutData) await hub.putFault({ status: 503 });
    const preload = quickRefresh ? ["--import", "./tests/support/quick-refresh.ts"] : [];
    const ready = withoutData ? "/healthz" : "/readyz";
    const site = await startProgram([...preload, "server/main.ts"], settings, origin + ready);
    return {
      origin,
      hub,
      async stop() {
        await Promise.all([site.stop(), sandbox.stop()]);
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}

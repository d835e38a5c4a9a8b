import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { anyServer } from "#database/database.double.ts";
import { giveBack, takeServer } from "#database/reused-servers.double.ts";
import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { freeBlock, SITE_OFFSET, WORKER_OFFSET } from "#test-ports";
import { FOR_DRIZZLE } from "../../tools/launch/programs.ts";
import { Hub, type Season } from "./hub.ts";
import { type Program, startProgram } from "./program.ts";

interface WorldOptions {
  readonly season?: Season;
  /** Records of fires that replace the season's fires. */
  readonly fires?: unknown;
  /** True to freeze the season's fires, so that no fire grows between the site's reading and a test's. */
  readonly still?: boolean;
  /** Restrictions that the world has in addition to the season's restrictions. */
  readonly measures?: readonly unknown[];
  /** True if the site reads data every two seconds instead of every minute. */
  readonly quickRefresh?: boolean;
  /** True if the data service is down from the start, so that the site has no data. */
  readonly withoutData?: boolean;
  /** True if the content service is down from the start, so that the site has no stories. */
  readonly withoutContent?: boolean;
  /**
   * True to add a worker, and a database unless `env` names one. The worker polls every two seconds and has
   * already polled once.
   */
  readonly history?: boolean;
  /** True to give the site the sandbox's sources of other authorities, around places and fires. */
  readonly surroundings?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Environment variables that only the site gets. */
  readonly siteEnv?: Readonly<Record<string, string>>;
}

/** Returns a season's current fires. Given to a world as `fires`, they do not change during a test. */
export async function firesNow(fireDataUrl: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${fireDataUrl}/public/feux?intensive=true&nordique=true`);
  return z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
}

/** A sandbox and a built site, on free ports and in a temporary folder. */
export interface World {
  readonly origin: string;
  /** Origin of the sandbox's visual editor. */
  readonly editor: string;
  /** Origin of the sandbox's identity provider. */
  readonly identity: string;
  /** Origin of the sandbox's push service. */
  readonly push: string;
  /** Origin of the worker's health page, if this world has a worker. */
  readonly workerHealth: string;
  readonly hub: Hub;
  /** Data folder of the world. */
  readonly folder: string;
  /** Returns the site's process ID. */
  sitePid(): number;
  /** Kills the site and starts another site in its place. */
  replaceSite(): Promise<void>;
  /** Kills the worker, if this world has one. */
  killWorker(): Promise<void>;
  /** Returns the end of the programs' output. */
  output(): string;
  stop(): Promise<void>;
}

/** Environment of a demo with React's production code: the development code takes three times as long. */
const AS_A_DEMO = { NODE_ENV: "production", VIGIE_SANDBOX: "on" } as const;

/** Node's options that make waits of a minute take two seconds. */
const QUICKLY = ["--import", "./tests/support/quick-refresh.ts"];

const CONTENT_LIMIT_MS = 150_000;

export async function untilThere(path: string): Promise<void> {
  const deadline = Date.now() + CONTENT_LIMIT_MS;
  while (!existsSync(path)) {
    if (Date.now() > deadline) throw new Error(`The content was not read: ${path} is missing.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const {
    season = { scenario: "summer" },
    fires,
    still,
    measures = [],
    quickRefresh,
    withoutData,
    withoutContent,
    history,
    surroundings,
    env,
    siteEnv,
  } = options;
  const block = await freeBlock();
  const folder = await mkdtemp(join(tmpdir(), "vigie-tests-"));
  const origin = `http://127.0.0.1:${block + SITE_OFFSET}`;
  const database = history && env?.DATABASE_URL === undefined ? await takeServer(anyServer()) : null;
  const settings = {
    ...AS_A_DEMO,
    PORT: String(block + SITE_OFFSET),
    SITE_URL: origin,
    SANDBOX_PORT: String(block),
    DATA_DIR: folder,
    WORKER_PORT: String(block + WORKER_OFFSET),
    LOG_LEVEL: "warn",
    ...(database && { DATABASE_URL: database.url }),
    ...((quickRefresh || history) && { POLL_SECONDS: "2" }),
    ...(surroundings && surroundingsSettings(block)),
    ...env,
  };
  const programs: Program[] = [];
  const start = async (args: readonly string[], readyUrl: string, own: WorldOptions["env"] = {}) => {
    const program = await startProgram(args, { ...settings, ...own }, readyUrl);
    programs.push(program);
    return program;
  };
  const output = () => programs.map((program) => program.output()).join("");
  async function stop() {
    await Promise.all(programs.map((program) => program.stop()));
    if (database) await giveBack(anyServer(), database, true);
    await rm(folder, { recursive: true });
  }
  try {
    // Waits for the port only, because a request to the sandbox would first generate the summer season.
    await start(["sandbox/main.ts"], `tcp://127.0.0.1:${block}`);
    const hub = new Hub(block);
    await hub.putSeason(season);
    if (fires !== undefined) await hub.putFires(fires);
    if (still) await hub.putFires(await firesNow(hub.fireDataUrl));
    for (const measure of measures) await hub.postMeasure(measure);
    if (withoutData) await hub.putFault({ status: 503 });
    if (withoutContent) await hub.putFault({ status: 503 }, "content");
    const ready = withoutData ? "/healthz" : "/readyz";
    const worker =
      history &&
      (await start(
        [...FOR_DRIZZLE, ...QUICKLY, "worker/main.ts"],
        `http://127.0.0.1:${block + WORKER_OFFSET}${ready}`,
      ));
    const loaded = [...FOR_DRIZZLE, ...(quickRefresh ? QUICKLY : [])];
    const startSite = () => start([...loaded, "server/main.ts"], origin + ready, siteEnv);
    let site = await startSite();
    // Waits until the site has read the stories, because an earlier page without stories would stay cached.
    const hasContent = !withoutContent && env?.CONTENT_URL === undefined;
    if (hasContent) await untilThere(join(folder, "content", "stories.json"));
    const editor = `http://127.0.0.1:${block + 2}`;
    const identity = `http://127.0.0.1:${block + 3}`;
    return {
      origin,
      editor,
      identity,
      push: `http://127.0.0.1:${block + 8}`,
      workerHealth: `http://127.0.0.1:${block + WORKER_OFFSET}`,
      hub,
      folder,
      sitePid: () => site.pid,
      async replaceSite() {
        await site.kill();
        site = await startSite();
      },
      async killWorker() {
        if (worker) await worker.kill();
      },
      output,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

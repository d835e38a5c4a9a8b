import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { LA_TUQUE } from "#alerts/alerts.double.ts";
import { countSent, settleConcerned } from "#alerts/concerned.double.ts";
import type { Database } from "#database/open.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { DEFAULT_SEED } from "#sandbox/season/scenarios.ts";
import { readSettings } from "#settings";
import { startEdge } from "#tests/support/edge.ts";
import { Hub } from "#tests/support/hub.ts";
import { countingMailServer } from "#tests/support/post-worker.ts";
import { firesNow } from "#tests/support/world.ts";
import { installByApt } from "../launch/apt.ts";
import { ProcessGroup } from "../launch/process-group.ts";
import { workerProgram } from "../launch/programs.ts";
import { type Benchmark, type Figure, onPostgresql, quantile } from "./benchmark.ts";
import { crisisRequests } from "./crisis-mix.ts";
import { BENCH_PORTS } from "./ports.ts";
import { restartableSite } from "./restartable-site.ts";
import { type Answered, isError, startVisitors } from "./visitors.ts";

/** Event of each phase. All phases have the same length. */
const PHASES = [
  "calm",
  "data service fails",
  "data service is back",
  "many are notified",
  "a site restarts",
] as const;

interface Crisis {
  readonly answers: readonly Answered[];
  readonly phaseMs: number;
  readonly perSecond: number;
  readonly people: number;
  /** Number of alert emails that each notified person received. */
  readonly received: readonly number[];
  /** Time from the start of the fire to the last email; null if not all emails were sent in time. */
  readonly lastEmailMs: number | null;
}

const p99 = (answers: readonly Answered[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );

function listed(groups: Partial<Record<string, readonly Answered[]>>): string {
  return Object.entries(groups)
    .map(([name, answers = []]) => `${name} ${p99(answers).toFixed(0)}`)
    .join(", ");
}

function errorsIn(answers: readonly Answered[]): string {
  const groups = Object.groupBy(answers.filter(isError), ({ kind, status }) => `${status} of ${kind}`);
  return Object.entries(groups)
    .map(([name, those = []]) => `${those.length} times ${name}`)
    .join(", ");
}

function crisisFigures(crisis: Crisis): readonly Figure[] {
  const { answers, phaseMs, perSecond, people, received, lastEmailMs } = crisis;
  const phaseOf = ({ dueMs }: Answered) => PHASES[Math.floor(dueMs / phaseMs)] ?? "end";
  const lazy = received.filter((emails) => emails === 1).length;
  const often = received.filter((emails) => emails > 1).length;
  return [
    {
      what: `errors of ${answers.length} requests, ${perSecond} per second (${errorsIn(answers) || "none"})`,
      value: String(answers.filter(isError).length),
      target: "0",
    },
    { what: "p99 of all", value: `${p99(answers).toFixed(0)} ms`, target: "<= 100 ms" },
    { what: "p99 by phase, ms", value: listed(Object.groupBy(answers, phaseOf)), target: "" },
    { what: "p99 by kind, ms", value: listed(Object.groupBy(answers, ({ kind }) => kind)), target: "" },
    { what: `people notified once, of ${people}`, value: String(lazy), target: String(people) },
    { what: "people notified more than once", value: String(often), target: "0" },
    {
      what: "from the start of the fire to the last email",
      value: lastEmailMs === null ? "not all were sent" : `${(lastEmailMs / 1_000).toFixed(0)} s`,
      target: "",
    },
  ];
}

const PEOPLE = 20_000;
/** Requests per second that two cores can handle, although they also run all programs of the benchmark. */
const PER_SECOND = 100;
const CONNECTIONS = 256;
/** Default duration. For a trial, `BENCH_CRISIS_SECONDS` sets a shorter duration. */
const SECONDS = 300;
const LONGEST_POLL_SECONDS = 60;
const LAST_EMAIL_LIMIT_MS = 300_000;

/** Returns how many alert emails the mail server accepted for each person. */
async function receivedByPerson(database: Database, accepted: ReadonlyMap<number, number>) {
  const { rows } = await database.run((queries) =>
    queries.execute<{ id: string; person: string }>(
      sql`SELECT id, person_id AS person FROM deliveries WHERE kind = 'alert'`,
    ),
  );
  const received = new Map<string, number>();
  for (const { id, person } of rows)
    received.set(person, (received.get(person) ?? 0) + (accepted.get(Number(id)) ?? 0));
  return [...received.values()];
}

/** Measures two sites behind `deploy/nginx.conf`, and two workers, in the worst hour of June 2023. */
export const crisisHour: Benchmark = {
  name: "Crisis hour",
  run: ({ env }) =>
    onPostgresql(async (url, database) => {
      if (!existsSync("/usr/sbin/nginx")) await installByApt("nginx-light", "The crisis hour needs nginx");
      const seconds = Number(env.BENCH_CRISIS_SECONDS ?? SECONDS);
      const phaseMs = (seconds * 1_000) / PHASES.length;
      const folder = mkdtempSync(join(tmpdir(), "vigie-crisis-"));
      const mail = await countingMailServer();
      const own = {
        ...env,
        DATABASE_URL: url,
        SITE_URL: `http://127.0.0.1:${BENCH_PORTS.crisisEdge}`,
        SMTP_URL: mail.url,
        EDGE_LANGUAGE: "on",
        // The proxies are nginx, and a network in front of nginx that adds each visitor's address.
        TRUSTED_PROXIES: "2",
        POLL_SECONDS: String(Math.min(LONGEST_POLL_SECONDS, phaseMs / 1_000)),
      };
      const ports = [BENCH_PORTS.crisis, BENCH_PORTS.crisisToo];
      const sites = ports.map((port) =>
        restartableSite({ ...own, PORT: String(port), DATA_DIR: join(folder, String(port)) }),
      );
      const workers = [BENCH_PORTS.worker, BENCH_PORTS.secondWorker].map((port) => ({
        group: new ProcessGroup({ ...own, WORKER_PORT: String(port) }),
        readyUrl: `http://127.0.0.1:${port}/readyz`,
      }));
      const { SANDBOX_PORT, SEAL_KEYS } = readSettings(own);
      const hub = new Hub(SANDBOX_PORT);
      const visitors = startVisitors();
      const edge = await startEdge({ port: BENCH_PORTS.crisisEdge, sites: ports, folder });
      try {
        await hub.putSeason({ scenario: "june-2023" });
        // Freezes the fires, so that people are only notified of the fire that the benchmark starts.
        const fires = await firesNow(hub.fireDataUrl);
        await hub.putFires(fires);
        await settleConcerned(database, createSeal(SEAL_KEYS), { people: PEOPLE });
        for (const { group, readyUrl } of workers) await group.start({ ...workerProgram(), readyUrl });
        for (const site of sites) await site.start();

        const ids = fires.map(({ Annee, NoFeu }) => `${Annee}-${NoFeu}`);
        const answered = visitors.visit({
          ...{ origin: edge.origin, requests: crisisRequests(ids), connections: CONNECTIONS },
          ...{ perSecond: PER_SECOND, count: PER_SECOND * seconds },
        });
        await pause(phaseMs);
        await hub.putFault({ status: 503 });
        await pause(phaseMs);
        await hub.clearFaults();
        const beganAt = Date.now();
        await hub.startFire({ Lat: LA_TUQUE.lat, Lon: LA_TUQUE.lon, Condition: { Id: 3 } });
        const lastEmail = lastEmailMs(database, beganAt);
        await pause(2 * phaseMs);
        await sites[1]?.stop();
        await sites[1]?.start();
        const answers = await answered;
        const lastMs = await lastEmail;
        return crisisFigures({
          ...{ answers, phaseMs, perSecond: PER_SECOND, people: PEOPLE, lastEmailMs: lastMs },
          received: await receivedByPerson(database, mail.accepted),
        });
      } finally {
        await hub.clearFaults();
        await hub.putSeason({ scenario: "summer", seed: DEFAULT_SEED });
        await Promise.all([visitors.stop(), edge.stop(), ...workers.map(({ group }) => group.stop())]);
        await Promise.all([...sites.map((site) => site.stop()), mail.close()]);
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};

/** Returns the milliseconds until every person was sent an email; null if the limit passed. */
async function lastEmailMs(database: Database, beganAt: number): Promise<number | null> {
  while (Date.now() < beganAt + LAST_EMAIL_LIMIT_MS) {
    if ((await countSent(database)) >= PEOPLE) return Date.now() - beganAt;
    await pause(500);
  }
  return null;
}

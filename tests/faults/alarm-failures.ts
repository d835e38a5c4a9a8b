import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { takeText } from "#accounts/text-caps.server.ts";
import { openDatabase } from "#database/open.server.ts";
import type { Channel } from "#database/schema.ts";
import { pauseChannel } from "#delivery/pauses.server.ts";
import { post } from "#delivery/post.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { ask } from "../support/ask.ts";
import { readValue } from "../support/backed-up-server.ts";
import { OPERATOR } from "../support/report.ts";
import { type Installation, TEXT_CAPS } from "./alarm-installation.ts";
import { OWN } from "./hostile-reports.ts";
import { rightForm } from "./hostile-values.ts";

/** Number of failing messages that makes the alarm MessagesNotAccepted fire and closes a channel. */
const LETTERS = 30;
const HOUR_S = 3_600;
/** Seconds after which an undelivered canary, the hourly test message, has failed. */
const CANARY_S = 300;
const EVERY_MS = 100;
const UNTIL_POSTED = { timeout: 120_000, interval: EVERY_MS };
/** Number of parallel senders of reports: more than a program has database connections. */
const LANES = 10;

/** Registers a function to call at the end of the group of failures. */
type AtEnd = (end: () => Promise<unknown>) => void;

export interface Failure {
  readonly failure: string;
  readonly inject: (of: Installation, atEnd: AtEnd) => Promise<unknown>;
  /** Names of the alarms that must fire, each with the labels that the alarm must then have. */
  readonly alarms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const random = randomOf("alarms", randomUUID());

async function run(of: Installation, statement: string): Promise<void> {
  await readValue(of.databaseUrl, statement);
}

/** Posts messages that are due at once. @param key encrypts the messages' addresses */
async function postLetters(of: Installation, channel: Channel, count: number, key = of.sealKey) {
  const database = openDatabase(of.databaseUrl);
  const messages = Array.from({ length: count }, () => ({
    ...({ naturalKey: randomUUID(), personId: null, channel, language: "fr", urgency: "answer" } as const),
    ...(channel === "sms"
      ? { kind: "phone-code", address: `+1418555${randomInt(1000, 9999)}`, about: { code: "123456" } }
      : { kind: "welcome", address: `${randomUUID()}@example.org`, about: { firstName: "Ann" } }),
  }));
  const posting = { seal: createSeal([key]), now: new Date() };
  await database.transaction((transaction) => post(transaction, messages, posting));
  await database.close();
}

/** Repeats an action until the returned function is called. */
function again(act: () => Promise<unknown>): () => Promise<void> {
  const ending = new AbortController();
  async function repeat(): Promise<void> {
    while (!ending.signal.aborted) {
      await act().catch(() => {});
      await pause(EVERY_MS);
    }
  }
  const ended = repeat();
  return () => {
    ending.abort();
    return ended;
  };
}

function sendReport({ world }: Installation) {
  const address = `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;
  const body = JSON.stringify({ key: randomUUID(), form: rightForm(random), language: "fr" });
  return ask(world.origin, { path: REPORT_PATH, headers: { ...OWN, "x-forwarded-for": address }, body });
}

const operatorPage = ({ world }: Installation, password: string) =>
  fetch(`${world.workerHealth}/operator`, {
    headers: { authorization: `Basic ${btoa(`${OPERATOR.username}:${password}`)}` },
  });

/** Failures while all services are up. */
const OF_DATA: readonly Failure[] = [
  {
    failure: "a stored reading is damaged",
    inject: (of) =>
      run(of, `UPDATE readings SET value = '{"broken": 1}' WHERE path = '${FIRE_DATA_PATHS.danger}'`),
    alarms: { StoredReadingUnreadable: { path: "danger" } },
  },
];

/** Failures of outside services, the agency's machines, and people. They last an hour. */
const OF_SERVICES: readonly Failure[] = [
  {
    failure: "the data service is down",
    inject: ({ world }) => world.hub.putFault({ status: 503 }),
    alarms: {
      SafetyReadingOld: { reading: "restrictions" },
      FiresReadingOld: { reading: "fires" },
      WatchAnswersDoubted: { path: "restrictions" },
      AlertsBehind: {},
    },
  },
  {
    failure: "the content service is down",
    inject: ({ world }) => world.hub.putFault({ status: 503 }, "content"),
    alarms: { ContentOld: { content: "stories" } },
  },
  {
    failure: "the service of official orders is down",
    inject: ({ world }) => world.hub.putFault({ status: 503 }, "orders"),
    alarms: { SourceLate: { source: "public-alerts" } },
  },
  {
    failure: "the mail server takes no message",
    async inject(of) {
      await of.world.hub.putFault({ status: 451 }, "mail");
      await postLetters(of, "email", LETTERS);
    },
    alarms: { MessagesNotAccepted: { channel: "email" }, CanaryFailing: { channel: "email" } },
  },
  {
    failure: "Twilio refuses every text message",
    async inject(of) {
      await of.world.hub.putFault({ status: 400, body: '{"code":21408}' }, "sms");
      await postLetters(of, "sms", LETTERS);
    },
    alarms: { ChannelClosed: { channel: "sms" } },
  },
  {
    failure: "notifications stay paused",
    async inject(of) {
      const database = openDatabase(of.databaseUrl);
      await pauseChannel(database, "push", new Date());
      await database.close();
      await postLetters(of, "push", 1);
    },
    alarms: { QueueOld: { channel: "push" } },
  },
  {
    failure: "a stranger guesses the password while the identity provider is down",
    async inject(of, atEnd) {
      await of.world.hub.putFault({ status: 503 }, "identity");
      expect((await operatorPage(of, OPERATOR.password)).status).toBe(200);
      atEnd(again(() => operatorPage(of, randomUUID())));
    },
    alarms: { SharedPasswordUsed: {}, LoginsFailing: { how: "refused" } },
  },
  {
    failure: "strangers cause many text messages",
    async inject(of) {
      const database = openDatabase(of.databaseUrl);
      const text = { kind: "code", phone: "+14185551234", network: null } as const;
      for (let sent = 0; sent < TEXT_CAPS.day; sent += 1)
        await database.transaction((transaction) => takeText(transaction, { textCaps: TEXT_CAPS }, text));
      await database.close();
    },
    alarms: { TextCapNear: { kind: "code", cap: "day" } },
  },
  {
    failure: "a key is missing in SEAL_KEYS",
    inject: (of) => postLetters(of, "email", 1, randomBytes(32).toString("base64")),
    alarms: { ValuesUnreadable: {} },
  },
  {
    failure: "a table of one task is missing",
    inject: (of) => run(of, "ALTER TABLE told_releases RENAME TO told_releases_away"),
    alarms: { TaskFailing: { task: "releases" } },
  },
  {
    failure: "the repository of backups is lost",
    inject: async (of) => rmSync(of.repository, { recursive: true }),
    alarms: { ArchiveBehind: {} },
  },
  {
    failure: "no backup was made for 31 hours",
    inject: (of) =>
      run(of, "INSERT INTO task_claims (task, claimed_at) VALUES ('backup', now() - interval '31 hours')"),
    alarms: { BackupOld: {} },
  },
];

async function passAnHour(of: Installation): Promise<void> {
  const canaries = () =>
    readValue(of.databaseUrl, "SELECT count(*)::int AS value FROM deliveries WHERE kind = 'canary'");
  const before = Number(await canaries());
  await of.pass(HOUR_S);
  // The canary of the next hour must be posted before the time in which it must be delivered passes.
  await vi.waitUntil(async () => Number(await canaries()) > before, UNTIL_POSTED);
  await of.pass(CANARY_S + 60);
}

const OF_CLOCKS: readonly Failure[] = [
  {
    failure: "the clock of a machine is 10 seconds ahead",
    inject: (of) => of.clocks.programs.move(10),
    alarms: { ClockSkew: {} },
  },
];

const OF_A_SLOW_DATABASE: readonly Failure[] = [
  {
    failure: "statements wait for a lock",
    async inject(of, atEnd) {
      const database = openDatabase(of.databaseUrl);
      const ending = Promise.withResolvers<void>();
      const held = database
        .transaction(async (transaction) => {
          await transaction.execute(sql`LOCK TABLE fire_reports`);
          await ending.promise;
        })
        // The database may end the query.
        .catch(() => {});
      for (let lane = 0; lane < LANES; lane += 1) atEnd(again(() => sendReport(of)));
      atEnd(async () => {
        ending.resolve();
        await held;
        await database.close();
      });
    },
    alarms: { DatabasePoolExhausted: { state: "waiting" } },
  },
];

const OF_NO_DATABASE: readonly Failure[] = [
  {
    failure: "the database is down while people report fires",
    async inject(of, atEnd) {
      await of.stopDatabase();
      atEnd(again(() => sendReport(of)));
    },
    alarms: { ReadingsNotShared: {}, RequestsFailing: {} },
  },
];

const OF_PROGRAMS: readonly Failure[] = [
  {
    failure: "the worker is killed",
    inject: ({ world }) => world.killWorker(),
    alarms: { TaskStopped: { task: "watch" }, ProgramMissing: { program: "worker" } },
  },
  {
    failure: "the site is killed",
    inject: async ({ world }) => process.kill(world.sitePid(), "SIGKILL"),
    alarms: { ProgramMissing: { program: "site" }, ProgramDown: { job: "vigie" } },
  },
];

/** Groups of failures that begin together, in order. Later failures hide the failures of earlier groups. */
export const FAILURES: readonly {
  readonly group: string;
  readonly failures: readonly Failure[];
  readonly after?: (of: Installation) => Promise<void>;
}[] = [
  { group: "data is damaged", failures: OF_DATA },
  { group: "services fail for an hour", failures: OF_SERVICES, after: passAnHour },
  { group: "clocks differ", failures: OF_CLOCKS },
  { group: "the database is slow", failures: OF_A_SLOW_DATABASE },
  { group: "the database is down", failures: OF_NO_DATABASE },
  { group: "programs are killed", failures: OF_PROGRAMS },
];

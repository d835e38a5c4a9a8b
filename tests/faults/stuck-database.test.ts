import { randomBytes, randomUUID } from "node:crypto";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import { placeQuestion } from "#accounts/accounts.double.ts";
import { AUDIENCE, CLIENT, type IdentityDouble, startIdentityDouble } from "#accounts/identity.double.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { contactMessages, fireReports, newsletterSubscribers, savedPlaces } from "#database/schema.ts";
import { SERVERS, type TestServer } from "#database/servers.double.ts";
import { prepareMigrated } from "#database/templates.double.ts";
import { CONTACT_PATH } from "#intake/contact/contact-subjects.ts";
import { REPORT_PATH } from "#intake/reports/report-paths.ts";
import { newStartToken } from "#intake/start-token.server.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { type Word, words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

/** Time limit for a response: two database calls of at most 2.5 s each, and time for a slow machine. */
const ANSWER_LIMIT_MS = 12_000;
/** Time for retries, because connections that were open during the suspension are lost one by one. */
const AGAIN = { timeout: 30_000, interval: 250 };
/** Headers of a person's browser: robots get errors without a page. */
const VISITOR = { "sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0 Firefox/140.0" };

const postgres = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare ?? null;
const key = randomBytes(32).toString("base64");
const keyedHash = createKeyedHash([key]);
const aMinuteAgo = () => new Date(Date.now() - 60_000);

/** A request of a page that writes to the database, always with the same content. */
interface Sent {
  readonly name: string;
  readonly table: PgTable;
  readonly path: string;
  readonly body: string | URLSearchParams;
  /** Texts that the error page must contain: its message and the typed text. Empty for a script's request. */
  readonly shown: readonly string[];
}

type Fields = Readonly<Record<string, string>>;
const script = (name: string, table: PgTable, path: string, question: object): Sent => ({
  ...{ name: `${name} by script`, table, path, body: JSON.stringify(question), shown: [] },
});

/** Returns every kind of write request in a language. */
function writesIn(language: Language, token: string): readonly Sent[] {
  const t = words(language);
  const form = (
    name: string,
    table: PgTable,
    path: string,
    fields: Fields,
    shownWords: Word[],
    typed: string,
  ) => ({
    ...{ name: `${name} by plain form`, table, path, body: new URLSearchParams(fields) },
    shown: [...shownWords.map((each) => t(each)), typed],
  });
  const email = () => `${randomUUID()}@example.org`;
  const report = () => ({
    where: `Lac ${randomUUID()}`,
    lat: "48.1",
    lon: "-72.1",
    source: "map",
    seen: "smoke",
  });
  const message = () => ({ subject: "general", email: email(), message: `Bonjour ${randomUUID()}` });
  const [reported, written, subscriber] = [report(), message(), email()];
  const started = (kind: "report" | "contact") => newStartToken(keyedHash, kind, aMinuteAgo());
  return [
    script("a report", fireReports, REPORT_PATH, {
      ...{ key: randomUUID(), form: report(), language, token: started("report"), waitedSeconds: 60 },
    }),
    form(
      "a report",
      fireReports,
      pathTo("report-fire", language),
      { ...reported, step: "you", key: randomUUID(), token: started("report") },
      ["report.failed", "report.failed.text"],
      reported.where,
    ),
    script("a message", contactMessages, CONTACT_PATH, {
      ...{ form: message(), language, token: started("contact") },
    }),
    form(
      "a message",
      contactMessages,
      pathTo("contact", language),
      written,
      ["contact.failed", "contact.failed.failed"],
      written.message,
    ),
    script("a newsletter request", newsletterSubscribers, ACCOUNT_PATHS.askNewsletter, {
      ...{ email: email(), subscriptionData: ["CommuniqueGrandPublic"], language, userData: null },
    }),
    form(
      "a newsletter request",
      newsletterSubscribers,
      pathTo("newsletter", language),
      { email: subscriber, public: "on", consent: "on" },
      ["newsletter.failed", "newsletter.failed.text"],
      subscriber,
    ),
    script(
      "a place of a profile",
      savedPlaces,
      ACCOUNT_PATHS.savePlace,
      placeQuestion({ token }, { locationNickname: randomUUID() }),
    ),
  ];
}

describe.skipIf(postgres === null)("while PostgreSQL is suspended", () => {
  let server: TestServer;
  let database: Database;
  let provider: IdentityDouble;
  let world: World;
  beforeAll(async () => {
    if (postgres === null) return;
    server = await prepareMigrated(postgres);
    await server.start();
    database = openDatabase(server.url);
    provider = await startIdentityDouble();
    provider.people.set("auth0|1", { email: "ann@example.org", given_name: "Ann", family_name: "Roy" });
    world = await startWorld({
      env: { DATABASE_URL: server.url, SEAL_KEYS: key, TRUSTED_PROXIES: "1" },
      siteEnv: {
        IDENTITY_URL: `${provider.url}/`,
        IDENTITY_AUDIENCE: AUDIENCE,
        IDENTITY_CLIENT_ID: CLIENT,
        IDENTITY_MANAGEMENT_ID: "vigie-management",
        IDENTITY_MANAGEMENT_SECRET: "vigie-management-secret",
      },
    });
  });
  afterAll(async () => {
    server?.thaw();
    await world?.stop();
    await provider?.close();
    await database?.close();
    await server?.remove();
  });

  async function send({ path, body }: Sent, address: string) {
    const type = typeof body === "string" && { "content-type": "application/json" };
    const answer = await fetch(world.origin + path, {
      method: "POST",
      headers: { ...VISITOR, ...type, "x-forwarded-for": address },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return { status: answer.status, text: await answer.text() };
  }

  test.for(LANGUAGES)(
    "each write in %s soon gets a 503, whose page keeps the text typed into a form without scripts, and a resent write is stored once",
    async (language) => {
      const writes = writesIn(language, await provider.token());
      const addressOf = (each: Sent) => `10.${LANGUAGES.indexOf(language)}.0.${writes.indexOf(each)}`;
      const counts = () =>
        Promise.all(writes.map(({ table }) => database.run((queries) => queries.$count(table))));
      const before = await counts();
      server.freeze();
      try {
        // In the first round, the site learns that it cannot count requests. In the second round, it knows.
        for (let round = 0; round < 2; round += 1)
          await Promise.all(
            writes.map(async (each) => {
              const { status, text } = await send(each, addressOf(each));
              expect.soft([each.name, status]).toEqual([each.name, 503]);
              if (each.shown.length === 0) expect.soft(JSON.parse(text).code).toBe("unavailable");
              for (const part of each.shown) expect.soft(text).toContain(part);
            }),
          );
      } finally {
        server.thaw();
      }
      for (const each of writes) {
        const again = async () => [each.name, (await send(each, addressOf(each))).status];
        await expect.poll(again, AGAIN).toEqual([each.name, 200]);
      }
      const added = writes.map(({ table }) => writes.filter((each) => each.table === table).length);
      expect(await counts()).toEqual(before.map((count, at) => count + (added[at] ?? 0)));
    },
  );
});

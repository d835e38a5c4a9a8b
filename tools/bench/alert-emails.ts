import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { ALERT_MESSAGES } from "#alerts/alert-message.ts";
import { LA_TUQUE, north } from "#alerts/alerts.double.ts";
import { FIRE, settleConcerned, startFire } from "#alerts/concerned.double.ts";
import { gatherAlerts } from "#alerts/gather-alerts.server.ts";
import { loadFacts } from "#alerts/load-facts.server.ts";
import { matchChanges } from "#alerts/match.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";
import { SERVERS } from "#database/servers.double.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { deliverAll, MESSAGES_A_ROUND } from "#delivery/deliver-all.server.ts";
import type { Claimed } from "#delivery/delivery.ts";
import { createEmailClient, picturesOf } from "#delivery/email-client.server.ts";
import { mailHtml } from "#delivery/mail-html.ts";
import { mailText } from "#delivery/mail-text.ts";
import { pause } from "#delivery/pause.ts";
import { createSeal, type Seal } from "#delivery/seal.server.ts";
import { SENDER } from "#delivery/sender.ts";
import type { Benchmark } from "./benchmark.ts";
import { startSmtpSink } from "./start-smtp-sink.ts";

const EMAILS = 10_000;
const CONNECTIONS = 5;
const KEYS = [randomBytes(32).toString("base64")];
const SITE = "https://vigie.example";
const WRITING = {
  siteUrl: SITE,
  reportPhone: { fr: "1 800 463-3389", en: "1-800-463-3389" },
  sender: { address: "1, rue de l’Exemple, Québec (Québec) G0X 0X0", email: "info@vigie.example" },
};
const FROM = "Vigie <alertes@vigie.example>";

/** Measures emails of alerts sent to a mail server, by the worker's code and by a bare loop. */
export const alertEmails: Benchmark = {
  name: "Alerts by email",
  async run() {
    const prepare = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare;
    if (!prepare) return [{ what: "not run: PostgreSQL is not installed here", value: "-", target: "" }];
    const server = await prepare();
    await server.start();
    const database = openDatabase(server.url);
    const sink = await startSmtpSink();
    try {
      const { url } = sink;
      const seal = createSeal(KEYS);
      await migrate(database);
      await settleConcerned(database, seal, { people: EMAILS });
      await startFire(database);
      const start = performance.now();
      await matchChanges(database);
      while ((await gatherAlerts({ database, seal })).people > 0);
      const gathering = performance.now() - start;
      const ours = await byWorker(database, seal, url);
      const bare = await byLoop(url);
      const rss = Math.round(process.memoryUsage().rss / 2 ** 20);
      return [
        {
          what: `${EMAILS} emails, the worker's rate over a bare nodemailer pool's`,
          value: `${(ours / bare).toFixed(2)} (${ours.toFixed(0)} a second over ${bare.toFixed(0)})`,
          target: ">= 0.7",
        },
        {
          what: `one fire matched with ${EMAILS} places and their emails posted`,
          value: `${(gathering / 1000).toFixed(1)} s; ${rss} MB in the end`,
          target: "<= 300 MB",
        },
      ];
    } finally {
      sink.stop();
      await database.close();
      await server.remove();
    }
  },
};

/** Sends emails by the worker's code. @returns emails per second */
async function byWorker(database: Database, seal: Seal, url: string): Promise<number> {
  const keyedHash = createKeyedHash(KEYS);
  const client = createEmailClient({ url, from: FROM, brand: SENDER });
  const parts = {
    claims: createClaims(database, seal),
    kinds: ALERT_MESSAGES,
    loading: [
      {
        kinds: Object.keys(ALERT_MESSAGES),
        load: (claimedMessages: readonly Claimed[]) =>
          loadFacts({ database, seal, keyedHash }, claimedMessages),
      },
    ],
    worker: "bench",
    ...WRITING,
  };
  const start = performance.now();
  const sent = await deliverAll(
    {
      channel: "email",
      client,
      write: (kind, about, writing) => kind.mail(about, writing),
      batch: MESSAGES_A_ROUND,
      atOnce: CONNECTIONS,
    },
    parts,
    { signal: new AbortController().signal, pause },
  );
  const seconds = (performance.now() - start) / 1000;
  client.close();
  const rows = await database.run((queries) =>
    queries
      .select({ state: deliveries.state, count: sql<number>`count(*)::int` })
      .from(deliveries)
      .groupBy(deliveries.state),
  );
  if (sent !== EMAILS || rows.length !== 1 || rows[0]?.state !== "sent")
    throw new Error(JSON.stringify(rows));
  return sent / seconds;
}

/** Sends the same email again and again, including its picture. @returns emails per second */
async function byLoop(url: string): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS });
  const place = { id: "1", nickname: "Chalet", at: north(LA_TUQUE, 5), distanceKm: 5 };
  const about = {
    facts: [{ change: FIRE, observedAt: new Date(), place }],
    isUrgent: false,
    stopKey: "key",
    insteadOf: null,
  };
  const mail = ALERT_MESSAGES.alert.mail(about, { language: "fr", ...WRITING });
  if (mail === null) throw new Error("the message has no text");
  const [text, html] = [mailText(mail), mailHtml(mail, "fr", SENDER.fr)];
  const attachments = picturesOf(mail);
  let left = EMAILS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0)
        await transport.sendMail({
          from: FROM,
          to: "ann@example.org",
          subject: mail.subject,
          text,
          html,
          attachments,
        });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  transport.close();
  return EMAILS / seconds;
}

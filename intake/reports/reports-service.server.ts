import { createHash, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { eq, type SQL, sql } from "drizzle-orm";
import { hashOfMailbox, type KeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Sender } from "#accounts/sender.ts";
import { countUnconfirmedEmail } from "#accounts/unconfirmed-emails.server.ts";
import type { Database } from "#database/open.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { fireReports, reportHandovers } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Point } from "#territory/point.ts";
import { createProofs } from "../proof.server.ts";
import { ProofRequired } from "../proof-required.ts";
import { newReference } from "../reference.ts";
import { requiredProof } from "../required-proof.server.ts";
import { isPlausibleStart, newStartToken } from "../start-token.server.ts";
import type { ReportForm } from "./report-form.ts";
import { countedWith, isBeyondNewFires } from "./report-limits.server.ts";
import type { ReportReceived, ReportsService, SentReport } from "./reports-service.ts";
import { isKnownFire, pointOf } from "./same-fire.server.ts";
import { openedReport, storedReportOf } from "./stored-report.server.ts";
import { suspectDigest } from "./suspect-digest.server.ts";
import { MOST_PHOTOS } from "./vocabulary.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  readonly limits: RateLimits;
  readonly mailbox: string;
  readonly hasWebhook: boolean;
  readonly keepPhoto: ReportsService["keepPhoto"];
  readonly now: () => Date;
  /** The database's clock, so that a site with a wrong clock neither delays nor loses reports. */
  readonly clock?: SQL<Date>;
}

/** Limit on copies to one mailbox, because a sender can enter another person's address. */
const COPIES = { most: 5, perSeconds: 24 * 3600 };
/** Limit on the waiting time that a device reports, which can be any value. */
const MOST_WAITED_SECONDS = 30 * 24 * 3600;

const bounded = (number: number, most: number) =>
  Number.isFinite(number) ? Math.min(Math.max(0, Math.round(number)), most) : 0;

type Row = typeof fireReports.$inferSelect;

const receivedOf = ({ clientKey, reference, isAnswered, createdAt }: Row): ReportReceived => ({
  key: clientKey,
  reference,
  receivedAt: createdAt.toISOString(),
  isAnswered,
});

const emailAbout = (report: string) => ({ personId: null, channel: "email", about: { report } }) as const;

/** Returns a key made from the sent key and the content, so that the same corrected report is stored once. */
function correctedKey(key: string, form: ReportForm): string {
  const hex = createHash("sha256")
    .update(`${key}${JSON.stringify(form)}`)
    .digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

export function createReportsService(parts: Parts): ReportsService {
  const {
    database,
    seal,
    keyedHash,
    limits,
    mailbox,
    hasWebhook,
    keepPhoto,
    now,
    clock = sql`now()`,
  } = parts;
  const proofs = createProofs("report", keyedHash, now);

  async function rowOf(key: string): Promise<Row | undefined> {
    const [row] = await database.run((queries) =>
      queries.select().from(fireReports).where(eq(fireReports.clientKey, key)),
    );
    return row;
  }

  /**
   * Returns the sent key of a report, or another key if a stored report has that key with other content. A
   * form without scripts that a person corrects and sends again has the same key: both reports are stored.
   */
  async function keyOf({ key, form }: SentReport): Promise<string> {
    const row = await rowOf(key);
    const before = row && openedReport(row, seal);
    if (!before) return key;
    const content = { ...storedReportOf(form, before.waitedSeconds), at: form.at };
    const isSame = isDeepStrictEqual({ ...before, at: pointOf(row) }, JSON.parse(JSON.stringify(content)));
    return isSame ? key : correctedKey(key, form);
  }

  /** Returns true if a proof is required and `canProve` is false. @throws {ProofRequired} if it is true */
  async function isUnproven(
    { key, proof, form }: SentReport,
    sender: Sender | null,
    canProve: boolean,
  ): Promise<boolean> {
    if (proof !== null && (await proofs.isProven(proof, key))) return false;
    const level = await requiredProof(limits, countedWith({ sender, at: form.at }));
    if (level !== null && canProve) throw new ProofRequired(await proofs.challenge(key, level));
    return level !== null;
  }

  /** Returns whether a report is about a new fire, and the sender reported too many new fires (decision 78). */
  const isScattered = async (at: Point | null, sender: Sender | null): Promise<boolean> =>
    sender !== null && !(await isKnownFire(database, at, clock)) && (await isBeyondNewFires(limits, sender));

  /** Returns the sender's copy; null if not requested, suspect, or beyond a limit of emails. */
  async function copyOf(
    id: string,
    report: SentReport,
    sender: Sender | null,
    isSuspect: boolean,
  ): Promise<OutgoingMessage | null> {
    const { email } = report.form;
    if (email === null || isSuspect) return null;
    const usage = await limits.consume(`report-copy:${hashOfMailbox(keyedHash, email)}`, COPIES);
    if (!usage.isAllowed) return null;
    if (sender && !(await countUnconfirmedEmail(limits, sender)).isAllowed) return null;
    return {
      ...emailAbout(id),
      naturalKey: `fire-report-copy:${id}`,
      kind: "fire-report-copy",
      urgency: "answer",
      language: report.language,
      address: email,
    };
  }

  /** Returns the email to dispatch: the report's own email, or the common digest if the report is suspect. */
  function toDispatch({ id, isSuspect, createdAt }: Row): OutgoingMessage {
    if (isSuspect) return suspectDigest(mailbox, createdAt);
    return {
      ...emailAbout(id),
      naturalKey: `fire-report:${id}`,
      kind: "fire-report",
      urgency: "report",
      // The agency works in French. The report stays in its own language.
      language: "fr",
      address: mailbox,
    };
  }

  return {
    start: () => newStartToken(keyedHash, "report", now()),

    async send({ key: sentKey, ...sent }, sender, canProve = sender !== null) {
      // Normalize to the database's form, because a proof compares characters.
      const report: SentReport = { ...sent, key: sentKey.toLowerCase() };
      const clientKey = await keyOf(report);
      const before = await rowOf(clientKey);
      if (before) return receivedOf(before);
      const waitedSeconds = bounded(report.waitedSeconds, MOST_WAITED_SECONDS);
      const start = { form: "report", token: report.token, waitedMs: waitedSeconds * 1000 } as const;
      const isUnlikely = report.form.website !== "" || !isPlausibleStart(keyedHash, start, now());
      const { at } = report.form;
      const isSuspect =
        (await isUnproven(report, sender, canProve)) || isUnlikely || (await isScattered(at, sender));
      const content = storedReportOf(report.form, waitedSeconds);
      const id = randomUUID();
      const copy = await copyOf(id, report, sender, isSuspect);
      const row = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(fireReports)
          .values({
            id,
            clientKey,
            reference: newReference("F"),
            language: report.language,
            lat: at?.lat ?? null,
            lon: at?.lon ?? null,
            status: "new",
            sealedReport: seal.close(JSON.stringify(content)),
            announcedPhotos: bounded(report.photos, MOST_PHOTOS),
            isSuspect,
            isAnswered: copy !== null,
            createdAt: clock,
            statusAt: clock,
          })
          .onConflictDoNothing({ target: fireReports.clientKey })
          .returning();
        if (!row) return undefined;
        const messages = [toDispatch(row), ...(copy ? [copy] : [])];
        await post(transaction, messages, { seal, now: row.createdAt });
        if (hasWebhook)
          await transaction.insert(reportHandovers).values({ reportId: id, dueAt: row.createdAt });
        return row;
      });
      // The same report was sent twice at once, and the other request stored it.
      const stored = row ?? (await rowOf(clientKey));
      if (stored === undefined) throw new Error("The report was not stored.");
      return receivedOf(stored);
    },

    keepPhoto,
  };
}

import { createHash, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { eq, type SQL, sql } from "drizzle-orm";
import { takeAskedEmail } from "#accounts/asked-emails.server.ts";
import { type Mark, markOfMailbox } from "#accounts/marks.server.ts";
import type { Sender } from "#accounts/sender.ts";
import type { Database } from "#database/open.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { fireReports, reportHandovers } from "#database/schema.ts";
import type { Letter } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { createProofs } from "../proof.server.ts";
import { ProofWanted } from "../proof-wanted.ts";
import { newReference } from "../reference.ts";
import { isPlausibleStart, newStartToken } from "../start-token.server.ts";
import { wantedProof } from "../wanted-proof.server.ts";
import { firePoint } from "./fire-point.ts";
import type { KeptReport } from "./kept-report.ts";
import { openedReport } from "./opened-report.server.ts";
import type { ReportForm } from "./report-form.ts";
import { countedWith } from "./report-limits.server.ts";
import type { ReportReceived, ReportsService, SentReport } from "./reports-service.ts";
import { pointOf } from "./same-fire.server.ts";
import { suspectDigest } from "./suspect-digest.server.ts";
import { MOST_PHOTOS } from "./vocabulary.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly mark: Mark;
  readonly limits: RateLimits;
  /** Where dispatch reads its mail. */
  readonly mailbox: string;
  /** Dispatch has a system of its own that takes reports. */
  readonly hasWebhook: boolean;
  readonly keepPhoto: ReportsService["keepPhoto"];
  readonly now: () => Date;
  /** When a report came: the database's own, so that a site whose clock is wrong delays none and loses none. */
  readonly clock?: SQL<Date>;
}

/** Copies that anybody can have sent to a mailbox. */
const COPIES = { most: 5, perSeconds: 24 * 3600 };
/** A device's own count may be anything. */
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

const letterOf = (report: string) => ({ personId: null, channel: "email", about: { report } }) as const;

/** What is kept of what they said, sealed; the point stands beside it. */
function keptOf(form: ReportForm, waitedSeconds: number): KeptReport {
  const { website: _, at: __, ...said } = form;
  return { ...said, source: firePoint(form).source, waitedSeconds };
}

/** The same for the same words, so that what is sent twice is one. */
function correctedKey(key: string, form: ReportForm): string {
  const hex = createHash("sha256")
    .update(`${key}${JSON.stringify(form)}`)
    .digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

export function createReportsService(parts: Parts): ReportsService {
  const { database, seal, mark, limits, mailbox, hasWebhook, keepPhoto, now, clock = sql`now()` } = parts;
  const proofs = createProofs("report", mark, now);

  async function rowOf(key: string): Promise<Row | undefined> {
    const [row] = await database.run((queries) =>
      queries.select().from(fireReports).where(eq(fireReports.clientKey, key)),
    );
    return row;
  }

  /**
   * The key to keep words by: theirs, but where it came already with other words. A form without scripts that somebody went back to, set
   * right and sent again has the key that it had; what it says now must not be taken for what it said.
   */
  async function keyOf({ key, form }: SentReport): Promise<string> {
    const row = await rowOf(key);
    const before = row && openedReport(row, seal);
    if (!before) return key;
    const said = { ...keptOf(form, before.waitedSeconds), at: firePoint(form).at };
    const isSame = isDeepStrictEqual({ ...before, at: pointOf(row) }, JSON.parse(JSON.stringify(said)));
    return isSame ? key : correctedKey(key, form);
  }

  /** Whether a machine has to work first, or cannot where no script runs. @throws {ProofWanted} */
  async function isUnproven(
    { key, proof, form }: SentReport,
    sender: string | null,
    canProve: boolean,
  ): Promise<boolean> {
    if (proof !== null && (await proofs.isProven(proof, key))) return false;
    const level = await wantedProof(limits, countedWith({ sender, at: firePoint(form).at }));
    if (level !== null && canProve) throw new ProofWanted(await proofs.challenge(key, level));
    return level !== null;
  }

  /** The copy of whoever reports; null where none goes. A program that fills in every field gives addresses of others, too. */
  async function copyOf(
    id: string,
    report: SentReport,
    sender: Sender | null,
    isSuspect: boolean,
  ): Promise<Letter | null> {
    const { email } = report.form;
    if (email === null || isSuspect) return null;
    const taken = await limits.take(`report-copy:${markOfMailbox(mark, email)}`, COPIES);
    if (!taken.isAllowed) return null;
    if (sender && !(await takeAskedEmail(limits, sender)).isAllowed) return null;
    return {
      ...letterOf(id),
      naturalKey: `fire-report-copy:${id}`,
      kind: "fire-report-copy",
      urgency: "answer",
      language: report.language,
      address: email,
    };
  }

  /** Dispatch's: its own for each report, and one for all that may come of a program. */
  function toDispatch({ id, isSuspect, createdAt }: Row): Letter {
    if (isSuspect) return suspectDigest(mailbox, createdAt);
    return {
      ...letterOf(id),
      naturalKey: `fire-report:${id}`,
      kind: "fire-report",
      urgency: "report",
      // As the agency works; the report stays in its own language.
      language: "fr",
      address: mailbox,
    };
  }

  return {
    start: () => newStartToken(mark, "report", now()),

    async send({ key: givenKey, ...given }, sender, canProve = sender !== null) {
      // As the database writes it: a proof goes by its letters.
      const report: SentReport = { ...given, key: givenKey.toLowerCase() };
      const clientKey = await keyOf(report);
      const before = await rowOf(clientKey);
      if (before) return receivedOf(before);
      const waitedSeconds = bounded(report.waitedSeconds, MOST_WAITED_SECONDS);
      const start = { form: "report", token: report.token, waitedMs: waitedSeconds * 1000 } as const;
      const isUnlikely = report.form.website !== "" || !isPlausibleStart(mark, start, now());
      const isSuspect = (await isUnproven(report, sender?.network ?? null, canProve)) || isUnlikely;
      const place = firePoint(report.form);
      const kept = keptOf(report.form, waitedSeconds);
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
            lat: place.at?.lat ?? null,
            lon: place.at?.lon ?? null,
            status: "new",
            sealedReport: seal.close(JSON.stringify(kept)),
            announcedPhotos: bounded(report.photos, MOST_PHOTOS),
            isSuspect,
            isAnswered: copy !== null,
            createdAt: clock,
            statusAt: clock,
          })
          .onConflictDoNothing({ target: fireReports.clientKey })
          .returning();
        if (!row) return undefined;
        const letters = [toDispatch(row), ...(copy ? [copy] : [])];
        await post(transaction, letters, { seal, now: row.createdAt });
        if (hasWebhook)
          await transaction.insert(reportHandovers).values({ reportId: id, dueAt: row.createdAt });
        return row;
      });
      // Sent twice at once: the other one is kept.
      const stored = row ?? (await rowOf(clientKey));
      if (stored === undefined) throw new Error("The report was not kept.");
      return receivedOf(stored);
    },

    keepPhoto,
  };
}

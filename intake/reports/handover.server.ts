import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open.server.ts";
import { fireReports, reportPhotos } from "#database/schema.ts";
import { type Seal, SealError } from "#delivery/seal.server.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";
import { type FileStore, FileStoreError } from "../file-store.server.ts";
import type { Handover, HandoverClaims } from "./handover-claims.server.ts";
import { pointOf, sameFireReferences } from "./same-fire.server.ts";
import { openedReport, storedReport } from "./stored-report.server.ts";
import type { Webhook } from "./webhook.server.ts";

const point = z.object({ lat: z.number(), lon: z.number() });

/** Event with the whole report, for dispatch's own system. */
export const reportEvent = z.object({
  type: z.literal("fire-report.received"),
  timestamp: z.iso.datetime(),
  data: storedReport.extend({
    reference: z.string(),
    language: z.enum(["fr", "en"]),
    /** Location of the fire; null if the report only describes it in words. */
    at: point.nullable(),
    /** True if a program, instead of a person, may have sent the report. */
    isSuspect: z.boolean(),
    announcedPhotos: z.int(),
    /** References of other reports that may be about the same fire, as known at sending time. */
    sameFire: z.array(z.string()),
  }),
});
export type ReportEvent = z.infer<typeof reportEvent>;

/** Event with a photo of a report. It can arrive before the report. */
export const photoEvent = z.object({
  type: z.literal("fire-report.photo"),
  timestamp: z.iso.datetime(),
  data: z.object({
    reference: z.string(),
    photo: z.uuid(),
    width: z.int(),
    height: z.int(),
    /** Location where the photo was taken, if the sender agreed to send it. */
    at: point.nullable(),
    jpeg: z.base64(),
  }),
});
export type PhotoEvent = z.infer<typeof photoEvent>;
export type DispatchEvent = ReportEvent | PhotoEvent;

interface HandoverParts extends EventParts {
  readonly claims: HandoverClaims;
  readonly webhook: Webhook;
  /** Number of events sent at the same time. Each sending ends long before its claim expires. */
  readonly atOnce: number;
  /** Called with the reason of each event that was not accepted. */
  readonly onRefused?: (reason: string) => void;
}

const UNREADABLE = { reason: "cannot be read", retryAfterMs: null };

/** Returns the id of the event, the same on every try, so that a receiver recognizes it. */
const idOf = ({ reportId, photoId }: Handover) =>
  photoId === null ? `report_${reportId}` : `photo_${photoId}`;

/**
 * Sends due events until none is left. An event that is not accepted is retried until its report is erased.
 * @returns how many events were accepted
 * @throws {DatabaseError}
 */
export async function handOver(parts: HandoverParts, signal: AbortSignal): Promise<number> {
  let accepted = 0;
  while (!signal.aborted) {
    const claimed = await parts.claims.claim(parts.atOnce);
    if (claimed.length === 0) break;
    const results = await Promise.all(claimed.map((each) => handOne(parts, each)));
    accepted += results.filter(Boolean).length;
  }
  return accepted;
}

async function handOne(parts: HandoverParts, handover: Handover): Promise<boolean> {
  const { claims, webhook } = parts;
  const event = await eventOf(parts, handover).catch((error: unknown) => {
    if (error instanceof FileStoreError) return null;
    throw error;
  });
  if (event === null) {
    parts.onRefused?.(UNREADABLE.reason);
    await claims.wait(handover, UNREADABLE);
    return false;
  }
  const result = await webhook.send(idOf(handover), event);
  if (result.isAccepted) await claims.accept(handover);
  else {
    parts.onRefused?.(result.reason);
    await claims.wait(handover, result);
  }
  return result.isAccepted;
}

interface EventParts {
  readonly database: Database;
  readonly seal: Seal;
  readonly photos: FileStore;
}

type Row = typeof fireReports.$inferSelect;

/** Builds an event; null if it cannot be built now. @throws {DatabaseError} {FileStoreError} */
async function eventOf(parts: EventParts, { reportId, photoId }: Handover): Promise<DispatchEvent | null> {
  const [report] = await parts.database.run((queries) =>
    queries.select().from(fireReports).where(eq(fireReports.id, reportId)),
  );
  if (!report) return null;
  return photoId === null ? receivedEvent(parts, report) : photoShown(parts, report, photoId);
}

async function receivedEvent({ database, seal }: EventParts, report: Row): Promise<ReportEvent | null> {
  const content = openedReport(report, seal);
  if (content === null) return null;
  const sameFire = (await sameFireReferences(database, [report])).get(report.id) ?? [];
  const { reference, language, isSuspect, announcedPhotos, createdAt } = report;
  return {
    type: "fire-report.received",
    timestamp: createdAt.toISOString(),
    data: {
      ...content,
      ...{ reference, language, isSuspect, announcedPhotos },
      at: pointOf(report),
      sameFire: [...sameFire],
    },
  };
}

async function photoShown(
  { database, seal, photos }: EventParts,
  { reference }: Row,
  photoId: string,
): Promise<PhotoEvent | null> {
  const [photo] = await database.run((queries) =>
    queries.select().from(reportPhotos).where(eq(reportPhotos.id, photoId)),
  );
  const jpeg = photo && (await photos.get(photoId));
  if (!photo || !jpeg) return null;
  const { width, height, sealedPosition, createdAt } = photo;
  return {
    type: "fire-report.photo",
    timestamp: createdAt.toISOString(),
    data: {
      ...{ reference, photo: photoId, width, height },
      at: sealedPosition === null ? null : positionOf(sealedPosition, seal),
      jpeg: jpeg.toString("base64"),
    },
  };
}

/** Returns the location of a photo; null if it cannot be decrypted. */
function positionOf(sealed: string, seal: Seal): Point | null {
  try {
    const [lat = Number.NaN, lon = Number.NaN] = seal.open(sealed).split(",").map(Number);
    return isOnGlobe({ lat, lon }) ? { lat, lon } : null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

import { FileStoreError } from "../file-store.server.ts";
import type { Handover, HandoverClaims } from "./handover-claims.server.ts";
import { type EventParts, eventOf } from "./handover-event.server.ts";
import type { Webhook } from "./webhook.server.ts";

interface HandoverParts extends EventParts {
  readonly claims: HandoverClaims;
  readonly webhook: Webhook;
  /** Events sent at once. Each ends long before its claim expires. */
  readonly atOnce: number;
  /** Called with the reason of each event that was not accepted. */
  readonly onRefused?: (reason: string) => void;
}

const UNREADABLE = { reason: "cannot be read", retryAfterMs: null };

/** Returns the id of the event, the same on every try, so that a receiver recognizes it. */
const idOf = ({ reportId, photoId }: Handover) =>
  photoId === null ? `report_${reportId}` : `photo_${photoId}`;

/**
 * Sends due events until none is left. An event that is not accepted is retried as long as its report is
 * kept.
 * @returns how many were accepted
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

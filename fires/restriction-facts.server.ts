import { createHash } from "node:crypto";
import type { Restriction } from "./model.ts";

const FINGERPRINT_LENGTH = 12;

/** The fields of a restriction by which an answer is judged. */
export interface RestrictionFacts extends Pick<Restriction, "type" | "startsAt" | "endsAt"> {
  /** Two-digit codes, sorted. */
  readonly regions: string[];
  /** Fingerprint of the area; null if there is no area. */
  readonly area: string | null;
}

export function restrictionFacts({ type, startsAt, endsAt, regions, area }: Restriction) {
  return { type, startsAt, endsAt, regions: [...regions].sort(), area: area && fingerprint(area) };
}

/** Hash that tells areas apart. */
export function fingerprint({ coordinates }: NonNullable<Restriction["area"]>): string {
  return createHash("sha256").update(JSON.stringify(coordinates)).digest("hex").slice(0, FINGERPRINT_LENGTH);
}

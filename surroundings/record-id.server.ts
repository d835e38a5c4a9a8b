import { createHash } from "node:crypto";
import { lazyFor } from "#territory/lazy.ts";
import type { EstimatedPerimeter, HotSpot } from "./model.ts";

const DIGEST_CHARACTERS = 12;

const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, DIGEST_CHARACTERS);

// Ids of records whose source gives none. They change if the record changes: never store them.

export const hotSpotId = ({ observedAt, at, satellite }: HotSpot): string =>
  digestOf(+observedAt, at.lon, at.lat, satellite);

/** Returns the id of a perimeter, computed once. */
export const perimeterId = lazyFor(({ lastSeenAt, area }: EstimatedPerimeter) =>
  digestOf(+lastSeenAt, area.coordinates),
);

import { createHash } from "node:crypto";
import { lazyFor } from "#territory/lazy.ts";
import type { EstimatedPerimeter, HotSpot } from "./model.ts";

const DIGEST_CHARACTERS = 12;

const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, DIGEST_CHARACTERS);

// Ids for records whose source gives no ids. An id changes if its record changes: never store these ids.

export const hotSpotId = ({ observedAt, at, satellite }: HotSpot): string =>
  digestOf(+observedAt, at.lon, at.lat, satellite);

/** Returns the id of a perimeter, computed once. */
export const perimeterId = lazyFor(({ lastSeenAt, area }: EstimatedPerimeter) =>
  digestOf(+lastSeenAt, area.coordinates),
);

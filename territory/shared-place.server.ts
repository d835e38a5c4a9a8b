import { type Place, placeBySlug } from "./gazetteer.server.ts";
import type { Point } from "./point.ts";
import { readRoundedPosition } from "./read-position.ts";

/** Reads a shareable place: a slug of the gazetteer or a rounded position. Null for other text. */
export const readSharedPlace = (value: string): Place | Point | null =>
  placeBySlug(value) ?? readRoundedPosition(value);

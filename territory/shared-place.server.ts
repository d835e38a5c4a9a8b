import { type Place, placeBySlug } from "./gazetteer.server.ts";
import type { Point } from "./point.ts";
import { readRoundedPosition } from "./read-position.ts";

/**
 * Reads a place that a shared address may contain: a place of the gazetteer by its slug, or a rounded position.
 * Null for other values: they are a visitor's own words.
 */
export const readSharedPlace = (value: string): Place | Point | null =>
  placeBySlug(value) ?? readRoundedPosition(value);

import { STATUS_ORDER } from "#fires/status.ts";
import type { Marked, Weight } from "./map-view.ts";

const SMALL_HA = 10;
const LARGE_HA = 1000;

export function weightOf(sizeHa: number | null): Weight {
  if (sizeHa === null || sizeHa < SMALL_HA) return 0;
  return sizeHa < LARGE_HA ? 1 : 2;
}

/** Compares marks so that the most severe and largest come last and are on top. */
export const gravestLast = (a: Marked, b: Marked) =>
  STATUS_ORDER.indexOf(b.statusId) - STATUS_ORDER.indexOf(a.statusId) || a.weight - b.weight;

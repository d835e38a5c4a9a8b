import { readGroups, writeGroups } from "../fire/rows.ts";
import type { PeriodKind } from "./net-changes.ts";

/** A named change, with the address of its page if it has one. */
export interface SinceItem {
  readonly name: string;
  readonly to?: string;
  /** Hectares, if the size changed; null if it was unknown before. */
  readonly size?: { readonly before: number | null; readonly after: number };
}

interface SinceGroup {
  readonly kind: PeriodKind;
  readonly count: number;
  /** The latest changes; for fires that grew, the greatest growth first. */
  readonly items: readonly SinceItem[];
  /** Total growth in hectares. */
  readonly grownHa?: number;
}

export interface SinceView {
  /** `none` if the watch never ran, `unavailable` while the history cannot be read. */
  readonly state: "ready" | "none" | "unavailable";
  /** Start of the watch, if it is less than a day ago. */
  readonly from: string | null;
  /** Time when the watch stopped; null if it is running. */
  readonly until: string | null;
  /** Text to be read by `readSince`. */
  readonly groups: string;
}

/** Writes the changes of every kind as one text. */
export const writeSince = (groups: readonly SinceGroup[]): string =>
  writeGroups(
    groups.map(({ kind, count, grownHa, items }) => [
      [kind, count, grownHa],
      ...items.map(({ name, to, size }) => [name, to, size?.before, size?.after]),
    ]),
  );

export const readSince = (groups: string): SinceGroup[] =>
  readGroups(groups).map(([[kind, count, grownHa], ...items]) => ({
    // Written by writeSince from a kind.
    kind: kind as PeriodKind,
    count: Number(count),
    ...(grownHa && { grownHa: Number(grownHa) }),
    items: items.map(([name = "", to, before, after]) => ({
      name,
      ...(to && { to }),
      ...(after && { size: { before: before ? Number(before) : null, after: Number(after) } }),
    })),
  }));

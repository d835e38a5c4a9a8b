import { readGroups, writeGroups } from "../fire/rows.ts";
import type { PeriodKind } from "./net-changes.ts";

/** A named change, with the address of its page if it has one. */
export interface SinceItem {
  readonly name: string;
  readonly to?: string;
  /** Sizes in hectares, if the size changed; `before` is null if the size was unknown. */
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
  /** `none` if changes were never watched, `unavailable` while the history cannot be read. */
  readonly state: "ready" | "none" | "unavailable";
  /** Time when changes began to be watched, if less than a day ago; else null. */
  readonly from: string | null;
  /** Time when changes stopped being watched; null while they are watched. */
  readonly until: string | null;
  /** Groups of changes, as text for `readSince`. */
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

import { readGroups, writeGroups } from "../fire/short-text.ts";
import type { PeriodKind } from "./net-changes.ts";

/** One thing that changed, named, with its address where it has a page. */
export interface SinceItem {
  readonly name: string;
  readonly to?: string;
  /** Hectares, where its size is what changed; null for one that was not known. */
  readonly size?: { readonly before: number | null; readonly after: number };
}

/** The changes of one kind. */
interface SinceGroup {
  readonly kind: PeriodKind;
  readonly count: number;
  /** The latest; of fires that grew, those that grew most. */
  readonly items: readonly SinceItem[];
  /** What all of them grew by, in hectares. */
  readonly grownHa?: number;
}

export interface SinceView {
  /** `none` when it was never watched, `unavailable` while the history cannot be asked. */
  readonly state: "ready" | "none" | "unavailable";
  /** When the following began, where that is less than a day ago. */
  readonly from: string | null;
  /** When the watch stopped, where it did. */
  readonly until: string | null;
  /** Read by `readSince`. */
  readonly groups: string;
}

/** Changes of every kind as one text. */
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

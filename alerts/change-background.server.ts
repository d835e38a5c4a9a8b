import { and, desc, eq, inArray, lt, ne } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#database/open.server.ts";
import { CHANGE_KINDS, changes } from "#database/schema.ts";
import { type Change, readChange } from "#history/change.ts";
import { isSameSide, type Numbered, provedFalse } from "./all-clear.ts";
import { type Background, FLIP_MS } from "./newsworthy.ts";

type ChangeRow = typeof changes.$inferSelect;

interface KnownBefore {
  readonly known: Background;
  /** Id of the previous change of status; null if no such change is recent enough to be reverted. */
  readonly lastStatus: number | null;
}

export interface RevertedAllClears {
  /** Ids of all reverted all-clears, newest first. */
  readonly ids: readonly number[];
  /** Ids of the reverted all-clears whose state before equals the state after the new change. */
  readonly sameBefore: readonly number[];
  /** Ids of all earlier changes of the subject, of any kind. */
  readonly earlier: readonly number[];
}

/** Limit on the earlier changes that are read, because the status of a fire can keep flipping. */
const MOST_IN_A_ROW = 50;
export const NOTHING_REVERTED: RevertedAllClears = { ids: [], sameBefore: [], earlier: [] };
/** Kinds of changes that can prove an all-clear false. */
const TAKES_BACK: readonly ChangeRow["kind"][] = ["fire-status", "fire-contained", "restriction-begun"];
const FIRE_KINDS = CHANGE_KINDS.filter((kind) => kind.startsWith("fire-"));
const RESTRICTION_KINDS = CHANGE_KINDS.filter((kind) => kind.startsWith("restriction-"));
const status = z.object({ statusId: z.number() });
const size = z.object({ sizeHa: z.number().nullable() });

export async function backgroundOf(transaction: Transaction, row: ChangeRow): Promise<KnownBefore> {
  const earlier = and(
    eq(changes.subject, row.subject),
    eq(changes.seasonYear, row.seasonYear),
    lt(changes.id, row.id),
  );
  const recent =
    row.kind === "fire-status"
      ? inARow(
          row,
          await transaction
            .select()
            .from(changes)
            .where(and(earlier, eq(changes.kind, "fire-status")))
            .orderBy(desc(changes.id))
            .limit(MOST_IN_A_ROW),
        )
      : [];
  const statusChanges = recent.flatMap(({ before, after }) => {
    const [from, to] = [status.safeParse(before), status.safeParse(after)];
    return from.success && to.success ? [{ before: from.data.statusId, after: to.data.statusId }] : [];
  });
  const [lastSent] =
    row.kind === "fire-size"
      ? await transaction
          .select()
          .from(changes)
          // Skip changes of location, which are only sent to people around the new location.
          .where(and(earlier, eq(changes.told, "all"), ne(changes.kind, "fire-located")))
          .orderBy(desc(changes.id))
          .limit(1)
      : [];
  return {
    known: { statusChanges, sentHa: size.safeParse(lastSent?.after).data?.sizeHa ?? null },
    lastStatus: recent.at(-1)?.id ?? null,
  };
}

/**
 * Returns the changes of status before `row`, oldest first, as far back as each change is within `FLIP_MS` of
 * the next. The whole sequence is needed: the delay of each change depends on the previous change.
 */
function inARow(row: ChangeRow, newestFirst: readonly ChangeRow[]): ChangeRow[] {
  const rows: ChangeRow[] = [];
  let next = row;
  for (const each of newestFirst) {
    if (next.observedAt.getTime() - each.observedAt.getTime() > FLIP_MS) break;
    rows.unshift(each);
    next = each;
  }
  return rows;
}

/** Returns all-clears of the same subject that a change proves false and the agency did not correct. */
export async function allClearsRevertedBy(
  transaction: Transaction,
  row: ChangeRow,
  change: Change,
): Promise<RevertedAllClears> {
  if (!TAKES_BACK.includes(row.kind)) return NOTHING_REVERTED;
  const kinds = row.kind === "restriction-begun" ? RESTRICTION_KINDS : FIRE_KINDS;
  const rows = await transaction
    .select()
    .from(changes)
    .where(and(eq(changes.subject, row.subject), lt(changes.id, row.id), inArray(changes.kind, [...kinds])))
    .orderBy(desc(changes.id))
    .limit(MOST_IN_A_ROW);
  const earlier = rows.flatMap((each): Numbered[] => {
    const read = readChange(each);
    return read === null ? [] : [{ id: each.id, change: read }];
  });
  const corrected = new Set(rows.flatMap(({ id, correctedAt }) => (correctedAt === null ? [] : [id])));
  const found = provedFalse(change, earlier).filter(({ id }) => !corrected.has(id));
  const isSameBefore = (each: Numbered) => isSameSide(change.after, each.change.before);
  return {
    ids: found.map(({ id }) => id),
    sameBefore: found.filter(isSameBefore).map(({ id }) => id),
    earlier: earlier.map(({ id }) => id),
  };
}

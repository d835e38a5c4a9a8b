import { and, desc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { type Background, FLIP_MS } from "./deserving.ts";

type ChangeRow = typeof changes.$inferSelect;

interface KnownBefore {
  readonly known: Background;
  /** The change of status before this one, within the time that one may be taken back. */
  readonly lastStatus: number | null;
}

/** Of a fire whose status flips and flips. */
const MOST_IN_A_ROW = 50;
const status = z.object({ statusId: z.number() });
const size = z.object({ sizeHa: z.number().nullable() });

/** What was known of a change's subject before it. */
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
  const [lastTold] =
    row.kind === "fire-size"
      ? await transaction
          .select()
          .from(changes)
          .where(and(earlier, eq(changes.told, "all")))
          .orderBy(desc(changes.id))
          .limit(1)
      : [];
  return {
    known: { statusChanges, toldHa: size.safeParse(lastTold?.after).data?.sizeHa ?? null },
    lastStatus: recent.at(-1)?.id ?? null,
  };
}

/** The changes of status before `row`, each so soon before the next that it may take it back; oldest first. Whether one was held depends on the one before it. */
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

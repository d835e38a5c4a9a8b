import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { restrictionAreas } from "#database/schema.ts";
import type { Restriction } from "#fires/model.ts";
import { fingerprint } from "#fires/restriction-facts.server.ts";

/** Keeps the ground of restrictions, each once: a change names it, and is matched later, when it may no longer be listed. */
export async function keepAreas(
  transaction: Transaction,
  restrictions: readonly Restriction[],
  at: Date,
): Promise<void> {
  const shapes = new Map(
    restrictions
      .flatMap(({ area, unsure }) => [area, unsure?.area ?? null])
      .flatMap((area) => (area === null ? [] : [[fingerprint(area), area] as const])),
  );
  if (shapes.size === 0) return;
  const kept = await transaction
    .select({ fingerprint: restrictionAreas.fingerprint })
    .from(restrictionAreas)
    .where(inArray(restrictionAreas.fingerprint, [...shapes.keys()]));
  for (const { fingerprint } of kept) shapes.delete(fingerprint);
  for (const [fingerprint, shape] of shapes) {
    await transaction
      .insert(restrictionAreas)
      .values({ fingerprint, shape, keptAt: at })
      .onConflictDoNothing();
  }
}

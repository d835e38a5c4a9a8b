import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queries, Transaction } from "#database/open.server.ts";
import { restrictionAreas } from "#database/schema.ts";
import type { Area } from "#fires/area.ts";
import type { Restriction } from "#fires/model.ts";
import { fingerprint } from "#fires/restriction-facts.server.ts";
import type { GroundParts } from "#fires/restriction-rules.ts";
import type { RestrictionState } from "./change.ts";
import { restrictionGround } from "./change-ground.ts";

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

/** More shapes than any season has at once. */
const MOST_REMEMBERED = 500;
/** Areas that were read. A fingerprint never gets another shape, and each area keeps its identity, by which it is indexed once. */
const remembered = new LRUCache<string, Area>({ max: MOST_REMEMBERED });

/** Reads the areas with some fingerprints. One that was not kept is missing. @throws {DatabaseError} */
export async function readAreas(
  queries: Pick<Queries, "select">,
  fingerprints: Iterable<string>,
): Promise<ReadonlyMap<string, Area>> {
  const areas = new Map([...new Set(fingerprints)].map((each) => [each, remembered.get(each) ?? null]));
  const unknown = [...areas].flatMap(([each, area]) => (area === null ? [each] : []));
  const rows =
    unknown.length === 0
      ? []
      : await queries.select().from(restrictionAreas).where(inArray(restrictionAreas.fingerprint, unknown));
  for (const { fingerprint, shape } of rows) {
    const area = shape as Area; // the watch wrote it, from a checked answer
    remembered.set(fingerprint, area);
    areas.set(fingerprint, area);
  }
  return new Map([...areas].flatMap(([each, area]) => (area === null ? [] : [[each, area] as const])));
}

/** Makes the function that gives the sure and possible ground of some restrictions. @throws {DatabaseError} */
export async function readGrounds(
  queries: Pick<Queries, "select">,
  states: readonly RestrictionState[],
): Promise<(state: RestrictionState) => GroundParts> {
  const shapes = await readAreas(queries, restrictionGround(states).areas);
  return (state) => {
    const { regions, areas: named } = restrictionGround([state]);
    const areas = named.flatMap((each) => shapes.get(each) ?? []);
    // Without its shape, the regions of a restriction are its area.
    return { areas, regions: areas.length < named.length ? [...regions, ...state.regions] : regions };
  };
}

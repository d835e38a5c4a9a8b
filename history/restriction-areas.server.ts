import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queries, Transaction } from "#database/open.server.ts";
import { restrictionAreas } from "#database/schema.ts";
import type { Area } from "#fires/area.ts";
import type { Restriction } from "#fires/model.ts";
import { fingerprint } from "#fires/restriction-facts.server.ts";
import type { AreaParts } from "#fires/restriction-rules.ts";
import type { RestrictionState } from "./change.ts";
import { areasOfRestrictions } from "./change-location.ts";

/** Stores the areas of restrictions, each once: changes can be matched after a restriction left the list. */
export async function keepAreas(
  transaction: Transaction,
  restrictions: readonly Restriction[],
  at: Date,
): Promise<void> {
  const areas = restrictions.flatMap(({ area, unsure }) => [area, unsure?.area ?? null]);
  await keepShapes(
    transaction,
    areas.filter((area) => area !== null),
    at,
  );
}

/** Stores each area once, under its fingerprint. */
export async function keepShapes(transaction: Transaction, areas: readonly Area[], at: Date): Promise<void> {
  const shapes = new Map(areas.map((area) => [fingerprint(area), area]));
  if (shapes.size === 0) return;
  const existing = await transaction
    .select({ fingerprint: restrictionAreas.fingerprint })
    .from(restrictionAreas)
    .where(inArray(restrictionAreas.fingerprint, [...shapes.keys()]));
  for (const { fingerprint } of existing) shapes.delete(fingerprint);
  for (const [fingerprint, shape] of shapes) {
    await transaction
      .insert(restrictionAreas)
      .values({ fingerprint, shape, keptAt: at })
      .onConflictDoNothing();
  }
}

/** Most areas in the cache: more than any season has. */
const MOST_REMEMBERED = 500;
/** Cache of areas by fingerprint. An area stays the same object, so that it is indexed once. */
const remembered = new LRUCache<string, Area>({ max: MOST_REMEMBERED });

/** Reads areas by fingerprint. The result lacks areas that are not stored. @throws {DatabaseError} */
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
    const area = shape as Area; // the watch wrote it, from a checked response
    remembered.set(fingerprint, area);
    areas.set(fingerprint, area);
  }
  return new Map([...areas].flatMap(([each, area]) => (area === null ? [] : [[each, area] as const])));
}

/** Makes a function that returns where a restriction surely or possibly applies. @throws {DatabaseError} */
export async function readRestrictionAreas(
  queries: Pick<Queries, "select">,
  states: readonly RestrictionState[],
): Promise<(state: RestrictionState) => AreaParts> {
  const shapes = await readAreas(queries, areasOfRestrictions(states).areas);
  return (state) => {
    const { regions, areas: named } = areasOfRestrictions([state]);
    const areas = named.flatMap((each) => shapes.get(each) ?? []);
    // If a shape is not stored, the regions of the restriction are its area.
    return { areas, regions: areas.length < named.length ? [...regions, ...state.regions] : regions };
  };
}

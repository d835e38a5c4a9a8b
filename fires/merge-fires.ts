import { type CodedPlaces, uncodedPlaces } from "./coded-places.ts";
import { toFire } from "./map-fire.ts";
import type { Fire } from "./model.ts";
import type { WireFire } from "./wire-fire.ts";

/** A fire as last known, to detect whether a record contains anything new. */
export type KnownFire = Pick<Fire, "id" | "statusId" | "sizeHa" | "containedAt" | "protection">;

export interface FireRecords {
  /** The API's response without the northern zone. */
  readonly intensive: readonly WireFire[];
  readonly withNorthern: readonly WireFire[];
}

/**
 * Merges the fires of both protection zones, each once. A fire that is only in the response with the northern
 * zone is northern, unless its record names a zone. Of several records of one fire, the one modified last
 * counts. If they are equally old, the record that repeats the known state counts, since the right one is
 * unknown.
 */
export function mergeFires(
  { intensive, withNorthern }: FireRecords,
  now: Date,
  known: readonly KnownFire[] = [],
  places: CodedPlaces = uncodedPlaces,
): Fire[] {
  const southern = new Set(intensive.map(keyOf));
  const before = new Map(known.map((fire) => [fire.id, fire]));
  const fires = new Map<string, Fire>();
  for (const record of [...intensive, ...withNorthern]) {
    const fire = toFire(record, southern.has(keyOf(record)) ? "intensive" : "northern", now, places);
    const other = fires.get(fire.id);
    if (other === undefined || isBetter(fire, other, before.get(fire.id))) fires.set(fire.id, fire);
  }
  return [...fires.values()];
}

const keyOf = ({ Annee, NoFeu }: WireFire) => `${Annee}-${NoFeu}`;

function isBetter(fire: Fire, other: Fire, known: KnownFire | undefined): boolean {
  const difference = (fire.modifiedAt?.getTime() ?? 0) - (other.modifiedAt?.getTime() ?? 0);
  if (difference !== 0) return difference > 0;
  return known !== undefined && hasNothingNew(fire, known) && !hasNothingNew(other, known);
}

function hasNothingNew({ statusId, sizeHa, containedAt }: Fire, known: KnownFire): boolean {
  return (
    known.statusId === statusId &&
    (sizeHa === null || known.sizeHa === sizeHa) &&
    (containedAt === null || known.containedAt?.getTime() === containedAt.getTime())
  );
}

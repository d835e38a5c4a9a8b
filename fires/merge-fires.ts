import { type CodedPlaces, uncodedPlaces } from "./coded-places.ts";
import { toFire } from "./map-fire.ts";
import type { Fire } from "./model.ts";
import type { WireFire } from "./wire-fire.ts";

/** A fire as it was last known: what tells whether a record of it says anything new. */
export type KnownFire = Pick<Fire, "id" | "statusId" | "sizeHa" | "containedAt" | "protection">;

export interface FireRecords {
  /** The API's answer without the northern zone. */
  readonly intensive: readonly WireFire[];
  readonly withNorthern: readonly WireFire[];
}

/**
 * The fires of both protections, each once. What only the answer with the northern zone holds is northern, unless
 * the record itself says which it is. Of several records of one fire, the one modified last counts; of those that
 * tie, the one that says what is known already, since which of them is right cannot be told.
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
  return known !== undefined && saysNothingNew(fire, known) && !saysNothingNew(other, known);
}

function saysNothingNew({ statusId, sizeHa, containedAt }: Fire, known: KnownFire): boolean {
  return (
    known.statusId === statusId &&
    (sizeHa === null || known.sizeHa === sizeHa) &&
    (containedAt === null || known.containedAt?.getTime() === containedAt.getTime())
  );
}

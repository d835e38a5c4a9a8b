import type { Fire } from "#fires/model.ts";
import type { FiresReading } from "./fires-reading.ts";

/**
 * Each fire once: of an answer's several records of one fire, the one modified last; of those that tie, the one
 * that says what is known already, since which of them is right cannot be told.
 */
export function newestRecords(fires: readonly Fire[], known: FiresReading | null): ReadonlyMap<string, Fire> {
  const newest = new Map<string, Fire>();
  for (const fire of fires) {
    const other = newest.get(fire.id);
    if (other === undefined || isBetter(fire, other, known)) newest.set(fire.id, fire);
  }
  return newest;
}

function isBetter(fire: Fire, other: Fire, known: FiresReading | null): boolean {
  const difference = (fire.modifiedAt?.getTime() ?? 0) - (other.modifiedAt?.getTime() ?? 0);
  if (difference !== 0) return difference > 0;
  return saysNothingNew(fire, known) && !saysNothingNew(other, known);
}

function saysNothingNew({ id, statusId, sizeHa, containedAt }: Fire, known: FiresReading | null): boolean {
  const state = known?.fires[id]?.state;
  if (state === undefined) return false;
  return (
    state.statusId === statusId &&
    (sizeHa === null || state.sizeHa === sizeHa) &&
    (containedAt === null || state.containedAt?.getTime() === containedAt.getTime())
  );
}

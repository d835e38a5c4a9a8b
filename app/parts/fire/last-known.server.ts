import type { Fire, Reading } from "#fires/model.ts";
import type { FireState } from "#history/fire-state.ts";
import type { FireTimeline, Recent } from "#history/history-service.ts";

/** A fire that the agency lists no more, as it was last seen; what was not remembered is not known. */
export function fireOf(id: string, state: FireState): Fire {
  return { ...state, id, mrc: null, city: null, managementUnit: null, resources: null, url: null };
}

/**
 * Whether a change of a fire is newer than the list that this process read last: the worker reads on its own, and people come by
 * its alerts within seconds. A fire that such a list misses is not gone.
 */
export function isAhead({ value }: Recent<FireTimeline>, { readAt }: Reading<unknown>): boolean {
  const newest = value?.changes.at(-1);
  return newest !== undefined && readAt !== null && newest.observedAt > readAt && newest.kind !== "fire-gone";
}

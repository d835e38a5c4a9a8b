import type { Fire, Reading } from "#fires/model.ts";
import type { FireState } from "#history/fire-state.ts";
import type { FireTimeline, Recent } from "#history/history-service.ts";

/** Builds a fire from its last known state, if the agency no longer lists it. Unstored fields are null. */
export function fireOf(id: string, state: FireState): Fire {
  return { ...state, id, mrc: null, city: null, managementUnit: null, resources: null, url: null };
}

/**
 * Returns true if a fire's last recorded change is newer than this process's list of fires, unless by that
 * change the fire left the list. The worker reads the list separately, and people follow its alerts within
 * seconds. A fire missing from the older list is then not gone.
 */
export function isAhead({ value }: Recent<FireTimeline>, { readAt }: Reading<unknown>): boolean {
  const newest = value?.changes.at(-1);
  return newest !== undefined && readAt !== null && newest.observedAt > readAt && newest.kind !== "fire-gone";
}

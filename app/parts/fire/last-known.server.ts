import type { Fire } from "#fires/model.ts";
import type { FireState } from "#history/fire-state.ts";

/** A fire that the agency lists no more, as it was last seen; what was not remembered is not known. */
export function fireOf(id: string, state: FireState): Fire {
  return { ...state, id, mrc: null, city: null, managementUnit: null, resources: null, url: null };
}

import type { Profile } from "#accounts/account-api.ts";
import type { Saving } from "../../../frame/account/saving.ts";

/** Degrees. The server rounds saved points, so points nearer than this are the same. */
const SAME_POINT = 0.0001;

/** Returns the id of the saved item that a save button refers to; null if it is not saved. */
export function savedId(
  what: Saving,
  { locations, fires, releases }: Profile["subscriptions"],
): string | null {
  switch (what.kind) {
    case "place": {
      const { lat, lon } = what.at;
      const isThere = (saved: number, requested: number) => Math.abs(saved - requested) < SAME_POINT;
      return (
        locations.find(({ latitude, longitude }) => isThere(latitude, lat) && isThere(longitude, lon))?.id ??
        null
      );
    }
    case "fire":
      return fires.some(({ fireId }) => fireId === what.fireId) ? what.fireId : null;
    case "releases":
      return releases[0] ?? null;
  }
}

import { readNickname } from "#accounts/place-rows.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { type Change, readChange } from "#history/change.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import type { Fact } from "./fact.ts";

/**
 * Reads rows as messages tell them; null where the change can no longer be read. A nickname that cannot be is none. A change that many rows share is read once.
 */
export function factReader(seal: Seal): (row: AlertRow) => Fact | null {
  const read = new Map<number, Change | null>();
  return ({ alert, change: row, place }) => {
    const known = read.get(row.id);
    const change = known === undefined ? readChange(row) : known;
    read.set(row.id, change);
    return (
      change && {
        change,
        observedAt: row.observedAt,
        place: place && {
          id: place.id,
          nickname: readNickname(place.sealedNickname && seal.read(place.sealedNickname)),
          at: { lat: place.latitude, lon: place.longitude },
          distanceKm: alert.distanceKm,
        },
      }
    );
  };
}

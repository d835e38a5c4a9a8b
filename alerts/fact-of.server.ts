import type { Seal } from "#delivery/seal.server.ts";
import { readChange } from "#history/change.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import type { Fact } from "./fact.ts";

/** A row as messages tell it; null where the change can no longer be read. */
export function factOf({ alert, change: row, place }: AlertRow, seal: Seal): Fact | null {
  const change = readChange(row);
  return (
    change && {
      change,
      observedAt: row.observedAt,
      place: place && {
        id: place.id,
        nickname: place.sealedNickname && seal.open(place.sealedNickname),
        at: { lat: place.latitude, lon: place.longitude },
        distanceKm: alert.distanceKm,
      },
    }
  );
}

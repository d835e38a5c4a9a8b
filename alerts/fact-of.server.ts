import { readNickname } from "#accounts/place-rows.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Change } from "#history/change.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import { isWorse } from "./all-clear.ts";
import type { Fact } from "./fact.ts";

/**
 * Converts a row to a fact for messages, or to null if the change cannot be parsed. A nickname that cannot be
 * decrypted becomes null.
 */
export function factOf(row: AlertRow, seal: Seal): Fact | null {
  const { alert, change, falseAllClear, place, stored } = row;
  return (
    change && {
      change: asReceived(change, row),
      observedAt: stored.observedAt,
      falseAllClear,
      place: place && {
        id: place.id,
        nickname: readNickname(place.sealedNickname && seal.read(place.sealedNickname)),
        at: { lat: place.latitude, lon: place.longitude },
        distanceKm: alert.distanceKm,
      },
    }
  );
}

/**
 * Adapts a change to the alerts that the person received before. A fire or order that the person does not
 * know becomes new. A better status that the person never received is not mentioned.
 */
function asReceived(change: Change, { isCorrection, isKnown }: AlertRow): Change {
  if (change.kind === "fire-located" && !isKnown) return { ...change, kind: "fire-new", before: null };
  if (change.kind === "order-changed" && !isKnown) return { ...change, kind: "order-begun", before: null };
  return change.kind === "fire-status" && !isCorrection && isWorse(change)
    ? { ...change, before: null }
    : change;
}

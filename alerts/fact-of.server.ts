import { readNickname } from "#accounts/place-rows.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { type Change, readChange } from "#history/change.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import { isWorse } from "./all-clear.ts";
import type { Fact } from "./fact.ts";

/**
 * Creates a function that converts a row to a fact for messages, or to null if the change cannot be parsed.
 * A nickname that cannot be decrypted becomes null. Each change is parsed once, even if many rows share it.
 */
export function factReader(
  seal: Seal,
): (row: AlertRow & { readonly currentChange?: Change | null }) => Fact | null {
  const read = new Map<number, Change | null>();
  function changeOf(row: NonNullable<AlertRow["falseAllClear"]>): Change | null {
    const known = read.get(row.id);
    const change = known === undefined ? readChange(row) : known;
    read.set(row.id, change);
    return change;
  }
  return (row) => {
    const { alert, place, falseAllClear } = row;
    const change = row.currentChange ?? changeOf(row.change);
    return (
      change && {
        change: asReceived(change, row),
        observedAt: row.change.observedAt,
        falseAllClear: falseAllClear && changeOf(falseAllClear),
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

/**
 * Adapts a change to the alerts that the person received before. A fire or order that the person does not
 * know becomes new. A better status that the person never received is not mentioned.
 */
function asReceived(change: Change, { falseAllClear, isKnown }: AlertRow): Change {
  if (change.kind === "fire-located" && !isKnown) return { ...change, kind: "fire-new", before: null };
  if (change.kind === "order-changed" && !isKnown) return { ...change, kind: "order-begun", before: null };
  return change.kind === "fire-status" && falseAllClear === null && isWorse(change)
    ? { ...change, before: null }
    : change;
}

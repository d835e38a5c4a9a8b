import { readNickname } from "#accounts/place-rows.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { type Change, readChange } from "#history/change.ts";
import type { AlertRow } from "./alert-rows.server.ts";
import { isWorse } from "./all-clear.ts";
import type { Fact } from "./fact.ts";

/**
 * Reads rows as messages tell them; null where the change can no longer be read. A nickname that cannot be is none. A change that many rows share is read once.
 */
export function factReader(seal: Seal): (row: AlertRow & { readonly told?: Change | null }) => Fact | null {
  const read = new Map<number, Change | null>();
  function changeOf(row: NonNullable<AlertRow["takesBack"]>): Change | null {
    const known = read.get(row.id);
    const change = known === undefined ? readChange(row) : known;
    read.set(row.id, change);
    return change;
  }
  return (row) => {
    const { alert, place, takesBack } = row;
    const change = row.told ?? changeOf(row.change);
    return (
      change && {
        change: asHeard(change, row),
        observedAt: row.change.observedAt,
        takesBack: takesBack && changeOf(takesBack),
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

/** A change as its person has to hear of it: a fire that they were never told of is new, and a better status that they never heard is not named. */
function asHeard(change: Change, { takesBack, isKnown }: AlertRow): Change {
  if (change.kind === "fire-located" && !isKnown) return { ...change, kind: "fire-new", before: null };
  return change.kind === "fire-status" && takesBack === null && isWorse(change)
    ? { ...change, before: null }
    : change;
}

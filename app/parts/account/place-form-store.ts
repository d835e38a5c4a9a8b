import { openPopIn } from "../../frame/pop-in-store.ts";
import { createStore } from "../../frame/store.ts";
import type { PlaceDraft } from "./place-draft.ts";

/** The place in the pop-ins' form. It is kept while the form is open, even after errors. */
const draft = createStore<PlaceDraft | null>(null);

export const { set: setDraft, use: useDraft } = draft;

/** Opens the form of a whole place, or only of its alerts. */
export function editPlace(place: PlaceDraft, popIn: "save-place" | "alert-subscribe"): void {
  draft.set(takeDraft(place) ?? place);
  openPopIn(popIn);
}

const KEY = "vigie.draft";

type DraftOf = Pick<PlaceDraft, "id" | "latitude" | "longitude">;

/** Stores the draft during a visit to the identity provider or to the page where an address is corrected. */
export function keepDraft(): void {
  try {
    const typed = draft.get();
    if (typed !== null) window.sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage, the point of the place is kept but the other typed values are lost.
  }
}

/** Returns the stored draft of a place, or of a new place at the same point, and removes it from storage. */
export function takeDraft({ id, latitude, longitude }: DraftOf): PlaceDraft | null {
  try {
    const stored = Object(JSON.parse(window.sessionStorage.getItem(KEY) ?? "null"));
    window.sessionStorage.removeItem(KEY);
    const isThere = stored.latitude === latitude && stored.longitude === longitude;
    // Written by this page a moment ago.
    return stored.id === id && (id !== null || isThere) ? (stored as PlaceDraft) : null;
  } catch {
    return null;
  }
}

import { openPopIn } from "../../frame/pop-in-store.ts";
import { createStore } from "../../frame/store.ts";
import type { PlaceDraft } from "./place-draft.ts";

/** The place that the pop-ins' form is about; kept while it is open, whatever fails. */
const draft = createStore<PlaceDraft | null>(null);

export const { set: setDraft, use: useDraft } = draft;

/** Opens the whole of a place, or its alerts alone. */
export function editPlace(place: PlaceDraft, popIn: "save-place" | "alert-subscribe"): void {
  draft.set(takeDraft(place) ?? place);
  openPopIn(popIn);
}

const KEY = "vigie.draft";

type DraftOf = Pick<PlaceDraft, "id" | "latitude" | "longitude">;

/** Keeps what was typed over a visit to the identity provider, or to where a wrong address is corrected. */
export function keepDraft(): void {
  try {
    const typed = draft.get();
    if (typed !== null) window.sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the place is kept, and what was typed beside it is not.
  }
}

/** What was typed before that visit about a place, or a new one there, once. */
export function takeDraft({ id, latitude, longitude }: DraftOf): PlaceDraft | null {
  try {
    const kept = Object(JSON.parse(window.sessionStorage.getItem(KEY) ?? "null"));
    window.sessionStorage.removeItem(KEY);
    const isThere = kept.latitude === latitude && kept.longitude === longitude;
    // Written by this very page a moment ago.
    return kept.id === id && (id !== null || isThere) ? (kept as PlaceDraft) : null;
  } catch {
    return null;
  }
}

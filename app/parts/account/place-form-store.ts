import type { Point } from "#territory/point.ts";
import { openPopIn } from "../../frame/pop-in-store.ts";
import { createStore } from "../../frame/store.ts";
import type { PlaceDraft } from "./place-draft.ts";

/** The place that the pop-ins' form is about; kept while it is open, whatever fails. */
const draft = createStore<PlaceDraft | null>(null);

export const { set: setDraft, use: useDraft } = draft;

/** Opens the whole of a place, or its alerts alone. */
export function editPlace(place: PlaceDraft, popIn: "save-place" | "alert-subscribe"): void {
  draft.set(place);
  openPopIn(popIn);
}

const KEY = "vigie.draft";

/** Keeps what was typed over a visit to the identity provider. */
export function keepDraft(): void {
  try {
    const typed = draft.get();
    if (typed !== null) window.sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the place is kept, and what was typed beside it is not.
  }
}

/** What was typed before that visit about a new place there, once. */
export function takeDraft({ lat, lon }: Point): PlaceDraft | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    window.sessionStorage.removeItem(KEY);
    const { id, latitude, longitude } = Object(kept);
    // Written by this very page a moment ago.
    return id === null && latitude === lat && longitude === lon ? (kept as PlaceDraft) : null;
  } catch {
    return null;
  }
}

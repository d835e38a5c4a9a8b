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

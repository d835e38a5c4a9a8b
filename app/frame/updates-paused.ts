import { createStore } from "./store.ts";

/**
 * True while the visitor has paused updates of the figures, on every page of this visit. A full page load
 * resumes updates.
 */
export const updatesPaused = createStore(false);

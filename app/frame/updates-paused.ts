import { createStore } from "./store.ts";

/** True while the visitor has paused updates of figures, on every page. A full page load resumes them. */
export const updatesPaused = createStore(false);

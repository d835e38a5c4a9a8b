import { createStore } from "./store.ts";

/** True while the visitor wants figures to stay as they are, on every page of this visit; a page loaded anew updates again. */
export const updatesPaused = createStore(false);

import type { placeAnswer } from "./place-view.server.ts";

/** The answer for a visitor's place. */
export type PlaceView = { readonly kind: "outside" } | ReturnType<typeof placeAnswer>;

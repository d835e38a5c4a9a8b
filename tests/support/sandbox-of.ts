import { inject } from "vitest";
import { Hub } from "./hub.ts";

/** The sandbox behind a season that all files share: to ask, never to change. */
export const sandboxOf = (season: "summer" | "crisis" | "winter"): Hub =>
  new Hub(inject("sandboxes")[season]);

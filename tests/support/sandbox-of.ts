import { inject, type ProvidedContext } from "vitest";
import { Hub } from "./hub.ts";

/** The sandbox behind a season that all files share: to ask, never to change. */
export const sandboxOf = (season: keyof ProvidedContext["sandboxes"]): Hub =>
  new Hub(inject("sandboxes")[season]);

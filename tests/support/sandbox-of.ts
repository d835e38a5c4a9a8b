import { inject, type ProvidedContext } from "vitest";
import { Hub } from "./hub.ts";

/** Returns the sandbox behind a season that all files share. Tests must only read from it. */
export const sandboxOf = (season: keyof ProvidedContext["sandboxes"]): Hub =>
  new Hub(inject("sandboxes")[season]);

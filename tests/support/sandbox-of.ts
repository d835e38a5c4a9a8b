import { inject, type ProvidedContext } from "vitest";
import { Hub } from "./hub.ts";

/** Returns the sandbox behind a site that all test files share. Tests must only read from this sandbox. */
export const sandboxOf = (season: keyof ProvidedContext["sandboxes"]): Hub =>
  new Hub(inject("sandboxes")[season]);

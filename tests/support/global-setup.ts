import type { TestProject } from "vitest/node";
import { startWorld } from "./world.ts";

/** Shared sites, for tests that do not change them. */
declare module "vitest" {
  interface ProvidedContext {
    /** An ordinary summer day. */
    summer: string;
    /** A day with many fires and restrictions, the same at every hour. One restriction type is missing. */
    crisis: string;
    /** A winter day before the season begins. */
    winter: string;
    /** A site whose data service is down from the start. */
    withoutData: string;
    /** Ports of the sandboxes behind these sites. Tests must only read from the sandboxes. */
    sandboxes: Readonly<Record<"summer" | "crisis" | "winter", number>>;
  }
}

/** Starts the shared sites once for all test files. */
export default async function setup(project: TestProject) {
  const [summer, crisis, winter, withoutData] = await Promise.all([
    startWorld({ still: true }),
    startWorld({ season: { scenario: "june-2023", seed: 38 }, still: true }),
    startWorld({ season: { scenario: "winter", seed: 1 }, still: true }),
    startWorld({ withoutData: true }),
  ]);
  project.provide("summer", summer.origin);
  project.provide("crisis", crisis.origin);
  project.provide("winter", winter.origin);
  project.provide("withoutData", withoutData.origin);
  project.provide("sandboxes", {
    summer: summer.hub.port,
    crisis: crisis.hub.port,
    winter: winter.hub.port,
  });
  return async () => {
    await Promise.all([summer, crisis, winter, withoutData].map((world) => world.stop()));
  };
}

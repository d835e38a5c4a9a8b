import type { TestProject } from "vitest/node";
import { startWorld } from "./world.ts";

/** Sites for tests that change nothing of them. */
declare module "vitest" {
  interface ProvidedContext {
    /** An ordinary summer day. */
    summer: string;
    summerFireData: string;
    /** Many fires and restrictions, the same at every hour; of one type of restriction there is none. */
    crisis: string;
    /** Before the season begins. */
    winter: string;
    /** The data service is down from the start. */
    withoutData: string;
  }
}

/** Started once for all files. */
export default async function setup(project: TestProject) {
  const [summer, crisis, winter, withoutData] = await Promise.all([
    startWorld(),
    startWorld({ season: { scenario: "june-2023", seed: 38 } }),
    startWorld({ season: { scenario: "winter", seed: 1 } }),
    startWorld({ withoutData: true }),
  ]);
  project.provide("summer", summer.origin);
  project.provide("summerFireData", summer.hub.fireDataUrl);
  project.provide("crisis", crisis.origin);
  project.provide("winter", winter.origin);
  project.provide("withoutData", withoutData.origin);
  return async () => {
    await Promise.all([summer, crisis, winter, withoutData].map((world) => world.stop()));
  };
}

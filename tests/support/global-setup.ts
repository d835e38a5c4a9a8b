import type { TestProject } from "vitest/node";
import { startWorld } from "./world.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The site of an ordinary summer day, for tests that change nothing. */
    summer: string;
    summerFireData: string;
    /** The site whose data service is down from the start, for tests that change nothing either. */
    withoutData: string;
  }
}

/** One summer site and one without data for all files. */
export default async function setup(project: TestProject) {
  const summer = await startWorld({ isWeighed: true });
  const withoutData = await startWorld({ withoutData: true });
  project.provide("summer", summer.origin);
  project.provide("summerFireData", summer.hub.fireDataUrl);
  project.provide("withoutData", withoutData.origin);
  return async () => {
    await Promise.all([summer.stop(), withoutData.stop()]);
  };
}

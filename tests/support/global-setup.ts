import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../../tools/chromium.ts";
import { startWorld } from "./world.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the shared browser is reached. */
    browser: string;
    /** The site of an ordinary summer day, for tests that change nothing. */
    summer: string;
    summerFireData: string;
    /** The site whose data service is down from the start, for tests that change nothing either. */
    withoutData: string;
  }
}

/** One browser, one summer site and one without data for all files. */
export default async function setup(project: TestProject) {
  const summer = await startWorld({ isWeighed: true });
  const withoutData = await startWorld({ withoutData: true });
  const browser = await chromium.launchServer({
    executablePath: CHROMIUM,
    args: [
      ...CHROMIUM_ARGUMENTS,
      // Nothing but our own machine can be reached, whatever a page asks for.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
  project.provide("browser", browser.wsEndpoint());
  project.provide("summer", summer.origin);
  project.provide("summerFireData", summer.hub.fireDataUrl);
  project.provide("withoutData", withoutData.origin);
  return async () => {
    await Promise.all([browser.close(), summer.stop(), withoutData.stop()]);
  };
}

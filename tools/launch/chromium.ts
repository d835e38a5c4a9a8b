import { existsSync } from "node:fs";
import { BROWSERS, HEADLESS_SHELL } from "../chromium.ts";
import { installByApt } from "./apt.ts";
import { GiveUp } from "./give-up.ts";

const NEEDS = "The journeys need a browser";

/**
 * Makes sure that there is a browser for the journeys: Debian's headless one, or any installed Chromium.
 * @throws {GiveUp}
 */
export async function installChromium(): Promise<void> {
  if (process.env.CHROMIUM !== undefined || existsSync(HEADLESS_SHELL)) return;
  try {
    await installByApt("chromium-headless-shell", NEEDS);
  } catch (error) {
    if (!(error instanceof GiveUp)) throw error;
    if (!BROWSERS.some((place) => existsSync(place))) await installByApt("chromium", NEEDS);
  }
}

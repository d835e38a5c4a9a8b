import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Makes sure that the journeys have a browser: the system's, or Debian's chromium. @throws {GiveUp} */
export async function installChromium(): Promise<void> {
  if (PLACES.some((place) => existsSync(place))) return;
  await installByApt("chromium", "The journeys need a browser");
}

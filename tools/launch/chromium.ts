import { existsSync } from "node:fs";
import { GiveUp } from "./give-up.ts";
import { runStep } from "./run-step.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Makes sure that the journeys have a browser: the system's, or Debian's chromium. @throws {GiveUp} */
export async function installChromium(): Promise<void> {
  if (PLACES.some((place) => existsSync(place))) return;
  console.log("Installing chromium (apt-get)...");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await runStep("apt-get", ["update", "-qq"], { show: false, env });
  const install = await runStep("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    show: false,
    env,
  });
  if (install.code === 0) return;
  throw new GiveUp(
    `${update.output}${install.output}\nThe journeys need a browser and apt-get could not install chromium: install it, then run npm test again.`,
  );
}

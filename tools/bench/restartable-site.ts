import { setTimeout as pause } from "node:timers/promises";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { siteAddress, siteProgram } from "../launch/programs.ts";

const LOOK_EVERY_MS = 20;

/** Returns a site that can be stopped and restarted. The site is ready once `start` resolves. */
export function restartableSite(env: Readonly<Record<string, string | undefined>>) {
  const settings = readSettings(env);
  const url = siteAddress(settings);
  let group: ProcessGroup | undefined;
  return {
    url,
    async start() {
      // A stopped group cannot start programs again.
      group = new ProcessGroup(env);
      await group.start(siteProgram(settings));
      while (!(await fetch(`${url}/readyz`)).ok) await pause(LOOK_EVERY_MS);
    },
    stop: async () => group?.stop(),
  };
}

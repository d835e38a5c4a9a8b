import { GiveUp } from "./give-up.ts";
import { runStep, type StepResult } from "./run-step.ts";

const env = { DEBIAN_FRONTEND: "noninteractive" };
/** Update of the package lists, which runs only once, however many packages are installed. */
let updated: Promise<StepResult> | null = null;

/** Installs a Debian package. @param needs what needs the package, for the error @throws {GiveUp} */
export async function installByApt(name: string, needs: string): Promise<void> {
  console.log(`Installing ${name} (apt-get)...`);
  updated ??= runStep("apt-get", ["update", "-qq"], { show: false, env });
  const update = await updated;
  const args = ["install", "-y", "-qq", "--no-install-recommends", name];
  const install = await runStep("apt-get", args, { show: false, env });
  if (install.code === 0) return;
  throw new GiveUp(
    `${update.output}${install.output}\n${needs} and apt-get could not install ${name}: install it, then run npm test again.`,
  );
}

/** PATH with the folder of nginx, which Debian only adds to the PATH of root. */
export const WITH_SYSTEM_PROGRAMS = `${process.env.PATH}:/usr/sbin`;

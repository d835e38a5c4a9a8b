import { readSettings, type Settings, SettingsError } from "#settings";
import { DiskFullError, isDiskFull } from "./disk-full.ts";
import { PortError } from "./listen.ts";
import { OwnerError } from "./owner.ts";
import { StateFolderError } from "./state-folder.ts";

/** Errors that a person can act on. A program only prints the message of these errors. */
const TOLD = [SettingsError, PortError, StateFolderError, OwnerError, DiskFullError];

/** Runs a program of the sandbox, except in real production. If it cannot start, prints why and exits. */
export async function runProgram(body: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    if (settings.NODE_ENV === "production" && !settings.VIGIE_SANDBOX) {
      throw new SettingsError("The sandbox does not run in production: set VIGIE_SANDBOX=on for a demo.");
    }
    await body(settings);
  } catch (thrown) {
    const error = isDiskFull(thrown) ? new DiskFullError("the sandbox cannot start") : thrown;
    if (!(error instanceof Error && TOLD.some((kind) => error instanceof kind))) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

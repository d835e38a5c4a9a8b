import type { Settings } from "#settings";
import { CHANNEL_CHECKS } from "./channel-checks.ts";
import { type Check, type Finding, runCheck } from "./check.ts";
import { CONTENT_CHECKS } from "./content-checks.ts";
import { DATA_CHECKS } from "./data-checks.ts";
import { dispatchCheck } from "./dispatch-check.ts";
import { IDENTITY_CHECKS } from "./identity-checks.ts";
import { SOURCE_CHECKS } from "./source-checks.ts";
import { STORAGE_CHECKS } from "./storage-checks.ts";

export const CHECKS: readonly Check[] = [
  ...STORAGE_CHECKS,
  ...DATA_CHECKS,
  ...SOURCE_CHECKS,
  ...CONTENT_CHECKS,
  ...IDENTITY_CHECKS,
  ...CHANNEL_CHECKS,
  dispatchCheck,
];
const STATE_WIDTH = "problem".length;
const NAME_WIDTH = Math.max(...CHECKS.map(({ name }) => name.length));

/** Checks every outside service at the same time, and prints each finding on a line. */
export async function examine(settings: Settings, say: (line: string) => void): Promise<readonly Finding[]> {
  const findings = await Promise.all(CHECKS.map((check) => runCheck(check, settings)));
  for (const { state, name, sentence } of findings)
    say(`${state.padEnd(STATE_WIDTH)}  ${name.padEnd(NAME_WIDTH)}  ${sentence}`);
  const problems = findings.filter(({ state }) => state === "problem").map(({ name }) => name);
  say(
    problems.length === 0
      ? "No problem was found."
      : `Problems: ${problems.length} of ${findings.length} (${problems.join(", ")}).`,
  );
  return findings;
}

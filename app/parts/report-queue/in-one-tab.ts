import { timeLimit } from "../../frame/limited-signal.ts";

/** Longer than words take to go; what holds it longer is a tab that sleeps. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Runs an act while no other tab sends the same report; where browsers cannot tell, the report's key makes it harmless.
 * @returns false where another tab sends it, and it is not to be waited for
 */
export async function inOneTab(report: string, waits: boolean, act: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  // Only pages of a secure address have them, whatever the types say.
  if (!(locks as LockManager | undefined)) return act().then(() => true);
  let hasBegun = false;
  const options = waits ? { signal: timeLimit(LONGEST_WAIT_MS) } : { ifAvailable: true };
  const run = async (lock: Lock | null) => {
    if (lock === null) return false;
    hasBegun = true;
    await act();
    return true;
  };
  try {
    return await locks.request(`vigie-report-${report}`, options, run);
  } catch (error) {
    if (hasBegun) throw error;
    return act().then(() => true);
  }
}

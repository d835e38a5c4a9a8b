import { timeLimit } from "../../frame/limited-signal.ts";

/** Longer than a report's text takes to send. A tab that holds the lock longer is suspended. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Runs `act` while no other tab sends the same report. Without the Web Locks API it runs anyway; the report's
 * key makes a second sending harmless.
 * @returns false if another tab is sending the report and `waits` is false
 */
export async function inOneTab(report: string, waits: boolean, act: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator;
  // Only secure contexts have `navigator.locks`, despite its type.
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

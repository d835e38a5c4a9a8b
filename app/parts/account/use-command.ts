import { useState } from "react";
import { toastRefusal } from "./account-toasts.ts";

/**
 * Runs server requests of button presses one at a time and shows a toast if one fails.
 * @param doing what the request does, for the toast's text; saving by default
 */
export function useCommand(doing?: Parameters<typeof toastRefusal>[1]) {
  const [isBusy, setBusy] = useState(false);
  async function run(command: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await command();
    } catch (error) {
      toastRefusal(error, doing);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}

import { useState } from "react";
import { toastRefusal } from "./account-toasts.ts";

/** Runs server requests of button presses one at a time and shows a toast if one fails. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  async function act(does: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await does();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, act };
}

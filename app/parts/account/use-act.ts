import { useState } from "react";
import { toastRefusal } from "./account-toasts.ts";

/** What a press asks of the server: one at a time, and what was not done is said. */
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

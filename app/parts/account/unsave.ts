import type { Language } from "#territory/language.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { toastRefusal } from "./account-toasts.ts";
import { dropFire, dropPlace } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";

/** Stops following a fire and shows a toast. */
export async function unsaveFire(fireId: string, language: Language): Promise<void> {
  try {
    await sendAccountCommand("deleteFire", language, { fireId });
    dropFire(fireId);
    emitToast("fire-deleted");
  } catch (error) {
    toastRefusal(error);
  }
}

/** Deletes a place with its alerts and shows a toast. */
export async function unsavePlace(id: string, language: Language): Promise<void> {
  try {
    await sendAccountCommand("deletePlace", language, { subscriptionId: id });
    dropPlace(id);
    emitToast("place-deleted");
  } catch (error) {
    toastRefusal(error, "deleting");
  }
}

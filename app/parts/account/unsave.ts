import type { Language } from "#territory/language.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { toastRefusal } from "./account-toasts.ts";
import { dropFire, dropPlace } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";

export async function unsaveFire(fireId: string, language: Language): Promise<void> {
  try {
    await sendAccountCommand("deleteFire", language, { fireId });
    dropFire(fireId);
    emitToast("fire-deleted");
  } catch (error) {
    toastRefusal(error);
  }
}

export async function unsavePlace(id: string, language: Language): Promise<void> {
  try {
    await sendAccountCommand("deletePlace", language, { subscriptionId: id });
    dropPlace(id);
    emitToast("place-deleted");
  } catch (error) {
    toastRefusal(error, "deleting");
  }
}

import { useState } from "react";
import type { Place } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { askAccount } from "../../parts/account/ask-account.ts";
import { dropPlace } from "../../parts/account/profile.ts";
import { profileTexts } from "./texts.ts";

/** Deletes on the second press, so that a slip of the thumb ends no alerts. */
export function DeletePlace({ place, title }: { readonly place: Place; readonly title: string }) {
  const { language, t } = useTexts(profileTexts);
  const [isSure, setSure] = useState(false);
  const drop = async () => {
    if (!isSure) return setSure(true);
    try {
      await askAccount("deletePlace", language, { subscriptionId: place.id });
      dropPlace(place.id);
      emitToast("place-deleted");
    } catch (error) {
      setSure(false);
      toastRefusal(error, "deleting");
    }
  };
  return (
    <Button theme={isSure ? "delete" : "pale"} onClick={() => void drop()} onBlur={() => setSure(false)}>
      {t(isSure ? "saved.delete.sure" : "saved.delete")}
      <span className="visually-hidden">{`, ${title}`}</span>
    </Button>
  );
}

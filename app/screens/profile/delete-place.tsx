import { useState } from "react";
import type { Place } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { savedTexts } from "../../parts/account/saved/texts.ts";
import { unsavePlace } from "../../parts/account/unsave.ts";
import { profileTexts } from "./texts.ts";

/** Deletes the place on the second press, so that a slip of the thumb does not end its alerts. */
export function DeletePlace({ place, title }: { readonly place: Place; readonly title: string }) {
  const { language, t } = useTexts(profileTexts, savedTexts);
  const [isSure, setSure] = useState(false);
  const drop = async () => {
    if (!isSure) return setSure(true);
    await unsavePlace(place.id, language);
    setSure(false);
  };
  return (
    <Button theme={isSure ? "delete" : "pale"} onClick={() => void drop()} onBlur={() => setSure(false)}>
      {t(isSure ? "account.delete.sure" : "saved.delete")}
      <span className="visually-hidden">{`, ${title}`}</span>
    </Button>
  );
}

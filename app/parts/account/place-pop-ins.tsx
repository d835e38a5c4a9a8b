import { useEffect } from "react";
import { useSaving } from "../../frame/account/saving.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { useOpenPopIn } from "../../frame/pop-in-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { newPlace } from "./place-draft.ts";
import { PlaceForm } from "./place-form.tsx";
import { setDraft, takeDraft, useDraft } from "./place-form-store.ts";
import { accountTexts } from "./texts.ts";

/** Pop-ins to save a place and to choose the alerts of a saved place, with the same form. */
export function PlacePopIns() {
  const { t } = useTexts(accountTexts);
  const draft = useDraft();
  const saving = useSaving();
  const popIn = useOpenPopIn();

  useEffect(() => {
    if (saving?.kind !== "place") return;
    const empty = newPlace(saving.at, saving.name);
    setDraft(takeDraft(empty) ?? empty);
  }, [saving]);

  return (
    <>
      <PopIn id="save-place" title={t(draft?.id ? "account.place.change" : "account.place.save")}>
        {draft && popIn === "save-place" && <PlaceForm draft={draft} part="whole" />}
      </PopIn>
      <PopIn id="alert-subscribe" title={t("account.alerts.title")}>
        {draft && popIn === "alert-subscribe" && <PlaceForm draft={draft} part="alerts" />}
      </PopIn>
    </>
  );
}

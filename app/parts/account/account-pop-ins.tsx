import { useEffect, useRef } from "react";
import { endSaving, popInOf, useSaving } from "../../frame/account/saving.ts";
import { useSession } from "../../frame/account/session.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { openPopIn, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "./account-toasts.ts";
import { NotConnected } from "./not-connected.tsx";
import { newPlace, setDraft, takeDraft, useDraft } from "./place-draft.ts";
import { PlaceForm } from "./place-form.tsx";
import { putFire } from "./profile.ts";
import { ReleasesPopIn } from "./releases-pop-in.tsx";
import { sendAccountCommand } from "./send-account-command.ts";
import { accountTexts } from "./texts.ts";

/** Renders all account pop-ins. After a sign-in, continues the action that the person had started. */
export default function AccountPopIns() {
  const { language } = useTexts();
  const { state } = useSession();
  const saving = useSaving();
  const popIn = useOpenPopIn();
  const before = useRef(popIn);

  useEffect(() => {
    const isClosed = before.current !== null && popIn === null;
    before.current = popIn;
    if (saving === null || state === "looking") return;
    // A person who closes the pop-in cancels the action.
    if (isClosed) endSaving();
    else if (state === "out") {
      if (popIn === popInOf(saving) && popIn !== null) openPopIn("not-connected");
    } else if (saving.kind === "fire") {
      endSaving();
      openPopIn(null);
      sendAccountCommand("saveFire", language, { fireId: saving.fireId })
        .then(putFire)
        .then(() => emitToast("fire-saved"), toastRefusal);
    } else if (popIn === null || popIn === "not-connected") openPopIn(popInOf(saving));
  }, [saving, state, popIn, language]);

  return (
    <>
      <NotConnected />
      <PlacePopIns />
      <ReleasesPopIn />
    </>
  );
}

/** Pop-ins to save a place and to choose the alerts of a saved place, with the same form. */
function PlacePopIns() {
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

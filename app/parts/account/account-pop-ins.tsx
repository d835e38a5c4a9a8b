import { useEffect } from "react";
import { type Editing, endSaving, type Saving, savingNow, useSaving } from "../../frame/account/saving.ts";
import { type Session, sessionNow, useSession } from "../../frame/account/session.ts";
import { hasStoredSession } from "../../frame/account/stored-session.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "./account-toasts.ts";
import { NotConnected } from "./not-connected.tsx";
import { newPlace, openDraft, useDraft } from "./place-draft.ts";
import { PlaceForm } from "./place-form.tsx";
import { putFire } from "./profile.ts";
import { ReleasesPopIn } from "./releases-pop-in.tsx";
import { sendAccountCommand } from "./send-account-command.ts";
import { accountTexts } from "./texts.ts";

type Name = "not-connected" | "place" | "alerts" | "releases";

/** Returns the pop-in of a started save: its form for a signed-in person, otherwise the way to sign in. */
function popInOf(saving: Saving | Editing | null, { state }: Session): Name | null {
  if (saving === null) return null;
  if (saving.kind === "edit") return saving.part === "whole" ? "place" : "alerts";
  const isIn = state === "in" || (state === "looking" && hasStoredSession());
  if (!isIn) return "not-connected";
  // A fire needs no form: there is nothing to choose.
  return saving.kind === "fire" ? null : saving.kind;
}

/** Cancels the save whose pop-in the person closed. The late close event of a replaced dialog is ignored. */
function cancel(name: Name): void {
  if (popInOf(savingNow(), sessionNow()) === name) endSaving();
}

/** Renders all account pop-ins. After a sign-in, continues the action that the person had started. */
export default function AccountPopIns() {
  const { language, t } = useTexts(accountTexts);
  const session = useSession();
  const { state } = session;
  const saving = useSaving();
  const draft = useDraft();

  useEffect(() => {
    if (saving?.kind === "place") openDraft(newPlace(saving.at, saving.name));
  }, [saving]);
  useEffect(() => {
    if (saving?.kind !== "fire" || state !== "in") return;
    endSaving();
    sendAccountCommand("saveFire", language, { fireId: saving.fireId })
      .then(putFire)
      .then(() => emitToast("fire-saved"), toastRefusal);
  }, [saving, state, language]);

  const shown = popInOf(saving, session);
  const opening = (name: Name) => ({ isOpen: shown === name, onClose: () => cancel(name) });
  return (
    <>
      <NotConnected {...opening("not-connected")} />
      <PopIn {...opening("place")} title={t(draft?.id ? "account.place.change" : "account.place.save")}>
        {draft && shown === "place" && <PlaceForm draft={draft} part="whole" />}
      </PopIn>
      <PopIn {...opening("alerts")} title={t("account.alerts.title")}>
        {draft && shown === "alerts" && <PlaceForm draft={draft} part="alerts" />}
      </PopIn>
      <ReleasesPopIn {...opening("releases")} />
    </>
  );
}

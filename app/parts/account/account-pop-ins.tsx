import { useEffect } from "react";
import { pathTo } from "#plan/paths.ts";
import { type Editing, endSaving, type Saving, savingNow, useSaving } from "../../frame/account/saving.ts";
import { type Session, sessionNow, useSession } from "../../frame/account/session.ts";
import { hasStoredSession } from "../../frame/account/stored-session.ts";
import { type Opening, PopIn } from "../../frame/pop-in.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { toastRefusal } from "./account-toasts.ts";
import { newPlace, openDraft, useDraft } from "./place-draft.ts";
import { PlaceForm } from "./place-form.tsx";
import { loadProfile, putFire, useProfile } from "./profile.ts";
import ReleasesForm from "./releases-form.tsx";
import { sendAccountCommand } from "./send-account-command.ts";
import { SignInButtons } from "./sign-in-buttons.tsx";
import { accountTexts } from "./texts.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

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

/** Pop-in for a person who saves something while signed out. It says that nothing is lost. */
function NotConnected(opening: Opening) {
  const { language, t } = useTexts(accountTexts);
  const saving = useSaving();
  const kind = saving === null || saving.kind === "edit" ? "place" : saving.kind;
  return (
    <PopIn {...opening} title={t(kind === "fire" ? "account.notConnected.follow" : "account.notConnected")}>
      <div className={styles.popIn}>
        <p>{t(`account.notConnected.${kind}`)}</p>
        <p>{t("account.notConnected.back")}</p>
        <SignInButtons />
        {kind === "releases" && (
          <p>
            <SiteLink to={pathTo("newsletter", language)}>{t("account.notConnected.newsletter")}</SiteLink>
          </p>
        )}
        <p className={styles.soft}>{t("account.notConnected.why")}</p>
      </div>
    </PopIn>
  );
}

/** Pop-in to choose press releases by email, usable on every page that shows releases. */
function ReleasesPopIn(opening: Opening) {
  const { language, t } = useTexts(accountTexts);
  const { isOpen } = opening;
  const known = useProfile();
  useEffect(() => {
    if (isOpen) void loadProfile(language);
  }, [isOpen, language]);
  return (
    <PopIn {...opening} title={t("account.releases.title")}>
      {isOpen && known.state === "ready" && (
        <div className={styles.popIn}>
          <UnconfirmedEmail />
          <ReleasesForm profile={known.profile} />
        </div>
      )}
      {isOpen && known.state === "failed" && <p role="alert">{t("account.failed")}</p>}
    </PopIn>
  );
}

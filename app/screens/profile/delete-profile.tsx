import { useEffect, useState } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { Checkbox } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { identity } from "../../frame/account/identity-actions.ts";
import { setSession } from "../../frame/account/session.ts";
import { PopIn } from "../../frame/pop-in.tsx";
import { closePopIn, openPopIn, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { DownloadProfile } from "./download-profile.tsx";
import { keepErased } from "./known-erased.ts";
import { useLoginAgain } from "./login-again.tsx";
import styles from "./profile.module.css";
import { keepForm, useStoredForm } from "./stored-form.ts";
import { profileTexts } from "./texts.ts";

const FORM = "delete";
const ID = "delete-profile";

const ERASED = ["places", "fires", "releases", "profile", "sign-in"] as const;

/** Says what will be deleted, then asks for confirmation twice. */
export default function DeleteProfile({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts(profileTexts);
  const { locations, fires, releases } = profile.subscriptions;
  const erased = {
    places: locations.length,
    fires: fires.length,
    releases: releases.length,
    ...{ profile: 1, "sign-in": 1 },
  };
  return (
    <div className={styles.prose}>
      <p>{t("delete.what")}</p>
      <ul>
        {ERASED.filter((each) => erased[each] > 0).map((each) => (
          <li key={each}>{t(`delete.${each}`, { count: erased[each] })}</li>
        ))}
      </ul>
      <p>{t("delete.stays")}</p>
      <div className={form.actions}>
        <DownloadProfile />
        <Button theme="delete" onClick={() => openPopIn(ID)}>
          {t("delete.ask")}
        </Button>
      </div>
      <Confirm email={profile.userInfo.email} />
    </div>
  );
}

function Confirm({ email }: { readonly email: string }) {
  const { language, t } = useTexts(profileTexts);
  const stored = useStoredForm<{ isSure: boolean }>(FORM);
  const [isSure, setSure] = useState(stored.isSure ?? false);
  const loginAgain = useLoginAgain(() => keepForm(FORM, { isSure }));
  useEffect(() => {
    if (stored.isSure) openPopIn(ID);
  }, [stored]);
  const [isBusy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await sendAccountCommand("deleteProfile", language, {});
    } catch (error) {
      setBusy(false);
      return loginAgain.isRequestedBy(error) || toastRefusal(error, "deleting");
    }
    keepErased();
    openPopIn(null);
    // The profile is already deleted, even if signing out fails.
    await identity()
      .then(({ signOut }) => signOut(language))
      .catch(() => setSession({ state: "out", problem: null }));
  };
  return (
    <PopIn isOpen={useOpenPopIn() === ID} onClose={() => closePopIn(ID)} title={t("delete.title")}>
      <div className={form.form}>
        <p>{t("delete.last", { email })}</p>
        <Checkbox
          label={t("delete.sure")}
          checked={isSure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
        />
        {loginAgain.notice}
        <div className={form.actions}>
          <Button theme="delete" disabled={!isSure} aria-busy={isBusy} onClick={() => void erase()}>
            {t(isBusy ? "delete.doing" : "delete.do")}
          </Button>
          <Button theme="pale" onClick={() => openPopIn(null)}>
            {t("delete.not")}
          </Button>
        </div>
      </div>
    </PopIn>
  );
}

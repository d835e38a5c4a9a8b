import { useEffect } from "react";
import { type Opening, PopIn } from "../../frame/pop-in.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { loadProfile, useProfile } from "./profile.ts";
import ReleasesForm from "./releases-form.tsx";
import { accountTexts } from "./texts.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

/** Pop-in to choose press releases by email, usable on every page that shows releases. */
export function ReleasesPopIn(opening: Opening) {
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

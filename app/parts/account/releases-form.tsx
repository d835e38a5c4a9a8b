import { useState } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { RELEASE_AUDIENCES, type ReleaseAudience } from "#accounts/account-commands.ts";
import { RELEASES_CONSENT } from "#accounts/consent-texts.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { Checkbox } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { endSaving } from "../../frame/account/saving.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { setReleases } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";
import { accountTexts } from "./texts.ts";
import { useCommand } from "./use-command.ts";

/** Form to choose press releases by email: none, one audience or both. */
export default function ReleasesForm({ profile }: { readonly profile: Profile }) {
  const { language, t } = useTexts(accountTexts);
  const { releases } = profile.subscriptions;
  const { email, isEmailConfirmed } = profile.userInfo;
  const [chosen, setChosen] = useState<readonly ReleaseAudience[]>(releases);
  const [isAgreed, setAgreed] = useState(releases.length > 0);
  const { isBusy, run } = useCommand();

  async function save(): Promise<void> {
    const { subscriptionData } = await sendAccountCommand("releases", language, {
      subscriptionData: [...chosen],
      consent: isAgreed,
    });
    setReleases(subscriptionData);
    endSaving();
    emitToast("update-profile");
  }

  const isReady = chosen.length === 0 || isAgreed;
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void run(save);
      }}
    >
      <fieldset className={form.group}>
        <legend>{t("account.releases.which")}</legend>
        {RELEASE_AUDIENCES.map((audience) => (
          <Checkbox
            key={audience}
            label={t(`account.releases.${audience}`)}
            checked={chosen.includes(audience)}
            onChange={({ currentTarget }) =>
              setChosen(
                RELEASE_AUDIENCES.filter((each) =>
                  each === audience ? currentTarget.checked : chosen.includes(each),
                ),
              )
            }
          />
        ))}
      </fieldset>
      {isEmailConfirmed && <p className={styles.soft}>{t("account.releases.to", { email })}</p>}
      {chosen.length > 0 && (
        <div className={styles.consent}>
          <Checkbox
            label={t(RELEASES_CONSENT.key)}
            checked={isAgreed}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          <p className={styles.soft}>
            {t("account.releases.stop")}{" "}
            <SiteLink to={pathTo("privacy", language)}>{t("account.consent.privacy")}</SiteLink>
          </p>
        </div>
      )}
      <div className={form.actions}>
        <Button type="submit" disabled={!isReady} aria-busy={isBusy}>
          {t(isBusy ? "account.saving" : "account.releases.save")}
        </Button>
      </div>
    </form>
  );
}

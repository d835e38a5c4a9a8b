import { pathTo } from "#plan/paths.ts";
import { useSaving } from "../../frame/account/saving.ts";
import { type Opening, PopIn } from "../../frame/pop-in.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { SignInButtons } from "./sign-in-buttons.tsx";
import { accountTexts } from "./texts.ts";

/** Pop-in for a person who saves something while signed out. It says that nothing is lost. */
export function NotConnected(opening: Opening) {
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

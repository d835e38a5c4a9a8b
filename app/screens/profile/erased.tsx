import { pathTo } from "#plan/paths.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { profileTexts } from "./texts.ts";

/** Confirms that the profile is deleted, to the person who has just deleted it. */
export function Erased() {
  const { language, t } = useTexts(profileTexts);
  return (
    <Notice
      severity="success"
      live
      title={t("erased.title")}
      actions={<ButtonLink to={pathTo("home", language)}>{t("erased.home")}</ButtonLink>}
    >
      <p>{t("erased.what")}</p>
    </Notice>
  );
}

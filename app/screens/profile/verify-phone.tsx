import type { Place } from "#accounts/account-api.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { profileTexts } from "./texts.ts";

/** Text messages were chosen, and none may be sent yet. */
export function VerifyPhone({ places }: { readonly places: readonly Place[] }) {
  const { language, t } = useTexts(profileTexts);
  if (!places.some(({ smsNotification }) => smsNotification)) return null;
  return (
    <Notice
      severity="warning"
      title={t("phone.first")}
      actions={
        <ButtonLink theme="pale" to={pathTo("profile-information", language)}>
          {t("phone.first.go")}
        </ButtonLink>
      }
    >
      <p>{t("phone.first.what")}</p>
    </Notice>
  );
}

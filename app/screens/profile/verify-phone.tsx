import type { Place } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { profileTexts } from "./texts.ts";

interface Props {
  readonly places: readonly Place[];
  readonly isEmailConfirmed: boolean;
}

/** Says that text messages are chosen but cannot be sent yet. */
export function VerifyPhone({ places, isEmailConfirmed }: Props) {
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
      <p>{t(isEmailConfirmed ? "phone.first.what" : "phone.first.email")}</p>
    </Notice>
  );
}

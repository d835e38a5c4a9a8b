import type { AlertChoice } from "#accounts/account-api.ts";
import type { ALERTS_CONSENT, FIRE_ALERTS_CONSENT } from "#accounts/consent-texts.ts";
import { pathTo } from "#plan/paths.ts";
import { Checkbox } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { PhoneField } from "../../forms/form/phone-field.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { asksPhone, type ChannelDraft, hasChannel } from "./channel-draft.ts";
import { PushChoice } from "./push/push-choice.tsx";
import { accountTexts } from "./texts.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

interface Props {
  readonly id: string;
  readonly draft: ChannelDraft;
  readonly set: (part: Partial<ChannelDraft>) => void;
  readonly phoneOnFile: string | null;
  readonly errorOf: (name: keyof AlertChoice) => string | undefined;
}

const CHANNELS = ["emailNotification", "smsNotification"] as const;

export function ChannelFields({ id, draft, set, phoneOnFile, errorOf }: Props) {
  const { t } = useTexts(accountTexts);
  return (
    <>
      <fieldset className={form.group}>
        <legend>{t("account.alerts.channels")}</legend>
        {CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`account.alerts.${channel}`)}
            checked={draft[channel]}
            onChange={({ currentTarget }) => set({ [channel]: currentTarget.checked })}
          />
        ))}
        <PushChoice
          checked={draft.pushNotification}
          onChange={(pushNotification) => set({ pushNotification })}
          isOnly={!draft.emailNotification && !draft.smsNotification}
        />
        <p role="status">{!hasChannel(draft) && t("account.alerts.noChannel")}</p>
      </fieldset>
      {draft.emailNotification && <UnconfirmedEmail />}
      {asksPhone(draft, phoneOnFile) && (
        <PhoneField
          id={`${id}-phone`}
          value={draft.phone}
          onChange={(phone) => set({ phone })}
          error={errorOf("phone")}
        />
      )}
    </>
  );
}

export function ChannelConsent({
  draft,
  set,
  errorOf,
  text,
}: Pick<Props, "draft" | "set" | "errorOf"> & {
  readonly text: (typeof ALERTS_CONSENT | typeof FIRE_ALERTS_CONSENT)["key"];
}) {
  const { language, t } = useTexts(accountTexts);
  return (
    <div className={styles.consent}>
      <Checkbox
        label={t(text)}
        checked={draft.consent}
        required
        onChange={({ currentTarget }) => set({ consent: currentTarget.checked })}
        error={errorOf("consent")}
      />
      <p className={styles.soft}>
        {t("account.consent.more")}{" "}
        <SiteLink to={pathTo("privacy", language)}>{t("account.consent.privacy")}</SiteLink>
      </p>
    </div>
  );
}

import { ALERTS_CONSENT } from "#accounts/consent-texts.ts";
import { Checkbox, SelectField } from "../../design/field.tsx";
import { PhoneField } from "../../forms/form/phone-field.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import styles from "./account.module.css";
import { asksPhone, hasChannel, type PlaceDraft, withAlerts } from "./place-draft.ts";
import { PushChoice } from "./push/push-choice.tsx";
import { accountTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
  readonly phoneOnFile: string | null;
  readonly errorOf: (name: string) => string | undefined;
}

const CHANNELS = ["emailNotification", "smsNotification"] as const;

/** Alerts of a place: on or off, by which channels, how often, and the agreement they need. */
export function AlertFields({ id, draft, set, phoneOnFile, errorOf }: Props) {
  const { language, t } = useTexts(accountTexts);
  return (
    <fieldset className={styles.alerts}>
      <legend>{t("account.alerts.title")}</legend>
      <Checkbox
        label={t("account.alerts.on")}
        checked={draft.isAlerted}
        onChange={({ currentTarget }) => set(withAlerts(draft, currentTarget.checked))}
      />
      {draft.isAlerted && (
        <>
          <fieldset className={styles.group}>
            <legend>{t("account.alerts.channels")}</legend>
            {CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                label={t(`account.alerts.${channel}`)}
                checked={draft[channel]}
                onChange={({ currentTarget }) => set({ ...draft, [channel]: currentTarget.checked })}
              />
            ))}
            <PushChoice
              checked={draft.pushNotification}
              onChange={(pushNotification) => set({ ...draft, pushNotification })}
            />
          </fieldset>
          {asksPhone(draft, phoneOnFile) && (
            <PhoneField
              id={`${id}-phone`}
              value={draft.phone}
              onChange={(phone) => set({ ...draft, phone })}
              error={errorOf("phone")}
            />
          )}
          <SelectField
            label={t("account.alerts.often")}
            value={draft.dailyNotification ? "daily" : "change"}
            onChange={({ currentTarget }) =>
              set({ ...draft, dailyNotification: currentTarget.value === "daily" })
            }
          >
            <option value="change">{t("account.alerts.change")}</option>
            <option value="daily">{t("account.alerts.daily")}</option>
          </SelectField>
        </>
      )}
      {hasChannel(draft) && (
        <div className={styles.consent}>
          <Checkbox
            label={t(ALERTS_CONSENT.key)}
            checked={draft.consent}
            required
            onChange={({ currentTarget }) => set({ ...draft, consent: currentTarget.checked })}
            error={errorOf("consent")}
          />
          <p className={styles.soft}>
            {t("account.consent.more")}{" "}
            <SiteLink to={pathTo("privacy", language)}>{t("account.consent.privacy")}</SiteLink>
          </p>
        </div>
      )}
    </fieldset>
  );
}

import { ALERTS_CONSENT } from "#accounts/consent-texts.ts";
import { Checkbox, SelectField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { type ChannelDraft, hasChannel } from "./channel-draft.ts";
import { ChannelConsent, ChannelFields } from "./channel-fields.tsx";
import { PastAlerts } from "./past/past-alerts.tsx";
import { type PlaceDraft, withAlerts } from "./place-draft.ts";
import { SourceFields } from "./source-fields.tsx";
import { accountTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly draft: PlaceDraft;
  /** Whether the fields belong to the form of a whole place or to a pop-in of their own. */
  readonly part: "whole" | "alerts";
  readonly set: (draft: PlaceDraft) => void;
  readonly phoneOnFile: string | null;
  readonly errorOf: (name: string) => string | undefined;
}

/** Alert fields of a place: on or off, channels, frequency and consent. */
export function AlertFields({ id, draft, part, set, phoneOnFile, errorOf }: Props) {
  const { t } = useTexts(accountTexts);
  const change = (part: Partial<ChannelDraft>) => set({ ...draft, ...part });
  const fields = (
    <>
      <Checkbox
        label={t("account.alerts.on")}
        checked={draft.isAlerted}
        onChange={({ currentTarget }) => set(withAlerts(draft, currentTarget.checked))}
      />
      {draft.isAlerted && (
        <>
          <ChannelFields id={id} draft={draft} set={change} phoneOnFile={phoneOnFile} errorOf={errorOf} />
          <SelectField
            label={t("account.alerts.often")}
            hint={t("account.alerts.urgent")}
            value={draft.dailyNotification ? "daily" : "change"}
            onChange={({ currentTarget }) =>
              set({ ...draft, dailyNotification: currentTarget.value === "daily" })
            }
          >
            <option value="change">{t("account.alerts.change")}</option>
            <option value="daily">{t("account.alerts.daily")}</option>
          </SelectField>
          <SourceFields draft={draft} set={set} />
        </>
      )}
      {hasChannel(draft) && (
        <>
          <PastAlerts draft={draft} />
          <ChannelConsent draft={draft} set={change} errorOf={errorOf} text={ALERTS_CONSENT.key} />
        </>
      )}
    </>
  );
  // The pop-in already has the title.
  if (part === "alerts") return <div className={styles.popIn}>{fields}</div>;
  return (
    <fieldset className={styles.alerts}>
      <legend>{t("account.alerts.title")}</legend>
      {fields}
    </fieldset>
  );
}

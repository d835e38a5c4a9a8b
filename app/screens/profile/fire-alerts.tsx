import { useId, useState } from "react";
import type { AccountQuestion, SavedFire } from "#accounts/account-api.ts";
import { FIRE_ALERTS_CONSENT } from "#accounts/consent-texts.ts";
import { EMPTY_PHONE } from "#accounts/phone-number.ts";
import { Button } from "../../design/button.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import form from "../../forms/form/form.module.css";
import { formTexts } from "../../forms/form/texts.ts";
import { useForm } from "../../forms/form/use-form.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { refusedFields, toastRefusal } from "../../parts/account/account-toasts.ts";
import {
  type ChannelDraft,
  channelQuestion,
  hasChannel,
  maySave,
} from "../../parts/account/channel-draft.ts";
import { ChannelConsent, ChannelFields } from "../../parts/account/channel-fields.tsx";
import { loadProfile, putFire, useProfile } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { accountTexts } from "../../parts/account/texts.ts";

type Question = Pick<AccountQuestion<"alertFire">, "fireId" | "data">;

/** Loads the server's schema of this request, without the token and the language. */
const schema = async () =>
  (await import("#accounts/account-api.ts")).ACCOUNT_QUESTIONS.alertFire.omit({
    accessToken: true,
    language: true,
  });

interface Props {
  readonly fire: SavedFire;
  readonly onDone: () => void;
}

/** Form to choose the channels of alerts about a followed fire. */
export function FireAlerts({ fire, onDone }: Props) {
  const { language, t } = useTexts(accountTexts, formTexts);
  const id = useId();
  const known = useProfile();
  const onFile = known.state === "ready" ? known.profile.userInfo.phoneNumber : null;
  const [draft, setDraft] = useState<ChannelDraft>({
    emailNotification: fire.emailNotification || !hasChannel(fire),
    smsNotification: fire.smsNotification,
    pushNotification: fire.pushNotification,
    phone: EMPTY_PHONE,
    consent: hasChannel(fire),
  });
  const change = (part: Partial<ChannelDraft>) => setDraft({ ...draft, ...part });
  const { problems, isBusy, summary, formProps, errorOf } = useForm<Question>({
    schema,
    async submit(question) {
      putFire(await sendAccountCommand("alertFire", language, question));
      // The phone number has just been added to the profile.
      if (question.data.phone !== null) void loadProfile(language, true);
      emitToast("update-profile");
      onDone();
    },
    onFailure: toastRefusal,
    refused: refusedFields,
  });
  const isReady = maySave(draft, onFile);
  return (
    <form
      className={form.form}
      {...formProps(() => (isReady ? { fireId: fire.fireId, data: channelQuestion(draft, onFile) } : null))}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{ phone: { id: `${id}-phone`, label: t("form.phone.label") } }}
      />
      <ChannelFields id={id} draft={draft} set={change} phoneOnFile={onFile} errorOf={errorOf} />
      {hasChannel(draft) && (
        <ChannelConsent draft={draft} set={change} errorOf={errorOf} text={FIRE_ALERTS_CONSENT.key} />
      )}
      <div className={form.actions}>
        <Button type="submit" disabled={!isReady} aria-busy={isBusy}>
          {t(isBusy ? "account.saving" : "account.alerts.save")}
        </Button>
        <Button theme="pale" onClick={onDone}>
          {t("account.cancel")}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, useId } from "react";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import form from "../../forms/form/form.module.css";
import { formTexts } from "../../forms/form/texts.ts";
import { useForm } from "../../forms/form/use-form.ts";
import { endSaving } from "../../frame/account/saving.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { refusedFields, toastRefusal } from "./account-toasts.ts";
import { maySave } from "./channel-draft.ts";
import { type PlaceDraft, placeQuestion, setDraft } from "./place-draft.ts";
import { AlertFields, PlaceFields } from "./place-fields.tsx";
import { loadProfile, putPlace, useProfile } from "./profile.ts";
import { sendAccountCommand } from "./send-account-command.ts";
import { accountTexts } from "./texts.ts";

type Question = ReturnType<typeof placeQuestion>;

/** Loads the server's schema of a request to save a place, without the token and the language. */
const placeSchema = async () =>
  (await import("#accounts/account-api.ts")).ACCOUNT_QUESTIONS.savePlace.omit({
    accessToken: true,
    language: true,
  });

interface Props {
  readonly draft: PlaceDraft;
  readonly part: "whole" | "alerts";
}

/**
 * Form for a place and its alerts. The specification defines when the button is enabled. Typed values stay
 * until they are saved.
 */
export function PlaceForm({ draft, part }: Props) {
  const { language, t } = useTexts(accountTexts, formTexts);
  const id = useId();
  const known = useProfile();
  useEffect(() => void loadProfile(language), [language]);
  const onFile = known.state === "ready" ? known.profile.userInfo.phoneNumber : null;
  const { problems, isBusy, summary, formProps, errorOf } = useForm<Question>({
    schema: placeSchema,
    async submit(question) {
      putPlace(await sendAccountCommand("savePlace", language, question));
      // The new phone number is now on file.
      if (question.data.phone !== null) void loadProfile(language, true);
      endSaving();
      emitToast("place-saved");
    },
    onFailure: toastRefusal,
    refused: refusedFields,
  });
  if (known.state === "failed") return <Notice severity="error" title={t("account.failed")} />;
  return (
    <form
      className={form.form}
      {...formProps(() => (maySave(draft, onFile) ? placeQuestion(draft, onFile) : null))}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{
          locationNickname: { id: `${id}-nickname`, label: t("account.place.nickname") },
          latitude: { id: `${id}-where`, label: t("account.place.where") },
          longitude: { id: `${id}-where`, label: t("account.place.where") },
          phone: { id: `${id}-phone`, label: t("form.phone.label") },
        }}
      />
      {part === "whole" && <PlaceFields id={id} draft={draft} set={setDraft} errorOf={errorOf} />}
      <AlertFields id={id} draft={draft} part={part} set={setDraft} phoneOnFile={onFile} errorOf={errorOf} />
      <div className={form.actions}>
        <Button type="submit" disabled={!maySave(draft, onFile)} aria-busy={isBusy}>
          {t(isBusy ? "account.saving" : part === "whole" ? "account.place.save" : "account.alerts.save")}
        </Button>
        <Button theme="pale" onClick={endSaving}>
          {t("account.cancel")}
        </Button>
      </div>
    </form>
  );
}

import { useId, useState } from "react";
import type { AccountQuestion, Profile } from "#accounts/account-api.ts";
import { EMPTY_PHONE } from "#accounts/phone-number.ts";
import { LANGUAGES } from "#territory/language.ts";
import { Button } from "../../design/button.tsx";
import { Checkbox, SelectField, TextField } from "../../design/field.tsx";
import { ErrorSummary } from "../../forms/form/error-summary.tsx";
import form from "../../forms/form/form.module.css";
import { PhoneField } from "../../forms/form/phone-field.tsx";
import { formTexts } from "../../forms/form/texts.ts";
import { useForm } from "../../forms/form/use-form.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { refusedFields, toastRefusal } from "../../parts/account/account-toasts.ts";
import { setProfile } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { accountTexts } from "../../parts/account/texts.ts";
import { useLoginAgain } from "./login-again.tsx";
import { keepForm, useStoredForm } from "./stored-form.ts";
import { profileTexts } from "./texts.ts";

const FORM = "information";

type Update = AccountQuestion<"updateProfile">["updateData"];

const updateSchema = async () =>
  (await import("#accounts/account-api.ts")).ACCOUNT_QUESTIONS.updateProfile.shape.updateData;

export function InformationForm({ profile }: { readonly profile: Profile }) {
  const { language, t } = useTexts(profileTexts, formTexts, accountTexts);
  const id = useId();
  const { userInfo } = profile;
  const known = {
    firstName: userInfo.firstName,
    lastName: userInfo.lastName,
    phone: userInfo.phoneNumber ?? EMPTY_PHONE,
    language: userInfo.language,
    hasQuietHours: userInfo.hasQuietHours,
  };
  /** Values changed in this form. Only these are sent: other values can have changed on another device. */
  const [changed, setChanged] = useState<Partial<typeof known>>(useStoredForm(FORM));
  const typed = { ...known, ...changed };
  const change = (part: Partial<typeof known>) => setChanged({ ...changed, ...part });
  const loginAgain = useLoginAgain(() => keepForm(FORM, changed));
  const { problems, isBusy, summary, formProps, errorOf } = useForm<Update>({
    schema: updateSchema,
    async submit(updateData) {
      setProfile(await sendAccountCommand("updateProfile", language, { updateData }));
      loginAgain.forget();
      // These values are saved now; values typed meanwhile are not.
      setChanged((now) => (now === changed ? {} : now));
      emitToast("update-profile");
    },
    onFailure: (error) => loginAgain.isRequestedBy(error) || toastRefusal(error),
    refused: refusedFields,
  });
  return (
    <form
      className={form.form}
      aria-label={t("profile.profile-information")}
      {...formProps(() => {
        const { phone, ...rest } = changed;
        const isNone = phone === EMPTY_PHONE || phone === "+";
        return { ...rest, ...(phone !== undefined && { phone: isNone ? null : phone }) };
      })}
    >
      <ErrorSummary
        problems={problems}
        summary={summary}
        fields={{
          lastName: { id: `${id}-last`, label: t("information.lastName") },
          firstName: { id: `${id}-first`, label: t("information.firstName") },
          phone: { id: `${id}-phone`, label: t("form.phone.label") },
        }}
      />
      <TextField
        id={`${id}-last`}
        label={t("information.lastName")}
        autoComplete="family-name"
        value={typed.lastName}
        onChange={({ currentTarget }) => change({ lastName: currentTarget.value })}
        error={errorOf("lastName")}
      />
      <TextField
        id={`${id}-first`}
        label={t("information.firstName")}
        autoComplete="given-name"
        value={typed.firstName}
        onChange={({ currentTarget }) => change({ firstName: currentTarget.value })}
        error={errorOf("firstName")}
      />
      {!userInfo.isEmailCorrectable && (
        <TextField
          label={t("information.email")}
          hint={t(userInfo.isEmailConfirmed ? "information.email.hint" : "account.email.elsewhere")}
          type="email"
          autoComplete="email"
          value={userInfo.email}
          readOnly
        />
      )}
      <PhoneField
        id={`${id}-phone`}
        value={typed.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf("phone")}
      />
      <SelectField
        label={t("information.language")}
        hint={t("information.language.hint")}
        value={typed.language}
        onChange={({ currentTarget }) =>
          change({ language: LANGUAGES.find((each) => each === currentTarget.value) ?? language })
        }
      >
        <option value="fr" lang="fr-CA">
          Français
        </option>
        <option value="en" lang="en-CA">
          English
        </option>
      </SelectField>
      <Checkbox
        label={t("information.quiet")}
        checked={typed.hasQuietHours}
        onChange={({ currentTarget }) => change({ hasQuietHours: currentTarget.checked })}
      />
      {loginAgain.notice}
      <div className={form.actions}>
        <Button type="submit" aria-busy={isBusy}>
          {t(isBusy ? "information.saving" : "information.save")}
        </Button>
      </div>
    </form>
  );
}

import { useState } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { codeAsTyped, isWholeCode } from "#accounts/phone-number.ts";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { Section } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { loadProfile, setProfile } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { profileTexts } from "./texts.ts";

/** Problem to show for each error code of the server. */
const PROBLEMS: Readonly<Record<string, "wrong" | "many" | "over" | "emailFirst">> = {
  "code-wrong": "wrong",
  "too-many": "many",
  "texts-over": "over",
  "email-unconfirmed": "emailFirst",
};

/** Form to verify a phone number by a code in a text message. Alerts are only sent to verified numbers. */
export function PhoneCode({ profile: { userInfo } }: { readonly profile: Profile }) {
  const { language, t, formats } = useTexts(profileTexts);
  const [code, setCode] = useState("");
  /** Number that received a code since the page was opened. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<"empty" | (typeof PROBLEMS)[string] | null>(null);
  const { phoneNumber: phone, isPhoneVerified, phoneCodeUntil, email, isEmailConfirmed } = userInfo;
  if (phone === null) return null;
  const isSentNow = sentTo === phone;
  const isSent = isSentNow || phoneCodeUntil !== null;

  async function ask(act: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      const known = error instanceof Refused ? PROBLEMS[error.code] : undefined;
      setProblem(known ?? null);
      if (known === undefined) toastRefusal(error, isSent ? "saving" : "sending");
      // The page then shows how to resend the confirmation link.
      if (known === "emailFirst") void loadProfile(language, true);
    }
  }
  const send = () =>
    ask(async () => {
      await sendAccountCommand("phoneCode", language, { phone });
      setSentTo(phone);
    });
  const confirm = () =>
    ask(async () => {
      setProfile(await sendAccountCommand("confirmPhone", language, { phone, code }));
      emitToast("update-profile");
    });

  return (
    <Section id="phone" title={t("phone.title")}>
      {isPhoneVerified ? (
        <p>{t("phone.verified", { phone })}</p>
      ) : !isEmailConfirmed && !isSent ? (
        <p role={problem === null ? undefined : "alert"}>{t("phone.emailFirst", { email })}</p>
      ) : (
        <form
          className={form.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isSent && code === "") setProblem("empty");
            else if (isSent && !isWholeCode(code)) setProblem("wrong");
            else void (isSent ? confirm() : send());
          }}
        >
          <p>
            {!isSentNow && phoneCodeUntil !== null
              ? t("phone.waits", { phone, time: formats.time(new Date(phoneCodeUntil)) })
              : t(isSentNow ? "phone.sent" : "phone.what", { phone })}
          </p>
          {isSent && (
            <TextField
              label={t("phone.code")}
              hint={t("phone.code.hint")}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ currentTarget }) => setCode(codeAsTyped(currentTarget.value))}
              error={problem === "empty" ? t("form.required") : problem === "wrong" && t("phone.wrong")}
            />
          )}
          {(problem === "many" || problem === "over") && <p role="alert">{t(`phone.${problem}`)}</p>}
          {problem === "emailFirst" && <p role="alert">{t("phone.emailFirst", { email })}</p>}
          <div className={form.actions}>
            <Button type="submit">{t(isSent ? "phone.confirm" : "phone.send")}</Button>
            {isSent && (
              <Button theme="pale" onClick={() => void send()}>
                {t("phone.again")}
              </Button>
            )}
          </div>
        </form>
      )}
    </Section>
  );
}

import type { AccountQuestion, Profile } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Button, ButtonLink } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { loadProfile } from "../../../parts/account/profile.ts";
import { sendAccountCommand } from "../../../parts/account/send-account-command.ts";
import { useCommand } from "../../../parts/account/use-command.ts";
import { profileTexts } from "../texts.ts";
import { sentTexts } from "./texts.ts";

type Channel = AccountQuestion<"testAlert">["channel"];

/** Says that messages do not reach an address, and are not sent until the person tries the address again. */
export function RefusedAddresses({ userInfo }: Pick<Profile, "userInfo">) {
  const { emailRefusedAt, isEmailConfirmed, phoneRefusedAt, email, phoneNumber } = userInfo;
  return (
    <>
      {/* For an unconfirmed address, the confirmation notice comes first: confirming also tries the
          address. */}
      {emailRefusedAt && isEmailConfirmed && (
        <Refused channel="email" address={email} since={emailRefusedAt} />
      )}
      {phoneRefusedAt && phoneNumber && (
        <Refused channel="sms" address={phoneNumber} since={phoneRefusedAt} />
      )}
    </>
  );
}

function Refused({
  channel,
  address,
  since,
}: {
  readonly channel: Channel;
  readonly address: string;
  readonly since: string;
}) {
  const { language, t, formats } = useTexts(profileTexts, sentTexts);
  const { isBusy, run } = useCommand();
  async function tryAgain(): Promise<void> {
    await sendAccountCommand("testAlert", language, { channel });
    await loadProfile(language, true);
  }
  return (
    <Notice
      severity="error"
      title={t(`refused.${channel}`, { address, since: formats.day(new Date(since), new Date()) })}
      actions={
        <>
          <Button theme="pale" aria-busy={isBusy} onClick={() => void run(tryAgain)}>
            {t("refused.again")}
          </Button>
          {channel === "sms" && (
            <ButtonLink theme="pale" to={pathTo("profile-information", language)}>
              {t("refused.change")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t(`refused.${channel}.what`)}</p>
    </Notice>
  );
}

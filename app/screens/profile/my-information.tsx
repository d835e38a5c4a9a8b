import { useState } from "react";
import type { Device, Profile } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { Section } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { useTexts } from "../../i18n/use-texts.ts";
import { dropDevice } from "../../parts/account/profile.ts";
import { PushHindrance } from "../../parts/account/push/push-hindrance.tsx";
import { useThisDevice } from "../../parts/account/push/use-this-device.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { accountTexts } from "../../parts/account/texts.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { DownloadProfile } from "./download-profile.tsx";
import { EmailCorrection } from "./email-correction.tsx";
import { InformationForm } from "./information-form.tsx";
import { PhoneCode } from "./phone-code.tsx";
import styles from "./profile.module.css";
import { Sessions } from "./sessions/sessions.tsx";
import { profileTexts } from "./texts.ts";

/** The person's name, phone and language, the password, and their data. */
export default function MyInformation({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.sections}>
      <InformationForm profile={profile} />
      <EmailCorrection profile={profile} />
      <PhoneCode profile={profile} />
      <Notifications devices={profile.subscriptions.devices} />
      <Sessions />
      <OwnData {...profile.userInfo} />
    </div>
  );
}

/** Shows whether this browser receives notifications, and lists the person's other devices. */
function Notifications({ devices }: { readonly devices: readonly Device[] }) {
  const { t } = useTexts(profileTexts, accountTexts);
  const { support, state, id, isBusy, isTested, add, drop, test } = useThisDevice();
  const others = devices.filter((device) => device.id !== id);
  if (support === "none" && devices.length === 0) return null;
  const isHere = id !== null;
  return (
    <Section id="notifications" title={t("notifications.title")}>
      <div className={styles.prose}>
        <p>
          {t(state === "lost" ? "notifications.lost" : isHere ? "notifications.on" : "notifications.off")}
        </p>
        {!isHere && <PushHindrance support={support} />}
        <div className={form.actions}>
          {state === "on" && (
            <Button theme="pale" aria-busy={isBusy} onClick={() => void test()}>
              {t("account.push.test")}
            </Button>
          )}
          {isHere ? (
            <Button theme="pale" aria-busy={isBusy} onClick={() => void drop()}>
              {t("notifications.stop")}
            </Button>
          ) : (
            support === "possible" && (
              <Button theme="pale" aria-busy={isBusy} onClick={() => void add()}>
                {t("notifications.start")}
              </Button>
            )
          )}
        </div>
        <p role="status">{isTested && t("account.push.tested")}</p>
        {others.length > 0 && (
          <>
            <h3>{t("notifications.others")}</h3>
            <ul className={styles.sent}>
              {others.map((device) => (
                <OtherDevice key={device.id} {...device} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}

/** Another device of the person: whether it receives notifications, and a button to remove it. */
function OtherDevice({ id, kind, addedAt, lostAt }: Device) {
  const { language, t, formats } = useTexts(profileTexts);
  const { isBusy, run } = useCommand();
  const day = (moment: string) => formats.day(new Date(moment), new Date());
  const since = t(`notifications.added.${kind}`, { day: day(addedAt) });
  return (
    <li>
      <p>
        {since}{" "}
        {lostAt === null ? t("notifications.gets") : t("notifications.lostSince", { day: day(lostAt) })}
      </p>
      <Button
        theme="pale"
        aria-busy={isBusy}
        onClick={() =>
          void run(async () => {
            await sendAccountCommand("deleteDevice", language, { deviceId: id });
            dropDevice(id);
          })
        }
      >
        {t("notifications.remove")}
        <span className="visually-hidden">{`, ${since}`}</span>
      </Button>
    </li>
  );
}

type OwnDataProps = Pick<Profile["userInfo"], "email" | "isEmailConfirmed" | "hasPassword">;

/** The password, which the identity provider stores, and the copy of all data that we store. */
function OwnData({ email, isEmailConfirmed, hasPassword }: OwnDataProps) {
  const { language, t } = useTexts(profileTexts);
  const [isSent, setSent] = useState(false);
  const { run } = useCommand("sending");
  const reset = async () => {
    await sendAccountCommand("passwordReset", language, {});
    setSent(true);
  };
  return (
    <>
      {hasPassword && (
        <Section id="password" title={t("information.password")}>
          <div className={styles.prose}>
            {isEmailConfirmed ? (
              <>
                <p>{t("information.password.what", { email })}</p>
                <div className={form.actions}>
                  <Button theme="pale" onClick={() => void run(reset)}>
                    {t("information.password.send")}
                  </Button>
                </div>
              </>
            ) : (
              <p>{t("information.password.unconfirmed")}</p>
            )}
            <p role="status">{isSent && t("information.password.sent", { email })}</p>
          </div>
        </Section>
      )}
      <Section id="data" title={t("information.data")}>
        <div className={styles.prose}>
          <p>{t("information.data.what")}</p>
          <div className={form.actions}>
            <DownloadProfile />
          </div>
        </div>
      </Section>
    </>
  );
}

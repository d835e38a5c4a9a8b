import { Button } from "../../design/button.tsx";
import { Section } from "../../design/section.tsx";
import form from "../../forms/form/form.module.css";
import { useTexts } from "../../i18n/use-texts.ts";
import { PushHindrance } from "../../parts/account/push/push-hindrance.tsx";
import { useThisDevice } from "../../parts/account/push/use-this-device.ts";
import { accountTexts } from "../../parts/account/texts.ts";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";

/** Whether this browser gets notifications, and on how many others they arrive too. */
export function Notifications({ devices }: { readonly devices: number }) {
  const { t } = useTexts(profileTexts, accountTexts);
  const { support, isOn, isBusy, isTested, add, drop, test } = useThisDevice();
  const others = devices - (isOn ? 1 : 0);
  if (support === "none" && others === 0) return null;
  return (
    <Section id="notifications" title={t("notifications.title")}>
      <div className={styles.prose}>
        <p>
          {t(isOn ? "notifications.on" : "notifications.off")}{" "}
          {others > 0 && t("notifications.others", { count: others })}
        </p>
        <PushHindrance support={support} />
        <div className={form.actions}>
          {isOn ? (
            <>
              <Button theme="pale" aria-busy={isBusy} onClick={() => void test()}>
                {t("account.push.test")}
              </Button>
              <Button theme="pale" aria-busy={isBusy} onClick={() => void drop()}>
                {t("notifications.stop")}
              </Button>
            </>
          ) : (
            support === "possible" && (
              <Button theme="pale" aria-busy={isBusy} onClick={() => void add()}>
                {t("notifications.start")}
              </Button>
            )
          )}
        </div>
        <p role="status">{isTested && t("account.push.tested")}</p>
      </div>
    </Section>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Checkbox } from "../../../design/field.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../account.module.css";
import { accountTexts } from "../texts.ts";
import { PushHindrance } from "./push-hindrance.tsx";
import { PushLost } from "./push-lost.tsx";
import { useThisDevice } from "./use-this-device.ts";

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** True if no other channel is chosen. */
  readonly isOnly: boolean;
}

/** Checkbox for alerts by notification. The browser only asks for permission when it is ticked. */
export function PushChoice({ checked, onChange, isOnly }: Props) {
  const { t } = useTexts(accountTexts);
  const device = useThisDevice();
  const { support, state, reach, isBusy, isTested, add, test } = device;
  const isOn = state === "on";
  const isSilent = isOnly && reach !== null && reach.devices === 0;
  const isElsewhere = state !== "lost" && state !== "unknown" && reach !== null && reach.devices > 0;
  const [isTried, setTried] = useState(false);
  // The permission can take seconds: the form's current handler keeps what was typed meanwhile.
  const [added, setAdded] = useState(0);
  const tick = useEffectEvent(() => onChange(true));
  useEffect(() => {
    if (added > 0) tick();
  }, [added]);
  // If notifications were chosen on another device, they can be turned off on any.
  if (support === "none" && !checked) return null;
  /** True while permission is requested: the box already shows as ticked. */
  const isAdding = isBusy && !checked;
  const choose = async (isWanted: boolean) => {
    if (isAdding) return;
    setTried(true);
    if (!isWanted) return onChange(false);
    if (support === "possible" && (await add())) setAdded((count) => count + 1);
  };
  return (
    <>
      <Checkbox
        label={t(
          checked && !isOn && isElsewhere
            ? "account.alerts.pushElsewhere"
            : "account.alerts.pushNotification",
        )}
        checked={checked || isAdding}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      {isTried && !checked && !isAdding && <PushHindrance support={support} />}
      {checked && <PushLost device={device} silent={isSilent ? t("account.push.silent.this") : null} />}
      {checked && isOn && (
        <div className={styles.ways}>
          <Button theme="pale" aria-busy={isBusy} onClick={() => void test()}>
            {t("account.push.test")}
          </Button>
          <p role="status" className={styles.soft}>
            {isTested && t("account.push.tested")}
          </p>
        </div>
      )}
    </>
  );
}

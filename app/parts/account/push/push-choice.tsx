import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Checkbox } from "../../../design/field.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../account.module.css";
import { accountTexts } from "../texts.ts";
import { PushHindrance } from "./push-hindrance.tsx";
import { useThisDevice } from "./use-this-device.ts";

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Alerts as notifications: the browser asks its owner on the press that chooses them, never before. */
export function PushChoice({ checked, onChange }: Props) {
  const { t } = useTexts(accountTexts);
  const { support, isOn, isBusy, isTested, add, test } = useThisDevice();
  const [isTried, setTried] = useState(false);
  // Chosen on another device, it can be taken back on any.
  if (support === "none" && !checked) return null;
  /** Pressed, and not known yet whether it can be: what is not chosen yet is busy with nothing else. */
  const isAdding = isBusy && !checked;
  const choose = async (isWanted: boolean) => {
    if (isAdding) return;
    setTried(true);
    if (!isWanted) return onChange(false);
    if (support === "possible" && (await add())) onChange(true);
  };
  return (
    <>
      <Checkbox
        label={t(checked && !isOn ? "account.alerts.pushElsewhere" : "account.alerts.pushNotification")}
        checked={checked || isAdding}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      {isTried && !checked && !isAdding && <PushHindrance support={support} />}
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

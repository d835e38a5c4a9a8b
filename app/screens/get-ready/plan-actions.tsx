import { useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./get-ready.module.css";
import { isEmptyPlan } from "./plan.ts";
import { erasePlan, usePlan } from "./plan-store.ts";
import { getReadyTexts } from "./texts.ts";

/** Outcome of the last change, with buttons to print or erase the plan. All of these need scripts. */
export function PlanActions() {
  const { t } = useTexts(getReadyTexts);
  const { plan, outcome } = usePlan();
  const [isAsking, setAsking] = useState(false);
  const print = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const close = () => {
    setAsking(false);
    // The pressed button is gone: the focus goes to the print button.
    print.current?.focus();
  };
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.outcome} data-outcome={outcome ?? undefined}>
        {outcome && t(`ready.${outcome}`)}
      </p>
      <div className={styles.buttons}>
        <Button ref={print} icon={<Icon name="print" />} onClick={() => window.print()}>
          {t("ready.print")}
        </Button>
        {!isAsking && !isEmptyPlan(plan) && (
          <Button theme="pale" onClick={() => setAsking(true)}>
            {t("ready.erase")}
          </Button>
        )}
      </div>
      {isAsking && (
        <fieldset className={styles.asking}>
          <legend className={styles.legend}>{t("ready.erase.sure")}</legend>
          <div className={styles.buttons}>
            <Button
              theme="delete"
              // This button takes the focus when the question appears.
              autoFocus
              onClick={() => {
                erasePlan();
                close();
              }}
            >
              {t("ready.erase.yes")}
            </Button>
            <Button theme="pale" onClick={close}>
              {t("ready.erase.no")}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

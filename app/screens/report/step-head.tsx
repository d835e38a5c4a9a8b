import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./report.module.css";
import { ASKING, type StepName } from "./report-steps.ts";
import { reportTexts } from "./texts.ts";

/** The phone numbers, at the top of every step: a call is faster than a form. */
export function CallFirst({ isLarge }: { readonly isLarge: boolean }) {
  const { t } = useTexts(reportTexts);
  return (
    <div className={styles.calls} data-large={isLarge || undefined}>
      <a href={EMERGENCY_TEL} className={styles.call} data-danger>
        <span>{t("report.call.danger")}</span>
        <strong>911</strong>
      </a>
      <a href={reportTel(t)} className={styles.call}>
        <span>{t("report.call.fire")}</span>
        <strong>{t("emergency.number")}</strong>
      </a>
    </div>
  );
}

interface StepperProps {
  readonly step: StepName;
  /** Goes back to a completed step; null without scripts, when only the form's own buttons go back. */
  readonly onStep: ((step: StepName) => void) | null;
}

export function Stepper({ step, onStep }: StepperProps) {
  const { t } = useTexts(reportTexts);
  const now = (ASKING as readonly StepName[]).indexOf(step);
  if (now === -1) return null;
  return (
    <nav aria-label={t("report.steps")}>
      <ol className={styles.stepper}>
        {ASKING.map((each, at) => {
          const words = (
            <>
              <span className={styles.stepNumber} aria-hidden="true">
                {at + 1}
              </span>
              <span>{t(`report.step.${each}`)}</span>
            </>
          );
          return (
            <li
              key={each}
              aria-current={at === now ? "step" : undefined}
              data-state={at < now ? "done" : at === now ? "now" : "next"}
            >
              {at < now && onStep ? (
                <button type="button" onClick={() => onStep(each)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface LeftProps {
  readonly at: Date;
  readonly onErase: () => void;
}

/** Notice about a draft found on this device. Another person may be using the device now. */
export function LeftNotice({ at, onErase }: LeftProps) {
  const { t, formats } = useTexts(reportTexts);
  const today = new Date();
  const isToday = formats.day(at) === formats.day(today);
  return (
    <Notice
      severity="info"
      live
      title={
        isToday
          ? t("report.left.today", { when: formats.time(at) })
          : t("report.left.before", { when: formats.dayTime(at, today) })
      }
      actions={
        <Button theme="pale" onClick={onErase}>
          {t("report.left.erase")}
        </Button>
      }
    >
      <p>{t("report.left.text")}</p>
    </Notice>
  );
}

import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./report.module.css";
import { ASKING, type StepName } from "./report-steps.ts";
import { reportTexts } from "./texts.ts";

interface Props {
  readonly step: StepName;
  /** Goes back to a completed step; null without scripts, when only the form's own buttons go back. */
  readonly onStep: ((step: StepName) => void) | null;
}

export function Stepper({ step, onStep }: Props) {
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

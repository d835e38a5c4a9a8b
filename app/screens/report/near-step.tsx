import { Choices } from "../../design/choices.tsx";
import { Notice } from "../../design/notice.tsx";
import { EMERGENCY_TEL } from "../../frame/emergency.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";
import type { StepFields } from "./use-step-fields.ts";

/** Step 2: things that the fire can reach, and people who are there. */
export function NearStep({ fields }: { readonly fields: StepFields }) {
  const { t } = useTexts(reportTexts);
  const isThreat = fields.typed.near.includes("people");
  return (
    <>
      <div className={styles.threat}>
        <Choices {...fields.choices("near")} />
        <div aria-live="assertive">
          {isThreat && (
            <Notice severity="error" title={t("report.near.people")}>
              <p>
                {t("report.near.people.call")} <a href={EMERGENCY_TEL}>911</a>
              </p>
            </Notice>
          )}
        </div>
      </div>
      <Choices {...fields.choices("fighting")} />
      <Choices {...fields.choices("access")} />
    </>
  );
}

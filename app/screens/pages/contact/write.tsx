import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../pages.module.css";
import { pageTexts } from "../texts.ts";
import { NOTHING_WRITTEN, type Step } from "./contact-step.ts";
import { WriteForm } from "./write-form.tsx";

/** ID of the form within its page. */
export const WRITE_ANCHOR = "write";

interface Props {
  readonly first: Step | undefined;
  readonly takesFiles: boolean;
}

/** Form for a message to the agency, then its confirmation. */
export function Write({ first, takesFiles }: Props) {
  const { t } = useTexts(pageTexts);
  const [step, setStep] = useState<Step>(first ?? NOTHING_WRITTEN);
  const title = useRef<HTMLHeadingElement>(null);
  const isSent = step.is === "sent";
  useEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);
  return (
    <section id={WRITE_ANCHOR} className={styles.column}>
      <h2 ref={title} tabIndex={-1}>
        {t(isSent ? "contact.sent" : "contact.write")}
      </h2>
      {step.is === "write" ? (
        <>
          <p>{t("contact.lead")}</p>
          <WriteForm step={step} onStep={setStep} anchor={WRITE_ANCHOR} takesFiles={takesFiles} />
        </>
      ) : (
        <>
          <dl>
            <dt>{t("contact.sent.reference")}</dt>
            <dd className={styles.reference}>{step.reference}</dd>
          </dl>
          <p>{t("contact.sent.text")}</p>
          {step.answeredTo !== null && <p>{t("contact.sent.answer", { email: step.answeredTo })}</p>}
          <p>
            <Button theme="pale" onClick={() => setStep(NOTHING_WRITTEN)}>
              {t("contact.again")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

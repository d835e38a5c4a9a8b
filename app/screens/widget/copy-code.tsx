import { useState } from "react";
import { Button } from "../../design/button.tsx";
import fields from "../../design/field.module.css";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./generator.module.css";
import { widgetTexts } from "./texts.ts";

const ID = "widget-code";

/** Field with the code; a press selects all of it. If scripts run, a button copies the code and confirms. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useTexts(widgetTexts);
  const [copied, setCopied] = useState<{ readonly code: string; readonly isDone: boolean } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied({ code, isDone: true }),
      () => setCopied({ code, isDone: false }),
    );
  // Ignore the outcome of a copy with earlier choices, which have another code.
  const outcome = copied?.code === code ? copied : null;
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={ID}>
        {t("widget.code.label")}
      </label>
      <p id={`${ID}-hint`} className={fields.hint}>
        {t("widget.code.hint")}
      </p>
      <textarea
        id={ID}
        className={styles.code}
        rows={5}
        readOnly
        spellCheck={false}
        value={code}
        aria-describedby={`${ID}-hint`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.copy}>
        <Button theme="pale" icon={<Icon name={outcome?.isDone ? "check" : "layers"} />} onClick={copy}>
          {t("widget.copy")}
        </Button>
        <p role="status">{outcome && t(outcome.isDone ? "widget.copied" : "widget.notCopied")}</p>
      </div>
    </div>
  );
}

import { classNames } from "../../design/class-names.ts";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./get-ready.module.css";
import { type PlanField, TEXT_LIMITS } from "./plan.ts";
import { usePlan, writeText } from "./plan-store.ts";
import { getReadyTexts } from "./texts.ts";

/** If a text's length limit is this high or higher, its field has several lines. */
const LONG = 500;
const HINTED = ["meetNear", "meetFar", "contact", "wayTwo", "help", "pets", "municipality"] as const;
const isHinted = (field: PlanField): field is (typeof HINTED)[number] =>
  HINTED.some((each) => each === field);

/**
 * A text of the plan. Printed as plain text, because a field would cut off a long text; an empty text is
 * printed as lines to write on. Without scripts, the field itself is printed.
 */
export function PlanText({ field }: { readonly field: PlanField }) {
  const { t, formats } = useTexts(getReadyTexts);
  const { plan, excess } = usePlan();
  const isHydrated = useHydrated();
  const most = TEXT_LIMITS[field];
  const isLong = most >= LONG;
  const value = excess[field] ?? plan.texts[field];
  const label = t(`ready.${field}`);
  const over = value.length - most;
  const props = {
    ...{ id: `plan-${field}`, name: field, label, value },
    hint: isHinted(field) ? t(`ready.${field}.hint`) : undefined,
    error: over > 0 ? t("ready.tooLong", { count: over, most: formats.number(most) }) : undefined,
    // An error explains the limit. If the field enforced the limit, it would cut pasted text silently.
    maxLength: undefined,
  };
  return (
    <div className={styles.answer} data-long={isLong || undefined}>
      <div className={isHydrated ? "screen-only" : undefined}>
        {isLong ? (
          <TextAreaField {...props} rows={4} onChange={(event) => writeText(field, event.target.value)} />
        ) : (
          <TextField
            {...props}
            autoComplete={field === "address" ? "street-address" : "off"}
            onChange={(event) => writeText(field, event.target.value)}
          />
        )}
      </div>
      {isHydrated && (
        <div className={classNames(styles.printed, "print-only")}>
          <p>{label}</p>
          <p className={styles.written}>{plan.texts[field]}</p>
        </div>
      )}
    </div>
  );
}

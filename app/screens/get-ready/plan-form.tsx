import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { classNames } from "../../design/class-names.ts";
import { Checkbox, TextAreaField, TextField } from "../../design/field.tsx";
import { Icon } from "../../design/icon.tsx";
import { Notice } from "../../design/notice.tsx";
import { Section } from "../../design/section.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./get-ready.module.css";
import {
  BAG,
  isEmptyPlan,
  KIT,
  PLAN_FIELDS,
  PLAN_ITEMS,
  type Plan,
  type PlanField,
  type PlanItem,
  TEXT_LIMITS,
} from "./plan.ts";
import { checkItem, erasePlan, openPlan, usePlan, writeText } from "./plan-store.ts";
import { getReadyTexts } from "./texts.ts";

const ITEMS = "items";

/** Groups of text fields, in the order of the form. */
const GROUPS = [
  { name: "people", fields: ["people", "address"] },
  { name: "meet", fields: ["meetNear", "meetFar", "contact"] },
  { name: "ways", fields: ["wayOne", "wayTwo"] },
  { name: "help", fields: ["help"] },
  { name: "pets", fields: ["pets"] },
  { name: "papers", fields: ["papers", "medicines"] },
  { name: "municipality", fields: ["municipality"] },
] as const satisfies readonly { readonly name: string; readonly fields: readonly PlanField[] }[];

/** Returns what the visitor wrote and checked before the scripts ran. */
function typedIn(form: HTMLFormElement): Plan {
  const data = new FormData(form);
  const checked = data.getAll(ITEMS);
  return {
    texts: Object.fromEntries(
      PLAN_FIELDS.map((field) => [field, String(data.get(field) ?? "")]),
    ) as Plan["texts"],
    checked: PLAN_ITEMS.filter((item) => checked.includes(item)),
  };
}

/** The household's plan. Without scripts it is a sheet to print and fill by hand. Nothing is ever sent. */
export function PlanForm() {
  const { t } = useTexts(getReadyTexts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? openPlan(typedIn(form.current)) : undefined), []);
  return (
    // The browser must not restore the text of an erased plan: only the store fills the fields.
    <form
      ref={form}
      className={styles.plan}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="plan-title"
    >
      <Section id="plan" title={t("ready.plan")} lead={t("ready.plan.lead")}>
        <div className={styles.about}>
          <noscript>
            <Notice severity="info">
              <p>{t("ready.noScript")}</p>
            </Notice>
          </noscript>
          {useHydrated() && <p className="screen-only">{t("ready.kept")}</p>}
        </div>
        <div className={styles.groups}>
          {GROUPS.map(({ name, fields }) => (
            <fieldset key={name} className={styles.group}>
              <legend className={styles.legend}>{t(`ready.group.${name}`)}</legend>
              {fields.map((field) => (
                <PlanText key={field} field={field} />
              ))}
            </fieldset>
          ))}
        </div>
      </Section>
      <Section id="kit" title={t("ready.kit")} lead={t("ready.kit.lead")}>
        <div className={styles.groups}>
          <Items legend={t("ready.kit.basic")} items={KIT} />
          <Items legend={t("ready.kit.bag")} items={BAG} />
        </div>
      </Section>
      <PlanActions />
    </form>
  );
}

interface ItemsProps {
  readonly legend: string;
  readonly items: readonly PlanItem[];
}

function Items({ legend, items }: ItemsProps) {
  const { t } = useTexts(getReadyTexts);
  const { plan } = usePlan();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.items}>
        {items.map((item) => (
          <Checkbox
            key={item}
            name={ITEMS}
            value={item}
            label={t(`ready.item.${item}`)}
            checked={plan.checked.includes(item)}
            onChange={({ currentTarget: { checked } }) => checkItem(item, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Outcome of the last change, with buttons to print or erase the plan. All of these need scripts. */
function PlanActions() {
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

/** If a text's length limit is this high or higher, its field has several lines. */
const LONG_TEXT = 500;
const HINTED = ["meetNear", "meetFar", "contact", "wayTwo", "help", "pets", "municipality"] as const;
const isHinted = (field: PlanField): field is (typeof HINTED)[number] =>
  HINTED.some((each) => each === field);

/**
 * A text of the plan. Printed as plain text, because a field would cut off a long text; an empty text is
 * printed as lines to write on. Without scripts, the field itself is printed.
 */
function PlanText({ field }: { readonly field: PlanField }) {
  const { t, formats } = useTexts(getReadyTexts);
  const { plan, excess } = usePlan();
  const isHydrated = useHydrated();
  const most = TEXT_LIMITS[field];
  const isLong = most >= LONG_TEXT;
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

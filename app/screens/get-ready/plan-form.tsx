import { useEffect, useRef } from "react";
import { Checkbox } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { Section } from "../../design/section.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./get-ready.module.css";
import { BAG, KIT, PLAN_FIELDS, PLAN_ITEMS, type Plan, type PlanField, type PlanItem } from "./plan.ts";
import { PlanActions } from "./plan-actions.tsx";
import { checkItem, openPlan, usePlan } from "./plan-store.ts";
import { PlanText } from "./plan-text.tsx";
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

import { CAUSES, type CauseId } from "#fires/cause.ts";
import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { STATUS_ORDER } from "#fires/status.ts";
import { Columns, Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./api.module.css";
import { CAUSE_CODES, DANGER_CODES, RESTRICTION_CODES, STATUS_CODES } from "./codes.ts";
import { apiTexts } from "./texts.ts";

interface ListProps {
  readonly title: string;
  readonly codes: readonly (readonly [code: string, meaning: string])[];
}

function CodeList({ title, codes }: ListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.codes}>
        {codes.map(([code, meaning]) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Lists the API's stable codes next to the site's own words. */
export function CodesSection() {
  const { t } = useTexts(apiTexts);
  const causes = Object.keys(CAUSES).map((id) => Number(id) as CauseId);
  return (
    <Section id="codes" title={t("api.codes")} lead={t("api.codes.text")}>
      <Columns layout="cards">
        <CodeList title="status" codes={STATUS_ORDER.map((id) => [STATUS_CODES[id], t(`status.${id}`)])} />
        <CodeList title="cause" codes={causes.map((id) => [CAUSE_CODES[id], t(`cause.${id}`)])} />
        <CodeList
          title={t("api.codes.restriction")}
          codes={RESTRICTION_ORDER.map((type) => [RESTRICTION_CODES[type], t(`restriction.${type}`)])}
        />
        <CodeList
          title={t("api.codes.danger")}
          codes={DANGER_LEVELS.map((level) => [`${level} ${DANGER_CODES[level]}`, t(`danger.${level}`)])}
        />
        <CodeList
          title="protection"
          codes={[
            ["intensive", t("api.codes.intensive")],
            ["northern", t("api.codes.northern")],
          ]}
        />
      </Columns>
    </Section>
  );
}

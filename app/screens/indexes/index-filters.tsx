import { Form } from "react-router";
import { INDEX_SORTS } from "#fires/sort-orders.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { SelectField } from "../../design/field.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { type FireChoices, STATUS_CHOICES, statusWord } from "../../parts/fire/fire-choices.ts";
import {
  CauseField,
  ProtectionField,
  RegionField,
  SortField,
  WordsField,
  ZoneField,
} from "../../parts/fire/fire-fields.tsx";
import { REVERSED_WORD } from "../../parts/fire/fire-words.ts";
import { useFieldsKey } from "../../parts/fire/use-fields-key.ts";
import styles from "./fire-index.module.css";
import { indexTexts } from "./texts.ts";

interface Props {
  readonly choices: FireChoices;
  /** Codes of the regions that have fires, separated by spaces. */
  readonly regions: string;
  /** Name of the selected zone; null without a selection. */
  readonly zoneName: string | null;
}

/** Filters of the year's fires, stored in the address. */
export function IndexFilters({ choices, regions, zoneName }: Props) {
  const { language, t } = useTexts(indexTexts);
  const { key, onChange } = useFieldsKey(choices);
  return (
    <Form
      key={key}
      onChange={onChange}
      method="get"
      action={pathTo("fire-index", language)}
      preventScrollReset
      role="search"
      aria-label={t("fires.filter")}
      className={styles.filters}
    >
      <LastingParameterInputs />
      <div className={styles.words}>
        <WordsField choices={choices} />
      </div>
      <SelectField
        label={t("fires.filter.status")}
        name={PARAMETERS.status[language]}
        defaultValue={choices.status === "all" ? "" : statusWord(choices.status, language)}
      >
        <option value="">{t("indexes.status.all")}</option>
        {STATUS_CHOICES.map((status) => (
          <option key={status} value={statusWord(status, language)}>
            {typeof status === "number" ? t(`status.${status}`) : t(`fires.status.${status}`)}
          </option>
        ))}
      </SelectField>
      <RegionField choices={choices} regions={regions} all={t("indexes.region.all")} />
      <ZoneField choices={choices} name={zoneName} all={t("indexes.region.all")} />
      <ProtectionField choices={choices} all={t("indexes.region.all")} />
      <CauseField choices={choices} all={t("indexes.region.all")} />
      <div className={styles.order}>
        <SortField choices={choices} sorts={INDEX_SORTS} />
        <SelectField
          label={t("indexes.order")}
          name={PARAMETERS.order[language]}
          defaultValue={choices.isReversed ? REVERSED_WORD[language] : ""}
        >
          <option value="">{t("indexes.order.usual")}</option>
          <option value={REVERSED_WORD[language]}>{t("indexes.order.reversed")}</option>
        </SelectField>
      </div>
      <Button type="submit">{t("fires.filter.apply")}</Button>
    </Form>
  );
}

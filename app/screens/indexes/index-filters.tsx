import { Form } from "react-router";
import { INDEX_SORTS } from "#fires/sort-orders.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { type FireChoices, STATUS_CHOICES, statusWord } from "../../parts/fire/fire-choices.ts";
import {
  CauseField,
  ChoiceField,
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
      <ChoiceField
        label={t("fires.filter.status")}
        parameter="status"
        chosen={choices.status === "all" ? "" : statusWord(choices.status, language)}
        all={t("indexes.status.all")}
        options={STATUS_CHOICES.map((status) => [
          statusWord(status, language),
          typeof status === "number" ? t(`status.${status}`) : t(`fires.status.${status}`),
        ])}
      />
      <RegionField choices={choices} regions={regions} all={t("indexes.region.all")} />
      <ZoneField choices={choices} name={zoneName} all={t("indexes.region.all")} />
      <ProtectionField choices={choices} all={t("indexes.region.all")} />
      <CauseField choices={choices} all={t("indexes.region.all")} />
      <div className={styles.order}>
        <SortField choices={choices} sorts={INDEX_SORTS} />
        <ChoiceField
          label={t("indexes.order")}
          parameter="order"
          chosen={choices.isReversed ? REVERSED_WORD[language] : ""}
          all={t("indexes.order.usual")}
          options={[[REVERSED_WORD[language], t("indexes.order.reversed")]]}
        />
      </div>
      <Button type="submit">{t("fires.filter.apply")}</Button>
    </Form>
  );
}

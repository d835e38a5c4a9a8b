import { Form } from "react-router";
import { FIRE_SORTS } from "#fires/sort-orders.ts";
import { PARAMETERS } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { choicesQuery, type FireChoices } from "../fire/fire-choices.ts";
import {
  CauseField,
  ProtectionField,
  RegionField,
  SortField,
  WordsField,
  ZoneField,
} from "../fire/fire-fields.tsx";
import { useFieldsKey } from "../fire/use-fields-key.ts";
import styles from "./fire-filters.module.css";

interface Props {
  readonly choices: FireChoices;
  /** Codes of the selectable regions, separated by spaces; null if regions cannot be chosen. */
  readonly regions: string | null;
  /** Name of the chosen zone; null if no zone is chosen. */
  readonly zoneName: string | null;
  /** Address of the list without choices of fires. Its other parameters are kept. */
  readonly action: string;
}

/** Filters by words, region, protection zone and order. Zone and cause only appear if a link chose one. */
export function FireFilters({ choices, regions, zoneName, action }: Props) {
  const { language, t } = useTexts();
  const { status } = choicesQuery(choices, language);
  const { key, onChange } = useFieldsKey(choices);
  return (
    <Form
      key={key}
      onChange={onChange}
      method="get"
      action={action}
      preventScrollReset
      aria-label={t("fires.filter")}
      className={styles.filters}
    >
      <LastingParameterInputs />
      {[...new URLSearchParams(action.split("#")[0]?.split("?")[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {status && <input type="hidden" name={PARAMETERS.status[language]} value={status} />}
      <WordsField choices={choices} />
      {regions !== null && (
        <RegionField choices={choices} regions={regions} all={t("fires.filter.region.all")} />
      )}
      <ZoneField choices={choices} name={zoneName} all={t("fires.filter.zone.all")} />
      <ProtectionField choices={choices} all={t("fires.filter.protection.all")} />
      {choices.cause !== null && <CauseField choices={choices} all={t("fires.filter.cause.all")} />}
      <SortField choices={choices} sorts={FIRE_SORTS} />
      <Button type="submit" theme="pale">
        {t("fires.filter.apply")}
      </Button>
    </Form>
  );
}

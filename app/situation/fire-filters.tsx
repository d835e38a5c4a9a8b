import { Form } from "react-router";
import { FIRE_SORTS } from "#fires/sort.ts";
import { REGIONS } from "#territory/regions.ts";
import { Button } from "../design/button.tsx";
import { SelectField, TextField } from "../design/field.tsx";
import { KeptInputs } from "../frame/kept.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { PARAMETERS } from "../paths.ts";
import {
  choicesQuery,
  type FireChoices,
  LONGEST_TEXT,
  protectionWord,
  regionSlug,
  sortWord,
} from "./fire-choices.ts";
import styles from "./fire-filters.module.css";

const PROTECTIONS = ["intensive", "northern"] as const;

interface Props {
  readonly choices: FireChoices;
  /** Codes of the regions to choose from, between blanks; null where there is no choice. */
  readonly regions: string | null;
  /** Address of the list without choices. */
  readonly action: string;
}

/** Words, region, protection zone and order, kept in the address. */
export function FireFilters({ choices, regions, action }: Props) {
  const { language, t } = useTexts();
  const named = REGIONS.filter(({ code }) => regions?.includes(code))
    .map(({ code, name }) => ({ code, name: name[language] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  const { status } = choicesQuery(choices, language);
  return (
    <Form
      // A new address means new choices: the fields start again from it.
      key={JSON.stringify(choices)}
      method="get"
      action={action}
      preventScrollReset
      aria-label={t("fires.filter")}
      className={styles.filters}
    >
      <KeptInputs />
      {status && <input type="hidden" name={PARAMETERS.status[language]} value={status} />}
      <TextField
        type="search"
        label={t("fires.filter.words")}
        name={PARAMETERS.words[language]}
        defaultValue={choices.text}
        maxLength={LONGEST_TEXT}
      />
      {regions !== null && (
        <SelectField
          label={t("fires.filter.region")}
          name={PARAMETERS.region[language]}
          defaultValue={choices.region ? regionSlug(choices.region, language) : ""}
        >
          <option value="">{t("fires.filter.region.all")}</option>
          {named.map(({ code, name }) => (
            <option key={code} value={regionSlug(code, language)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t("fires.filter.protection")}
        name={PARAMETERS.protection[language]}
        defaultValue={choices.protection ? protectionWord(choices.protection, language) : ""}
      >
        <option value="">{t("fires.filter.protection.all")}</option>
        {PROTECTIONS.map((protection) => (
          <option key={protection} value={protectionWord(protection, language)}>
            {t(`protection.${protection}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("fires.filter.sort")}
        name={PARAMETERS.sort[language]}
        defaultValue={sortWord(choices.sort, language)}
      >
        {FIRE_SORTS.map((sort) => (
          <option key={sort} value={sortWord(sort, language)}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" theme="pale">
        {t("fires.filter.apply")}
      </Button>
    </Form>
  );
}

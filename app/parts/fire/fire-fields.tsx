import type { FireSort } from "#fires/sort-orders.ts";
import { PARAMETERS } from "#plan/paths.ts";
import { regionsByName } from "#territory/regions.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import {
  CAUSE_IDS,
  causeWord,
  type FireChoices,
  LONGEST_TEXT,
  PROTECTIONS,
  protectionWord,
  regionSlug,
  sortWord,
} from "./fire-choices.ts";

interface Props {
  readonly choices: FireChoices;
}

/** Search field for words of a fire's name or number. */
export function WordsField({ choices }: Props) {
  const { language, t } = useTexts();
  return (
    <TextField
      type="search"
      label={t("fires.filter.words")}
      name={PARAMETERS.words[language]}
      defaultValue={choices.text}
      maxLength={LONGEST_TEXT}
    />
  );
}

/**
 * Select field for the region. `regions` lists codes separated by spaces; the chosen region is always
 * offered.
 */
export function RegionField({
  choices,
  regions,
  all,
}: Props & { readonly regions: string; readonly all: string }) {
  const { language, t } = useTexts();
  return (
    <SelectField
      label={t("fires.filter.region")}
      name={PARAMETERS.region[language]}
      defaultValue={choices.region ? regionSlug(choices.region, language) : ""}
    >
      <option value="">{all}</option>
      {regionsByName(language)
        .filter(({ code }) => regions.includes(code) || code === choices.region)
        .map(({ code, name }) => (
          <option key={code} value={regionSlug(code, language)}>
            {name[language]}
          </option>
        ))}
    </SelectField>
  );
}

/**
 * Select field for the danger zone of a link. Other zones are not offered: their names would be sent with
 * every list.
 */
export function ZoneField({
  choices,
  name,
  all,
}: Props & { readonly name: string | null; readonly all: string }) {
  const { language, t } = useTexts();
  if (choices.zone === null) return null;
  return (
    <SelectField
      label={t("fires.filter.zone")}
      name={PARAMETERS.zone[language]}
      defaultValue={String(choices.zone)}
    >
      <option value="">{all}</option>
      <option value={choices.zone}>{name ?? choices.zone}</option>
    </SelectField>
  );
}

/** Select field for the cause of fires. */
export function CauseField({ choices, all }: Props & { readonly all: string }) {
  const { language, t } = useTexts();
  return (
    <SelectField
      label={t("fires.column.cause")}
      name={PARAMETERS.cause[language]}
      defaultValue={choices.cause ? causeWord(choices.cause, language) : ""}
    >
      <option value="">{all}</option>
      {CAUSE_IDS.map((cause) => (
        <option key={cause} value={causeWord(cause, language)}>
          {t(`cause.${cause}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Select field for the protection zone. */
export function ProtectionField({ choices, all }: Props & { readonly all: string }) {
  const { language, t } = useTexts();
  return (
    <SelectField
      label={t("fires.filter.protection")}
      name={PARAMETERS.protection[language]}
      defaultValue={choices.protection ? protectionWord(choices.protection, language) : ""}
    >
      <option value="">{all}</option>
      {PROTECTIONS.map((protection) => (
        <option key={protection} value={protectionWord(protection, language)}>
          {t(`protection.${protection}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Select field for the order. Also offers the chosen order, which may come from another list's link. */
export function SortField({ choices, sorts }: Props & { readonly sorts: readonly FireSort[] }) {
  const { language, t } = useTexts();
  return (
    <SelectField
      label={t("fires.filter.sort")}
      name={PARAMETERS.sort[language]}
      defaultValue={sortWord(choices.sort, language)}
    >
      {[...new Set([...sorts, choices.sort])].map((sort) => (
        <option key={sort} value={sortWord(sort, language)}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </SelectField>
  );
}

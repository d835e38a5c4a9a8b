import type { FireSort } from "#fires/sort-orders.ts";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
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

interface ChoiceFieldProps {
  readonly label: string;
  readonly parameter: Parameter;
  /** Value of the chosen option; empty for no choice. */
  readonly chosen: string;
  /** Text of the option for no choice. Without it, one of the options is always chosen. */
  readonly all?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** Select field of a filter, stored in the address. */
export function ChoiceField({ label, parameter, chosen, all, options }: ChoiceFieldProps) {
  const { language } = useTexts();
  return (
    <SelectField label={label} name={PARAMETERS[parameter][language]} defaultValue={chosen}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Select field for a region. `regions`: codes separated by spaces. The chosen region is always offered. */
export function RegionField({
  choices,
  regions,
  all,
}: Props & { readonly regions: string; readonly all: string }) {
  const { language, t } = useTexts();
  const offered = regionsByName(language).filter(
    ({ code }) => regions.includes(code) || code === choices.region,
  );
  return (
    <ChoiceField
      label={t("fires.filter.region")}
      parameter="region"
      chosen={choices.region ? regionSlug(choices.region, language) : ""}
      all={all}
      options={offered.map(({ code, name }) => [regionSlug(code, language), name[language]])}
    />
  );
}

/** Select field for the danger zone of a link. Offers no other zones: every list would carry their names. */
export function ZoneField({
  choices: { zone },
  name,
  all,
}: Props & { readonly name: string | null; readonly all: string }) {
  const { t } = useTexts();
  if (zone === null) return null;
  return (
    <ChoiceField
      label={t("fires.filter.zone")}
      parameter="zone"
      chosen={String(zone)}
      all={all}
      options={[[String(zone), name ?? String(zone)]]}
    />
  );
}

export function CauseField({ choices, all }: Props & { readonly all: string }) {
  const { language, t } = useTexts();
  return (
    <ChoiceField
      label={t("fires.column.cause")}
      parameter="cause"
      chosen={choices.cause ? causeWord(choices.cause, language) : ""}
      all={all}
      options={CAUSE_IDS.map((cause) => [causeWord(cause, language), t(`cause.${cause}`)])}
    />
  );
}

export function ProtectionField({ choices, all }: Props & { readonly all: string }) {
  const { language, t } = useTexts();
  return (
    <ChoiceField
      label={t("fires.filter.protection")}
      parameter="protection"
      chosen={choices.protection ? protectionWord(choices.protection, language) : ""}
      all={all}
      options={PROTECTIONS.map((each) => [protectionWord(each, language), t(`protection.${each}`)])}
    />
  );
}

/** Select field for the order. Also offers the chosen order, which may come from another list's link. */
export function SortField({ choices, sorts }: Props & { readonly sorts: readonly FireSort[] }) {
  const { language, t } = useTexts();
  return (
    <ChoiceField
      label={t("fires.filter.sort")}
      parameter="sort"
      chosen={sortWord(choices.sort, language)}
      options={[...new Set([...sorts, choices.sort])].map((sort) => [
        sortWord(sort, language),
        t(`sort.${sort}`),
      ])}
    />
  );
}

import { type ChangeEvent, useId } from "react";
import { useLocation, useNavigate } from "react-router";
import { PARAMETERS } from "#plan/paths.ts";
import { DISTANCE_UNITS, SIZE_UNITS, UNIT_WORDS, type Units, unitOf } from "#plan/units.ts";
import { SelectField } from "../../design/field.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./units-form.module.css";
import { chooseUnits, useUnits } from "./use-units.ts";

const NAMES = [...Object.values(PARAMETERS.size), ...Object.values(PARAMETERS.distance)] as readonly string[];

/** Returns the address's parameters without the units. */
const withoutUnits = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => !NAMES.includes(name));

/** Returns a function that stores the units and removes them from the address, which has priority. */
function useChooseUnits(): (units: Units) => void {
  const { pathname, search, hash } = useLocation();
  const { size, distance } = useLastingParameters();
  const navigate = useNavigate();
  return (units) => {
    chooseUnits(units);
    if (!size && !distance) return;
    const query = new URLSearchParams(withoutUnits(search)).toString();
    void navigate(
      { pathname, search: query && `?${query}`, hash },
      { replace: true, preventScrollReset: true },
    );
  };
}

/** Form to choose units for sizes and distances. It reloads the page, or applies at once with scripts. */
export function UnitsForm() {
  const { language, t } = useTexts();
  const { pathname } = useLocation();
  const { search } = useSite();
  const isHydrated = useHydrated();
  const units = useUnits();
  const choose = useChooseUnits();
  const title = useId();
  const word = (unit: keyof typeof UNIT_WORDS) => UNIT_WORDS[unit][language];
  const onSize = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    choose({ ...units, size: unitOf(SIZE_UNITS, target.value) ?? units.size });
  const onDistance = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    choose({ ...units, distance: unitOf(DISTANCE_UNITS, target.value) ?? units.distance });
  return (
    <form method="get" action={pathname} aria-labelledby={title} className={styles.form}>
      <h2 id={title}>{t("units.title")}</h2>
      {!isHydrated &&
        withoutUnits(search).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <SelectField
        label={t("units.size")}
        name={PARAMETERS.size[language]}
        value={word(units.size)}
        onChange={onSize}
      >
        {SIZE_UNITS.map((unit) => (
          <option key={unit} value={word(unit)}>
            {t(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("units.distance")}
        name={PARAMETERS.distance[language]}
        value={word(units.distance)}
        onChange={onDistance}
      >
        {DISTANCE_UNITS.map((unit) => (
          <option key={unit} value={word(unit)}>
            {t(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
      <button type="submit" hidden={isHydrated}>
        {t("units.apply")}
      </button>
    </form>
  );
}

import type { TypedReport } from "#intake/reports/report-fields.ts";
import { type CompassPoint, compassPoint } from "#territory/distance.ts";
import { Choices } from "../../../design/choices.tsx";
import field from "../../../design/field.module.css";
import { TextField } from "../../../design/field.tsx";
import { useHydrated } from "../../../frame/use-hydrated.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Compass } from "./compass.tsx";
import { whereTexts } from "./texts.ts";
import { fromAfar, fromFields, fromTyped, pointValue, seenPoint } from "./typed-point.ts";
import styles from "./where.module.css";
import { STEP_FIELDS, type WordsFound } from "./where-found.ts";
import { WordsField } from "./words-field.tsx";

const WINDS = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly CompassPoint[];
const DEGREES_OF_WIND = 45;
/** Value in kilometres of the choice "less than half a kilometre". */
const LEAST_KM = "0.3";
const DISTANCES = ["1", "2", "5", "10", "20"] as const;

interface Props {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
  readonly first: WordsFound | null;
}

/** Questions for a fire seen from a distance: position, direction and distance. */
export function SeenPart({ typed, onChange, first }: Props) {
  const { t, formats } = useTexts(whereTexts);
  const isHydrated = useHydrated();
  const from = fromTyped(typed);
  const isDevice = typed.fromAccuracy !== "";
  const say = (change: Partial<TypedReport>) =>
    onChange({ ...change, ...fromAfar(seenPoint({ ...typed, ...change }), true) });
  const wind = typed.bearing === "" ? null : compassPoint(Number(typed.bearing));
  const listed = ["", LEAST_KM, ...DISTANCES].includes(typed.distance);
  return (
    <div className={styles.seen}>
      {!isDevice && (
        <WordsField
          id="report-fromWhere"
          name="fromWhere"
          label={t("where.from")}
          hint={t("where.from.hint")}
          value={typed.fromWhere}
          onType={(fromWhere) => say({ fromWhere, fromLat: "", fromLon: "", fromAccuracy: "" })}
          onPlace={({ at }) => say(fromFields(at))}
          first={first}
          choiceName={STEP_FIELDS.fromChoice}
          chosen={from ? pointValue(from) : ""}
        />
      )}
      <fieldset className={field.field}>
        <legend className={field.legend}>{t("where.bearing")}</legend>
        <Compass at={from} onBearing={(bearing) => say({ bearing: String(bearing) })} />
        <div className={styles.rose}>
          {WINDS.map((each) => (
            <label key={each} className={styles.wind} data-wind={each}>
              <input
                type="radio"
                name="bearing"
                value={String(each * DEGREES_OF_WIND)}
                checked={wind === each}
                onChange={({ currentTarget }) => say({ bearing: currentTarget.value })}
              />
              <span>{t(`where.wind.${each}`)}</span>
            </label>
          ))}
          <span className={styles.you} aria-hidden="true">
            {t("where.you")}
          </span>
        </div>
      </fieldset>
      <Choices
        legend={t("where.distance")}
        name="distance"
        choices={[
          { value: LEAST_KM, label: t("where.distance.least") },
          ...DISTANCES.map((km) => ({ value: km, label: formats.measure(Number(km), "kilometres") })),
          { value: "", label: t("where.distance.unknown") },
        ]}
        chosen={listed ? [typed.distance] : []}
        onChange={([distance = ""]) => say({ distance })}
      />
      {isHydrated && (
        <div className={styles.other}>
          <TextField
            label={t("where.distance.other")}
            inputMode="decimal"
            value={listed ? "" : typed.distance}
            onChange={({ currentTarget }) => say({ distance: kilometres(currentTarget.value) })}
            maxLength={6}
            autoComplete="off"
          />
        </div>
      )}
    </div>
  );
}

/** Normalizes a typed number: a comma becomes a point, and other characters are removed. */
const kilometres = (text: string): string => text.replace(",", ".").replace(/[^\d.]/g, "");

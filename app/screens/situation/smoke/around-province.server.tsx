import { pathTo } from "#plan/paths.ts";
import { canSayOfAll } from "#surroundings/can-say.server.ts";
import { SOURCE_CREDITS } from "#surroundings/credits.ts";
import type { SmokeLayer, SourceReading, Surroundings } from "#surroundings/model.ts";
import { BORDER_KM } from "#surroundings/reach.ts";
import { isSmokeNow, smokeAtTowns } from "#surroundings/smoke-at.server.ts";
import { comingHours, drawnSmokePath, type SmokeBand, smokeBand } from "#surroundings/smoke-pictures.ts";
import type { Language } from "#territory/language.ts";
import { Section } from "../../../design/section.tsx";
import { formatsOf } from "../../../i18n/format.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { aroundListTexts } from "../../../live-map/around-lists/texts.ts";
import { type AroundLayer, FIRST_AROUND, writeAround } from "../../../live-map/choices/around-layers.ts";
import { SmokeLegend } from "../../../parts/smoke/smoke-legend.server.tsx";
import { namedMarkup } from "../../../parts/surroundings/named-markup.server.ts";
import { surroundingsTexts } from "../../../parts/surroundings/texts.ts";
import styles from "../situation.module.css";
import { provinceSmokeTexts } from "./texts.ts";

interface Options {
  /** Address of the drawn map's shapes. */
  readonly sheet: string;
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Returns HTML about the smoke over the province and the fires across the border; null if neither source is
 * set. As HTML, the content does not enlarge the page's scripts.
 */
export function aroundProvinceMarkup(surroundings: Surroundings, options: Options): string | null {
  const { smoke, neighbourFires } = surroundings;
  if (!smoke && !neighbourFires) return null;
  return namedMarkup(
    <div className={styles.around}>
      {smoke && <Smoke reading={smoke} options={options} />}
      {neighbourFires && <Neighbours reading={neighbourFires} options={options} />}
    </div>,
  );
}

interface Props<R> {
  readonly reading: SourceReading<R>;
  readonly options: Options;
}

const mapWith = (layer: AroundLayer, language: Language) =>
  pathTo("map", language, {}, { around: writeAround([...FIRST_AROUND, layer], language) ?? "" });

const BANDS: readonly SmokeBand[] = ["heavy", "moderate", "light", "none"];

/** Returns the current smoke at large towns as text, densest smoke first. */
function townsNow(layer: SmokeLayer, now: Date, language: Language): string {
  const { t } = textsOf(language, provinceSmokeTexts);
  const towns = smokeAtTowns(layer, now).flatMap(({ town, hours: [first] }) =>
    first && isSmokeNow(first, now) ? [{ town, band: smokeBand(first.micrograms) }] : [],
  );
  return BANDS.flatMap((band) => {
    const names = towns.filter((each) => each.band === band).map(({ town }) => town);
    return names.length === 0 ? [] : t(`provinceSmoke.${band}`, { towns: formatsOf(language).list(names) });
  }).join(" ");
}

function Smoke({ reading, options: { sheet, width, height, language, now } }: Props<SmokeLayer>) {
  const { t } = textsOf(language, provinceSmokeTexts, aroundListTexts, surroundingsTexts);
  const formats = formatsOf(language);
  const [layer] = reading.records ?? [];
  const [hour] = layer ? comingHours(layer, now) : [];
  if (!layer || !hour) {
    return (
      <Section id="smoke" title={t("provinceSmoke.title")}>
        <p>{t("mapAround.smoke.unknown")}</p>
      </Section>
    );
  }
  const when = formats.dayTime(hour, now);
  const towns = townsNow(layer, now, language);
  return (
    <Section id="smoke" title={t("provinceSmoke.title")}>
      <figure className={styles.smoke}>
        <div>
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {["far", "land", "lakes"].map((part) => (
              <use key={part} data-part={part} href={`${sheet}#${part}`} />
            ))}
          </svg>
          <img
            src={drawnSmokePath(layer.from, hour)}
            {...{ width: width / 2, height: height / 2, loading: "lazy", decoding: "async" }}
            alt={t("provinceSmoke.alt", { when, towns })}
          />
        </div>
        <figcaption>
          {towns !== "" && <p>{towns}</p>}
          <SmokeLegend language={language} />
          <p>{t("provinceSmoke.run", { when, run: formats.dayTime(layer.from, now) })}</p>
          <p>
            <a href={mapWith("smoke", language)}>{t("provinceSmoke.slider")}</a>
          </p>
          <p>
            <small>{t("mapAround.source", { author: SOURCE_CREDITS.smoke.author[language] })}</small>
          </p>
        </figcaption>
      </figure>
    </Section>
  );
}

function Neighbours({ reading, options: { language, now } }: Props<unknown>) {
  const { t } = textsOf(language, provinceSmokeTexts, aroundListTexts, surroundingsTexts);
  const formats = formatsOf(language);
  const count = reading.records?.length ?? 0;
  const says = canSayOfAll(reading, count, now);
  return (
    <Section id="neighbours" title={t("around.neighbours")}>
      {says === "found" ? (
        <p>
          {t("provinceSmoke.apart", {
            fires: t("provinceSmoke.neighbours", { count }),
            distance: formats.measure(BORDER_KM, "kilometres"),
          })}{" "}
          <a href={mapWith("neighbours", language)}>{t("provinceSmoke.neighboursMap")}</a>
        </p>
      ) : (
        <p>{t(says === "none" ? "mapAround.neighbours.none" : "around.neighbours.unknown")}</p>
      )}
      <p>
        <small>
          {t("mapAround.source", { author: SOURCE_CREDITS.neighbourFires.author[language] })}{" "}
          {reading.receivedAt && t("around.read", { when: formats.dayTime(reading.receivedAt, now) })}
        </small>
      </p>
    </Section>
  );
}

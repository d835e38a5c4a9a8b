import type { PageGround } from "#surroundings/alerts-at.ts";
import { isRoadOn, measuredLately } from "#surroundings/around.ts";
import { canSayOfAll, isOld } from "#surroundings/can-say.server.ts";
import type { SmokeLayer, Surroundings } from "#surroundings/model.ts";
import { type SmokeHour, smokeAt } from "#surroundings/smoke-at.server.ts";
import { smokeBand } from "#surroundings/smoke-pictures.ts";
import { airIndex } from "#territory/air-index.ts";
import type { Language } from "#territory/language.ts";
import { Section } from "../../design/section.tsx";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { smokeForecastTexts } from "../smoke/texts.ts";
import { Fact } from "./around-here.server.tsx";
import { namedMarkup } from "./named-markup.server.ts";
import { roadName } from "./road-name.ts";
import styles from "./surroundings.module.css";
import { surroundingsTexts } from "./texts.ts";

/** Greatest number of stations, and of roads, that a page lists. */
const MOST = 5;

interface Options {
  readonly language: Language;
  readonly now: Date;
}

interface Props extends Options {
  readonly surroundings: Surroundings;
  readonly ground: PageGround;
}

/**
 * Renders the air, smoke and closed roads of a region or a zone; null if they have no configured source.
 * Returns markup, so that the page's scripts do not grow.
 */
export function aroundAreaMarkup(
  surroundings: Surroundings,
  ground: PageGround,
  options: Options,
): string | null {
  const { airNow, smoke, closedRoads } = surroundings;
  if (!(airNow || smoke || closedRoads)) return null;
  const { t } = textsOf(options.language, surroundingsTexts, smokeForecastTexts);
  const props = { surroundings, ground, ...options };
  return namedMarkup(
    <Section id="around-area" title={t("around.area")}>
      <dl className={styles.facts}>
        {airNow && (
          <Fact title={t("around.area.air")}>
            <Air {...props} />
          </Fact>
        )}
        {smoke && (
          <Fact title={t("smoke.here")}>
            <Smoke {...props} />
          </Fact>
        )}
        {closedRoads && (
          <Fact title={t("around.roads")}>
            <Roads {...props} />
          </Fact>
        )}
      </dl>
    </Section>,
  );
}

function Air({ surroundings, ground, language, now }: Props) {
  const { t } = textsOf(language, surroundingsTexts);
  const stations = measuredLately(surroundings.airNow?.records ?? [], now)
    .filter(({ at }) => ground.contains(at))
    .toSorted((one, other) => (other.index ?? 0) - (one.index ?? 0));
  if (stations.length === 0) return <p>{t("around.area.air.unknown")}</p>;
  return stations.slice(0, MOST).map(({ id, name, index, observedAt }) => {
    const { band, ...shown } = airIndex(index ?? 0);
    return (
      <p key={id}>
        {t("around.area.station", {
          ...{ station: name[language], ...shown, band: t(`around.air.${band}`) },
          when: formatsOf(language).dayTime(observedAt, now),
        })}
      </p>
    );
  });
}

/** Returns the smoke in a page's region or zone: for each hour, the smoke at all of its points. */
function hoursOn(layer: SmokeLayer, { points }: PageGround, now: Date): readonly (readonly SmokeHour[])[] {
  const hours = points().flatMap((point) => smokeAt(layer, point, now));
  return [...Map.groupBy(hours, ({ at }) => +at)]
    .toSorted(([one], [other]) => one - other)
    .map(([, all]) => all);
}

const densest = (hours: readonly SmokeHour[]) =>
  hours.reduce((most, hour) => (hour.micrograms > most.micrograms ? hour : most));

function Smoke({ surroundings, ground, language, now }: Props) {
  const { t } = textsOf(language, surroundingsTexts, smokeForecastTexts);
  const formats = formatsOf(language);
  const { smoke } = surroundings;
  const [layer] = smoke?.records ?? [];
  const [first, ...later] = layer ? hoursOn(layer, ground, now) : [];
  if (!(smoke && first)) return <p>{t("smoke.here.unknown")}</p>;
  const most = densest(first);
  const least = smokeBand(Math.min(...first.map(({ micrograms }) => micrograms)));
  const band = smokeBand(most.micrograms);
  const peak = densest([most, ...later.map(densest)]);
  const words = { time: formats.time(most.at), least: t(`smoke.${least}`), most: t(`smoke.${band}`) };
  return (
    <>
      <p>
        {t(least === band ? "around.area.smoke.even" : "around.area.smoke.range", words)}{" "}
        {smokeBand(peak.micrograms) !== band &&
          t("smoke.here.peak", {
            band: t(`smoke.${smokeBand(peak.micrograms)}`),
            when: formats.dayTime(peak.at, now),
          })}
      </p>
      {isOld(smoke, now) && <p>{t("smoke.here.late")}</p>}
    </>
  );
}

function Roads({ surroundings, ground, language, now }: Props) {
  const { t } = textsOf(language, surroundingsTexts);
  const reading = surroundings.closedRoads;
  const roads = (reading?.records ?? []).filter((road) => isRoadOn(road, ground.contains));
  const says = reading ? canSayOfAll(reading, roads.length, now) : "unknown";
  const more = roads.length - MOST;
  return (
    <>
      {says !== "found" && <p>{t(says === "none" ? "around.area.roads.none" : "around.roads.unknown")}</p>}
      {roads.slice(0, MOST).map((road) => (
        <p key={`${road.id} ${road.at.lat} ${road.at.lon}`} lang="fr-CA">
          <strong>{roadName(road)}</strong>
          {`, ${[road.obstruction, road.place].filter(Boolean).join(". ")}`}
        </p>
      ))}
      {more > 0 && <p>{t("around.roads.more", { count: more })}</p>}
      {reading?.receivedAt && (
        <p className={styles.soft}>
          {t("around.read", { when: formatsOf(language).dayTime(reading.receivedAt, now) })}
        </p>
      )}
    </>
  );
}

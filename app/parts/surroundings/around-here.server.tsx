import type { ReactNode } from "react";
import type { Fire } from "#fires/model.ts";
import { closedRoadsNear, roadsNearFires } from "#surroundings/around.ts";
import { canSay, isOld } from "#surroundings/can-say.server.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { NEAR_KM, STATION_KM } from "#surroundings/reach.ts";
import { smokeAt } from "#surroundings/smoke-at.server.ts";
import { smokeBand } from "#surroundings/smoke-pictures.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { howFar } from "../fire/how-far.ts";
import { smokeForecastTexts } from "../smoke/texts.ts";
import { namedMarkup } from "./named-markup.server.ts";
import { roadName } from "./road-name.ts";
import type { HereOptions } from "./smoke-here.server.tsx";
import { stationDistance } from "./station-distance.ts";
import styles from "./surroundings.module.css";
import { airPart, nearFireOf, wayOf, windNow } from "./surroundings-view.server.ts";
import { surroundingsTexts } from "./texts.ts";
import { WindLines } from "./wind-lines.tsx";

interface RoadOptions extends HereOptions {
  /** The agency's fires, to name the fire near a road. */
  readonly fires: readonly Fire[];
}

interface Props extends HereOptions {
  readonly surroundings: Surroundings;
}

/**
 * Renders the air and the smoke of a place in a few lines, for answers that link to the whole page. Null if
 * neither has a configured source. Returns markup, so that the scripts of pages do not grow.
 */
export function airHereMarkup(surroundings: Surroundings, options: HereOptions): string | null {
  const { airNow, smoke } = surroundings;
  const { t } = textsOf(options.language, surroundingsTexts);
  const props = { surroundings, ...options };
  if (!(airNow || smoke)) return null;
  return namedMarkup(
    <dl className={styles.facts}>
      <Fact title={t("around.air")}>
        {airNow && <Air {...props} />}
        {smoke && <Smoke {...props} />}
      </Fact>
    </dl>,
  );
}

/** Renders the wind and the closed roads of a place, like `airHereMarkup`. */
export function roadsHereMarkup(surroundings: Surroundings, options: RoadOptions): string | null {
  const { wind, closedRoads } = surroundings;
  const { t } = textsOf(options.language, surroundingsTexts);
  const props = { surroundings, ...options };
  if (!(wind || closedRoads)) return null;
  return namedMarkup(
    <dl className={styles.facts}>
      {wind && (
        <Fact title={t("around.wind")}>
          <Wind {...props} />
        </Fact>
      )}
      {closedRoads && (
        <Fact title={t("around.roads")}>
          <Roads {...props} />
        </Fact>
      )}
    </dl>,
  );
}

export const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const distances = (language: Language) => ({
  distance: (km: number) => formatsOf(language).measure(km, "kilometres"),
});

function Air({ surroundings, ...options }: Props) {
  const { language } = options;
  const { t } = textsOf(language, surroundingsTexts);
  const figures = distances(language);
  const air = airPart(surroundings, options);
  return (
    <>
      {air?.now ? (
        <>
          <p>
            <strong>{t("around.air.index", { index: air.now.index })}</strong>
            {` (${t(`around.air.${air.now.band}`)})`}
          </p>
          <p className={styles.soft}>
            {t("around.air.station", {
              ...{
                station: air.now.station,
                distance: stationDistance(air.now.km, t, figures),
                when: air.now.observed,
              },
            })}
          </p>
        </>
      ) : (
        <p>{t("around.air.unknown", { distance: figures.distance(STATION_KM) })}</p>
      )}
      {air?.days.map(({ day, index, band, from }) => (
        <p key={day}>{t("around.air.day", { day, index, band: t(`around.air.${band}`), time: from })}</p>
      ))}
    </>
  );
}

function Smoke({ surroundings, at, language, now }: Props) {
  const { t } = textsOf(language, smokeForecastTexts, surroundingsTexts);
  const formats = formatsOf(language);
  const { smoke } = surroundings;
  const hours = smoke?.records?.[0] ? smokeAt(smoke.records[0], at, now) : [];
  const [first, ...later] = hours;
  if (!(smoke && first)) return <p>{t("smoke.here.unknown")}</p>;
  const peak = later.reduce((most, hour) => (hour.micrograms > most.micrograms ? hour : most), first);
  const isWorse = smokeBand(peak.micrograms) !== smokeBand(first.micrograms);
  return (
    <>
      <p>
        {t("smoke.here.first", {
          time: formats.time(first.at),
          band: t(`smoke.${smokeBand(first.micrograms)}`),
        })}{" "}
        {isWorse &&
          t("smoke.here.peak", {
            band: t(`smoke.${smokeBand(peak.micrograms)}`),
            when: formats.dayTime(peak.at, now),
          })}
      </p>
      {isOld(smoke, now) && <p>{t("smoke.here.late")}</p>}
    </>
  );
}

function Wind({ surroundings, at, language, now }: Props) {
  const { t } = textsOf(language, surroundingsTexts);
  const wind = windNow(surroundings.wind?.records ?? [], { at, language, now });
  return <WindLines wind={wind} t={t} figures={distances(language)} />;
}

function Roads({ surroundings, fires, at, language, now }: Props & RoadOptions) {
  const { t } = textsOf(language, surroundingsTexts);
  const figures = distances(language);
  const within = { distance: figures.distance(NEAR_KM) };
  const near = closedRoadsNear(surroundings.closedRoads?.records ?? [], at);
  const [first] = near;
  const receivedAt = surroundings.closedRoads?.receivedAt;
  if (!first) {
    const says = canSay(surroundings, "closedRoads", at, now);
    return <p>{says === "none" ? t("around.roads.none", within) : t("around.roads.unknown")}</p>;
  }
  const burning = roadsNearFires([first.thing], fires, surroundings.perimeters?.records ?? [], now);
  const nearFire = nearFireOf(burning.get(first.thing));
  return (
    <>
      <p>
        {t("around.roads.found", { count: near.length, ...within })} {t("around.roads.nearest")}{" "}
        <span lang="fr-CA">{roadName(first.thing)}</span>, {howFar(wayOf(first), t, figures)}.
      </p>
      {nearFire && (
        <p>{nearFire === "cause" ? t("around.roads.cause") : t("around.roads.fire", { number: nearFire })}</p>
      )}
      {receivedAt && (
        <p className={styles.soft}>
          {t("around.read", { when: formatsOf(language).dayTime(receivedAt, now) })}
        </p>
      )}
    </>
  );
}

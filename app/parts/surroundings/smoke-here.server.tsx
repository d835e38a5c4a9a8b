import { canSay, isOld } from "#surroundings/can-say.server.ts";
import { SOURCE_CREDITS } from "#surroundings/credits.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { smokeAt } from "#surroundings/smoke-at.server.ts";
import { smokeBand } from "#surroundings/smoke-pictures.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { smokeForecastTexts } from "../smoke/texts.ts";
import { namedMarkup } from "./named-markup.server.ts";
import styles from "./surroundings.module.css";
import { surroundingsTexts } from "./texts.ts";

/** A place, a moment and a language, for the data of the sources around it. */
export interface HereOptions {
  readonly at: Point;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Renders the smoke forecast at a place: now, and each hour at which it changes. Null if its source is not
 * configured. Returns markup, so that the scripts of pages do not grow.
 */
export const smokeHereMarkup = (surroundings: Surroundings, options: HereOptions): string | null =>
  surroundings.smoke ? namedMarkup(<SmokeHere surroundings={surroundings} {...options} />) : null;

function SmokeHere({
  surroundings,
  at,
  language,
  now,
}: HereOptions & { readonly surroundings: Surroundings }) {
  const { t } = textsOf(language, smokeForecastTexts, surroundingsTexts);
  const formats = formatsOf(language);
  const { smoke } = surroundings;
  const [layer] = smoke?.records ?? [];
  const title = <h3>{t("smoke.here")}</h3>;
  if (!smoke || !layer || canSay(surroundings, "smoke", at, now) !== "found") {
    return (
      <>
        {title}
        <p>{t("smoke.here.unknown")}</p>
      </>
    );
  }
  const hours = smokeAt(layer, at, now).map((hour) => ({ at: hour.at, band: smokeBand(hour.micrograms) }));
  const changes = hours.filter(({ band }, index) => hours[index - 1]?.band !== band);
  const until = hours.at(-1)?.at ?? now;
  return (
    <>
      {title}
      <ul className={styles.list}>
        {changes.map((change, index) => (
          <li key={+change.at}>
            {t(index === 0 ? "smoke.here.now" : "smoke.here.then", {
              band: t(`smoke.${change.band}`),
              time: formats.time(change.at),
              when: formats.dayTime(change.at, now),
            })}
          </li>
        ))}
      </ul>
      {isOld(smoke, now) && <p>{t("smoke.here.late")}</p>}
      <p className={styles.soft}>
        {t("smoke.here.until", {
          until: formats.dayTime(until, now),
          run: formats.dayTime(layer.from, now),
        })}{" "}
        {t("smoke.here.source", { author: SOURCE_CREDITS.smoke.author[language] })}{" "}
        {smoke.receivedAt && t("around.read", { when: formats.dayTime(smoke.receivedAt, now) })}
      </p>
    </>
  );
}

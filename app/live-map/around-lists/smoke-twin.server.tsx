import type { SmokeLayer } from "#surroundings/model.ts";
import { smokeAtTowns } from "#surroundings/smoke-at.server.ts";
import { smokeBand } from "#surroundings/smoke-pictures.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { SmokeLegend } from "../../parts/smoke/smoke-legend.server.tsx";
import { smokeForecastTexts } from "../../parts/smoke/texts.ts";
import styles from "../around/around.module.css";
import { aroundListTexts } from "./texts.ts";
import type { Twin, TwinOptions } from "./twins.server.tsx";

/** Returns the smoke forecast as a table of hours and towns: the content of the smoke pictures as text. */
export function smoke([layer]: readonly SmokeLayer[], { language, now }: TwinOptions): Twin {
  const { t } = textsOf(language, aroundListTexts, smokeForecastTexts);
  const formats = formatsOf(language);
  const towns = layer ? smokeAtTowns(layer, now) : [];
  // A town can lack an hour that other towns have.
  const hours = new Set(towns.flatMap((town) => town.hours.map(({ at }) => +at)));
  return {
    about: t("mapAround.smoke.about", { run: layer ? formats.dayTime(layer.from, now) : "" }),
    lines: [],
    table: (
      <>
        <SmokeLegend language={language} />
        {hours.size === 0 ? (
          <p>{t("mapAround.smoke.noTowns")}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard.
          <section className={styles.table} aria-label={t("mapAround.smoke.table")} tabIndex={0}>
            <table>
              <caption>{t("mapAround.smoke.table")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("mapAround.smoke.hour")}</th>
                  {towns.map(({ town }) => (
                    <th key={town} scope="col">
                      {town}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...hours].toSorted().map((hour) => (
                  <tr key={hour}>
                    <th scope="row">{formats.shortDayTime(new Date(hour), now)}</th>
                    {towns.map((town) => {
                      const there = town.hours.find(({ at }) => +at === hour);
                      return (
                        <td key={town.town}>
                          {t(`smoke.${there ? smokeBand(there.micrograms) : "unknown"}`)}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </>
    ),
  };
}

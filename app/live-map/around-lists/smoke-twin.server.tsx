import type { SmokeLayer } from "#surroundings/model.ts";
import { comingHours, smokeBand } from "#surroundings/smoke-pictures.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import styles from "../around/around.module.css";
import { aroundListTexts } from "./texts.ts";
import type { Twin, TwinOptions } from "./twins.server.tsx";

/** The smoke forecast as a table of hours and towns: what its pictures show, as text. */
export function smoke([layer]: readonly SmokeLayer[], { language, now }: TwinOptions): Twin {
  const { t } = textsOf(language, aroundListTexts);
  const formats = formatsOf(language);
  const towns = layer?.towns ?? [];
  const isComing = (at: Date) => layer !== undefined && comingHours(layer, now).some((hour) => +hour === +at);
  const hours = (towns[0]?.hours ?? []).map(({ at }) => at).filter(isComing);
  return {
    about: t("mapAround.smoke.about", { run: layer ? formats.dayTime(layer.from, now) : "" }),
    lines: [],
    table:
      hours.length === 0 ? (
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
              {hours.map((at) => (
                <tr key={+at}>
                  <th scope="row">{formats.shortDayTime(at, now)}</th>
                  {towns.map(({ town, hours }) => {
                    const value = hours.find((hour) => +hour.at === +at)?.micrograms;
                    return (
                      <td key={town}>
                        {value === undefined ? "–" : t(`mapAround.smoke.${smokeBand(value)}`)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ),
  };
}

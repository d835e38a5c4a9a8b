import { STATION_KM } from "#surroundings/reach.ts";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { Figures } from "../units/use-figures.ts";
import { stationDistance } from "./station-distance.ts";
import styles from "./surroundings.module.css";
import type { WindView } from "./surroundings-view.server.ts";
import type { surroundingsTexts } from "./texts.ts";

interface Props {
  readonly wind: WindView | null;
  readonly t: TextsOfSet<typeof surroundingsTexts>;
  readonly figures: Pick<Figures, "distance">;
}

/** The wind that a station measured. It has no hooks, so that the server can render it in other markup. */
export function WindLines({ wind, t, figures }: Props) {
  if (wind === null) return <p>{t("around.wind.unknown", { distance: figures.distance(STATION_KM) })}</p>;
  return (
    <>
      <p>
        {[
          `${wind.speedKmh}\u00a0km/h`,
          wind.from === null ? t("around.wind.variable") : t(`around.wind.from.${wind.from}`),
          ...(wind.gustKmh ? [t("around.wind.gust", { speed: String(wind.gustKmh) })] : []),
        ].join(", ")}
      </p>
      <p className={styles.soft}>
        {t("around.wind.station", {
          ...{ station: wind.station, distance: stationDistance(wind.km, t, figures), when: wind.observed },
        })}
      </p>
    </>
  );
}

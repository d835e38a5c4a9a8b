import { DANGER_LEVELS } from "#fires/danger.ts";
import { LevelPatterns, LevelSwatch } from "../design/level-patterns.tsx";
import { ShapeMark } from "../design/shape-mark.tsx";
import { SHAPE_PATHS } from "../design/shapes.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../situation/marks.tsx";
import { type MapFire, type MapView, readFires, readZones } from "./map-view.ts";
import styles from "./province-map.module.css";

const PATTERN = "danger";
/** Half the side of a mark in drawing units, by weight; smaller where many fires crowd the map. */
const MARK_SIZES = { few: [8, 12, 17], many: [6, 8.5, 12] } as const;
const MANY_FIRES = 80;
/** Shapes are drawn on a 24-unit grid. */
const GRID = 24;

/** The province drawn on the server: danger by zone, active fires, towns, and a legend in words. */
export function ProvinceMap({ map }: { readonly map: MapView }) {
  const { t } = useTexts();
  const fires = readFires(map.fires);
  const count = t("map.fires", { count: fires.length });
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-labelledby="province-map-title province-map-text"
      >
        <title id="province-map-title">{t("map.title")}</title>
        <desc id="province-map-text">
          {map.widespread
            ? t("map.text", { fires: count, level: t(`danger.${map.widespread}`) })
            : t("map.textNoDanger", { fires: count })}
        </desc>
        <defs>
          <LevelPatterns prefix={PATTERN} scale={1.5} />
          <Marks fires={fires} />
        </defs>
        <Ground map={map} />
        {fires.map(({ x, y, statusId, weight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no state, and two may stand on one spot.
          <use key={index} href={`#${markId(statusId, weight)}`} x={x} y={y} />
        ))}
      </svg>
      <Legend map={map} fires={fires} />
    </figure>
  );
}

/** Land, water, each zone in its level's colour and pattern, and the towns. */
function Ground({ map: { sprite, width, height, zones } }: { readonly map: MapView }) {
  return (
    <>
      <rect className={styles.water} width={width} height={height} />
      <use className={styles.far} href={`${sprite}#far`} />
      <use className={styles.land} href={`${sprite}#land`} />
      <g className={styles.zones}>
        {readZones(zones).map(({ zone, level }) => (
          <use key={zone} fill={level ? `url(#${PATTERN}-${level})` : "none"} href={`${sprite}#z${zone}`} />
        ))}
      </g>
      <use className={styles.water} href={`${sprite}#lakes`} />
      <use className={styles.water} href={`${sprite}#rivers`} />
      <use className={styles.outline} href={`${sprite}#land`} />
      <use className={styles.towns} href={`${sprite}#towns`} />
      <use className={styles.towns} data-minor="" href={`${sprite}#minor-towns`} />
    </>
  );
}

const markId = (statusId: number, weight: number) => `fire-${statusId}${weight}`;

/** One mark of each status and weight on the map, centred on the origin. */
function Marks({ fires }: { readonly fires: readonly MapFire[] }) {
  const sizes = MARK_SIZES[fires.length > MANY_FIRES ? "many" : "few"];
  const kinds = new Map(
    fires.map(({ statusId, weight }) => [markId(statusId, weight), { statusId, weight }]),
  );
  return [...kinds].map(([id, { statusId, weight }]) => {
    const { shape, tone } = STATUS_LOOKS[statusId];
    const half = sizes[weight];
    return (
      <path
        key={id}
        id={id}
        className={styles.fire}
        data-tone={tone}
        d={SHAPE_PATHS[shape]}
        fillRule="evenodd"
        transform={`translate(${-half} ${-half}) scale(${(2 * half) / GRID})`}
      />
    );
  });
}

function Legend({ map, fires }: { readonly map: MapView; readonly fires: readonly MapFire[] }) {
  const { t } = useTexts();
  const statuses = [...new Set(fires.map(({ statusId }) => statusId))].sort();
  return (
    <figcaption className={styles.legend}>
      <ul aria-label={t("map.legend.danger")}>
        {DANGER_LEVELS.map((level) => (
          <li key={level}>
            <LevelSwatch level={level} prefix={PATTERN} /> {t(`danger.${level}`)}
          </li>
        ))}
        {map.zones.includes(":-") && <li>{t("map.noData")}</li>}
      </ul>
      {statuses.length > 0 && (
        <ul aria-label={t("map.legend.fires")}>
          {statuses.map((statusId) => (
            <li key={statusId}>
              <ShapeMark {...STATUS_LOOKS[statusId]} /> {t(`status.${statusId}`)}
            </li>
          ))}
        </ul>
      )}
      <p>
        {map.beyond > 0 && <>{t("map.beyond", { count: map.beyond })} </>}
        {map.unmapped > 0 && <>{t("map.unmapped", { count: map.unmapped })} </>}
        {t("map.approximate")}
      </p>
    </figcaption>
  );
}

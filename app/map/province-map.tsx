import { DANGER_LEVELS } from "#fires/danger.ts";
import { LevelPatterns, LevelSwatch } from "../design/level-patterns.tsx";
import { ShapeMark } from "../design/shape-mark.tsx";
import { SHAPE_PATHS } from "../design/shapes.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../situation/marks.tsx";
import type { MapFire, MapView } from "./map-view.ts";
import styles from "./province-map.module.css";

/** Half the side of a mark in drawing units, by weight; smaller where many fires crowd the map. */
const MARK_SIZES = { few: [8, 12, 17], many: [6, 8.5, 12] } as const;
const MANY_FIRES = 80;
const PATTERN = "danger";
/** Shapes are drawn on a 24-unit grid. */
const GRID = 24;

/** The province drawn on the server: danger by zone, active fires, towns, and a legend in words. */
export function ProvinceMap({ map }: { readonly map: MapView }) {
  const { t } = useTexts();
  const fires = t("map.fires", { count: map.fires.length });
  const sizes = MARK_SIZES[map.fires.length > MANY_FIRES ? "many" : "few"];
  const statuses = [...new Set(map.fires.map(({ statusId }) => statusId))].sort();
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
            ? t("map.text", { fires, level: t(`danger.${map.widespread}`) })
            : t("map.textNoDanger", { fires })}
        </desc>
        <defs>
          <LevelPatterns prefix={PATTERN} scale={1.5} />
        </defs>
        <rect className={styles.water} width={map.width} height={map.height} />
        <use className={styles.far} href={`${map.sprite}#far`} />
        <use className={styles.land} href={`${map.sprite}#land`} />
        {map.zones.map(({ zone, level }) => (
          <use
            key={zone}
            className={styles.zone}
            data-level={level ?? undefined}
            fill={level ? `url(#${PATTERN}-${level})` : undefined}
            href={`${map.sprite}#z${zone}`}
          />
        ))}
        <use className={styles.lakes} href={`${map.sprite}#lakes`} />
        <use className={styles.rivers} href={`${map.sprite}#rivers`} />
        <use className={styles.outline} href={`${map.sprite}#land`} />
        {map.labels.map(({ x, y, name, minor, side }) => (
          <g key={name} className={styles.label} data-minor={minor || undefined}>
            <circle cx={x} cy={y} r={4} />
            <text
              x={side === "left" ? x - 10 : x + 10}
              y={y}
              dy="0.35em"
              textAnchor={side === "left" ? "end" : "start"}
            >
              {name}
            </text>
          </g>
        ))}
        <g className={styles.fires}>
          {map.fires.map(({ id, weight, ...fire }) => (
            <FireMark key={id} {...fire} half={sizes[weight]} />
          ))}
        </g>
      </svg>
      <figcaption className={styles.legend}>
        <ul aria-label={t("map.legend.danger")}>
          {DANGER_LEVELS.map((level) => (
            <li key={level}>
              <LevelSwatch level={level} prefix={PATTERN} /> {t(`danger.${level}`)}
            </li>
          ))}
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
    </figure>
  );
}

function FireMark({ x, y, statusId, half }: Omit<MapFire, "id" | "weight"> & { readonly half: number }) {
  const { shape, tone } = STATUS_LOOKS[statusId];
  return (
    <path
      className={styles.fire}
      data-tone={tone}
      d={SHAPE_PATHS[shape]}
      fillRule="evenodd"
      transform={`translate(${x - half} ${y - half}) scale(${(2 * half) / GRID})`}
    />
  );
}

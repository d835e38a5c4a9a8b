import { DANGER_LEVELS } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";
import { LevelMark } from "../design/level-mark.tsx";
import { ShapeMark } from "../design/shape-mark.tsx";
import { SHAPE_PATHS } from "../design/shapes.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../situation/marks.tsx";
import type { MapView } from "./map-view.ts";
import styles from "./province-map.module.css";

/** Half the side of a mark in drawing units, by weight. */
const MARK_SIZES = [7, 11, 16] as const;
/** Shapes are drawn on a 24-unit grid. */
const GRID = 24;

/** The province drawn on the server: danger by zone, active fires, towns, and a legend in words. */
export function ProvinceMap({ map }: { readonly map: MapView }) {
  const { t } = useTexts();
  const fires = t("map.fires", { count: map.fires.length });
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
        <Patterns />
        <rect className={styles.water} width={map.width} height={map.height} />
        <use className={styles.far} href={`${map.sprite}#far`} />
        <use className={styles.land} href={`${map.sprite}#land`} />
        {map.zones.map(({ zone, level }) => (
          <use
            key={zone}
            className={styles.zone}
            data-level={level ?? undefined}
            href={`${map.sprite}#z${zone}`}
          />
        ))}
        <use className={styles.lakes} href={`${map.sprite}#lakes`} />
        <use className={styles.rivers} href={`${map.sprite}#rivers`} />
        <use className={styles.outline} href={`${map.sprite}#land`} />
        {map.labels.map(({ x, y, name, minor }) => (
          <text key={name} className={styles.label} data-minor={minor || undefined} x={x} y={y}>
            <tspan className={styles.dot}>•</tspan> {name}
          </text>
        ))}
        <g className={styles.fires}>
          {map.fires.map(({ id, ...fire }) => (
            <FireMark key={id} {...fire} />
          ))}
        </g>
      </svg>
      <figcaption className={styles.legend}>
        <ul aria-label={t("map.legend.danger")}>
          {DANGER_LEVELS.map((level) => (
            <li key={level}>
              <LevelMark level={level} /> {t(`danger.${level}`)}
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
          {map.unmapped > 0 && <>{t("map.unmapped", { count: map.unmapped })} </>}
          {t("map.approximate")}
        </p>
      </figcaption>
    </figure>
  );
}

function FireMark({
  x,
  y,
  statusId,
  weight,
}: {
  x: number;
  y: number;
  statusId: StatusId;
  weight: 0 | 1 | 2;
}) {
  const half = MARK_SIZES[weight];
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

/** Level is read from the pattern as well as from the colour: denser as danger grows. */
function Patterns() {
  return (
    <defs>
      {([2, 3, 4, 5] as const).map((level) => (
        <pattern
          key={level}
          id={`danger-${level}`}
          className={styles.pattern}
          data-level={level}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
        >
          <rect width="12" height="12" />
          <path d={PATTERN_LINES[level]} />
        </pattern>
      ))}
    </defs>
  );
}

const PATTERN_LINES = {
  2: "M3 3h.1M9 9h.1",
  3: "M0 12L12 0",
  4: "M0 12L12 0M0 6L6 0M6 12L12 6",
  5: "M0 12L12 0M0 0L12 12M0 6L6 0M6 12L12 6",
} as const;

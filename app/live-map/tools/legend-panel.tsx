import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { LevelPatterns, LevelSwatch } from "../../design/level-patterns.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../../situation/marks.tsx";
import { useFigures } from "../../units/use-figures.ts";
import { HATCH_TILE, HATCHES, hatchPath } from "../hatches.ts";
import { type LayerName, VIEWS_OF_LAYER } from "../layers.ts";
import { type MapChoices, typesShown } from "../map-choices.ts";
import { MAP_STATUSES } from "../map-words.ts";
import styles from "./map-tools.module.css";

const PREFIX = "legend-danger";
const SMALL_HA = 10;
const LARGE_HA = 1000;

interface Props {
  readonly choices: MapChoices;
  readonly layers: readonly LayerName[];
}

/** What is on the map, in marks and words. */
export function LegendPanel({ choices, layers }: Props) {
  const { t } = useTexts();
  const figures = useFigures();
  const isOwn = (name: LayerName) => (VIEWS_OF_LAYER[name] as readonly string[]).includes(choices.view);
  const isShown = (name: LayerName) => isOwn(name) || layers.includes(name);
  const types =
    isOwn("restrictions") && !layers.includes("restrictions") ? typesShown(choices) : RESTRICTION_ORDER;
  return (
    <div className={styles.legend}>
      {isShown("fires") && (
        <>
          <ul aria-label={t("map.legend.fires")}>
            {MAP_STATUSES.map((status) => (
              <li key={status}>
                <ShapeMark {...STATUS_LOOKS[status]} /> {t(`status.${status}`)}
              </li>
            ))}
          </ul>
          <p>{t("livemap.legend.cluster")}.</p>
          <p>{t("livemap.legend.size", { small: figures.size(SMALL_HA), large: figures.size(LARGE_HA) })}.</p>
        </>
      )}
      {isShown("danger") && (
        <>
          <svg className={styles.defs} aria-hidden="true">
            <defs>
              <LevelPatterns prefix={PREFIX} />
            </defs>
          </svg>
          <ul aria-label={t("map.legend.danger")}>
            {DANGER_LEVELS.map((level) => (
              <li key={level}>
                <LevelSwatch level={level} prefix={PREFIX} /> {t(`danger.${level}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {isShown("restrictions") && (
        <ul aria-label={t("livemap.layer.restrictions")}>
          {types.map((type) => (
            <li key={type}>
              <svg
                className={styles.hatch}
                data-hard={HATCHES[type].isHard || undefined}
                viewBox={`0 0 ${2 * HATCH_TILE} ${HATCH_TILE}`}
                aria-hidden="true"
              >
                <path d={hatchPath(type)} />
                <path d={hatchPath(type)} transform={`translate(${HATCH_TILE})`} />
              </svg>
              {t(`restriction.${type}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

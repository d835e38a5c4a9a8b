import { DANGER_LEVELS } from "#fires/danger.ts";
import { LevelPatterns, LevelSwatch } from "../../design/level-patterns.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { areaMapTexts } from "../../parts/drawn-map/area/texts.ts";
import { STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { MAP_STATUSES, type MapViewName } from "../../parts/map-links/map-words.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { BOOKMARK_PATH } from "../bookmarks/bookmark-mark.ts";
import { type LayerName, viewsUnder } from "../choices/layers.ts";
import { isHard, type MapChoices, typesShown } from "../choices/map-choices.ts";
import { HATCH_TILE, HATCHES } from "../engine/hatches.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./legend-panel.module.css";

const PREFIX = "legend-danger";
const SMALL_HA = 10;
const LARGE_HA = 1000;

const PLACE_MARKS = {
  park: <circle cx="12" cy="12" r="9" />,
  territory: <circle cx="12" cy="12" r="4" />,
  bookmark: <path d={BOOKMARK_PATH} />,
};

interface Props {
  readonly choices: MapChoices;
  readonly layers: readonly LayerName[];
}

export function LegendPanel({ choices, layers }: Props) {
  const { t } = useTexts(areaMapTexts, liveMapTexts);
  const figures = useFigures();
  const { view, day } = choices;
  const under = viewsUnder(view, layers);
  const isShown = (name: MapViewName) => name === view || under.includes(name);
  const types = (["measures", "closures"] as const)
    .filter(isShown)
    .flatMap((name) => typesShown(name === view ? choices : { ...choices, view: name, types: [] }));
  const statuses = view === "report" ? MAP_STATUSES : choices.statuses;
  return (
    <div className={styles.legend}>
      {(isShown("fires") || view === "report") && (
        <>
          <ul aria-label={t("map.legend.fires")}>
            {statuses.map((status) => (
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
          <ul
            aria-label={t(view !== "danger" || day === 0 ? "map.legend.danger" : `map.legend.danger.${day}`)}
          >
            {DANGER_LEVELS.map((level) => (
              <li key={level}>
                <LevelSwatch level={level} prefix={PREFIX} /> {t(`danger.${level}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {types.length > 0 && (
        <ul aria-label={t("livemap.layer.restrictions")}>
          {types.map((type) => (
            <li key={type}>
              <svg
                className={styles.hatch}
                data-hard={isHard(type) || undefined}
                viewBox={`0 0 ${2 * HATCH_TILE} ${HATCH_TILE}`}
                aria-hidden="true"
              >
                <path d={HATCHES[type]} />
                <path d={HATCHES[type]} transform={`translate(${HATCH_TILE})`} />
              </svg>
              {t(`restriction.${type}`)}
            </li>
          ))}
        </ul>
      )}
      <Places isShown={isShown} />
    </div>
  );
}

const PLACES = [
  ["areas", "map.circle", "park"],
  ["territories", "map.points", "territory"],
  ["bookmarks", "livemap.view.bookmarks", "bookmark"],
] as const satisfies readonly (readonly [MapViewName, string, mark: keyof typeof PLACE_MARKS])[];

function Places({ isShown }: { readonly isShown: (view: MapViewName) => boolean }) {
  const { t } = useTexts(areaMapTexts, liveMapTexts);
  const shown = PLACES.filter(([view]) => isShown(view));
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map(([view, text, mark]) => (
        <li key={view}>
          <svg className={styles.place} data-mark={mark} viewBox="0 0 24 24" aria-hidden="true">
            {PLACE_MARKS[mark]}
          </svg>
          {t(text)}
        </li>
      ))}
    </ul>
  );
}

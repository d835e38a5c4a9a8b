import { useEffect, useState } from "react";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import { type RecordInView, recordsInView } from "../engine/in-view.ts";
import type { LiveMap } from "../engine/live-map.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { recordPath } from "../records/record-path.ts";
import type { MapRecord } from "../records/records.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-access.module.css";
import { SIDE_ID } from "./side-id.ts";

/** Returns a function that gives a record's accessible name. */
function useRecordLabel(): (record: MapRecord) => string {
  const { t } = useTexts();
  const figures = useFigures();
  return (record) => {
    switch (record.kind) {
      case "fire": {
        const name = record.name ?? t("fires.unnamed", { number: record.number });
        const size = record.sizeHa === null ? t("fires.size.unknown") : figures.size(record.sizeHa);
        return `${name}, ${t(`status.${record.status}`)}, ${size}`;
      }
      case "zone":
        return record.level === null ? record.name : `${record.name}, ${t(`danger.${record.level}`)}`;
      case "restriction":
        // Restrictions in many places can have the same title.
        return `${record.title || t(`restriction.${record.type}`)}, ${record.regions || t("restrictions.area.none")}`;
      default:
        return record.name;
    }
  };
}

/** Limit of links, so that Tab passes them quickly. For more records, the list is easier to read. */
const MOST = 10;
const SETTLED_MS = 250;

interface Props {
  readonly map: LiveMap;
  readonly records: RecordFeatures;
  readonly choices: MapChoices;
  /** Called with the focused record, to show it on the map; null if no record has the focus. */
  readonly onFocus: (record: RecordInView | null) => void;
}

/** Links to the records on the map, most severe first. Each becomes visible when it has keyboard focus. */
export function MapFeatures({ map, records, choices, onFocus }: Props) {
  const { language, t } = useTexts(liveMapTexts);
  const labelOf = useRecordLabel();
  const inView = useInView(map, records);
  if (inView.length === 0) return null;
  return (
    <nav className={styles.features} aria-label={t("mapaccess.features")} onBlur={() => onFocus(null)}>
      <ul>
        {inView.slice(0, MOST).map((each) => (
          <li key={each.record.id}>
            <SiteLink
              to={recordPath(each.record, choices, language)}
              className="visually-hidden"
              preventScrollReset
              onFocus={() => onFocus(each)}
            >
              {labelOf(each.record)}
            </SiteLink>
          </li>
        ))}
        {inView.length > MOST && (
          <li>
            <a className="visually-hidden" href={`#${SIDE_ID}`}>
              {t("mapaccess.features.list")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Returns the records in view when the map is at rest, so that nothing changes between key presses. */
function useInView(map: LiveMap, records: RecordFeatures): readonly RecordInView[] {
  const [inView, setInView] = useState<readonly RecordInView[]>([]);
  useEffect(() => {
    const look = () => {
      const { clientWidth: width, clientHeight: height } = map.canvas;
      setInView(recordsInView(records, map.camera(), { width, height }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = map.onMove(() => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });
    look();
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [map, records]);
  return inView;
}

import { useEffect, useState } from "react";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import type { LiveMap } from "../engine/live-map.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { recordPath } from "../records/record-path.ts";
import { liveMapTexts } from "../texts.ts";
import { type RecordInView, recordsInView } from "./in-view.ts";
import styles from "./map-access.module.css";
import { SIDE_ID } from "./side-id.ts";
import { useRecordLabel } from "./use-record-label.ts";

/** Tab passes so many; past them the list reads better than the map. */
const MOST = 10;
const SETTLED_MS = 250;

interface Props {
  readonly map: LiveMap;
  readonly records: RecordFeatures;
  readonly choices: MapChoices;
  /** The record that has the focus, to be shown on the map; null when none has. */
  readonly onFocus: (record: RecordInView | null) => void;
}

/** What the map shows, as links that come into sight one by one as the keyboard reaches them, gravest first. */
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

/** Looked at again once the map has come to rest, so that nothing changes under the visitor's keys. */
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

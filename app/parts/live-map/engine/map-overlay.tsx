import type { MapChoices } from "../choices/map-choices.ts";
import type { RecordInView } from "../keyboard/in-view.ts";
import { MapFeatures } from "../keyboard/map-features.tsx";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { DaySlider } from "../tools/day-slider.tsx";
import { MapTools } from "../tools/map-tools.tsx";
import type { LiveMapState } from "./use-live-map.ts";

interface Props {
  readonly live: LiveMapState;
  /** The view's records once the map has them. */
  readonly records: RecordFeatures | null;
  readonly choices: MapChoices;
  readonly title: string;
  /** The page's address under other choices. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
  /** Has what the keyboard is on stand out; null when it is on none. */
  readonly onFocus: (record: RecordInView | null) => void;
}

/** What lies over the map and needs scripts: it comes with the engine, not before the page is readable. */
export function MapOverlay({ live, records, choices, title, pathWith, onFocus }: Props) {
  return (
    <>
      {live.map && live.state === "live" && records && (
        <MapFeatures map={live.map} records={records} choices={choices} onFocus={onFocus} />
      )}
      <MapTools
        live={live}
        choices={choices}
        title={title}
        pathAt={(here) => pathWith({ selected: null, here })}
      >
        {choices.view === "danger" && <DaySlider day={choices.day} pathOf={(day) => pathWith({ day })} />}
      </MapTools>
    </>
  );
}

import type { MapChoices } from "../choices/map-choices.ts";
import type { RecordInView } from "../engine/in-view.ts";
import type { LiveMapState } from "../engine/use-live-map.ts";
import { MapFeatures } from "../keyboard/map-features.tsx";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { DaySlider } from "./day-slider.tsx";
import { MapTools } from "./map-tools.tsx";

interface Props {
  readonly live: LiveMapState;
  /** The view's records, once the map has them. */
  readonly records: RecordFeatures | null;
  readonly choices: MapChoices;
  readonly title: string;
  /** Returns the page's address with some choices changed. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
  /** Highlights the record with keyboard focus; null if there is none. */
  readonly onFocus: (record: RecordInView | null) => void;
}

/** Parts over the map that need scripts. They load with the engine, after the page is readable. */
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

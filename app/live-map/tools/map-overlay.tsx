import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import type { AroundView } from "../around/around-view.ts";
import { withSwitched } from "../choices/around-layers.ts";
import type { ChoicesProps } from "../choices/map-choices.ts";
import type { RecordInView } from "../engine/in-view.ts";
import { useAroundOnMap } from "../engine/use-around-on-map.ts";
import type { LiveMapState } from "../engine/use-live-map.ts";
import { MapFeatures } from "../keyboard/map-features.tsx";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { DaySlider } from "./day-slider.tsx";
import { MapTools } from "./map-tools.tsx";

const loadSmokeSlider = () => import("../smoke/smoke-slider.tsx");

interface Props extends ChoicesProps {
  readonly live: LiveMapState;
  /** The view's records, once the map has them. */
  readonly records: RecordFeatures | null;
  readonly title: string;
  /** Highlights the record with keyboard focus; null if there is none. */
  readonly onFocus: (record: RecordInView | null) => void;
  /** Records of other authorities; null if no source is set. */
  readonly around: AroundView | null;
  readonly writtenAt: Date;
}

/** Parts over the map that need scripts. They load with the engine, after the page is readable. */
export function MapOverlay(props: Props) {
  const { live, records, choices, title, pathWith, onFocus, around, writtenAt } = props;
  const goTo = useGoTo();
  const slider = useLazyModule(around?.smoke != null, loadSmokeSlider);
  useAroundOnMap(live, around, writtenAt);
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
        around={around}
        onAround={(name) =>
          goTo(pathWith({ around: withSwitched(choices.around, name), page: choices.page }), {
            replace: true,
          })
        }
      >
        {slider && live.map && live.state === "live" && around?.smoke && (
          <slider.SmokeSlider map={live.map} smoke={around.smoke} isBelow={choices.view === "danger"} />
        )}
        {choices.view === "danger" && <DaySlider day={choices.day} pathOf={(day) => pathWith({ day })} />}
      </MapTools>
    </>
  );
}

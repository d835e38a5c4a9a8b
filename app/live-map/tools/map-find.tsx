import { useNavigate } from "react-router";
import type { Point } from "#territory/point.ts";
import { roundedPosition } from "#territory/written-position.ts";
import type { LiveMapState } from "../use-live-map.ts";
import styles from "./map-find.module.css";
import { PlaceSearch } from "./place-search.tsx";
import type { FoundPlace } from "./search-path.ts";

const PLACE_ZOOM = 10;

interface Props {
  readonly live: LiveMapState;
  /** The page's address with a point asked about. */
  readonly pathAt: (at: Point) => string;
}

/** The search over the map: it goes to the place once the map is live, and before that to the location page. */
export function MapFind({ live: { map, state }, pathAt }: Props) {
  const navigate = useNavigate();
  function onFound(place: FoundPlace) {
    map?.goTo(roundedPosition(place), PLACE_ZOOM);
    void navigate(pathAt(place), { preventScrollReset: true });
  }
  return (
    <div className={styles.find}>
      <PlaceSearch onFound={map && state === "live" ? onFound : null} />
    </div>
  );
}

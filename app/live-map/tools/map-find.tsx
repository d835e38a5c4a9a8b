import { roundedPosition } from "#territory/rounded-position.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { ChoicesProps } from "../choices/map-choices.ts";
import type { LiveMapState } from "../engine/use-live-map.ts";
import { recordPath } from "../records/record-path.ts";
import type { FoundPlace } from "./found-places.ts";
import styles from "./map-find.module.css";
import { PlaceSearch } from "./place-search.tsx";

const PLACE_ZOOM = 10;

interface Props extends ChoicesProps {
  readonly live: LiveMapState;
}

/** The search over the map. Moves a live map to the place; before that, opens the location page. */
export function MapFind({ live: { map, state }, pathWith, choices }: Props) {
  const { language } = useTexts();
  const goTo = useGoTo();
  function onFound({ at, record }: FoundPlace) {
    const here = at && roundedPosition(at);
    if (here) map?.goTo(here, PLACE_ZOOM);
    const path = record ? recordPath(record, choices, language) : pathWith({ selected: null, here });
    void goTo(path);
  }
  return (
    <div className={styles.find}>
      <PlaceSearch onFound={map && state === "live" ? onFound : null} />
    </div>
  );
}

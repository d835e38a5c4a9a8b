import { useEffect, useState } from "react";
import type { Point } from "#territory/point.ts";
import { roundedPosition } from "#territory/rounded-position.ts";
import { askPosition } from "../../forms/ask-position.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { LiveMap } from "../engine/live-map.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-tools.module.css";
import { ToolButton } from "./tool-button.tsx";
import { usePose } from "./use-pose.ts";

const ZOOM = 9.5;
const METRES_IN_KM = 1000;
const EXACT: PositionOptions = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true };

/** West, south, east and north of the whole province. The map has nothing to show beyond these bounds. */
const PROVINCE = [-80, 44.9, -57, 62.7] as const;

function isNear({ lat, lon }: Point): boolean {
  const [west, south, east, north] = PROVINCE;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/**
 * Requests the device's position, only on a press. The dot is as precise as the device reports. The map and
 * `onPlace` get the rounded position, because the page's address contains the map's centre.
 */
function useMyPlace(map: LiveMap | null, onPlace: (about: Point) => void) {
  const [isLocating, setIsLocating] = useState(false);
  useEffect(() => () => map?.setPosition(null), [map]);
  async function locate() {
    if (!map || isLocating) return;
    setIsLocating(true);
    const found = await askPosition(EXACT);
    setIsLocating(false);
    if (typeof found === "string") {
      emitToast(`position-${found}`);
      return;
    }
    const at = { lat: found.latitude, lon: found.longitude };
    map.setPosition({ at, accuracyKm: found.accuracy / METRES_IN_KM });
    const about = roundedPosition(at);
    if (isNear(at)) map.goTo(about, ZOOM);
    onPlace(about);
  }
  return { isLocating, locate };
}

/** Degrees of turn or tilt that are too small to notice. */
const LEVEL = 0.5;

interface Props {
  readonly map: LiveMap;
  /** Returns the page's address with a requested point. */
  readonly pathAt: (here: Point) => string;
}

/** Buttons that move the map, within reach of a thumb. */
export function MoveBar({ map, pathAt }: Props) {
  const { t } = useTexts(liveMapTexts);
  const { bearing, pitch } = usePose(map);
  const goTo = useGoTo();
  const { isLocating, locate } = useMyPlace(map, (about) => void goTo(pathAt(about)));
  const isTurned = Math.abs(bearing) > LEVEL || pitch > LEVEL;
  return (
    <div className={styles.moves}>
      {isTurned && <ToolButton icon="compass" label={t("livemap.tool.north")} onClick={map.turnNorth} />}
      <ToolButton
        icon="locate"
        label={t(isLocating ? "place.locating" : "livemap.tool.locate")}
        aria-disabled={isLocating}
        onClick={locate}
      />
      <ToolButton icon="frame" label={t("livemap.tool.fitAll")} onClick={map.fitAll} />
      <ToolButton icon="plus" label={t("livemap.tool.zoomIn")} onClick={() => map.zoomBy(1)} />
      <ToolButton icon="minus" label={t("livemap.tool.zoomOut")} onClick={() => map.zoomBy(-1)} />
    </div>
  );
}

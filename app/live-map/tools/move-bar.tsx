import { useNavigate } from "react-router";
import type { Point } from "#territory/point.ts";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { LiveMap } from "../engine/live-map.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-tools.module.css";
import { ToolButton } from "./tool-button.tsx";
import { useMyPlace } from "./use-my-place.ts";
import { usePose } from "./use-pose.ts";

/** Degrees too small to notice. */
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
  const navigate = useNavigate();
  const keep = useWithLastingParameters();
  const { isLocating, locate } = useMyPlace(
    map,
    (about) => void navigate(keep(pathAt(about)), { preventScrollReset: true }),
  );
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

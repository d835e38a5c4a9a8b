import { useTexts } from "../../i18n/use-texts.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-access.module.css";
import { SIDE_ID } from "./side-id.ts";
import type { useBottomPanel } from "./use-bottom-panel.ts";

/** Button to drag the panel. Each press raises the panel: lowest, half, full, then lowest again. */
export function PanelHandle({
  height,
  handle,
}: Pick<ReturnType<typeof useBottomPanel>, "height" | "handle">) {
  const { t } = useTexts(liveMapTexts);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={t(`mapaccess.panel.${height}`)}
      aria-expanded={height !== "peek"}
      aria-controls={SIDE_ID}
      data-height={height}
      {...handle}
    />
  );
}

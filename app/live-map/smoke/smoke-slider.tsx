import { useEffect, useId, useState } from "react";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { SmokeView } from "../around/around-view.ts";
import { smokeDrawing } from "../engine/draw-smoke.ts";
import type { LiveMap } from "../engine/live-map.ts";
import styles from "./smoke-slider.module.css";
import { smokeTexts } from "./texts.ts";

interface Props {
  readonly map: LiveMap;
  readonly smoke: SmokeView;
  /** Whether the slider for the day of the danger is above this slider. */
  readonly isBelow: boolean;
}

/** Loads a picture into the browser's cache. @throws if it cannot be shown */
async function load(path: string): Promise<void> {
  const picture = new Image();
  picture.src = path;
  await picture.decode();
}

/** Slider to choose the hour of the smoke forecast on the map. There is no animation. */
export function SmokeSlider({ map, smoke: { run, legend, hours }, isBelow }: Props) {
  const { t } = useTexts(smokeTexts);
  const id = useId();
  const [path, setPath] = useState(hours[0]?.path);
  const [failed, setFailed] = useState<string | null>(null);
  // A new run or hour can remove the chosen picture.
  const at = Math.max(
    0,
    hours.findIndex((hour) => hour.path === path),
  );
  const shown = hours[at];
  const shownPath = shown?.path;
  const nextPath = hours[at + 1]?.path;

  useEffect(() => {
    if (shownPath === undefined) return;
    let isOver = false;
    load(shownPath).then(
      () => {
        if (isOver) return;
        setFailed(null);
        map.setDrawing("smoke", smokeDrawing(shownPath));
        // Load the next picture, so that the next step is shown at once.
        if (nextPath) load(nextPath).catch(() => {});
      },
      () => {
        if (isOver) return;
        // Another hour's picture would be wrong here.
        map.setDrawing("smoke", null);
        setFailed(shownPath);
      },
    );
    return () => {
      isOver = true;
    };
  }, [map, shownPath, nextPath]);
  useEffect(() => () => map.setDrawing("smoke", null), [map]);

  if (shown === undefined) return null;
  const go = (to: number) => setPath(hours[to]?.path);
  return (
    <div className={styles.slider} data-below={isBelow || undefined}>
      <label htmlFor={id} className="visually-hidden">
        {t("mapAround.smoke.slider")}
      </label>
      <div className={styles.row}>
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="chevron-left" label={t("mapAround.smoke.before")} />
        </button>
        <input
          id={id}
          type="range"
          min={0}
          max={hours.length - 1}
          step={1}
          value={at}
          aria-valuetext={shown.label}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
        <button type="button" disabled={nextPath === undefined} onClick={() => go(at + 1)}>
          <Icon name="chevron-right" label={t("mapAround.smoke.after")} />
        </button>
      </div>
      <p>
        <strong>{shown.label}</strong>
      </p>
      <p role="status">{failed === shown.path && t("mapAround.smoke.failed")}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts. */}
      <div dangerouslySetInnerHTML={{ __html: legend }} />
      <p>{t("mapAround.smoke.run", { run })}</p>
    </div>
  );
}

import { useRevalidator } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { updatesPaused } from "../../frame/updates-paused.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./pause-updates.module.css";

/** Pauses the figures that a page refreshes each minute (WCAG 2.2.2). Resuming refreshes them at once. */
export function PauseUpdates() {
  const { t } = useTexts();
  const { revalidate } = useRevalidator();
  const isPaused = updatesPaused.use();
  const press = () => {
    updatesPaused.set(!isPaused);
    if (isPaused) void revalidate();
  };
  const label = t(isPaused ? "age.resume" : "age.pause");
  return (
    <button type="button" className={`${styles.pause} screen-only`} title={label} onClick={press}>
      <Icon name={isPaused ? "play" : "pause"} label={label} size="small" />
    </button>
  );
}

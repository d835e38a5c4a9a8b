import { createPath, useNavigation } from "react-router";
import { Notice } from "../design/notice.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { useWaiting } from "./outage.ts";
import { useHydrated } from "./use-hydrated.ts";
import styles from "./waiting.module.css";

/** Shows a progress line while a page loads slowly, and a message if the network or site does not respond. */
export function Waiting() {
  const { t } = useTexts();
  const { outOfReach, target } = useWaiting();
  const { location } = useNavigation();
  const awaited = target ?? (location ? createPath(location) : null);
  if (!useHydrated()) return null;
  return (
    <>
      {awaited && <div className={styles.line} />}
      <div role="status" className={styles.away}>
        {awaited && outOfReach && (
          <Notice
            severity="warning"
            title={t(`${outOfReach}.away`)}
            actions={<a href={awaited}>{t("network.retry")}</a>}
          >
            <p>{t(`${outOfReach}.awayText`)}</p>
          </Notice>
        )}
      </div>
    </>
  );
}

import { useEffect, useState } from "react";
import { type Freshness, freshnessOf } from "#fires/freshness.ts";
import { Notice } from "../../design/notice.tsx";
import { recordServerTime, timeNow } from "../../frame/server-time.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ageNotes, type FormattedAge } from "./data-age.ts";
import styles from "./data-time.module.css";
import { PauseUpdates } from "./pause-updates.tsx";

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** Returns the milliseconds since a moment, kept up to date. The first render uses the server's time. */
function useAge(since: Date | null, serverNow: Date): number | null {
  const [now, setNow] = useState(serverNow);
  const serverTime = serverNow.getTime();
  useEffect(() => {
    recordServerTime(serverTime);
    const tick = () => setNow(new Date(timeNow()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [serverTime]);
  return since && Math.max(0, now.getTime() - since.getTime());
}

interface Props {
  readonly age: FormattedAge;
  /** Time when the server rendered the page. */
  readonly writtenAt: Date;
  /** Time of the agency's last change, formatted. */
  readonly changedAt?: string | null;
  /** True if the page refreshes its figures by itself: a button to pause this is then shown. */
  readonly isLive?: boolean;
}

/** Shows the time of the data in green, amber or red, with words if it is not fresh. */
export function DataTime({ age, writtenAt, changedAt, isLive = false }: Props) {
  const { t, formats } = useTexts();
  const milliseconds = useAge(age.readAt, writtenAt);
  if (age.readAt === null || age.written === null || milliseconds === null) {
    return (
      <p className={styles.time} data-freshness="old">
        {t("age.none")}
      </p>
    );
  }
  const freshness = freshnessOf(milliseconds);
  const isFresh = freshness === "fresh";
  const ago = milliseconds < MINUTE_MS ? t("age.now") : formats.age(milliseconds);
  return (
    <div className={styles.block}>
      <div className={styles.line}>
        {/* Green would contradict the warning below. */}
        <p className={styles.time} data-freshness={isFresh && age.isDoubted ? "late" : freshness}>
          <span>
            <time dateTime={age.readAt.toISOString()}>{t("age.read", { time: age.written.time })}</time>,{" "}
            {ago}
            <span className="print-only">, {age.written.day}</span>
          </span>
        </p>
        {isLive && <PauseUpdates />}
      </div>
      {changedAt && <p className={styles.changed}>{t("age.agency", { when: changedAt })}</p>}
      {ageNotes(age, freshness, t).map((note) => (
        <p key={note} className={styles.changed}>
          {note}
        </p>
      ))}
      <LateNotice freshness={freshness} when={age.written.dayTime} />
    </div>
  );
}

function LateNotice({ freshness, when }: { readonly freshness: Freshness; readonly when: string }) {
  const { t } = useTexts();
  if (freshness === "fresh") return null;
  return (
    <Notice severity={freshness === "late" ? "warning" : "error"} title={t(`age.${freshness}`, { when })}>
      <p>{t(`age.${freshness}Text`)}</p>
    </Notice>
  );
}

import { type Ref, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { isFleeting, removeReport, sendNow, useQueue } from "./browser-queue.ts";
import styles from "./queue-list.module.css";
import { countPhotos, hasToGo, type QueuedReport } from "./queued-report.ts";
import { queueTexts } from "./texts.ts";

interface Props {
  readonly onMend: (key: string) => void;
  readonly level?: 2 | 3;
  /** Key of a report to leave out, because the page already shows it elsewhere. */
  readonly without?: string | undefined;
}

/** Lists every report of this device with its state. Renders nothing if there are no reports. */
export function QueueList({ onMend, level = 3, without }: Props) {
  const { t } = useTexts(queueTexts);
  const { reports: all, leaving } = useQueue();
  const reports = all.filter(({ key }) => key !== without);
  const title = useRef<HTMLHeadingElement>(null);
  if (reports.length === 0) return null;
  const Title = `h${level}` as const;
  const arrived = reports.findLast(({ state }) => state === "sent");
  return (
    <section className={styles.queue} aria-labelledby="report-queue">
      <Title id="report-queue" className={styles.title} ref={title} tabIndex={-1}>
        {t("queue.title")}
      </Title>
      <p role="status" className="visually-hidden">
        {arrived && `${t("queue.toast.sent")} ${arrived.received?.reference}`}
      </p>
      <ul>
        {reports.map((report) => (
          <QueueItem
            key={report.key}
            report={report}
            isLeaving={leaving.has(report.key)}
            onMend={() => onMend(report.key)}
            // The buttons are gone, so move focus here.
            onGone={() => title.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

const ICONS = { waiting: "clock", leaving: "up", sent: "check-circle", refused: "error" } as const;

interface ItemProps {
  readonly report: QueuedReport;
  readonly isLeaving: boolean;
  readonly onMend: () => void;
  readonly onGone: () => void;
}

/** One report of this device: its place, its state and its actions. */
function QueueItem({ report, isLeaving, onMend, onGone }: ItemProps) {
  const { t, formats } = useTexts(queueTexts);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const { key, place, state, photos } = report;
  const waiting = countPhotos(report, "waiting");
  const failed = countPhotos(report, "refused", "lost");
  const shownState = state === "waiting" && isLeaving ? "leaving" : state;

  // The buttons swap, so move the focus with them.
  useEffect(() => {
    if (isAsking) cancel.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function send(): Promise<void> {
    const sent = await sendNow(key);
    if (sent && !hasToGo(sent)) onGone();
    else setTriedAt(new Date());
  }
  async function remove(): Promise<void> {
    await removeReport(key);
    onGone();
  }
  const button = (act: "sendNow" | "mend" | "remove", onClick: () => void, ref?: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
      theme="pale"
      onClick={onClick}
      aria-label={t("queue.which", { act: t(`queue.${act}`), place })}
    >
      {t(`queue.${act}`)}
    </Button>
  );
  return (
    <li className={styles.item} data-state={shownState}>
      <p className={styles.place}>{place}</p>
      <p className={styles.soft}>
        {[
          t("queue.when", { when: formats.dayTime(new Date(report.queuedAt)) }),
          ...(photos.length > 0 ? [t("queue.photos", { count: photos.length })] : []),
        ].join(", ")}
      </p>
      <p className={styles.state}>
        <Icon name={ICONS[shownState]} size="small" />
        <span>
          {t(
            shownState === "waiting" && report.hindrance === "unavailable"
              ? "queue.unavailable"
              : `queue.${shownState}`,
          )}{" "}
          <strong className={styles.reference}>{report.received?.reference}</strong>
        </span>
      </p>
      {state === "sent" && waiting > 0 && <p>{t("queue.photosWaiting", { count: waiting })}</p>}
      {state === "sent" && failed > 0 && <p>{t("queue.photosFailed", { count: failed })}</p>}
      {state === "waiting" && isFleeting(key) && <p>{t("queue.fleeting")}</p>}
      <p role="status" className={styles.tried}>
        {triedAt && hasToGo(report) && t("queue.tried", { when: formats.time(triedAt) })}
      </p>
      {isAsking ? (
        <div className={styles.actions}>
          <p id={`${id}-ask`}>{t("queue.remove.ask")}</p>
          <Button theme="delete" aria-describedby={`${id}-ask`} onClick={() => void remove()}>
            {t("queue.remove.yes")}
          </Button>
          <Button ref={cancel} theme="pale" onClick={() => setAsking(false)}>
            {t("queue.remove.no")}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          {hasToGo(report) && button("sendNow", () => void send())}
          {state === "refused" && button("mend", onMend)}
          {button(
            "remove",
            () => {
              if (state === "sent" && !hasToGo(report)) void remove();
              else setAsking(true);
            },
            opener,
          )}
        </div>
      )}
    </li>
  );
}

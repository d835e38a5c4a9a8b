import { useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useQueue } from "./browser-queue.ts";
import { QueueItem } from "./queue-item.tsx";
import styles from "./queue-list.module.css";
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

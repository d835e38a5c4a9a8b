import { useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useQueue } from "./browser-queue.ts";
import { QueueItem } from "./queue-item.tsx";
import styles from "./queue-list.module.css";
import { queueTexts } from "./texts.ts";

interface Props {
  readonly onMend: (key: string) => void;
  /** Of its heading, as the page is read. */
  readonly level?: 2 | 3;
  /** The key of the one that the page shows already. */
  readonly without?: string | undefined;
}

/** Every report of this device, and where it stands; nothing while there is none. */
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
            // Its buttons are gone: the keyboard goes on here.
            onGone={() => title.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

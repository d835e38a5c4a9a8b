import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { QueueList } from "../../parts/report-queue/queue-list.tsx";
import type { QueuedReport } from "../../parts/report-queue/queued-report.ts";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";

interface Props {
  readonly report: QueuedReport;
  readonly onMend: (key: string) => void;
  readonly onAgain: () => void;
}

/** Step for a report that is only on this device: shows what happens next, and the phone numbers. */
export function WaitingStep({ report, onMend, onAgain }: Props) {
  const { t } = useTexts(reportTexts);
  const why = report.hindrance ?? "offline";
  return (
    <>
      <Notice severity="warning" title={t(`report.waiting.${why}`)}>
        <p>{t(why === "offline" ? "report.waiting.leaves" : "report.waiting.retries")}</p>
      </Notice>
      <p>
        <strong>{t("report.waiting.call")}</strong>
      </p>
      <QueueList onMend={onMend} />
      <div className={styles.actions}>
        <Button theme="pale" onClick={onAgain}>
          {t("report.sent.again")}
        </Button>
      </div>
    </>
  );
}

import type { ReportReceived } from "#intake/reports/reports-service.ts";
import { pathTo } from "#plan/paths.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { QueueList } from "../../parts/report-queue/queue-list.tsx";
import { countPhotos, type QueuedReport } from "../../parts/report-queue/queued-report.ts";
import { queueTexts } from "../../parts/report-queue/texts.ts";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";

interface Props {
  readonly received: ReportReceived;
  /** Email address to which a copy of the report is sent. */
  readonly email: string;
  /** The report as stored on this device; null without scripts. */
  readonly report: QueuedReport | null;
  /** Whether photos of the report are being sent now. */
  readonly isLeaving: boolean;
  readonly onAgain: () => void;
}

/** Confirmation that the report is stored: its reference, and the next steps. */
export function SentStep({ received, email, report, isLeaving, onAgain }: Props) {
  const { language, t } = useTexts(reportTexts, queueTexts);
  const isHydrated = useHydrated();
  const waiting = report ? countPhotos(report, "waiting") : 0;
  const failed = report ? countPhotos(report, "refused", "lost") : 0;
  const gone = report ? countPhotos(report, "sent") : 0;
  return (
    <>
      <dl>
        <dt>{t("report.sent.reference")}</dt>
        <dd className={styles.reference}>{received.reference}</dd>
      </dl>
      <p>{t("report.sent.next")}</p>
      <p>
        <strong>{t("report.sent.change")}</strong>
      </p>
      {received.isAnswered && <p>{t("report.sent.copy", { email })}</p>}
      <p role="status" className={styles.status}>
        {waiting > 0
          ? t(isLeaving ? "report.photos.sending" : "queue.photosWaiting", { count: waiting })
          : failed > 0
            ? t("queue.photosFailed", { count: failed })
            : gone > 0 && t("report.photos.sent", { count: gone })}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={pathTo("current-situation", language)} theme="pale">
          {t("report.sent.situation")}
        </ButtonLink>
        {isHydrated ? (
          <Button theme="pale" onClick={onAgain}>
            {t("report.sent.again")}
          </Button>
        ) : (
          <ButtonLink to={pathTo("report-fire", language)} theme="pale">
            {t("report.sent.again")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface WaitingProps {
  readonly report: QueuedReport;
  readonly onMend: (key: string) => void;
  readonly onAgain: () => void;
}

/** Step for a report that is only on this device: shows what happens next, and the phone numbers. */
export function WaitingStep({ report, onMend, onAgain }: WaitingProps) {
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

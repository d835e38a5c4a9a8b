import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Run } from "#content/read-label.ts";
import { pathTo, screenAt } from "#plan/paths.ts";
import { reportTel } from "../../frame/emergency.ts";
import { removeToast, showToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { startQueue, tell, useQueue } from "./browser-queue.ts";
import { queueTexts } from "./texts.ts";

const WAITING = "report-waiting";
const toastOf = (key: string) => `report-${key}`;

/** Sends queued reports and shows their outcome on any page but the report page, which shows it elsewhere. */
export function QueueNotices() {
  const { language, t } = useTexts(queueTexts);
  const { reports } = useQueue();
  const isOwnPage = screenAt(useLocation().pathname)?.name === "report-fire";
  const isWaiting = reports.some(({ state }) => state === "waiting");
  const wasShown = useRef(false);

  useEffect(startQueue, []);
  useEffect(() => {
    if (isOwnPage || !isWaiting) {
      removeToast(WAITING);
      return;
    }
    // A visitor who closed the notice has read it: do not show it on the next page.
    if (wasShown.current) return;
    wasShown.current = true;
    showToast({
      slug: WAITING,
      type: "error",
      stays: true,
      label: [{ text: `${t("queue.toast.waiting")} ` }, { text: t("emergency.number"), href: reportTel(t) }],
    });
  }, [isOwnPage, isWaiting, t]);
  useEffect(() => {
    if (isOwnPage) return;
    const href = pathTo("report-fire", language);
    for (const { key, state, received, isTold } of reports) {
      if (isTold || state === "waiting") continue;
      const text = { text: `${t(`queue.toast.${state}`)} ` };
      const reference: readonly Run[] = received
        ? [{ text: received.reference, tag: "strong" }, { text: " " }]
        : [];
      const link = { text: t("queue.toast.see"), href };
      const type = state === "sent" ? "success" : "error";
      showToast({ slug: toastOf(key), type, stays: true, label: [text, ...reference, link] });
      void tell(key);
    }
  }, [isOwnPage, language, reports, t]);
  return null;
}

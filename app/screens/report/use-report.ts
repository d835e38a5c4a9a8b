import { useEffect, useRef, useState } from "react";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/report-fields.ts";
import { draft } from "../../parts/report-queue/browser-queue.ts";
import type { DraftPhoto } from "../../parts/report-queue/draft-photo.ts";
import { newKey } from "../../parts/report-queue/new-key.ts";
import type { Draft } from "../../parts/report-queue/queued-report.ts";
import { startReport } from "../../parts/report-queue/send-report.ts";
import type { ReportPage } from "./report-page.ts";

const NO_REPORT: Draft = { key: "", token: "", typed: NOTHING_REPORTED, photos: [] };

/** Age from which a draft loses one answer, when the fire was first seen: the person answers again. */
const SINCE_VALID_MS = 30 * 60_000;

/** The report being written. Each answer is stored on this device, and restored when the page opens. */
export function useReport(first: ReportPage) {
  const [report, setReport] = useState<Draft>({ ...NO_REPORT, ...first, photos: [] });
  /** Time of the restored draft, by this device's clock; null once the person continues it. */
  const [leftAt, setLeftAt] = useState<Date | null>(null);
  const [isRead, setRead] = useState(first.step !== "intro");
  const latest = useRef(report);
  const starting = useRef(false);
  const drawn = report.key;

  function set(next: Draft): void {
    latest.current = next;
    setReport(next);
  }

  useEffect(() => {
    if (first.step !== "intro") return;
    let isShown = true;
    draft.read().then((left) => {
      if (!isShown) return;
      setRead(true);
      // Ignore the draft if the person began a report before the draft was read.
      if (left === null || latest.current.key !== "") return;
      const { keptAt, ...was } = left;
      // In an old draft, an answer such as "just now" refers to the time of the draft.
      const isOld = Date.now() - keptAt > SINCE_VALID_MS;
      const found = isOld ? { ...was, typed: { ...was.typed, since: "" } } : was;
      latest.current = found;
      setReport(found);
      setLeftAt(new Date(keptAt));
    });
    return () => {
      isShown = false;
    };
  }, [first]);

  /** Gives the report a key, and requests the server's token with the start time. */
  async function begin(): Promise<void> {
    if (latest.current.key === "") set({ ...latest.current, key: newKey() });
    const { key, token } = latest.current;
    if (token !== "" || starting.current) return;
    starting.current = true;
    const newToken = await startReport();
    starting.current = false;
    if (newToken === "" || latest.current.key !== key) return;
    set({ ...latest.current, token: newToken });
    if (latest.current.typed !== NOTHING_REPORTED) draft.keep(latest.current);
  }

  function change(part: Partial<Draft>): void {
    set({ ...latest.current, ...part, key: latest.current.key || newKey() });
    draft.keep(latest.current);
  }

  return {
    ...report,
    leftAt,
    /** Whether the stored draft, if any, has been read. */
    isRead,
    begin,
    /** Returns the current draft, even if it has not been rendered yet. */
    now: (): Draft => latest.current,
    /** Changes answers. A late lookup result for a previous report is ignored. */
    answer(part: Partial<TypedReport>): void {
      if (drawn === "" || drawn === latest.current.key)
        change({ typed: { ...latest.current.typed, ...part } });
    },
    choosePhotos: (photos: readonly DraftPhoto[]) => change({ photos }),
    goOn(): void {
      setRead(true);
      setLeftAt(null);
    },
    /** Replaces the current report by another report. */
    load(next: Draft): void {
      set(next);
      draft.keep(next);
      setLeftAt(null);
    },
    /** Clears the form; the sent report is in the queue. */
    clear(): void {
      set(NO_REPORT);
      setLeftAt(null);
    },
    async erase(): Promise<void> {
      const { key } = latest.current;
      set(NO_REPORT);
      setLeftAt(null);
      await draft.erase(key);
    },
  };
}

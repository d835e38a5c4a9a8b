import { useEffect, useRef, useState } from "react";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/typed-report.ts";
import { draft } from "../../parts/report-queue/browser-queue.ts";
import type { DraftPhoto } from "../../parts/report-queue/draft-photo.ts";
import { newKey } from "../../parts/report-queue/new-key.ts";
import type { Draft } from "../../parts/report-queue/queued-report.ts";
import { startReport } from "../../parts/report-queue/send-report.ts";
import type { ReportPage } from "./report-page.ts";

const NO_REPORT: Draft = { key: "", token: "", typed: NOTHING_REPORTED, photos: [] };

/** When a fire was first seen is answered anew in a draft that is older. */
const SINCE_HOLDS_MS = 30 * 60_000;

/** The report that is being written: each answer is kept on this device as it is given, and found again by a page that opens. */
export function useReport(first: ReportPage) {
  const [report, setReport] = useState<Draft>({ ...NO_REPORT, ...first, photos: [] });
  /** When what was found here was written, by this device's clock; null once its writer has gone on. */
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
      // Somebody was faster than their device.
      if (left === null || latest.current.key !== "") return;
      const { keptAt, ...was } = left;
      // "Just now" was so then.
      const isOld = Date.now() - keptAt > SINCE_HOLDS_MS;
      const found = isOld ? { ...was, typed: { ...was.typed, since: "" } } : was;
      latest.current = found;
      setReport(found);
      setLeftAt(new Date(keptAt));
    });
    return () => {
      isShown = false;
    };
  }, [first]);

  /** The server's word of when somebody began, as soon as it can be had. */
  async function begin(): Promise<void> {
    if (latest.current.key === "") set({ ...latest.current, key: newKey() });
    const { key, token } = latest.current;
    if (token !== "" || starting.current) return;
    starting.current = true;
    const given = await startReport();
    starting.current = false;
    if (given === "" || latest.current.key !== key) return;
    set({ ...latest.current, token: given });
    if (latest.current.typed !== NOTHING_REPORTED) draft.keep(latest.current);
  }

  function change(part: Partial<Draft>): void {
    set({ ...latest.current, ...part, key: latest.current.key || newKey() });
    draft.keep(latest.current);
  }

  return {
    ...report,
    leftAt,
    /** What was left here, if anything, is known. */
    isRead,
    begin,
    /** As it is at this moment, whatever was last drawn. */
    now: (): Draft => latest.current,
    /** What is looked up for one report may come once it is over: it is no answer of the next. */
    answer(part: Partial<TypedReport>): void {
      if (drawn === "" || drawn === latest.current.key)
        change({ typed: { ...latest.current.typed, ...part } });
    },
    choosePhotos: (photos: readonly DraftPhoto[]) => change({ photos }),
    /** They go on with what was found. */
    goOn(): void {
      setRead(true);
      setLeftAt(null);
    },
    /** Another report, in place of this one. */
    load(next: Draft): void {
      set(next);
      draft.keep(next);
      setLeftAt(null);
    },
    /** Nothing is written any more; what was, is in the queue. */
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

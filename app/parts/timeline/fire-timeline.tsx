import type { ReactNode } from "react";
import { Disclosure } from "../../design/disclosure.tsx";
import { Icon } from "../../design/icon.tsx";
import notes from "../../design/notes.module.css";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../fire/marks.tsx";
import { useFigures } from "../units/use-figures.ts";
import styles from "./fire-timeline.module.css";
import { timelineTexts } from "./texts.ts";
import type { TimelineEntry, TimelineView } from "./timeline-view.server.ts";

/** Entries shown at once: a fire that grows for weeks can have a hundred sizes. */
const FIRST_ENTRIES = 8;

/** Lists the events of a fire, newest first. */
export function FireTimeline({ timeline }: { readonly timeline: TimelineView }) {
  const { t } = useTexts(timelineTexts);
  const { isKnown, isFailing, followedSince, entries } = timeline;
  const isQuiet = isKnown && !isFailing && entries.every(({ kind }) => kind === "started");
  return (
    <>
      {!isKnown && <p>{t("timeline.unavailable")}</p>}
      {isQuiet && <p>{t("timeline.none")}</p>}
      <Entries entries={entries.slice(0, FIRST_ENTRIES)} />
      {entries.length > FIRST_ENTRIES && (
        <Disclosure summary={t("timeline.earlier")}>
          <Entries entries={entries.slice(FIRST_ENTRIES)} />
        </Disclosure>
      )}
      {followedSince && <p className={notes.note}>{t("timeline.followed", { when: followedSince })}</p>}
      {isKnown && isFailing && <p className={notes.note}>{t("timeline.failing")}</p>}
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={styles.mark}>{markOf(entry)}</span>
          <span className={styles.what}>
            <Words entry={entry} />
          </span>
          <time dateTime={entry.iso} className={styles.when}>
            {entry.when}
          </time>
        </li>
      ))}
    </ol>
  );
}

function markOf({ kind, statusId }: TimelineEntry): ReactNode {
  if (statusId !== undefined) return <ShapeMark {...STATUS_LOOKS[statusId]} />;
  if (kind === "fire-size") return <Icon name="arrow" size="small" />;
  if (kind === "fire-contained") return <ShapeMark {...STATUS_LOOKS[4]} />;
  if (kind === "fire-located") return <Icon name="pin" size="small" />;
  return <Icon name={kind === "started" ? "calendar" : "close"} size="small" />;
}

function Words({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTexts(timelineTexts);
  const figures = useFigures();
  const { kind, statusId, statusBefore, sizeHa, sizeBefore } = entry;
  const size = (hectares: number | null | undefined) =>
    typeof hectares === "number" ? figures.size(hectares) : t("fires.size.unknown");
  const status = (id: number | undefined) => (id === undefined ? "" : t(`status.${id as 0}`));
  if (kind === "fire-size") {
    const first = sizeBefore === null ? ".first" : "";
    return t(`timeline.fire-size${first}`, { size: size(sizeHa), before: size(sizeBefore) });
  }
  return t(`timeline.${kind}`, {
    // Inside a sentence, the status is in lower case.
    status: kind === "fire-new" ? status(statusId).toLowerCase() : status(statusId),
    before: status(statusBefore).toLowerCase(),
  });
}

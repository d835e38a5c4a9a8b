import type { StatusId } from "#fires/status.ts";
import type { DatedChange, FireTimeline, Recent } from "#history/history-service.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";

/** One event of a fire, with only the fields of its kind. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: "started" | Exclude<DatedChange["kind"], "danger" | `restriction-${string}`>;
  readonly iso: string;
  readonly when: string;
  readonly statusId?: StatusId;
  readonly statusBefore?: StatusId;
  /** Size in hectares after the event; null if unknown. */
  readonly sizeHa?: number | null;
  readonly sizeBefore?: number | null;
}

export interface TimelineView {
  /** False if the history was never read, so that there may be more than `entries`. */
  readonly isKnown: boolean;
  /** True while the newest changes may be missing. */
  readonly isFailing: boolean;
  /** Start of the history, for a fire that began earlier. */
  readonly followedSince: string | null;
  /** Events, newest first. */
  readonly entries: readonly TimelineEntry[];
}

interface TimelineOptions {
  readonly startedAt: Date | null;
  /** True if the agency lists the fire now. Then the timeline omits that it was removed from the list. */
  readonly isListed: boolean;
  readonly language: Language;
  readonly now: Date;
}

export function timelineView(
  { value, isFailing }: Recent<FireTimeline>,
  { startedAt, isListed, language, now }: TimelineOptions,
): TimelineView {
  const formats = formatsOf(language);
  const shownChanges = (value?.changes ?? []).filter(({ kind }) => !(isListed && kind === "fire-gone"));
  const entries = shownChanges.flatMap((change) => entryOf(change, language, now) ?? []);
  const start =
    startedAt === null
      ? []
      : [
          {
            id: "start",
            kind: "started" as const,
            iso: startedAt.toISOString(),
            when: formats.dayTime(startedAt, now),
          },
        ];
  const since = value?.followedSince ?? null;
  const isOlder = since !== null && !value?.changes.some(({ kind }) => kind === "fire-new");
  return {
    isKnown: value !== null && since !== null,
    isFailing,
    followedSince: isOlder ? formats.dayTime(since, now) : null,
    entries: [...entries.toReversed(), ...start],
  };
}

function entryOf(change: DatedChange, language: Language, now: Date): TimelineEntry | null {
  const { id, kind, before, after, at } = change;
  if (kind === "danger" || kind.startsWith("restriction")) return null;
  const dated = { id: String(id), iso: at.toISOString(), when: formatsOf(language).dayTime(at, now) };
  const [from, to] = [before, after].map((side) => (side && "statusId" in side ? side : null));
  switch (kind) {
    case "fire-new":
      return { ...dated, kind, ...(to && { statusId: to.statusId, sizeHa: to.sizeHa }) };
    case "fire-status":
    case "fire-extinguished":
      return {
        ...dated,
        kind,
        ...(to && { statusId: to.statusId }),
        ...(from && { statusBefore: from.statusId }),
      };
    case "fire-size":
      return { ...dated, kind, sizeHa: to?.sizeHa ?? null, sizeBefore: from?.sizeHa ?? null };
    case "fire-contained":
    case "fire-gone":
    case "fire-located":
      return { ...dated, kind };
    default:
      return null;
  }
}

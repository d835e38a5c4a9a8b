import { z } from "zod";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { REPORT_STATUSES, type ReportStatus } from "#intake/reports/vocabulary.ts";
import type { Language } from "#territory/language.ts";

export const ROOT = "/operator/reports";
export const HOURS = [6, 24, 72, 168, 720] as const;

export interface Choice {
  readonly language: Language;
  /** Status that a report of each shown group has; null to show all groups. */
  readonly status: ReportStatus | null;
  readonly hours: number;
  /** Id of the group that fills the map, as `groupId` returns it. */
  readonly about: string | null;
  /** Whether the page's automatic updates are off. */
  readonly isPaused: boolean;
}

const status = z.enum(REPORT_STATUSES);

export function readChoice(query: Readonly<Record<string, string>>): Choice {
  return {
    language: query.lang === "en" ? "en" : "fr",
    status: status.safeParse(query.status).data ?? null,
    hours: HOURS.find((each) => each === Number(query.hours)) ?? 24,
    about: z.uuid().safeParse(query.about).data ?? null,
    isPaused: query.paused === "yes",
  };
}

export const queryOf = ({ language, status, hours, about, isPaused }: Choice) =>
  `?lang=${language}&status=${status ?? ""}&hours=${hours}${about === null ? "" : `&about=${about}`}${isPaused ? "&paused=yes" : ""}`;

/** Returns the id of the group's oldest report. The id stays the same when reports join the group. */
export const groupId = (group: ReportGroup): string =>
  group.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]?.id ?? "";

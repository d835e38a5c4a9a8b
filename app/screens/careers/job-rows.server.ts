import type { ContentService } from "#content/content-service.ts";
import type { Job, JobKind } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { storyAddresses } from "../../parts/story/find-story.server.ts";
import { isOpen } from "../../parts/story/open-job.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";

/** The content service's folder of jobs. */
export const JOBS = "carrieres";

/** A job as the list shows it; `closes` is the last day to apply, written out. */
export interface JobRow {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: JobKind | null;
  readonly place: string | null;
  readonly start: string | null;
  readonly closes: string | null;
  readonly closesOn: string | null;
}

type JobSummary = Omit<Job, "body">;

/** Writes out a calendar day, independently of the hour. */
export const formatCalendarDay = (day: string, language: Language): string =>
  formatsOf(language).day(new Date(`${day}T12:00:00-05:00`), new Date(0));

/** Returns the open jobs, sorted by closing date. */
export async function openJobs(content: ContentService, language: Language, now: Date): Promise<JobRow[]> {
  const jobs = (await content.list(JOBS, language)).filter(SHOWN.job).filter((job) => isOpen(job, now));
  const lastDay = ({ closes }: JobSummary) => closes ?? "9999";
  return jobs
    .toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : lastDay(a) > lastDay(b) ? 1 : 0))
    .map((job) => ({
      to: storyAddresses(job)[language],
      title: job.title,
      summary: job.summary,
      kind: job.jobKind,
      place: job.place,
      start: job.start,
      closes: job.closes && formatCalendarDay(job.closes, language),
      closesOn: job.closes,
    }));
}

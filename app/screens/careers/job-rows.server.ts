import type { ContentService } from "#content/content-service.ts";
import type { Job } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { storyAddresses } from "../../parts/story/find-story.server.ts";
import { isOpen } from "../../parts/story/open-job.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";

/** The content service's folder of jobs. */
export const JOBS = "carrieres";

type JobSummary = Omit<Job, "body">;

/** Writes a date without a time, such as 2027-02-12, in words and with its year. */
export const formatCalendarDay = (day: string, language: Language): string =>
  formatsOf(language).day(new Date(`${day}T12:00:00-05:00`), new Date(0));

/** Returns the open jobs as the list shows them, sorted by the last day to apply. */
export async function openJobs(content: ContentService, language: Language, now: Date) {
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

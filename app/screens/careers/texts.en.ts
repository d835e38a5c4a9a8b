import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "careers.title": "Careers",
  "careers.description":
    "Jobs with the agency: wildland firefighters, dispatch, prevention, airbases, mapping. Closing dates and terms.",
  "careers.lead": "The jobs you can apply for now.",
  "careers.count_one": "{{count}} job open",
  "careers.count_many": "{{count}} jobs open",
  "careers.count_other": "{{count}} jobs open",
  "careers.kind": "Type of job",
  "careers.kind.seasonal": "Seasonal",
  "careers.kind.permanent": "Permanent",
  "careers.kind.student": "Student",
  "careers.place": "Location",
  "careers.hours": "Hours",
  "careers.pay": "Pay",
  "careers.start": "Start date",
  "careers.closes": "Last day to apply",
  "careers.closed": "Applications are closed.",
  "careers.closed.text": "This job is no longer open.",
  "careers.all": "See the open jobs",
  "careers.none": "There are no open jobs right now.",
  "careers.none.text":
    "The agency hires mostly from November to March for the next season. New jobs are posted here.",
  "careers.unavailable": "Job postings are not available right now.",
  "careers.unavailable.text": "Try again in a few minutes.",
};

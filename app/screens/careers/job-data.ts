import type { JobPosting, WithContext } from "schema-dts";
import { plainText } from "#content/plain-text.ts";
import type { JobKind } from "#content/story.ts";
import type { Language } from "#territory/language.ts";
import { agencyData } from "../../frame/structured-data/agency-data.ts";
import type { JobView } from "./job-view.server.ts";

/** Job kinds in schema.org terms. */
const EMPLOYMENT: Readonly<Record<JobKind, string>> = {
  permanent: "FULL_TIME",
  seasonal: "TEMPORARY",
  student: "TEMPORARY",
};

/** Returns an open job in schema.org terms. */
export const jobData = (
  { title, summary, text, kind, place, closes, publishedAt }: JobView,
  siteUrl: string,
  language: Language,
): WithContext<JobPosting> => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title,
  description: `${summary} ${plainText(text)}`,
  ...(publishedAt && { datePosted: publishedAt }),
  ...(closes && { validThrough: closes.on }),
  ...(kind && { employmentType: EMPLOYMENT[kind] }),
  hiringOrganization: agencyData(siteUrl, language),
  jobLocation: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(place && { addressLocality: place }),
      addressRegion: "QC",
      addressCountry: "CA",
    },
  },
});

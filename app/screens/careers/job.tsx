import type { JobPosting, WithContext } from "schema-dts";
import { plainText } from "#content/plain-text.ts";
import type { JobKind } from "#content/story.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { type Fact, FactList } from "../../design/fact-list.tsx";
import { Notice } from "../../design/notice.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { agencyData } from "../../frame/structured-data/agency-data.ts";
import { StructuredData } from "../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/job";
import styles from "./careers.module.css";
import { type JobView, jobView } from "./job-view.server.ts";
import { careerTexts } from "./texts.ts";

const EMPLOYMENT: Readonly<Record<JobKind, string>> = {
  permanent: "FULL_TIME",
  seasonal: "TEMPORARY",
  student: "TEMPORARY",
};

const jobData = (
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "job");
  return jobView(context.get(servicesContext), parts.slug ?? "", language, request);
}

const FACTS = ["place", "hours", "pay", "start"] as const;

/** One job: its terms at a glance, then its description and how to apply. */
export default function JobPage({ loaderData: job }: Route.ComponentProps) {
  const { language, t } = useTexts(careerTexts);
  const { siteUrl } = useSite();
  const list = pathTo("careers", language);
  return (
    <article>
      <PageHead title={job.title} description={job.summary} addresses={job.addresses} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs
          trail={[
            { to: list, label: t("careers.title") },
            { to: job.addresses[language], label: job.title },
          ]}
        />
        <div className={pageTop.top}>
          <h1>{job.title}</h1>
          <p className={styles.lead}>{job.summary}</p>
        </div>
        {job.isOpen && (
          <StructuredData value={import.meta.env.SSR ? jobData(job, siteUrl, language) : null} />
        )}
        {!job.isOpen && (
          <Notice severity="info" title={t("careers.closed")}>
            <p>
              {t("careers.closed.text")} <SiteLink to={list}>{t("careers.all")}</SiteLink>
            </p>
          </Notice>
        )}
      </Band>
      <Band>
        <div className={styles.page}>
          <FactList
            className={styles.terms}
            facts={[
              [t("careers.kind"), job.kind && t(`careers.kind.${job.kind}`)],
              ...FACTS.map((fact): Fact => [t(`careers.${fact}`), job[fact]]),
              [
                t("careers.closes"),
                job.closes && (
                  <time key="closes" dateTime={job.closes.on}>
                    {job.closes.day}
                  </time>
                ),
              ],
            ]}
          />
          <StoryText text={job.text} living={job.living} />
        </div>
      </Band>
    </article>
  );
}

import { redirect } from "react-router";
import { servicesContext } from "../../context.ts";
import { Notice } from "../../design/notice.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { findStory, storyAddresses } from "../../parts/story/find-story.server.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { pathTo } from "../../paths.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/job";
import styles from "./careers.module.css";
import { isOpen, JOBS, writtenDay } from "./job-rows.server.ts";
import { careerTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "job");
  const services = context.get(servicesContext);
  const at = { folder: JOBS, slug: parts.slug ?? "", language };
  const { story, movedTo } = await findStory(services.content, at, request);
  if (movedTo !== null) throw redirect(movedTo, 301);
  if (story.kind !== "job") throw pageNotFound(request);
  const { title, summary, jobKind: kind, closes, place, hours, pay, start } = story;
  return {
    title,
    summary,
    kind,
    place,
    hours,
    pay,
    start,
    closes: closes && { on: closes, day: writtenDay(closes, language) },
    isOpen: isOpen(story, services.now()),
    text: story.body,
    living: await livingParts(story, services, language),
    addresses: storyAddresses(story),
  };
}

const FACTS = ["place", "hours", "pay", "start"] as const;

/** One job: its terms at a glance, then what it is and how to apply. */
export default function JobPage({ loaderData: job }: Route.ComponentProps) {
  const { language, t } = useTexts(careerTexts);
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
          <dl className={styles.terms}>
            {job.kind && (
              <div>
                <dt>{t("careers.kind")}</dt>
                <dd>{t(`careers.kind.${job.kind}`)}</dd>
              </div>
            )}
            {FACTS.map(
              (fact) =>
                job[fact] && (
                  <div key={fact}>
                    <dt>{t(`careers.${fact}`)}</dt>
                    <dd>{job[fact]}</dd>
                  </div>
                ),
            )}
            {job.closes && (
              <div>
                <dt>{t("careers.closes")}</dt>
                <dd>
                  <time dateTime={job.closes.on}>{job.closes.day}</time>
                </dd>
              </div>
            )}
          </dl>
          <StoryText text={job.text} living={job.living} />
        </div>
      </Band>
    </article>
  );
}

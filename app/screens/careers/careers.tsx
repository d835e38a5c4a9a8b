import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Tag } from "../../design/tag.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/careers";
import styles from "./careers.module.css";
import { openJobs } from "./job-rows.server.ts";
import { careerTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "careers");
  const { content, now } = context.get(servicesContext);
  const jobs = await openJobs(content, language, now());
  return { jobs, isAvailable: content.state().readAt !== null };
}

/** Lists the open jobs. */
export default function Careers({ loaderData: { jobs, isAvailable } }: Route.ComponentProps) {
  const { language, t } = useTexts(careerTexts);
  return (
    <>
      <PageHead title={t("careers.title")} description={t("careers.description")} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[{ to: pathTo("careers", language), label: t("careers.title") }]} />
        <div className={pageTop.top}>
          <h1>{t("careers.title")}</h1>
          <p className={styles.lead}>{t("careers.lead")}</p>
        </div>
      </Band>
      <Band>
        {jobs.length > 0 ? (
          <>
            <p className={styles.count}>{t("careers.count", { count: jobs.length })}</p>
            <ul className={styles.jobs}>
              {jobs.map((job) => (
                <li key={job.to}>
                  <div>
                    <h2>
                      <SiteLink to={job.to}>{job.title}</SiteLink>
                    </h2>
                    <p>{job.summary}</p>
                    {job.kind && <Tag>{t(`careers.kind.${job.kind}`)}</Tag>}
                  </div>
                  <dl>
                    {job.place && (
                      <div>
                        <dt>{t("careers.place")}</dt>
                        <dd>{job.place}</dd>
                      </div>
                    )}
                    {job.start && (
                      <div>
                        <dt>{t("careers.start")}</dt>
                        <dd>{job.start}</dd>
                      </div>
                    )}
                    {job.closes && (
                      <div>
                        <dt>{t("careers.closes")}</dt>
                        <dd>
                          <time dateTime={job.closesOn ?? undefined}>{job.closes}</time>
                        </dd>
                      </div>
                    )}
                  </dl>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState title={t(isAvailable ? "careers.none" : "careers.unavailable")}>
            <p>{t(isAvailable ? "careers.none.text" : "careers.unavailable.text")}</p>
          </EmptyState>
        )}
      </Band>
    </>
  );
}

import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { FactList } from "../../design/fact-list.tsx";
import { Band } from "../../design/section.tsx";
import { Tag } from "../../design/tag.tsx";
import { PageTop } from "../../frame/page-top.tsx";
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

export default function Careers({ loaderData: { jobs, isAvailable } }: Route.ComponentProps) {
  const { t } = useTexts(careerTexts);
  return (
    <>
      <PageTop screen="careers" title={t("careers.title")} description={t("careers.description")}>
        <p className={styles.lead}>{t("careers.lead")}</p>
      </PageTop>
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
                  <FactList
                    facts={[
                      [t("careers.place"), job.place],
                      [t("careers.start"), job.start],
                      [
                        t("careers.closes"),
                        job.closes && (
                          <time key="closes" dateTime={job.closesOn ?? undefined}>
                            {job.closes}
                          </time>
                        ),
                      ],
                    ]}
                  />
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

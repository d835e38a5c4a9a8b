import { AUDIENCES } from "#content/story.ts";
import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Pager } from "../../design/pager.tsx";
import { Band } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { FeedLinks } from "../../parts/feeds/feed-links.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/releases";
import { readReleaseChoices, releasesPath } from "./release-choices.ts";
import { ReleaseList } from "./release-list.tsx";
import styles from "./releases.module.css";
import { releasesView } from "./releases-view.server.ts";
import { releaseTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "releases", "releases-page");
  const choices = readReleaseChoices(new URL(request.url).searchParams, parts.page);
  if (!choices) throw pageNotFound(request);
  const view = await releasesView(context.get(servicesContext).content, language, choices);
  if (view.isAvailable && choices.page > view.pages) throw pageNotFound(request);
  return { choices, view };
}

/** Every press release, newest first, by audience and year. */
export default function Releases({ loaderData: { choices, view } }: Route.ComponentProps) {
  const { language, t } = useTexts(releaseTexts);
  const { audience, year, page } = choices;
  const path = (choice: Partial<typeof choices>) =>
    releasesPath(language, { ...choices, page: 1, ...choice });
  const isFirst = page === 1;
  const position = t("releases.page", { page, pages: view.pages });
  return (
    <>
      <PageTop
        screen="releases"
        title={isFirst ? t("releases.title") : `${t("releases.title")}, ${position}`}
        label={t("releases.title")}
        heading={t("releases.title")}
        description={isFirst ? t("releases.description") : `${position}. ${t("releases.description")}`}
        addresses={{ fr: releasesPath("fr", choices), en: releasesPath("en", choices) }}
      >
        <p>{t("releases.lead")}</p>
        <SaveButton what={{ kind: "releases" }} />
        <p className={styles.without}>
          <SiteLink to={pathTo("newsletter", language)}>{t("releases.newsletter")}</SiteLink>
        </p>
      </PageTop>
      <FeedLinks
        feeds={{
          releases: t("releases.title"),
          "releases-public": t("releases.feed.public"),
          "releases-industrial": t("releases.feed.industrial"),
        }}
      />
      <Band>
        {view.isAvailable ? (
          <>
            <div className={styles.choices}>
              <Segmented
                label={t("releases.audience")}
                segments={[null, ...AUDIENCES].map((each) => ({
                  to: path({ audience: each }),
                  label: t(`releases.audience.${each ?? "all"}`),
                  current: each === audience,
                }))}
              />
              <Segmented
                label={t("releases.years")}
                segments={[null, ...view.years].map((each) => ({
                  to: path({ year: each }),
                  label: each ?? t("releases.years.all"),
                  current: each === year,
                }))}
              />
            </div>
            {view.total === 0 ? (
              <EmptyState
                title={t("releases.none")}
                actions={<SiteLink to={pathTo("releases", language)}>{t("releases.all")}</SiteLink>}
              >
                <p>{t("releases.none.text")}</p>
              </EmptyState>
            ) : (
              <>
                <p className={styles.count}>{t("releases.count", { count: view.total })}</p>
                <ReleaseList rows={view.rows} level={2} />
              </>
            )}
            {view.pages > 1 && (
              <Pager
                label={t("releases.pages")}
                position={position}
                previous={page > 1 ? { to: path({ page: page - 1 }), label: t("releases.newer") } : undefined}
                next={
                  page < view.pages ? { to: path({ page: page + 1 }), label: t("releases.older") } : undefined
                }
              />
            )}
          </>
        ) : (
          <EmptyState title={t("releases.unavailable")}>
            <p>{t("releases.unavailable.text")}</p>
          </EmptyState>
        )}
      </Band>
    </>
  );
}

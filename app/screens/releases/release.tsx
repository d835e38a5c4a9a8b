import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import notes from "../../design/notes.module.css";
import { Band, Section } from "../../design/section.tsx";
import { Tag } from "../../design/tag.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { StructuredData } from "../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { articleData } from "../../parts/story/article/article-data.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { StoryTop } from "../../parts/story/story-top.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/release";
import { ReleaseBanner } from "./release-banner.tsx";
import { ReleaseList } from "./release-list.tsx";
import { releaseView } from "./release-view.server.ts";
import styles from "./releases.module.css";
import { releaseTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "release");
  return releaseView(context.get(servicesContext), parts.slug ?? "", language, request);
}

export default function Release({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(releaseTexts);
  const { siteUrl } = useSite();
  const list = pathTo("releases", language);
  return (
    <>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StructuredData
        value={import.meta.env.SSR ? articleData("NewsArticle", view, siteUrl, language) : null}
      />
      <article>
        <StoryTop
          title={view.title}
          summary={view.summary}
          trail={[
            { to: list, label: t("releases.title") },
            { to: view.addresses[language], label: view.title },
          ]}
        >
          <p className={styles.facts}>
            <time dateTime={view.publishedAt}>{t("releases.published", { when: view.published })}</time>
            {view.audience && <Tag>{t(`releases.audience.${view.audience}`)}</Tag>}
          </p>
        </StoryTop>
        <Band>
          <StoryText text={view.text} living={view.living} />
          <ReleaseBanner />
        </Band>
      </article>
      {view.others.length > 0 && (
        <div className="screen-only">
          <Band tone="lichen">
            <Section id="others" title={t("releases.latest")}>
              <ReleaseList rows={view.others} level={3} />
              <p className={notes.more}>
                <SiteLink to={list}>{t("releases.all")}</SiteLink>
              </p>
            </Section>
          </Band>
        </div>
      )}
    </>
  );
}

import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import pageTop from "../../design/page-top.module.css";
import { Pager } from "../../design/pager.tsx";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { FeedLinks } from "../../parts/feeds/feed-links.tsx";
import { ArticleCards } from "../../parts/story/article/article-cards.tsx";
import type { ArticleCard } from "../../parts/story/article/article-view.server.ts";
import { StoryIllustration } from "../../parts/story/illustration.tsx";
import { readPageNumber } from "../../parts/story/page-number.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/blog";
import styles from "./blog.module.css";
import { blogView } from "./blog-view.server.ts";
import { blogTexts } from "./texts.ts";

/** Returns the address of a page of the blog's list. The first page's address has no number. */
const blogPath = (language: Language, page: number): string =>
  page === 1 ? pathTo("blog", language) : pathTo("blog-page", language, { page: String(page) });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "blog", "blog-page");
  const page = readPageNumber(parts.page);
  if (page === null) throw pageNotFound(request);
  const view = await blogView(context.get(servicesContext).content, language, page);
  if (view.isAvailable && page > view.pages) throw pageNotFound(request);
  return view;
}

/** The blog's list: the newest article large, the others next to each other. */
export default function Blog({ loaderData: { isAvailable, page, pages, cards } }: Route.ComponentProps) {
  const { language, t } = useTexts(blogTexts);
  const isFirst = page === 1;
  const position = t("fires.page.current", { page, pages });
  const [lead, ...others] = cards;
  return (
    <>
      <PageHead
        title={isFirst ? t("blog.title") : `${t("blog.title")}, ${position}`}
        description={isFirst ? t("blog.description") : `${position}. ${t("blog.description")}`}
        addresses={{ fr: blogPath("fr", page), en: blogPath("en", page) }}
      />
      <FeedLinks feeds={{ blog: t("blog.title") }} />
      <Band tone="lichen" space="tight">
        <Crumbs trail={[{ to: pathTo("blog", language), label: t("blog.title") }]} />
        <div className={pageTop.top}>
          <h1>{t("blog.title")}</h1>
          <p className={styles.lead}>{t("blog.lead")}</p>
        </div>
      </Band>
      <Band>
        {isAvailable ? (
          <>
            {isFirst && lead && <LeadArticle card={lead} />}
            <ArticleCards cards={isFirst ? others : cards} level={2} />
            {pages > 1 && (
              <Pager
                label={t("blog.pages")}
                position={position}
                previous={page > 1 ? { to: blogPath(language, page - 1), label: t("blog.newer") } : undefined}
                next={page < pages ? { to: blogPath(language, page + 1), label: t("blog.older") } : undefined}
              />
            )}
          </>
        ) : (
          <EmptyState title={t("blog.unavailable")}>
            <p>{t("blog.unavailable.text")}</p>
          </EmptyState>
        )}
      </Band>
    </>
  );
}

function LeadArticle({
  card: { to, title, summary, published, illustration },
}: {
  readonly card: ArticleCard;
}) {
  return (
    <article className={styles.leadArticle}>
      <div className={styles.picture}>{illustration && <StoryIllustration name={illustration} />}</div>
      <div className={styles.words}>
        <h2>
          <SiteLink to={to}>{title}</SiteLink>
        </h2>
        {summary && <p>{summary}</p>}
        {published && <time dateTime={published.at}>{published.day}</time>}
      </div>
    </article>
  );
}

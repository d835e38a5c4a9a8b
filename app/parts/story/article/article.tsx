import type { ReactNode } from "react";
import notes from "../../../design/notes.module.css";
import { Band, Section } from "../../../design/section.tsx";
import type { Crumbs } from "../../../frame/crumbs.tsx";
import { PageHead } from "../../../frame/page-head.tsx";
import { SiteLink } from "../../../frame/site-link.tsx";
import { StructuredData } from "../../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../../frame/use-site.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { storyTexts } from "../texts.ts";
import { ArticleCards } from "./article-cards.tsx";
import { articleData } from "./article-data.ts";
import { ArticleTop } from "./article-top.tsx";
import type { ArticleView } from "./article-view.server.ts";
import { LongText } from "./long-text.tsx";
import { ShareStory } from "./share-story.tsx";

interface Props {
  readonly view: ArticleView;
  /** Breadcrumbs below home, without the article itself. */
  readonly above: Parameters<typeof Crumbs>[0]["trail"];
  /** Link from the related stories to the full list. */
  readonly more: { readonly to: string; readonly label: string };
  /** Content between the header and the text. */
  readonly children?: ReactNode;
}

/** An article's page: header, text with its contents, share links and related articles. */
export function Article({ view, above, more, children }: Props) {
  const { language, t } = useTexts(storyTexts);
  const { siteUrl } = useSite();
  const { title, summary, addresses, related } = view;
  const days = { publishedAt: view.published?.at ?? null, updatedAt: view.updated?.at ?? null };
  return (
    <>
      <PageHead title={title} description={summary} addresses={addresses} />
      <StructuredData
        value={import.meta.env.SSR ? articleData("Article", { ...view, ...days }, siteUrl, language) : null}
      />
      <article>
        <ArticleTop view={view} trail={[...above, { to: addresses[language], label: title }]} />
        {children}
        <Band>
          <LongText text={view.text} living={view.living}>
            <ShareStory title={title} path={addresses[language]} />
          </LongText>
        </Band>
      </article>
      {related.length > 0 && (
        <div className="screen-only">
          <Band tone="lichen">
            <Section id="story-related" title={t("story.related")}>
              <ArticleCards cards={related} level={3} />
              <p className={notes.more}>
                <SiteLink to={more.to}>{more.label}</SiteLink>
              </p>
            </Section>
          </Band>
        </div>
      )}
    </>
  );
}

import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Band, Section } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { ArticleCards } from "../../parts/story/article/article-cards.tsx";
import { ArticleTop } from "../../parts/story/article/article-top.tsx";
import { findStory } from "../../parts/story/find-story.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/category";
import { categoryView, PREVENTION } from "./prevention-view.server.ts";
import { preventionTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "prevention-category");
  const services = context.get(servicesContext);
  const at = { folder: PREVENTION, slug: parts.category ?? "", language };
  const story = await findStory(services.content, at, request);
  if (!SHOWN["prevention-category"](story)) throw pageNotFound(request);
  return categoryView(services, story, language);
}

/** One category: its articles, then the information common to them. */
export default function Category({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(preventionTexts);
  const { title, summary, addresses } = view;
  return (
    <>
      <PageHead title={title} description={summary} addresses={addresses} />
      <ArticleTop
        view={{ ...view, published: null, updated: null }}
        trail={[
          { to: pathTo("prevention", language), label: t("prevention.title") },
          { to: addresses[language], label: title },
        ]}
      />
      <Band>
        <StoryText text={view.text} living={view.living} />
      </Band>
      <Band tone="lichen">
        <Section id="articles" title={t("prevention.articles")}>
          <ArticleCards cards={view.articles} level={3} />
        </Section>
      </Band>
    </>
  );
}

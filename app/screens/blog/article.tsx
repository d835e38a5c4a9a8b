import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { Article } from "../../parts/story/article/article.tsx";
import { articleView } from "../../parts/story/article/article-view.server.ts";
import { findStory } from "../../parts/story/find-story.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/article";
import { BLOG } from "./blog-view.server.ts";
import { blogTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "blog-article");
  const services = context.get(servicesContext);
  const at = { folder: BLOG, slug: parts.slug ?? "", language };
  const story = await findStory(services.content, at, request);
  if (!SHOWN["blog-article"](story)) throw pageNotFound(request);
  return articleView(services, story, language);
}

export default function BlogArticle({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(blogTexts);
  const list = pathTo("blog", language);
  return (
    <Article
      view={view}
      above={[{ to: list, label: t("blog.title") }]}
      more={{ to: list, label: t("blog.all") }}
    />
  );
}

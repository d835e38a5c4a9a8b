import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { Article } from "../../parts/story/article/article.tsx";
import { articleView } from "../../parts/story/article/article-view.server.ts";
import { SHOWN } from "../../parts/story/shown-stories.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/article";
import { findArticle } from "./prevention-view.server.ts";
import { preventionTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "prevention-article");
  const services = context.get(servicesContext);
  const at = { category: parts.category ?? "", slug: parts.slug ?? "", language };
  const { story, category } = await findArticle(services, at, request);
  if (!SHOWN["prevention-article"](story)) throw pageNotFound(request);
  return { category, article: await articleView(services, story, language) };
}

export default function PreventionArticle({ loaderData: { category, article } }: Route.ComponentProps) {
  const { language, t } = useTexts(preventionTexts);
  const all = { to: pathTo("prevention", language), label: t("prevention.title") };
  return (
    <Article
      view={article}
      above={category ? [all, { to: category.to, label: category.title }] : [all]}
      more={category ? { to: category.to, label: t("prevention.back", { category: category.title }) } : all}
    />
  );
}

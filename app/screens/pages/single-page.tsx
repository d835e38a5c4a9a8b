import { servicesContext } from "../../context.ts";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/single-page";
import { SINGLE_PAGES } from "./folder-pages.ts";
import { pageView } from "./page-view.server.ts";
import styles from "./pages.module.css";
import { StoryTop } from "./story-top.tsx";
import { pageTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, language } = screenOf(request, "permits", "privacy", "terms", "accessibility");
  const at = { folder: "", slug: SINGLE_PAGES[name][language], language };
  return pageView(context.get(servicesContext), at, request);
}

/** A page of words alone of its kind: permits, privacy, terms, accessibility. */
export default function SinglePage({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(pageTexts);
  return (
    <article>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StoryTop
        title={view.title}
        summary={view.summary}
        trail={[{ to: view.addresses[language], label: view.title }]}
      />
      <Band>
        <StoryText text={view.text} living={view.living} />
        {view.published && (
          <p className={styles.updated}>
            <time dateTime={view.published.at}>{t("pages.published", { when: view.published.day })}</time>
          </p>
        )}
      </Band>
    </article>
  );
}

import { servicesContext } from "../../context.ts";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { LongText } from "../../parts/story/article/long-text.tsx";
import { StoryFacts } from "../../parts/story/article/story-facts.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/single-page";
import { SINGLE_PAGES } from "./folder-pages.ts";
import { pageView } from "./page-view.server.ts";
import styles from "./pages.module.css";
import { StoryTop } from "./story-top.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, language } = screenOf(request, "permits", "privacy", "terms", "accessibility");
  const at = { folder: "", slug: SINGLE_PAGES[name][language], language };
  return pageView(context.get(servicesContext), at, request);
}

/** A page of words alone of its kind: permits, privacy, terms, accessibility. */
export default function SinglePage({ loaderData: view }: Route.ComponentProps) {
  const { language } = useTexts();
  return (
    <article>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StoryTop
        title={view.title}
        summary={view.summary}
        trail={[{ to: view.addresses[language], label: view.title }]}
      />
      <Band>
        <LongText text={view.text} living={view.living}>
          <div className={styles.dates}>
            <StoryFacts published={view.published} updated={view.updated} />
          </div>
        </LongText>
      </Band>
    </article>
  );
}

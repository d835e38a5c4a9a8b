import { servicesContext } from "../../context.ts";
import { StoryFacts } from "../../parts/story/article/story-facts.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/single-page";
import { SINGLE_PAGES } from "./folder-pages.ts";
import { PageOfWords } from "./page-of-words.tsx";
import { pageView } from "./page-view.server.ts";
import styles from "./pages.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, language } = screenOf(request, "permits", "privacy", "terms", "accessibility");
  const at = { folder: "", slug: SINGLE_PAGES[name][language], language };
  return pageView(context.get(servicesContext), at, request);
}

/** A text page with a screen of its own: permits, privacy, terms, accessibility. */
export default function SinglePage({ loaderData: view }: Route.ComponentProps) {
  return (
    <PageOfWords view={view}>
      <div className={styles.dates}>
        <StoryFacts published={view.published} updated={view.updated} />
      </div>
    </PageOfWords>
  );
}

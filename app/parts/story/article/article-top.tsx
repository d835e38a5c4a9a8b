import pageTop from "../../../design/page-top.module.css";
import { Band } from "../../../design/section.tsx";
import { Crumbs } from "../../../frame/crumbs.tsx";
import { StoryIllustration } from "../illustration.tsx";
import styles from "./article-top.module.css";
import type { ArticleView } from "./article-view.server.ts";
import { StoryFacts } from "./story-facts.tsx";

interface Props {
  readonly view: Pick<ArticleView, "title" | "summary" | "illustration" | "published" | "updated"> & {
    readonly minutes?: number;
  };
  readonly trail: Parameters<typeof Crumbs>[0]["trail"];
}

/** Header of an article: breadcrumbs, title, summary, dates and reading time. */
export function ArticleTop({ view, trail }: Props) {
  return (
    <Band tone="lichen" space="tight" ornament={view.illustration === null}>
      <Crumbs trail={trail} />
      <div className={styles.beside}>
        <div className={pageTop.top}>
          <h1 className={styles.heading}>{view.title}</h1>
          {view.summary && <p className={styles.lead}>{view.summary}</p>}
          <StoryFacts published={view.published} updated={view.updated} minutes={view.minutes} />
        </div>
        {view.illustration && <StoryIllustration name={view.illustration} />}
      </div>
    </Band>
  );
}

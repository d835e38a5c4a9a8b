import { SiteLink } from "../../frame/site-link.tsx";
import type { ArticleCard } from "../../parts/story/article/article-view.server.ts";
import { StoryIllustration } from "../../parts/story/illustration.tsx";
import styles from "./lead-article.module.css";

export function LeadArticle({
  card: { to, title, summary, published, illustration },
}: {
  readonly card: ArticleCard;
}) {
  return (
    <article className={styles.lead}>
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

import { SiteLink } from "../../frame/site-link.tsx";
import { StoryIllustration } from "../../parts/story/illustration.tsx";
import styles from "./category-cards.module.css";
import type { CategoryCard } from "./prevention-view.server.ts";

/** The categories, each with its drawing and its articles: one press leads to the advice. */
export function CategoryCards({ cards }: { readonly cards: readonly CategoryCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, summary, illustration, articles }) => (
        <li key={to}>
          {illustration && <StoryIllustration name={illustration} lazy />}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{summary}</p>
            <ul className={styles.articles}>
              {articles.map((article) => (
                <li key={article.to}>
                  <SiteLink to={article.to}>{article.title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

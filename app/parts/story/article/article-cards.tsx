import { SiteLink } from "../../../frame/site-link.tsx";
import { StoryIllustration } from "../illustration.tsx";
import styles from "./article-cards.module.css";
import type { ArticleCard } from "./article-view.server.ts";

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly level: 2 | 3;
}

/** Cards of articles side by side, each with its summary. */
export function ArticleCards({ cards, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, summary, published, illustration }) => (
        <li key={to} className={styles.card}>
          {illustration && <StoryIllustration name={illustration} lazy />}
          <Heading className={styles.title}>
            <SiteLink to={to}>{title}</SiteLink>
          </Heading>
          {summary && <p>{summary}</p>}
          {published && (
            <time className={styles.date} dateTime={published.at}>
              {published.day}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

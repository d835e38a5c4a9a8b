import { useLocation } from "react-router";
import { FEED_TYPES, type FeedKind, feedPath } from "../../feed-path.ts";
import { languageOfPath } from "../../paths.ts";

interface Props {
  /** By what feed readers call each: words that the page has, so that it loads no others for them. */
  readonly feeds: Readonly<Partial<Record<FeedKind, string>>>;
}

/** Names feeds to feed readers that are given the page's address; React lifts the links into the head. */
export function FeedLinks({ feeds }: Props) {
  const language = languageOfPath(useLocation().pathname);
  return (Object.entries(feeds) as [FeedKind, string][]).map(([kind, title]) => (
    <link
      key={kind}
      rel="alternate"
      type={FEED_TYPES.atom}
      title={title}
      href={feedPath(kind, "atom", language)}
    />
  ));
}

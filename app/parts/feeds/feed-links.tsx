import { useLocation } from "react-router";
import { FEED_TYPES, type FeedKind, feedPath } from "#plan/feed-path.ts";
import { languageOfPath } from "#plan/paths.ts";

interface Props {
  /** Titles for feed readers. Use texts that the page already has, so that it loads no others. */
  readonly feeds: Readonly<Partial<Record<FeedKind, string>>>;
}

/** Declares feeds to feed readers that get the page's address. React moves the links into the head. */
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

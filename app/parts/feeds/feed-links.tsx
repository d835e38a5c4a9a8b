import { FEED_KINDS, FEED_TYPES, type FeedKind, feedPath } from "../../feed-path.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { feedTexts } from "./texts.ts";

/** Names feeds to feed readers that are given the page's address; React lifts the links into the head. */
export function FeedLinks({ kinds }: { readonly kinds: readonly FeedKind[] }) {
  const { language, t } = useTexts(feedTexts);
  return FEED_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
    <link
      key={kind}
      rel="alternate"
      type={FEED_TYPES.atom}
      title={t(`feeds.${kind}`)}
      href={feedPath(kind, "atom", language)}
    />
  ));
}

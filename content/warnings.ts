import { LRUCache } from "lru-cache";

/** A part of a story that pages omit. `name` can be any text from outside. */
export interface LeftOut {
  readonly kind: "link" | "picture" | "node" | "mark" | "anchor" | "blok" | "part" | "field";
  readonly name: string;
}

export type Warn = (leftOut: LeftOut) => void;

const REASONS = {
  link: "Link refused:",
  picture: "Picture refused:",
  node: "No resolver found for node type",
  mark: "No resolver found for mark type",
  anchor: "Anchor refused:",
  blok: "No component found for blok",
  part: "Required field missing in blok",
  field: "Field unreadable:",
} as const satisfies Record<LeftOut["kind"], string>;

/** Returns the reason why a part was omitted, for a log line. */
export const reasonFor = ({ kind, name }: LeftOut): string => `${REASONS[kind]} ${name.slice(0, 80)}`;

/** Limits on the stories whose warnings are remembered, and on the logged warnings of each story. */
const MOST = { stories: 2000, parts: 50 };

/** Makes a function that logs each warning of a story once, although each publication rereads all stories. */
export function createWarnings<T extends { readonly story: string }>(
  log: (warning: T) => void,
  most = MOST,
): (warning: T) => void {
  const stories = new LRUCache<string, Set<string>>({ max: most.stories, memoMethod: () => new Set() });
  return (warning) => {
    const logged = stories.memo(warning.story);
    const key = JSON.stringify(warning);
    if (logged.has(key) || logged.size >= most.parts) return;
    logged.add(key);
    log(warning);
  };
}

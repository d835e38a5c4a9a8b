import type { Graph, Thing, WithContext } from "schema-dts";

/** What a page says of itself in the words of schema.org. */
export type StructuredThing = Graph | WithContext<Exclude<Thing, string>>;

interface Props {
  /**
   * Null in the browser, so that what makes it stays on the server: write `import.meta.env.SSR ? make() : null`. Search engines
   * read the first document, and nothing else asks for it.
   */
  readonly value: StructuredThing | null;
}

/** Tells search engines what a page is about (JSON-LD): data, which no content policy lets run. */
export function StructuredData({ value }: Props) {
  // A closing tag in a title would end the block.
  const __html = value === null ? "" : JSON.stringify(value).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, without a sign that HTML would read.
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  );
}

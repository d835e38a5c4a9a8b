import type { Graph, Thing, WithContext } from "schema-dts";

/** A page's description in schema.org terms. */
export type StructuredThing = Graph | WithContext<Exclude<Thing, string>>;

interface Props {
  /**
   * The description; null in the browser, so that the code that makes it stays on the server: write
   * `import.meta.env.SSR ? make() : null`. Only search engines need it, and they read the first document.
   */
  readonly value: StructuredThing | null;
}

/** Describes a page to search engines (JSON-LD). Content policies allow it because data does not run. */
export function StructuredData({ value }: Props) {
  // A closing tag in a title would end the script element.
  const __html = value === null ? "" : JSON.stringify(value).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, without a sign that HTML would read.
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  );
}

import { z } from "zod";

const TITLE = /<meta property="og:title" content="([^"]*)"/;
const DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
const trail = z.object({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z.array(z.object({ name: z.string() })),
});

const MARKS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, mark) => MARKS[mark] ?? whole);

/** Returns the title and section that a page's HTML has for other sites; null without such a title. */
export function sharedPage(html: string): { readonly title: string; readonly section: string | null } | null {
  const title = TITLE.exec(html)?.[1]?.trim();
  if (!title) return null;
  const trails = [...html.matchAll(DATA)].flatMap(
    ([, json = ""]) => trail.safeParse(JSON.parse(json)).data ?? [],
  );
  // The trail begins with home and the section; the last item is the page itself.
  const [, section, ...rest] = trails[0]?.itemListElement ?? [];
  return { title: unescaped(title), section: rest.length > 0 && section ? section.name : null };
}

import { PERSON } from "./browse.ts";

const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" } as const;

/** Response to a visitor without scripts: status, headers, HTML and the text of the page's main part. */
export interface PlainPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly text: string;
}

/** Returns the text of HTML, with each run of white space as one space. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])
    .replace(/\s+/g, " ");
}

export async function plainPage(address: string): Promise<PlainPage> {
  const language = new URL(address).pathname.startsWith("/en/") ? "en" : "fr";
  const answer = await fetch(address, {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${language}` },
  });
  const html = await answer.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html;
  return { status: answer.status, headers: answer.headers, html, text: textOf(main) };
}

/** Returns the HTML of the section with an ID, or an empty string if the page lacks the section. */
export function sectionOf(html: string, id: string): string {
  return new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { markdownToStoryblokRichtext } from "@storyblok/richtext/markdown-parser";
import { lazy } from "#territory/lazy.ts";
import { targetOf } from "./links-in-words.ts";
import { isList, isObject, type Json, type JsonObject, mapObjects } from "./story.ts";

type Parser = { readonly markdownToStoryblokRichtext: typeof markdownToStoryblokRichtext };
const require = createRequire(import.meta.url);

/**
 * Loads the service's own Markdown parser on first use, because loading takes half a second and 100 MB.
 * Loads the parser's file by its path, because the build that `require` would choose does not run.
 */
const parser = lazy((): Parser => {
  const home = dirname(require.resolve("@storyblok/richtext/package.json"));
  return require(join(home, "dist/markdown-parser.mjs"));
});

type RichText = { readonly type: "doc"; readonly content: readonly Json[] };

/** Replaces `story:` in links while they are parsed, because the parser drops links of unknown schemes. */
const DISGUISE = "https://story.invalid/";
const disguised = (markdown: string) =>
  markdown.replaceAll(/(\]\(\s*<?|\]:\s*<?)story:\/?/g, `$1${DISGUISE}`);

/** Separator of texts that are parsed together. No writer types these characters. */
const BETWEEN = "\uFFFC\uFFFC";

/**
 * Parses Markdown texts to rich text, and resolves their links. One call of the parser parses all texts,
 * because each call spends seven milliseconds to set up a DOM.
 */
export function richTexts(markdowns: readonly string[]): RichText[] {
  const documents: Json[][] = [[]];
  for (const node of parsed(markdowns.join(`\n\n${BETWEEN}\n\n`))) {
    if (isBetween(node)) documents.push([]);
    else if (isEmptyParagraph(node)) continue;
    else documents.at(-1)?.push(mapObjects(node, withTarget));
  }
  // A code fence without an end swallows the texts after it. If there is one, each text is parsed separately.
  if (documents.length !== markdowns.length) return markdowns.flatMap((markdown) => richTexts([markdown]));
  return documents.map((content) => ({ type: "doc", content }));
}

function parsed(markdown: string): readonly Json[] {
  // The result is plain JSON, but the parser's types describe every kind of node.
  const { content } = parser().markdownToStoryblokRichtext(disguised(markdown)) as unknown as JsonObject;
  return isList(content) ? content : [];
}

function isBetween(node: Json): boolean {
  if (!isObject(node) || !isList(node.content)) return false;
  const [text] = node.content;
  return isObject(text) && text.text === BETWEEN;
}

/** Returns true for the empty paragraph that the parser leaves when it moves a picture out of it. */
const isEmptyParagraph = (node: Json): boolean =>
  isObject(node) && node.type === "paragraph" && node.content === undefined;

function withTarget(node: JsonObject): JsonObject {
  if (node.type !== "link" || !isObject(node.attrs) || typeof node.attrs.href !== "string") return node;
  const { linktype, uuid, anchor, address } = targetOf(node.attrs.href.replace(DISGUISE, "story:"));
  return { ...node, attrs: { ...node.attrs, href: address, linktype, uuid, anchor } };
}

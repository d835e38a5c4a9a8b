import { markdownToStoryblokRichtext } from "@storyblok/richtext/markdown-parser";
import { foldLines } from "./fold-lines.ts";
import { targetOf } from "./links-in-words.ts";
import { isObject, type Json, type JsonObject, mapObjects } from "./story.ts";

/** The parser drops a link of a scheme it does not know: a story's passes under this address. */
const DISGUISE = "https://story.invalid/";
const disguised = (markdown: string) =>
  markdown.replaceAll(/(\]\(\s*<?|\]:\s*<?)story:\/?/g, `$1${DISGUISE}`);

/** Markdown as a rich text document of the service, its links told apart. */
export function richText(markdown: string): { readonly type: "doc"; readonly content: readonly Json[] } {
  // What the parser gives is JSON by its own words; its types name each node instead.
  const doc = markdownToStoryblokRichtext(disguised(foldLines(markdown))) as unknown as JsonObject;
  const { content } = doc;
  return {
    type: "doc",
    content: Array.isArray(content) ? content.map((node) => mapObjects(node, withTarget)) : [],
  };
}

function withTarget(node: JsonObject): JsonObject {
  if (node.type !== "link" || !isObject(node.attrs) || typeof node.attrs.href !== "string") return node;
  const { linktype, uuid, anchor, address } = targetOf(node.attrs.href.replace(DISGUISE, "story:"));
  return { ...node, attrs: { ...node.attrs, href: address, linktype, uuid, anchor } };
}

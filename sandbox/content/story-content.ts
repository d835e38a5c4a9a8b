import type { Language } from "#territory/language.ts";
import { configurationFields } from "./configuration-sheet.ts";
import { uuidOf } from "./identity.ts";
import { multilink } from "./links-in-words.ts";
import type { LivingPart } from "./living-part.ts";
import { richTexts } from "./rich-text.ts";
import type { Json, JsonObject } from "./story.ts";
import type { Piece, StoryFile } from "./story-file.ts";

/** Component names of the items in a dynamic block. In the service, each item is a block too. */
const ITEM = { steps: "step", accordion: "accordion_item", figures: "figure" } as const;

/** Returns a story's fields in one language, as the service stores them. Parses the text on first use. */
export function storyContent(
  path: string,
  { facts, words, bodies }: StoryFile,
  language: Language,
): JsonObject {
  const { component, fr, en, order: _order, tags: _tags, draft: _draft, published: _, ...fields } = facts;
  const { slug: _slug, ...english } = en;
  let cachedBody: JsonObject | undefined;
  return {
    ...withoutAbsent({
      _uid: uuidOf(`${path}/content`),
      component,
      ...(facts.component === "configuration"
        ? configurationFields(`${path}/${language}`, facts[language])
        : language === "fr"
          ? fr
          : english),
      ...fields,
      related: facts.related.map((related) => uuidOf(related)),
    }),
    get body() {
      cachedBody ??= bodies?.[language] ?? body(`${path}/${language}`, words[language]);
      return cachedBody;
    },
  };
}

type Read = (markdown: string) => Json;

function body(key: string, pieces: readonly Piece[]): JsonObject {
  const texts = [...new Set(pieces.flatMap(textsOf))];
  const documents = richTexts(texts);
  const read = (markdown: string) => documents[texts.indexOf(markdown)] ?? { type: "doc", content: [] };
  const content = pieces.flatMap((piece, at): readonly Json[] =>
    "markdown" in piece ? read(piece.markdown).content : [blok(`${key}/${at}`, piece.part, read)],
  );
  return { type: "doc", content };
}

function textsOf(piece: Piece): string[] {
  if ("markdown" in piece) return [piece.markdown];
  const { part } = piece;
  const hasTexts = part.component === "steps" || part.component === "accordion";
  return hasTexts ? part.items.map(({ text }) => text) : [];
}

function blok(key: string, part: LivingPart, read: Read): JsonObject {
  const fields = { _uid: uuidOf(`${key}/part`), ...fieldsOf(key, part, read) };
  return { type: "blok", attrs: { id: uuidOf(key), body: [fields] } };
}

function fieldsOf(key: string, part: LivingPart, read: Read): JsonObject {
  switch (part.component) {
    case "call_to_action":
      return withoutAbsent({ ...part, link: multilink(part.link) });
    case "steps":
    case "accordion":
      return withoutAbsent({
        ...part,
        items: part.items.map(({ title, text }, at) => ({
          ...itemHead(key, at, part.component),
          title,
          text: read(text),
        })),
      });
    case "figures":
      return {
        ...part,
        items: part.items.map((item, at) => ({ ...itemHead(key, at, part.component), ...item })),
      };
    default:
      return withoutAbsent(part);
  }
}

const itemHead = (key: string, at: number, part: keyof typeof ITEM) => ({
  _uid: uuidOf(`${key}/items/${at}`),
  component: ITEM[part],
});

const withoutAbsent = (fields: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

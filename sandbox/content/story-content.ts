import type { Language } from "#territory/language.ts";
import { uuidOf } from "./identity.ts";
import { multilink } from "./links-in-words.ts";
import type { LivingPart } from "./living-part.ts";
import { richText } from "./rich-text.ts";
import type { Json, JsonObject } from "./story.ts";
import type { Piece, StoryFile } from "./story-file.ts";

/** What an item of each part is called: in the service it is a block too. */
const ITEM = { steps: "step", accordion: "accordion_item", figures: "figure" } as const;

/** A story's fields in one language, as the service keeps them. */
export function storyContent(path: string, { facts, words }: StoryFile, language: Language): JsonObject {
  const { component, fr, en, order: _order, tags: _tags, draft: _draft, published: _, ...fields } = facts;
  const { slug: _slug, ...english } = en;
  return withoutAbsent({
    _uid: uuidOf(`${path}/content`),
    component,
    ...(language === "fr" ? fr : english),
    ...fields,
    related: facts.related.map((related) => uuidOf(related)),
    body: body(`${path}/${language}`, words[language]),
  });
}

function body(key: string, pieces: readonly Piece[]): JsonObject {
  const content = pieces.flatMap((piece, at): readonly Json[] =>
    "markdown" in piece ? richText(piece.markdown).content : [blok(`${key}/${at}`, piece.part)],
  );
  return { type: "doc", content };
}

function blok(key: string, part: LivingPart): JsonObject {
  const id = uuidOf(key);
  return { type: "blok", attrs: { id, body: [{ _uid: uuidOf(`${key}/part`), ...fieldsOf(key, part) }] } };
}

function fieldsOf(key: string, part: LivingPart): JsonObject {
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
          text: richText(text),
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

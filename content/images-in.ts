import type { ImageNode, RichNode, RichText } from "./rich-text.ts";
import type { Story } from "./story.ts";

type Part = RichText | RichNode | unknown;

/** Returns the paths of the pictures in a story, including its living parts. */
export function imagesIn({ body }: Pick<Story, "body">): readonly string[] {
  const found: string[] = [];
  const look = (part: Part): void => {
    if (typeof part !== "object" || part === null) return;
    if (isImage(part) && part.stored) found.push(part.stored.path);
    for (const inner of Object.values(part)) look(inner);
  };
  look(body);
  return found;
}

const isImage = (part: object): part is ImageNode =>
  "type" in part && part.type === "image" && "stored" in part;

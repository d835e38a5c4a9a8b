import { uuidOf } from "./identity.ts";
import type { JsonObject } from "./story.ts";

/** Matches a link to a story, as writers type it: `story:blogue/un-article#partie`. */
const STORY = /^story:\/?([^#]*?)\/?(?:#(.*))?$/;

interface Target {
  readonly linktype: "story" | "email" | "url";
  readonly uuid: string | null;
  readonly anchor: string | null;
  /** Empty for a story, whose address depends on the language requested. */
  readonly address: string;
}

export function targetOf(written: string): Target {
  const story = STORY.exec(written);
  if (story !== null)
    return { linktype: "story", uuid: uuidOf(story[1] ?? ""), anchor: story[2] ?? null, address: "" };
  const email = /^mailto:(.+)$/.exec(written)?.[1];
  if (email !== undefined) return { linktype: "email", uuid: null, anchor: null, address: email };
  return { linktype: "url", uuid: null, anchor: null, address: written };
}

/** Returns a link field as the service stores it. */
export function multilink(written: string): JsonObject {
  const { linktype, uuid, anchor, address } = targetOf(written);
  return {
    fieldtype: "multilink",
    linktype,
    id: uuid ?? "",
    url: linktype === "url" ? address : "",
    cached_url: linktype === "url" ? address : "",
    ...(linktype === "email" ? { email: address } : {}),
    ...(anchor === null ? {} : { anchor }),
  };
}

/** Returns the UUID of the story to which a link (in rich text or a field) leads; null for other objects. */
export function linkedStory({ linktype, uuid, id }: JsonObject): string | null {
  if (linktype !== "story") return null;
  return typeof uuid === "string" ? uuid : typeof id === "string" ? id : null;
}

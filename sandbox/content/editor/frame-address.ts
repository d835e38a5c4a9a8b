import { createHash } from "node:crypto";
import type { Language } from "#territory/language.ts";
import { idOf } from "../identity.ts";
import { SPACE } from "../space.ts";
import type { Story } from "../story.ts";
import type { StoryStore } from "../story-store.ts";

/** Returns the public address of a story on the site. */
export function publicAddress(store: StoryStore, story: Story, language: Language, siteUrl: string): string {
  return `${siteUrl}/${store.fullSlug(story, language).replace(/\/$/, "")}/`;
}

/** Returns the address for the editor's frame, signed as the service signs it, for an hour. */
export function frameAddress(
  store: StoryStore,
  story: Story,
  language: Language,
  site: { readonly siteUrl: string; readonly previewToken: string },
): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const token = createHash("sha1").update(`${SPACE.id}:${site.previewToken}:${timestamp}`).digest("hex");
  const url = new URL(publicAddress(store, story, language, site.siteUrl));
  for (const [name, value] of Object.entries({
    _storyblok: idOf(story.path),
    _storyblok_c: String(story.content(language).component),
    _storyblok_lang: language === "fr" ? "default" : language,
    _storyblok_release: 0,
    "_storyblok_tk[space_id]": SPACE.id,
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": token,
  })) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

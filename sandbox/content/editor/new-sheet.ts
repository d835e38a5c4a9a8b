import type { Bilingual } from "#territory/language.ts";
import { slugify } from "#territory/slug.ts";
import type { Component } from "./fields.ts";
import { type Sheet, sheet } from "./sheet.ts";

/** Folders for new stories, with the component of each. Prevention articles go to their topic's folder. */
export const PLACES: Readonly<Record<string, { readonly component: Component; readonly name: Bilingual }>> = {
  communiques: { component: "communique", name: { fr: "Communiqués", en: "Press releases" } },
  blogue: { component: "article", name: { fr: "Blogue", en: "Blog" } },
  carrieres: { component: "job", name: { fr: "Carrières", en: "Careers" } },
  "a-propos": { component: "page", name: { fr: "À propos", en: "About us" } },
  "industries-et-collectivites": {
    component: "page",
    name: { fr: "Industries et collectivités", en: "Industries and communities" },
  },
};

/** Returns an address for a title: lower case letters without accents, digits and hyphens. */
export const slugOf = (title: string): string => slugify(title).slice(0, 80).replace(/-+$/, "");

const quebec = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Toronto",
  dateStyle: "short",
  timeStyle: "short",
});
const MONTH_MS = 30 * 24 * 3_600_000;

interface Titles {
  readonly title: string;
  readonly summary: string;
}

/** Creates a story that has titles and summaries, and no text yet. @throws {z.ZodError} */
export function newSheet(component: Component, fr: Titles, en: Titles, now: number): Sheet {
  const later = { fr: "À préciser", en: "To be confirmed" };
  const ofJob = (words: string) =>
    component === "job" ? { place: words, hours: words, pay: words, start: words } : {};
  return sheet.parse({
    facts: {
      component,
      published: quebec.format(now),
      ...(component === "communique" && { audience: "public" }),
      ...(component === "job" && { closes: quebec.format(now + MONTH_MS).slice(0, 10), kind: "seasonal" }),
      ...((component === "article" || component === "prevention_article") && { illustration: "tower" }),
      fr: { ...fr, ...ofJob(later.fr) },
      en: { slug: slugOf(en.title), ...en, ...ofJob(later.en) },
    },
    words: { fr: "", en: "" },
  });
}

import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "consent.title": "Visitor statistics",
  "consent.text":
    "With your permission, we count page views to improve the site. Nothing loads before you answer, and the site works the same if you refuse. You can change your mind at the bottom of the homepage.",
  "consent.change": "Visitor statistics and cookies",
  "consent.given": "You accepted.",
  "consent.refused": "You refused.",
  "consent.accept": "Accept",
  "consent.refuse": "Refuse",
};

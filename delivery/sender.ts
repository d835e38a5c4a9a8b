import type { Bilingual } from "#territory/language.ts";
import type { Block, Writing } from "./message.ts";

/** As whom the post writes. */
export const SENDER = {
  fr: "Vigie, feux de forêt Québec",
  en: "Vigie, Quebec wildfires",
} as const satisfies Bilingual;

/** Who writes, and how to reach them, at the foot of a letter. */
export const senderLine = ({ language, siteUrl, sender }: Writing): Block => ({
  is: "small",
  text: `${SENDER[language]}, ${new URL(siteUrl).host}. ${sender.address}. ${sender.email}`,
});

import type { Bilingual } from "#territory/language.ts";
import type { Block, Writing } from "./message.ts";

export const SENDER = {
  fr: "Vigie, feux de forêt Québec",
  en: "Vigie, Quebec wildfires",
} as const satisfies Bilingual;

/** Returns an email's footer line with the sender's name, site, postal address and email address. */
export const senderLine = ({ language, siteUrl, sender }: Writing): Block => ({
  kind: "small",
  text: `${SENDER[language]}, ${new URL(siteUrl).host}. ${sender.address}. ${sender.email}`,
});

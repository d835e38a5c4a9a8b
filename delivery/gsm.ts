/** What phones write in seven bits; any other character cuts a part of 160 down to 70. */
const GSM7 = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Two places each. */
const GSM7_EXTENDED = new Set("^{}\\[~]|€");

const REPLACED: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "…": "...",
  "–": "-",
  "—": "-",
  "‑": "-",
  "\u2212": "-",
  œ: "oe",
  Œ: "OE",
  "\u00a0": " ",
  "\u202f": " ",
  º: "o",
};

/** Emoji with their joiners, tints and variants: seven bits have no room for them. */
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Me}|\p{Cf})+/gu;
const withoutPictures = (text: string): string => text.replace(PICTURES, "").replace(/ {2,}/g, " ").trim();

/** The same words in characters that phones write in seven bits: letters lose the marks that they have no room for, and emoji are left out. */
export function gsmText(text: string): string {
  const kept = [...withoutPictures(text)].map((character) => {
    const replaced = REPLACED[character] ?? character;
    if ([...replaced].every((each) => GSM7.has(each) || GSM7_EXTENDED.has(each))) return replaced;
    const bare = replaced.normalize("NFD").replace(/\p{M}/gu, "");
    return [...bare].every((each) => GSM7.has(each)) ? bare : "?";
  });
  return kept.join("");
}

/** How many parts a text of those characters is sent in. */
export function gsmParts(text: string): number {
  const length = [...text].reduce((sum, each) => sum + (GSM7_EXTENDED.has(each) ? 2 : 1), 0);
  return length <= 160 ? 1 : Math.ceil(length / 153);
}

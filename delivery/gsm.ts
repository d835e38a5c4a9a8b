/** GSM 03.38 alphabet, with 160 characters in a part. Any other character needs Unicode: 70 characters. */
const GSM7 = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const GSM7_EXTENDED = new Set("^{}\\[~]|€");

/** Typographic marks and their plain forms with the same meaning. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/«[\u00a0\u202f ]?|[\u00a0\u202f ]?»|[“”„]/g, '"'],
  [/[’‘‚′`´]/g, "'"],
  [/…/g, "..."],
  [/[–—‑‐\u2212·•]/g, "-"],
  [/œ/g, "oe"],
  [/Œ/g, "OE"],
  [/[^\S\n\r]/g, " "],
  [/º/g, "o"],
  [/°(?=\s?[NSEOW]\b)/g, ""],
];

/** Characters that carry no words: emoji and other symbols, and invisible characters. */
const SYMBOLS = /(?!°)(?:[\p{So}\p{Sk}\p{C}\p{Me}]|[\ufe00-\ufe0f])/gu;

const isGsm = (text: string) => [...text].every((each) => GSM7.has(each) || GSM7_EXTENDED.has(each));

/** Returns the text to send: in GSM 03.38 if no letter or accent is lost. Drops emoji and other symbols. */
export function smsText(text: string): string {
  const plain = PLAIN.reduce((written, [mark, form]) => written.replace(mark, form), text.normalize("NFC"));
  const words = withoutSymbols(plain);
  return isGsm(words) ? words : withoutSymbols(text.normalize("NFC"));
}

const withoutSymbols = (text: string) =>
  text
    .replace(/\t/g, " ")
    .replace(SYMBOLS, (symbol) => (isGsm(symbol) ? symbol : "\ue000"))
    .replace(/\ue000+/g, "\ue000")
    // A symbol between two spaces leaves one space.
    .replace(/(?<=^|[ \n])\ue000 ?| ?\ue000(?=$|[ \n.,:;!?])|\ue000/g, "");

/** Counts the parts in which a text message is sent and billed. */
export function smsParts(text: string): number {
  const length = isGsm(text)
    ? [...text].reduce((sum, each) => sum + (GSM7_EXTENDED.has(each) ? 2 : 1), 0)
    : text.length;
  const [alone, each] = isGsm(text) ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

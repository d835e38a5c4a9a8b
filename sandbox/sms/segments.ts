/** The phones' own alphabet (GSM 03.38). A character of `EXTENDED` counts as two. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const EXTENDED = /[\^{}\\[~\]|€]/g;
/** Characters of a single text, and of each segment of a longer one. */
const ROOM = { gsm: [160, 153], ucs2: [70, 67] } as const;

/** Returns the number of segments in which a text is sent and billed. */
export function segments(text: string): number {
  const isBasic = BASIC.test(text);
  const [alone, each] = isBasic ? ROOM.gsm : ROOM.ucs2;
  const length = text.length + (isBasic ? (text.match(EXTENDED)?.length ?? 0) : 0);
  return length <= alone ? 1 : Math.ceil(length / each);
}

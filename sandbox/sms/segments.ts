/** The phones' own alphabet (GSM 03.38); each of `EXTENDED` takes the room of two. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const EXTENDED = /[\^{}\\[~\]|€]/g;
/** Characters of a text that travels alone, and of each part of a longer one. */
const ROOM = { gsm: [160, 153], ucs2: [70, 67] } as const;

/** In how many parts a text travels, and is paid. */
export function segments(text: string): number {
  const isBasic = BASIC.test(text);
  const [alone, each] = isBasic ? ROOM.gsm : ROOM.ucs2;
  const length = text.length + (isBasic ? (text.match(EXTENDED)?.length ?? 0) : 0);
  return length <= alone ? 1 : Math.ceil(length / each);
}

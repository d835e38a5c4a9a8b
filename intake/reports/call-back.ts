/** The first number of what was typed, up to a word; then the extension, where a word or sign says that it is one. */
const TYPED = /^\D*?(\+?\d[^\p{L}#;]*)(?:(?:x|ext|post|p|#)\D*(\d{1,6})(?!\d))?/iu;

/** A number as somebody typed it, as a `tel:` address: any country's. What stands after an extension's mark is not dialled with it. */
export function telOfPhone(phone: string): string {
  const [, number = "", extension] = TYPED.exec(phone) ?? [];
  const tel = `tel:${number.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "")}`;
  return extension === undefined ? tel : `${tel};ext=${extension}`;
}

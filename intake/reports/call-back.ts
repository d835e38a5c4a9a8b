/** Matches the first number up to a word, then the extension after a word or sign that marks it. */
const TYPED = /^\D*?(\+?\d[^\p{L}#;]*)(?:(?:x|ext|post|p|#)\D*(\d{1,6})(?!\d))?/iu;

/** Converts a typed number of any country to a `tel:` URL. An extension becomes the parameter `ext`. */
export function telOfPhone(phone: string): string {
  const [, number = "", extension] = TYPED.exec(phone) ?? [];
  // The zero in brackets is only dialled inside the country.
  const dialled = number.replace(/^(\+\d{1,3}\s*)\(0\)/, "$1");
  const tel = `tel:${dialled.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "")}`;
  return extension === undefined ? tel : `${tel};ext=${extension}`;
}
